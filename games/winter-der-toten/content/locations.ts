import type { Mark } from "./marks.ts";

/** The colony and the six locations. A place's number in the state is its position here, a location's the printed one of its card. */

/** What an item card shows. */
export const SYMBOL_NAMES = ["weapon", "fuel", "education", "food", "medicine", "tool", "survivor"] as const;
export type SymbolName = (typeof SYMBOL_NAMES)[number];
export const isSymbol = (word: string): word is SymbolName => SYMBOL_NAMES.some((symbol) => symbol === word);

export type LocationId = "police-station" | "grocery-store" | "school" | "library" | "hospital" | "gas-station";
export type PlaceId = "colony" | LocationId;

interface PlaceRow<Id extends PlaceId = PlaceId> {
  readonly id: Id;
  /** Where survivors stand; in the colony each helpless one takes a space too. */
  readonly spaces: number;
  readonly entrances: number;
  /** For zombies and barricades, at each entrance. */
  readonly entranceSpaces: number;
  readonly noise: number;
  /** Whether helpless survivors may be here. */
  readonly helpless: boolean;
  /** As printed, from left to right. */
  readonly symbols: readonly SymbolName[];
  readonly mark: Mark;
}

const location = <Id extends LocationId>(
  id: Id,
  spaces: number,
  entranceSpaces: number,
  ...symbols: readonly SymbolName[]
): PlaceRow<Id> => ({ id, spaces, entrances: 1, entranceSpaces, noise: 4, helpless: false, symbols, mark: "A" });

export const PLACES: readonly PlaceRow[] = [
  { id: "colony", spaces: 24, entrances: 6, entranceSpaces: 3, noise: 0, helpless: true, symbols: [], mark: "A" },
  location("police-station", 3, 4, "weapon", "fuel", "tool", "food", "survivor"),
  location("grocery-store", 3, 4, "food", "medicine", "tool", "survivor"),
  location("school", 4, 4, "food", "education", "tool", "medicine", "survivor"),
  location("library", 3, 3, "education", "fuel", "food", "tool", "survivor"),
  location("hospital", 4, 4, "medicine", "fuel", "food", "tool", "survivor"),
  location("gas-station", 2, 3, "fuel", "weapon", "food", "medicine", "survivor"),
];

/** The number of a place; throws for a name that there is not, which only a mistake in the content can bring. */
export function placeOf(id: PlaceId): number {
  const place = PLACES.findIndex((row) => row.id === id);
  if (place < 0) throw new Error(`There is no place "${id}".`);
  return place;
}

/** Moralleiste and Rundenleiste: their last number; both begin at 0. */
export const MORALE_TRACK = 10;
export const ROUND_TRACK = 10;
