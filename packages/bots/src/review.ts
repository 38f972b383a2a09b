import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  alike,
  type GameEvent,
  give,
  imagine,
  legal,
  type Phrase,
  parts,
  type Random,
  type Reporter,
  randomFrom,
  runStep,
  settle,
  silent,
} from "@endzeit/engine";
import { type Judge, judgeOf } from "./judge.ts";
import { Comparison, type Difference } from "./search/compare.ts";
import { QuickPlayer } from "./search/guide.ts";
import { halving } from "./search/halving.ts";
import { atSight } from "./search/sight.ts";
import type { Root } from "./search/thought.ts";
import { glanceOf } from "./thinker.ts";

/** What a look back says about one answer of a match. */
export interface Reviewed {
  /** Of the log, the first is 1. */
  readonly step: number;
  readonly seat: number;
  /** The answer, as a label for who gave it. */
  readonly given: Phrase;
  /** The chance of winning of each seat after the answer, 0 to 1, as far as the seat could know it then. */
  readonly chances: readonly number[];
  /** What dice and draws made of the answer for who gave it: the chance that came of it less the one that could be expected of it. */
  readonly luck: number;
  /** The answer did no more than end or pass something. */
  readonly passes: boolean;
  /** For each seat: what happened on the way to the next question that changed its chance more than the answer itself; null where nothing did. */
  readonly happened: readonly (Phrase | null)[];
  /** What would clearly have been worth more to who gave the answer, the best first. */
  readonly better: readonly Better[];
}

/** A way that was not taken. */
export interface Better extends Difference {
  readonly words: Phrase;
}

/** How the ways not taken are looked into. */
export interface ReviewSettings {
  readonly seed: string;
  /** Whose answers are held against others. */
  readonly of: readonly number[];
  /** Play-outs that look for better answers, and worlds in which those found are held against the one given. */
  readonly playouts?: number;
  readonly worlds?: number;
}

/** Worlds that are played on for a while to read off a chance, for each seat and answer: what lies in a hand counts once it is played. */
const GLANCES = 32;
const PLAYOUTS = 160;
const WORLDS = 96;
/** Of more answers those that look best are looked into. */
const WIDEST = 32;
/** Nobody needs to hear of more ways, of less gain than this, nor of one that may be noise. */
const MOST_BETTER = 3;
const LEAST_GAIN = 0.02;
const SURE = 2.5;
/** An answer leads to the next question in far fewer. */
const MOST_STEPS = 2_000;
/** Imagined worlds in which an answer is given once more, to see whether anything came of it that could not be known before. */
const TELLING = 4;

/** The chance of the first step: before any answer. */
export function chancesOf(match: AnyMatch, seed: string): readonly number[] {
  return new Reviewer(match.game, seed).chances(match);
}

/**
 * Looks back at a match, one answer after the other, as each seat knew it: nothing that a seat could not see counts for or against it. The same
 * seed says the same everywhere. The game must know chances.
 */
export function* review(match: AnyMatch, settings: ReviewSettings): Generator<Reviewed, void> {
  const { game } = match;
  const reviewer = new Reviewer(game, settings.seed);
  const again = match.at(0);
  for (const [at, { seat, answer }] of match.log.entries()) {
    const question = again.questionFor(seat);
    const view = again.view(seat);
    if (question === null) throw new Error(`${game.id}: answer ${at + 1} was given to no question.`);
    const root = { view, seat, question };
    const expected = reviewer.expected(root, answer);
    const better = settings.of.includes(seat) ? reviewer.better(root, answer, settings) : [];
    const foreseen = reviewer.foreseen(root, answer);
    const happened = reviewer.happened(again, seat, answer);
    again.repeat(seat, answer);
    const chances = reviewer.chances(again);
    // What is read off before and after differs a little from one reading to the next: that alone is no luck.
    const after = again.view(seat);
    const luck = foreseen.every((view) => alike(view, after)) ? 0 : (chances[seat] ?? 0) - expected;
    const words = game.words.answer(view, question, answer);
    yield { step: at + 1, seat, given: words, chances, luck, passes: passes(answer), happened, better };
  }
}

