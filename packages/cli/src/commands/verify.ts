import { createHash } from "node:crypto";
import { isObject, load, readSave } from "@endzeit/engine";
import { gameNamed } from "../games.ts";
import { type Io, say } from "../io.ts";
import { named, readArguments, readJson, textOption } from "../options.ts";
import { UsageError } from "../usage.ts";

export const VERIFY = "verify FILE [--commitment HASH]";

/**
 * `endzeit verify`: whether the dice and shuffles of a match followed from what the server had committed itself to before the
 * first card. The commitment is the SHA-256 of the seed, in hex, as every seat was shown it at the start; the file
 * brings the server's own, `--commitment` is the one that a player wrote down.
 */
export async function verifyCommand(args: readonly string[], io: Io): Promise<void> {
  const read = readArguments(args, { commitment: { type: "string" } }, { min: 1, max: 1, usage: VERIFY });
  const json = readJson(read.words[0] ?? "", "FILE");
  const file = named("FILE", () => readSave(json));
  const own = isObject(json) && typeof json["commitment"] === "string" ? json["commitment"] : undefined;
  const wanted = textOption(read, "commitment")?.toLowerCase() ?? own;
  if (wanted === undefined) {
    throw new UsageError(
      "FILE: holds no commitment, for it was not played on a server. Give the one that you were shown: --commitment HASH.",
    );
  }
  if (!/^[0-9a-f]{64}$/.test(wanted))
    throw new UsageError(`--commitment: must be 64 hexadecimal digits, not "${wanted.slice(0, 80)}".`);
  const seed = createHash("sha256").update(file.seed, "utf8").digest("hex");
  if (seed !== wanted)
    throw new UsageError(
      `The seed of the file is not the one that was committed to: its SHA-256 is ${seed}, not ${wanted}.`,
    );
  if (file.start !== null)
    throw new UsageError(
      "FILE: the match began from a position and not from the seed, which therefore proves nothing.",
    );
  const game = await gameNamed(file.game);
  const match = named("FILE", () => load(game, file));
  say(io, `The seed is the one that was committed to: SHA-256 ${wanted}.`);
  say(
    io,
    `All ${match.log.length} answers are allowed by the rules and lead to the state ${match.hash}, as in the file: every die and every shuffle followed from the seed.`,
  );
}
