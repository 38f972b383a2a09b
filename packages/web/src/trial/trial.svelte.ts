import { conduct, type Harvest, type LabPlan, Ledger, type RunEars, type Task } from "@endzeit/lab/anywhere";
import type { TrialPool } from "./pool.ts";

/** After so many matches of one side it is the other's turn: both are known about equally well while somebody looks on. */
const TURN = 10;

/** Two kinds of matches played side by side, on the same seeds, while somebody looks on and may stop it. */
export class Trial {
  running = $state(false);
  /** Matches played, and how many there are to be. */
  done = $state(0);
  of = $state(0);
  problem = $state<string | null>(null);
  /** What is known so far; a new one with every stretch. */
  seen = $state.raw<{ readonly ledger: Ledger } | null>(null);
  #stop = new AbortController();

  /** Plays a plan to its end, or until it is stopped. `play` has a task played by the pool. */
  async run(plan: LabPlan, pool: TrialPool, play: (task: Task) => Promise<Harvest>): Promise<void> {
    this.#stop.abort();
    const stop = new AbortController();
    this.#stop = stop;
    const ledger = new Ledger(plan);
    this.running = true;
    this.problem = null;
    this.done = 0;
    this.of = plan.matches * plan.cells.length * plan.seeds.length;
    this.seen = { ledger };
    const crew = { ahead: pool.count * 2, play, close: async () => {} };
    const ears: RunEars = {
      match: ({ cell, seed, n }, account) => void ledger.add(cell, seed, n, account),
      stretch: () => {
        if (this.#stop !== stop) return;
        this.done = ledger.matches;
        this.seen = { ledger };
      },
    };
    try {
      await conduct(plan, ledger, crew, ears, stop.signal, TURN);
    } catch (error) {
      if (this.#stop === stop) this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      if (this.#stop === stop) this.running = false;
    }
  }

  stop(): void {
    this.#stop.abort();
    this.running = false;
  }

  /** As before the first match: what was asked about has changed. */
  forget(): void {
    this.stop();
    this.seen = null;
    this.problem = null;
  }
}
