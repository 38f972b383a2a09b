import { readFileSync } from "node:fs";
import { isObject, MatchError } from "@endzeit/engine";
import { backupCommand } from "./commands/backup.ts";
import { contentCommand } from "./commands/content.ts";
import { described, PROTOCOL } from "./commands/describe.ts";
import { labCommand } from "./commands/lab.ts";
import { playCommand } from "./commands/play.ts";
import { protocol } from "./commands/protocol.ts";
import { replayCommand } from "./commands/replay.ts";
import { serveCommand } from "./commands/serve.ts";
import { arenaCommand, simulateCommand } from "./commands/simulate.ts";
import { verifyCommand } from "./commands/verify.ts";
import { games } from "./games.ts";
import { help } from "./help.ts";
import { type Io, say } from "./io.ts";
import { readArguments, textOption } from "./options.ts";
import { UsageError } from "./usage.ts";

const commands: ReadonlyMap<string, (args: readonly string[], io: Io) => Promise<void>> = new Map([
  ["play", playCommand],
  ["simulate", simulateCommand],
  ["lab", labCommand],
  ["arena", arenaCommand],
  ["replay", replayCommand],
  ["verify", verifyCommand],
  ["content", contentCommand],
  ["serve", serveCommand],
  ["backup", backupCommand],
  [
    "protocol",
    async (args: readonly string[], io: Io) => {
      const options = { schema: { type: "string" }, page: { type: "string" } } as const;
      const read = readArguments(args, options, { min: 0, max: 0, usage: PROTOCOL });
      const [schema, page] = [textOption(read, "schema"), textOption(read, "page")];
      if (schema !== undefined) io.output.write(await described(games, schema, "schema"));
      else if (page !== undefined) io.output.write(await described(games, page, "page"));
      else await protocol(games, io.input, io.output);
    },
  ],
]);

/** Runs a command line and returns the exit code: 0 done, 2 bad input, 1 a fault of the program. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === undefined || name === "--help" || name === "-h" || name === "help" || rest.includes("--help")) {
      say(io, help());
      return 0;
    }
    if (name === "--version" || name === "-v") {
      say(io, version());
      return 0;
    }
    const command = commands.get(name);
    if (command === undefined) {
      throw new UsageError(
        `There is no command "${name}". Known: ${[...commands.keys()].join(", ")}. See endzeit --help.`,
      );
    }
    await command(rest, io);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    io.errors.write(`endzeit: ${message}\n`);
    return error instanceof UsageError || error instanceof MatchError ? 2 : 1;
  }
}

function version(): string {
  const file: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return isObject(file) && typeof file["version"] === "string" ? file["version"] : "unknown";
}
