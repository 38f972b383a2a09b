import { PLACES, type PlaceId, type SymbolName } from "./locations.ts";
import type { Mark } from "./marks.ts";

/** A part of a goal; all parts have to hold in the same check. "Players" are those who began, also when some are out since. */
type Goal =
  /** The check of the last round is reached. */
  | { readonly goal: "survive" }
  | { readonly goal: "zombies-outside"; readonly most: number }
  | { readonly goal: "barricades"; readonly colony: number; readonly others: number }
  | { readonly goal: "barricades-each-entrance"; readonly least: number }
  | { readonly goal: "empty-decks"; readonly decks: number }
  /** Cards with the symbol that were put on the objective, so many for each player or in all. */
  | {
      readonly goal: "contributed";
      readonly symbol: SymbolName;
      readonly cards: number;
      readonly per: "player" | "table";
      readonly starters: boolean;
    }
  /** At the start of each colony phase one player puts a card on the objective, or the objective has failed; in the last round so many lie there. */
  | {
      readonly goal: "each-colony-phase";
      readonly symbol: SymbolName;
      readonly cards: number;
      readonly starters: boolean;
    }
  /** Everyone who is not exiled has so many weapons equipped. */
  | { readonly goal: "all-armed"; readonly weapons: number }
  /** Food tokens for each player who is not exiled. */
  | { readonly goal: "food-each"; readonly tokens: number }
  /** A die for each killed zombie, a sample from this number on; so many for each player. */
  | { readonly goal: "samples"; readonly from: number; readonly each: number };

interface Side {
  readonly morale: number;
  readonly rounds: number;
  /** At the start, by place. */
  readonly zombies: readonly number[];
  /** Helpless survivors: so many for each player, and so many more. */
  readonly helpless: { readonly each: number; readonly more: number };
  readonly goals: readonly Goal[];
  readonly marks: { readonly [part in "morale" | "rounds" | "setup" | "goal"]: Mark };
}

/** Gemeinsame Ziele. An objective's number in the state is its position here: rows are never reordered. */
interface MainObjective<Id extends string> {
  readonly id: Id;
  readonly time: "short" | "medium" | "long";
  readonly timeMark: Mark;
  /** Who is exiled is out of the game. */
  readonly exiledAreOut: boolean;
  readonly normal: Side;
  readonly hardcore: Side;
}

/** The same number at each location, the colony's for itself; some places have their own. */
const zombies = (
  colony: number,
  others: number,
  own: { readonly [place in PlaceId]?: number } = {},
): readonly number[] => PLACES.map(({ id }) => own[id] ?? (id === "colony" ? colony : others));

/** Outside; so many come to the colony. */
const entrancesFull = (colony: number): readonly number[] =>
  PLACES.map(({ id, entranceSpaces }) => (id === "colony" ? colony : entranceSpaces));

const side = (
  morale: number,
  rounds: number,
  at: readonly number[],
  goals: readonly Goal[],
  marks: Mark | Side["marks"],
  helpless: Side["helpless"] = { each: 0, more: 0 },
): Side => ({
  morale,
  rounds,
  zombies: at,
  helpless,
  goals,
  marks: typeof marks === "string" ? { morale: marks, rounds: marks, setup: marks, goal: marks } : marks,
});

const contributed = (symbol: SymbolName, cards: number, per: "player" | "table", starters: boolean): Goal => ({
  goal: "contributed",
  symbol,
  cards,
  per,
  starters,
});

const stockpile = (cards: number, tokens: number): readonly Goal[] => [
  { goal: "food-each", tokens },
  { goal: "barricades-each-entrance", least: 1 },
  contributed("medicine", cards, "table", false),
  contributed("tool", cards, "table", false),
  contributed("fuel", cards, "table", false),
];

const leaving = (food: number): readonly Goal[] => [
  { goal: "all-armed", weapons: 1 },
  contributed("food", food, "player", true),
];

const fuelEachPhase = (starters: boolean): Goal => ({ goal: "each-colony-phase", symbol: "fuel", cards: 8, starters });

const SURVIVE: Goal = { goal: "survive" };
const CLEARED: Goal = { goal: "zombies-outside", most: 3 };
const TWO_EMPTY: Goal = { goal: "empty-decks", decks: 2 };

