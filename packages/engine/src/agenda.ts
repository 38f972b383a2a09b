import type { Answer, CoreState, Game, GameEvent, Offer, QuestionOf, Refusal, Reporter, StepOf } from "./game.ts";
import { isObject } from "./json.ts";

/** A reporter for searches and simulations: nobody listens, nothing is kept. */
export const silent: Reporter<GameEvent> = { listening: false, tell() {}, reveal() {} };

/** The question at which the match waits, or null when it is over. */
export function questionOf<S extends CoreState>(state: S): QuestionOf<S> | null {
  if (state.outcome !== null) return null;
  const top: S["agenda"][number] | undefined = state.agenda[state.agenda.length - 1];
  return top !== undefined && isQuestion<S>(top) ? top : null;
}

export function isQuestion<S extends CoreState>(entry: S["agenda"][number]): entry is QuestionOf<S> {
  return asks(entry);
}

function isStep<S extends CoreState>(entry: S["agenda"][number]): entry is StepOf<S> {
  return !asks(entry);
}

/** Reading a field that may be missing is several times faster than `in`, and this runs at every step. */
function asks(entry: { readonly ask?: string; readonly do?: string }): boolean {
  return entry.ask !== undefined;
}

/** No rule needs as many steps from one question to the next: only a position made by hand could. */
const MOST_STEPS = 100_000;

/** Runs steps until the match waits at a question or is over. */
export function advance<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  out: Reporter<E>,
): void {
  const agenda = state.agenda;
  for (let steps = 0; state.outcome === null; steps++) {
    const top: S["agenda"][number] | undefined = agenda[agenda.length - 1];
    if (top === undefined) throw new Error(`${game.id}: the agenda ran out before the match was decided.`);
    if (!isStep<S>(top)) return;
    if (steps === MOST_STEPS) throw new Error(`${game.id}: the steps of the agenda run in a circle.`);
    agenda.pop();
    game.step(state, top, out);
  }
}

/** The seats that the match waits for. */
export function awaited(state: CoreState): readonly number[] {
  const question = questionOf(state);
  if (question === null) return [];
  return question.together ? question.of.filter((seat) => (state.given[seat] ?? null) === null) : question.of;
}

/** Where `collect` puts allowed answers. One function for all listings: a new closure for each would cost more than the listing. */
let collected: Answer[] = [];
let count = 0;
const collect: Offer<Answer> = (answer, reason) => {
  if (reason === undefined) collected[count++] = answer;
};

/** Writes the allowed answers of a seat into `into`, over whatever it held. The fast way, for playouts. */
export function legal<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seat: number,
  into: A[],
): void {
  const question = questionOf(state);
  collected = into;
  count = 0;
  if (question !== null) game.list(state, question, seat, collect);
  while (into.length > count) into.pop();
}

export interface Candidates<A> {
  readonly answers: readonly A[];
  readonly refused: readonly { readonly answer: A; readonly refusal: Refusal }[];
}

/** Everything a seat may and may not answer now. Empty when the match does not wait for it. */
export function candidates<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seat: number,
): Candidates<A> {
  const answers: A[] = [];
  const refused: { answer: A; refusal: Refusal }[] = [];
  const question = questionOf(state);
  if (question !== null && awaited(state).includes(seat)) {
    game.list(state, question, seat, (answer, reason, about = -1) => {
      if (reason === undefined) answers.push(answer);
      else refused.push({ answer, refusal: { rule: game.reasons[reason] ?? reason, reason, about } });
    });
  }
  return { answers, refused };
}

/** Reasons that are the engine's own; every game's texts carry them through `engineTexts`. */
export type EngineReason = "match-over" | "not-asked" | "already-answered" | "unknown-answer";

/**
 * Whether a seat may give this answer, which may be anything at all.
 * Returns the listed answer that it spells, or the refusal.
 */
export function judge<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seat: number,
  answer: unknown,
): { readonly answer: A } | { readonly refusal: Refusal } {
  const question = questionOf(state);
  if (question === null) return { refusal: own("match-over") };
  if (!question.of.includes(seat)) return { refusal: own("not-asked") };
  if (!awaited(state).includes(seat)) return { refusal: own("already-answered") };
  let found: { answer: A } | { refusal: Refusal } | undefined;
  const offer: Offer<A> = (candidate, reason, about = -1) => {
    if (found !== undefined && "answer" in found) return;
    if (!spells(candidate, answer)) return;
    found =
      reason === undefined
        ? { answer: candidate }
        : { refusal: { rule: game.reasons[reason] ?? reason, reason, about } };
  };
  game.list(state, question, seat, offer);
  return found ?? { refusal: own("unknown-answer") };
}

/** Whether something from outside, which may be circular or deep without end, is this candidate. Looks no deeper than answers are. */
function spells(candidate: Answer, given: unknown): boolean {
  if (!isObject(given)) return false;
  const terms = Object.keys(candidate);
  return terms.length === Object.keys(given).length && terms.every((term) => sameTerm(candidate[term], given[term]));
}

function sameTerm(value: Answer[string] | undefined, given: unknown): boolean {
  if (typeof value !== "object") return value === given;
  return Array.isArray(given) && given.length === value.length && value.every((item, at) => item === given[at]);
}

function own(reason: EngineReason): Refusal {
  return { rule: "table", reason, about: -1 };
}

/** Gives an allowed answer and runs the match to the next question. The answer is trusted: see `judge`. */
export function give<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seat: number,
  answer: A,
  out: Reporter<E>,
): void {
  const question = questionOf(state);
  if (question === null) throw new Error(`${game.id}: there is no question to answer.`);
  if (question.together) {
    const given = state.given.slice();
    while (given.length <= seat) given.push(null);
    given[seat] = answer;
    state.given = given;
    if (awaited(state).length > 0) return;
    state.given = [];
    state.agenda.pop();
    if (game.applyTogether === undefined) throw new Error(`${game.id}: "${question.ask}" needs applyTogether.`);
    game.applyTogether(
      state,
      question,
      question.of.map((of) => given[of] as A),
      out,
    );
  } else {
    state.agenda.pop();
    game.apply(state, question, seat, answer, out);
  }
  advance(game, state, out);
}

/** Copies the engine's own part of a state. Agenda entries are shared: nobody changes them. */
export function copyCore(from: CoreState, into: CoreState): void {
  copyInto(from.agenda, into.agenda);
  copyInto(from.random, into.random);
  into.given = from.given;
  into.outcome = from.outcome;
}

/** Writes one array over another, whatever their lengths. */
export function copyInto<T>(from: readonly T[], into: T[]): void {
  const length = from.length;
  if (into.length !== length) into.length = length;
  for (let i = 0; i < length; i++) into[i] = from[i];
}

/** Writes one list of arrays over another; the arrays are reused. */
export function copyLists<T>(from: readonly (readonly T[])[], into: T[][]): void {
  into.length = from.length;
  for (let i = 0; i < from.length; i++) {
    into[i] ??= [];
    copyInto(from[i], into[i]);
  }
}
