import { deckOf, filled, type Random, type Setup, shuffle } from "@endzeit/engine";
import {
  AREAS,
  AT_START,
  BOXED_FOR_THREE,
  COLOURS,
  IN_BOX,
  MOST_SEATS,
  SITES,
  START_DAMAGE,
  START_POINTS,
} from "./content/board.ts";
import { LEVELS, MOST_ACTIONS, PRINTED_AT } from "./content/buildings.ts";
import { BID_TILES, SCORING_TILES } from "./content/cards.ts";
import { numbers } from "./content/pack.ts";
import { blank } from "./copy.ts";
import { houseRules } from "./options.ts";
import { FIGURES_EACH, join, KINDS } from "./rules/figures.ts";
import { Place, SOURCES, type State } from "./state.ts";

const SECRET_TILES = 2;
const OPEN_TILES = 2;

const zeros = (length: number): number[] => filled(length, 0);
const nothing = (length: number): number[] => filled(length, -1);

/** Spielaufbau. */
export function setup({ players, options, content }: Setup, random: Random): State {
  const opened = { random, rules: houseRules(options), numbers: numbers(content), seats: players };
  const s: State = Object.assign(blank(), opened);
  const scoring = deckOf(zeros(SCORING_TILES.length).fill(1), random);
  s.open = scoring.splice(-OPEN_TILES);
  s.bidStack = deckOf(zeros(BID_TILES.length).fill(1), random);
  s.bidTiles = s.bidStack.splice(-AREAS.length);
  s.stack = deckOf(s.numbers.equipmentCount, random);
  s.placed = zeros(s.stack.length);
  for (const level of LEVELS) {
    const deck = level.slice();
    shuffle(random, deck);
    s.buildings.push(deck);
  }
  s.tiles = deckOf(s.numbers.tileCount, random);
  s.bag = IN_BOX.map((n, kind) => n - (players < MOST_SEATS ? BOXED_FOR_THREE[kind] : 0));
  s.figures = zeros(players * FIGURES_EACH);
  s.gained = zeros(players * SOURCES.length);
  s.used = zeros(players * SITES * MOST_ACTIONS);
  s.rows = nothing(AREAS.length * players);
  s.display = nothing(players);
  s.crowd = zeros(players * KINDS);
  s.site = nothing(players);
  s.siteTile = nothing(players);
  for (let seat = 0; seat < players; seat++) {
    s.points.push(START_POINTS);
    s.gained[seat * SOURCES.length] = START_POINTS;
    s.marauders.push(0);
    s.damage.push(START_DAMAGE);
    s.people.push(0);
    for (let colour = 0; colour < COLOURS.length; colour++) {
      s.bag[colour] -= AT_START[colour];
      join(s, seat, Place.home, colour, AT_START[colour]);
    }
    s.sites.push(...PRINTED_AT);
    s.extended.push(0);
    s.houses.push(0);
    s.fought.push(0);
    s.hand.push([]);
    s.known.push([]);
    s.secret.push(scoring.splice(-SECRET_TILES));
    s.arrived.push(seat);
  }
  // The markers are piled up at random.
  shuffle(random, s.arrived);
  s.moves = players;
  s.unseenTiles = scoring;
  s.agenda.push({ do: "prepare/raiders" });
  return s;
}
