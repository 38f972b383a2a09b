import { type Answer, alike, type Refusal } from "@endzeit/engine";
import type { Asked } from "./contract.ts";

export type Term = string | number | boolean;

/** How the way to what a hint speaks of is marked: to what it advises, or softly to what it only names. */
export type Marked = "" | "named" | undefined;

/** What has been chosen so far: terms and their values. */
export type Picked = { readonly [term: string]: Term };

export const agrees = (answer: Answer, picked: Picked): boolean =>
  Object.entries(picked).every(([term, value]) => answer[term] === value);

/**
 * An answer in the making. Answers are flat objects; a person chooses their terms one by one (a card, then a square):
 * the picker knows which values of a term still lead to an allowed answer and why the others do not.
 */
export class Picker {
  #asked: Asked = $state.raw({ question: null, answers: [], refused: [] });
  #picked: Picked = $state.raw({});
  #advised: Answer | null = $state.raw(null);
  #named: readonly Answer[] = $state.raw([]);
  readonly #give: (answer: Answer) => void;

  readonly #judge: (answer: Answer) => Refusal | null;

  /** `judge` says why the rules refuse an answer that no list has, or the part of one; null where nobody is there to say it. */
  constructor(give: (answer: Answer) => void, judge: (answer: Answer) => Refusal | null = () => null) {
    this.#give = give;
    this.#judge = judge;
  }

  get asked(): Asked {
    return this.#asked;
  }

  /** What is chosen so far. */
  get picked(): Picked {
    return this.#picked;
  }

  /** A new question, or none: the choice starts afresh. */
  ask(asked: Asked): void {
    this.#asked = asked;
    this.#picked = {};
    this.advise(null);
  }

  /** The listed answer that a hint advises, for what leads to it to be marked. */
  get advised(): Answer | null {
    return this.#advised;
  }

  /** The listed answers that a hint only names, for somebody to look at: what leads to them is marked softly, and all alike. */
  get named(): readonly Answer[] {
    return this.#named;
  }

  /** Marks the way to an answer: to one that is listed, else to none. */
  advise(answer: Answer | null): void {
    this.#advised = (answer && this.#asked.answers.find((listed) => alike(listed, answer))) ?? null;
    this.#named = [];
  }

  /** Marks the ways to several answers softly, and none of them as advised. */
  name(answers: readonly Answer[]): void {
    this.#advised = null;
    this.#named = this.#asked.answers.filter((listed) => answers.some((answer) => alike(listed, answer)));
  }

  /** For the attribute `data-advised` of whatever leads to those answers for which this holds. */
  markOf(leads: (answer: Answer) => boolean): Marked {
    if (this.#advised !== null) return leads(this.#advised) ? "" : undefined;
    return this.#named.some(leads) ? "named" : undefined;
  }

  /** Takes the last choice back: everything that was picked, or all but the terms to keep. */
  cancel(keep: Picked = {}): void {
    this.#picked = keep;
  }

  /** Allowed answers that agree with what is picked so far and with `more`. */
  open(more: Picked = {}): readonly Answer[] {
    return this.#asked.answers.filter((answer) => agrees(answer, this.#picked) && agrees(answer, more));
  }

  /** Whether a value of a term still leads to an allowed answer. */
  may(term: string, value: Term): boolean {
    return this.open({ [term]: value }).length > 0;
  }

  /** Why the rules refuse what a press would say, whether or not it is listed. */
  why(answer: Answer): Refusal | null {
    return this.#judge(answer);
  }

  /** Why a value of a term leads nowhere. */
  whyNot(term: string, value: Term): Refusal | null {
    if (this.may(term, value)) return null;
    const more = { [term]: value };
    const row = this.#asked.refused.find(({ answer }) => agrees(answer, this.#picked) && agrees(answer, more));
    return row?.refusal ?? this.#judge({ ...this.#picked, ...more });
  }

  /** The answer that is spelled exactly by what is picked, if it is allowed. */
  get exact(): Answer | null {
    const terms = Object.keys(this.#picked).length;
    return this.open().find((answer) => Object.keys(answer).length === terms) ?? null;
  }

  /**
   * Chooses a value. When one allowed answer is left it is given at once; when several are, the choice goes on
   * (an answer that is already complete can then be given with `give`). `wait`: nothing is given before somebody has said so.
   */
  pick(term: string, value: Term, wait = false): void {
    const open = this.open({ [term]: value });
    if (open.length === 0) return;
    this.#picked = { ...this.#picked, [term]: value };
    const only = open[0];
    if (
      !wait &&
      open.length === 1 &&
      only !== undefined &&
      Object.keys(only).length === Object.keys(this.#picked).length
    )
      this.give(only);
  }

  give(answer: Answer): void {
    this.#picked = {};
    this.#give(answer);
  }
}
