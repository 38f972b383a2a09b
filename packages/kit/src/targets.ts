import type { Answer, Refusal } from "@endzeit/engine";
import type { Asked } from "./contract.ts";
import { agrees, type Marked, type Picked, type Picker, type Term } from "./picker.svelte.ts";

/** What may be pressed: the allowed answers that it leads to, or why there are none. */
export interface Target<A extends Answer = Answer> {
  readonly answers: readonly A[];
  readonly refusal: Refusal | null;
}

/** What a board offers at this moment: one term, its values, and what goes without saying before it. */
export interface TermOffer {
  readonly term: string;
  readonly implied: readonly (readonly [term: string, value: Term])[];
  readonly targets: ReadonlyMap<Term, Target & { readonly value: Term }>;
}

/** A listed answer, with its refusal if it is a refused one. */
export interface Row<A extends Answer = Answer> {
  readonly answer: A;
  readonly refusal: Refusal | null;
}

export const isLit = (target: Target | null | undefined): boolean => (target?.answers.length ?? 0) > 0;

/** For the attribute `data-advised` of whatever a target is pressed by: set on the way to the answers that a hint speaks of. */
export const advisedBy = (picker: Picker, target: Target | null | undefined): Marked =>
  picker.markOf((answer) => target?.answers.includes(answer) === true);

export const isTerm = (value: unknown): value is Term =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Everything that is listed and agrees with what has been chosen, allowed or refused. */
export const rowsOf = (asked: Asked, picked: Picked): readonly Row[] =>
  [...asked.answers.map((answer) => ({ answer, refusal: null })), ...asked.refused].filter(({ answer }) =>
    agrees(answer, picked),
  );

/** What pressing something leads to that these answers speak of; null where none does. */
export function targetOf<A extends Answer>(asked: Asked<A>, fits: (answer: A) => boolean): Target<A> | null {
  const answers = asked.answers.filter(fits);
  if (answers.length > 0) return { answers, refusal: null };
  const row = asked.refused.find(({ answer }) => fits(answer));
  return row === undefined ? null : { answers, refusal: row.refusal };
}

/** The targets of a term, by its values. */
export function targetsOf(rows: readonly Row[], term: string): TermOffer["targets"] {
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

/** Chooses a value of what is offered, after what goes without saying. */
export function take(picker: Picker, offer: TermOffer, value: Term): void {
  for (const [term, implied] of offer.implied) picker.pick(term, implied);
  picker.pick(offer.term, value);
}

/** Why a value of what is offered is not in the light: as it is listed, or by what the rules say to a press on it. */
export function whyNot(picker: Picker, offer: TermOffer, value: Term): Refusal | null {
  const target = offer.targets.get(value);
  if (target !== undefined) return target.refusal;
  return picker.why({ ...picker.picked, ...Object.fromEntries(offer.implied), [offer.term]: value });
}
