import { type Answer, type Texts, text } from "@endzeit/engine";
import type { Picker, TableSet, Term } from "@endzeit/kit";

/** What a card is called, or whatever else is shown large. */
export const cardName = (set: TableSet, card: string, texts: Texts): string =>
  set.cardName?.(card, texts) ?? text(texts, `card.${card}`);

const terms = (answer: Answer): [string, Answer[string]][] => Object.entries(answer);
const isTerm = (value: Answer[string] | undefined): value is Term => value !== undefined && typeof value !== "object";

/** The term of an answer that a person chooses next, in the game's order. */
function nextTerm(set: TableSet, answer: Answer, picked: { readonly [term: string]: Term }): string | undefined {
  const left = Object.keys(answer).filter((term) => picked[term] === undefined);
  return set.terms.find((term) => left.includes(term)) ?? left[0];
}

const isSpoken = (set: TableSet, term: string): boolean => set.spoken?.includes(term) === true;
/** Whether neither cards nor buttons stand for a term's values, for the board has them. */
const isPlaced = (set: TableSet, term: string): boolean => set.placed?.includes(term) === true;
/** Terms that say, each alone, what a card may be used for now. */
const usesOf = (set: TableSet, picker: Picker, card: string): readonly string[] =>
  (set.shares ?? []).filter((term) => picker.asked.answers.some((answer) => isWhole(answer) && answer[term] === card));
const isWhole = (answer: Answer): boolean => Object.keys(answer).length === 1;

/** The first term, in the game's order, that can be named with this card now, or instead of what is picked. */
export function termOf(set: TableSet, picker: Picker, card: string): string | null {
  const named = (answers: readonly Answer[], picked: { readonly [term: string]: Term }): string | undefined => {
    const names = answers.flatMap((answer) => {
      const term = nextTerm(set, answer, picked);
      const meant = term !== undefined && !isSpoken(set, term) && !isPlaced(set, term);
      return meant && answer[term] === card ? [term] : [];
    });
    return set.terms.find((term) => names.includes(term)) ?? names[0];
  };
  return named(picker.open(), picker.picked) ?? named(picker.asked.answers, {}) ?? null;
}

/** Whether a card is what has been chosen so far. */
export function isPicked(picker: Picker, card: string): boolean {
  return Object.values(picker.picked).includes(card);
}

/** Chooses a card, in addition to what is chosen or instead of it. */
export function pickCard(set: TableSet, picker: Picker, card: string): void {
  const several = usesOf(set, picker, card).length > 1;
  const next = termOf(set, picker, card);
  if (next !== null && picker.may(next, card)) {
    picker.pick(next, card, several);
    return;
  }
  picker.cancel();
  const term = termOf(set, picker, card);
  if (term !== null) picker.pick(term, card, several);
}

/** Cards that are offered without lying in the hand, such as those of somebody else's. */
function offered(set: TableSet, picker: Picker, hand: readonly string[], texts: Texts): readonly string[] {
  const cards = picker.open().flatMap((answer) => {
    const term = nextTerm(set, answer, picker.picked) ?? "";
    const value = isSpoken(set, term) || isPlaced(set, term) ? undefined : answer[term];
    return typeof value === "string" && texts[`card.${value}`] !== undefined && !hand.includes(value) ? [value] : [];
  });
  return [...new Set(cards)];
}

/** A card as it lies in front of a seat, and the term that it can be named as now. */
export interface ShownCard {
  readonly card: string;
  /** To choose from, not in the hand. */
  readonly offer: boolean;
  readonly term: string | null;
}

/** Whether a card can be chosen now: from the start, or next after what is chosen. */
export const isOffered = (picker: Picker, { card, term }: ShownCard): boolean =>
  term !== null &&
  card !== "hidden" &&
  picker.asked.answers.length > 0 &&
  !isPicked(picker, card) &&
  (Object.keys(picker.picked).length === 0 || picker.may(term, card));

/** What lies in front of a seat: what is offered, then its hand, which nothing can be chosen from while cards are laid out. */
export function shownCards(
  set: TableSet,
  picker: Picker,
  hand: readonly string[],
  laid: readonly string[],
  texts: Texts,
): readonly ShownCard[] {
  const offers = laid.length > 0 ? laid : offered(set, picker, hand, texts);
  return [
    ...offers.map((card) => ({ card, offer: true, term: termOf(set, picker, card) })),
    ...hand.map((card) => ({ card, offer: false, term: laid.length > 0 ? null : termOf(set, picker, card) })),
  ];
}

