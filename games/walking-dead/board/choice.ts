import type { Answer, Refusal } from "@endzeit/engine";
import type { Picker, Term } from "@endzeit/kit";

/** The terms of an answer in the order in which a person chooses them. */
export const TERMS = [
  "character",
  "rise",
  "play",
  "power",
  "arm",
  "card",
  "give",
  "put",
  "discard",
  "choose",
  "add",
  "seat",
  "move",
  "to",
] as const;
const PLACES: readonly string[] = ["rise", "move", "to"];

export interface Target {
  readonly value: Term;
  /** Allowed answers that it leads to; none when it is refused. */
  readonly answers: readonly Answer[];
  readonly refusal: Refusal | null;
}

/** What the map or the figures offer: one term, its values, and what goes without saying before it. */
export interface Offer {
  readonly term: string;
  readonly implied: readonly (readonly [term: string, value: Term])[];
  readonly targets: ReadonlyMap<Term, Target>;
}

type Row = { readonly answer: Answer; readonly refusal: Refusal | null };
type Picked = { readonly [term: string]: Term };

const isTerm = (value: unknown): value is Term =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";
const agrees = (answer: Answer, picked: Picked) =>
  Object.entries(picked).every(([term, value]) => answer[term] === value);
const nextTerm = (answer: Answer, picked: Picked) =>
  TERMS.find((term) => picked[term] === undefined && answer[term] !== undefined);

function collect(rows: readonly Row[], term: string): Map<Term, Target> {
  const targets = new Map<Term, { value: Term; answers: Answer[]; refusal: Refusal | null }>();
  for (const { answer, refusal } of rows) {
    const value = answer[term];
    if (!isTerm(value)) continue;
    const target = targets.get(value) ?? { value, answers: [], refusal: null };
    if (refusal === null) target.answers.push(answer);
    else target.refusal ??= refusal;
    targets.set(value, target);
  }
  return targets;
}

/**
 * What is chosen next on the map: a place, or who is meant. Null when the choice is made elsewhere.
 * When only one figure can be meant and a place is still to be named, the place comes at once.
 */
export function offerOf(picker: Picker): Offer | null {
  const { question, answers, refused } = picker.asked;
  if (question === null) return null;
  const rows: Row[] = [...answers.map((answer) => ({ answer, refusal: null })), ...refused].filter(({ answer }) =>
    agrees(answer, picker.picked),
  );
  const at = (picked: Picked, terms: readonly string[]) =>
    rows.filter(({ answer }) => terms.includes(nextTerm(answer, picked) ?? "") && agrees(answer, picked));
  const places = at(picker.picked, PLACES);
  const [place] = places;
  if (place !== undefined) {
    const term = nextTerm(place.answer, picker.picked) ?? "move";
    return { term, implied: [], targets: collect(places, term) };
  }
  const seats = at(picker.picked, ["seat"]);
  if (seats.length === 0) return null;
  const who = collect(seats, "seat");
  const [only] = who.keys();
  if (who.size === 1 && only !== undefined && seats.some(({ answer }) => answer.to !== undefined)) {
    const then = at({ ...picker.picked, seat: only }, PLACES);
    return { term: "to", implied: [["seat", only]], targets: collect(then, "to") };
  }
  return { term: "seat", implied: [], targets: who };
}

export function take(picker: Picker, offer: Offer, value: Term): void {
  for (const [term, implied] of offer.implied) picker.pick(term, implied);
  picker.pick(offer.term, value);
}

export const may = (target: Target | undefined): boolean => target !== undefined && target.answers.length > 0;
