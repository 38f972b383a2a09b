import type { Answer, Texts } from "@endzeit/engine";
import type { Picker, TableSet, Term } from "@endzeit/kit";

const terms = (answer: Answer): [string, Answer[string]][] => Object.entries(answer);
const isTerm = (value: Answer[string] | undefined): value is Term => value !== undefined && typeof value !== "object";

/** The first term, in the game's order, that an answer may name with this card. */
export function termOf(set: TableSet, picker: Picker, card: string): string | null {
  const names = new Set(
    picker.asked.answers.flatMap((answer) => terms(answer).flatMap(([term, value]) => (value === card ? [term] : []))),
  );
  return set.terms.find((term) => names.has(term)) ?? names.values().next().value ?? null;
}

/** Whether a card is what has been chosen so far. */
export function isPicked(picker: Picker, card: string): boolean {
  return Object.values(picker.picked).includes(card);
}

/** Chooses a card; chosen already, it is put back. */
export function pickCard(set: TableSet, picker: Picker, card: string): void {
  if (isPicked(picker, card)) {
    picker.cancel();
    return;
  }
  picker.cancel();
  const term = termOf(set, picker, card);
  if (term !== null) picker.pick(term, card);
}

/** Cards that are offered without lying in the hand, such as those of somebody else's. */
export function offered(picker: Picker, hand: readonly string[], texts: Texts): readonly string[] {
  const cards = picker.asked.answers.flatMap((answer) =>
    terms(answer).flatMap(([, value]) =>
      typeof value === "string" && texts[`card.${value}`] !== undefined && !hand.includes(value) ? [value] : [],
    ),
  );
  return [...new Set(cards)];
}

/**
 * The answers that get a button: those that name no place and no card ("end phase", "pass", "done") and the other uses
 * of the chosen card. Whatever else is allowed lies in the light on the board or in the hand.
 */
export function buttonsOf(picker: Picker): readonly Answer[] {
  const { answers } = picker.asked;
  const chosen = Object.keys(picker.picked).length > 0;
  const plain = answers.filter((answer) => terms(answer).every(([, value]) => typeof value === "boolean"));
  if (!chosen) return plain;
  const others = answers.filter((answer) => {
    const row = terms(answer);
    return (
      row.length === 1 &&
      row.every(
        ([term, value]) =>
          picker.picked[term] === undefined && isTerm(value) && Object.values(picker.picked).includes(value),
      )
    );
  });
  return [...others, ...picker.open().filter((answer) => plain.includes(answer))];
}

/** The card that is chosen, while its targets are asked for; null when none is. */
export function chosenCard(picker: Picker, texts: Texts): string | null {
  const card = Object.values(picker.picked).find(
    (value) => typeof value === "string" && texts[`card.${value}`] !== undefined,
  );
  return typeof card === "string" ? card : null;
}

/** How many values the next term of the choice may take. */
export function targetsLeft(set: TableSet, picker: Picker): number {
  const open = picker.open();
  const next = set.terms.find(
    (term) => picker.picked[term] === undefined && open.some((answer) => answer[term] !== undefined),
  );
  return next === undefined
    ? 0
    : new Set(open.flatMap((answer) => (answer[next] === undefined ? [] : [answer[next]]))).size;
}

/** "End" is the shell's own word for leaving a phase: the E key and the question "really?" look for it. */
export const isEnd = (answer: Answer): boolean => answer["end"] === true;

/** The answer of the E key: end the phase, else pass, else whatever single way out there is. */
export function wayOut(picker: Picker): Answer | null {
  const plain = picker.asked.answers.filter((answer) => terms(answer).every(([, value]) => typeof value === "boolean"));
  return plain.find(isEnd) ?? (plain.length === 1 ? (plain[0] ?? null) : null);
}
