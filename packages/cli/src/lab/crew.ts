import { type Crew, labour, queued, redisAnswers, threads } from "@endzeit/lab";
import type { Io } from "../io.ts";
import { UsageError } from "../usage.ts";

/** As long as one is played, the next lies ready. */
const TASKS_A_THREAD = 2;

/** The Redis through which machines share work; null where this one is alone. */
export async function sharedRedis({ env }: Io): Promise<string | null> {
  const url = env["REDIS_URL"]?.trim() ?? "";
  if (url === "") return null;
  if (!/^rediss?:\/\//.test(url))
    throw new UsageError("REDIS_URL must look like redis://:password@host:6379 (rediss:// over TLS).");
  if (await redisAnswers(url)) return url;
  throw new UsageError(
    "REDIS_URL: no Redis answers there. Start it, or leave REDIS_URL out to play on this machine alone.",
  );
}

/** Works for a Redis with threads of this machine. */
export function labourWith(url: string, count: number) {
  const crew = threads(count);
  const labourer = labour(url, crew, count * TASKS_A_THREAD);
  return {
    get played() {
      return labourer.played;
    },
    async close() {
      await labourer.close();
      await crew.close();
    },
  };
}

/** Threads of this machine; where machines share work, these and whoever else works for that Redis. */
export function sharedCrew(url: string | null, count: number): Crew {
  if (url === null) return threads(count);
  const crew = queued(url);
  const own = count === 0 ? null : labourWith(url, count);
  return {
    ahead: crew.ahead,
    play: (task) => crew.play(task),
    async close() {
      await crew.close();
      await own?.close();
    },
  };
}
