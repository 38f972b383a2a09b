import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
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
  #pool: Piscina<Thought, Answer> | null = null;
  #running = 0;
  #closed = false;
  readonly #waiting: (() => void)[] = [];

  constructor(threads: number) {
    this.#threads = threads;
  }

  /** The bot's answer. Rejects when the thread failed or did not come to an end; a stuck one is ended, and a new one takes its place. */
  async think(thought: Thought): Promise<Answer> {
    await this.#turn();
    try {
      return await this.#open().run(thought, { signal: AbortSignal.timeout(thought.ms + GRACE_MS) });
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
      filename: fileURLToPath(new URL("./worker.ts", import.meta.url)),
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: IDLE_MS,
      // The rules are TypeScript in the worker too.
      execArgv: ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href],
    });
    return this.#pool;
  }
}
