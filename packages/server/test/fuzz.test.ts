import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { below, type Random, randomFrom } from "@endzeit/engine";
import { readReport, WIRE_VERSION } from "@endzeit/wire";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { openStore } from "../src/store/index.ts";
import { serverProcess } from "./chaos.kit.ts";
import { type Field, Player, prove, tableOf } from "./chaos.players.ts";
import { attack, type Loot, oversized, request } from "./fuzz.messages.ts";
import { claim, folder, open, post } from "./table.kit.ts";

/** `npm run chaos` sends a million. */
const LONG = process.env["ENDZEIT_CHAOS"] === "long";
const MESSAGES = Number(process.env["ENDZEIT_MESSAGES"] ?? (LONG ? 1_000_000 : 30_000));
const SEED = process.env["ENDZEIT_SEED"] ?? "fuzz";
const ATTACKERS = 8;
const HANDFUL = 6;
const HANDFULS = 8;
const REPLY_MS = 30_000;
const MEGABYTE = 1_048_576;

/**
 * A stranger has no secret, a watcher only looks on, a member has a seat of its own and wants to be somebody else. A goer sits down
 * at a table that was opened for it, and leaves as often as it can.
 */
const ROLES = ["stranger", "watcher", "stranger", "member", "goer"] as const;
type Role = (typeof ROLES)[number];
const WATCHING = ["refused", "bye", "joined", "moved", "undone", "facts", "here", "chat", "story", "save"];
const MAY_HEAR: Readonly<Record<Role, ReadonlySet<string>>> = {
  stranger: new Set(["refused", "bye"]),
  watcher: new Set(WATCHING),
  member: new Set([...WATCHING, "done"]),
  goer: new Set([...WATCHING, "done"]),
};

interface Place {
  readonly table: string;
  readonly secret: string;
}

