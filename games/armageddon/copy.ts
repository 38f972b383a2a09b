import { copyCore, copyInto, copyLists } from "@endzeit/engine";
import { numbers } from "./content/pack.ts";
import { houseRules } from "./options.ts";
import type { State } from "./state.ts";

/** A state with room for everything and nothing in it. */
export function blank(): State {
  return {
    agenda: [],
    random: [0, 0, 0, 0],
    given: [],
    outcome: null,
    rules: houseRules({}),
    numbers: numbers(null),
    seats: 0,
    round: 0,
    phase: 0,
    start: 0,
    turn: 0,
    points: [],
    arrived: [],
    moves: 0,
    gained: [],
    marauders: [],
    damage: [],
    figures: [],
    people: [],
    bag: [],
    sites: [],
    extended: [],
    used: [],
    houses: [],
    fought: [],
    hand: [],
    known: [],
    secret: [],
    open: [],
    tilesBoxed: [],
    unseenTiles: [],
    bidTiles: [],
    bidStack: [],
    bidBox: [],
    rows: [],
    stack: [],
    placed: [],
    display: [],
    crowd: [],
    equipmentBox: [],
    drawn: [],
    buildings: [],
    tiles: [],
    site: [],
    siteTile: [],
    buildingBox: [],
    tileBox: [],
  };
}

/** Writes one state over another; arrays are reused. */
export function copy(from: State, into: State): void {
  copyCore(from, into);
  into.rules = from.rules;
  into.numbers = from.numbers;
  into.seats = from.seats;
  into.round = from.round;
  into.phase = from.phase;
  into.start = from.start;
  into.turn = from.turn;
  copyInto(from.points, into.points);
  copyInto(from.arrived, into.arrived);
  into.moves = from.moves;
  copyInto(from.gained, into.gained);
  copyInto(from.marauders, into.marauders);
  copyInto(from.damage, into.damage);
  copyInto(from.figures, into.figures);
  copyInto(from.people, into.people);
  copyInto(from.bag, into.bag);
  copyInto(from.sites, into.sites);
  copyInto(from.extended, into.extended);
  copyInto(from.used, into.used);
  copyInto(from.houses, into.houses);
  copyInto(from.fought, into.fought);
  copyLists(from.hand, into.hand);
  copyLists(from.known, into.known);
  copyLists(from.secret, into.secret);
  copyInto(from.open, into.open);
  copyInto(from.tilesBoxed, into.tilesBoxed);
  copyInto(from.unseenTiles, into.unseenTiles);
  copyInto(from.bidTiles, into.bidTiles);
  copyInto(from.bidStack, into.bidStack);
  copyInto(from.bidBox, into.bidBox);
  copyInto(from.rows, into.rows);
  copyInto(from.stack, into.stack);
  copyInto(from.placed, into.placed);
  copyInto(from.display, into.display);
  copyInto(from.crowd, into.crowd);
  copyInto(from.equipmentBox, into.equipmentBox);
  copyInto(from.drawn, into.drawn);
  copyLists(from.buildings, into.buildings);
  copyInto(from.tiles, into.tiles);
  copyInto(from.site, into.site);
  copyInto(from.siteTile, into.siteTile);
  copyInto(from.buildingBox, into.buildingBox);
  copyInto(from.tileBox, into.tileBox);
}
