import { type Answer, below, freshRandom, imagine, legal, type Random, randomFrom } from "@endzeit/engine";
import { type Bot, type BotSettings, deadline } from "./bot.ts";
import { type Settler, settler } from "./settle.ts";

/** States imagined for a decision, and the number of positions at which a wide decision stops imagining more. */
const IMAGINED = 6;
const POSITIONS = 1500;

/**
 * Gives each answer in a few states that agree with what it knows, lets its consequences settle, and takes the answer
 * that leaves the best position on average. It plans nothing beyond that.
 */
export function greedyBot(settings: BotSettings): Bot {
  const random = randomFrom(`greedy ${settings.seed}`);
  const answers: Answer[] = [];
  const sums: number[] = [];
  const most = settings.iterations ?? IMAGINED;
  const width = settings.width ?? Number.POSITIVE_INFINITY;
  const budget = settings.iterations === undefined ? POSITIONS : Number.POSITIVE_INFINITY;
  let settled: Settler | null = null;
  return {
    name: "greedy",
    choose({ game, view, seat, question }) {
      if (settled === null || settled.game !== game) settled = settler(game);
      settled.positions = 0;
      const late = deadline(settings);
      let imagined = 0;
      do {
        const state = imagine(game, view, seat, random, settled.imagined);
        if (imagined === 0) {
          legal(game, state, seat, answers);
          if (answers.length > width) spread(answers, width, random);
          sums.length = 0;
          for (let i = 0; i < answers.length; i++) sums.push(0);
        }
        // With one answer there is nothing to compare, and imagining would only cost time.
        if (answers.length < 2) break;
        const luck = question.together ? freshRandom(random) : random;
        for (const [i, one] of answers.entries()) {
          sums[i] = (sums[i] ?? 0) + settled.worth(state, question, seat, one, luck);
        }
        imagined++;
      } while (imagined < most && settled.positions < budget && !late());
      const best = bestOf(sums, random);
      const answer = answers[best];
      if (answer === undefined) throw new Error(`${game.id}: seat ${seat} has no legal answer.`);
      return {
        answer,
        estimate: imagined === 0 ? null : (sums[best] ?? 0) / imagined,
        statistics: { answers: answers.length, imagined, positions: settled.positions },
      };
    },
  };
}

/** Keeps `width` of the answers. Neighbours in a list are alike: one of each stretch stands for the others. */
function spread(answers: Answer[], width: number, random: Random): void {
  const first = below(random, answers.length);
  const kept: Answer[] = [];
  for (let n = 0; n < width; n++) {
    const one = answers[(first + Math.floor((n * answers.length) / width)) % answers.length];
    if (one !== undefined) kept.push(one);
  }
  answers.length = 0;
  answers.push(...kept);
}

/** The place of the greatest sum; equals are drawn, so that the order of the list decides nothing. */
function bestOf(sums: readonly number[], random: Random): number {
  let best = 0;
  let top = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const [i, sum] of sums.entries()) {
    if (sum > top) {
      best = i;
      top = sum;
      equals = 1;
    } else if (sum === top) {
      equals++;
      if (below(random, equals) === 0) best = i;
    }
  }
  return best;
}
