import { isBotName, makeBot } from "@endzeit/bots";
import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  alike,
  type Contest,
  contestSeed,
  contestTable,
  type GameEvent,
  type Lived,
  Match,
  type Score,
} from "@endzeit/engine";
import { atOnce, Master } from "./master.ts";
import { storyFor, viewOf } from "./sight.ts";
import { momentOf } from "./turns.ts";

/** Who sits where at a contest: the bot of each seat, null for the person's. */
type Sitting = readonly (string | null)[];

/** The bot that answers next: the first that is asked, always before the person. So nobody chooses what a bot knows or draws. */
export function contestBot(match: AnyMatch, sitting: Sitting): number | null {
  return match.awaited().find((seat) => (sitting[seat] ?? null) !== null) ?? null;
}

/** What a bot answers in a contest: by the match so far and nothing else, so that whoever plays it again hears the same. */
export function contestAnswer(master: Master, seat: number, name: string): Answer {
  const { match } = master;
  if (!isBotName(name)) throw new Error(`${match.game.id}: nobody is called ${name}.`);
  const bot = makeBot(name, { seed: `bot ${seat} ${match.log.length} of ${match.seed}` });
  return bot.choose(momentOf(master, bot, seat)).answer;
}

/** A contest that was played to its end, as its rules confirm it. */
export interface Confirmed {
  readonly won: boolean;
  readonly score: Score;
  readonly answers: number;
  readonly hash: string;
}

/** What is wrong with the answers of a contest, by their field. */
export class ContestError extends Error {
  override readonly name = "ContestError";
}

/** Plays the answers of a contest again, those of the bots against what the bots answer. Throws `ContestError` at the first that does not fit. */
export function confirm(
  game: AnyGame,
  contest: Contest,
  id: string,
  answers: readonly (readonly [seat: number, answer: Answer])[],
): Confirmed {
  const table = contestTable(contest, game.id, id);
  if (table === null) throw new ContestError(`contest: "${id}" is neither a week nor a day.`);
  const { seats, options } = table;
  const match = Match.open(game, { players: seats.length, options, seed: contestSeed(game.id, id) });
  const master = new Master(match, true);
  for (const [at, [seat, answer]] of answers.entries()) {
    if (match.outcome !== null) throw new ContestError(`answers.${at}: the match was over before.`);
    const asked = contestBot(match, seats);
    if (asked !== null && seat !== asked)
      throw new ContestError(
        `answers.${at}: it is for the bot of seat ${asked} to answer there, not for seat ${seat}.`,
      );
    const bot = asked === null ? null : (seats[asked] ?? null);
    if (bot !== null && !alike(contestAnswer(master, seat, bot), answer))
      throw new ContestError(`answers.${at}: the bot of seat ${seat} answers otherwise there.`);
    const played = master.play(seat, answer);
    if ("reason" in played)
      throw new ContestError(`answers.${at}: seat ${seat} may not answer that there (${played.reason}).`);
    master.settle(played);
  }
  const lived = livedOf(master, seats.indexOf(null));
  if (lived === null) throw new ContestError(`answers: the match is not over after ${answers.length} of them.`);
  return {
    won: lived.outcome.winners.includes(lived.seat),
    score: contest.score(lived),
    answers: answers.length,
    hash: match.hash,
  };
}

/** A match that is over as a seat has lived it; null as long as it is not. */
const livedOf = (master: Master, seat: number): Lived<GameEvent, unknown> | null => atOnce(livedBy(master, seat));

/** The same, coming up for air: the whole match may have to be played again for it. */
export function* livedBy(master: Master, seat: number): Generator<void, Lived<GameEvent, unknown> | null, void> {
  const { match } = master;
  if (match.outcome === null) return null;
  const told = yield* master.told();
  return { seat, outcome: match.outcome, view: viewOf(match, seat), log: storyFor(seat, told) };
}
