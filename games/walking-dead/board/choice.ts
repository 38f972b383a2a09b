import type { Answer } from "@endzeit/engine";
import type { Picker } from "@endzeit/kit";
import { agrees, type Picked, rowsOf, type TermOffer, targetsOf } from "@endzeit/kit/board";

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

const nextTerm = (answer: Answer, picked: Picked) =>
  TERMS.find((term) => picked[term] === undefined && answer[term] !== undefined);

/**
 * What is chosen next on the map: a place, or who is meant. Null when the choice is made elsewhere.
 * When only one figure can be meant and a place is still to be named, the place comes at once.
 */
export function offerOf(picker: Picker): TermOffer | null {
  if (picker.asked.question === null) return null;
  const rows = rowsOf(picker.asked, picker.picked);
  const at = (picked: Picked, terms: readonly string[]) =>
    rows.filter(({ answer }) => terms.includes(nextTerm(answer, picked) ?? "") && agrees(answer, picked));
  const places = at(picker.picked, PLACES);
  const [place] = places;
  if (place !== undefined) {
    const term = nextTerm(place.answer, picker.picked) ?? "move";
    return { term, implied: [], targets: targetsOf(places, term) };
  }
  const seats = at(picker.picked, ["seat"]);
  if (seats.length === 0) return null;
  const who = targetsOf(seats, "seat");
  const [only] = who.keys();
  if (who.size === 1 && only !== undefined && seats.some(({ answer }) => answer.to !== undefined)) {
    const then = at({ ...picker.picked, seat: only }, PLACES);
    return { term: "to", implied: [["seat", only]], targets: targetsOf(then, "to") };
  }
  return { term: "seat", implied: [], targets: who };
}
