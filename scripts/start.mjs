// npm start: everything from a fresh clone to the address of the running table.
import { pathToFileURL } from "node:url";
import {
  ensureBuilt,
  ensureInstalled,
  ensureServerBuilt,
  fail,
  requireNode,
  say,
  serverEntry,
  webRoot,
} from "./lib.mjs";

requireNode();
await ensureInstalled();
const made = await ensureServerBuilt();
if (made.code !== 0) fail(`${made.output}\nThe server could not be built. The lines above say why.`);
const { readSettings, startServer } = /** @type {typeof import("../packages/server/src/index.ts")} */ (
  await import(pathToFileURL(serverEntry).href)
);
try {
  const settings = readSettings(process.env);
  const built = await ensureBuilt();
  if (built.code !== 0) fail(`${built.output}\nThe web client could not be built. The lines above say why.`);
  const server = await startServer({ ...settings, root: webRoot, network: { ...settings, ready: true } });
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
