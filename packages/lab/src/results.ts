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
import * as v from "valibot";
import { ResultsError } from "./fault.ts";
import { Ledger } from "./ledger.ts";
import { hold } from "./lock.ts";
import { type LabPlan, type MatchLine, MatchLineShape, MOST_MATCHES, PlanShape, seedOf } from "./plan.ts";

/*
 * Results are a file of JSON Lines: the plan first, then a line for each match, which with the plan is all that is needed to play it again.
 * It is only ever added to. What breaks off in the middle of a line is played again.
 */

const FORMAT = "endzeit-lab";
const LF = 10;
/** In bytes: by far more than a plan takes that has content of its own in each cell. */
const LONGEST_LINE = 1 << 28;
const HeadShape = v.object({ format: v.literal(FORMAT), version: v.literal(1), plan: PlanShape });

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
  for await (const whole of wholeLines(file)) {
    number++;
    bytes += whole.length;
    const line = whole.toString().trimEnd();
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
  const release = hold(file);
  try {
    const there = existsSync(file) ? await readResults(file) : null;
    if (there !== null && !alike(samePlan(there.plan), samePlan(plan)))
      throw new ResultsError(
        `"${file}" holds matches of another experiment: its tables, seeds, measures or rules have changed since. Name another file with --out, or delete it.`,
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
