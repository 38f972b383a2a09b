import { Queue, Worker } from "bullmq";
import { Redis } from "ioredis";
import type { Call } from "./players.ts";

const QUEUE = "endzeit-bots";
/** A process that holds a job and says nothing for so long is dead: another takes the job. */
const LOCK_MS = 10_000;
const STALLED_MS = 5000;
const MOST_STALLED = 10;
const LONGEST_WAIT_MS = 2000;
/** Jobs with a priority come after those without. */
const LATER = 1;

/** Calls of bots in Redis: any process may take one, and a dead process's call is taken by another. */
export interface Jobs {
  /** Whether Redis can be reached now. */
  readonly ready: boolean;
  /** `attended`: whether anybody waits for it; others come after those. */
  add(call: Call, delayMs: number, attended: boolean): Promise<void>;
  close(): Promise<void>;
}

/** `play` serves a call; `atOnce` of them at a time. Redis comes back by itself; meanwhile the bots think without it. */
export function openJobs(url: string, atOnce: number, play: (call: Call) => Promise<void>): Jobs {
  const retryStrategy = (tries: number) => Math.min(tries * 100, LONGEST_WAIT_MS);
  const out = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: null, retryStrategy });
  const into = new Redis(url, { maxRetriesPerRequest: null, retryStrategy });
  const queue = new Queue<Call>(QUEUE, { connection: out });
  const worker = new Worker<Call>(QUEUE, ({ data }) => play(data), {
    connection: into,
    concurrency: atOnce,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_MS,
    maxStalledCount: MOST_STALLED,
  });
  for (const one of [out, into]) one.on("error", () => undefined);
  queue.on("error", () => undefined);
  worker.on("error", () => undefined);
  return {
    get ready() {
      return out.status === "ready";
    },
    async add(call, delay, attended) {
      // The same question is asked once, whoever asks first.
      const jobId = `${call.table}-${call.since}-${call.seat}`;
      const order = attended ? {} : { priority: LATER };
      await queue.add("play", call, { jobId, delay, removeOnComplete: true, removeOnFail: true, ...order });
    },
    async close() {
      // What is under way here is taken by another process, or found in the store.
      await Promise.allSettled([worker.close(true), queue.close()]);
      out.disconnect();
      into.disconnect();
    },
  };
}
