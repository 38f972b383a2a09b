import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { decoded } from "../decoded.ts";
import type { Games } from "../games.ts";
import { linesOf } from "../protocol/lines.ts";
import { openSession } from "../protocol/session.ts";

/** Speaks JSON lines until the input ends or nobody reads the output any more. Empty lines are passed over. */
export async function protocol(games: Games, input: Readable, output: Writable): Promise<void> {
  const session = openSession(games);
  let closed = false;
  const gone = new Promise<void>((resolve) => {
    const close = (): void => {
      closed = true;
      resolve();
    };
    // A closed pipe is how a caller hangs up: no error, only the end.
    output.once("close", close);
    output.on("error", close);
  });
  for await (const line of linesOf(decoded(input))) {
    if (line !== null && line.trim() === "") continue;
    const reply = await session.reply(line);
    if (closed) break;
    if (!output.write(`${reply}\n`)) await Promise.race([once(output, "drain").catch(() => {}), gone]);
    if (closed) break;
  }
}
