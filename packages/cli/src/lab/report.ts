import { writeFileSync } from "node:fs";
import type { Texts } from "@endzeit/engine";
import { type Figures, figuresOf, figuresReport } from "@endzeit/lab";
import { type Io, say } from "../io.ts";
import { type Arguments, languageOption, readArguments, textOption } from "../options.ts";
import { LANG, mustNotBe, onFile, resultsIn, textsFor } from "./results.ts";

export const REPORT = `lab report RESULTS [--out FILE.html] [--json] ${LANG}`;

/** `endzeit lab report`: what results say, as text and as a page. */
export async function reportCommand(args: readonly string[], io: Io): Promise<void> {
  const options = { json: { type: "boolean" }, out: { type: "string" }, lang: { type: "string" } } as const;
  const read = readArguments(args, options, { min: 1, max: 1, usage: REPORT });
  const file = read.words[0] ?? "";
  const { ledger } = await resultsIn(file);
  const figures = figuresOf(ledger);
  if (read.values["json"] === true) return say(io, JSON.stringify(figures, null, 2));
  const textsOf = await textsFor(figures, read, io);
  const page = textOption(read, "out") ?? pageBeside(file);
  await onFile(page, async () => mustNotBe(page, file, "--out"));
  await writePage(page, figures, read, io, textsOf);
  say(io, figuresReport(figures, textsOf));
  say(io, `\nThe report is in ${page}.`);
}

export const pageBeside = (results: string): string => `${results.replace(/\.jsonl?$/i, "")}.html`;

/** Writes a report as a page. `renew`: for one that goes on, after how many seconds it is to be loaded again. */
export async function writePage(
  file: string,
  figures: Figures,
  args: Arguments,
  io: Io,
  textsOf: (game: string) => Texts,
  renew?: number,
): Promise<void> {
  // What draws it is heavy: it is loaded by whoever wants a page.
  const { reportPage } = await import("@endzeit/lab/page");
  const language = languageOption(args, io.env);
  const page = reportPage(figures, { language, textsOf, ...(renew === undefined ? {} : { renew }) });
  await onFile(file, async () => writeFileSync(file, page));
}
