import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type Io, say } from "../io.ts";
import { readArguments, textOption, wholeOption } from "../options.ts";
import { UsageError } from "../usage.ts";

export const SERVE = "serve [--port N] [--host NAME]";

/** `endzeit serve`: the web client and its tables on a port of this machine, until Ctrl-C. The rest is set by the environment. */
export async function serveCommand(args: readonly string[], io: Io): Promise<void> {
  const read = readArguments(
    args,
    { port: { type: "string" }, host: { type: "string" } },
    { min: 0, max: 0, usage: SERVE },
  );
  const { readSettings, startServer, ServerError, SettingsError } = await import("@endzeit/server");
  try {
    const settings = readSettings(io.env);
    const root = fileURLToPath(new URL("../../../web/dist", import.meta.url));
    const server = await startServer({
      port: wholeOption(read, "port", settings.port, 0, 65_535),
      host: textOption(read, "host") ?? settings.host,
      root,
      network: { ...settings, ready: true },
      log: settings.log,
      proxies: settings.proxies,
    });
    say(io, `Endzeit is ready: ${server.url}`);
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
    await server.close();
  } catch (error) {
    if (error instanceof ServerError || error instanceof SettingsError) throw new UsageError(`serve: ${error.message}`);
    throw error;
  }
}
