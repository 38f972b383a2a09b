import { type Answer, type AnyGame, freshRandom, imagine, type Random } from "@endzeit/engine";
import type { Judge } from "../judge.ts";
import type { Root } from "./thought.ts";

/** Worlds in which all answers are seen at first sight, before a search looks closer. */
const AT_SIGHT = 3;

/** The answers by how good they look at first sight, the best first: as the game ranks them, or by where they lead. */
export function atSight(judge: Judge, root: Root, answers: readonly Answer[], random: Random): Answer[] {
  const worths =
    judge.game.rank === undefined ? judged(judge, root, answers, random) : ranked(judge.game, root, answers, random);
  return answers
    .map((answer, at) => ({ answer, worth: worths[at] ?? 0 }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ answer }) => answer);
}

function ranked(
  game: AnyGame,
  { view, seat, question }: Root,
  answers: readonly Answer[],
  random: Random,
): readonly number[] {
  const ranks: number[] = [];
  game.rank?.(imagine(game, view, seat, random), seat, question, answers, ranks);
  return ranks;
}

function judged(
  judge: Judge,
  { view, seat, question }: Root,
  answers: readonly Answer[],
  random: Random,
): readonly number[] {
  judge.open(question, seat, answers);
  for (let n = 0; n < AT_SIGHT; n++)
    judge.look(imagine(judge.game, view, seat, random, judge.imagined), freshRandom(random));
  return judge.worths();
}
