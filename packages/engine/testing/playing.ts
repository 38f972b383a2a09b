import { candidates, questionFor } from "../src/agenda.ts";
import type { Answer, CoreState, Game, GameEvent } from "../src/game.ts";
import { hashText } from "../src/hash.ts";
import { type Listener, Match, type Opening } from "../src/match.ts";
import { defaultOptions } from "../src/options.ts";
import { below, type Random, randomFrom } from "../src/random.ts";

/** What a game tells its property checks about itself. */
export interface Checked<S> {
  /** No match may need more answers than this. */
  readonly bound: number;
  /** Numbers that no rule may change: cards by kind, tokens. */
  readonly conserved?: (state: S) => readonly number[];
  /** What only some hear of a card that they draw, and what everybody hears of it. */
  readonly faces?: { readonly [told: string]: string };
  /** The tables to check; by default any number of players and, half of the time, any options. */
  readonly opening?: (random: Random) => Opening;
}

/** What a visitor may look at before each answer, and after the last one. */
export type Visit<S extends CoreState, A extends Answer, E extends GameEvent, V> = (
  match: Match<S, A, E, V>,
  random: Random,
) => void;

/** What a seed says of a game, or must hold of a match of it that is played at random from that seed: then it throws what does not. */
export type OfSeed<T> = <S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  checked: Checked<S>,
  seed: number,
) => T;

/** A failed check. */
export class CheckError extends Error {
  override readonly name = "CheckError";
}

/** Throws when the condition does not hold. */
export function must(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new CheckError(message());
}

/** A seeded generator that shares nothing with the match's own. */
export function playersRandom(seed: number): Random {
  return randomFrom(`players ${hashText(String(seed))}`);
}

/** How the match is opened that a seed stands for. */
export const openingOf: OfSeed<Opening> = (game, checked, seed) => {
  const random = randomFrom(`table ${seed}`);
  if (checked.opening !== undefined) return { seed: String(seed), ...checked.opening(random) };
  const options: Record<string, boolean | string> = { ...defaultOptions(game.options) };
  if (below(random, 2) === 1) {
    for (const option of game.options) {
      options[option.id] =
        option.kind === "switch" ? below(random, 2) === 1 : pick(random, option.values, `option ${option.id}`);
    }
  }
  const { min, max } = game.seats;
  return { players: min + below(random, max - min + 1), options, seed: String(seed) };
};

/** One of a list, each equally likely. */
export function pick<T>(random: Random, from: readonly T[], what: string): T {
  must(from.length > 0, () => `${what}: nothing to choose from.`);
  return from[below(random, from.length)] as T;
}

/** An awaited seat with one of its allowed answers. */
export function randomAnswer<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
  random: Random,
): { seat: number; answer: A } {
  const question = match.question;
  const able = match
    .awaited()
    .map((seat) => ({ seat, answers: match.ask(seat).answers }))
    .filter(({ answers }) => answers.length > 0);
  must(able.length > 0, () => `"${question?.ask ?? "no question"}" has no allowed answer for anybody.`);
  const { seat, answers } = pick(random, able, "seats");
  return { seat, answer: pick(random, answers, "answers") };
}

/** Plays a match to its end with random answers. `visit` looks at it before each answer and once at the end. */
export function playRandomly<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  checked: Checked<S>,
  seed: number,
  visit: Visit<S, A, E, V> = () => {},
  listener: Listener<S, E> | null = null,
): Match<S, A, E, V> {
  const match = Match.open(game, openingOf(game, checked, seed), listener);
  return playOn(match, checked, playersRandom(seed), visit);
}

/** Plays a match on to its end with random answers. */
export function playOn<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
  checked: Checked<S>,
  random: Random,
  visit: Visit<S, A, E, V> = () => {},
): Match<S, A, E, V> {
  while (match.outcome === null) {
    must(match.log.length < checked.bound, () => `the match is not over after ${checked.bound} answers.`);
    visit(match, random);
    const { seat, answer } = randomAnswer(match, random);
    const answered = match.answer(seat, answer);
    must(answered.ok, () => `${JSON.stringify(answer)} of seat ${seat} was listed and then refused.`);
  }
  visit(match, random);
  return match;
}

/** The eyes at the table: every seat, and a spectator. */
export function eyes<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
): (number | null)[] {
  return [...Array.from({ length: match.players }, (_, seat) => seat), null];
}

/** The state of a match, for functions of the rules that read it and leave it as it is. */
export const stateOf = <S extends CoreState, A extends Answer, E extends GameEvent, V>(match: Match<S, A, E, V>): S =>
  match.state as S;

/** What somebody is shown and asked, as one text to compare. */
export function shown<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seat: number | null,
): string {
  return JSON.stringify({
    view: game.view(state, seat),
    question: questionFor(game, state, seat),
    candidates: seat === null ? null : candidates(game, state, seat),
  });
}

/** What does not hold of an answer that is to be refused with this reason and rule, and to change nothing; null when all does. */
export function refusalProblem<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
  seat: number,
  answer: Answer,
  reason: string,
  rule: string,
): string | null {
  const before = match.hash;
  const given = match.answer(seat, answer);
  if (given.ok) return "It is accepted.";
  if (given.refusal.reason !== reason || given.refusal.rule !== rule)
    return `It is refused: ${JSON.stringify(given.refusal)}.`;
  return match.hash === before ? null : "It changes the match.";
}
