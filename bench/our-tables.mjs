// What tables that are awake take of this server: memory with two guests, waking, the first join. In this process there is nothing else,
// and its guests have no sockets. Prints one row a game.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { register } from "tsx/esm/api";

register();
const { below, Match, randomFrom } = await import("../packages/engine/src/index.ts");
const { gameIds, loadGame } = await import("../games/index.ts");
const { WIRE_VERSION } = await import("../packages/wire/src/index.ts");
const { aloneBus } = await import("../packages/server/src/bus.ts");
const { openStore } = await import("../packages/server/src/store/index.ts");
const { Hub } = await import("../packages/server/src/tables/hub.ts");

const TABLES = 40;
const ANSWERS = 80;
/** The longest of so many matches of as many players as may play is woken. */
const MATCHES = 200;
const ROUNDS = 7;
/** As the server does while a match is played. */
const KEEP_EVERY = 64;

const folder = mkdtempSync(path(tmpdir(), "endzeit-bench-"));
const store = await openStore({ kind: "sqlite", file: path(folder, "endzeit.sqlite") });
const nothing = () => undefined;
const ears = {
  committed: nothing,
  waits: nothing,
  freed: nothing,
  over: nothing,
  timeUp: nothing,
  failed: console.error,
};
const newHub = () => new Hub({ store, bus: aloneBus(), now: Date.now, push: null, patience: 1e6, watchers: 10, ears });
const guestOf = (eyes) => ({ eyes, send: nothing, bye: nothing });
const joinOf = (table, seat) =>
  table.join({ id: 1, do: "join", wire: WIRE_VERSION, table: table.id, secret: "", have: 0 }, async () =>
    guestOf(seat),
  );

let opened = 0;
/** A table at which persons sit, and the match as it is before its first answer. */
async function open(game, players, seed, more = []) {
  const match = Match.open(game, { players, seed });
  const id = `table-${++opened}`;
  const row = { id, game: game.id, rules: game.rulesVersion, players, options: match.options, content: match.content };
  const sits = Array.from({ length: players }, (_, seat) => ({ do: "sit", seat, name: `Player ${seat + 1}` }));
  const entries = [...sits, ...more].map((deed, index) => ({
    ...{ n: index + 1, at: 1, by: deed.seat, key: deed.do === "answer" ? `bench-key-${index}` : null, deed },
  }));
  await store.open({ ...row, seed, clock: null, absence: 24, after: null, group: null, created: 1 }, [], entries, {
    ...{ bot: null, deadline: null, over: false },
  });
  return { id, match };
}

/** A random answer to what the match asks now. */
function next(match, random) {
  const [seat] = match.awaited();
  const { answers } = match.ask(seat);
  return { seat, answer: answers[below(random, answers.length)] };
}

/** As messages carry it. */
const spelled = (answer) => JSON.parse(JSON.stringify(answer));

async function playAt(table, match, random) {
  for (let given = 0; given < ANSWERS && match.outcome === null; given++) {
    const { seat, answer } = next(match, random);
    const request = { id: 1, do: "answer", key: `bench-key-${given}`, at: table.n, answer: spelled(answer) };
    await table.answer({ seat, tenure: seat + 1 }, request);
    match.answer(seat, answer);
  }
}

function heap() {
  for (let i = 0; i < 3; i++) globalThis.gc();
  return process.memoryUsage().heapUsed;
}

const kB = (bytes) => (bytes / 1024).toFixed(0);

/** Memory of an awake table in the midst of its match: with the story that is told to whoever comes, and a minute after somebody came. */
async function memory(game) {
  const hub = newHub();
  const players = Math.max(2, game.seats.min);
  const wake = async (seed) => {
    const { id, match } = await open(game, players, seed);
    const table = await hub.table(id);
    for (const seat of [0, 1]) await joinOf(table, seat);
    await playAt(table, match, randomFrom(seed));
    return table;
  };
  const all = (name, count) => Promise.all(Array.from({ length: count }, (_, i) => wake(`${name} ${i}`)));
  const tables = await all("warm", 4);
  const before = heap();
  tables.push(...(await all("table", TABLES)));
  const told = heap() - before;
  for (const table of tables.slice(4)) table.forgetStory(Number.POSITIVE_INFINITY);
  const later = heap() - before;
  hub.close();
  return { told: told / TABLES, later: later / TABLES };
}

/** The longest of many matches but for its last answer, as a server would have written it down. */
async function longest(game) {
  const players = game.seats.max;
  let seed = "";
  let most = 0;
  for (let i = 0; i < MATCHES; i++) {
    const match = Match.open(game, { players, seed: `long ${i}` });
    const random = randomFrom(`long ${i}`);
    while (match.outcome === null) {
      const { seat, answer } = next(match, random);
      match.answer(seat, answer);
    }
    if (match.log.length > most) [seed, most] = [`long ${i}`, match.log.length];
  }
  const match = Match.open(game, { players, seed });
  const random = randomFrom(seed);
  const deeds = [];
  const kept = [];
  while (match.log.length < most - 1) {
    const { seat, answer } = next(match, random);
    const { question } = match;
    match.answer(seat, answer);
    const stands = question?.together === true && match.question === question;
    const { revealed } = match.log.at(-1);
    const awaited = stands ? null : match.awaited();
    deeds.push({ do: "answer", seat, answer: spelled(answer), revealed, awaited });
    const { length } = match.log;
    if (length % KEEP_EVERY === 0)
      kept.push({ n: players + length, step: length, state: spelled(match.state), hash: match.hash });
  }
  const { id } = await open(game, players, seed, deeds);
  for (const row of kept) await store.keep(id, row);
  return { id, length: deeds.length };
}

async function cost(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/** Milliseconds of processor for waking the longest match, and for the first who comes to it and knows nothing. */
async function waking(game) {
  const { id, length } = await longest(game);
  const wakes = [];
  const joins = [];
  for (let round = 0; round < ROUNDS; round++) {
    const hub = newHub();
    globalThis.gc();
    let table;
    wakes.push(
      await cost(async () => {
        table = await hub.table(id);
      }),
    );
    joins.push(await cost(() => joinOf(table, 0)));
    hub.close();
  }
  return { length, wake: median(wakes), join: median(joins) };
}

for (const id of gameIds) {
  const game = await loadGame(id);
  const { told, later } = await memory(game);
  const { length, wake, join } = await waking(game);
  process.stdout.write(
    `| ${id} | ${kB(later)} kB | ${kB(told)} kB | ${length} | ${wake.toFixed(1)} ms | ${join.toFixed(1)} ms |\n`,
  );
}
await store.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
