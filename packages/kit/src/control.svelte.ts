import type { Answer, Refusal } from "@endzeit/engine";
import type { Asked, BoardProps } from "./contract.ts";
import type { Marked, Picked, Picker } from "./picker.svelte.ts";
import { advisedBy, isLit, type Target } from "./targets.ts";

/**
 * What a board's parts share of the moment: what is asked, what has been chosen, and the ways to tell the shell. A board whose choices need
 * more than the picker's terms makes a class of its own of it.
 */
export class Control<V> {
  readonly #props: () => BoardProps<V>;
  /** Of answers that a target leads to, the one whose forecast is shown. */
  readonly #meant: (answers: readonly Answer[]) => Answer | null;

  constructor(
    props: () => BoardProps<V>,
    meant: (answers: readonly Answer[]) => Answer | null = (answers) => answers[0] ?? null,
  ) {
    this.#props = props;
    this.#meant = meant;
  }

  get picker(): Picker {
    return this.#props().picker;
  }
  get asked(): Asked {
    return this.picker.asked;
  }
  get picked(): Picked {
    return this.picker.picked;
  }
  /** The question, while it is this seat's to answer. */
  get ask(): string | null {
    return this.asked.answers.length === 0 ? null : (this.asked.question?.ask ?? null);
  }
  get view(): V {
    return this.#props().frame.view;
  }
  get seat(): number | null {
    return this.#props().seat;
  }

  /** The eye rests on a target: its forecast, or why not. While a hint is read nothing is said against what nobody has pressed. */
  look(target: Target | null, on = true): void {
    this.refuse(on && target !== null && !isLit(target) && !this.advising ? target.refusal : null);
    this.focus(on ? (target?.answers ?? []) : []);
  }
  /** The answers under the eye, or none. */
  focus(answers: readonly Answer[]): void {
    this.#props().focus(this.#meant(answers));
  }
  refuse(refusal: Refusal | null): void {
    this.#props().onrefused?.(refusal);
  }
  /** What the rules say to a press that nothing lists. */
  why(answer: Answer): Refusal | null {
    return this.picker.why(answer);
  }
  get advising(): boolean {
    return this.picker.advised !== null || this.picker.named.length > 0;
  }
  /** For `data-advised`. */
  advised(target: Target | null | undefined): Marked {
    return advisedBy(this.picker, target);
  }
  /** The same for what gives an answer at once. */
  advisedTo(answer: Answer | null): Marked {
    return this.picker.markOf((advised) => advised === answer);
  }
  zoom(thing: string): void {
    this.#props().zoom(thing);
  }
  give(answer: Answer | null): void {
    if (answer === null) return;
    this.focus([]);
    this.picker.give(answer);
  }
}
