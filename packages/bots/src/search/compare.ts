import { type Answer, freshRandom, give, imagine, type Random, silent } from "@endzeit/engine";
import type { QuickPlayer } from "./guide.ts";
import { type Finding, type Root, Trials } from "./thought.ts";

/** By how much an answer is worth more than the one it is held against. */
export interface Difference {
  readonly answer: Answer;
  /** On average, in chances of winning: −1 to 1. */
  readonly gain: number;
  /** The standard error of `gain`; 1 when they were held against each other less than twice. */
  readonly error: number;
}

/** An answer that is held against the given one: what it brought, and how much more than the other. */
interface Rival {
  readonly trials: Trials;
  readonly gains: Trials;
}

/**
 * Holds answers against one that was given: each is played out in the same imagined worlds with the same dice as it, so that what is the same
 * for both falls out of the difference. Every play-out stops at the same moment, fixed before the answer.
 */
export class Comparison {
  readonly #guide: QuickPlayer;
  readonly #root: Root;
  readonly #phases: number;
  readonly #given: Trials;
  readonly #rivals: readonly Rival[];
  #left: readonly Rival[];
  readonly #world;
  readonly #state;
  readonly #chance: Random = [0, 0, 0, 0];

  constructor(guide: QuickPlayer, root: Root, given: Answer, others: readonly Answer[], phases: number) {
    this.#guide = guide;
    this.#root = root;
    this.#phases = phases;
    this.#given = new Trials(given);
    this.#rivals = this.#left = others.map((answer) => ({ trials: new Trials(answer), gains: new Trials(answer) }));
    this.#world = guide.game.blank();
    this.#state = guide.game.blank();
  }

  /** How many answers are still held against the given one. */
  get left(): number {
    return this.#left.length;
  }

  /** Plays all that are left in one more world. */
  look(random: Random): void {
    const { game } = this.#guide;
    const { view, seat, question } = this.#root;
    imagine(game, view, seat, random, this.#world);
    const until = game.phase(this.#world) + this.#phases;
    const luck = freshRandom(random);
    if (question.together) this.#guide.answerOthers(this.#world, seat, luck.slice());
    const base = this.#worthOf(this.#given.answer, until, luck);
    this.#given.add(base);
    for (const { trials, gains } of this.#left) {
      const worth = this.#worthOf(trials.answer, until, luck);
      trials.add(worth);
      gains.add(worth - base);
    }
  }

  /** Leaves those out of further looks that hardly gain anything any more: less than nothing by a standard error, or always the same. */
  drop(): void {
    this.#left = this.#left.filter(({ gains }) => {
      const { worth, error } = gains.line();
      return worth + error > 0;
    });
  }

  /** What each answer gained over the given one, in the order in which they were named. */
  differences(): Difference[] {
    return this.#rivals.map(({ gains }) => {
      const { answer, worth, error } = gains.line();
      return { answer, gain: worth, error };
    });
  }

  /** What each answer brought, the given one first. */
  findings(): Finding[] {
    return [this.#given, ...this.#rivals.map(({ trials }) => trials)].map((trials) => trials.line());
  }

  #worthOf(answer: Answer, until: number, luck: Random): number {
    const { game } = this.#guide;
    const { seat } = this.#root;
    game.copy(this.#world, this.#state);
    for (let word = 0; word < this.#chance.length; word++) this.#chance[word] = luck[word] ?? 0;
    give(game, this.#state, seat, answer, silent);
    this.#guide.finish(this.#state, until, this.#chance);
    return this.#guide.worth(this.#state, seat);
  }
}
