import { type FieldSight, type Fields, HIDDEN, ownersOnly, StateForm, unseen } from "@endzeit/engine";
import { agenda } from "./agenda.ts";
import { AREAS, COLOURS, LAST_SPACE, MOST_MARAUDERS, MOST_SEATS, PRINTS, ROUNDS, SITES } from "./content/board.ts";
import { BUILDINGS, LEVELS, MOST_ACTIONS } from "./content/buildings.ts";
import { BID_TILES, BUILDING_TILES, EQUIPMENT, ICONS, SCALES, SCORING_TILES } from "./content/cards.ts";
import { options } from "./options.ts";
import { pools } from "./pools.ts";
import { isSearching } from "./rules/equipment.ts";
import { FIGURES_EACH, KINDS, slotOf } from "./rules/figures.ts";
import { Phase, Place, SOURCES, type State } from "./state.ts";

/** What a state of Armageddon is made of: forms, limits, who may see what. `copy` in copy.ts is written out beside it. */

const LEAST_SEATS = 3;
const MANY = 99;
const MOST_POINTS = 9999;
const MOST_MOVES = 1_000_000;

const seats = (state: State): number => state.seats;
const lastSeat = (state: State): number => state.seats - 1;
const each =
  (n: number) =>
  (state: State): number =>
    state.seats * n;

const bySeat = { form: "list", length: seats, least: 0, most: MANY } as const;
const gear = { least: 0, most: EQUIPMENT.length - 1 } as const;
const scored = { least: 0, most: SCORING_TILES.length - 1 } as const;
const bid = { form: "list", least: 0, most: BID_TILES.length - 1 } as const;
const tile = { form: "list", least: 0, most: BUILDING_TILES.length - 1 } as const;
const building = { least: 0, most: BUILDINGS.length - 1 } as const;
const openly = ({ rules }: State): boolean => rules.openHands;

/** Known cards first, in order of their kinds: places in a hand say nothing. */
function shown(cards: readonly number[], known: readonly number[]): number[] {
  const open = cards.filter((_, at) => known[at] === 1).sort((a, b) => a - b);
  while (open.length < cards.length) open.push(HIDDEN);
  return open;
}

/** Of a hand everybody knows the cards that everybody saw taken. */
const hands: FieldSight<State, number[][]> = (hand, { known, rules }, seat) =>
  rules.openHands ? hand : hand.map((cards, owner) => (owner === seat ? cards : shown(cards, known[owner])));

/** In the order of `shown`. */
const knowledge: FieldSight<State, number[][]> = (known, { rules }, seat) =>
  rules.openHands ? known : known.map((of, owner) => (owner === seat ? of : of.slice().sort((a, b) => b - a)));

/** Who has put cards under the stack knows them there. A searcher sees what lies in it, not in which order. */
const stacked: FieldSight<State, number[]> = (stack, state, seat) => {
  if (isSearching(state, seat)) return stack.slice().sort((a, b) => a - b);
  return stack.map((card, at) => (seat !== null && state.placed[at] === seat + 1 ? card : HIDDEN));
};

/** Who stands behind a screen is its owner's secret. */
const screened: FieldSight<State, number[]> = (figures, state, seat) => {
  if (state.rules.openCounts) return figures;
  const seen = figures.slice();
  for (let owner = 0; owner < state.seats; owner++)
    if (owner !== seat) seen.fill(HIDDEN, slotOf(owner, Place.home, 0), slotOf(owner, Place.home, COLOURS.length));
  return seen;
};

const fields: Fields<State> = {
  rules: { form: "rules", specs: options, optional: [] },
  numbers: {
    form: "printed",
    lists: {
      equipmentCount: [EQUIPMENT.length, MANY],
      rounds: [ROUNDS, MOST_MARAUDERS],
      slots: [MOST_SEATS, 9],
      damage: [LAST_SPACE, PRINTS.length - 1],
      bonus: [BID_TILES.length, ICONS.length - 1],
      malus: [BID_TILES.length, ICONS.length - 1],
      tileCount: [BUILDING_TILES.length, MANY],
      scoring: [SCORING_TILES.length, MANY],
      shelter: [BUILDINGS.length, MANY],
      fixed: [BUILDINGS.length, MANY],
      uses: [BUILDINGS.length * MOST_ACTIONS, MANY],
      amount: [BUILDINGS.length * MOST_ACTIONS, MANY],
      scales: {
        beer: [SCALES.beer.length, MANY],
        gasoline: [SCALES.gasoline.length, MANY],
        weapons: [SCALES.weapons.length, MANY],
        medicine: [SCALES.medicine.length, MANY],
        map: [SCALES.map.length, MANY],
        same: [SCALES.same.length, MANY],
        mixed: [SCALES.mixed.length, MANY],
      },
    },
  },
  seats: { form: "whole", least: LEAST_SEATS, most: MOST_SEATS },
  round: { form: "whole", least: 0, most: ROUNDS },
  phase: { form: "whole", least: 0, most: Phase.final },
  start: { form: "whole", least: 0, most: lastSeat },
  turn: { form: "whole", least: 0, most: lastSeat },

  points: { ...bySeat, most: MOST_POINTS },
  arrived: { ...bySeat, most: MOST_MOVES },
  moves: { form: "whole", least: 0, most: MOST_MOVES },
  gained: { form: "list", length: each(SOURCES.length), least: -MOST_POINTS, most: MOST_POINTS },
  marauders: { ...bySeat, most: MOST_MARAUDERS },
  damage: { ...bySeat, least: 1, most: LAST_SPACE },
  figures: { ...bySeat, length: each(FIGURES_EACH), sight: screened },
  people: bySeat,
  bag: { form: "list", length: KINDS, least: 0, most: MANY },

  sites: { form: "list", length: each(SITES), least: -1, most: building.most },
  extended: { ...bySeat, most: 1 },
  used: { ...bySeat, length: each(SITES * MOST_ACTIONS) },
  houses: bySeat,
  fought: bySeat,

  hand: { form: "lists", ...gear, count: seats, sight: hands },
  known: { form: "lists", count: seats, least: 0, most: 1, sight: knowledge },
  secret: { form: "lists", ...scored, count: seats, sight: ownersOnly(openly) },
  open: { form: "list", length: 2, least: -1, most: scored.most },
  tilesBoxed: { form: "list", ...scored },
  unseenTiles: { form: "list", ...scored, sight: unseen },

  bidTiles: { ...bid, length: AREAS.length },
  bidStack: { ...bid, sight: unseen },
  bidBox: bid,
  rows: { form: "list", length: each(AREAS.length), least: -1, most: lastSeat },

  stack: { form: "list", ...gear, sight: stacked },
  placed: { form: "list", least: 0, most: MOST_SEATS },
  display: { form: "list", length: seats, least: -1, most: gear.most },
  crowd: { ...bySeat, length: each(KINDS) },
  equipmentBox: { form: "list", ...gear },
  drawn: {
    form: "list",
    ...gear,
    sight: (cards, state, seat) => (state.turn === seat || openly(state) ? cards : cards.map(() => HIDDEN)),
  },

  buildings: {
    form: "lists",
    ...building,
    count: LEVELS.length,
    sight: (decks) => decks.map((cards) => cards.map(() => HIDDEN)),
  },
  tiles: { ...tile, sight: unseen },
  site: { form: "list", length: seats, least: -1, most: building.most },
  siteTile: { form: "list", length: seats, least: -1, most: tile.most },
  buildingBox: { form: "list", ...building },
  tileBox: tile,
};

export const form = new StateForm<State>(fields, { seats, pools, agenda });
