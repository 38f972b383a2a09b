import { existsSync, writeFileSync } from "node:fs";
import type { AnyGame, PuzzleBook } from "@endzeit/engine";
import { readBook } from "@endzeit/games/puzzles";
import { type Bag, type Hunt, huntPuzzles, seriesOf } from "@endzeit/lab";
import { gameNamed } from "../games.ts";
import { type Io, say } from "../io.ts";
import { botOf, readArguments, readJson, tableOption, textOption, wholeOption } from "../options.ts";
import { progress } from "../progress.ts";
import { UsageError } from "../usage.ts";

const WANTED = 60;
const MOST_WANTED = 1000;
const MOST_MATCHES = 1_000_000;
const PERCENT = 100;
/** A hunt that is broken off has lost no more matches than these. */
const KEPT_EVERY = 5;
const EMPTY: Bag = { matches: 0, puzzles: [] };

/** `endzeit lab puzzles`: looks for puzzles in matches of bots. Several kinds of tables take turns: `--players 1,3`. */
export async function puzzlesCommand(args: readonly string[], io: Io): Promise<void> {
  const read = readArguments(
    args,
    {
      bot: { type: "string" },
      players: { type: "string" },
      options: { type: "string" },
      proof: { type: "string" },
      late: { type: "string" },
      want: { type: "string" },
      matches: { type: "string" },
      seed: { type: "string" },
      out: { type: "string" },
    },
    { min: 1, max: 1, usage: PUZZLES },
  );
  const game = await gameNamed(read.words[0]);
  if (game.minds === undefined) throw new UsageError(`${game.id} has no bots of four levels, who grade puzzles.`);
  const sizes = (textOption(read, "players") ?? String(game.seats.min)).split(",");
  const [first, ...rest] = sizes.map((players) =>
    seriesOf(game, tableOption({ ...read, values: { ...read.values, players } }, game)),
  );
  if (first === undefined) throw new UsageError("there is no table to play at.");
  const matches = wholeOption(read, "matches", 1000, 1, MOST_MATCHES);
  const hunt: Hunt = {
    bots: (textOption(read, "bot") ?? "level-2").split(",").map((bot) => botOf(bot, "--bot", game)),
    proof: botOf(textOption(read, "proof") ?? "level-1", "--proof", game),
    late: wholeOption(read, "late", 50, 0, PERCENT) / PERCENT,
    seed: textOption(read, "seed") ?? "1",
    want: wholeOption(read, "want", WANTED, 1, MOST_WANTED),
    matches,
  };
  const out = textOption(read, "out");
  const command = commandOf(args);
  let bag = out !== undefined && existsSync(out) ? bagIn(out, game, command) : EMPTY;
  const book = (): string => `${lines({ game: game.id, rules: game.rulesVersion, command, ...bag })}\n`;
  const bar = progress(io.errors, matches, bag.matches);
  for (const more of huntPuzzles([first, ...rest], hunt, bag)) {
    const found = more.puzzles !== bag.puzzles;
    bag = more;
    if (out !== undefined && (found || bag.matches % KEPT_EVERY === 0)) writeFileSync(out, book());
    bar.show(bag.matches);
  }
  bar.clear();
  if (out === undefined) say(io, book().trimEnd());
  else writeFileSync(out, book());
}

/** What decides what is found; how far the hunt goes, and where it writes, does not. */
function commandOf(args: readonly string[]): string {
  const aside = ["--out", "--matches"];
  const told = args.filter((arg, at) => !aside.includes(arg) && !aside.includes(args[at - 1] ?? ""));
  return ["endzeit lab puzzles", ...told].join(" ");
}

/** What an earlier run of the same hunt has left in its file. */
function bagIn(file: string, game: AnyGame, command: string): Bag {
  const read = readBook(readJson(file, "--out"));
  if (read === null) throw new UsageError(`--out: "${file}" is there and holds no puzzles.`);
  if (read.game !== game.id || read.rules !== game.rulesVersion || read.command !== command)
    throw new UsageError(
      `--out: "${file}" was found by \`${read.command}\` under rules ${read.rules}; another hunt needs another file.`,
    );
  return { matches: read.matches, puzzles: read.puzzles };
}

/** A line a puzzle, so that it can be seen what has changed. */
function lines({ puzzles, ...head }: PuzzleBook): string {
  const rows = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`);
  return JSON.stringify({ ...head, puzzles: [] }, null, 2).replace(/\[\]\s*\}$/, `[\n${rows.join(",\n")}\n  ]\n}`);
}

export const PUZZLES =
  "lab puzzles GAME [--bot BOT,…] [--players N,…] [--options ID=VALUE,…] [--proof BOT] [--late PERCENT] [--want N] [--matches N] [--seed SEED] [--out FILE]";
