import { legal } from "./agenda.ts";
import type { Answer, CoreState, Game, GameEvent } from "./game.ts";
import { isUnseen } from "./hidden.ts";
import { below, freshRandom, type Random } from "./random.ts";

/**
 * A full state that agrees with everything the view of a seat knows (`null`: a spectator's), for bots and for whoever asks the rules from a
 * view. Written into `into`, so that a search makes no states. Answers that others have given in secret are drawn from what they might
 * have answered. Its dice are drawn anew when the cards have been dealt: what is rolled later says nothing about what lies where.
 */
export function imagine<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  view: V,
  seat: number | null,
  random: Random,
  into: S = game.blank(),
): S {
  game.deal(view, seat, random, into);
  if (into.given.length > 0) {
    const answers: A[] = [];
    into.given = into.given.map((answer, of) => {
      if (answer === null || !isUnseen(answer)) return answer;
      legal(game, into, of, answers);
      return answers[below(random, answers.length)];
    });
  }
  into.random = freshRandom(random);
  return into;
}
