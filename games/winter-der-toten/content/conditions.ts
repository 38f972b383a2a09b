import type { SymbolName } from "./locations.ts";

/** What is counted in an end position, for the seat whose objective it is. */
export type Countable =
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
  | { readonly is: "count"; readonly of: Countable; readonly least: number; readonly most: number | null }
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
