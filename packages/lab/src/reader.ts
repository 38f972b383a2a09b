import * as v from "valibot";
import { ResultsError } from "./fault.ts";
import { Ledger } from "./ledger.ts";
import { type LabPlan, type MatchLine, MatchLineShape, MOST_MATCHES, PlanShape, seedOf } from "./plan.ts";

export const FORMAT = "endzeit-lab";
const HeadShape = v.object({ format: v.literal(FORMAT), version: v.literal(1), plan: PlanShape });

/**
 * Reads results line by line, wherever they come from. They are JSON Lines: the plan first, then a line for each match, which with the plan
 * is all that is needed to play it again. What is wrong is a `ResultsError` that names the file and the line.
 */
export class ResultsReader {
  readonly #file: string;
  #ledger: Ledger | null = null;
  #number = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** What the lines so far come to. There must be one at least. */
  get ledger(): Ledger {
    if (this.#ledger === null)
      throw new ResultsError(
        `"${this.#file}" holds no results of the lab: it has no whole line. Delete it to begin anew.`,
      );
    return this.#ledger;
  }

  /** The match of a line; null for the plan. */
  take(line: string): MatchLine | null {
    this.#number++;
    const ledger = this.#ledger;
    if (ledger === null) {
      const head = v.safeParse(HeadShape, parsed(line));
      if (!head.success)
        throw new ResultsError(`"${this.#file}" holds no results of the lab: its first line is not that of a plan.`);
      this.#ledger = new Ledger(head.output.plan);
      return null;
    }
    const read = v.safeParse(MatchLineShape, parsed(line));
    const at = read.success ? placeOf(ledger.plan, read.output) : null;
    if (!read.success || at === null)
      throw new ResultsError(
        `"${this.#file}", line ${this.#number}: is not a match of its plan. Delete the line, and it is played again; or begin anew with another --out.`,
      );
    ledger.add(at.cell, at.seed, at.n, read.output);
    return read.output;
  }
}

function placeOf(plan: LabPlan, line: MatchLine): { cell: number; seed: number; n: number } | null {
  const { cell, seed, winners, first = 0 } = line;
  const players = plan.cells[cell]?.players ?? 0;
  const cut = seed.lastIndexOf("/");
  const n = Number(seed.slice(cut + 1));
  const base = seed.slice(0, cut);
  const at = plan.seeds.indexOf(base);
  // A number has one spelling: 0x1 is no 1.
  if (at < 0 || !(n >= 1 && n <= MOST_MATCHES) || seedOf(base, n) !== seed) return null;
  if (new Set(winners).size < winners.length || [first, ...winners].some((seat) => seat < 0 || seat >= players))
    return null;
  return { cell, seed: at, n };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
