import { ITEM_CARDS, ITEMS, type ItemId, STARTER_DECK } from "./items.ts";

/**
 * Prints: item cards that cannot be told apart, of the same kind and with the same back. An item card in the state is the number of its
 * print, for only starter cards count less for some objectives.
 */
interface Print {
  readonly kind: number;
  readonly deck: number;
}

export const PRINTS: readonly Print[] = ITEM_CARDS.filter(
  ({ kind, deck }, at) => ITEM_CARDS.findIndex((card) => card.kind === kind && card.deck === deck) === at,
);

/** How many of each print are in the box. */
export const PRINT_COUNTS: readonly number[] = PRINTS.map(({ kind, deck }) => ITEMS[kind].counts[deck]);

/** By print, for rules that run often. */
export const KIND_OF: readonly number[] = PRINTS.map(({ kind }) => kind);
export const IS_STARTER: readonly boolean[] = PRINTS.map(({ deck }) => deck === STARTER_DECK);

export const SYMBOLS = ["weapon", "fuel", "education", "food", "medicine", "tool", "survivor"] as const;

/** By kind. */
export const SYMBOL_OF_KIND: readonly number[] = ITEMS.map(({ symbol }) => SYMBOLS.indexOf(symbol));
/** By print. */
export const SYMBOL_OF: readonly number[] = KIND_OF.map((kind) => SYMBOL_OF_KIND[kind]);

export function kindNumber(id: ItemId): number {
  return ITEMS.findIndex((row) => row.id === id);
}
