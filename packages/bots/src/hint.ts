import {
  type Answer,
  type AnyGame,
  alike,
  awaited,
  canonical,
  freshRandom,
  give,
  imagine,
  legal,
  oneOf,
  type Phrase,
  questionOf,
  type Random,
  randomFrom,
  silent,
} from "@endzeit/engine";
import type { Moment } from "./bot.ts";
import { judgeOf } from "./judge.ts";
import { Comparison } from "./search/compare.ts";
import { QuickPlayer } from "./search/guide.ts";
import { atSight } from "./search/sight.ts";
import { Trials } from "./search/thought.ts";
import { levelBot, outlookOf } from "./thinker.ts";

/** What a search says to somebody who asks what to do. */
export interface Hint {
  /** The best answer first, then up to two others, the better one first. */
  readonly lines: readonly [HintLine, ...HintLine[]];
  /** What the same seat most often answers next, when there is something to choose; null when that differs from world to world. */
  readonly expects: Foreseen | null;
  /** The answer of somebody else that would hurt most of those that may well come; null when none hurts. */
  readonly fears: Foreseen | null;
}

export interface HintLine {
  readonly answer: Answer;
  /** What may be expected of it, 0 to 1: for a match that is won or lost the chance of winning. */
  readonly chance: number;
  /** By how much less than the best one, and the standard error of that. */
  readonly less: number;
  readonly error: number;
}

export interface Foreseen {
  readonly seat: number;
  readonly words: Phrase;
}

/** Worlds in which the best answers are held against each other, and in which is looked for what comes after. */
const WORLDS = 64;
const OTHERS = 2;
/** Something may well come when it came in this part of the worlds, and hurts when it takes so much of the chance. */
const OFTEN = 0.12;
const HURTS = 0.03;
/** And by more than so many standard errors: of several answers that came a few times each, one always looks bad by luck. */
const PLAIN = 2;
/** Another answer is the better one only when it gained more than so many standard errors over what a strong bot would answer. */
const SURE = 2.5;
/** Whoever is looked for may not be asked for a long while: what comes after so many answers has little to do with the first. */
const FAR = 60;

/**
 * What a strong bot would do for the seat that is asked, and why: by what the seat may know and nothing else, the same for the same moment.
 * The game must know chances.
 */
export function hintFor(moment: Moment): Hint {
  const { game, view, seat, question } = moment;
  const seed = `hint ${canonical(question)} ${seat}`;
  const random = randomFrom(seed);
  const guide = new QuickPlayer(game, outlookOf(game).tries);
  const answers: Answer[] = [];
  legal(game, imagine(game, view, seat, random), seat, answers);
  const said = levelBot(3, { seed }).choose(moment).answer;
  const advised = answers.find((answer) => alike(answer, said)) ?? said;
  const others = atSight(judgeOf(game), moment, answers, random).filter((answer) => answer !== advised);
  const comparison = new Comparison(guide, moment, advised, others.slice(0, OTHERS), outlookOf(game).phases);
  for (let n = 0; n < WORLDS; n++) comparison.look(random);
  const differences = comparison.differences();
  const better = differences.filter(({ gain, error }) => gain > SURE * error).sort((a, b) => b.gain - a.gain)[0];
  const best = better?.answer ?? advised;
  const top = better?.gain ?? 0;
  const lines = comparison
    .findings()
    .map(({ answer, worth }): HintLine => {
      const difference = differences.find((one) => one.answer === answer);
      return { answer, chance: worth, less: top - (difference?.gain ?? 0), error: difference?.error ?? 0 };
    })
    .sort((a, b) => (a.answer === best ? -1 : b.answer === best ? 1 : b.chance - a.chance));
  const [first, ...rest] = lines;
  if (first === undefined) throw new Error(`${game.id}: seat ${seat} has no legal answer.`);
  return { lines: [first, ...rest], ...foresee(guide, moment, best, random) };
}

/** An answer that came after the best one in some of the worlds. */
interface Reply extends Foreseen {
  readonly trials: Trials;
}

/** Plays an answer on in imagined worlds and reads off what comes next of the own seat and of the others. */
function foresee(guide: QuickPlayer, moment: Moment, best: Answer, random: Random): Pick<Hint, "expects" | "fears"> {
  const { game, view, seat, question } = moment;
  const own = new Map<string, Reply>();
  const theirs = new Map<string, Reply>();
  const all = new Trials(best);
  for (let n = 0; n < WORLDS; n++) {
    const state = imagine(game, view, seat, random);
    const until = game.phase(state) + outlookOf(game).phases;
    const luck = freshRandom(random);
    if (question.together) guide.answerOthers(state, seat, luck);
    give(game, state, seat, best, silent);
    const mine = nextOf(guide, state, until, luck, (asked) => asked === seat, own);
    const other = nextOf(guide, state, until, luck, (asked) => asked !== seat, theirs);
    guide.finish(state, until, luck);
    const worth = guide.worth(state, seat);
    all.add(worth);
    mine?.trials.add(worth);
    other?.trials.add(worth);
  }
  const often = ({ trials }: Reply): boolean => trials.count >= OFTEN * WORLDS;
  const [expected] = [...own.values()].sort((a, b) => b.trials.count - a.trials.count);
  const hurts = ({ trials }: Reply): boolean => all.mean - trials.mean > Math.max(HURTS, PLAIN * trials.line().error);
  const [feared] = [...theirs.values()]
    .filter((one) => often(one) && hurts(one))
    .sort((a, b) => a.trials.mean - b.trials.mean);
  const told = (one: Reply): Foreseen => ({ seat: one.seat, words: one.words });
  return {
    expects: expected !== undefined && expected.trials.count > WORLDS / 2 ? told(expected) : null,
    fears: feared === undefined ? null : told(feared),
  };
}

/** Plays on until one of those that are looked for has had something to choose, and notes what it chose; null when that does not come. */
function nextOf(
  guide: QuickPlayer,
  state: ReturnType<AnyGame["blank"]>,
  until: number,
  luck: Random,
  isMeant: (seat: number) => boolean,
  replies: Map<string, Reply>,
): Reply | null {
  const { game } = guide;
  const answers: Answer[] = [];
  for (let n = 0; n < FAR && guide.goesOn(state, until); n++) {
    const question = questionOf(state);
    if (question === null) return null;
    const asked = oneOf(awaited(state), luck);
    legal(game, state, asked, answers);
    const answer = answers[guide.pick(state, asked, answers, luck)];
    if (answer === undefined) throw new Error(`${game.id}: seat ${asked} has no legal answer.`);
    const known = isMeant(asked) && answers.length > 1 ? reply(game, state, asked, answer, replies) : null;
    give(game, state, asked, answer, silent);
    if (known !== null) return known;
  }
  return null;
}

function reply(
  game: AnyGame,
  state: ReturnType<AnyGame["blank"]>,
  seat: number,
  answer: Answer,
  replies: Map<string, Reply>,
): Reply | null {
  const question = questionOf(state);
  if (question === null) return null;
  const key = canonical([seat, question.ask, answer]);
  const words = game.words.answer(game.view(state, seat), question, answer);
  const known = replies.get(key) ?? { seat, words, trials: new Trials(answer) };
  replies.set(key, known);
  return known;
}
