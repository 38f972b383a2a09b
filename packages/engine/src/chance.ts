import type { CoreState } from "./game.ts";

/** What a position is judged by when its worth is learned: some numbers read off the state, and how much each weighs. */
export interface Value<S extends CoreState = CoreState> {
  /** Names of the numbers, in their order; the first is always 1. */
  readonly features: readonly string[];
  /** Features with which the chance must not fall (1) or rise (-1), whatever the matches say. */
  readonly signs?: { readonly [feature: string]: 1 | -1 };
  /** The seats for which it is read: one where what the others expect follows from it. */
  seats(state: S): readonly number[];
  /** Writes the numbers for a seat into `into`. */
  read(state: S, seat: number, into: number[]): void;
}

/** Weights as the lab has learned them, with how they were made. */
export interface Learned {
  readonly command: string;
  readonly matches: number;
  /** The mean squared error on matches held back, and that of always saying the mean. */
  readonly brier: number;
  readonly untaught: number;
  /** By tenths of what was foretold: how often, what was said on average, what came. */
  readonly tenths: readonly { readonly examples: number; readonly said: number; readonly came: number }[];
  readonly weights: { readonly [feature: string]: number };
}

/** A number of any size as one between 0 and 1, 0 as a half: by the four basic operations alone, so that every machine finds the same. */
export const squash = (points: number): number => 0.5 + (0.5 * points) / (1 + Math.abs(points));

/** The weights in the order of the features; what has not been learned weighs nothing. */
export const weightsOf = (features: readonly string[], { weights }: Learned): readonly number[] =>
  features.map((name) => weights[name] ?? 0);

/** The chance that features stand for, with a weight for each. */
export function chanceOf(features: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += features[at] * weights[at];
  return squash(sum);
}
