import { ITEM_CARDS, ITEMS, type ItemId, STARTER_DECK } from "./items.ts";
import { type LocationId, PLACES, placeOf } from "./locations.ts";

/**
 * Prints: item cards that cannot be told apart, of the same kind and with the same back. An item card in the state is the number of its
 * print, for only starter cards count less for some objectives.
 */
interface Print {
  readonly kind: number;
  readonly deck: number;
}

/** 6.1: two lists disagree about the survivor cards of School and Library; so many the second one has. */
const SECOND_LIST = [
  { id: "outsider-1", deck: placeOf("school"), n: 0 },
  { id: "outsider-2", deck: placeOf("school"), n: 2 },
  { id: "outsider-2", deck: placeOf("library"), n: 0 },
  { id: "outsider-3", deck: placeOf("library"), n: 2 },
] as const;

const firstOfItsPrint = ({ kind, deck }: Print, at: number, cards: readonly Print[]): boolean =>
  cards.findIndex((card) => card.kind === kind && card.deck === deck) === at;

export const PRINTS: readonly Print[] = [
  ...ITEM_CARDS,
  ...SECOND_LIST.map(({ id, deck }) => ({ kind: kindNumber(id), deck })),
].filter(firstOfItsPrint);

/** How many of each print are in the box, and by the second list. */
export const PRINT_COUNTS: readonly number[] = PRINTS.map(({ kind, deck }) => ITEMS[kind].counts[deck]);
export const SECOND_COUNTS: readonly number[] = PRINTS.map(({ kind, deck }, print) => {
  const other = SECOND_LIST.find((row) => kindNumber(row.id) === kind && row.deck === deck);
  return other?.n ?? PRINT_COUNTS[print];
});
/** Whether the lists disagree about a print. */
export const IS_DISPUTED: readonly boolean[] = PRINT_COUNTS.map((n, print) => SECOND_COUNTS[print] !== n);

/**
 * a card whose use for this round is over keeps that wherever it goes. Off its bearer it is the number of its print and this; what
 * is told by print is told of both.
 */
export const USED = PRINTS.length;
const byCard = <T>(of: (print: Print) => T): readonly T[] => [...PRINTS, ...PRINTS].map(of);

/** By card, for rules that run often. */
export const KIND_OF: readonly number[] = byCard(({ kind }) => kind);
export const IS_STARTER: readonly boolean[] = byCard(({ deck }) => deck === STARTER_DECK);

export const SYMBOLS = ["weapon", "fuel", "education", "food", "medicine", "tool", "survivor"] as const;

/** By kind. */
export const SYMBOL_OF_KIND: readonly number[] = ITEMS.map(({ symbol }) => SYMBOLS.indexOf(symbol));
/** By card. */
export const SYMBOL_OF: readonly number[] = KIND_OF.map((kind) => SYMBOL_OF_KIND[kind]);

export function kindNumber(id: ItemId): number {
  return ITEMS.findIndex((row) => row.id === id);
}

/** What a card shows when it comes to light: what it is, and by its back the deck that it began in. By card. */
export type Back = LocationId | "starter";
export const FACE_OF: readonly { readonly card: ItemId; readonly back: Back }[] = byCard(({ kind, deck }) => {
  const { id } = PLACES[deck];
  return { card: ITEMS[kind].id, back: id === "colony" ? "starter" : id };
});
