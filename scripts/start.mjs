// npm start: everything from a fresh clone to the address of the running table.
import { ensureBuilt, ensureInstalled, fail, requireNode, say, webRoot } from "./lib.mjs";

const DEFAULT_PORT = "3000";

requireNode();
const wanted = process.env["PORT"] || DEFAULT_PORT;
const port = /^\d{1,5}$/.test(wanted) ? Number(wanted) : Number.NaN;
if (!(port >= 0 && port <= 65_535)) fail(`PORT must be a whole number from 0 to 65535, not "${wanted}".`);

await ensureInstalled();
const built = await ensureBuilt();
if (built.code !== 0) fail(`${built.output}\nThe web client could not be built. The lines above say why.`);

const { register } = await import("tsx/esm/api");
register();
const { startServer } = await import("../packages/server/src/index.ts");
try {
  const server = await startServer({ port, host: process.env["HOST"] || "localhost", root: webRoot });
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
