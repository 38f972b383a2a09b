import { writeFileSync } from "node:fs";
import { gather, learn, learned, seriesOf } from "@endzeit/lab";
import { gameNamed } from "../games.ts";
import { type Io, say } from "../io.ts";
import { botOf, readArguments, tableOption, textOption, wholeOption } from "../options.ts";
import { progress } from "../progress.ts";
import { UsageError } from "../usage.ts";

const MOST_MATCHES = 1_000_000;

/** `endzeit lab values`: learns from matches of bots what a position is worth. Several kinds of tables take turns: `--players 1,3`, `--options deck=short/deck=normal`. */
export async function valuesCommand(args: readonly string[], io: Io): Promise<void> {
  const read = readArguments(
    args,
    {
      matches: { type: "string" },
      bot: { type: "string" },
      seed: { type: "string" },
      players: { type: "string" },
      options: { type: "string" },
      iterations: { type: "string" },
      out: { type: "string" },
    },
    { min: 1, max: 1, usage: VALUES },
  );
  const game = await gameNamed(read.words[0]);
  if (game.value === undefined) throw new UsageError(`${game.id} has no value to learn.`);
  const iterations = textOption(read, "iterations");
  const thinking = iterations === undefined ? {} : { iterations: wholeOption(read, "iterations", 1, 1, 100_000) };
  const sizes = (textOption(read, "players") ?? String(game.seats.min)).split(",");
  const settings = (textOption(read, "options") ?? "").split("/");
  const [first, ...more] = settings.flatMap((pairs) =>
    sizes.map((players) =>
      seriesOf(game, {
        ...tableOption({ ...read, values: { players, ...(pairs === "" ? {} : { options: pairs }) } }, game),
        thinking,
      }),
    ),
  );
  if (first === undefined) throw new UsageError("there is no table to play at.");
  const bot = botOf(textOption(read, "bot") ?? "greedy", "--bot", game);
  const matches = wholeOption(read, "matches", 1000, 10, MOST_MATCHES);
  const seed = textOption(read, "seed") ?? "1";
  const bar = progress(io.errors, matches);
  const examples = gather([first, ...more], bot, {
    first: 1,
    matches,
    seed,
    progress: bar.show,
  });
  bar.clear();
  const result = learned(game, `endzeit lab values ${args.join(" ")}`, matches, learn(game, examples, seed));
  const out = textOption(read, "out");
  const text = `${JSON.stringify(result, null, 2)}\n`;
  if (out === undefined) say(io, text.trimEnd());
  else writeFileSync(out, text);
}

export const VALUES =
  "lab values GAME [--matches N] [--bot BOT] [--iterations N] [--players N,…] [--options ID=VALUE,…/…] [--seed SEED] [--out FILE]";
