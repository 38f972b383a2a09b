import { fileURLToPath } from "node:url";
import type { Answer } from "@endzeit/engine";
import { Piscina } from "piscina";
import type { Thought } from "./thought.ts";

/** How long a thread may take for a thought of `ms`: the first one also loads the game. */
const GRACE_MS = 8000;
const IDLE_MS = 120_000;

/**
 * Threads in which bots think, never in the event loop. No more thoughts are under way than there are threads, so that the limit of
 * each begins when it is really thought about.
 */
export class Thinkers {
  readonly #threads: number;
  readonly #graceMs: number;
  #pool: Piscina<Thought, Answer> | null = null;
  #running = 0;
  #closed = false;
  readonly #waiting: (() => void)[] = [];

  constructor(threads: number, graceMs: number = GRACE_MS) {
    this.#threads = threads;
    this.#graceMs = graceMs;
  }

  /** The bot's answer. Rejects when the thread failed or did not come to an end; a stuck one is ended, and a new one takes its place. */
  async think(thought: Thought): Promise<Answer> {
    await this.#turn();
    try {
      return await this.#open().run(thought, { signal: AbortSignal.timeout(thought.ms + this.#graceMs) });
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool?.destroy();
  }

  async #turn(): Promise<void> {
    while (this.#running >= this.#threads) await new Promise<void>((resolve) => this.#waiting.push(resolve));
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
