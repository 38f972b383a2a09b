import type {
  Answer,
  CoreState,
  Form,
  Game,
  GameEvent,
  Objection,
  Offer,
  PartOf,
  QuestionOf,
  Refusal,
  Reporter,
  Sayable,
  SingleRule,
  StepOf,
  StepRule,
  TogetherRule,
} from "./game.ts";
import { isObject } from "./json.ts";
import { copyInto } from "./lists.ts";

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
  for (let steps = 0; state.outcome === null; steps++) {
    if (steps === MOST_STEPS) throw new Error(`${game.id}: the steps of the agenda run in a circle.`);
    if (!runStep(game, state, out)) return;
  }
}

/** Runs the step on top of the agenda. False when a question lies there. */
export function runStep<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  out: Reporter<E>,
): boolean {
  const top: S["agenda"][number] | undefined = state.agenda[state.agenda.length - 1];
  if (top === undefined) throw new Error(`${game.id}: the agenda ran out before the match was decided.`);
  if (!isStep<S>(top)) return false;
  state.agenda.pop();
  const rules: { readonly [name: string]: StepRule<S, StepOf<S>, E> } = game.steps;
  rules[top.do](state, top, out);
  return true;
}

type RuleOf<S extends CoreState, A extends Answer, E> =
  | SingleRule<S, QuestionOf<S>, A, E>
  | TogetherRule<S, QuestionOf<S>, A, E>;

export function ruleOf<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  question: QuestionOf<S>,
): RuleOf<S, A, E> {
  const rules: { readonly [name: string]: RuleOf<S, A, E> } = game.questions;
  return rules[question.ask];
}

/** Offers every candidate answer of `seat` to the question, allowed or refused. The same for all states that this seat cannot tell apart. */
export function list<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  question: QuestionOf<S>,
  seat: number,
  offer: Offer<A>,
): void {
  ruleOf(game, question).list(state, question, seat, offer);
}

/** The question as a seat (`null`: a spectator) may see it. */
export function questionFor<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seat: number | null,
): QuestionOf<S> | null {
  const question = questionOf(state);
  return question === null || game.mask === undefined ? question : game.mask(state, question, seat);
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
  if (question !== null) list(game, state, question, seat, collect);
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
    list(game, state, question, seat, (answer, reason, about = -1) => {
      if (reason === undefined) answers.push(answer);
      else refused.push({ answer, refusal: ruled(game, { reason, about }) });
    });
  }
  return { answers, refused };
}

/** Reasons that are the engine's own; every game's texts carry them through `engineTexts`. */
export type EngineReason =
  | "match-over"
  | "not-asked"
  | "already-answered"
  | "unknown-answer"
  | "not-now"
  | "incomplete-answer";

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
  if (!question.of.includes(seat)) return { refusal: untimely(game, question, answer) ?? own("not-asked") };
  if (!awaited(state).includes(seat)) return { refusal: own("already-answered") };
  let found: { answer: A } | { refusal: Refusal } | undefined;
  list(game, state, question, seat, (candidate, reason, about = -1) => {
    if (found !== undefined && "answer" in found) return;
    if (!spells(candidate, answer)) return;
    found = reason === undefined ? { answer: candidate } : { refusal: ruled(game, { reason, about }) };
  });
  return found ?? { refusal: unlisted(game, state, question, seat, answer) };
}

/**
 * Why an answer is refused that is no candidate of its question. What a refused candidate of fewer terms says holds for every answer that
 * contains it; what only lacks terms is refused like all that could become of it. The rest the game must answer for.
 */
function unlisted<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  question: QuestionOf<S>,
  seat: number,
  given: unknown,
): Refusal {
  if (!isOfGame(game, given)) return own("unknown-answer");
  const inside: { readonly terms: number; readonly refusal: Refusal }[] = [];
  const beyond: (Refusal | null)[] = [];
  list(game, state, question, seat, (candidate, reason, about = -1) => {
    const refusal = reason === undefined ? null : ruled(game, { reason, about });
    if (contains(candidate, given)) beyond.push(refusal);
    else if (refusal !== null && contains(given, candidate))
      inside.push({ terms: Object.keys(candidate).length, refusal });
  });
  // A stable sort: of equally long ones the first that was listed.
  const [closest] = inside.sort((a, b) => b.terms - a.terms);
  if (closest !== undefined) return closest.refusal;
  const rule = ruleOf(game, question);
  const fitting = rule.forms.filter((form) => fits(form, given));
  const whole = fitting.some((form) => isWhole(form, given));
  // Without its first term nobody can say what it is about.
  const begun = fitting.some((form) => isBegun(form, given));
  if (!whole && (beyond.includes(null) || (fitting.length > 0 && !begun)))
    return { ...own("incomplete-answer"), rule: ruleOfQuestion(game, question) };
  const [first] = beyond;
  if (!whole && first != null) return first;
  if (isPart<A>(rule, given)) return ruled(game, rule.objection(state, question, seat, given));
  return untimely(game, question, given) ?? own("unknown-answer");
}

