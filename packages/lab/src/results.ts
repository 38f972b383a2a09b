import {
  appendFileSync,
  closeSync,
  createReadStream,
  existsSync,
  openSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { alike } from "@endzeit/engine";
import { ResultsError } from "./fault.ts";
import { Ledger } from "./ledger.ts";
import { hold } from "./lock.ts";
import type { LabPlan, MatchLine } from "./plan.ts";
import { FORMAT, ResultsReader } from "./reader.ts";

/* A file of results is only ever added to. What breaks off in the middle of a line is played again. */

const LF = 10;
/** In bytes: by far more than a plan takes that has content of its own in each cell. */
const LONGEST_LINE = 1 << 28;

export interface Results {
  readonly plan: LabPlan;
  readonly ledger: Ledger;
  /** So far the file is whole; what comes after is the beginning of a line. */
  readonly bytes: number;
}

/** Reads results. `each` hears of every line. */
export async function readResults(file: string, each?: (line: MatchLine, text: string) => void): Promise<Results> {
  const reader = new ResultsReader(file);
  let bytes = 0;
  for await (const whole of wholeLines(file)) {
    bytes += whole.length;
    const line = whole.toString().trimEnd();
    const match = reader.take(line);
    if (match !== null) each?.(match, line);
  }
  const { ledger } = reader;
  return { plan: ledger.plan, ledger, bytes };
}

/** Results to go on with. A plan that asks for more matches of the same goes on; another is refused. */
export async function openResults(
  file: string,
  plan: LabPlan,
): Promise<{ ledger: Ledger; add(lines: string): void; close(): void }> {
  const release = hold(file);
  try {
    const there = existsSync(file) ? await readResults(file) : null;
    if (there !== null && !alike(samePlan(there.plan), samePlan(plan)))
      throw new ResultsError(
        `"${file}" holds matches of another experiment: its tables, seeds, measures, rules or bots have changed since. Name another file with --out, or delete it.`,
      );
    if (there === null)
      writeFileSync(file, `${JSON.stringify({ format: FORMAT, version: 1, plan })}\n`, { flag: "wx" });
    else if (statSync(file).size > there.bytes) truncateSync(file, there.bytes);
    const handle = openSync(file, "a");
    return {
      ledger: there?.ledger ?? new Ledger(plan),
      add: (lines) => appendFileSync(handle, lines),
      close() {
        closeSync(handle);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** What must be the same for results to go on: not how many matches, nor how the question is put. */
function samePlan({ cells, seeds, measures }: LabPlan): unknown {
  return JSON.parse(JSON.stringify({ cells, seeds, measures }));
}

/** The lines of a file that have an end, with it: as bytes, for what is no text has as many of them as it has. */
async function* wholeLines(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let held = 0;
  const pieces: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: 1 << 20 });
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf(LF); end >= 0; end = piece.indexOf(LF, from)) {
      const last = piece.subarray(from, end + 1);
      yield rest.length === 0 ? last : Buffer.concat([...rest, last]);
      rest = [];
      held = 0;
      from = end + 1;
    }
    rest.push(piece.subarray(from));
    held += piece.length - from;
    if (held > LONGEST_LINE)
      throw new ResultsError(
        `"${file}" holds no results of the lab: a line of it has no end after ${held >> 20} MB. Name a file that "endzeit lab run" has written.`,
      );
  }
}
