import type { Io } from "../io.ts";
import { COMPARE, compareCommand } from "../lab/compare.ts";
import { PUZZLES, puzzlesCommand } from "../lab/puzzles.ts";
import { REPORT, reportCommand } from "../lab/report.ts";
import { RUN, runCommand } from "../lab/run.ts";
import { SHOW, showCommand } from "../lab/show.ts";
import { VALUES, valuesCommand } from "../lab/values.ts";
import { WORK, workCommand } from "../lab/work.ts";
import { UsageError } from "../usage.ts";

const tasks: ReadonlyMap<string, (args: readonly string[], io: Io) => Promise<void>> = new Map([
  ["run", runCommand],
  ["work", workCommand],
  ["report", reportCommand],
  ["compare", compareCommand],
  ["show", showCommand],
  ["values", valuesCommand],
  ["puzzles", puzzlesCommand],
]);

/** `endzeit lab`: questions to a game that many matches answer. */
export async function labCommand(args: readonly string[], io: Io): Promise<void> {
  const [what, ...rest] = args;
  const task = tasks.get(what ?? "");
  if (task === undefined)
    throw new UsageError(`there is no lab ${what ?? "without a task"}. Known: ${[...tasks.keys()].join(", ")}.`);
  await task(rest, io);
}

export const LABS = [
  [RUN, "Ask a question that many matches answer: an experiment from a file, over all cores; see docs/lab.md."],
  [WORK, "Play what experiments on other machines ask for, through the Redis that REDIS_URL names."],
  [REPORT, "Results of the lab as text, and as a page that needs no network."],
  [COMPARE, "Two cells of results beside each other, match by match on the same seeds."],
  [SHOW, "Play a match of the results again, and write it as a file that replays."],
  [VALUES, "Learn from matches of bots what a position is worth; prints the weights, and how well they foretell."],
  [PUZZLES, "Look for puzzles in matches of bots: positions in which one answer alone keeps the win; see docs/lab.md."],
] as const;
