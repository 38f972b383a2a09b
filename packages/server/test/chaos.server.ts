// A server process as `endzeit serve` runs it, for tests that kill it: bots do not pause, and one address may ask as often as it likes.
import { readSettings, startServer } from "../src/index.ts";

const { port, host, log, proxies, ...network } = readSettings(process.env);
const root = process.argv[2] ?? "";
const server = await startServer({
  port,
  host,
  root,
  log,
  proxies,
  network: { ...network, botPauseMs: 0, patience: 1e6 },
});
process.stdout.write(`ready ${server.url}\n`);
