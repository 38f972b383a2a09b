import type { Answer } from "@endzeit/engine";
import type { Picker, Term } from "@endzeit/kit";
import { isTerm, rowsOf, type TermOffer, take as takeOffered, targetsOf } from "@endzeit/kit/board";
import { LANES } from "../state.ts";
import { laneOf, nameOf, sectionOf } from "./squares.ts";

const PLACES = ["bullet", "splinter", "pour", "net", "lane", "section", "to"] as const;
/** Terms that are chosen on the street, in the order in which they come. */
const STREET_TERMS = ["at", "order", "dog", ...PLACES] as const;
/** All terms of an answer in the order in which a person chooses them. */
export const TERMS = ["play", "discard", "take", "order", "dog", "at", ...PLACES, "hit"] as const;

/**
 * The next term that is chosen on the street, or null when the choice is made elsewhere (a card from the hand, a button).
 * In the play question orders are offered when `ordering`: a Boss has been pressed.
 */
export function offerOf(picker: Pick<Picker, "asked" | "picked">, ordering: boolean): TermOffer | null {
  const { question } = picker.asked;
  if (question === null) return null;
  const picked = picker.picked;
  let rows = rowsOf(picker.asked, picked);
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
    const targets = targetsOf(rows, term);
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

/** The plainest answer that a target leads to: the one with the fewest terms. */
export const plainest = (answers: readonly Answer[]): Answer | null =>
  answers.reduce<Answer | null>(
    (best, answer) => (best === null || Object.keys(answer).length < Object.keys(best).length ? answer : best),
    null,
  );

/** Takes a target. What can only go on in one way (which of two things is hit) goes on by itself. */
export function take(picker: Picker, offer: TermOffer, value: Term): void {
  takeOffered(picker, offer, value);
  if (picker.asked.question === null || picker.exact !== null) return;
  const hits = new Set(picker.open().map((answer) => answer.hit));
  const [hit] = hits;
  if (hits.size === 1 && isTerm(hit) && picker.picked.hit === undefined) picker.pick("hit", hit);
}
