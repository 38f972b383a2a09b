import {
  type Answer,
  type AnyGame,
  awaited,
  type CoreState,
  give,
  legal,
  type Question,
  questionOf,
  silent,
} from "@endzeit/engine";

/** Further questions that an answer may draw after it before the position is judged as it stands. */
const FOLLOW_UPS = 4;

/** Judges answers by where they lead once the questions that they raise at once are answered too. */
export interface Settler {
  readonly game: AnyGame;
  /** Positions tried so far; the caller may set it back. */
  positions: number;
  /** How good `answer` of `seat` to `question` is in `state`, which stays as it is. */
  worth(state: CoreState, question: Question, seat: number, answer: Answer): number;
}

/** A settler with its own room to think in: no state is made anew for a try. */
export function settler(game: AnyGame): Settler {
  const after = game.blank();
  const tried = game.blank();
  const best = game.blank();
  const answers: Answer[] = [];

  /** The asked seat takes the answer that is best for itself one step on. */
  const followUp = (state: CoreState, seat: number): boolean => {
    legal(game, state, seat, answers);
    let top = Number.NEGATIVE_INFINITY;
    for (const answer of answers) {
      game.copy(state, tried);
      give(game, tried, seat, answer, silent);
      self.positions++;
      const value = game.evaluate(tried, seat);
      if (value > top) {
        top = value;
        game.copy(tried, best);
      }
    }
    if (answers.length === 0) return false;
    game.copy(best, state);
    return true;
  };

  const headingOf = (state: CoreState): string => {
    const { text, values } = game.words.heading(game.view(state, null));
    return text + JSON.stringify(values);
  };

  let compared: CoreState | null = null;
  let heading: string | null = null;
  const sameAsked = new Map<number, boolean>();

  /**
   * Whether a question to another seat still belongs to the moment of `state`. Headings are made from whole views: where all answers
   * lead to the same question to the next seat, as in a round of bids, the first of them tells for all.
   */
  const belongs = (next: Question, asked: number, question: Question, state: CoreState): boolean => {
    const same = next.ask === question.ask;
    const known = same ? sameAsked.get(asked) : undefined;
    if (known !== undefined) return known;
    heading ??= headingOf(state);
    const belonging = headingOf(after) === heading;
    if (same) sameAsked.set(asked, belonging);
    return belonging;
  };

  const self: Settler = {
    game,
    positions: 0,
    worth(state, question, seat, answer) {
      game.copy(state, after);
      give(game, after, seat, answer, silent);
      self.positions++;
      if (compared !== state) {
        compared = state;
        heading = null;
        sameAsked.clear();
      }
      for (let n = 0; n < FOLLOW_UPS; n++) {
        const next = questionOf(after);
        // Asked the same again, the bot can go on from there: answers are compared at that point.
        if (next === null || (next.ask === question.ask && next.of.includes(seat))) break;
        const seats = awaited(after);
        const asked = seats.includes(seat) ? seat : seats[0];
        if (asked === undefined) break;
        // A reaction of others belongs to the answer; their next turn does not.
        if (asked !== seat) {
          if (!belongs(next, asked, question, state)) break;
        }
        if (!followUp(after, asked)) break;
      }
      return game.evaluate(after, seat);
    },
  };
  return self;
}
