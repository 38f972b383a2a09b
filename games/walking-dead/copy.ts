import { copyCore, copyInto, copyLists } from "@endzeit/engine";
import { numbers } from "./content/pack.ts";
import { houseRules } from "./options.ts";
import type { State } from "./state.ts";

/** What is fixed for a match where nothing else was chosen: made once, copies share it. */
const USUAL = { rules: houseRules({}), numbers: numbers(null) };

/** A state with room for everything and nothing in it. */
export function blank(): State {
  return {
    agenda: [],
    random: [0, 0, 0, 0],
    given: [],
    outcome: null,
    ...USUAL,
    seats: 0,
    first: 0,
    round: 0,
    turn: 0,
    role: [],
    character: [],
    spent: [],
    at: [],
    allies: [],
    tiles: [],
    skips: [],
    hand: [],
    front: [],
    claws: [],
    pool: 0,
    box: 0,
    equipmentDeck: [],
    equipmentDiscard: [],
    encounterDeck: [],
    encounterDiscard: [],
    walkerDeck: [],
    walkerDiscard: [],
    aside: [],
    fight: null,
    again: 0,
    shotgun: 0,
    deaths: 0,
  };
}

/** Writes one state over another; arrays are reused. */
export function copy(from: State, into: State): void {
  copyCore(from, into);
  into.rules = from.rules;
  into.numbers = from.numbers;
  into.seats = from.seats;
  into.first = from.first;
  into.round = from.round;
  into.turn = from.turn;
  copyInto(from.role, into.role);
  copyInto(from.character, into.character);
  copyInto(from.spent, into.spent);
  copyInto(from.at, into.at);
  copyInto(from.allies, into.allies);
  copyInto(from.tiles, into.tiles);
  copyInto(from.skips, into.skips);
  copyInto(from.front, into.front);
  copyLists(from.hand, into.hand);
  copyLists(from.claws, into.claws);
  into.pool = from.pool;
  into.box = from.box;
  copyInto(from.equipmentDeck, into.equipmentDeck);
  copyInto(from.equipmentDiscard, into.equipmentDiscard);
  copyInto(from.encounterDeck, into.encounterDeck);
  copyInto(from.encounterDiscard, into.encounterDiscard);
  copyInto(from.walkerDeck, into.walkerDeck);
  copyInto(from.walkerDiscard, into.walkerDiscard);
  copyInto(from.aside, into.aside);
  into.fight = from.fight;
  into.again = from.again;
  into.shotgun = from.shotgun;
  into.deaths = from.deaths;
}
