import { createHash } from "node:crypto";
import { type Job, Queue, QueueEvents, Worker } from "bullmq";
import { Redis } from "ioredis";
import * as v from "valibot";
import { MEASURES } from "../account.ts";
import { CellShape, type Task } from "../plan.ts";
import type { Crew, Harvest } from "./crew.ts";

/*
 * Tasks as jobs in Redis: any number of workers on any machines take them. A job's name says all that comes out of it, so that asked twice it
 * is played once. A worker that dies leaves its jobs to the others; whoever handed them out looks after each until it has come.
 */

const QUEUE = "endzeit-lab";
/** Where workers find the cell of a job: it may have a whole content pack, and many jobs are of it. */
const CELL = "endzeit-lab-cell";
const CELL_SECONDS = 7 * 24 * 3600;
/** A worker that holds a job and says nothing for so long is dead: another takes the job. Workers think in threads, so that they can always say. */
const LOCK_MS = 5000;
const STALLED_MS = 2500;
const MOST_STALLED = 20;
/** What is done is kept until whoever asked has it, and so long where nobody comes for it: it is no store, for bots are mended. */
const KEPT_SECONDS = 600;
/** Every so often it is looked whether a job came of which nobody heard, or is lost. */
const SWEEP_MS = 2000;
const AHEAD = 64;

const HarvestShape = v.object({ accounts: v.array(v.string()), ms: v.number() });
const JobShape = v.object({
  cell: v.string(),
  seed: v.string(),
  first: v.number(),
  count: v.number(),
  measures: v.array(v.picklist(MEASURES)),
});
type TaskJob = v.InferOutput<typeof JobShape>;

const LONGEST_WAIT_MS = 2000;

function open(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (tries: number) => Math.min(tries * 100, LONGEST_WAIT_MS),
  });
  redis.on("error", () => undefined);
  return redis;
}

/** Whether a Redis answers at an address now. */
export async function redisAnswers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on("error", () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === "PONG";
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

const digest = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

interface Awaited {
  readonly job: TaskJob;
  resolve(harvest: Harvest): void;
  reject(error: Error): void;
}

/** Hands tasks to whoever works for this Redis. */
export function queued(url: string): Crew {
  const [redis, listening] = [open(url), open(url)];
  const queue = new Queue<TaskJob>(QUEUE, { connection: redis });
  const events = new QueueEvents(QUEUE, { connection: listening });
  const awaited = new Map<string, Awaited>();
  const known = new Map<Task["cell"], Promise<string>>();
  queue.on("error", () => undefined);
  events.on("error", () => undefined);

  const cellName = async (cell: Task["cell"]): Promise<string> => {
    const name = digest(cell);
    await redis.set(`${CELL}:${name}`, JSON.stringify(cell), "EX", CELL_SECONDS);
    return name;
  };
  const add = (jobId: string, job: TaskJob): Promise<unknown> =>
    queue.add("play", job, { jobId, removeOnComplete: { age: KEPT_SECONDS }, removeOnFail: true });
  const came = (id: string, value: unknown): void => {
    const one = awaited.get(id);
    if (one === undefined) return;
    awaited.delete(id);
    queue.remove(id).catch(() => undefined);
    const read = v.safeParse(HarvestShape, typeof value === "string" ? JSON.parse(value) : value);
    if (read.success && read.output.accounts.length === one.job.count) one.resolve(read.output);
    else one.reject(new Error("A worker sent what are no matches. Is it another version of Endzeit?"));
  };
  const failed = (id: string, reason: string): void => {
    awaited.get(id)?.reject(new Error(reason));
    awaited.delete(id);
  };
  events.on("completed", ({ jobId, returnvalue }) => came(jobId, returnvalue));
  events.on("failed", ({ jobId, failedReason }) => failed(jobId, failedReason));

  /** Takes what came of a job of which no event tells any more; puts one that is lost on again. */
  const look = async (id: string, job: TaskJob): Promise<void> => {
    const state = await queue.getJobState(id);
    // It has come while we asked.
    if (!awaited.has(id)) return;
    if (state === "unknown") await add(id, job);
    if (state !== "completed" && state !== "failed") return;
    // Only now: read before its end it would have brought nothing.
    const over: Job<TaskJob> | undefined = await queue.getJob(id);
    if (over === undefined) return;
    if (state === "completed") came(id, over.returnvalue);
    else failed(id, over.failedReason);
  };
  const lookAfter = async (): Promise<void> => {
    for (const [id, { job }] of [...awaited]) await look(id, job);
  };
  const sweep = setInterval(() => lookAfter().catch(() => undefined), SWEEP_MS);
  return {
    ahead: AHEAD,
    async play({ cell, seed, first, count, measures }) {
      const name = known.get(cell) ?? cellName(cell);
      known.set(cell, name);
      const job: TaskJob = { cell: await name, seed, first, count, measures: [...measures] };
      const id = digest(job);
      return new Promise((resolve, reject) => {
        awaited.set(id, { job, resolve, reject });
        // Somebody may have played it before: of that no event tells any more.
        add(id, job)
          .then(() => look(id, job))
          .catch(() => undefined);
      });
    },
    async close() {
      clearInterval(sweep);
      // What nobody has begun is not begun any more.
      await Promise.allSettled([...awaited.keys()].map((id) => queue.remove(id)));
      await Promise.allSettled([queue.close(), events.close()]);
      redis.disconnect();
      listening.disconnect();
    },
  };
}

/** Somebody who takes tasks out of Redis. */
export interface Labourer {
  /** Matches played so far. */
  readonly played: number;
  /** Ends when what has been begun is done. */
  close(): Promise<void>;
}

/** Works for a Redis: lets a crew of this machine play what is asked for there, `atOnce` tasks at a time. */
export function labour(url: string, crew: Crew, atOnce: number): Labourer {
  const [redis, taking] = [open(url), open(url)];
  const cells = new Map<string, Promise<Task["cell"]>>();
  let played = 0;
  const cellNamed = async (name: string): Promise<Task["cell"]> => {
    const text = await redis.get(`${CELL}:${name}`);
    if (text === null) throw new Error("The cell of this job is not in Redis any more. Run the experiment again.");
    return v.parse(CellShape, JSON.parse(text));
  };
  const worker = new Worker<TaskJob, Harvest>(
    QUEUE,
    async ({ data }) => {
      const { cell: name, ...task } = v.parse(JobShape, data);
      const cell = cells.get(name) ?? cellNamed(name);
      cells.set(name, cell);
      cell.catch(() => cells.delete(name));
      const harvest = await crew.play({ ...task, cell: await cell });
      played += harvest.accounts.length;
      return harvest;
    },
    {
      connection: taking,
      concurrency: atOnce,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_MS,
      maxStalledCount: MOST_STALLED,
    },
  );
  worker.on("error", () => undefined);
  return {
    get played() {
      return played;
    },
    async close() {
      await worker.close();
      redis.disconnect();
      taking.disconnect();
    },
  };
}
