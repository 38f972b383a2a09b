import { candidates, questionOf, ruleOf } from "./agenda.ts";
import type { Answer, CoreState, Game, GameEvent } from "./game.ts";
import { alike } from "./json.ts";

/**
 * The one answer that a seat may give, when a table may give it unasked; null when there is a choice, or when the haste would say
 * what nobody else may know. Nobody can learn anything where nobody else is a person (`alone`), or where the seat is not `guarded`.
 */
export function forced<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seat: number,
  alone: boolean,
): A | null {
  const { answers } = candidates(game, state, seat);
  const [only, other] = answers;
  if (only === undefined || other !== undefined) return null;
  return alone || !guarded(game, state, seat) ? only : null;
}

/**
 * Whether it might tell what nobody else may know that a seat has but one answer: the question rests on what is hidden, and not
 * everything that the seat knows lies open.
 */
export function guarded<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seat: number,
): boolean {
  const question = questionOf(state);
  if (question === null || ruleOf(game, question).closed !== true) return false;
  return !alike(game.view(state, seat), game.view(state, null));
}
