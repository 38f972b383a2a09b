import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { redis } from "../../server/test/chaos.kit.ts";
import { command } from "./testing.ts";

// Experiments that several machines play. Its Redis is its own, its workers are processes that can be killed.

const folder = mkdtempSync(join(tmpdir(), "endzeit-lab-workers-"));
const file = join(folder, "experiment.json");
function worker(url: string): ChildProcess {
  const bin = join(import.meta.dirname, "../bin/endzeit.mjs");
  const env = { ...process.env, REDIS_URL: url };
  const child = spawn(process.execPath, [bin, "lab", "work", "--threads", "1"], { env, stdio: "ignore" });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return child;
}

const linesOf = (path: string): number => (existsSync(path) ? readFileSync(path, "utf8").split("\n").length : 0);

it("a worker that dies loses nothing and counts nothing twice: the figures are those of one thread, to the byte", async () => {
  const bus = await redis();
  await bus.start();
  const tables = [{ game: "zombiaki", options: { deck: ["german", "portal-2003"] } }];
  writeFileSync(file, JSON.stringify({ question: "Who wins?", tables, matches: 300 }));
  const out = join(folder, "shared.jsonl");
  const run = command(["lab", "run", file, "--threads", "0", "--out", out, "--lang", "en"], "", { REDIS_URL: bus.url });
  const first = worker(bus.url);
  await expect.poll(() => linesOf(out), { timeout: 40_000 }).toBeGreaterThan(2);
  // More lies ready than it can hold, so it holds something when it dies.
  first.kill("SIGKILL");
  await once(first, "exit");
  expect(linesOf(out)).toBeLessThan(601);
  const second = worker(bus.url);
  const { code, output, errors } = await run;
  expect([code, errors]).toEqual([0, ""]);
  expect(output).toContain("600 of 600 matches");
  const over = once(second, "exit");
  second.kill("SIGTERM");
  const alone = join(folder, "alone.jsonl");
  await command(["lab", "run", file, "--threads", "1", "--out", alone, "--lang", "en"]);
  expect(readFileSync(out, "utf8")).toBe(readFileSync(alone, "utf8"));
  await over;
  expect(second.exitCode).toBe(0);
}, 120_000);

it("says what is wrong with the address of the Redis", async () => {
  const asked = (url: string) => command(["lab", "work"], "", { REDIS_URL: url });
  expect(await asked("http://localhost")).toMatchObject({ code: 2, errors: expect.stringContaining("must look like") });
  expect(await asked("redis://127.0.0.1:1")).toMatchObject({
    code: 2,
    errors: expect.stringContaining("no Redis answers"),
  });
  expect(await asked("")).toMatchObject({ code: 2, errors: expect.stringContaining("REDIS_URL is missing") });
});
