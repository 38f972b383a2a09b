import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hashOf } from "@endzeit/engine";
import { gameIds } from "@endzeit/games";
import { describe, expect, test } from "vitest";
import type { DatabaseSettings } from "../src/settings.ts";
import { openStore } from "../src/store/index.ts";
import { cutConnections, postgres, redis, serverProcess, type Victim } from "./chaos.kit.ts";
import { type Field, type Player, prove, tableOf } from "./chaos.players.ts";
import { Client, folder, gameOf } from "./table.kit.ts";

/** `npm run chaos` plays longer, and at more tables. */
const LONG = process.env["ENDZEIT_CHAOS"] === "long";
const SEED = process.env["ENDZEIT_SEED"] ?? "chaos";
const SHORT_TABLES: Readonly<Record<string, number>> = { zombiaki: 12 };
const tablesOf = (game: string) => (SHORT_TABLES[game] ?? 2) * (LONG ? 15 : 1);
const SETTLE_MS = 60_000;

interface Sum {
  tables: number;
  answers: number;
  acknowledged: number;
  connections: number;
  kept: number;
  over: number;
}

/**
 * Plays at all tables while `troubles` come one after the other, lets it come to rest, and holds every log against what every player
 * was told.
 */
async function survive(
  servers: readonly Victim[],
  database: DatabaseSettings,
  troubles: readonly (() => Promise<void>)[],
  ms: number,
): Promise<Sum> {
  await Promise.all(servers.map((server) => server.start()));
  const field: Field = { urls: servers.map(({ url }) => url), seed: SEED, thinkMs: LONG ? 800 : 120 };
  const tables: Player[][] = [];
  const running: Promise<void>[] = [];
  const sit = async (game: string, n: number): Promise<void> => {
    const { min, max } = (await gameOf(game)).seats;
    const seats = Math.max(2, min) + (n % (max - Math.max(2, min) + 1));
    const bots = n % 4 === 1 ? 1 : 0;
    const players = await tableOf(field, game, seats - bots, bots);
    if (players === null) return sit(game, n);
    tables.push(players);
    running.push(...players.map((player) => player.run()));
    return undefined;
  };
  for (const game of gameIds)
    for (let n = 0; n < tablesOf(game); n += 10)
      await Promise.all(Array.from({ length: Math.min(10, tablesOf(game) - n) }, (_, i) => sit(game, n + i)));

  // The long form goes on for a while; the short one has seen each of them once.
  const end = Date.now() + ms;
  for (let at = 0; at < troubles.length || Date.now() < end; at++) {
    await sleep(LONG ? 3000 : 1000);
    await troubles[at % troubles.length]?.();
  }
  const players = tables.flat();
  for (const player of players) player.hush();
  // A server that has seen nothing of all this: it wakes every table from what is kept.
  const [last] = servers;
  if (last === undefined) throw new Error("There is no server.");
  const store = await openStore(database);
  try {
    let calm = 0;
    const rests = async () => {
      calm++;
      for (const at of tables) {
        const { length } = await store.entries(at[0]?.table ?? "", 0);
        if (!at.every((player) => player.stands(length))) calm = 0;
      }
      // Twice in a row: a bot that is about to answer would have done so in between.
      return calm > 1;
    };
    await expect.poll(rests, { timeout: SETTLE_MS, interval: 500, message: "everybody knows everything" }).toBe(true);
    for (const player of players) player.leave();
    await Promise.all(running);

    await last.kill();
    await last.start();
    const sum: Sum = { tables: tables.length, answers: 0, acknowledged: 0, connections: 0, kept: 0, over: 0 };
    const problems: string[] = [];
    for (const at of tables) {
      const [first] = at;
      if (first === undefined) continue;
      const proof = await prove(store, first.table, at);
      problems.push(...proof.problems);
      const back = new Client(last.url, { table: first.table, secret: first.secret });
      await back.join();
      if (hashOf(back.view) !== proof.view(back.seat)) problems.push(`${first.table}: woken anew it looks otherwise`);
      back.stop();
      sum.answers += proof.answers;
      sum.kept += proof.kept;
      sum.over += back.standing?.outcome === null ? 0 : 1;
      for (const player of at) {
        sum.acknowledged += player.acknowledged.length;
        sum.connections += player.lives;
      }
    }
    expect(problems).toEqual([]);
    return sum;
  } finally {
    for (const player of players) player.leave();
    await store.close();
  }
}

/** Killed without a word, and started again after a moment. */
async function fall(victim: Victim, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
  await victim.kill(signal);
  await sleep(400);
  await victim.start();
}

describe("whatever falls, nothing acknowledged is lost and nobody is told two different things", () => {
  test(
    "several processes on PostgreSQL and Redis: each is killed while they play, and so are both services",
    async () => {
      const [database, bus] = [await postgres(), await redis()];
      await Promise.all([database.start(), bus.start()]);
      const env = { DATABASE_URL: database.url, REDIS_URL: bus.url };
      const count = LONG ? 3 : 2;
      const servers = await Promise.all(Array.from({ length: count }, () => serverProcess(env)));
      const [a, b] = servers;
      const c = servers.at(-1);
      if (a === undefined || b === undefined || c === undefined) throw new Error("Two or three were asked for.");
      const sum = await survive(
        servers,
        { kind: "postgres", url: database.url },
        [
          () => fall(a),
          () => cutConnections(database),
          () => fall(bus),
          // At once and without a checkpoint, as in a crash.
          () => fall(database, "SIGQUIT"),
          () => fall(b),
          async () => void (await Promise.all([fall(c), cutConnections(database)])),
        ],
        LONG ? 240_000 : 0,
      );
      console.log("PostgreSQL and Redis:", JSON.stringify(sum));
      expect(sum.connections).toBeGreaterThan(sum.tables * 3);
      expect(sum.acknowledged).toBeGreaterThan(sum.tables * 5);
    },
    LONG ? 900_000 : 600_000,
  );

  test(
    "one process on SQLite: it is killed while they play",
    async () => {
      const data = folder();
      const server = await serverProcess({ ENDZEIT_DATA: data, DATABASE_URL: "", REDIS_URL: "" });
      const sum = await survive(
        [server],
        { kind: "sqlite", file: join(data, "endzeit.sqlite") },
        [() => fall(server), () => fall(server)],
        LONG ? 100_000 : 0,
      );
      console.log("SQLite:", JSON.stringify(sum));
      expect(sum.connections).toBeGreaterThan(sum.tables * 3);
      expect(sum.acknowledged).toBeGreaterThan(sum.tables * 5);
    },
    LONG ? 900_000 : 600_000,
  );
});