const passes = (answer: Answer): boolean => answer["end"] === true || answer["pass"] === true;

class Reviewer {
  readonly #game: AnyGame;
  readonly #guide: QuickPlayer;
  readonly #judge: Judge;
  readonly #random: Random;
  readonly #telling: Random;
  readonly #answers: Answer[] = [];
  readonly #phases: number;
  readonly #world: ReturnType<AnyGame["blank"]>;

  constructor(game: AnyGame, seed: string) {
    this.#game = game;
    this.#guide = new QuickPlayer(game, glanceOf(game).tries);
    this.#judge = judgeOf(game);
    this.#world = game.blank();
    this.#random = randomFrom(`review ${seed}`);
    this.#telling = randomFrom(`telling ${seed}`);
    this.#phases = glanceOf(game).phases;
  }

  chances(match: AnyMatch): readonly number[] {
    return Array.from({ length: match.players }, (_, seat) =>
      match.outcome === null
        ? this.#mean(match.view(seat), seat, () => {})
        : this.#game.utility(match.outcome, seat, match.state),
    );
  }

  /** What could be expected of an answer, before chance had its say. */
  expected({ view, seat, question }: Root, answer: Answer): number {
    return this.#mean(view, seat, (state) => {
      if (question.together) this.#guide.answerOthers(state, seat, this.#random);
      give(this.#game, state, seat, answer, silent);
    });
  }

  /** What its seat would see after an answer, as far as it knows: the same each time where neither dice nor draws nor hidden things come in. */
  foreseen({ view, seat, question }: Root, answer: Answer): readonly unknown[] {
    return Array.from({ length: TELLING }, () => {
      const state = imagine(this.#game, view, seat, this.#telling);
      if (question.together) this.#guide.answerOthers(state, seat, this.#telling);
      give(this.#game, state, seat, answer, silent);
      return this.#game.view(state, seat);
    });
  }

  /**
   * Gives an answer to a copy of the match and reads off each seat's chance after every step to the next question: what a seat was told there
   * is what moved it. Read off at a glance, so that it only says which of them it was.
   */
  happened(match: AnyMatch, seat: number, answer: Answer): readonly (Phrase | null)[] {
    const game = this.#game;
    const state = game.blank();
    game.copy(match.state, state);
    const seats = Array.from({ length: match.players }, (_, index) => index);
    const worths = (): readonly number[] => seats.map((index) => this.#guide.worth(state, index));
    const before = worths();
    let told: (Phrase | null)[] = seats.map(() => null);
    const out: Reporter<GameEvent> = {
      listening: true,
      tell(event, to) {
        const phrase = game.words.event(event);
        // That a phase or a round begins says nothing of what happened in it.
        if (
          phrase !== null &&
          parts(game.texts.en, phrase.text, phrase.values).some((part) => typeof part !== "string")
        )
          told = told.map((last, index) => (to?.includes(index) === false ? last : phrase));
      },
      reveal() {},
    };
    const moves: { readonly by: readonly number[]; readonly told: readonly (Phrase | null)[] }[] = [];
    let last = before;
    const note = (said: readonly (Phrase | null)[]): void => {
      const now = worths();
      const from = last;
      moves.push({ by: now.map((worth, index) => worth - (from[index] ?? 0)), told: said });
      last = now;
    };
    settle(game, state, seat, answer, out);
    note(seats.map(() => null));
    for (let steps = 0; steps < MOST_STEPS && state.outcome === null; steps++) {
      told = seats.map(() => null);
      if (!runStep(game, state, out)) break;
      note(told);
    }
    return seats.map((index) => {
      const way = Math.sign((last[index] ?? 0) - (before[index] ?? 0));
      const gain = ({ by }: (typeof moves)[number]): number => way * (by[index] ?? 0);
      // Whoever only passes has not done what then happened: something of that is told wherever there is anything.
      const asked = passes(answer) ? moves.filter(({ told }) => told[index] != null) : moves;
      const [most] = asked.filter((move) => gain(move) > 0).sort((a, b) => gain(b) - gain(a));
      return most?.told[index] ?? null;
    });
  }

  better(root: Root, given: Answer, { playouts = PLAYOUTS, worlds = WORLDS }: ReviewSettings): readonly Better[] {
    const game = this.#game;
    legal(game, imagine(game, root.view, root.seat, this.#random), root.seat, this.#answers);
    // The rules hand out one object for equal answers.
    const own = this.#answers.find((answer) => alike(answer, given));
    if (own === undefined || this.#answers.length < 2) return [];
    const phases = this.#phases;
    const seen = atSight(this.#judge, root, this.#answers, this.#random).slice(0, WIDEST);
    const lines = halving(this.#guide, root, seen, { playouts, phases }, this.#random, () => false);
    const others = lines.map(({ answer }) => answer).filter((answer) => answer !== own);
    const comparison = new Comparison(this.#guide, root, own, others.slice(0, MOST_BETTER), phases);
    for (let n = 0; n < worlds; n++) comparison.look(this.#random);
    return comparison
      .differences()
      .filter(({ gain, error }) => gain >= LEAST_GAIN && gain >= SURE * error)
      .sort((a, b) => b.gain - a.gain)
      .map((found) => ({ ...found, words: game.words.answer(root.view, root.question, found.answer) }));
  }

  #mean(view: unknown, seat: number, change: (state: ReturnType<AnyGame["blank"]>) => void): number {
    let sum = 0;
    for (let n = 0; n < GLANCES; n++) {
      const state = imagine(this.#game, view, seat, this.#random, this.#world);
      // The moment at which all stop is that of before the answer.
      const until = this.#game.phase(state) + this.#phases;
      change(state);
      this.#guide.finish(state, until, this.#random);
      sum += this.#guide.worth(state, seat);
    }
    return sum / GLANCES;
  }
}

/** A moment at which a match turned for a seat. */
export interface Turning {
  readonly step: number;
  /** By how much the chance of the seat changed. */
  readonly by: number;
  /** What did it: the seat's own answer, that of another, or dice and draws. */
  readonly through: "own" | "other" | "chance";
}

/** Less is no turn; and two turns in the same direction have some answers between them. */
const LEAST_TURN = 0.05;
const APART = 0.04;

/** The moments at which a match turned most for a seat, in the order of the match. `before`: its chance before the first answer. */
export function turnings(reviewed: readonly Reviewed[], seat: number, before: number, most = 5): readonly Turning[] {
  const changes = reviewed.map(({ step, seat: by, chances, luck, better }, at): Turning => {
    const change = (chances[seat] ?? 0) - (at === 0 ? before : (reviewed[at - 1]?.chances[seat] ?? before));
    const own = by === seat;
    // An answer stands for itself unless chance has done most of it, or it cost something though nothing better was to be found.
    const most = Math.sign(luck) === Math.sign(change) && Math.abs(luck) > Math.abs(change) / 2;
    const chance = own && (most || (luck !== 0 && change < 0 && better.length === 0));
    return { step, by: change, through: chance ? "chance" : own ? "own" : "other" };
  });
  const apart = Math.max(1, reviewed.length * APART);
  const chosen: Turning[] = [];
  for (const turning of changes.sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.step - b.step)) {
    if (chosen.length === most || Math.abs(turning.by) < LEAST_TURN) break;
    const same = chosen.filter(({ by }) => Math.sign(by) === Math.sign(turning.by));
    if (same.every(({ step }) => Math.abs(step - turning.step) >= apart)) chosen.push(turning);
  }
  return chosen.sort((a, b) => a.step - b.step);
}
