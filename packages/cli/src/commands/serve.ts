import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type Io, say } from "../io.ts";
import { readArguments, textOption, wholeOption } from "../options.ts";
import { UsageError } from "../usage.ts";

export const SERVE = "serve [--port N] [--host NAME]";

/** `endzeit serve`: the web client on a port of this machine, until Ctrl-C. */
export async function serveCommand(args: readonly string[], io: Io): Promise<void> {
  const read = readArguments(
    args,
    { port: { type: "string" }, host: { type: "string" } },
    { min: 0, max: 0, usage: SERVE },
  );
  const port = wholeOption(read, "port", 3000, 0, 65_535);
  const { startServer, ServerError } = await import("@endzeit/server");
  try {
    const root = fileURLToPath(new URL("../../../web/dist", import.meta.url));
    const server = await startServer({ port, host: textOption(read, "host") ?? "localhost", root });
    say(io, `Endzeit is ready: ${server.url}`);
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
    await server.close();
  } catch (error) {
    if (error instanceof ServerError) throw new UsageError(`serve: ${error.message}`);
    throw error;
  }
}
