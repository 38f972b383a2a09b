import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../src/store/index.ts";
import { openPostgres } from "../src/store/postgres.ts";
import { SqlStore } from "../src/store/sql.ts";
import { openSqlite } from "../src/store/sqlite.ts";
import type { Store } from "../src/store/store.ts";
import { storeCases } from "./store.cases.ts";
import { chat, idle, tableRow } from "./store.rows.ts";

const folder = mkdtempSync(join(tmpdir(), "endzeit-store-"));
let files = 0;
const newFile = () => join(folder, `${++files}.sqlite`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

storeCases("SQLite", async () => ({ kind: "sqlite", file: newFile() }));

describe("SQLite alone", () => {
  test("a full disk: what does not fit is refused with a clear word, what was promised stays, and it goes on with room", async () => {
    const file = newFile();
    await (await openStore({ kind: "sqlite", file })).close();
    const cramped = new SqlStore(await openSqlite(file, ["max_page_count = 60"]));
    await cramped.open(tableRow("t"), [], [], idle);
    const entry = (n: number) => chat(n, "x".repeat(2000));
    let promised = 0;
    const trouble = (async () => {
      for (;;) {
        await cramped.append({ table: "t", entry: entry(promised + 1), duty: idle });
        promised++;
      }
    })();
    await expect(trouble).rejects.toMatchObject({
      name: "StoreError",
      trouble: "full",
      message: "There is no room left to write.",
    });
    expect(promised).toBeGreaterThan(3);
    expect(await cramped.entries("t", 0), "reading goes on").toHaveLength(promised);
    await expect(cramped.ping(), "and whoever asks how it is hears so").rejects.toMatchObject({ trouble: "full" });
    await cramped.close();
    const roomy = await openStore({ kind: "sqlite", file });
    expect((await roomy.entries("t", 0)).map(({ n }) => n)).toEqual(Array.from({ length: promised }, (_, i) => i + 1));
    expect(await roomy.append({ table: "t", entry: entry(promised + 1), duty: idle })).toBe(true);
    await roomy.close();
  });

  test("another program holds the file: away after a while, and well again when it lets go", async () => {
    const file = newFile();
    const store = await openStore({ kind: "sqlite", file });
    await store.open(tableRow("t"), [], [], idle);
    const held = await openSqlite(file);
    const transaction = await held.db.startTransaction().execute();
    const refused = await store.append({ table: "t", entry: chat(1, "x"), duty: idle }).catch((error) => error);
    expect(refused).toMatchObject({ name: "StoreError", trouble: "away", message: "The database cannot be reached." });
    expect(await store.table("t"), "reading goes on").toEqual(tableRow("t"));
    const patient = store.append({ table: "t", entry: chat(1, "x"), duty: idle });
    setTimeout(() => void transaction.rollback().execute(), 200);
    expect(await patient).toBe(true);
    await store.close();
    await held.db.destroy();
  });

  test("a backup that is made while others write holds everything up to some number, and opens", async () => {
    const store = await openStore({ kind: "sqlite", file: newFile() });
    await store.open(tableRow("t"), [], [], idle);
    let promised = 0;
    let ended = false;
    const writing = (async () => {
      while (!ended) {
        await store.append({ table: "t", entry: chat(promised + 1, "x".repeat(500)), duty: idle });
        promised++;
      }
    })();
    while (promised < 200) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = promised;
    const copy = join(folder, "copy's.sqlite");
    await store.backup(copy);
    ended = true;
    await writing;
    const opened = await openStore({ kind: "sqlite", file: copy });
    const numbers = (await opened.entries("t", 0)).map(({ n }) => n);
    expect(numbers).toEqual(Array.from(numbers, (_, i) => i + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(before);
    expect(await opened.append({ table: "t", entry: chat(numbers.length + 1, "on it goes"), duty: idle })).toBe(true);
    await opened.close();
    await expect(store.backup(copy)).rejects.toThrow(`${copy} is there already. Name a file that does not exist yet.`);
    await expect(store.backup("/nowhere/at/all.sqlite")).rejects.toMatchObject({ name: "BackupError" });
    await store.close();
  });
});

/** To make and to drop a database can take seconds when the disk is busy. */
const HOOK_MS = 60_000;
const server = process.env["TEST_DATABASE_URL"] ?? `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;

describe("PostgreSQL", () => {
  let admin: pg.Client;
  const databases: string[] = [];

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: server, connectionTimeoutMillis: 3000 });
    await admin.connect().catch((error: unknown) => {
      throw new Error(
        "These tests need a PostgreSQL in which they may create databases. `npm test` starts or installs one where it can; otherwise name one in TEST_DATABASE_URL.",
        { cause: error },
      );
    });
  }, HOOK_MS);
  afterAll(async () => {
    for (const name of databases) await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }, HOOK_MS);

  async function fresh(): Promise<{ readonly kind: "postgres"; readonly url: string; readonly name: string }> {
    const name = `endzeit_test_${process.pid}_${databases.length}`;
    databases.push(name);
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return { kind: "postgres", url: url.href, name };
  }

  storeCases("as every database", fresh);

  test("a commit that was promised is on the disk, even if the server is set to promise early", async () => {
    const { url, name } = await fresh();
    await admin.query(`alter database ${name} set synchronous_commit = off`);
    const { db } = openPostgres(url);
    const asked = db.selectNoFrom((of) => of.fn<string>("current_setting", [of.val("synchronous_commit")]).as("now"));
    expect(await asked.execute()).toEqual([{ now: "on" }]);
    await db.destroy();
  });

  test("its connections are cut again and again: nothing promised is lost, and the store finds back by itself", async () => {
    const settings = await fresh();
    const store = await openStore(settings);
    await store.open(tableRow("t"), [], [], idle);
    const promised: number[] = [];
    const errors: unknown[] = [];
    let ended = false;
    const cutting = (async () => {
      for (let i = 0; i < 20; i++) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [settings.name]);
      }
      ended = true;
    })();
    for (let n = 1; !ended; n++) {
      try {
        if (await store.append({ table: "t", entry: chat(n, "x"), duty: idle })) promised.push(n);
      } catch (error) {
        errors.push(error);
      }
    }
    await cutting;
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) expect(error).toMatchObject({ name: "StoreError", trouble: "away" });
    const kept = new Set((await untilBack(() => store.entries("t", 0))).map(({ n }) => n));
    expect(promised.filter((n) => !kept.has(n))).toEqual([]);
    await store.close();
  });

  test("it lets nobody in: away at once, for reads as for writes; let in again, the store goes on", async () => {
    const settings = await fresh();
    const store = await openStore(settings);
    await store.open(tableRow("t"), [], [], idle);
    await admin.query(`alter database ${settings.name} allow_connections false`);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [settings.name]);
    await expect(store.append({ table: "t", entry: chat(1, "x"), duty: idle })).rejects.toMatchObject({
      name: "StoreError",
      trouble: "away",
    });
    await expect(store.ping()).rejects.toMatchObject({ name: "StoreError", trouble: "away" });
    await admin.query(`alter database ${settings.name} allow_connections true`);
    expect(await untilBack(() => store.append({ table: "t", entry: chat(1, "x"), duty: idle }))).toBe(true);
    await store.close();
  });

  test("its disk is full: refused with a clear word, and it goes on with room", async () => {
    const settings = await fresh();
    const store = await openStore(settings);
    await store.open(tableRow("t"), [], [], idle);
    const client = new pg.Client(settings.url);
    await client.connect();
    // The server's own word for a full disk, without filling one.
    await client.query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    await client.query("create trigger full_disk before insert on entries execute function full_disk()");
    await expect(store.append({ table: "t", entry: chat(1, "x"), duty: idle })).rejects.toMatchObject({
      name: "StoreError",
      trouble: "full",
    });
    await client.query("drop trigger full_disk on entries");
    await client.end();
    expect(await store.append({ table: "t", entry: chat(1, "x"), duty: idle })).toBe(true);
    await store.close();
  });

  test("all connections wait for something: away after the time for a connection, and well again afterwards", async () => {
    const settings = await fresh();
    const store = await openStore(settings);
    const client = new pg.Client(settings.url);
    await client.connect();
    await client.query("begin; lock table tables in access exclusive mode");
    const waiting = Array.from({ length: 8 }, () => store.table("t"));
    await expect(store.ping()).rejects.toMatchObject({ name: "StoreError", trouble: "away" });
    await client.query("rollback");
    await client.end();
    expect(await Promise.all(waiting)).toEqual(Array(8).fill(null));
    await store.ping();
    await store.close();
  });

  test("a copy is the business of pg_dump", async () => {
    const store = await openStore(await fresh());
    await expect(store.backup("copy")).rejects.toThrow("A copy of a PostgreSQL database is made by pg_dump.");
    await store.close();
  });
});

describe("what keeps the server from starting is said in a sentence", () => {
  const said = (settings: Parameters<typeof openStore>[0]): Promise<string> =>
    openStore(settings).then(
      (store: Store) => store.close().then(() => "it opened"),
      (error: Error) => `${error.name}: ${error.message}`,
    );

  test("no PostgreSQL there; its password is not shown", async () => {
    expect(await said({ kind: "postgres", url: "postgres://rick:grimes@127.0.0.1:1/endzeit" })).toBe(
      "SettingsError: The database postgres://rick:***@127.0.0.1:1/endzeit cannot be reached (connect ECONNREFUSED 127.0.0.1:1). Is it running, and is the address in DATABASE_URL right?",
    );
  });

  test("no such database", async () => {
    const url = new URL(server);
    url.pathname = "/endzeit_test_nowhere";
    expect(await said({ kind: "postgres", url: url.href })).toMatch(
      /endzeit_test_nowhere.* does not exist\. Create it \(createdb\), or correct its name in DATABASE_URL\.$/,
    );
  });

  test("a file that is none of ours", async () => {
    const file = newFile();
    writeFileSync(file, "Dear diary, ".repeat(1000));
    expect(await said({ kind: "sqlite", file })).toBe(
      `SettingsError: The database ${file} is damaged or no database (file is not a database). Put a backup in its place, or move it away to start anew.`,
    );
  });

  test("a database of a newer program", async () => {
    const file = newFile();
    await (await openStore({ kind: "sqlite", file })).close();
    const { db } = await openSqlite(file);
    await db.insertInto("migrations").values({ name: "99-later" }).execute();
    await db.destroy();
    expect(await said({ kind: "sqlite", file })).toBe(
      `SettingsError: The database ${file} was written by a newer Endzeit. Update this one, or name another.`,
    );
  });
});

/** A store that has been away may say so once more before it is back. */
async function untilBack<T>(ask: () => Promise<T>): Promise<T> {
  const end = Date.now() + 5000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
