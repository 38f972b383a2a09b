import { closeSync, openSync, readSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { type BotName, botsOf, botTexts } from "@endzeit/bots";
import {
  type AnyGame,
  encodingOf,
  isLanguage,
  isObject,
  type Language,
  languageIds,
  languageOf,
  MatchError,
} from "@endzeit/engine";
import { UsageError } from "./usage.ts";

type Specs = NonNullable<ParseArgsConfig["options"]>;

export interface Arguments {
  readonly words: readonly string[];
  readonly values: { readonly [option: string]: string | boolean | undefined };
}

/** Reads a command's own arguments. Every fault becomes a `UsageError` that names the option. */
export function readArguments(
  args: readonly string[],
  options: Specs,
  words: { min: number; max: number; usage: string },
): Arguments {
  try {
    const read = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const values: Record<string, string | boolean | undefined> = {};
    for (const [name, value] of Object.entries(read.values)) {
      if (typeof value === "string" || typeof value === "boolean") values[name] = value;
    }
    if (read.positionals.length < words.min)
      throw new UsageError(`Something is missing. Usage: endzeit ${words.usage}`);
    if (read.positionals.length > words.max) {
      throw new UsageError(`"${read.positionals[words.max] ?? ""}" is too much. Usage: endzeit ${words.usage}`);
    }
    return { words: read.positionals, values };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // parseArgs names the option in its first sentence; the rest is advice about its own syntax.
    const message = error instanceof Error ? (error.message.split(/\. |\n/)[0] ?? "") : String(error);
    const option = /'(--[\w-]+)' argument is ambiguous/.exec(message)?.[1];
    if (option !== undefined)
      throw new UsageError(
        `${option}: a value that begins with "-" is written ${option}=VALUE. Usage: endzeit ${words.usage}`,
      );
    throw new UsageError(`${message.replace(/\.$/, "")}. Usage: endzeit ${words.usage}`);
  }
}

export function textOption({ values }: Arguments, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}

export function wholeOption(args: Arguments, name: string, otherwise: number, min: number, max: number): number {
  const value = textOption(args, name);
  if (value === undefined) return otherwise;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max))
    throw new UsageError(`--${name}: must be a whole number from ${min} to ${max}, not "${value}".`);
  return number;
}

/** A bot that the game has, by its name or as the page calls it: one that would only stand in for another is none. */
export function botOf(name: string, option: string, game: AnyGame): BotName {
  const known = botsOf(game);
  const asked = name.toLowerCase();
  const bot = known.find((candidate) =>
    [candidate, ...Object.values(botTexts).map((texts) => texts[`bot.${candidate}`])].some(
      (called) => called?.toLowerCase() === asked,
    ),
  );
  if (bot !== undefined) return bot;
  throw new UsageError(`${option}: there is no bot "${name}" for ${game.id}. Known: ${known.join(", ")}.`);
}

/** The language asked for, else that of the machine, else English. */
export function languageOption(args: Arguments, env: NodeJS.ProcessEnv): Language {
  const value = textOption(args, "lang");
  if (value === undefined) return languageOf(env["LC_ALL"] ?? env["LC_MESSAGES"] ?? env["LANG"] ?? "");
  if (isLanguage(value)) return value;
  throw new UsageError(`--lang: must be ${languageIds.join(" or ")}, not "${value}".`);
}

/** By far more than the longest match and the largest pack take. */
const MOST_MEGABYTES = 64;
const PIECE_BYTES = 65_536;

/** A file as text. `what` names the option or the argument for the error. */
export function readText(file: string, what: string): string {
  const bytes = readBytes(file, what);
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Piece by piece: of a pipe or a device nobody knows the size before. */
function readBytes(file: string, what: string): Buffer {
  const pieces: Buffer[] = [];
  try {
    const handle = openSync(file, "r");
    try {
      for (let size = 0; size <= MOST_MEGABYTES * 1_048_576; ) {
        const piece = Buffer.alloc(PIECE_BYTES);
        const read = readSync(handle, piece);
        if (read === 0) return Buffer.concat(pieces);
        pieces.push(piece.subarray(0, read));
        size += read;
      }
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw new UsageError(`${what}: cannot read "${file}" (${fileFault(error)}).`);
  }
  throw new UsageError(`${what}: "${file}" is larger than ${MOST_MEGABYTES} MB: that is no file of a match or a pack.`);
}

/** A file as JSON. */
export function readJson(file: string, what: string): unknown {
  return parseJson(readText(file, what), file, what);
}

export function parseJson(text: string, file: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${what}: "${file}" is not JSON: ${placeOf(text, error)}.`);
  }
}

/** Where JSON goes wrong, by line and column as far as Node tells the position. */
function placeOf(text: string, error: unknown): string {
  // It quotes the text, which may hold what a terminal obeys.
  const message = (error instanceof Error ? error.message : String(error)).replace(/\p{Cc}+/gu, " ");
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return message;
  const before = text.slice(0, Number(position)).split("\n");
  return `${message.split(" in JSON")[0] ?? message}, line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
}

/** Runs what reads a file's contents; the error of a file that does not fit begins with the option that named it. */
export function named<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof MatchError) throw new UsageError(`${what}: ${error.message}`);
    throw error;
  }
}

/** The fault of a file operation in a word or two. */
export function fileFault(error: unknown): string {
  const code = isObject(error) || error instanceof Error ? Reflect.get(error, "code") : undefined;
  switch (code) {
    case "ENOENT":
      return "no such file or folder";
    case "EISDIR":
      return "it is a folder";
    case "EACCES":
    case "EPERM":
      return "no permission";
    case "ENOSPC":
      return "the disk is full";
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

/** The table that a command's `--players`, `--options` and `--content` ask for. */
export function tableOption(args: Arguments, game: AnyGame) {
  const content = textOption(args, "content");
  return {
    players: wholeOption(args, "players", game.seats.min, 1, 99),
    options: tableOptions(textOption(args, "options")),
    content: content === undefined ? null : readJson(content, "--content"),
  };
}

/** Settings of a table given as `--option id=value`, for all commands that open matches. */
export function tableOptions(pairs: string | undefined): { readonly [id: string]: boolean | string } | undefined {
  if (pairs === undefined) return undefined;
  const options: Record<string, boolean | string> = {};
  for (const pair of pairs.split(",")) {
    const [id = "", value = "true"] = pair.split("=");
    options[id.trim()] = value === "true" ? true : value === "false" ? false : value;
  }
  return options;
}
