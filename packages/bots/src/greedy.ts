import { type Answer, below, freshRandom, imagine, legal, type Random, randomFrom } from "@endzeit/engine";
import { type Bot, type BotSettings, deadline } from "./bot.ts";
import { type Judge, judgeOf } from "./judge.ts";
import type { Worth } from "./search/guide.ts";

/** States imagined for a decision: as many as these positions allow, within these bounds. */
const POSITIONS = 1500;
const FEWEST = 6;
const MOST = 96;
/** Nothing is left out before it was seen in so many states. */
const FIRST_CUT = 3;

/**
 * Gives each answer in a few states that agree with what it knows, lets its consequences settle, and takes the answer
 * that leaves the best position on average, in points or by chance. It plans nothing beyond that. What does badly is looked at less (sequential halving; Karnin,
 * Koren and Somekh, 2013).
 */
export function greedyBot(settings: BotSettings, by: Worth = "points"): Bot {
  const random = randomFrom(`greedy ${settings.seed}`);
  const answers: Answer[] = [];
  const width = settings.width ?? Number.POSITIVE_INFINITY;
  let judging: Judge | null = null;
  return {
    name: "greedy",
    choose({ game, view, seat, question }) {
      if (judging === null || judging.game !== game) judging = judgeOf(game, by);
      judging.positions = 0;
      const late = deadline(settings);
      // How much of what it may think is spent, 0 to 1.
      const spent = (imagined: number, positions: number): number =>
        settings.iterations === undefined
          ? Math.max(imagined / MOST, Math.min(imagined / FEWEST, positions / POSITIONS))
          : imagined / settings.iterations;
      let imagined = 0;
      let rounds = 1;
      let cuts = 0;
      let left = Number.POSITIVE_INFINITY;
      let part = 0;
      do {
        const state = imagine(game, view, seat, random, judging.imagined);
        if (imagined === 0) {
          legal(game, state, seat, answers);
          if (answers.length > width) spread(answers, width, random);
          judging.open(question, seat, answers);
        }
        // With one answer there is nothing to compare, and imagining would only cost time.
        if (answers.length < 2) break;
        judging.look(state, freshRandom(random));
        imagined++;
        for (let count = judging.planned; cuts === 0 && 1 << rounds < count; ) rounds++;
        part = spent(imagined, judging.positions);
        if (imagined >= FIRST_CUT && part < 1 && part * rounds >= cuts + 1) {
          left = judging.narrow();
          cuts++;
        }
      } while (left > 1 && part < 1 && !late());
      const worths = judging.worths();
      const best = answers.length < 2 ? 0 : bestOf(worths, random);
      const answer = answers[best];
      if (answer === undefined) throw new Error(`${game.id}: seat ${seat} has no legal answer.`);
      return {
        answer,
        estimate: imagined === 0 ? null : (worths[best] ?? 0),
        statistics: { answers: answers.length, imagined, positions: judging.positions },
      };
    },
  };
}

/** Keeps `width` of the answers. Neighbours in a list are alike: one of each stretch stands for the others. */
export function spread(answers: Answer[], width: number, random: Random): void {
  const first = below(random, answers.length);
  const kept: Answer[] = [];
  for (let n = 0; n < width; n++) {
    const one = answers[(first + Math.floor((n * answers.length) / width)) % answers.length];
    if (one !== undefined) kept.push(one);
  }
  answers.length = 0;
  answers.push(...kept);
}

/** The place of the greatest worth; equals are drawn, so that the order of the list decides nothing. */
function bestOf(worths: readonly number[], random: Random): number {
  let best = 0;
  let top = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const [i, worth] of worths.entries()) {
    if (worth > top) {
      best = i;
      top = worth;
      equals = 1;
    } else if (worth === top) {
      equals++;
      if (below(random, equals) === 0) best = i;
    }
  }
  return best;
}
