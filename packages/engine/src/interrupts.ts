import type { CoreState, Reporter, Step, StepRule } from "./game.ts";

/** A rule that steps in at a named moment: a card that waits for it, a power, an event in force. */
export interface Interrupt<S, W, E> {
  /** Whether it steps in. Asked when its turn comes: earlier ones may have changed things. */
  when(state: S, what: W): boolean;
  run(state: S, what: W, out: Reporter<E>): void;
}

/**
 * The step of a named moment, such as `{ do: "at/died", next: 0, … }`: runs the rows of a table in their order, each with all that it
 * raises before the next one. A rule that comes to such a moment puts the step on the agenda with `next` 0; what steps in is a row, and
 * the rule does not know of it.
 */
export function momentStep<S extends CoreState, W extends Step & { readonly next: number }, E>(
  rows: readonly Interrupt<S, W, E>[],
): StepRule<S, W, E> {
  return (state, what, out) => {
    for (let row = what.next; row < rows.length; row++) {
      if (!rows[row].when(state, what)) continue;
      if (row + 1 < rows.length) state.agenda.push({ ...what, next: row + 1 });
      return rows[row].run(state, what, out);
    }
  };
}
