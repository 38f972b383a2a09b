import type { Answer, ContentPack, CoreState, Game, GameEvent, Options } from "./game.ts";
import { isObject, type JsonObject, spelled } from "./json.ts";
import { Match, MatchError, readOpening } from "./match.ts";

const FORMAT = "endzeit-save";
const VERSION = 1;

/** A match as a file: what it began with, every answer, and the hash of where they led. */
export interface Save {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  readonly content: ContentPack;
  /** The position that the match began from, when it was not the set-up. */
  readonly start: JsonObject | null;
  readonly answers: readonly (readonly [seat: number, answer: Answer])[];
  readonly hash: string;
  /** Who sits at each seat, in the words of the table that wrote the file: the rules know nothing of it. Older files have none. */
  readonly seats?: readonly JsonObject[];
}

export function save<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
  seats?: readonly JsonObject[],
): Save {
  return {
    format: FORMAT,
    version: VERSION,
    game: match.game.id,
    rules: match.game.rulesVersion,
    players: match.players,
    options: match.options,
    seed: match.seed,
    content: match.content,
    start: match.start === null ? null : (JSON.parse(JSON.stringify(match.start)) as JsonObject),
    answers: match.log.map(({ seat, answer }) => [seat, answer]),
    hash: match.hash,
    ...(seats === undefined ? {} : { seats }),
  };
}

/** Reads what every save says about itself, before a game is loaded. Throws `MatchError`. */
export function readSave(file: unknown): Save {
  if (!isObject(file) || file["format"] !== FORMAT) {
    throw new MatchError("not-a-save", [`format: this is not an Endzeit save file; "${FORMAT}" is missing.`]);
  }
  const version = file["version"];
  if (typeof version === "number" && version > VERSION) {
    throw new MatchError("newer-save", [
      `version: the file was written by a newer Endzeit (format ${version}, this one reads up to ${VERSION}). Update, then load it again.`,
    ]);
  }
  const problems: string[] = [];
  const need = (field: string, good: boolean, what: string): void => {
    if (!good) problems.push(`${field}: must be ${what}.`);
  };
  need("version", version === VERSION, String(VERSION));
  need("game", typeof file["game"] === "string", "the id of a game");
  need("rules", Number.isInteger(file["rules"]), "a whole number");
  need("players", Number.isInteger(file["players"]), "a whole number");
  need("options", isObject(file["options"]), "an object");
  need("seed", typeof file["seed"] === "string", "a text");
  need("content", file["content"] === null || isObject(file["content"]), "an object or null");
  need("start", file["start"] === null || isObject(file["start"]), "an object or null");
  need("hash", typeof file["hash"] === "string", "a text");
  const answers = file["answers"];
  if (!Array.isArray(answers)) problems.push("answers: must be a list.");
  else {
    const bad = answers.findIndex(
      (row) => !Array.isArray(row) || row.length !== 2 || !Number.isInteger(row[0]) || !isObject(row[1]),
    );
    if (bad >= 0) problems.push(`answers[${bad}]: must be a pair of seat and answer.`);
  }
  const seats = file["seats"];
  need(
    "seats",
    seats === undefined || (Array.isArray(seats) && seats.length === file["players"] && seats.every(isObject)),
    "a list with an object for each player, or left out",
  );
  if (problems.length > 0) throw new MatchError("damaged-save", problems);
  return file as unknown as Save;
}

/**
 * Plays a save file to its end and checks where it leads. One of older rules is good as long as these lead to the same state. Throws `MatchError`: `not-a-save`, `newer-save`, `damaged-save`,
 * `other-game`, `other-rules`, `bad-table`, `bad-state`.
 */
export function load<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  file: unknown,
): Match<S, A, E, V> {
  const saved = readSave(file);
  if (saved.game !== game.id) {
    throw new MatchError("other-game", [`game: the file is a match of "${saved.game}", not of "${game.id}".`]);
  }
  const played = `the file was played by version ${saved.rules} of the rules, this is version ${game.rulesVersion}`;
  if (saved.rules > game.rulesVersion) throw new MatchError("newer-save", [`rules: ${played}.`]);
  if (saved.rules === game.rulesVersion) return replayed(game, saved);
  try {
    return replayed(game, saved);
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    throw new MatchError("other-rules", [
      `rules: ${played}, by which the match comes out otherwise.`,
      ...error.problems,
    ]);
  }
}

function replayed<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  saved: Save,
): Match<S, A, E, V> {
  const { players, options, seed, content } = saved;
  const opening = readOpening(game, { players, options, seed, content });
  const match = saved.start === null ? Match.open(game, opening) : Match.from(game, saved.start, opening);
  for (const [index, [seat, answer]] of saved.answers.entries()) {
    const answered = match.answer(seat, answer);
    if (!answered.ok) {
      throw new MatchError("damaged-save", [
        `answers[${index}]: ${told(answer)} of seat ${seat} is not allowed there (${answered.refusal.reason}).`,
      ]);
    }
  }
  if (match.hash !== saved.hash) {
    throw new MatchError("damaged-save", [`hash: the answers lead to ${match.hash}, the file says ${saved.hash}.`]);
  }
  return match;
}

/** An answer from a file with its terms, each cut short. */
function told(answer: Answer): string {
  return `{${Object.entries(answer)
    .slice(0, 6)
    .map(([term, value]) => `${spelled(term)}:${spelled(value)}`)
    .join(",")}}`;
}
