import {
  type Answer,
  type AnyGame,
  awaited,
  below,
  type CoreState,
  give,
  legal,
  type Question,
  questionOf,
  type Random,
  silent,
} from "@endzeit/engine";

/** Further questions that an answer may draw after it before the position is judged as it stands. */
const FOLLOW_UPS = 4;

/** Judges answers by where they lead once the questions that they raise at once are answered too. */
export interface Settler {
  readonly game: AnyGame;
  /** Room for the state that is imagined. */
  readonly imagined: CoreState;
  /** Positions tried so far; the caller may set it back. */
  positions: number;
  /**
   * How good `answer` of `seat` to `question` is in `state`, which stays as it is. What others answer in secret at the same time is drawn
   * from `luck`, which stays as it is too: all answers of a seat meet the same ones.
   */
  worth(state: CoreState, question: Question, seat: number, answer: Answer, luck: Random): number;
}

/** A settler with its own room to think in: no state is made anew for a try. */
export function settler(game: AnyGame): Settler {
  const after = game.blank();
  const tried = game.blank();
  const best = game.blank();
  const answers: Answer[] = [];
  const drawing: Random = [0, 0, 0, 0];

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

  /** The seats that were asked together answer as `luck` will have it; what each chooses does not depend on the others. */
  const together = (state: CoreState, luck: Random): void => {
    luck.forEach((word, at) => {
      drawing[at] = word;
    });
    for (const asked of awaited(state)) {
      legal(game, state, asked, answers);
      const drawn = answers[below(drawing, answers.length)];
      if (drawn === undefined) throw new Error(`${game.id}: seat ${asked} has no legal answer.`);
      give(game, state, asked, drawn, silent);
    }
  };

  const self: Settler = {
    game,
    imagined: game.blank(),
    positions: 0,
    worth(state, question, seat, answer, luck) {
      game.copy(state, after);
      give(game, after, seat, answer, silent);
      self.positions++;
      if (question.together && awaited(after).length > 0 && questionOf(after)?.ask === question.ask)
        together(after, luck);
      const phase = game.phase(state);
      for (let n = 0; n < FOLLOW_UPS; n++) {
        const next = questionOf(after);
        // Asked the same again, the bot can go on from there: answers are compared at that point.
        if (next === null || (next.ask === question.ask && next.of.includes(seat))) break;
        const seats = awaited(after);
        const asked = seats.includes(seat) ? seat : seats[0];
        if (asked === undefined) break;
        // A reaction of others belongs to the answer; their next turn does not.
        if (asked !== seat && game.phase(after) !== phase) break;
        if (!followUp(after, asked)) break;
      }
      return game.evaluate(after, seat);
    },
  };
  return self;
}
