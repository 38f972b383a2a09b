// A server process as `endzeit serve` runs it, for tests that kill it: bots do not pause, and one address may ask as often as it likes.
// Whoever has started it may ask how long its event loop was held at most since it was asked before.
import { readSettings, startServer } from "../src/index.ts";

const { port, host, log, proxies, ...network } = readSettings(process.env);
const root = process.argv[2] ?? "";
const server = await startServer({
  port,
  host,
  root,
  log,
  proxies,
  network: { ...network, botPauseMs: 0, patience: 1e6, ready: process.argv.includes("ready") },
});
/** Reports come this long after they are asked for, so that what holds the loop in that moment is counted. */
const REPORT_MS = 5;
let last: number | null = null;
let most = 0;
const tick = (): void => {
  const now = performance.now();
  if (last !== null) most = Math.max(most, now - last - 1);
  last = now;
};
process.on("message", () => {
  if (last === null) setInterval(tick, 1).unref();
  tick();
  setTimeout(() => {
    process.send?.(most);
    most = 0;
  }, REPORT_MS);
});
process.stdout.write(`ready ${server.url}\n`);
