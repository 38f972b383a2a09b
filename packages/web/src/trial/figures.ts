import {
  type Compared,
  compare,
  differences,
  isTogether,
  type Ledger,
  type PairedDifference,
  type Share,
  verdictOf,
  wilson,
} from "@endzeit/lab/anywhere";

/** One measure of both sides of a trial, and what sets the second one apart from the first. */
export interface FigureRow {
  readonly what: Compared;
  /** Of wins the share with its interval, else the mean. */
  readonly sides: readonly [Share | number, Share | number];
  readonly difference: PairedDifference;
  /** As a report of the lab says it; `few` where there are not enough pairs to say anything. */
  readonly verdict: "few" | "noise" | "likely" | "clear";
}

/** With fewer pairs an interval by the normal distribution means nothing. */
export const FEWEST_PAIRS = 20;

/** What two ways to go on differ in for the seat that chooses: whether it wins and, where points are counted, how many it has. */
export function rowsOfSeat(ledger: Ledger, seat: number): readonly FigureRow[] {
  const wins: Compared = { of: "wins", seat };
  return rowsOf(ledger, hasScores(ledger) ? [wins, { of: "score", seat }] : [wins]);
}

/**
 * What two kinds of tables differ in: who wins, how long it takes and, where points are counted, how many there are. `comparisons`: how many are
 * looked at in all, where it is more than these.
 */
export function rowsOfTable(
  ledger: Ledger,
  seats: number,
  cells: readonly [number, number] = FIRST_TWO,
  comparisons?: number,
): readonly FigureRow[] {
  const together = cells.every((cell) => isTogether(ledger, cell));
  const asked = Array.from({ length: together ? 1 : seats }, (_, seat) => seat);
  const measures: Compared[] = [
    ...asked.map((seat) => ({ of: "wins", seat }) as const),
    { of: "answers" },
    ...(hasScores(ledger, cells) ? asked.map((seat) => ({ of: "score", seat }) as const) : []),
  ];
  // What one of two wins the other loses: the lab counts that as one question.
  return rowsOf(ledger, measures, cells, comparisons ?? compare(ledger, cells[1], cells[0]).length);
}

const FIRST_TWO = [0, 1] as const;

const hasScores = (ledger: Ledger, cells: readonly number[] = FIRST_TWO): boolean =>
  cells.every((cell) => (ledger.cells[cell]?.scores[0]?.count ?? 0) > 0);

function rowsOf(
  ledger: Ledger,
  measures: readonly Compared[],
  [base, other]: readonly [number, number] = FIRST_TWO,
  comparisons = measures.length,
): readonly FigureRow[] {
  return differences(ledger, other, base, measures).map((difference) => ({
    what: difference.what,
    sides: [sideOf(ledger, base, difference.what), sideOf(ledger, other, difference.what)],
    difference,
    verdict: difference.pairs < FEWEST_PAIRS ? "few" : verdictOf(difference, comparisons),
  }));
}

function sideOf(ledger: Ledger, cell: number, what: Compared): Share | number {
  const sums = ledger.cells[cell];
  if (sums === undefined) return 0;
  if (what.of === "wins") return wilson(sums.wins[what.seat] ?? 0, sums.matches);
  return what.of === "answers" ? sums.answers.mean : (sums.scores[what.seat]?.mean ?? 0);
}
