// npm run bench:server: the server under load beside boardgame.io's own, measured in the same run with the same kind of game.
// Both servers are processes of their own; the players of both run in this one. Ratios carry over to other machines, rates do not.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { ensureBuilt, ensureInstalled, ensureServerBuilt, fail, requireNode, root, run, say } from "./lib.mjs";
import { ensureServices } from "./services.mjs";

const SLICE_MS = Number(process.env["SLICE_MS"] ?? 8000);
const TABLES = (process.env["TABLES"] ?? "10,50,200,1000").split(",").map(Number);
/** Before it is measured, both have played for a while: programs get faster as they run. */
const WARM_MS = 4000;
/** Between two answers of a table when latency is measured: people think. */
const THINK_MS = 1000;
/** Idle sockets: as many of each seat as a person may have. */
const IDLE_TABLES = 125;
const IDLE_OF_SEAT = 15;
/** Tables that two processes serve together. */
const SHARED_TABLES = 60;
const SLEEPING = Number(process.env["SLEEPING"] ?? 50_000);

requireNode();
await ensureInstalled();
for (const build of [ensureBuilt, ensureServerBuilt]) {
  const built = await build();
  if (built.code !== 0) fail(built.output);
}
if (!existsSync(path(root, "bench", "node_modules", "boardgame.io"))) {
  say("Installing the peers (boardgame.io) into bench/ …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { code } = await run(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: path(root, "bench") });
  if (code !== 0) fail("The peers could not be installed.");
}
/**
 * @typedef {{ news(): Promise<void>, ready(): boolean, over(): boolean, asked(): boolean, answer(below: (bound: number) => number): Promise<void>, close(): void }} Player
 * @typedef {{ length(): number, open(url: string): Promise<{ table: string, secrets: string[] }>, join(url: string, table: string, secret: string, seat: number): Player }} Ours
 * @typedef {{ join(url: string, table: string, seat: number): Player }} Peer
 */
const ours = /** @type {Ours} */ (await import(new URL("../bench/our-client.mjs", import.meta.url).href));
const peer = /** @type {Peer} */ (await import(new URL("../bench/peer-client.mjs", import.meta.url).href));
/** The memory that `npm start` gives to what is young. */
const OURS = ["--max-semi-space-size=64", "bench/our-server.mjs"];
/** @param {number} bound */
const below = (bound) => Math.floor(Math.random() * bound);
/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts a server as a process of its own and waits for its first address.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {RegExp} ready
 */
function start(args, env, ready) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const found = ready.exec(output);
      if (found !== null) resolve({ child, url: found[1] ?? "" });
    });
    child.on("exit", (code) => reject(new Error(`The server ended (${code}): ${output}`)));
  });
}

/** Resident memory of a process in bytes, where the system tells. @param {number} pid */
function resident(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) * 1024;
}

