import {
  appendFileSync,
  closeSync,
  createReadStream,
  existsSync,
  openSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { alike } from "@endzeit/engine";
import * as v from "valibot";
import { Ledger } from "./ledger.ts";
import { type LabPlan, type MatchLine, MatchLineShape, PlanShape } from "./plan.ts";

/*
 * Results are a file of JSON Lines: the plan first, then a line for each match, which with the plan is all that is needed to play it again.
 * It is only ever added to. What breaks off in the middle of a line is played again.
 */

const FORMAT = "endzeit-lab";
const HeadShape = v.object({ format: v.literal(FORMAT), version: v.literal(1), plan: PlanShape });

/** A file that is no results, or results of something else: the sentence names it and the way out. */
export class ResultsError extends Error {
  override readonly name = "ResultsError";
}

export interface Results {
  readonly plan: LabPlan;
  readonly ledger: Ledger;
  /** So far the file is whole; what comes after is the beginning of a line. */
  readonly bytes: number;
}

/** Reads results. `each` hears of every line. */
export async function readResults(file: string, each?: (line: MatchLine, text: string) => void): Promise<Results> {
  let ledger: Ledger | null = null;
  let bytes = 0;
  let number = 0;
  for await (const line of wholeLines(file)) {
    number++;
    bytes += Buffer.byteLength(line) + 1;
    if (ledger === null) {
      const head = v.safeParse(HeadShape, parsed(line));
      if (!head.success)
        throw new ResultsError(`"${file}" holds no results of the lab: its first line is not that of a plan.`);
      ledger = new Ledger(head.output.plan);
      continue;
    }
    const read = v.safeParse(MatchLineShape, parsed(line));
    const at = read.success ? placeOf(ledger.plan, read.output) : null;
    if (!read.success || at === null)
      throw new ResultsError(
        `"${file}", line ${number}: is not a match of its plan. Delete the line, and it is played again; or begin anew with another --out.`,
      );
    ledger.add(at.cell, at.seed, at.n, read.output);
    each?.(read.output, line);
  }
  if (ledger === null)
    throw new ResultsError(`"${file}" holds no results of the lab: it has no whole line. Delete it to begin anew.`);
  return { plan: ledger.plan, ledger, bytes };
}

/** Results to go on with. A plan that asks for more matches of the same goes on; another is refused. */
export async function openResults(
  file: string,
  plan: LabPlan,
): Promise<{ ledger: Ledger; add(lines: string): void; close(): void }> {
  const there = existsSync(file) ? await readResults(file) : null;
  if (there !== null && !alike(samePlan(there.plan), samePlan(plan)))
    throw new ResultsError(
      `"${file}" holds matches of another experiment: its tables, seeds, measures or rules have changed since. Name another file with --out, or delete it.`,
    );
  if (there === null) writeFileSync(file, `${JSON.stringify({ format: FORMAT, version: 1, plan })}\n`, { flag: "wx" });
  else truncateSync(file, there.bytes);
  const handle = openSync(file, "a");
  return {
    ledger: there?.ledger ?? new Ledger(plan),
    add: (lines) => appendFileSync(handle, lines),
    close: () => closeSync(handle),
  };
}

/** What must be the same for results to go on: not how many matches, nor how the question is put. */
function samePlan({ cells, seeds, measures }: LabPlan): unknown {
  return JSON.parse(JSON.stringify({ cells, seeds, measures }));
}

function placeOf(plan: LabPlan, { cell, seed }: MatchLine): { cell: number; seed: number; n: number } | null {
  const cut = seed.lastIndexOf("/");
  const n = Number(seed.slice(cut + 1));
  const at = plan.seeds.indexOf(seed.slice(0, cut));
  return cut < 0 || at < 0 || !Number.isSafeInteger(n) || n < 1 || cell >= plan.cells.length
    ? null
    : { cell, seed: at, n };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The lines of a file that have an end. */
async function* wholeLines(file: string): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of createReadStream(file, { encoding: "utf8", highWaterMark: 1 << 20 })) {
    const lines = `${rest}${piece}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
