/**
 * The seeded generator of a match: four 32-bit words, part of the state.
 * Algorithm: sfc32 by Chris Doty-Humphrey (PractRand, public domain).
 */
export type Random = number[];

/** A generator whose whole sequence follows from the text of the seed. */
export function randomFrom(seed: string): Random {
  // FNV-1a, once for each word with another start, so that similar seeds share nothing.
  const random: Random = [0, 0, 0, 1];
  for (let word = 0; word < 3; word++) {
    let hash = 0x811c9dc5 ^ Math.imul(word + 1, 0x9e3779b9);
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    random[word] = hash | 0;
  }
  for (let i = 0; i < 16; i++) next(random);
  return random;
}

/** The next 32 bits, as an unsigned integer. */
export function next(random: Random): number {
  const a = random[0];
  const b = random[1];
  const c = random[2];
  const counter = random[3];
  const result = (((a + b) | 0) + counter) | 0;
  random[3] = (counter + 1) | 0;
  random[0] = b ^ (b >>> 9);
  random[1] = (c + (c << 3)) | 0;
  random[2] = (((c << 21) | (c >>> 11)) + result) | 0;
  return result >>> 0;
}

/** A whole number from 0 to `bound` - 1, each equally likely (rejection, no bias). `bound` is 1 to 2^32. */
export function below(random: Random, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 0x100000000) {
    throw new RangeError(`below(${bound}): the bound must be a whole number from 1 to 2^32.`);
  }
  const limit = 0x100000000 - (0x100000000 % bound);
  let draw = next(random);
  while (draw >= limit) draw = next(random);
  return draw % bound;
}

/** One of the items, each equally likely; where there is only one, nothing is drawn. There must be one. */
export function oneOf<T>(items: readonly T[], random: Random): T {
  return items[items.length > 1 ? below(random, items.length) : 0];
}

/** Puts the items in random order, in place (Fisher-Yates). */
export function shuffle<T>(random: Random, items: T[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const item = items[last];
    items[last] = items[other];
    items[other] = item;
  }
}

/** A new array in `random` order; the one given stays as it is. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const copy = items.slice();
  shuffle(random, copy);
  return copy;
}

/** A generator that has nothing to do with what was drawn from `random` before: its words are drawn now. */
export function freshRandom(random: Random): Random {
  return [next(random) | 0, next(random) | 0, next(random) | 0, next(random) | 0];
}