/** The refusal of an answer that belongs to another question than the one that is asked, or to another seat; null when it belongs to none. */
function untimely<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  question: QuestionOf<S>,
  given: unknown,
): Refusal | null {
  if (!isOfGame(game, given)) return null;
  const rule = ruleOfQuestion(game, question);
  for (const spelled of [isWhole, isBegun]) {
    const belongs = ({ forms }: Sayable): boolean => forms.some((form) => spelled(form, given));
    if (belongs(ruleOf(game, question))) return { ...own("not-asked"), rule };
    const reasons = new Set(sayablesOf(game).flatMap((one) => (belongs(one) ? [one.otherwise] : [])));
    const [reason] = reasons;
    if (reasons.size > 1) break;
    if (reason !== undefined) return ruled(game, { reason, about: -1 });
  }
  const known = sayablesOf(game).some(({ forms }) => forms.some((form) => fits(form, given)));
  return known ? { ...own("not-now"), rule } : null;
}

type Sayables = { readonly questions: { readonly [ask: string]: Sayable } };

function sayablesOf({ questions }: Sayables): readonly Sayable[] {
  return Object.values(questions);
}

/** Whether something from outside has terms of the game and nothing else, each with a value that it can have. */
function isOfGame(game: Sayables, given: unknown): given is Answer {
  if (!isObject(given)) return false;
  const terms = Object.keys(given);
  const known = (term: string): boolean =>
    sayablesOf(game).some(({ forms }) => forms.some((form) => valueFits(form, term, given[term])));
  return terms.length > 0 && terms.every(known);
}

function valueFits(form: Form, term: string, value: unknown): boolean {
  return Object.hasOwn(form, term) && (form[term] ?? []).some((known) => known === value);
}

/** Whether an answer, or the part of one, can be spelled in this form. */
function fits(form: Form, given: Answer): boolean {
  return Object.keys(given).every((term) => valueFits(form, term, given[term]));
}

/** Whether something of the game can be spelled, or begun, in a form of this question. */
function isPart<A extends Answer>({ forms }: Sayable, given: Answer): given is Answer & PartOf<A> {
  return forms.some((form) => fits(form, given));
}

const isWhole = (form: Form, given: Answer): boolean =>
  Object.keys(form).length === Object.keys(given).length && fits(form, given);

/** Whether it is a part with the first term in it. */
const isBegun = (form: Form, given: Answer): boolean =>
  Object.hasOwn(given, Object.keys(form)[0] ?? "") && fits(form, given);

/** Whether the one answer has all the terms of the other. */
function contains(whole: Answer, part: Answer): boolean {
  return Object.keys(part).every((term) => Object.hasOwn(whole, term) && sameTerm(part[term], whole[term]));
}

function ruled(
  game: { readonly reasons: { readonly [reason: string]: string } },
  { reason, about }: Objection,
): Refusal {
  return { rule: game.reasons[reason] ?? reason, reason, about };
}

export function ruleOfQuestion(
  game: Sayables & { readonly reasons: { readonly [reason: string]: string } },
  { ask }: { readonly ask: string },
): string {
  return game.reasons[game.questions[ask].otherwise] ?? "table";
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

type Giving = <S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seat: number,
  answer: A,
  out: Reporter<E>,
) => void;

/** Gives an allowed answer and runs the match to the next question. The answer is trusted: see `judge`. */
export const give: Giving = (game, state, seat, answer, out) => {
  settle(game, state, seat, answer, out);
  advance(game, state, out);
};

/** Gives an allowed answer; what it has put on the agenda is still to be done. */
export const settle: Giving = (game, state, seat, answer, out) => {
  const question = questionOf(state);
  if (question === null) throw new Error(`${game.id}: there is no question to answer.`);
  const rule = ruleOf(game, question);
  if (rule.applyTogether !== undefined) {
    const given = state.given.slice();
    while (given.length <= seat) given.push(null);
    given[seat] = answer;
    state.given = given;
    if (awaited(state).length > 0) return;
    state.given = [];
    state.agenda.pop();
    const answers = question.of.map((of) => given[of] as typeof answer);
    // Whoever answers last hears of it what the others had said in secret, also where nothing comes of it.
    if (answers.length > 1) out.reveal();
    rule.applyTogether(state, question, answers, out);
  } else {
    state.agenda.pop();
    rule.apply(state, question, seat, answer, out);
  }
};

/** Copies the engine's own part of a state. Agenda entries are shared: nobody changes them. */
export function copyCore(from: CoreState, into: CoreState): void {
  copyInto(from.agenda, into.agenda);
  copyInto(from.random, into.random);
  into.given = from.given;
  into.outcome = from.outcome;
}
