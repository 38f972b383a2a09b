import { readOptions } from "@endzeit/engine";
import { gameNamed } from "../games.ts";
import { type Io, say } from "../io.ts";
import { withLine } from "../json-lines.ts";
import { parseJson, readArguments, readText, tableOptions, textOption } from "../options.ts";
import { UsageError } from "../usage.ts";

export const CONTENT = "content export GAME [--options ID=VALUE,…] | content check GAME FILE";

/** `endzeit content`: a game's rows as an editable file, and whether such a file is good. */
export async function contentCommand(args: readonly string[], io: Io): Promise<void> {
  const read = readArguments(args, { options: { type: "string" } }, { min: 2, max: 3, usage: CONTENT });
  const [what, id, file] = read.words;
  const game = await gameNamed(id);
  if (what === "export" && file === undefined) {
    const options = readOptions(game.options, tableOptions(textOption(read, "options")));
    if ("problems" in options) throw new UsageError(`--options: ${options.problems.join(" ")}`);
    say(io, JSON.stringify(game.content.export(options.options), null, 2));
  } else if (what === "check" && file !== undefined) {
    const text = readText(file, "FILE");
    const problems = game.content.problems(parseJson(text, file, "FILE")).map((problem) => withLine(text, problem));
    if (problems.length > 0)
      throw new UsageError(`FILE: "${file}" does not fit.\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    say(io, `"${file}" is a good content pack for ${game.id}.`);
  } else throw new UsageError(`Usage: endzeit ${CONTENT}`);
}
