import { type Texts, text } from "@endzeit/engine";
import { ITEMS, type ItemId } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { kindNumber, PRINTS } from "../content/prints.ts";

/** What an item card shows, for Item.svelte. */
interface Shown {
  readonly item: ItemId;
  readonly name: string;
  readonly symbol: string;
  readonly symbolName: string;
  readonly effect: string;
  readonly from?: string;
}

export function itemOf(item: ItemId, texts: Texts): Shown {
  const { symbol } = ITEMS[kindNumber(item)];
  return {
    item,
    name: text(texts, `item.${item}`),
    symbol,
    symbolName: text(texts, `symbol.${symbol}`),
    effect: text(texts, `item.${item}.text`),
  };
}

/** The card of a print: with the deck that it is from. */
export function itemAt(print: number, texts: Texts): Shown {
  const { kind, deck } = PRINTS[print % PRINTS.length];
  const from = deck === 0 ? text(texts, "board.starter") : text(texts, `location.${PLACES[deck].id}`);
  return { ...itemOf(ITEMS[kind].id, texts), from };
}

export const isItem = (card: string): card is ItemId => ITEMS.some(({ id }) => id === card);
