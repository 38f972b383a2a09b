import { fileURLToPath } from "node:url";
import type { Answer } from "@endzeit/engine";
import { Piscina } from "piscina";
import type { Thought } from "./thought.ts";

/** How long a thread may take for a thought of `ms`: the first one also loads the game. */
const GRACE_MS = 8000;
const IDLE_MS = 120_000;
/** However many wait, a bot gets so long: less would not be thinking. */
const LEAST_MS = 150;

/**
 * Threads in which bots think, never in the event loop. No more thoughts are under way than there are threads, so that the limit of
 * each begins when it is really thought about. Where somebody looks on is thought first, and the more tables wait, the shorter.
 */
export class Thinkers {
  readonly #threads: number;
  readonly #graceMs: number;
  #pool: Piscina<Thought, Answer> | null = null;
  #running = 0;
  #closed = false;
  /** Those where somebody looks on, and the others, each in the order in which they came. */
  readonly #waiting: { readonly [attended in "yes" | "no"]: (() => void)[] } = { yes: [], no: [] };

  constructor(threads: number, graceMs: number = GRACE_MS) {
    this.#threads = threads;
    this.#graceMs = graceMs;
  }

  /** The bot's answer. `attended`: whether anybody waits for it. Rejects when the thread failed or did not come to an end; a stuck one is ended, and a new one takes its place. */
  async think(thought: Thought, attended = true): Promise<Answer> {
    await this.#turn(attended);
    try {
      const { yes, no } = this.#waiting;
      const share = this.#threads / (this.#threads + (attended ? yes.length : yes.length + no.length));
      const ms = Math.max(Math.min(LEAST_MS, thought.ms), thought.ms * share);
      return await this.#open().run({ ...thought, ms }, { signal: AbortSignal.timeout(ms + this.#graceMs) });
    } finally {
      this.#running--;
      (this.#waiting.yes.shift() ?? this.#waiting.no.shift())?.();
    }
  }

  /** Whether all threads are taken. */
  get busy(): boolean {
    return this.#running >= this.#threads;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool?.destroy();
  }

  async #turn(attended: boolean): Promise<void> {
    const waiting = this.#waiting[attended ? "yes" : "no"];
    while (this.busy) await new Promise<void>((resolve) => waiting.push(resolve));
    this.#running++;
  }

  #open(): Piscina<Thought, Answer> {
    if (this.#closed) throw new Error("The server is closing.");
    this.#pool ??= new Piscina({
      filename: fileURLToPath(new URL("./thread.mjs", import.meta.url)),
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: IDLE_MS,
    });
    return this.#pool;
  }
}
