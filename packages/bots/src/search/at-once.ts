import { type Answer, type AnyGame, type CoreState, give, imagine, legal, type Random, silent } from "@endzeit/engine";
import type { Root } from "./thought.ts";

/** In so many imagined worlds an answer has to win on the spot, each with dice of its own, to be taken for a sure win. */
const WORLDS = 8;

/**
 * The answer that ends the match and wins it, whatever lies hidden and however the dice fall; null where there is none. A person sees it before
 * anything else, and so does whoever overlooks much or finds that others win as well, only later.
 */
export function winsAtOnce(game: AnyGame, { view, seat, question }: Root, random: Random): Answer | null {
  // What is answered in secret wins together with what the others answer.
  if (question.together) return null;
  const listed: Answer[] = [];
  const world = game.blank();
  const state = game.blank();
  const wins = (answer: Answer): boolean => {
    game.copy(world, state);
    give(game, state, seat, answer, silent);
    return isWon(game, state, seat);
  };
  legal(game, imagine(game, view, seat, random, world), seat, listed);
  if (listed.length < 2) return null;
  let left = listed.filter(wins);
  for (let n = 1; n < WORLDS && left.length > 0; n++) {
    imagine(game, view, seat, random, world);
    left = left.filter(wins);
  }
  return left[0] ?? null;
}

function isWon(game: AnyGame, state: CoreState, seat: number): boolean {
  return state.outcome !== null && game.utility(state.outcome, seat, state) >= 1;
}
