// npm start: everything from a fresh clone to the address of the running table.
import { ensureBuilt, ensureInstalled, fail, requireNode, say, webRoot } from "./lib.mjs";

requireNode();
await ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { readSettings, startServer } = await import("../packages/server/src/index.ts");
try {
  const settings = readSettings(process.env);
  const built = await ensureBuilt();
  if (built.code !== 0) fail(`${built.output}\nThe web client could not be built. The lines above say why.`);
  const server = await startServer({ ...settings, root: webRoot, network: settings });
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
