import { type Answer, freshRandom, give, imagine, type Random, silent } from "@endzeit/engine";
import type { QuickPlayer } from "./guide.ts";
import { type Finding, type Root, Trials } from "./thought.ts";

/** Answers are alike when they differ by less than so many standard errors of the better one. */
const ALIKE = 1;

/**
 * Sequential halving (Karnin, Koren, Somekh 2013) over the answers at the root: in each round every answer that is left is played out in the
 * same imagined worlds, with the same dice and the same chance in the play-outs, and the better half stays. Each play-out stops at the
 * same moment, fixed before the answer. `playouts` is their number over all rounds.
 */
export function halving(
  guide: QuickPlayer,
  root: Root,
  answers: readonly Answer[],
  settings: { readonly playouts: number; readonly phases: number },
  random: Random,
  late: () => boolean,
): Finding[] {
  const { game } = guide;
  const world = game.blank();
  const state = game.blank();
  const chance: Random = [0, 0, 0, 0];
  const tallies = answers.map((answer) => new Trials(answer));
  let left = tallies.slice();
  const rounds = Math.max(1, Math.ceil(log2(answers.length)));
  let until: number | null = null;
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const worlds = Math.max(1, Math.floor(settings.playouts / rounds / left.length));
    for (let n = 0; n < worlds && !(late() && until !== null); n++) {
      imagine(game, root.view, root.seat, random, world);
      until ??= game.phase(world) + settings.phases;
      const luck = freshRandom(random);
      if (root.question.together) guide.answerOthers(world, root.seat, luck.slice());
      for (const tally of left) {
        game.copy(world, state);
        for (let word = 0; word < chance.length; word++) chance[word] = luck[word] ?? 0;
        give(game, state, root.seat, tally.answer, silent);
        guide.finish(state, until, chance);
        tally.add(guide.worth(state, root.seat));
      }
    }
    left = left.sort((a, b) => b.mean - a.mean).slice(0, Math.ceil(left.length / 2));
  }
  const best = firstAmongEquals(tallies, left);
  const place = (tally: Trials): number => (tally === best ? 0 : left.includes(tally) ? 1 : 2);
  return tallies
    .sort((a, b) => place(a) - place(b) || b.count - a.count || b.mean - a.mean)
    .map((tally) => tally.line());
}

/** The answer that looked best at first sight among those that the play-outs, looked at about as often, cannot tell from the best. */
function firstAmongEquals(inOrder: readonly Trials[], [best]: readonly Trials[]): Trials {
  if (best === undefined) throw new Error("Nothing is left to choose from.");
  const enough = best.mean - ALIKE * best.line().error;
  return inOrder.find(({ count, mean }) => 2 * count >= best.count && mean >= enough) ?? best;
}

function log2(count: number): number {
  let log = 0;
  for (let power = 1; power < count; power *= 2) log++;
  return log;
}
