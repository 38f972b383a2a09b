import { once } from "node:events";
import { availableParallelism } from "node:os";
import { type Io, say } from "../io.ts";
import { readArguments, wholeOption } from "../options.ts";
import { UsageError } from "../usage.ts";
import { labourWith, sharedRedis } from "./crew.ts";
import { interruption, MOST_THREADS } from "./interruption.ts";

export const WORK = "lab work [--threads N]";

/** `endzeit lab work`: plays what experiments on other machines ask for, until Ctrl-C. */
export async function workCommand(args: readonly string[], io: Io): Promise<void> {
  const read = readArguments(args, { threads: { type: "string" } }, { min: 0, max: 0, usage: WORK });
  const count = wholeOption(read, "threads", availableParallelism(), 1, MOST_THREADS);
  const url = await sharedRedis(io);
  if (url === null)
    throw new UsageError(
      "REDIS_URL is missing: it names the Redis through which machines share work, as redis://host:6379.",
    );
  const { signal, release } = interruption();
  const labourer = labourWith(url, count);
  say(io, `Working with ${count} thread${count === 1 ? "" : "s"} for whoever asks. Ctrl-C ends it.`);
  if (!signal.aborted) await once(signal, "abort");
  release();
  await labourer.close();
  say(io, `${labourer.played} matches played.`);
}