/**
 * The answers that get a button: those that name no place and no card ("end phase", "pass", "done") and the other uses
 * of the chosen card. Whatever else is allowed lies in the light on the board or in the hand.
 */
export function buttonsOf(set: TableSet, picker: Picker): readonly Answer[] {
  const { answers } = picker.asked;
  const chosen = Object.keys(picker.picked).length > 0;
  // What all answers have in common goes without saying: of a dog that is running only that it stays is left to be said.
  const given = (term: string, value: unknown): boolean => answers.every((answer) => answer[term] === value);
  const plain = answers.filter((answer) => {
    const said = terms(answer).filter(([term, value]) => typeof value === "boolean" || !given(term, value));
    return said.length > 0 && said.every(([, value]) => typeof value === "boolean");
  });
  const spoken = spokenOf(set, picker);
  if (!chosen) return [...spoken, ...plain];
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
  const { exact } = picker;
  const first = exact !== null && usesOf(set, picker, chosenValue(picker)).length > 1 ? [exact] : [];
  return [...spoken, ...first, ...others, ...picker.open().filter((answer) => plain.includes(answer))];
}

/** The one thing that has been chosen; "" for none, or several. */
function chosenValue(picker: Picker): string {
  const [value, ...more] = Object.values(picker.picked);
  return typeof value === "string" && more.length === 0 ? value : "";
}

/** What is chosen in words next, each with what is picked before it: a whole answer, or the beginning of several. */
function spokenOf(set: TableSet, picker: Picker): readonly Answer[] {
  const found = new Map<string, Answer>();
  for (const answer of picker.open()) {
    const term = nextTerm(set, answer, picker.picked);
    const value = term === undefined ? undefined : answer[term];
    if (term === undefined || value === undefined || !isSpoken(set, term)) continue;
    found.set(`${term} ${String(value)}`, { ...picker.picked, [term]: value });
  }
  return [...found.values()];
}

/** The allowed answer that says the same. */
export const sameAnswer = (answers: readonly Answer[], answer: Answer): Answer | undefined =>
  answers.find(
    (row) => terms(row).length === terms(answer).length && terms(row).every(([term, value]) => answer[term] === value),
  );

/**
 * Of answers that are given once more the place of the next one: the first that is allowed by now, so that a step which has to
 * follow another does. Nothing that ends a turn goes before a step that still waits; then there is none (-1).
 */
export function nextOf(again: readonly Answer[], allowed: readonly Answer[]): number {
  const at = again.findIndex((answer) => sameAnswer(allowed, answer) !== undefined);
  return at > 0 && isPlain(again[at] ?? {}) ? -1 : at;
}

/** Takes the answer of a button. What is only the beginning of an answer is picked: the choice goes on. */
export function say(picker: Picker, answer: Answer): boolean {
  if (sameAnswer(picker.asked.answers, answer) !== undefined) return true;
  for (const [term, value] of terms(answer))
    if (picker.picked[term] === undefined && isTerm(value)) picker.pick(term, value);
  return false;
}

/** The card that is chosen, while its targets are asked for; null when none is. */
export function chosenCard(set: TableSet, picker: Picker, texts: Texts): string | null {
  const { picked } = picker;
  const held = set.held?.map((term) => picked[term]).find((value) => typeof value === "string");
  const card = Object.values(picked).find((value) => typeof value === "string" && texts[`card.${value}`] !== undefined);
  return typeof card === "string" ? card : typeof held === "string" ? held : null;
}

/** How many values the next term of the choice may take; a term that can only be one thing is no choice if another follows. */
export function targetsLeft(set: TableSet, picker: Picker): number {
  const open = picker.open();
  let least = 0;
  for (const term of set.terms) {
    if (picker.picked[term] !== undefined) continue;
    const values = new Set(open.flatMap((answer) => (answer[term] === undefined ? [] : [answer[term]])));
    if (values.size > 1) return values.size;
    least = Math.max(least, values.size);
  }
  return least;
}

/** "End" is the shell's own word for leaving a phase: the E key and the question "really?" look for it. */
export const isEnd = (answer: Answer): boolean => answer["end"] === true;

/** Says yes to something and chooses nothing, as what ends or passes does. */
const isPlain = (answer: Answer): boolean => terms(answer).every(([, value]) => typeof value === "boolean");

/** The answer of the E key: end the phase, else pass, else whatever single way out there is. */
export function wayOut(picker: Picker): Answer | null {
  const plain = picker.asked.answers.filter(isPlain);
  return plain.find(isEnd) ?? (plain.length === 1 ? (plain[0] ?? null) : null);
}
