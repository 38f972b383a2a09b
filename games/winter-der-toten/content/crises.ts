import type { SymbolName } from "./locations.ts";
import type { Mark } from "./marks.ts";
import { type CrisisSpot, readEffects, readSymbols } from "./spelled.ts";

/** What a crisis does that was not prevented. Survivors, players and hands are those of players who are not exiled. */
export type CrisisEffect =
  | { readonly does: "morale"; readonly by: number }
  /** A wound on everyone. */
  | { readonly does: "wound-all" }
  /** A wound more on everyone who is hurt; if nobody is, morale. */
  | { readonly does: "wound-hurt"; readonly otherwise: number }
  /** Frostbite on so many of the highest influence. */
  | { readonly does: "frostbite"; readonly survivors: number }
  /** So many of the lowest influence die. */
  | { readonly does: "kill-lowest"; readonly survivors: number }
  /** So many at the place, or at each location outside the colony. */
  | { readonly does: "zombies"; readonly at: CrisisSpot; readonly zombies: number }
  /** At most so many barricades are removed at each entrance of the colony, and at each other location. */
  | { readonly does: "barricades"; readonly colony: number | "all"; readonly others: number }
  /** Hungermarker come into the supply, and take no morale of their own now. */
  | { readonly does: "starvation"; readonly tokens: number }
  /** Half the food is lost, rounded up. */
  | { readonly does: "halve-food" }
  /** Everyone gives a survivor to the left. */
  | { readonly does: "pass-survivor" }
  /** Nobody moves until the end of the next round. */
  | { readonly does: "no-moves" }
  /** So many random cards of every hand go onto the waste. */
  | { readonly does: "lose-cards"; readonly cards: number };

/** Krisenkarten. A crisis's number in the state is its position here: rows are never reordered. */
interface CrisisRow<Id extends string = string> {
  readonly id: Id;
  /** A card with any of these helps. */
  readonly symbols: readonly SymbolName[];
  /** In this order. */
  readonly effects: readonly CrisisEffect[];
  readonly spelled: { readonly symbols: string; readonly effects: string };
  readonly mark: Mark;
  readonly symbolMark: Mark;
}

const crisis = <Id extends string>(
  id: Id,
  mark: Mark,
  symbols: string,
  effects: string,
  symbolMark: Mark = mark,
): CrisisRow<Id> => ({
  id,
  symbols: readSymbols(symbols),
  effects: readEffects(effects),
  spelled: { symbols, effects },
  mark,
  symbolMark,
});

const rows = [
  crisis("despair", "A", "medicine", "morale -2"),
  crisis("fuel-shortage", "RB", "fuel", "morale -2"),
  crisis("horror-in-the-night", "A", "food", "morale -2"),
  crisis("illness", "A", "medicine", "wound-all; morale -1"),
  crisis("legions-of-death", "A", "fuel", "zombies colony 12"),
  crisis("overpopulation", "A", "food", "kill-lowest 2"),
  crisis("strength-of-the-dead", "A", "fuel", "barricades all 0; zombies colony 10"),
  crisis("unending-hordes", "A", "tool", "zombies colony 8; morale -1"),
  crisis("zombie-surge", "A", "tool", "zombies colony 6; zombies each-location 1"),
  // The English titles of these four are translated from the Spanish cards.
  crisis("exhaustion", "A", "medicine", "frostbite 5"),
  crisis("bare-pantry", "A", "food", "starvation 1; morale -1"),
  crisis("they-are-watching-us", "A", "medicine, tool", "zombies library 3; zombies grocery-store 3"),
  crisis("reorganization", "A", "tool", "pass-survivor; morale -1"),
  crisis("blizzard", "RB", "fuel", "no-moves; morale -1", "C"),
  crisis("rationing", "SI", "food", "halve-food; morale -1"),
  crisis("infected-wounds", "SI", "medicine", "wound-hurt -1"),
  crisis("rotten-planks", "SI", "tool", "barricades 1 2; morale -1"),
  crisis("they-are-gathering", "SI", "food, fuel", "zombies police-station 3; zombies school 3"),
  crisis("they-found-the-road", "SI", "fuel, medicine", "zombies hospital 3; zombies gas-station 3"),
  crisis("hoarders", "SI", "food, tool", "lose-cards 1; morale -1"),
];

type CrisisId = (typeof rows)[number]["id"];
export const CRISES: readonly CrisisRow<CrisisId>[] = rows;

/** Optional: so many more than needed, and morale rises by one. */
export const CRISIS_BONUS_FROM = 2;
