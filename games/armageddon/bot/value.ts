import { chanceOf, type Value, weightsOf } from "@endzeit/engine";
import { MOST_SEATS, ROUNDS } from "../content/board.ts";
import type { State } from "../state.ts";
import { PARTS_OF_WORTH } from "./evaluate.ts";
import learned from "./value.json" with { type: "json" };

/** Leads are counted in tens of points. */
const TEN = 10;
const NAMES = PARTS_OF_WORTH.map(({ name }) => name);

/**
 * What the chance to be first is read off, in this order: by how much a seat is ahead of the others on average in each part of what it is worth, as it is and in
 * the last rounds, when less can change; by how much it leads over the best and the weakest of them; and how many they are.
 */
const FEATURES: readonly string[] = [
  "always",
  "four seats",
  ...NAMES.map((name) => `ahead: ${name}`),
  ...NAMES.map((name) => `ahead late: ${name}`),
  "ahead of the best",
  "ahead of the best, late",
  "ahead of the weakest",
  "ahead of the weakest, late",
];

const parts = NAMES.map(() => new Array<number>(MOST_SEATS).fill(0));
const total = new Array<number>(MOST_SEATS).fill(0);

function read(s: State, seat: number, into: number[]): void {
  look(s);
  write(s, seat, into);
}

/** What each seat is worth, part by part. */
function look(s: State): void {
  const left = ROUNDS - s.round;
  total.fill(0);
  for (let part = 0; part < parts.length; part++)
    for (let other = 0; other < s.seats; other++) {
      const points = PARTS_OF_WORTH[part].of(s, other, left) / TEN;
      parts[part][other] = points;
      total[other] += points;
    }
}

function write(s: State, seat: number, into: number[]): void {
  const late = 1 / (1 + ROUNDS - s.round);
  let n = 0;
  into[n++] = 1;
  into[n++] = s.seats === MOST_SEATS ? 1 : 0;
  for (const points of parts) {
    let others = 0;
    for (let other = 0; other < s.seats; other++) if (other !== seat) others += points[other];
    const ahead = points[seat] - others / (s.seats - 1);
    into[n] = ahead;
    into[n + parts.length] = ahead * late;
    n++;
  }
  n += parts.length;
  let best = Number.NEGATIVE_INFINITY;
  let weakest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    if (total[other] > best) best = total[other];
    if (total[other] < weakest) weakest = total[other];
  }
  into[n++] = total[seat] - best;
  into[n++] = (total[seat] - best) * late;
  into[n++] = total[seat] - weakest;
  into[n++] = (total[seat] - weakest) * late;
}

/** To be ahead in anything is never worse than not to be. */
const signs: Value["signs"] = Object.fromEntries(
  FEATURES.filter((name) => name.startsWith("ahead")).map((name) => [name, 1] as const),
);

/** Read for each seat: one of them will be first. */
export const value: Value<State> = { features: FEATURES, signs, seats: (s) => s.points.map((_, seat) => seat), read };

const weights = weightsOf(FEATURES, learned);
const features = FEATURES.map(() => 0);

export function chance(s: State, seat: number): number {
  read(s, seat, features);
  return chanceOf(features, weights);
}
