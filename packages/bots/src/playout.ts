import {
  type Answer,
  type AnyGame,
  awaited,
  type CoreState,
  type GameEvent,
  give,
  list,
  type Offer,
  oneOf,
  questionFor,
  questionOf,
  type Random,
  type Reporter,
  silent,
} from "@endzeit/engine";
import type { Bot } from "./bot.ts";
import { Memory } from "./memory.ts";

/** No match of any game comes near this many answers: reaching it is a fault of the rules. */
const MOST_ANSWERS = 100_000;

/**
 * Plays `state` to its end, in place, and returns the number of answers it took.
 * A seat without a bot (or with a careless one) takes any legal answer: all of them are listed, one is drawn.
 * `each` is called after every answer with the state, and with who gave which; `out` hears what happens; `memory` knows what was heard before.
 */
export function playout(
  game: AnyGame,
  state: CoreState,
  bots: readonly (Bot | null)[],
  random: Random,
  each?: (state: CoreState, seat: number, answer: Answer) => void,
  out: Reporter<GameEvent> = silent,
  memory: Memory = new Memory(bots),
): number {
  const answers: Answer[] = [];
  const collect: Offer<Answer> = (answer, reason) => {
    if (reason === undefined) answers.push(answer);
  };
  const ears = memory.listening(out);
  let count = 0;
  for (let question = questionOf(state); question !== null; question = questionOf(state)) {
    const seats = question.together ? awaited(state) : question.of;
    const seat = oneOf(seats, random);
    const bot = bots[seat] ?? null;
    let answer: Answer | undefined;
    if (bot === null || bot.careless) {
      answers.length = 0;
      list(game, state, question, seat, collect);
      answer = oneOf(answers, random);
    } else {
      const own = questionFor(game, state, seat) ?? question;
      answer = bot.choose({ game, view: game.view(state, seat), seat, question: own, ...memory.of(seat) }).answer;
    }
    if (answer === undefined) throw new Error(`${game.id}: seat ${seat} has no legal answer to "${question.ask}".`);
    give(game, state, seat, answer, ears);
    each?.(state, seat, answer);
    if (++count > MOST_ANSWERS) throw new Error(`${game.id}: no end after ${MOST_ANSWERS} answers.`);
  }
  return count;
}
