import { awaited, legal } from "./agenda.ts";
import type { Answer, Options } from "./game.ts";
import { alike } from "./json.ts";
import { type AnyGame, type AnyMatch, Match, MatchError } from "./match.ts";

/** How hard a puzzle is, from 1, which the easiest bot mostly solves, to 3. */
export type Grade = 1 | 2 | 3;

/** A position of a match between bots in which one answer keeps the win, and no other one nearly as often. */
export interface Puzzle {
  /** The hash of the position, by which the puzzle is known. */
  readonly hash: string;
  readonly seed: string;
  readonly players: number;
  readonly options: Options;
  /** The answers that led there: see `pathOf`. */
  readonly path: string;
  /** Who is asked. */
  readonly seat: number;
  readonly solution: Answer;
  /** How often of 100 each allowed answer kept the win, in the order in which the rules list them. */
  readonly chances: readonly number[];
  /** By how much more often the solution kept it than the answer that came nearest, and the standard error of that. */
  readonly gain: number;
  readonly error: number;
  /** The imagined worlds in which these two were held against each other. */
  readonly worlds: number;
  /** In how many of `PUZZLE_TRIES` tries the bots of the first two levels found the solution. */
  readonly found: readonly [number, number];
  readonly grade: Grade;
}

/** All puzzles of a game, the easy ones first. */
export interface PuzzleBook {
  readonly game: string;
  readonly rules: number;
  /** What found them, from the first match to the last. */
  readonly command: string;
  readonly matches: number;
  readonly puzzles: readonly Puzzle[];
}

/** How often each bot is asked for the solution. */
export const PUZZLE_TRIES = 8;

/** An end keeps the win when it is worth so much to the seat: a shared win counts, and a colony that stands. */
export const KEPT = 0.5;

const BASE = 36;

/**
 * The answers of a match, each as its place among those that were allowed. Where several seats are asked, the place of the seat among them
 * stands before it. `c 0 1.4`: the thirteenth answer, the first, the fifth one of the second seat that is asked.
 */
export function pathOf(match: AnyMatch): string {
  const again = match.at(0);
  const answers: Answer[] = [];
  const words = match.log.map(({ seat, answer }) => {
    const who = awaited(again.state).indexOf(seat);
    legal(match.game, again.state, seat, answers);
    const which = answers.findIndex((allowed) => alike(allowed, answer)).toString(BASE);
    again.repeat(seat, answer);
    return who === 0 ? which : `${who}.${which}`;
  });
  return words.join(" ");
}

/** The match that a puzzle stands in. Throws `MatchError` where its answers lead elsewhere by these rules. */
export function puzzleMatch(
  game: AnyGame,
  { seed, players, options, path, hash }: Pick<Puzzle, "seed" | "players" | "options" | "path" | "hash">,
): AnyMatch {
  const match = Match.open(game, { seed, players, options });
  const answers: Answer[] = [];
  for (const [at, word] of path.split(" ").entries()) {
    const [which = "", who = "0"] = word.split(".").reverse();
    const seat = awaited(match.state)[Number(who)];
    if (seat !== undefined) legal(game, match.state, seat, answers);
    const answer = seat === undefined ? undefined : answers[Number.parseInt(which, BASE)];
    if (seat === undefined || answer === undefined)
      throw new MatchError("damaged-save", [`path[${at}]: ${word} is no answer there.`]);
    match.repeat(seat, answer);
  }
  if (match.hash !== hash)
    throw new MatchError("damaged-save", [`hash: the answers lead to ${match.hash}, the puzzle says ${hash}.`]);
  return match;
}
