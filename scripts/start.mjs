// npm start: everything from a fresh clone to the address of the running table.
import { ensureBuilt, ensureInstalled, fail, requireNode, say, webRoot } from "./lib.mjs";

requireNode();
await ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { readSettings, startServer } = await import("../packages/server/src/index.ts");
try {
  const { port, host, ...network } = readSettings(process.env);
  const built = await ensureBuilt();
  if (built.code !== 0) fail(`${built.output}\nThe web client could not be built. The lines above say why.`);
  const server = await startServer({ port, host, root: webRoot, network, log: logLevel() });
  const end = async () => {
    await server.close();
    process.exit(0);
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  say(`Endzeit is ready: ${server.url}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

/** ENDZEIT_LOG: how much is told on the way; warnings and errors unless given. */
function logLevel() {
  const wanted = process.env["ENDZEIT_LOG"] || "warn";
  if (wanted === "error" || wanted === "warn" || wanted === "info" || wanted === "debug") return wanted;
  return fail(`ENDZEIT_LOG must be error, warn, info or debug, not "${wanted}".`);
}
