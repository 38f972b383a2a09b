import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DatabaseSettings } from "../src/settings.ts";
import { openStore } from "../src/store/index.ts";
import { openPostgres } from "../src/store/postgres.ts";
import { openSqlite } from "../src/store/sqlite.ts";
import type { ResultRow, SecretRow, Store } from "../src/store/store.ts";
import { newTableId } from "../src/tables/secrets.ts";
import { chat, idle, tableRow } from "./store.rows.ts";

const ROUNDS = 1000;
const HOOK_MS = 60_000;

/** What every database must do. `fresh` makes an empty one, which goes away with the tests. */
export function storeCases(name: string, fresh: () => Promise<DatabaseSettings>): void {
  describe(name, () => {
    let settings: DatabaseSettings;
    let store: Store;
    /** The same database, as another process sees it. */
    let other: Store;
    let tables = 0;

    beforeAll(async () => {
      settings = await fresh();
      store = await openStore(settings);
      other = await openStore(settings);
    }, HOOK_MS);
    afterAll(async () => {
      await store?.close();
      await other?.close();
    });

    async function opened(): Promise<string> {
      const id = `table-${++tables}`;
      await store.open(tableRow(id), [], [], idle);
      return id;
    }

    const secret = (table: string, hash: string, kind: SecretRow["kind"], seat: number | null): SecretRow => ({
      hash: `${table} ${hash}`,
      table,
      kind,
      seat,
      created: 1,
    });

    test("a table comes back as it was opened, for every process", async () => {
      const row = {
        ...tableRow("whole"),
        content: { cards: [{ id: "ä", count: 2 }] },
        clock: { kind: "days", days: 2 } as const,
      };
      const entries = [chat(1, "first"), chat(2, "second")];
      await store.open(row, [secret("whole", "host", "seat", 0)], entries, { ...idle, bot: 5 });
      expect(await other.table("whole")).toEqual(row);
      expect(await other.entries("whole", 0)).toEqual(entries);
      expect(await other.entries("whole", 1)).toEqual([chat(2, "second")]);
      expect(await other.secret("whole host")).toEqual(secret("whole", "host", "seat", 0));
      expect(await other.table("nowhere")).toBeNull();
      expect(await other.secret("nowhere")).toBeNull();
    });

    test("a table opens with all that belongs to it or not at all", async () => {
      const table = await opened();
      await store.addSecret(secret(table, "taken", "seat", 0));
      const taken = secret(table, "taken", "seat", 0);
      await expect(store.open(tableRow("half"), [taken], [chat(1, "x")], idle)).rejects.toThrow(
        /unique|known already/i,
      );
      expect(await store.table("half")).toBeNull();
      expect(await store.entries("half", 0)).toEqual([]);
    });

    test("a person has one result a night, and the best stand first, for every process", async () => {
      const row = (person: string, points: number, contest = "2026-W49"): ResultRow => ({
        game: "pebbles",
        contest,
        person,
        name: `Ä ${person}`,
        face: person === "a" ? null : "hat",
        won: points > 10,
        points,
        hash: "h",
        at: 1_800_000_000_000 + points,
      });
      expect(await store.addResult(row("a", 9))).toBe(true);
      expect(await other.addResult(row("a", 99))).toBe(false);
      expect(await other.addResult(row("a", 99, "2026-W50"))).toBe(true);
      expect(await other.addResult(row("b", 20))).toBe(true);
      expect(await store.addResult(row("c", 12))).toBe(true);
      expect(await other.results("pebbles", "2026-W49", 2)).toEqual({ of: 3, best: [row("b", 20), row("c", 12)] });
      expect(await other.result("pebbles", "2026-W49", "a")).toEqual(row("a", 9));
      expect(await store.result("pebbles", "2026-W50", "b")).toBeNull();
      expect(await store.better("pebbles", "2026-W49", 12)).toBe(1);
    });

    test("of two changes of a group at once one counts; keys come and go with them, and rounds are counted once", async () => {
      const group = newTableId();
      const state = { title: "Ä", invitation: "i", evening: null, members: [] };
      const row = { id: group, n: 1, state, created: 1_800_000_000_000 };
      const key = (hash: string, member = 1, until: number | null = null) => ({
        hash: `${group} ${hash}`,
        group,
        member,
        until,
      });
      await store.openGroup(row, key("a"));
      expect(await other.group(group)).toEqual(row);
      const changes = [store, other].map((one, at) =>
        one.changeGroup(
          { ...row, n: 2, state: { ...state, title: `by ${at}` } },
          { add: [key(`b${at}`, 2), key(`c${at}`, 2, 5)] },
        ),
      );
      expect((await Promise.all(changes)).toSorted()).toEqual([false, true]);
      const won = (await store.group(group))?.state.title === "by 0" ? 0 : 1;
      expect(await other.memberKey(key(`b${won}`).hash)).toEqual(key(`b${won}`, 2));
      expect(await other.memberKey(key(`b${1 - won}`).hash)).toBeNull();
      const uses = [store, other].map((one, at) => one.useCode(key(`c${won}`).hash, key(`d${at}`, 2)));
      expect((await Promise.all(uses)).toSorted()).toEqual([false, true]);
      const call = (member: number, endpoint: string, lang: "de" | "en" = "de") => ({
        group,
        member,
        endpoint: `${group} ${endpoint}`,
        p256dh: "p",
        auth: "a",
        lang,
      });
      for (const one of [call(1, "a"), call(1, "a", "en"), call(1, "b"), call(2, "c"), call(2, "d")])
        await store.subscribeMember(one);
      await other.unsubscribe(call(1, "b").endpoint);
      expect(await other.memberCalls(group)).toEqual([call(1, "a", "en"), call(2, "c"), call(2, "d")]);
      expect(await other.changeGroup({ ...row, n: 3 }, { drop: [2] })).toBe(true);
      expect(await store.memberKey(key(`b${won}`).hash)).toBeNull();
      expect(await store.memberCalls(group)).toEqual([call(1, "a", "en")]);
      expect(await store.memberKey(key("a").hash)).toEqual(key("a"));

      const tables = ["x", "y", "z"].map((letter) => `${letter}${group}`);
      for (const [n, id] of tables.entries())
        await store.open({ ...tableRow(id), group, created: n }, [], [], { ...idle, over: n > 0 });
      const [open = "", over = "", short = ""] = tables;
      expect(await other.openTables(group, 0, 9)).toEqual([open]);
      expect(await other.openTables(group, 1, 9)).toEqual([]);
      expect(await other.uncounted(group, 9, [])).toEqual([short, over]);
      expect(await other.uncounted(group, 9, [short])).toEqual([over]);
      const seats = [{ member: 1, name: "Ä", bot: null, won: true, points: 7 }];
      const round = { table: over, group, game: "pebbles", at: 4, seats };
      for (const one of [store, other, store]) await one.addRound(round);
      await store.addRound({ ...round, table: short, at: 5, seats: [] });
      expect(await other.rounds(group, 9)).toEqual([round]);
      expect(await other.uncounted(group, 9, [])).toEqual([]);
      expect(await store.dropGroup(group, 2)).toBe(false);
      expect(await other.memberKey(key("a").hash)).toEqual(key("a"));
      expect(await store.dropGroup(group, 3)).toBe(true);
      expect(await other.memberCalls(group)).toEqual([]);
      expect(await other.group(group)).toBeNull();
      expect(await other.memberKey(key("a").hash)).toBeNull();
    });

    test("what is appended at once stands in the order of its numbers", async () => {
      const table = await opened();
      const numbers = Array.from({ length: 1200 }, (_, index) => 1200 - index);
      const won = await Promise.all(numbers.map((n) => store.append({ table, entry: chat(n, "x"), duty: null })));
      expect(won.every((yes) => yes)).toBe(true);
      expect((await other.entries(table, 0)).map(({ n }) => n)).toEqual(numbers.reverse());
    });

    test("two in one tick want the same number: the first has it", async () => {
      const table = await opened();
      const both = ["first", "second"].map((text) => store.append({ table, entry: chat(1, text), duty: null }));
      expect(await Promise.all(both)).toEqual([true, false]);
      expect(await store.append({ table, entry: chat(1, "third"), duty: null })).toBe(false);
      expect(await store.entries(table, 0)).toEqual([chat(1, "first")]);
    });

    test(`two processes want the same number, ${ROUNDS} times: one has it each time`, async () => {
      const table = await opened();
      for (let n = 1; n <= ROUNDS; n++) {
        const wanting = n % 2 === 0 ? [store, other] : [other, store];
        const won = await Promise.all(
          wanting.map((one, i) => one.append({ table, entry: chat(n, `${i}`), duty: null })),
        );
        expect(won.filter((yes) => yes)).toHaveLength(1);
        expect(await store.entries(table, n - 1)).toEqual([chat(n, `${won.indexOf(true)}`)]);
      }
    });

    test("many tables in each other's way, from two processes, in opposite orders: each number once, and nobody waits for ever", async () => {
      const all = await Promise.all(Array.from({ length: 20 }, opened));
      for (let n = 1; n <= 20; n++) {
        const duty = { ...idle, deadline: n };
        const ways = [
          all.map((table) => store.append({ table, entry: chat(n, "a"), duty })),
          all.toReversed().map((table) => other.append({ table, entry: chat(n, "b"), duty })),
        ];
        const [a = [], b = []] = await Promise.all(ways.map((way) => Promise.all(way)));
        expect(a.map((yes, i) => yes !== b[all.length - 1 - i])).toEqual(all.map(() => true));
      }
      expect(await store.due(0, 20, 100)).toEqual([]);
      expect(new Set(await store.due(0, 21, 100))).toEqual(new Set(all));
      await Promise.all(all.map((table) => store.append({ table, entry: chat(21, "x"), duty: idle })));
    });

    test("one that no database could hold fails alone", async () => {
      const table = await opened();
      const [good, bad] = await Promise.allSettled([
        store.append({ table, entry: chat(1, "x"), duty: null }),
        store.append({ table: "nowhere", entry: chat(1, "x"), duty: null }),
      ]);
      expect(good).toEqual({ status: "fulfilled", value: true });
      expect(bad).toMatchObject({
        status: "rejected",
        reason: { message: expect.stringMatching(/foreign key/i), name: expect.not.stringMatching("StoreError") },
      });
    });

    test("words of all tongues and marks come back unchanged", async () => {
      const table = await opened();
      const text = "Grüße 🧟 \u0000 \ud800 ' \" \\ %s ?1 $1";
      await store.append({ table, entry: chat(1, text), duty: null });
      expect(await other.entries(table, 0)).toEqual([chat(1, text)]);
    });

    /** Which of these secrets are good, as the other process sees it. */
    const good = async (table: string, hashes: readonly string[]) => {
      const found = await Promise.all(hashes.map((hash) => other.secret(`${table} ${hash}`)));
      return found.flatMap((row) => (row === null ? [] : [row.hash.slice(table.length + 1)]));
    };

    test("of two who want one seat at the same time one has it, and the secret of the other leads nowhere", async () => {
      for (let round = 0; round < 50; round++) {
        const table = await opened();
        await store.addSecret(secret(table, "invitation", "claim", 1));
        const come = [store, other, store, other].map((one, i) =>
          one.append({
            table,
            entry: chat(1, "x"),
            duty: null,
            handover: { seat: 1, secrets: [secret(table, `new ${i}`, "seat", 1)] },
          }),
        );
        const won = await Promise.all(come);
        expect(won.filter((yes) => yes)).toHaveLength(1);
        expect(await good(table, ["invitation", "new 0", "new 1", "new 2", "new 3"])).toEqual([
          `new ${won.indexOf(true)}`,
        ]);
      }
    });

    test("a secret that leads somewhere leads to no second seat: nothing of that entry is written, and others in its commit are", async () => {
      const [table, neighbour] = [await opened(), await opened()];
      await store.addSecret(secret(table, "mine", "seat", 0));
      await store.addSecret(secret(table, "invitation", "claim", 1));
      const handover = { seat: 1, secrets: [secret(table, "mine", "seat", 1)] };
      const [taken, beside] = await Promise.allSettled([
        other.append({ table, entry: chat(1, "x"), duty: { ...idle, deadline: 5 }, handover }),
        other.append({ table: neighbour, entry: chat(1, "x"), duty: null }),
      ]);
      expect(taken).toMatchObject({ status: "rejected", reason: { name: "SecretTakenError" } });
      expect(beside).toEqual({ status: "fulfilled", value: true });
      expect(await store.entries(table, 0)).toEqual([]);
      expect(await store.passDeadline(table, 6)).toBe(false);
      expect(await good(table, ["mine", "invitation"])).toEqual(["mine", "invitation"]);
      expect(await store.secret(`${table} mine`)).toEqual(secret(table, "mine", "seat", 0));
      expect(await other.append({ table, entry: chat(1, "y"), duty: null }), "the number is free").toBe(true);
    });

    test("a seat changes hands in the commit that says so: nothing that led there does, and its neighbours keep theirs", async () => {
      const table = await opened();
      const all = ["old", "phone", "open", "neighbour", "watcher"];
      for (const [hash, kind, seat] of [
        ["old", "seat", 1],
        ["phone", "seat", 1],
        ["open", "claim", 1],
        ["neighbour", "seat", 0],
        ["watcher", "watch", null],
      ] as const)
        await store.addSecret(secret(table, hash, kind, seat));
      const browser = { table, endpoint: `https://push/${table}`, p256dh: "p", auth: "a", lang: "de" } as const;
      for (const seat of [0, 1]) await store.subscribe({ ...browser, seat });
      await store.append({ table, entry: chat(1, "x"), duty: null });
      const left = { seat: 1, secrets: [] };
      expect(await other.append({ table, entry: chat(1, "late"), duty: null, handover: left })).toBe(false);
      expect(await good(table, all), "a lost number changes no seat").toEqual(all);
      expect(await other.append({ table, entry: chat(2, "x"), duty: null, handover: left })).toBe(true);
      expect(await good(table, all)).toEqual(["neighbour", "watcher"]);
      expect(await store.subscriptions(table, 1)).toEqual([]);
      expect(await store.subscriptions(table, 0)).toEqual([{ ...browser, seat: 0 }]);
    });

    test("a secret that was taken back leads nowhere, and may be given anew", async () => {
      const table = await opened();
      await store.addSecret(secret(table, "device", "seat", 1));
      await store.addSecret(secret(table, "other", "seat", 1));
      await other.dropSecret(`${table} device`);
      expect(await good(table, ["device", "other"])).toEqual(["other"]);
      await store.addSecret(secret(table, "device", "seat", 0));
      expect(await store.secret(`${table} device`)).toMatchObject({ seat: 0 });
    });

    test("a new invitation takes the place of the old one, and sends nobody away", async () => {
      const table = await opened();
      await store.addSecret(secret(table, "first", "claim", 1));
      await store.addSecret(secret(table, "other seat", "claim", 0));
      await store.addSecret(secret(table, "sitting", "seat", 1));
      await store.invite(secret(table, "second", "claim", 1));
      expect(await store.invitation(table, 1)).toBe(`${table} second`);
      expect(await good(table, ["first", "other seat", "sitting", "second"])).toEqual([
        "other seat",
        "sitting",
        "second",
      ]);
    });

    test("a state of answers that were taken back goes when the match comes there again: the disk holds one a step", async () => {
      const table = await opened();
      const row = (n: number, step: number) => ({ n, step, state: { round: n }, hash: `h${n}` });
      for (const kept of [row(64, 64), row(130, 128), row(140, 64), row(150, 64)]) await store.keep(table, kept);
      expect(await other.kept(table, 149)).toBeNull();
      expect(await store.kept(table, 150)).toEqual(row(150, 64));
      await store.keep(table, row(220, 128));
      expect(await store.kept(table, 219)).toEqual(row(150, 64));
    });

    test("the kept state before an entry is found; kept again, the later one counts", async () => {
      const table = await opened();
      const row = (n: number, hash = `h${n}`) => ({ n, step: n * 2, state: { round: n, hand: [1, null] }, hash });
      expect(await store.kept(table, 100)).toBeNull();
      for (const n of [50, 100, 150]) await store.keep(table, row(n));
      expect(await other.kept(table, 49)).toBeNull();
      expect(await other.kept(table, 50)).toEqual(row(50));
      expect(await other.kept(table, 149)).toEqual(row(100));
      await other.keep(table, row(100, "repaired"));
      expect(await store.kept(table, 100)).toEqual(row(100, "repaired"));
    });

    test("tables with something due are found, those that wait longest first, and not once they are over", async () => {
      const [late, soon, bot, over] = [await opened(), await opened(), await opened(), await opened()];
      const duty = (table: string, n: number, change: Partial<typeof idle>) =>
        store.append({ table, entry: chat(n, "x"), duty: { ...idle, ...change } });
      await duty(late, 1, { deadline: 2_000_000_000_500 });
      await duty(soon, 1, { deadline: 2_000_000_000_100 });
      await duty(bot, 1, { bot: 2_000_000_000_300 });
      await duty(over, 1, { deadline: 2_000_000_000_000, over: true });
      const due = async (botBefore: number, deadline: number, limit = 10) => {
        const found = await other.due(2_000_000_000_000 + botBefore, 2_000_000_000_000 + deadline, limit);
        return found.filter((table) => [late, soon, bot, over].includes(table));
      };
      expect(await due(300, 100)).toEqual([]);
      expect(await due(301, 501)).toEqual([soon, late, bot]);
      await duty(soon, 2, {});
      await duty(bot, 1, {});
      expect(await due(301, 501), "a lost number changes no duty").toEqual([late, bot]);
      await duty(late, 2, {});
      await duty(bot, 2, {});
      expect(await due(301, 501)).toEqual([]);
    });

    test("a deadline that has passed is seen to by one process alone", async () => {
      const table = await opened();
      await store.append({ table, entry: chat(1, "x"), duty: { ...idle, deadline: 500 } });
      expect(await store.passDeadline(table, 500), "not yet").toBe(false);
      const both = await Promise.all([store.passDeadline(table, 501), other.passDeadline(table, 501)]);
      expect(both.toSorted()).toEqual([false, true]);
    });

    test("no more tables than asked for are due at once", async () => {
      for (let i = 0; i < 3; i++) {
        const table = await opened();
        await store.append({ table, entry: chat(1, "x"), duty: { ...idle, bot: i } });
      }
      expect(await store.due(3, 3, 2)).toHaveLength(2);
    });

    test("who wants to be called is found by seat, and forgotten by address", async () => {
      const table = await opened();
      const one = { table, seat: 1, endpoint: `https://push/${table}`, p256dh: "p", auth: "a", lang: "de" } as const;
      await store.subscribe(one);
      await store.subscribe({ ...one, seat: 0 });
      await other.subscribe({ ...one, lang: "en" });
      expect(await store.subscriptions(table, 1)).toEqual([{ ...one, lang: "en" }]);
      await store.unsubscribe(one.endpoint);
      expect(await store.subscriptions(table, 1)).toEqual([]);
      expect(await store.subscriptions(table, 0)).toEqual([]);
    });

    test("of two values for one setting both processes get the first", async () => {
      for (let round = 0; round < 50; round++) {
        const [a, b] = await Promise.all([
          store.setting(`name ${round}`, "of the one"),
          other.setting(`name ${round}`, "of the other"),
        ]);
        expect(a).toBe(b);
        expect(await store.setting(`name ${round}`, "late")).toBe(a);
      }
    });

    test("five processes that start at once on an empty database all find it ready; a later start changes nothing", async () => {
      const empty = await fresh();
      const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(empty)));
      await stores[0]?.open(tableRow("t"), [], [chat(1, "x")], idle);
      for (const one of stores) {
        expect(await one.entries("t", 0)).toEqual([chat(1, "x")]);
        await one.close();
      }
      const again = await openStore(empty);
      await again.ping();
      expect(await again.entries("t", 0)).toEqual([chat(1, "x")]);
      await again.close();
    });

    test.each([
      ["before tables could follow one another", false],
      ["when the first step made that column already", true],
    ])("a database from %s is carried forward with what is in it", async (_, hasColumn) => {
      const old = await fresh();
      const before = await openStore(old);
      await before.open(tableRow("old"), [], [chat(1, "x")], idle);
      await before.close();
      const { db } = old.kind === "sqlite" ? await openSqlite(old.file) : openPostgres(old.url);
      await db.deleteFrom("migrations").where("name", "=", "2-after").execute();
      if (!hasColumn) await db.schema.alterTable("tables").dropColumn("after").execute();
      await db.destroy();
      const now = await openStore(old);
      expect(await now.table("old")).toEqual(tableRow("old"));
      expect(await now.entries("old", 0)).toEqual([chat(1, "x")]);
      const next = { ...tableRow("next"), after: "old" };
      await now.open(next, [], [], idle);
      expect(await now.table("next")).toEqual(next);
      await now.close();
    });

    /** Another process that tries for the numbers from 1 to `last`; `won` are those it was promised so far. */
    function writer(table: string, last: number, who: string) {
      const script = fileURLToPath(new URL("./store.writer.ts", import.meta.url));
      const where = settings.kind === "sqlite" ? settings.file : settings.url;
      const child = spawn(process.execPath, ["--import", "tsx", script, settings.kind, where, table, `${last}`, who], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      let output = "";
      child.stdout.on("data", (chunk) => {
        output += chunk;
      });
      // A line that was cut off in the middle was never read by anyone.
      const won = () => output.split("\n").slice(0, -1).map(Number);
      return { child, won, ended: once(child, "close") };
    }

    test("nothing that was promised is missing after the writing process was killed", async () => {
      const table = await opened();
      const { child, won, ended } = writer(table, 1_000_000, "victim");
      while (won().length < 100) await new Promise((resolve) => child.stdout.once("data", resolve));
      child.kill("SIGKILL");
      await ended;
      const reopened = await openStore(settings);
      const numbers = (await reopened.entries(table, 0)).map(({ n }) => n);
      expect(numbers.slice(0, won().length)).toEqual(won());
      // At most the one that was committed but never acknowledged.
      expect(numbers.length - won().length).toBeLessThanOrEqual(1);
      const next = numbers.length + 1;
      expect(await reopened.append({ table, entry: chat(next, "on it goes"), duty: null })).toBe(true);
      await reopened.close();
    });

    test("three processes write to one table: each number is promised to one of them", async () => {
      const table = await opened();
      const writers = ["0", "1", "2"].map((who) => writer(table, 150, who));
      for (const { ended } of writers) expect(await ended).toEqual([0, null]);
      const log = await store.entries(table, 0);
      expect(log.map(({ n }) => n)).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
      writers.forEach(({ won }, who) => {
        expect(won()).toEqual(log.filter(({ deed }) => deed.do === "chat" && deed.text === `${who}`).map(({ n }) => n));
      });
    });
  });
}