test(
  `${MESSAGES} malformed, oversized, reordered, replayed and forged messages (seed ${SEED}): no crash, no leak, no acknowledgement`,
  async () => {
    const data = folder();
    const server = await serverProcess({ ENDZEIT_DATA: data, DATABASE_URL: "", REDIS_URL: "", ENDZEIT_LOG: "debug" });
    await server.start();
    const { url, pid } = server;
    const store = await openStore({ kind: "sqlite", file: join(data, "endzeit.sqlite") });
    const field: Field = { urls: [url], seed: SEED, thinkMs: 150 };
    const tables: Player[][] = [];
    const running: Promise<void>[] = [];
    const secrets: string[] = [];
    const play = async (players: Player[]): Promise<void> => {
      tables.push(players);
      onTestFinished(() => {
        for (const player of players) player.leave();
      });
      running.push(...players.map((player) => player.run()));
      const row = await store.table(players[0]?.table ?? "");
      secrets.push(...players.map(({ secret }) => secret), row?.seed ?? "");
    };
    const honest = await tableOf(field, "zombiaki", 2, 0);
    if (honest === null) throw new Error("Nobody could sit down.");
    await play(honest);
    // Everybody knows the link to watch the honest ones, and sits with one of them at a table of its own.
    const watch = { table: honest[0]?.table ?? "", secret: honest[1]?.secret ?? "" };
    const seats = [{ kind: "me" }, { kind: "open" }] as const;
    const duel = await open(url, { game: "zombiaki", seats });
    const taken = await claim(url, duel.table, duel.invitations[0]?.secret ?? "", "Eve");
    const member = { table: duel.table, secret: taken.secret };
    await play([new Player(field, duel.table, duel.mine[0]?.secret ?? "")]);
    // These are its own: it may hear them.
    secrets.splice(secrets.indexOf(watch.secret), 1);
    /** A table for one goer: somebody else is its host and has a link to it that the goer does not know. */
    const left: { readonly place: Place; readonly host: string }[] = [];
    const goers = async (): Promise<Place> => {
      const { table, mine, invitations } = await open(url, { game: "zombiaki", seats });
      const place = await claim(url, table, invitations[0]?.secret ?? "", "Eve");
      const host = mine[0]?.secret ?? "";
      secrets.push(host);
      left.push({ place, host });
      return place;
    };
    const placeOf: Readonly<Record<Role, () => Promise<Place | null>>> = {
      stranger: async () => null,
      watcher: async () => watch,
      member: async () => member,
      goer: goers,
    };
    // Links that lead to nowhere here: of another table, and an invitation that has been used.
    const other = await open(url, { game: "zombiaki", seats });
    const used = duel.invitations[0]?.secret ?? "";
    const loot: Loot = {
      tables: [watch.table, member.table],
      secrets: [other.watch, other.mine[0]?.secret ?? "", other.invitations[0]?.secret ?? "", used],
      keys: [0, 1].flatMap((seat) => [0, 1, 2, 3].map((n) => `key-${seat}-${n}-of-chaos`)),
      mayLeave: false,
    };

    const sum = { answered: 0, connections: 0, oversized: 0, http: 0, shownOut: 0 };
    const wrong = new Set<string>();
    const hear = (role: Role, text: string): void => {
      const report = readReport(JSON.parse(text));
      const say = report?.say ?? "nothing";
      if (!MAY_HEAR[role].has(say)) wrong.add(`a ${role} heard ${text.slice(0, 200)}`);
      if (report?.say === "joined" && report.seat !== (role === "member" || role === "goer" ? 1 : null))
        wrong.add(`a ${role} joined as ${report.seat}`);
      if (report?.say === "refused" && report.code === "internal") wrong.add(`a ${role}: ${text}`);
      // Once a match is over its seed is for everybody.
      const over = /"outcome":\{|"say":"save"/.test(text);
      if (!over && secrets.some((secret) => text.includes(secret))) wrong.add(`a ${role} heard a secret: ${text}`);
    };

    /** One connection, from its beginning until the server has enough of it or a burst has been answered. */
    const connect = async (random: Random): Promise<void> => {
      const role = ROLES[below(random, ROLES.length)] ?? "stranger";
      const place = await placeOf[role]();
      // Only a goer's own seat may be free afterwards. The member's is needed for the whole time.
      const mine: Loot = { ...loot, mayLeave: role !== "member", tables: [...loot.tables, place?.table ?? ""] };
      const socket = new WebSocket(`${url.replace("http", "ws")}/ws`);
      let replies = 0;
      socket.on("message", (data) => {
        const text = data.toString();
        hear(role, text);
        if (/^\{"say":"(joined|done|refused|story|save)"/.test(text)) replies++;
      });
      const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
      socket.on("error", () => undefined);
      await new Promise((resolve) => {
        socket.once("open", resolve);
        socket.once("error", resolve);
      });
      sum.connections++;
      let sent = 0;
      const say = (message: string | Buffer): void => {
        socket.send(message);
        sent++;
      };
      if (place !== null) say(JSON.stringify({ do: "join", id: 1, wire: WIRE_VERSION, have: 0, ...place }));
      const answered = async (): Promise<void> => {
        const end = performance.now() + REPLY_MS;
        while (socket.readyState === WebSocket.OPEN && replies < sent && performance.now() < end)
          await Promise.race([closed, sleep(3)]);
        if (socket.readyState === WebSocket.OPEN && replies < sent)
          wrong.add(`a ${role} waits for ${sent - replies} replies`);
      };
      // In handfuls: whoever is shown out gets no reply to what it had said in one breath.
      for (let n = 0; n < HANDFULS && socket.readyState === WebSocket.OPEN; n++) {
        for (let m = 0; m < HANDFUL; m++) say(attack(mine, random));
        await answered();
      }
      const tooLong = below(random, 10) === 0;
      if (tooLong && socket.readyState === WebSocket.OPEN) say(oversized(random));
      if (tooLong) await closed;
      sum.answered += replies;
      if (tooLong) sum.oversized++;
      if (socket.readyState > WebSocket.OPEN) sum.shownOut++;
      socket.terminate();
    };

    const call = async (random: Random): Promise<void> => {
      const { path, body } = request(loot, random);
      const type = ["application/json", "application/json", "text/plain", "application/x-www-form-urlencoded"];
      const reply = await fetch(`${url}/api/${path}`, {
        method: "POST",
        headers: { "content-type": type[below(random, type.length)] ?? "" },
        body: below(random, 200) === 0 ? "x".repeat(3 * MEGABYTE) : body,
      }).catch(() => null);
      const text = (await reply?.text().catch(() => "")) ?? "";
      sum.http++;
      sum.answered++;
      if ((reply?.status ?? 400) >= 500) wrong.add(`${path} ${reply?.status}: ${text} for ${body.slice(0, 300)}`);
      if (reply?.ok && path !== "tables") wrong.add(`${path} was granted: ${body}`);
      if (secrets.some((secret) => text.includes(secret))) wrong.add(`${path} told a secret`);
    };

    const resident = (): number =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
    const since = performance.now();
    const attacker = async (n: number): Promise<void> => {
      const random = randomFrom(`${SEED} ${n}`);
      while (sum.answered < MESSAGES && wrong.size === 0) {
        await connect(random);
        await call(random);
      }
    };
    /** Honest people sit down again when their match is over. */
    const go = { on: true };
    const again = async (): Promise<void> => {
      while (go.on) {
        await sleep(500);
        if (tables.at(-1)?.every(({ client }) => client?.standing?.outcome === null) !== false || tables.length > 50)
          continue;
        const next = await tableOf(field, "zombiaki", 2, 0);
        if (next !== null) await play(next);
      }
    };
    const sitting = again();
    const memory: number[] = [];
    const watchMemory = setInterval(() => memory.push(resident()), 2000);
    onTestFinished(() => clearInterval(watchMemory));
    await Promise.all(Array.from({ length: ATTACKERS }, (_, n) => attacker(n)));
    clearInterval(watchMemory);
    memory.push(resident());
    go.on = false;
    await sitting;
    const seconds = (performance.now() - since) / 1000;
    const errors = () => server.said.split("\n").filter((line) => line.includes('"level":50'));
    expect([...wrong, ...errors()]).toEqual([]);

    const players = tables.flat();
    for (const player of players) player.hush();
    const rests = async () => {
      for (const at of tables) {
        const { length } = await store.entries(at[0]?.table ?? "", 0);
        if (!at.every((player) => player.stands(length))) return false;
      }
      return true;
    };
    await expect.poll(rests, { timeout: 30_000, interval: 200 }).toBe(true);
    for (const player of players) player.leave();
    await Promise.all(running);

    // The honest ones have played on as if nothing were, and the log holds nothing of theirs that they have not said.
    let answers = 0;
    for (const at of tables) {
      const { problems } = await prove(store, at[0]?.table ?? "", at);
      expect(problems).toEqual([]);
      const entries = await store.entries(at[0]?.table ?? "", 0);
      for (const { client, acknowledged } of at) {
        const logged = entries.filter(({ by, deed }) => by !== null && by === client?.seat && deed.do === "answer");
        expect(logged.map(({ key }) => key)).toEqual(acknowledged.map(({ key }) => key));
        answers += logged.length;
      }
      const owns = at[0]?.table === member.table;
      const forged = entries.filter(
        ({ by, deed }) => deed.do === "chat" && deed.text.includes("forged") && (!owns || by !== 1),
      );
      expect(forged).toEqual([]);
    }
    expect(answers).toBeGreaterThan(10);

    // Nobody has made anybody else leave. Whoever has left is gone for good; the host sits where it sat.
    for (const at of tables) {
      const entries = await store.entries(at[0]?.table ?? "", 0);
      expect(entries.filter(({ deed }) => deed.do === "leave" || deed.do === "remove")).toEqual([]);
    }
    let farewells = 0;
    for (const { place, host } of left) {
      const gone = (await store.entries(place.table, 0)).filter(({ deed }) => deed.do === "leave");
      expect(gone.map(({ by, deed }) => ({ by, deed }))).toEqual(
        gone.slice(0, 1).map(() => ({ by: 1, deed: { do: "leave", seat: 1, host: 0 } })),
      );
      farewells += gone.length;
      const look = async (secret: string) => (await post(url, "look", { table: place.table, secret })).said;
      expect(await look(host)).toMatchObject({
        kind: "seat",
        seat: 0,
        facts: { host: 0, seats: [{ name: "Ada" }, {}] },
      });
      if (gone.length > 0) expect(await look(place.secret)).toMatchObject({ error: { code: "no-seat" } });
    }
    expect(farewells).toBeGreaterThan(0);

    // Alive, well, and silent about what nobody may know.
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(server.pid).toBe(pid);
    for (const secret of [...secrets, ...loot.secrets]) expect(server.said).not.toContain(secret);
    expect(errors()).toEqual([]);
    const warm = memory[Math.floor(memory.length / 4)] ?? 0;
    expect(Math.max(...memory)).toBeLessThan(Math.max(600, warm + 200));
    const shown = { ...sum, honest: answers, farewells, tables: tables.length, seconds: Math.round(seconds) };
    console.log("fuzz:", JSON.stringify(shown), `resident ${Math.round(warm)} to ${Math.round(memory.at(-1) ?? 0)} MB`);
    await store.close();
  },
  LONG ? 7_200_000 : 600_000,
);
