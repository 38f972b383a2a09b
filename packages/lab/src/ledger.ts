import type { Account } from "./account.ts";
import type { Done, LabPlan } from "./plan.ts";
import { Sums } from "./sums.ts";

/** Of each match what is compared with the same match of another cell: who won, as bits; answers; scores. */
class Column {
  readonly won: (number | undefined)[] = [];
  readonly answers: number[] = [];
  readonly scores: number[][] = [];
}

/** All that is known of a plan's matches: each counted once, however often it comes. */
export class Ledger implements Done {
  readonly plan: LabPlan;
  readonly cells: readonly Sums[];
  readonly #columns: readonly Column[];
  #matches = 0;

  constructor(plan: LabPlan) {
    this.plan = plan;
    this.cells = plan.cells.map(({ players }) => new Sums(players));
    this.#columns = plan.cells.map(() => new Column());
  }

  get matches(): number {
    return this.#matches;
  }

  has(cell: number, seed: number, n: number): boolean {
    return this.#columns[cell]?.won[this.#place(seed, n)] !== undefined;
  }

  /** Whether the match was new. */
  add(cell: number, seed: number, n: number, account: Account): boolean {
    const [sums, column] = [this.cells[cell], this.#columns[cell]];
    if (sums === undefined || column === undefined || this.has(cell, seed, n)) return false;
    const place = this.#place(seed, n);
    column.won[place] = account.winners.reduce((bits, seat) => bits | (1 << seat), 0);
    column.answers[place] = account.answers;
    if (account.scores !== undefined) column.scores[place] = account.scores;
    sums.add(account);
    this.#matches++;
    return true;
  }

  /** The matches that two cells both have, one after the other. */
  *pairs(a: number, b: number): Generator<readonly [Pairable, Pairable]> {
    const [one, other] = [this.#columns[a], this.#columns[b]];
    if (one === undefined || other === undefined) return;
    for (let place = 0; place < Math.min(one.won.length, other.won.length); place++) {
      const [mine, theirs] = [pairable(one, place), pairable(other, place)];
      if (mine !== null && theirs !== null) yield [mine, theirs];
    }
  }

  #place(seed: number, n: number): number {
    return (n - 1) * this.plan.seeds.length + seed;
  }
}

/** What of a match is compared with another. */
export interface Pairable {
  /** Bit n: whether seat n won. */
  readonly won: number;
  readonly answers: number;
  readonly scores: readonly number[] | undefined;
}

function pairable({ won, answers, scores }: Column, place: number): Pairable | null {
  const bits = won[place];
  return bits === undefined ? null : { won: bits, answers: answers[place] ?? 0, scores: scores[place] };
}
