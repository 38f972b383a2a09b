import type { JsonObject } from "@endzeit/engine";

/** Cards that somebody brings along to the page of a game, to play with them. */
export interface Cards {
  readonly name: string;
  readonly pack: JsonObject;
}

const brought = new Map<string, Cards>();

export const bring = (game: string, cards: Cards): void => void brought.set(game, cards);

/** What was brought for a game; once. */
export function takeBrought(game: string): Cards | null {
  const cards = brought.get(game) ?? null;
  brought.delete(game);
  return cards;
}
