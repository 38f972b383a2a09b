import { type Random, shuffle } from "./random.ts";

/** Writes one array over another, whatever their lengths. */
export function copyInto<T>(from: readonly T[], into: T[]): void {
  const length = from.length;
  if (into.length !== length) into.length = length;
  for (let i = 0; i < length; i++) into[i] = from[i];
}

/** Writes one list of arrays over another; the arrays are reused. */
export function copyLists<T>(from: readonly (readonly T[])[], into: T[][]): void {
  if (into.length !== from.length) into.length = from.length;
  for (let i = 0; i < from.length; i++) {
    into[i] ??= [];
    copyInto(from[i], into[i]);
  }
}

export const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);

export const emptyLists = (count: number): number[][] => Array.from({ length: count }, () => []);

/** So many cards of each kind, shuffled. */
export function deckOf(counts: readonly number[], random: Random): number[] {
  const deck: number[] = [];
  for (let kind = 0; kind < counts.length; kind++) for (let n = counts[kind]; n > 0; n--) deck.push(kind);
  shuffle(random, deck);
  return deck;
}
