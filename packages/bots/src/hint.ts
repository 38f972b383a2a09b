import {
  type Answer,
  type AnyGame,
  alike,
  awaited,
  type CoreState,
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
import { type Finding, Trials } from "./search/thought.ts";
import { levelBot, outlookOf } from "./thinker.ts";

/** What tends to come after an answer. */
export interface Foresight {
  /** What the same seat most often answers next, when there is something to choose; null when that differs from world to world. */
  readonly expects: Foreseen | null;
  /** The answer of somebody else that would hurt most of those that may well come; null when none hurts. */
  readonly fears: Foreseen | null;
}

/** What a search says to somebody who asks what to do, and what tends to come after the best answer. */
export interface Hint extends Foresight {
  /** The best answer first, then up to two others, the better one first; and what had been advised before, where it is none of these. */
  readonly lines: readonly [HintLine, ...HintLine[]];
  /** What became of an answer that had been advised before the search; null where none had. */
  readonly first: FirstThought | null;
}

/** What was said at once, before anybody thought longer. */
export interface FirstThought {
  readonly line: HintLine;
  /** What would hurt most after it, where the search found a clearly better answer. */
  readonly fears: Foreseen | null;
}

export interface HintLine {
  readonly answer: Answer;
  /** What may be expected of it, 0 to 1: for a match that is won or lost the chance of winning. */
  readonly chance: number;
  /** By how much less than the best one, and the standard error of that. */
  readonly less: number;
  readonly error: number;
  /** About as good as the best one: what it lacks is little, or may be noise. */
  readonly asGood: boolean;
}

export interface Foreseen {
  readonly seat: number;
  readonly words: Phrase;
  /** Another question than that of the moment, which it answers, as the seat is asked it; null where it is the same, or differs from world to world. */
  readonly question: Phrase | null;
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
/** So many choices of others are looked at in each world, and of all that they answered so many of those after which it looked worst. */
const CHOICES = 3;
const SUSPECTS = 3;
/** Whoever is looked for may not be asked for a long while: what comes after so many answers has little to do with the first. */
const FAR = 60;

/** Less than this, or so many standard errors, may be noise: of two answers the one is as good as the other. */
const SMALL = 0.025;
const ALIKE = 2;

/**
 * What a strong bot would do for the seat that is asked, and why: by what the seat may know and nothing else, the same for the same moment.
 * The game must know chances. `before`: what the seat was advised at once; it is held against the rest.
 */
export function hintFor(moment: Moment, before: Answer | null = null): Hint {
  const { game, view, seat, question } = moment;
  const seed = `hint ${canonical(question)} ${seat}`;
  const random = randomFrom(seed);
  const guide = new QuickPlayer(game, outlookOf(game).tries);
  const answers: Answer[] = [];
  legal(game, imagine(game, view, seat, random), seat, answers);
  const said = levelBot(3, { seed }).choose(moment).answer;
  const advised = answers.find((answer) => alike(answer, said)) ?? said;
  const others: Answer[] = [];
  for (const answer of atSight(judgeOf(game), moment, answers, random)) {
    if (others.length === OTHERS) break;
    if (answer !== advised && !decidesNothing(guide, moment, answers, answer)) others.push(answer);
  }
  const told = before === null ? undefined : answers.find((answer) => alike(answer, before));
  const rivals = told === undefined || told === advised || others.includes(told) ? others : [...others, told];
  const comparison = new Comparison(guide, moment, advised, rivals, outlookOf(game).phases);
  for (let n = 0; n < WORLDS; n++) comparison.look(random);
  const differences = comparison.differences();
  const better = differences.filter(({ gain, error }) => gain > SURE * error).sort((a, b) => b.gain - a.gain)[0];
  const best = better?.answer ?? advised;
  const top = better?.gain ?? 0;
  const lines = comparison
    .findings()
    .map(({ answer, worth }): HintLine => {
      const difference = differences.find((one) => one.answer === answer);
      const less = top - (difference?.gain ?? 0);
      const error = difference?.error ?? 0;
      return { answer, chance: worth, less, error, asGood: less <= Math.max(SMALL, ALIKE * error) };
    })
    .sort((a, b) => (a.answer === best ? -1 : b.answer === best ? 1 : b.chance - a.chance));
  const [first, ...rest] = lines;
  if (first === undefined) throw new Error(`${game.id}: seat ${seat} has no legal answer.`);
  const follows = foresee(guide, moment, best, random);
  const line = lines.find(({ answer }) => answer === told);
  const fears = line === undefined || line.asGood ? null : foresee(guide, moment, line.answer, random).fears;
  return { lines: [first, ...rest], ...follows, first: line === undefined ? null : { line, fears } };
}

/** What tends to come after an answer, as a strong bot foresees it: the same for the same moment and answer. The game must know chances. */
export function foreseenAfter(moment: Moment, answer: Answer): Foresight {
  const guide = new QuickPlayer(moment.game, outlookOf(moment.game).tries);
  return foresee(guide, moment, answer, randomFrom(`after ${canonical(answer)} ${moment.seat}`));
}

/**
 * Whether an answer leaves everything as it was: all that could be done still can be, and the position is worth the same. What is said at a
 * table does so; nobody who asks what to do wants to hear of it.
 */
function decidesNothing(
  guide: QuickPlayer,
  { game, view, seat, question }: Moment,
  answers: readonly Answer[],
  answer: Answer,
): boolean {
  const state = imagine(game, view, seat, randomFrom(`idle ${canonical(answer)}`));
  const before = guide.worth(state, seat);
  give(game, state, seat, answer, silent);
  if (questionOf(state)?.ask !== question.ask || !awaited(state).includes(seat)) return false;
  if (guide.worth(state, seat) !== before) return false;
  const after: Answer[] = [];
  legal(game, state, seat, after);
  const [kind = ""] = Object.keys(answer);
  return answers.every((other) => kind in other || after.some((left) => alike(left, other)));
}

/** A choice that came up in an imagined world, just before it was made. */
interface Spot {
  readonly state: CoreState;
  readonly luck: Random;
  readonly until: number;
  readonly answers: readonly Answer[];
}

/** An answer that came after the best one in some of the worlds. */
interface Reply extends Foreseen {
  question: Phrase | null;
  readonly answer: Answer;
  /** What the worlds in which it came were worth. */
  readonly trials: Trials;
  /** Everywhere the same seat was asked the same, whatever it answered; one a world at most. */
  readonly spots: readonly Spot[];
}

/** Plays an answer on in imagined worlds and reads off what comes next of the own seat, and what others do that hurts. */
function foresee(guide: QuickPlayer, moment: Moment, best: Answer, random: Random): Foresight {
  const { game, view, seat, question } = moment;
  const own = new Map<string, Reply>();
  const theirs = new Map<string, Reply>();
  const asked = new Map<string, Spot[]>();
  for (let n = 0; n < WORLDS; n++) {
    const state = imagine(game, view, seat, random);
    const until = game.phase(state) + outlookOf(game).phases;
    const luck = freshRandom(random);
    if (question.together) guide.answerOthers(state, seat, luck);
    give(game, state, seat, best, silent);
    const came = whatComes(guide, state, moment, until, luck, { own, theirs, asked });
    guide.finish(state, until, luck);
    const worth = guide.worth(state, seat);
    for (const { trials } of came) trials.add(worth);
  }
  const told = ({ seat, words, question }: Foreseen): Foreseen => ({ seat, words, question });
  const [expected] = [...own.values()].sort((a, b) => b.trials.count - a.trials.count);
  const suspects = [...theirs.values()]
    .filter(({ trials }) => trials.count >= OFTEN * WORLDS)
    .sort((a, b) => a.trials.mean - b.trials.mean)
    .slice(0, SUSPECTS);
  const [feared] = suspects
    .map((reply) => ({ reply, ...harm(guide, reply, seat) }))
    .filter(({ worth, error }) => worth > Math.max(HURTS, PLAIN * error))
    .sort((a, b) => b.worth - a.worth);
  return {
    expects: expected !== undefined && expected.trials.count > WORLDS / 2 ? told(expected) : null,
    fears: feared === undefined ? null : told(feared.reply),
  };
}

/** Replies by who is asked what and answers what; choices by who is asked what. */
interface Notes {
  readonly own: Map<string, Reply>;
  readonly theirs: Map<string, Reply>;
  readonly asked: Map<string, Spot[]>;
}

/** Plays on in place until the own seat and the others have had something to choose, and gives what they chose. */
function whatComes(
  guide: QuickPlayer,
  state: CoreState,
  { seat, question: now }: Moment,
  until: number,
  luck: Random,
  { own, theirs, asked }: Notes,
): readonly Reply[] {
  const { game } = guide;
  const came: Reply[] = [];
  const met = new Set<string>();
  let mine = 0;
  for (let n = 0; n < FAR && (mine < 1 || met.size < CHOICES) && guide.goesOn(state, until); n++) {
    const question = questionOf(state);
    const by = oneOf(awaited(state), luck);
    const answers: Answer[] = [];
    legal(game, state, by, answers);
    const key = canonical([by, question?.ask ?? ""]);
    const known = by === seat ? mine > 0 : met.has(key) || met.size >= CHOICES;
    const isNews = question !== null && answers.length > 1 && !known;
    if (isNews && by !== seat) {
      const spots = asked.get(key) ?? [];
      asked.set(key, spots);
      spots.push({ state: copied(game, state), luck: luck.slice(), until, answers });
    }
    const answer = answers[guide.pick(state, by, answers, luck)];
    if (answer === undefined) throw new Error(`${game.id}: seat ${by} has no legal answer.`);
    if (isNews) {
      const replies = by === seat ? own : theirs;
      const at = canonical([by, question.ask, answer]);
      const view = game.view(state, by);
      const asking = question.ask === now.ask ? null : game.words.question(view, question, by);
      const reply = replies.get(at) ?? {
        seat: by,
        answer,
        words: game.words.answer(view, question, answer),
        question: asking,
        trials: new Trials(answer),
        spots: asked.get(key) ?? [],
      };
      if (canonical(reply.question) !== canonical(asking)) reply.question = null;
      replies.set(at, reply);
      came.push(reply);
      if (by === seat) mine++;
      else met.add(key);
    }
    give(game, state, by, answer, silent);
  }
  return came;
}

function copied(game: AnyGame, state: CoreState): CoreState {
  const copy = game.blank();
  game.copy(state, copy);
  return copy;
}

/**
 * What an answer of somebody else takes from a seat: what the match is worth after the best of their other answers less what it is worth
 * after this one, in the same worlds with the same dice. That it often stands beside a bad end does not yet make it the cause.
 */
function harm(guide: QuickPlayer, { seat: by, answer, spots }: Reply, seat: number): Finding {
  const { game } = guide;
  const losses = new Trials(answer);
  for (const { state, luck, until, answers } of spots) {
    const others = answers.filter((other) => !alike(other, answer));
    const here = answers.find((other) => alike(other, answer));
    const instead = others[guide.pick(state, by, others, luck.slice())];
    if (here === undefined || instead === undefined) continue;
    const worthOf = (given: Answer): number => {
      const tried = copied(game, state);
      const chance = luck.slice();
      give(game, tried, by, given, silent);
      guide.finish(tried, until, chance);
      return guide.worth(tried, seat);
    };
    losses.add(worthOf(instead) - worthOf(here));
  }
  return losses.line();
}
