import { type Answer, freshRandom, give, imagine, type Random, silent } from "@endzeit/engine";
import type { QuickPlayer } from "./guide.ts";
import type { Root } from "./thought.ts";

/** By how much an answer is worth more than the one it is held against. */
export interface Difference {
  readonly answer: Answer;
  /** On average, in chances of winning: −1 to 1. */
  readonly gain: number;
  /** The standard error of `gain`. */
  readonly error: number;
}

/**
 * Holds answers against one that was given: each is played out in the same imagined worlds with the same dice as it, so that what is the same
 * for both falls out of the difference. Every play-out stops at the same moment, fixed before the answer.
 */
export function compare(
  guide: QuickPlayer,
  root: Root,
  given: Answer,
  others: readonly Answer[],
  settings: { readonly worlds: number; readonly phases: number },
  random: Random,
): Difference[] {
  const { game } = guide;
  const world = game.blank();
  const state = game.blank();
  const chance: Random = [0, 0, 0, 0];
  const sums = others.map(() => ({ sum: 0, squares: 0 }));
  for (let n = 0; n < settings.worlds; n++) {
    imagine(game, root.view, root.seat, random, world);
    const until = game.phase(world) + settings.phases;
    const luck = freshRandom(random);
    if (root.question.together) guide.answerOthers(world, root.seat, luck.slice());
    const worth = (answer: Answer): number => {
      game.copy(world, state);
      for (let word = 0; word < chance.length; word++) chance[word] = luck[word] ?? 0;
      give(game, state, root.seat, answer, silent);
      guide.finish(state, until, chance);
      return guide.worth(state, root.seat);
    };
    const base = worth(given);
    for (const [at, tally] of sums.entries()) {
      const answer = others[at];
      if (answer === undefined) continue;
      const gain = worth(answer) - base;
      tally.sum += gain;
      tally.squares += gain * gain;
    }
  }
  const count = settings.worlds;
  return others.map((answer, at) => {
    const { sum, squares } = sums[at] ?? { sum: 0, squares: 0 };
    const gain = sum / count;
    const spread = Math.max(0, squares / count - gain * gain);
    return { answer, gain, error: count < 2 ? 1 : Math.sqrt(spread / (count - 1)) };
  });
}
