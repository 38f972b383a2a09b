import { availableParallelism } from "node:os";
import { dirname, resolve } from "node:path";
import { MatchError } from "@endzeit/engine";
import { conduct, figuresOf, figuresReport, openResults, readExperiment } from "@endzeit/lab";
import { games } from "../games.ts";
import { type Io, say } from "../io.ts";
import { withLine } from "../json-lines.ts";
import { parseJson, readArguments, readJson, readText, textOption, wholeOption } from "../options.ts";
import { progress } from "../progress.ts";
import { UsageError } from "../usage.ts";
import { sharedCrew, sharedRedis } from "./crew.ts";
import { interruption, MOST_THREADS } from "./interruption.ts";
import { pageBeside, writePage } from "./report.ts";
import { LANG, mustNotBe, onFile, textsFor } from "./results.ts";

/** So often the report is written anew while matches are played. */
const RENEW_S = 10;

export const RUN = `lab run FILE [--out FILE] [--threads N] ${LANG}`;

/** `endzeit lab run`: plays what an experiment asks for, or what is left of it. */
export async function runCommand(args: readonly string[], io: Io): Promise<void> {
  const options = { out: { type: "string" }, threads: { type: "string" }, lang: { type: "string" } } as const;
  const read = readArguments(args, options, { min: 1, max: 1, usage: RUN });
  const file = read.words[0] ?? "";
  const plan = await planIn(file);
  const redis = await sharedRedis(io);
  // Whoever only hands out plays with no thread of their own.
  const count = wholeOption(read, "threads", availableParallelism(), redis === null ? 1 : 0, MOST_THREADS);
  const texts = await textsFor(plan, read, io);
  const out = textOption(read, "out") ?? `${file.replace(/\.json$/i, "")}.jsonl`;
  const page = pageBeside(out);
  for (const written of [out, page]) await onFile(written, async () => mustNotBe(written, file, "--out"));
  const results = await onFile(out, () => openResults(out, plan));
  const { ledger } = results;
  const total = plan.cells.length * plan.seeds.length * plan.matches;
  const bar = progress(io.errors, total, ledger.matches);
  const { signal, release } = interruption();
  const crew = sharedCrew(redis, count);
  let lines = "";
  const streaming = setInterval(() => {
    writePage(page, figuresOf(ledger), read, io, texts, RENEW_S).catch(() => undefined);
  }, RENEW_S * 1000);
  try {
    // Where no page can be written, that is said before the matches are played.
    await writePage(page, figuresOf(ledger), read, io, texts, RENEW_S);
    await conduct(
      plan,
      ledger,
      crew,
      {
        match({ cell, seed, n }, account, line) {
          if (ledger.add(cell, seed, n, account)) lines += `${line}\n`;
        },
        stretch() {
          results.add(lines);
          lines = "";
          bar.show(ledger.matches);
        },
      },
      signal,
    );
  } finally {
    clearInterval(streaming);
    bar.clear();
    release();
    results.close();
    await crew.close();
  }
  const figures = figuresOf(ledger);
  await writePage(page, figures, read, io, texts);
  say(io, figuresReport(figures, texts));
  say(io, `\nThe matches are in ${out}, the report is in ${page}.`);
  if (ledger.matches < total) say(io, `Stopped at ${ledger.matches} of ${total} matches. The same command goes on.`);
}

async function planIn(file: string) {
  const text = readText(file, "FILE");
  try {
    return await readExperiment(parseJson(text, file, "FILE"), {
      known: games.ids,
      game: games.rules,
      // Beside the experiment that names it.
      pack: (pack) => readJson(resolve(dirname(file), pack), "the content"),
    });
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    const problems = error.problems.map((problem) => `  ${withLine(text, problem)}`);
    throw new UsageError(`FILE: "${file}" is no experiment that can be played.\n${problems.join("\n")}`);
  }
}
