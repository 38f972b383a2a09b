import type { Answer, Refusal } from "@endzeit/engine";
import type { Picker, Term } from "@endzeit/kit";
import { LANES } from "../state.ts";
import { laneOf, nameOf, sectionOf } from "./squares.ts";

/** Terms that are chosen on the street, in the order in which they come. */
const STREET_TERMS = [
  "at",
  "order",
  "dog",
  "bullet",
  "splinter",
  "pour",
  "net",
  "lane",
  "section",
  "to",
  "take-step",
] as const;

/** One value of the term that is to be chosen now. */
export interface Target {
  readonly value: Term;
  /** Allowed answers that it leads to; none when it is refused. */
  readonly answers: readonly Answer[];
  readonly refusal: Refusal | null;
}

/** What the street offers at this moment: one term, its values, and what goes without saying before it. */
export interface Offer {
  readonly term: string;
  readonly implied: readonly (readonly [term: string, value: Term])[];
  readonly targets: ReadonlyMap<Term, Target>;
}

type Row = { readonly answer: Answer; readonly refusal: Refusal | null };

const agrees = (answer: Answer, picked: { readonly [term: string]: Term }) =>
  Object.entries(picked).every(([term, value]) => answer[term] === value);

const isTerm = (value: unknown): value is Term =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/**
 * The next term that is chosen on the street, or null when the choice is made elsewhere (a card from the hand, a button).
 * In the play question orders are offered when `ordering`: a Boss has been pressed.
 */
export function offerOf(picker: Pick<Picker, "asked" | "picked">, ordering: boolean): Offer | null {
  const { question, answers, refused } = picker.asked;
  if (question === null) return null;
  const picked = picker.picked;
  let rows: Row[] = [...answers.map((answer) => ({ answer, refusal: null })), ...refused].filter(({ answer }) =>
    agrees(answer, picked),
  );
  const implied: [string, Term][] = [];
  if (picked.play === undefined && picked.order === undefined) {
    if (question.ask === "play") {
      if (!ordering) return null;
      rows = rows.filter(({ answer }) => answer.order !== undefined);
    } else {
      const cards = new Set(rows.flatMap(({ answer }) => (answer.play === undefined ? [] : [answer.play])));
      const [card] = cards;
      if (cards.size === 1 && isTerm(card) && rows.some(({ answer }) => answer.at !== undefined)) {
        implied.push(["play", card]);
        rows = rows.filter(({ answer }) => answer.play === card);
      }
    }
  }
  for (const term of STREET_TERMS) {
    if (picked[term] !== undefined) continue;
    const targets = new Map<Term, { value: Term; answers: Answer[]; refusal: Refusal | null }>();
    for (const { answer, refusal } of rows) {
      const value = answer[term];
      if (!isTerm(value)) continue;
      const target = targets.get(value) ?? { value, answers: [], refusal: null };
      if (refusal === null) target.answers.push(answer);
      else target.refusal ??= refusal;
      targets.set(value, target);
    }
    if (targets.size === 0) continue;
    const [only] = targets.values();
    // A dog on its way is the only one that can be named: the next thing to choose is where it goes.
    if (
      targets.size === 1 &&
      only !== undefined &&
      term === "dog" &&
      rows.every(({ answer }) => answer.dog === only.value) &&
      rows.some(({ answer }) => answer.to !== undefined)
    ) {
      implied.push([term, only.value]);
      continue;
    }
    return { term, implied, targets };
  }
  return null;
}

/** The value that a press on a square stands for. */
export function valueAt(term: string, square: number): Term {
  if (term === "lane") return LANES[laneOf(square)] ?? "A";
  if (term === "section") return sectionOf(square);
  return nameOf(square);
}

/** The plainest answer of a target: the one with the fewest terms. */
export const plainest = (target: Target): Answer | null =>
  target.answers.reduce<Answer | null>(
    (best, answer) => (best === null || Object.keys(answer).length < Object.keys(best).length ? answer : best),
    null,
  );

/** Takes a target. What can only go on in one way (which of two things is hit) goes on by itself. */
export function take(picker: Picker, offer: Offer, value: Term): void {
  for (const [term, implied] of offer.implied) picker.pick(term, implied);
  picker.pick(offer.term, value);
  if (picker.asked.question === null || picker.exact !== null) return;
  const hits = new Set(picker.open().map((answer) => answer.hit));
  const [hit] = hits;
  if (hits.size === 1 && isTerm(hit) && picker.picked.hit === undefined) picker.pick("hit", hit);
}
