import type { GameEvent } from "@endzeit/engine";
import { untrack } from "svelte";
import type { BoardProps, Frame } from "./contract.ts";

/** Tells each beat of the story once: not again when it is drawn anew, and not what lay there at rest. */
export class Beats<V> {
  /** The beat that has had its motion, or lay there at rest. */
  settled: number = $state.raw(-1);
  #told = -1;
  #before: V | null = null;

  readonly #tell: (event: GameEvent, ms: number, before: V) => void;

  constructor(props: () => BoardProps<V>, tell: (event: GameEvent, ms: number, before: V) => void) {
    this.#tell = tell;
    $effect(() => {
      const { frame, beatMs: ms } = props();
      untrack(() => this.show(frame, ms));
    });
  }

  /** What the board shows now, for so long; 0: it is at rest. */
  show({ event, n, view }: Frame<V>, ms: number): void {
    const before = this.#before ?? view;
    this.#before = view;
    if (ms === 0) {
      this.settled = n;
      // What is taken back may happen again under the same number.
      this.#told = -1;
    } else if (event !== null && n !== this.#told && n !== this.settled) {
      this.#told = n;
      this.#tell(event, ms, before);
    }
  }
}