type Sketch = Pick<MainObjective<string>, "time" | "normal" | "hardcore"> & {
  readonly timeMark?: Mark;
  readonly exiledAreOut?: boolean;
};

const objective = <Id extends string>(id: Id, sketch: Sketch): MainObjective<Id> => ({
  timeMark: "A",
  exiledAreOut: false,
  ...sketch,
  id,
});

const rows = [
  objective("eight-weeks-of-darkness", {
    time: "long",
    normal: side(7, 8, zombies(0, 1), [SURVIVE], "A", { each: 1, more: 0 }),
    hardcore: side(6, 9, zombies(6, 2), [SURVIVE], "SI", { each: 0, more: 0 }),
  }),
  objective("kill-them", {
    time: "medium",
    exiledAreOut: true,
    normal: side(7, 7, zombies(0, 3), [CLEARED], "A"),
    hardcore: side(6, 6, entrancesFull(2), [CLEARED], "SI"),
  }),
  objective("find-a-cure", {
    time: "medium",
    timeMark: "SI",
    normal: side(4, 6, zombies(8, 1, { hospital: 4 }), [contributed("medicine", 2, "player", false)], {
      morale: "SI",
      rounds: "SI",
      setup: "SI",
      goal: "A",
    }),
    hardcore: side(3, 5, zombies(9, 2, { hospital: 4 }), [contributed("medicine", 2, "player", false)], "SI"),
  }),
  objective("home-sweet-home", {
    time: "medium",
    normal: side(6, 6, zombies(12, 1), [{ goal: "barricades", colony: 10, others: 1 }], "A"),
    hardcore: side(5, 6, zombies(6, 1), [{ goal: "barricades", colony: 12, others: 1 }], "SI"),
  }),
  objective("raiding-party", {
    time: "short",
    normal: side(5, 6, zombies(2, 2), [TWO_EMPTY], "A"),
    hardcore: side(5, 6, zombies(8, 2), [TWO_EMPTY], "SI"),
  }),
  objective("leave-it-all-behind", {
    time: "medium",
    timeMark: "SI",
    normal: side(
      5,
      6,
      zombies(3, 1),
      leaving(2),
      { morale: "SI", rounds: "SI", setup: "SI", goal: "B" },
      { each: 1, more: 0 },
    ),
    hardcore: side(4, 5, zombies(6, 2), leaving(2), "SI", { each: 1, more: 1 }),
  }),
  objective("stockpile", {
    time: "medium",
    timeMark: "B",
    normal: side(7, 7, zombies(6, 1), stockpile(2, 2), { morale: "SI", rounds: "SI", setup: "SI", goal: "B" }),
    hardcore: side(7, 7, zombies(9, 2), stockpile(2, 2), "SI"),
  }),
  objective("winter-has-come", {
    time: "long",
    timeMark: "B",
    normal: side(9, 8, zombies(0, 0), [fuelEachPhase(true)], { morale: "SI", rounds: "B", setup: "SI", goal: "B" }),
    hardcore: side(8, 8, zombies(0, 1), [fuelEachPhase(false)], "SI"),
  }),
  objective("too-many-mouths", {
    time: "short",
    normal: side(7, 5, zombies(6, 0), [SURVIVE], "A", { each: 1, more: 3 }),
    hardcore: side(7, 5, zombies(10, 0), [SURVIVE], "SI", { each: 1, more: 3 }),
  }),
  objective("we-need-more-samples", {
    time: "short",
    normal: side(6, 6, zombies(0, 1), [{ goal: "samples", from: 4, each: 3 }], "A"),
    hardcore: side(6, 5, zombies(0, 3), [{ goal: "samples", from: 4, each: 4 }], {
      morale: "C",
      rounds: "RB",
      setup: "RB",
      goal: "C",
    }),
  }),
];

export type MainObjectiveId = (typeof rows)[number]["id"];
export const MAIN_OBJECTIVES: readonly MainObjective<MainObjectiveId>[] = rows;

/** For a first game. */
export const FIRST_OBJECTIVE: MainObjectiveId = "we-need-more-samples";
