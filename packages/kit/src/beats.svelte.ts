import type { GameEvent } from "@endzeit/engine";
import { untrack } from "svelte";
import type { BoardProps } from "./contract.ts";

/** Tells each beat of the story once: not again when it is drawn anew, and not what lay there at rest. */
export class Beats<V> {
  /** The beat that has had its motion, or lay there at rest. */
  settled: number = $state.raw(-1);
  #told = -1;
  #before: V | null = null;

  constructor(props: () => BoardProps<V>, tell: (event: GameEvent, ms: number, before: V) => void) {
    $effect(() => {
      const { frame, beatMs: ms } = props();
      const { event, n, view } = frame;
      untrack(() => {
        const before = this.#before ?? view;
        this.#before = view;
        if (ms === 0) this.settled = n;
        else if (event !== null && n !== this.#told && n !== this.settled) {
          this.#told = n;
          tell(event, ms, before);
        }
      });
    });
  }
}
