import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Claim, Verdict } from "./worker.ts";

/** A match of the dearest game takes two seconds here; one that takes so long is no match. */
const LONGEST_MS = 30_000;
const IDLE_MS = 60_000;
/** So many wait at most: whoever comes then is asked to come again. */
const MOST_WAITING = 32;

/** A thread of its own, in which contests are played again one after the other: the event loop and the bots of tables go on meanwhile. */
export class Checks {
  #pool: Piscina<Claim, Verdict> | null = null;

  /** Null where too many wait already. Rejects when the thread failed or did not come to an end. */
  async check(claim: Claim): Promise<Verdict | null> {
    this.#pool ??= new Piscina({
      filename: fileURLToPath(new URL("./thread.mjs", import.meta.url)),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    if (this.#pool.queueSize >= MOST_WAITING) return null;
    return this.#pool.run(claim, { signal: AbortSignal.timeout(LONGEST_MS * (1 + this.#pool.queueSize)) });
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }
}
