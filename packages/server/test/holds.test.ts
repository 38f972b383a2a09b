import { join } from "node:path";
import { botsOf, remembers } from "@endzeit/bots";
import { type AnyGame, dateAt } from "@endzeit/engine";
import { gameIds } from "@endzeit/games";
import { MESSAGE_BYTES, REQUEST_BYTES, type Report } from "@endzeit/wire";
import Sqlite from "libsql";
import { expect, test } from "vitest";
import { openStore } from "../src/store/index.ts";
import type { Deed, Store } from "../src/store/store.ts";
import { newSecret, newTableId } from "../src/tables/secrets.ts";
import { type ServerProcess, serverProcess } from "./chaos.kit.ts";
import { type Device, found, join as joinGroup, look } from "./groups.kit.ts";
import { type ByChance, playedByChance, playedTable } from "./played.kit.ts";
import { Client, folder, gameOf, giveFirst, newKey, open, post, seated } from "./table.kit.ts";

/* How long one request holds up everybody else: the dearest of each kind, asked of a server that has nothing else to do. Nothing is judged here
   by its time: the test says that each is answered, and prints what it took. */

/** `npm run chaos` looks at every game, at the longest of many matches, three times. */
const LONG = process.env["ENDZEIT_CHAOS"] === "long";
const GAMES = LONG
  ? gameIds.filter((id) => process.env["G"] === undefined || id === process.env["G"])
  : (["zombiaki"] as const);
const MATCHES = LONG ? 100 : 3;
const ROUNDS = LONG ? 3 : 1;
const WORDS = LONG ? 40_000 : 300;
const RESULTS = LONG ? 100_000 : 100;
const WATCHERS = LONG ? 500 : 5;
const AT_ONCE = LONG ? 100 : 3;
const ROUNDS_OF_GROUP = LONG ? 1000 : 10;

const THOUGHT = "the first thought of a bot since the start";

/** By kind of request: what it held the loop at most, in the best of its rounds, for a machine does other things too. */
class Holds {
  readonly #server: ServerProcess;
  readonly #by = new Map<string, number>();

  constructor(server: ServerProcess) {
    this.#server = server;
  }

  async of<T>(kind: string, ask: () => Promise<T>): Promise<T> {
    await this.#server.held();
    const reply = await ask();
    const ms = await this.#server.held();
    this.#by.set(kind, Math.min(ms, this.#by.get(kind) ?? Number.POSITIVE_INFINITY));
    return reply;
  }

  knows(kind: string): boolean {
    return this.#by.has(kind);
  }