/** Processor seconds that processes have used. @param {readonly number[]} pids */
function cpu(pids) {
  let ticks = 0;
  for (const pid of pids) {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / 100;
}

/**
 * Keeps so many tables playing for a while. `think`: milliseconds before each answer, 0 for as fast as it goes.
 * @param {(n: number) => Promise<Player[]>} seat players of a new table
 * @param {number} tables
 * @param {number} think
 * @param {...number} pids the processes that serve them
 */
async function load(seat, tables, think, ...pids) {
  /** @type {number[]} */
  const times = [];
  let until = Number.POSITIVE_INFINITY;
  let since = 0;
  let n = 0;
  const sitDown = async () => {
    const players = await seat(n++);
    while (!players.every((player) => player.ready())) await Promise.race(players.map((player) => player.news()));
    return players;
  };
  const first = [];
  for (let at = 0; at < tables; at += 50)
    first.push(...(await Promise.all(Array.from({ length: Math.min(50, tables - at) }, sitDown))));
  /** @param {Player[]} players */
  const play = async (players) => {
    await sleep(think * Math.random());
    // Where tables stand at all points of a match, as they do after a while, they do not all open the next one at once.
    let left = below(length);
    while (performance.now() < until) {
      if (players.some((player) => player.over()) || left-- === 0) {
        for (const player of players) player.close();
        players = await sitDown();
      }
      const asked = players.find((player) => player.asked());
      if (asked === undefined) {
        await Promise.race(players.map((player) => player.news()));
        continue;
      }
      if (think > 0) await sleep(think * (0.5 + Math.random()));
      const before = performance.now();
      await asked.answer(below);
      const after = performance.now();
      if (before >= since && after <= until) times.push(after - before);
    }
    for (const player of players) player.close();
  };
  const playing = first.map(play);
  await sleep(WARM_MS);
  since = performance.now();
  until = since + SLICE_MS;
  const used = cpu(pids);
  await sleep(SLICE_MS);
  const busy = cpu(pids) - used;
  await Promise.all(playing);
  times.sort((a, b) => a - b);
  /** @param {number} part */
  const quantile = (part) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return {
    perSecond: (times.length * 1000) / SLICE_MS,
    p50: quantile(0.5),
    p95: quantile(0.95),
    perCpu: times.length / busy,
  };
}

// Matches of the same length on both sides: to open one costs both more than an answer.
const length = ours.length();
const data = mkdtempSync(path(tmpdir(), "endzeit-bench-"));
const env = { PORT: "0", HOST: "127.0.0.1", ENDZEIT_DATA: data, NODE_ENV: "production" };
const server = await start(OURS, env, /ready (http:\S+)/);
const other = await start(
  ["bench/peer-server.mjs"],
  { PORT: "0", NODE_ENV: "production", MOVES: `${length}` },
  /ready (\d+)/,
);
other.url = `http://127.0.0.1:${other.url}`;

const seatOurs = async () => {
  const { table, secrets } = await ours.open(server.url);
  return secrets.map((secret, seat) => ours.join(server.url, table, secret, seat));
};
const mark = Math.random().toString(36).slice(2);
const seatPeer = async (/** @type {number} */ n) => {
  const table = `${mark}-${n}-${Math.random()}`;
  return [0, 1].map((seat) => peer.join(other.url, table, seat));
};

const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString("en-US");
const ms = (/** @type {number} */ value) => value.toFixed(1);

say("As fast as it goes (each table answers as soon as it has been answered):");
say(
  "| tables | Endzeit answers/s | p50 ms | p95 ms | boardgame.io answers/s | p50 ms | p95 ms | ratio | ratio by processor time |",
);
say("|---|---|---|---|---|---|---|---|---|");
for (const tables of TABLES) {
  const a = await load(seatOurs, tables, 0, server.child.pid);
  const b = await load(seatPeer, tables, 0, other.child.pid);
  say(
    `| ${tables} | ${whole(a.perSecond)} | ${ms(a.p50)} | ${ms(a.p95)} | ${whole(b.perSecond)} | ${ms(b.p50)} | ${ms(b.p95)} | ${(a.perSecond / b.perSecond).toFixed(1)} | ${(a.perCpu / b.perCpu).toFixed(1)} |`,
  );
}
say("\nAs people play (about one answer a second at each table):");
say("| tables | Endzeit answers/s | p50 ms | p95 ms | boardgame.io answers/s | p50 ms | p95 ms |");
say("|---|---|---|---|---|---|---|");
for (const tables of TABLES) {
  const a = await load(seatOurs, tables, THINK_MS, server.child.pid);
  const b = await load(seatPeer, tables, THINK_MS, other.child.pid);
  say(
    `| ${tables} | ${whole(a.perSecond)} | ${ms(a.p50)} | ${ms(a.p95)} | ${whole(b.perSecond)} | ${ms(b.p50)} | ${ms(b.p95)} |`,
  );
}

/** @param {...{ child: import("node:child_process").ChildProcess }} servers */
const stop = async (...servers) => {
  for (const { child } of servers) {
    child.removeAllListeners("exit");
    child.kill();
  }
  await sleep(1500);
};
await stop(other, server);

const fresh = await start(OURS, env, /ready (http:\S+)/);
const pid = fresh.child.pid;
/** @type {Player[]} */
const idle = [];
/** @param {readonly { table: string, secrets: string[] }[]} homes */
const sitDown = async (homes) => {
  const group = homes.map(({ table, secrets }) => ours.join(fresh.url, table, secrets[0] ?? "", 0));
  for (const player of group) while (!player.ready()) await player.news();
  idle.push(...group);
};
// Each table has one first, so that what tables take themselves is not counted; nor is what the heap grows by at first, whatever is in it.
const homes = await Promise.all(Array.from({ length: IDLE_TABLES }, () => ours.open(fresh.url)));
const others = await Promise.all(homes.map(() => ours.open(fresh.url)));
for (const all of [homes, others]) await sitDown(all);
for (let i = 0; i < IDLE_OF_SEAT; i++) await sitDown(others);
await sleep(2000);
const empty = resident(pid);
for (let i = 0; i < IDLE_OF_SEAT; i++) await sitDown(homes);
await sleep(2000);
const sockets = resident(pid);
const IDLE_SOCKETS = IDLE_TABLES * IDLE_OF_SEAT;
say(
  `\nMemory of an idle socket: ${((sockets - empty) / IDLE_SOCKETS / 1024).toFixed(1)} kB (${whole(IDLE_SOCKETS)} sockets, resident ${whole(empty / 1e6)} to ${whole(sockets / 1e6)} MB).`,
);
for (const player of idle) player.close();
await sleep(2000);
/** @param {number} tables */
const openAll = async (tables) => {
  for (let at = 0; at < tables; at += 100) await Promise.all(Array.from({ length: 100 }, () => ours.open(fresh.url)));
  await sleep(3000);
};
// First what opening itself needs: the heap grows to a size that it keeps, whatever is in it.
await openAll(SLEEPING / 2);
const before = resident(pid);
await openAll(SLEEPING);
const after = resident(pid);
say(
  `Memory of a sleeping table: ${((after - before) / SLEEPING / 1024).toFixed(2)} kB (${whole(SLEEPING)} tables, resident ${whole(before / 1e6)} to ${whole(after / 1e6)} MB).`,
);
await stop(fresh);
rmSync(data, { recursive: true, force: true });

say(
  "\nA table, without sockets (memory after 80 answers with two guests; the longest of 200 matches of a full table):",
);
say("| | awake | the same, right after somebody came | answers | waking | first join |");
say("|---|---|---|---|---|---|");
await run(process.execPath, ["--expose-gc", "bench/our-tables.mjs"]);

const { TEST_DATABASE_URL: database, TEST_REDIS_URL: redis } = await ensureServices();
if (database !== undefined && redis !== undefined) {
  const name = `endzeit_bench_${process.pid}`;
  /** @param {string} statement */
  const psql = (statement) => run("psql", ["--no-password", "-qc", statement, database], { capture: true });
  await psql(`create database ${name}`);
  const url = new URL(database);
  url.pathname = `/${name}`;
  const both = { ...env, DATABASE_URL: url.href, REDIS_URL: redis };
  const here = await start(OURS, both, /ready (http:\S+)/);
  const there = await start(OURS, both, /ready (http:\S+)/);
  const pids = [here.child.pid, there.child.pid];
  /** @param {(n: number, seat: number) => string} at where a seat of the nth table has its connection */
  const seatAt = (at) => async (/** @type {number} */ n) => {
    const { table, secrets } = await ours.open(at(n, 0));
    return secrets.map((secret, seat) => ours.join(at(n, seat), table, secret, seat));
  };
  const ledBy = seatAt((n) => (n % 2 === 0 ? here.url : there.url));
  // Not measured: programs get faster as they run.
  await load(ledBy, SHARED_TABLES, 0, ...pids);
  const alone = await load(
    seatAt(() => here.url),
    SHARED_TABLES,
    0,
    here.child.pid,
  );
  const led = await load(ledBy, SHARED_TABLES, 0, ...pids);
  const apart = await load(
    seatAt((_, seat) => (seat === 0 ? here.url : there.url)),
    SHARED_TABLES,
    0,
    ...pids,
  );
  say(`\nOn PostgreSQL and Redis (${SHARED_TABLES} tables, as fast as it goes; processor time of the servers):`);
  say("| | answers/s | µs an answer | two carry |");
  say("|---|---|---|---|");
  for (const [what, { perSecond, perCpu }, many] of /** @type {const} */ ([
    ["one process", alone, 1],
    ["two, each table at one of them", led, 2],
    ["two, seats apart", apart, 2],
  ]))
    say(
      `| ${what} | ${whole(perSecond)} | ${whole(1e6 / perCpu)} | ${((many * perCpu) / alone.perCpu).toFixed(2)} × one |`,
    );
  await stop(here, there);
  await psql(`drop database if exists ${name} with (force)`);
}
process.exit(0);
