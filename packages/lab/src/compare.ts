import { Histogram } from "./histogram.ts";
import type { Ledger, Pairable } from "./ledger.ts";
import { wilson } from "./wilson.ts";

/** Two-sided 95 % point of the normal distribution, and the one-sided point of 80 %. */
const Z = 1.959964;
const POWER = 0.841621;

/** What is compared: whether a seat won, how long the match took, what a seat scored. */
export type Compared =
  | { readonly of: "wins"; readonly seat: number }
  | { readonly of: "answers" }
  | { readonly of: "score"; readonly seat: number };

/** By how much a thing is more in one cell than in another, match by match on the same seeds. */
export interface PairedDifference {
  readonly what: Compared;
  readonly pairs: number;
  readonly mean: number;
  /** Whether the difference was the same in all pairs. */
  readonly alike: boolean;
  readonly low: number;
  readonly high: number;
  /** The same interval if each cell had been played on seeds of its own. */
  readonly apart: { readonly low: number; readonly high: number };
  /** How likely chance alone brings a difference of at least this size. */
  readonly chance: number;
  /** How many pairs tell a difference of this size from none, four times in five; null where there is none to tell. */
  readonly needed: number | null;
  /** The same on seeds of their own. */
  readonly neededApart: number | null;
}

/** One cell against another, measure by measure; the second is what the first is measured against. */
export function compare(ledger: Ledger, a: number, b: number): readonly PairedDifference[] {
  const seats = Math.min(ledger.cells[a]?.players ?? 0, ledger.cells[b]?.players ?? 0);
  const together = [a, b].every((cell) => isTogether(ledger, cell));
  // What one of two wins, the other loses: asked twice it would be counted twice.
  const duel = seats === 2 && [a, b].every((cell) => isDuel(ledger, cell));
  const asked = Array.from({ length: seats }, (_, seat) => seat);
  const counted = together || duel ? [0] : asked;
  const scored = [a, b].every((cell) => (ledger.cells[cell]?.scores[0]?.count ?? 0) > 0);
  const measures: Compared[] = [
    ...counted.map((seat) => ({ of: "wins", seat }) as const),
    { of: "answers" },
    ...(scored ? (together ? [0] : asked).map((seat) => ({ of: "score", seat }) as const) : []),
  ];
  return differences(ledger, a, b, measures);
}

/** One cell against another by these measures, over the matches that both have. */
export function differences(
  ledger: Ledger,
  a: number,
  b: number,
  measures: readonly Compared[],
): readonly PairedDifference[] {
  const series = measures.map((what) => ({
    what,
    mine: new Histogram(),
    theirs: new Histogram(),
    off: new Histogram(),
  }));
  for (const [one, other] of ledger.pairs(a, b))
    for (const { what, mine, theirs, off } of series) {
      const [x, y] = [numberOf(what, one), numberOf(what, other)];
      mine.add(x);
      theirs.add(y);
      off.add(x - y);
    }
  return series.map(({ what, mine, theirs, off }) => {
    const error = Math.sqrt(off.variance / Math.max(1, off.count));
    const apart = Math.sqrt((mine.variance + theirs.variance) / Math.max(1, off.count));
    const { mean } = off;
    return {
      what,
      pairs: off.count,
      mean,
      alike: error === 0,
      ...(what.of === "wins" && error === 0
        ? allAlike(mean, off.count)
        : { low: mean - Z * error, high: mean + Z * error }),
      apart: { low: mean - Z * apart, high: mean + Z * apart },
      chance: error === 0 ? (mean === 0 ? 1 : 0) : beyond(Math.abs(mean) / error),
      needed: neededFor(off.variance, mean),
      neededApart: neededFor(mine.variance + theirs.variance, mean),
    };
  });
}

/** Whether all seats of a cell have always won or lost as one. */
export function isTogether(ledger: Ledger, cell: number): boolean {
  const sums = ledger.cells[cell];
  return sums !== undefined && sums.players > 1 && sums.matches > 0 && sums.lost + sums.together === sums.matches;
}

/** Whether in each match one and only one has won. */
function isDuel(ledger: Ledger, cell: number): boolean {
  const sums = ledger.cells[cell];
  return (
    sums !== undefined &&
    sums.matches > 0 &&
    sums.wins.reduce((sum, wins) => sum + wins, 0) === sums.matches &&
    sums.lost === 0 &&
    sums.together === 0
  );
}

/**
 * The interval of wins where all pairs came out alike: that is no certainty. By Wilson another outcome may still come in some share of the
 * pairs, and it could be the opposite one.
 */
function allAlike(mean: number, pairs: number): { readonly low: number; readonly high: number } {
  const rare = 1 - wilson(pairs, pairs).low;
  const off = mean === 0 ? rare : 2 * rare;
  return { low: Math.max(-1, mean - (mean < 0 ? 0 : off)), high: Math.min(1, mean + (mean > 0 ? 0 : off)) };
}

function numberOf(what: Compared, { won, answers, scores }: Pairable): number {
  if (what.of === "wins") return (won >> what.seat) & 1;
  return what.of === "answers" ? answers : (scores?.[what.seat] ?? 0);
}

/** How many matches tell a difference from none, four times in five. */
export function neededFor(variance: number, difference: number): number | null {
  if (difference === 0) return null;
  return Math.max(2, Math.ceil(((Z + POWER) ** 2 * variance) / (difference * difference)));
}

/** How likely a normal variable lies further from its mean than so many standard deviations: Abramowitz, Stegun 7.1.26. */
function beyond(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.min(1, series * Math.exp(-x * x));
}