  toString(): string {
    const rows = [...this.#by].sort((a, b) => b[1] - a[1]).map(([kind, ms]) => `| ${kind} | ${ms.toFixed(1)} ms |`);
    return ["| longest hold by kind of request | |", "|---|---|", ...rows].join("\n");
  }
}

type Longest = ByChance & { readonly answers: number };

/** The longest of some matches of as many as may play. */
function longest(game: AnyGame): Longest {
  const all = Array.from({ length: MATCHES }, (_, n) => {
    const chance = { game, players: game.seats.max, seed: `long ${n}` };
    return { ...chance, answers: playedByChance(chance).log.length };
  });
  return all.reduce((most, one) => (one.answers > most.answers ? one : most));
}

const done = (report: Report): Report => {
  expect(report).toMatchObject({ say: expect.stringMatching(/done|joined|story|save/) });
  return report;
};

/** The longest match of a game at its table: everybody comes, looks back, answers, and takes all of it back. */
async function longMatch(holds: Holds, url: string, store: Store, most: Longest, round: number): Promise<void> {
  const { game } = most;
  const name = `${game.id}, ${most.answers} answers`;
  const id = `${game.id.slice(0, 6).padEnd(6, "-")}-long-${round}`.padEnd(16, "-");
  const { secrets } = await playedTable(store, id, { ...most, answers: most.answers - 8 });
  const lines = secrets.map((secret) => new Client(url, { table: id, secret }));
  const [first, second = first] = lines;
  if (first === undefined || second === undefined) throw new Error("Somebody sits there.");
  for (const line of lines) await line.opened;
  await holds.of(`wake and join, knowing nothing (${name})`, async () => done(await first.join()));
  await holds.of(`join, knowing nothing, where the story is kept (${name})`, async () => done(await second.join()));
  for (const line of lines.slice(2)) done(await line.join());
  const again = new Client(url, { table: id, secret: first.secret });
  await again.opened;
  await holds.of(`join, knowing all (${name})`, async () => done(await again.join(first.n)));
  again.stop();
  await holds.of(`story of all of it (${name})`, async () => done(await first.say({ do: "story", from: 0, to: 9999 })));
  await holds.of(`story of its end (${name})`, async () =>
    done(await first.say({ do: "story", from: most.answers - 12, to: 9999 })),
  );
  const asked = lines.find((line) => line.asked);
  if (asked !== undefined) {
    await holds.of(`answer at the end (${name})`, async () => done(await giveFirst(asked)));
    const bot = botsOf(game).findLast(remembers) ?? "random";
    const line = lines.find((one) => one.asked);
    if (line !== undefined && line.standing?.awaited.length === 1) {
      const { n } = line;
      // Whoever comes first has a thread started.
      const thinks = holds.knows(THOUGHT) ? `a bot thinks at the end (${name})` : THOUGHT;
      await holds.of(thinks, async () => {
        done(await line.say({ do: "rest", bot }));
        await line.knows((client) => client.n > n + 1);
      });
      await line.say({ do: "rest", bot: null });
    }
  }
  const proposed = await first.say({ do: "propose", at: first.n, proposal: { what: "undo", keep: 1 } });
  const last = lines.at(-1);
  if (proposed.say === "done" && last !== undefined && lines.length > 1) {
    for (const line of lines.slice(1, -1)) await line.say({ do: "vote", proposal: proposed.n, yes: true });
    await holds.of(`the last yes to taking back all of it (${name})`, async () =>
      last.say({ do: "vote", proposal: proposed.n, yes: true }),
    );
  }
  for (let n = 0; n < (LONG ? 60 : 3); n++) {
    const line = lines.find((one) => one.asked);
    if (line === undefined) break;
    await line.knows(({ n }) => n === Math.max(...lines.map((other) => other.n)));
    await holds.of(`answer (${game.id}, ${game.seats.max} seats)`, async () => giveFirst(line));
    for (const other of lines) await other.knows((client) => client.n >= line.n);
  }
  for (const line of lines) line.stop();

  const over = `${game.id.slice(0, 6).padEnd(6, "-")}-over-${round}`.padEnd(16, "-");
  const finished = await playedTable(store, over, most);
  const reader = new Client(url, { table: over, secret: finished.secrets[0] ?? "" });
  await reader.join();
  await holds.of(`save (${name})`, async () => done(await reader.say({ do: "save" })));
  reader.stop();
}

/** Tables that are opened: with all that they may bring, and with more than fits. */
async function opening(holds: Holds, url: string, game: AnyGame): Promise<void> {
  const seats = Array.from({ length: game.seats.max }, (_, seat) => ({ kind: seat === 0 ? "me" : "open" }));
  const wanted = { game: game.id, name: "Ada", seats, options: {}, clock: null };
  const content = game.content.export({});
  const good = await holds.of(`open a table with corrected content (${game.id})`, () =>
    post(url, "tables", { ...wanted, content }),
  );
  expect(good.status).toBe(200);
  const empty = (list: string) => ({ game: game.id, [list]: Array.from({ length: 40_000 }, () => ({})) });
  for (const list of Object.keys(content ?? {}).filter((key) => key !== "game")) {
    const body = { ...wanted, content: empty(list) };
    const room = REQUEST_BYTES - JSON.stringify({ ...wanted, content: { game: game.id, [list]: [] } }).length;
    body.content = { game: game.id, [list]: Array.from({ length: Math.floor(room / 3) - 1 }, () => ({})) };
    const bad = await holds.of(`open a table with content of 128 kB that does not fit (${game.id})`, () =>
      post(url, "tables", body),
    );
    expect(bad.status).toBe(400);
  }
}

/** A log as long as the seats of a table may make it. */
async function wordy(store: Store, game: AnyGame, round: number): Promise<{ table: string; secret: string }> {
  const table = `wordy-table-${round}`.padEnd(16, "-");
  const { secrets, row } = await playedTable(store, table, { game, players: 2, seed: "wordy", answers: 20 });
  const n = (await store.entries(row.id, 0)).length;
  const deed: Deed = { do: "chat", text: "”".repeat(500) };
  const words = Array.from({ length: WORDS }, (_, at) =>
    store.append({ table, entry: { n: n + at + 1, at, by: at % 2, key: null, deed }, duty: null }),
  );
  await Promise.all(words);
  return { table, secret: secrets[0] ?? "" };
}

function fill(file: string, contest: string): void {
  const db = new Sqlite(file);
  const row = db.prepare(
    "insert into results (game, contest, person, name, face, won, points, hash, at) values ('zombiaki', ?, ?, 'Ada', null, 1, ?, 'hash', ?)",
  );
  db.exec("begin");
  for (let n = 0; n < RESULTS; n++) row.run([contest, `person ${n}`, n % 100, n]);
  db.exec("commit");
  db.close();
}

/** A group as large as one may be, which has played for years. */
async function circle(url: string, file: string): Promise<Device> {
  const { seen, ...device } = await found(url, "Fridays", "Ada");
  const names = ["Ben", "Cleo", "Dora", "Emil", "Frida", "Gus", "Hanna", "Ivo", "Jana", "Kai", "Lene", "Max", "Nora"];
  for (const name of names) await joinGroup(url, seen, name);
  const db = new Sqlite(file);
  const row = db.prepare(`insert into rounds ("table", "group", game, at, seats) values (?, ?, 'zombiaki', ?, ?)`);
  db.exec("begin");
  for (let n = 0; n < ROUNDS_OF_GROUP; n++) {
    const seats = [n % 13, (n + 1) % 13].map((member, seat) => ({
      ...{ member: member + 1, name: "Ada", bot: null, won: seat === 0, points: n % 40 },
    }));
    row.run([newTableId(), device.group, n, JSON.stringify(seats)]);
  }
  db.exec("commit");
  db.close();
  return device;
}

test(
  "the dearest request of each kind is answered",
  async () => {
    const data = folder();
    const file = join(data, "endzeit.sqlite");
    const server = await serverProcess({ ENDZEIT_DATA: data, DATABASE_URL: "", REDIS_URL: "" }, "ready");
    const store = await openStore({ kind: "sqlite", file });
    await server.start();
    const { url } = server;
    const holds = new Holds(server);
    const contest = dateAt(Date.now());
    fill(file, contest);
    try {
      for (const id of GAMES) {
        const game = await gameOf(id);
        const seats = Array.from({ length: game.seats.min }, () => ({ kind: "me" }) as const);
        await holds.of(`the first table since the start (${id})`, () => open(url, { game: id, seats }));
        const most = longest(game);
        for (let round = 0; round < ROUNDS; round++) {
          await opening(holds, url, game);
          await longMatch(holds, url, store, most, round);
        }
      }
      const zombiaki = await gameOf("zombiaki");
      for (let round = 0; round < ROUNDS; round++) {
        await holds.of("healthz", () => fetch(`${url}/healthz`));
        await holds.of("metrics", async () => (await fetch(`${url}/metrics`)).text());
        await holds.of("the first page", async () => (await fetch(url)).text());
        await holds.of(`a list of ${RESULTS} results`, () =>
          post(url, "standings", { game: "zombiaki", contest, secret: newSecret() }),
        );
        const answers = Array.from({ length: 4000 }, (_, n) => [n % 2, { a: "b", c: 1 }]);
        const result = { game: "zombiaki", contest, rules: zombiaki.rulesVersion, name: "Ada", secret: newSecret() };
        await holds.of(round === 0 ? "the first result since the start" : "a result of 4,000 answers", async () =>
          expect((await post(url, "result", { ...result, answers })).status).toBe(400),
        );
        const group = await circle(url, file);
        await holds.of(`a group that has played ${ROUNDS_OF_GROUP} matches`, async () => {
          expect((await look(url, group)).played).toBe(ROUNDS_OF_GROUP);
        });
        const { table, secret } = await wordy(store, zombiaki, round);
        const reader = new Client(url, { table, secret });
        await reader.opened;
        await holds.of(`wake a table with ${WORDS} entries in its log, and join`, async () =>
          done(await reader.join()),
        );
        const answer = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`a${n}`, [n, n, n, n]]));
        expect(JSON.stringify(answer).length).toBeLessThan(MESSAGE_BYTES);
        await holds.of("an answer of 16 kB that is none", () =>
          reader.say({ do: "answer", key: newKey(), at: reader.n, answer }),
        );
        reader.stop();

        const crowd = await seated(url, "zombiaki", 2);
        const host = crowd.players.find(({ client }) => client.asked)?.client;
        const watchers = Array.from(
          { length: WATCHERS },
          () => new Client(url, { table: crowd.table, secret: crowd.watch }),
        );
        await Promise.all(watchers.map((watcher) => watcher.opened));
        await holds.of(`${WATCHERS} watchers come at once`, () =>
          Promise.all(watchers.map((watcher) => watcher.join())),
        );
        if (host !== undefined)
          await holds.of(`answer where ${WATCHERS} watch`, async () => done(await giveFirst(host)));
        const speaker = crowd.players[0]?.client;
        if (speaker !== undefined)
          await holds.of(`chat at its longest where ${WATCHERS} watch`, async () =>
            done(await speaker.say({ do: "chat", text: "”".repeat(500) })),
          );
        for (const watcher of watchers) watcher.stop();

        const tables = await Promise.all(Array.from({ length: AT_ONCE }, () => seated(url, "zombiaki", 2)));
        const asked = tables.flatMap(({ players }) => players.map(({ client }) => client).filter((one) => one.asked));
        await holds.of(`answers at ${AT_ONCE} tables at once`, () =>
          Promise.all(asked.map((client) => giveFirst(client))),
        );
        await holds.of(`${AT_ONCE} tables opened at once`, () =>
          Promise.all(
            Array.from({ length: AT_ONCE }, () =>
              open(url, { game: "zombiaki", seats: [{ kind: "me" }, { kind: "open" }] }),
            ),
          ),
        );
        for (const { players } of tables) for (const { client } of players) client.stop();
      }
    } finally {
      await store.close();
    }
    console.log(`${holds}`);
  },
  LONG ? 1_800_000 : 240_000,
);
