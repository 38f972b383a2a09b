import type { SymbolName } from "./locations.ts";

/** What is counted in an end position, for the seat whose objective it is. */
type Tally =
  /** Of the own group: survivors, men, women, those in the colony, those elsewhere, other locations where any are, and wounds with frostbite. */
  | "survivors"
  | "men"
  | "women"
  | "survivors-inside"
  | "survivors-outside"
  | "locations-outside"
  | "wounds"
  /** Other players with exactly one survivor. */
  | "players-alone"
  /** Survivors that died or were removed, helpless ones not counted. */
  | "survivors-gone"
  | "helpless"
  | "barricades-colony"
  | "zombies-colony"
  | "cards-in-hand"
  | "waste"
  | "food"
  | "starvation"
  | "empty-decks";

/** What has to hold when the match ends; an objective is a list of these. */
export type Condition =
  | { readonly is: "main-objective" }
  | { readonly is: "morale-lost" }
  | { readonly is: "betrayers-exiled" }
  /** So many more of them than each other player. */
  | { readonly is: "ahead"; readonly in: "cards-in-hand" | "survivors"; readonly by: number }
  /** From `least` to `most`; `null` is no limit. */
  | { readonly is: "count"; readonly of: Tally; readonly least: number; readonly most: number | null }
  | { readonly is: "food-for-players"; readonly each: number }
  /** Own cards with the symbol; starter cards may not count. */
  | {
      readonly is: "cards";
      readonly where: "hand" | "equipped" | "hand-or-equipped";
      readonly symbol: SymbolName;
      readonly least: number;
      readonly starters: boolean;
    }
  /** No card with another symbol in hand, and at least one. */
  | { readonly is: "only-cards"; readonly symbol: SymbolName };

export const MAIN_DONE: Condition = { is: "main-objective" };
export const MORALE_LOST: Condition = { is: "morale-lost" };

export const atLeast = (least: number, of: Tally): Condition => ({ is: "count", of, least, most: null });
export const atMost = (most: number, of: Tally): Condition => ({ is: "count", of, least: 0, most });
export const exactly = (n: number, of: Tally): Condition => ({ is: "count", of, least: n, most: n });

export const ahead = (what: "cards-in-hand" | "survivors", by = 1): Condition => ({ is: "ahead", in: what, by });

type Cards = Extract<Condition, { is: "cards" }>;
const cards =
  (where: Cards["where"], starters = true) =>
  (least: number, symbol: SymbolName): Cards => ({ is: "cards", where, symbol, least, starters });

export const inHand = cards("hand");
/** Starter cards do not count. */
export const foundInHand = cards("hand", false);
export const equipped = cards("equipped");
export const owned = cards("hand-or-equipped");
