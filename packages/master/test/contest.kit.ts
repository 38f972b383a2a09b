import { makeBot } from "@endzeit/bots";
import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type Contest,
  contestSeed,
  contestTable,
  Match,
} from "@endzeit/engine";
import { contestAnswer, contestBot, Master } from "../src/index.ts";

type Answers = (readonly [seat: number, answer: Answer])[];

/** A contest played to its end, by somebody who answers anything. */
export function played(game: AnyGame, contest: Contest, id: string, chance: string): AnyMatch {
  const table = contestTable(contest, game.id, id);
  if (table === null) throw new Error(`${id} is no contest.`);
  const { seats, options } = table;
  const match = Match.open(game, { players: seats.length, options, seed: contestSeed(game.id, id) });
  const master = new Master(match, true);
  const person = makeBot("random", { seed: chance });
  while (match.outcome === null) {
    const bot = contestBot(match, seats);
    const seat = bot ?? match.awaited()[0] ?? 0;
    const question = match.questionFor(seat);
    if (question === null) throw new Error("Nobody is asked.");
    const answer =
      bot === null
        ? person.choose({ game, view: match.view(seat), seat, question }).answer
        : contestAnswer(master, seat, seats[seat] ?? "");
    const given = master.play(seat, answer);
    if ("reason" in given) throw new Error(given.reason);
    master.settle(given);
  }
  return match;
}

export const answersOf = ({ log }: AnyMatch): Answers => log.map(({ seat, answer }) => [seat, answer]);
