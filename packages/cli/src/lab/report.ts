import { figuresOf, figuresReport } from "@endzeit/lab";
import { type Io, say } from "../io.ts";
import { readArguments } from "../options.ts";
import { LANG, resultsIn, textsFor } from "./results.ts";

export const REPORT = `lab report RESULTS [--json] ${LANG}`;

/** `endzeit lab report`: what results say. */
export async function reportCommand(args: readonly string[], io: Io): Promise<void> {
  const options = { json: { type: "boolean" }, lang: { type: "string" } } as const;
  const read = readArguments(args, options, { min: 1, max: 1, usage: REPORT });
  const { ledger } = await resultsIn(read.words[0] ?? "");
  const figures = figuresOf(ledger);
  if (read.values["json"] === true) say(io, JSON.stringify(figures, null, 2));
  else say(io, figuresReport(figures, await textsFor(figures, read, io)));
}
