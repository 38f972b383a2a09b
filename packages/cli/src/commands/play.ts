import { writeFileSync } from "node:fs";
import { botsOf, makeBot } from "@endzeit/bots";
import { type AnyGame, type AnyMatch, languageIds, load, Match } from "@endzeit/engine";
import { drawingOf, gameNamed } from "../games.ts";
import type { Io } from "../io.ts";
import {
  botOf,
  fileFault,
  languageOption,
  named,
  readArguments,
  readJson,
  tableOption,
  textOption,
} from "../options.ts";
import { wantsColour } from "../play/colour.ts";
import { lineInput } from "../play/input.ts";
import { playLoop } from "../play/loop.ts";
import { Screen } from "../play/screen.ts";
import { UsageError } from "../usage.ts";

export const PLAY = `play GAME [--seat NAME|NUMBER|both] [--bot BOT] [--seed TEXT] [--players N] [--options ID=VALUE,…] [--content FILE] [--load FILE] [--lang ${languageIds.join("|")}]`;

/** `endzeit play`: a match in the terminal, alone against bots or several people at one screen. */
export async function playCommand(args: readonly string[], io: Io): Promise<void> {
  const text = { type: "string" } as const;
  const read = readArguments(
    args,
    { seat: text, bot: text, seed: text, players: text, options: text, content: text, load: text, lang: text },
    { min: 1, max: 1, usage: PLAY },
  );
  const game = await gameNamed(read.words[0]);
  const lang = languageOption(read, io.env);
  // As on the form of a new match: who chooses none plays against the best that the game has.
  const bot = botOf(textOption(read, "bot") ?? botsOf(game).at(-1) ?? "random", "--bot", game);
  const file = textOption(read, "load");
  // A seed by the clock is fine here: it is written into the save file.
  const seed = textOption(read, "seed") ?? String(Date.now());
  if (file !== undefined) {
    const clash = ["seed", "players", "options", "content"].find((option) => textOption(read, option) !== undefined);
    if (clash !== undefined)
      throw new UsageError(`--${clash}: the file of --load already says that. Leave one of them out.`);
  }
  const match: AnyMatch =
    file === undefined
      ? Match.open(game, {
          ...tableOption(read, game),
          seed,
        })
      : named("--load", () => load(game, readJson(file, "--load")));
  const people = seatsOf(game, match.players, textOption(read, "seat") ?? "0");
  const bots = Array.from({ length: match.players }, (_, seat) =>
    people.includes(seat) ? null : makeBot(bot, { seed: `${match.seed} seat ${seat}` }),
  );
  const screen = new Screen(game, await drawingOf(game.id), {
    lang,
    colour: wantsColour(io.output, io.env),
    write: (line) => io.output.write(line),
    width: () => io.output.columns ?? null,
  });
  const input = lineInput(io.input, io.output);
  try {
    await playLoop(match, { bots }, { screen, input, write: writeFile });
  } finally {
    input.close();
  }
}

/** The seats that people take: all, one by its number, or one by its name in any language. */
function seatsOf(game: AnyGame, players: number, wanted: string): number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const asked = wanted.toLowerCase();
  if (asked === "both" || asked === "all") return seats;
  const names = (seat: number): string[] =>
    [game.texts.en, ...Object.values(game.texts)].flatMap((texts) =>
      [texts[`seat.${seat}.short`], texts[`seat.${seat}`]].flatMap((name) => name?.toLowerCase() ?? []),
    );
  const found = seats.find((seat) => String(seat) === asked || names(seat).includes(asked));
  if (found !== undefined) return [found];
  const known = seats.map((seat) => names(seat)[0] ?? String(seat));
  throw new UsageError(`--seat: there is no seat "${wanted}". Known: ${known.join(", ")}, both.`);
}

function writeFile(file: string, text: string): string | null {
  try {
    writeFileSync(file, text);
    return null;
  } catch (error) {
    return fileFault(error);
  }
}
