import {
  type Answer,
  type AnyGame,
  alike,
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
import type { Worth } from "./search/guide.ts";

/** Further questions that an answer may draw after it before the position is judged as it stands. */
const FOLLOW_UPS = 4;
/** Ways to leave a question that are tried after an answer that leads back to it, the best ones of the others. */
const LEAVINGS = 4;
/** Answers that lead back to the question which are tried in pairs, the best ones. */
const RETURNINGS = 4;

/** Judges the answers to a question by where they lead, all of them at the same moment: once the question has been left. */
export interface Judge {
  readonly game: AnyGame;
  /** Room for the state that is imagined. */
  readonly imagined: CoreState;
  /** Positions tried so far. */
  positions: number;
  /** The answers of a seat to be judged from now on. */
  open(question: Question, seat: number, answers: readonly Answer[]): void;
  /**
   * Tries them all in a state, which stays as it is. What others answer in secret at the same time is drawn from `luck`, which stays as it is
   * too: all answers meet the same ones.
   */
  look(state: CoreState, luck: Random): void;
  /** How many plans are looked at. */
  readonly planned: number;
  /** Leaves the worse half of what was planned out of all further looks. Returns for how many answers something is planned still. */
  narrow(): number;
  /** How good each answer has been on average, in the game's points, by what was planned to come after it; what was left out is worth least. */
  worths(): readonly number[];
}

/**
 * An answer and what its seat plans to give after it, for an answer may lead back to the question (a card laid before the roll): then the
 * question is left as by another answer. What is planned is planned without knowing the dice.
 */
interface Plan {
  readonly first: number;
  readonly after: readonly number[];
  sum: number;
}

/** A judge with its own room to think in: no state is made anew for a try. Positions are worth what the game's `evaluate` or its `chance` says. */
export function judgeOf(game: AnyGame, by: Worth = "points"): Judge {
  const worthOf = (state: CoreState, seat: number): number => {
    if (by === "points" || game.chance === undefined) return game.evaluate(state, seat);
    return state.outcome === null ? game.chance(state, seat) : game.utility(state.outcome, seat, state);
  };
  const after = game.blank();
  const tried = game.blank();
  const listed: Answer[] = [];
  const drawing: Random = [0, 0, 0, 0];
  let asked: { question: Question; seat: number; answers: readonly Answer[] } | null = null;
  let plans: Plan[] = [];
  let looks = 0;
  let beneath: CoreState["agenda"] = [];
  /** Whether an answer leads back to the question: then what comes after it is another matter, and waits until it is asked. */
  let loops = false;

  /**
   * The asked seat takes the answer that is best for itself one step on. It tries with other dice than those that will fall: they lie in
   * the state already, and nobody foresees them.
   */
  const followUp = (state: CoreState, seat: number): boolean => {
    legal(game, state, seat, listed);
    let top = Number.NEGATIVE_INFINITY;
    let best = listed[0];
    if (best === undefined) return false;
    if (listed.length > 1) {
      const dice: Random = [below(drawing, 0x100000000) | 0, below(drawing, 0x100000000) | 0, 0, 1];
      for (const answer of listed) {
        game.copy(state, tried);
        for (let word = 0; word < dice.length; word++) tried.random[word] = dice[word] ?? 0;
        give(game, tried, seat, answer, silent);
        self.positions++;
        const value = worthOf(tried, seat);
        if (value > top) {
          top = value;
          best = answer;
        }
      }
    }
    give(game, state, seat, best, silent);
    self.positions++;
    return true;
  };

  /** The seats that were asked together answer as chance will have it; what each chooses does not depend on the others. */
  const together = (state: CoreState): void => {
    for (const asked of awaited(state)) {
      legal(game, state, asked, listed);
      const drawn = listed[below(drawing, listed.length)];
      if (drawn === undefined) throw new Error(`${game.id}: seat ${asked} has no legal answer.`);
      give(game, state, asked, drawn, silent);
    }
  };

  /** Whether the question is the same again, and not one of its kind about something else: what is to be done after it is the same. */
  const hasReturned = ({ agenda }: CoreState): boolean =>
    agenda.length === beneath.length + 1 &&
    beneath.every((entry, at) => entry === agenda[at] || alike(entry, agenda[at]));

  /** Gives the answer and what it draws after it. True when that leads back to the question. */
  const settle = (into: CoreState, question: Question, seat: number, answer: Answer): boolean => {
    const phase = game.phase(into);
    give(game, into, seat, answer, silent);
    self.positions++;
    if (question.together && awaited(into).length > 0 && questionOf(into)?.ask === question.ask) together(into);
    for (let n = 0; ; n++) {
      const next = questionOf(into);
      if (next === null) return false;
      const seats = awaited(into);
      const asked = seats.includes(seat) ? seat : seats[0];
      // A reaction of others belongs to the answer; the next turn does not.
      if (asked === undefined || game.phase(into) !== phase) return false;
      if (next.ask === question.ask && asked === seat && hasReturned(into)) return true;
      if (loops && into.agenda.length <= beneath.length) return false;
      if (n === FOLLOW_UPS || !followUp(into, asked)) return false;
    }
  };

  /** Where a plan leads, as far as it can be followed. `again` is whether it ends at the question. */
  const follow = (state: CoreState, { first, after: next }: Pick<Plan, "first" | "after">, luck: Random) => {
    if (asked === null) throw new Error("Nobody has asked the judge.");
    const { question, seat, answers } = asked;
    for (let word = 0; word < drawing.length; word++) drawing[word] = luck[word] ?? 0;
    game.copy(state, after);
    let again = true;
    for (let step = 0; again && step <= next.length; step++) {
      const answer = answers[step === 0 ? first : (next[step - 1] ?? first)];
      if (answer === undefined) break;
      legal(game, after, seat, listed);
      // Laid once, a card may be gone.
      if (!listed.includes(answer)) continue;
      again = settle(after, question, seat, answer);
    }
    return { again, worth: worthOf(after, seat) };
  };

  /** What to plan follows from the first look: which answers lead back to the question, which leave it, and which of them are the best. */
  const plan = (state: CoreState, luck: Random): Plan[] => {
    const single = (asked?.answers ?? []).map((_, first) => ({ first, ...follow(state, { first, after: [] }, luck) }));
    const best = (some: readonly { first: number; worth: number }[], most: number): number[] =>
      [...some]
        .sort((a, b) => b.worth - a.worth)
        .slice(0, most)
        .map(({ first }) => first);
    const returning = single.filter(({ again }) => again);
    const leaving = best(
      single.filter(({ again }) => !again),
      LEAVINGS,
    );
    loops = returning.length > 0;
    if (returning.length === 0 || leaving.length === 0)
      return single.map(({ first }) => ({ first, after: [], sum: 0 }));
    const left = returning.flatMap(({ first }) =>
      leaving.slice(0, 1).map((last) => ({ first, worth: follow(state, { first, after: [last] }, luck).worth })),
    );
    const pairs = best(left, RETURNINGS);
    const made: Plan[] = single.flatMap(({ first, again }) =>
      again ? leaving.map((last) => ({ first, after: [last], sum: 0 })) : [{ first, after: [], sum: 0 }],
    );
    // Two cards may do what none does alone.
    for (const first of pairs)
      for (const second of pairs) for (const last of leaving) made.push({ first, after: [second, last], sum: 0 });
    return made;
  };

  const self: Judge = {
    game,
    imagined: game.blank(),
    positions: 0,
    get planned() {
      return plans.length;
    },
    open(question, seat, answers) {
      asked = { question, seat, answers };
      plans = [];
      looks = 0;
      loops = false;
    },
    look(state, luck) {
      beneath = state.agenda.slice(0, -1);
      if (looks === 0) plans = plan(state, luck);
      for (const one of plans) one.sum += follow(state, one, luck).worth;
      looks++;
    },
    narrow() {
      plans.sort((a, b) => b.sum - a.sum || a.first - b.first);
      plans.length = Math.ceil(plans.length / 2);
      return new Set(plans.map(({ first }) => first)).size;
    },
    worths() {
      const worths = (asked?.answers ?? []).map(() => Number.NEGATIVE_INFINITY);
      for (const { first, sum } of plans) worths[first] = Math.max(worths[first] ?? 0, sum / Math.max(1, looks));
      return worths;
    },
  };
  return self;
}
