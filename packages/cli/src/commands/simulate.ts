import { availableParallelism } from "node:os";
import { languageIds } from "@endzeit/engine";
import {
  arena,
  arenaReport,
  type Crew,
  lone,
  seriesOf,
  simulate,
  simulationReport,
  threads,
  warming,
} from "@endzeit/lab";
import { gameNamed, games } from "../games.ts";
import { type Io, say } from "../io.ts";
import { MOST_THREADS } from "../lab/interruption.ts";
import {
  type Arguments,
  botOf,
  languageOption,
  readArguments,
  tableOption,
  textOption,
  wholeOption,
} from "../options.ts";
import { progress } from "../progress.ts";
import { UsageError } from "../usage.ts";

const MOST_GAMES = 10_000_000;

const common = {
  games: { type: "string" },
  seed: { type: "string" },
  players: { type: "string" },
  options: { type: "string" },
  content: { type: "string" },
  lang: { type: "string" },
  json: { type: "boolean" },
  imagine: { type: "string" },
  width: { type: "string" },
  threads: { type: "string" },
} as const;

async function seriesFor(args: Arguments) {
  const game = await gameNamed(args.words[0]);
  return seriesOf(game, {
    ...tableOption(args, game),
    thinking: { ...thought(args, "imagine", "iterations"), ...thought(args, "width", "width") },
  });
}

/** All cores of the machine, unless somebody says otherwise; what comes out is the same. */
function crewFor(args: Arguments): Crew {
  const count = wholeOption(args, "threads", availableParallelism(), 1, MOST_THREADS);
  return count === 1 ? lone(games.rules) : warming(games.rules, () => threads(count));
}

/** What a bot does by itself stays its own affair where nothing is asked. */
function thought(args: Arguments, option: string, setting: "iterations" | "width") {
  return textOption(args, option) === undefined ? {} : { [setting]: wholeOption(args, option, 1, 1, 100_000) };
}

/** `endzeit simulate`: many games and what happened in them. */
export async function simulateCommand(args: readonly string[], io: Io): Promise<void> {
  const read = readArguments(args, { ...common, bots: { type: "string" } }, { min: 1, max: 1, usage: SIMULATE });
  const series = await seriesFor(read);
  const names = (textOption(read, "bots") ?? "random")
    .split(",")
    .map((name) => botOf(name.trim(), "--bots", series.game));
  const count = wholeOption(read, "games", 1000, 1, MOST_GAMES);
  if (names.length > series.players)
    throw new UsageError(
      `--bots: ${names.length} names for ${series.players} seats. Give one for all, or one for each.`,
    );
  // A single name plays all seats, a shorter list goes round.
  const bots = Array.from({ length: series.players }, (_, seat) => names[seat % names.length] ?? "random");
  const bar = progress(io.errors, count);
  const crew = crewFor(read);
  const run = { series, games: count, seed: textOption(read, "seed") ?? "1", crew, progress: bar.show };
  const result = await simulate(run, bots);
  await crew.close();
  bar.clear();
  const texts = series.game.texts[languageOption(read, io.env)];
  say(io, read.values["json"] === true ? JSON.stringify(result, null, 2) : simulationReport(result, texts));
}

/** `endzeit arena`: bots against each other on all sides. */
export async function arenaCommand(args: readonly string[], io: Io): Promise<void> {
  const read = readArguments(args, common, { min: 3, max: 9, usage: ARENA });
  const series = await seriesFor(read);
  const bots = read.words.slice(1).map((name) => botOf(name, "BOT", series.game));
  const count = wholeOption(read, "games", 200, 1, MOST_GAMES);
  const bar = progress(io.errors, count);
  const crew = crewFor(read);
  const run = { series, games: count, seed: textOption(read, "seed") ?? "1", crew, progress: bar.show };
  const result = await arena(run, bots);
  await crew.close();
  bar.clear();
  const texts = series.game.texts[languageOption(read, io.env)];
  say(io, read.values["json"] === true ? JSON.stringify(result, null, 2) : arenaReport(result, texts));
}

const SHARED = `[--games N] [--seed TEXT] [--players N] [--options ID=VALUE,…] [--content FILE] [--imagine N] [--width N] [--threads N] [--lang ${languageIds.join("|")}] [--json]`;
export const SIMULATE = `simulate GAME [--bots BOT,…] ${SHARED}`;
export const ARENA = `arena GAME BOT BOT… ${SHARED}`;
