import { candidates, questionOf, ruleOf } from "./agenda.ts";
import type { Answer, CoreState, Game, GameEvent } from "./game.ts";
import { canonical } from "./json.ts";

/**
 * The one answer that a seat may give, when a table may give it unasked; null when there is a choice, or when the haste would say
 * what nobody else may know. Nobody can learn anything where nobody else is a person (`alone`), where the question does not rest on
 * what is hidden, or where everything that the seat knows lies open. The state may be one imagined from the seat's view: it lists the same.
 */
export function forced<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seat: number,
  alone: boolean,
): A | null {
  const question = questionOf(state);
  const { answers } = candidates(game, state, seat);
  const [only, other] = answers;
  if (question === null || only === undefined || other !== undefined) return null;
  if (alone || ruleOf(game, question).closed !== true) return only;
  return canonical(game.view(state, seat)) === canonical(game.view(state, null)) ? only : null;
}
