import {
  type Answer,
  type AnyGame,
  awaited,
  below,
  type CoreState,
  give,
  legal,
  next,
  oneOf,
  questionOf,
  type Random,
  silent,
} from "@endzeit/engine";

/** No play-out is longer than this, wherever it is to stop: a phase may go on for ever where nobody wants it to end. */
const MOST_ANSWERS = 2_000;

/** What positions are compared by: the game's `evaluate`, or its `chance`. */
export type Worth = "points" | "chance";

/**
 * The quick player inside a search: it answers for everybody in play-outs, and says what a position is worth where they stop.
 * Where the game ranks answers it takes the best of them, else the best of a few that it tries.
 */
export class QuickPlayer {
  readonly game: AnyGame;
  readonly tries: number;
  readonly by: Worth;
  readonly #tried: CoreState;
  readonly #answers: Answer[] = [];
  readonly #ranks: number[] = [];

  constructor(game: AnyGame, tries: number, by: Worth = "chance") {
    this.game = game;
    this.tries = tries;
    this.by = by;
    this.#tried = game.blank();
  }

  /** The place of the answer that a seat would quickly give. There must be one. */
  pick(state: CoreState, seat: number, answers: readonly Answer[], random: Random): number {
    const count = answers.length;
    if (count < 2) return 0;
    const question = questionOf(state);
    if (this.game.rank !== undefined && question !== null) {
      this.game.rank(state, seat, question, answers, this.#ranks);
      let best = 0;
      for (let at = 1; at < count; at++) if ((this.#ranks[at] ?? 0) > (this.#ranks[best] ?? 0)) best = at;
      return best;
    }
    const tries = Math.min(this.tries, count);
    if (tries < 2) return below(random, count);
    const tried = this.#tried;
    // As many as are tried, evenly spread over the list: neighbours are alike.
    const first = below(random, count);
    const dice = next(random) | 0;
    let top = Number.NEGATIVE_INFINITY;
    let best = first;
    for (let n = 0; n < tries; n++) {
      const at = (first + Math.floor((n * count) / tries)) % count;
      const answer = answers[at];
      if (answer === undefined) continue;
      this.game.copy(state, tried);
      // The dice that will fall lie in the state; whoever tries an answer does not foresee them.
      tried.random[0] = dice;
      give(this.game, tried, seat, answer, silent);
      const value = this.worth(tried, seat);
      if (value > top) {
        top = value;
        best = at;
      }
    }
    return best;
  }

  /** Answers the question for one of the seats that it waits for; which one, where any may answer, is drawn. */
  answer(state: CoreState, random: Random): void {
    const seat = oneOf(awaited(state), random);
    this.answerFor(state, seat, random);
  }

  answerFor(state: CoreState, seat: number, random: Random): void {
    legal(this.game, state, seat, this.#answers);
    const answer = this.#answers[this.pick(state, seat, this.#answers, random)];
    if (answer === undefined) throw new Error(`${this.game.id}: seat ${seat} has no legal answer.`);
    give(this.game, state, seat, answer, silent);
  }

  /** Plays on in place to the first question of phase `until`, or to the end. */
  finish(state: CoreState, until: number, random: Random): void {
    for (let n = 0; n < MOST_ANSWERS && this.goesOn(state, until); n++) this.answer(state, random);
  }

  goesOn(state: CoreState, until: number): boolean {
    return questionOf(state) !== null && this.game.phase(state) < until;
  }

  /** What the position is worth to a seat: 0 to 1 by chance, in the game's own scale by points. */
  worth(state: CoreState, seat: number): number {
    if (this.by === "points") return this.game.evaluate(state, seat);
    if (state.outcome !== null) return this.game.utility(state.outcome, seat, state);
    if (this.game.chance === undefined)
      throw new Error(`${this.game.id} says nothing about chances: nobody can search in it.`);
    return this.game.chance(state, seat);
  }

  /** Answers in secret for all who are asked together with `seat`, before it answers: what they choose does not depend on it. */
  answerOthers(state: CoreState, seat: number, random: Random): void {
    for (const other of awaited(state)) if (other !== seat) this.answerFor(state, other, random);
  }
}
