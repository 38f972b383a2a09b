import { writeFileSync } from "node:fs";
import { type MatchLine, playAgain } from "@endzeit/lab";
import { games } from "../games.ts";
import { type Io, say } from "../io.ts";
import { readArguments, textOption, wholeOption } from "../options.ts";
import { UsageError } from "../usage.ts";
import { mustNotBe, onFile, resultsIn } from "./results.ts";

export const SHOW = "lab show RESULTS SEED [--cell N] [--out FILE]";

/** `endzeit lab show`: a match of results, played again, as a save: `endzeit replay` tells it, and the page opens it. */
export async function showCommand(args: readonly string[], io: Io): Promise<void> {
  const options = { cell: { type: "string" }, out: { type: "string" } } as const;
  const read = readArguments(args, options, { min: 2, max: 2, usage: SHOW });
  const [file = "", seed = ""] = read.words;
  const cell = wholeOption(read, "cell", 0, 0, 9999);
  const found: MatchLine[] = [];
  const { plan } = await resultsIn(file, (line) => {
    if (line.seed === seed && line.cell === cell) found.push(line);
  });
  const [line] = found;
  if (line === undefined)
    throw new UsageError(
      `SEED: "${file}" has no match "${seed}" of cell ${cell}. Seeds look like "${plan.seeds[0]}/1", cells are 0 to ${plan.cells.length - 1}.`,
    );
  const out = textOption(read, "out");
  if (out !== undefined) await onFile(out, async () => mustNotBe(out, file, "--out"));
  const save = `${JSON.stringify(await playAgain(plan, line, games.rules))}\n`;
  if (out === undefined) io.output.write(save);
  else {
    await onFile(out, async () => writeFileSync(out, save));
    say(io, `The match is in ${out}: "endzeit replay ${out}" tells it, and the page opens it.`);
  }
}
