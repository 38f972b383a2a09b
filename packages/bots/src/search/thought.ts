import type { Answer, Question } from "@endzeit/engine";

/** Where a search begins: what a seat sees when it is asked. */
export interface Root {
  readonly view: unknown;
  readonly seat: number;
  readonly question: Question;
}

/** What a search found of an answer. */
export interface Finding {
  readonly answer: Answer;
  /** How often it was looked at. */
  readonly count: number;
  /** What it is worth to the seat on average, 0 to 1; 0 when it was never looked at. */
  readonly worth: number;
  /** The standard error of `worth`; 1 when it was looked at less than twice. */
  readonly error: number;
}

/** Adds up what an answer brought. */
export class Trials {
  readonly answer: Answer;
  count = 0;
  #sum = 0;
  #squares = 0;

  constructor(answer: Answer) {
    this.answer = answer;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.#sum / this.count;
  }

  add(worth: number): void {
    this.count++;
    this.#sum += worth;
    this.#squares += worth * worth;
  }

  line(): Finding {
    const { answer, count, mean } = this;
    const spread = Math.max(0, this.#squares / Math.max(1, count) - mean * mean);
    return { answer, count, worth: mean, error: count < 2 ? 1 : Math.sqrt(spread / (count - 1)) };
  }
}
