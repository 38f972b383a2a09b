import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, SqliteDialect, SqliteDriver } from "kysely";
import Sqlite from "libsql";
import SqliteAside from "libsql/promise";
import type { Schema } from "./schema.ts";
import { type Batch, type Database, dutiesOf, entryRow } from "./sql.ts";
import { BackupError, SecretTakenError, type StoreError } from "./store.ts";

/** How long to wait for another process that writes. */
const BUSY_MS = 3000;
/** SQLite itself waits by sleeping, and all of this process with it: a little for readers, never for the write lock. */
const ASLEEP_MS = 100;
const RETRY_MS = 2;

/** With less room on its disk the file counts as full: the log beside it grows by some megabytes before it is folded in. */
const LEAST_ROOM = 16 * 1_048_576;

/**
 * The file, created when missing. `pragmas` are run after our own. Durable: a commit has been written through to the
 * disk before it returns.
 */
export async function openSqlite(file: string, pragmas: readonly string[] = []): Promise<Database> {
  const sqlite = new Sqlite(file);
  const aside = new SqliteAside(file, {});
  const turns = new Turns();
  const ours = ["synchronous = FULL", "foreign_keys = ON", ...pragmas];
  try {
    await untilFree(() => {
      sqlite.pragma(`busy_timeout = ${ASLEEP_MS}`);
      sqlite.pragma("journal_mode = WAL");
      for (const pragma of ours) sqlite.pragma(pragma);
    });
    for (const pragma of ["busy_timeout = 0", ...ours]) await aside.exec(`pragma ${pragma}`);
  } catch (error) {
    sqlite.close();
    aside.close();
    throw error;
  }
  const close = (): void => {
    sqlite.close();
    aside.close();
  };
  return {
    db: new Kysely<Schema>({ dialect: new Dialect(sqlite, turns, close) }),
    commit: commits(aside, turns),
    trouble: sqliteTrouble,
    async room() {
      const { bavail, bsize } = await statfs(dirname(file));
      return bavail * bsize >= LEAST_ROOM;
    },
    backup: (target) => backupSqlite(file, target),
  };
}

type Statements = Awaited<ReturnType<typeof statements>>;

async function statements(aside: SqliteAside) {
  const prepare = async (sql: string): Promise<Prepared> => aside.prepare(sql);
  return {
    insert: await prepare(
      'insert into entries ("table", n, at, by, key, deed) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
    ),
    setDuty: await prepare(
      'insert into duties ("table", bot, deadline, over) values (?, ?, ?, ?) on conflict ("table") do update set bot = excluded.bot, deadline = excluded.deadline, over = excluded.over',
    ),
    lock: await prepare('delete from secrets where "table" = ? and seat = ?'),
    forget: await prepare('delete from subscriptions where "table" = ? and seat = ?'),
    open: await prepare(
      'insert into tables (id, game, rules, players, options, content, seed, clock, absence, "after", "group", created) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    keep: await prepare(
      'insert into kept ("table", n, step, state, hash) values (?, ?, ?, ?, ?) on conflict ("table", n) do update set step = excluded.step, state = excluded.state, hash = excluded.hash',
    ),
    // States of answers that were taken back since: nothing leads to them any more.
    outlive: await prepare('delete from kept where "table" = ? and n < ? and step >= ?'),
    give: await prepare(
      'insert into secrets (hash, "table", kind, seat, created) values (?, ?, ?, ?, ?) on conflict do nothing',
    ),
  };
}

/** A statement of a connection that waits in another thread; to run it takes no waiting. */
interface Prepared {
  run(values: readonly (string | number | null)[]): { readonly changes: number };
}

/**
 * Commits by a connection of their own, so that the disk is waited for in another thread and this one goes on. By few statements that
 * stay prepared: several times as fast as those that have to be built and read each time.
 */
function commits(aside: SqliteAside, turns: Turns): Database["commit"] {
  let prepared: Promise<Statements> | null = null;
  return (batch) =>
    turns.take(async () => {
      prepared ??= statements(aside);
      const by = await prepared;
      await untilFree(() => aside.exec("begin immediate"));
      try {
        const free = write(by, batch);
        await aside.exec("commit");
        return free;
      } catch (error) {
        // A full disk may have ended the transaction already; to end it again would be an error that hides the first.
        await aside.exec("rollback").catch(() => undefined);
        throw error;
      }
    });
}

function write({ insert, setDuty, lock, forget, open, outlive, keep, give }: Statements, batch: Batch): boolean[] {
  const addEntry = ({ table, n, at, by, key, deed }: Schema["entries"]): boolean =>
    insert.run([table, n, at, by, key, deed]).changes === 1;
  const addSecret = ({ hash, table, kind, seat, created }: Schema["secrets"]): void => {
    if (give.run([hash, table, kind, seat, created]).changes === 0) throw new SecretTakenError();
  };
  const addDuty = ({ table, bot, deadline, over }: Schema["duties"]): unknown =>
    setDuty.run([table, bot, deadline, over]);
  for (const { table, secrets, entries, duty } of batch.openings) {
    const { id, game, rules, players, options, content, seed, clock, absence, after, group, created } = table;
    open.run([id, game, rules, players, options, content, seed, clock, absence, after, group, created]);
    addDuty(duty);
    secrets.forEach(addSecret);
    entries.forEach(addEntry);
  }
  const free = batch.appends.map(({ table, entry }) => addEntry(entryRow(table, entry)));
  const added = batch.appends.filter((_, index) => free[index]);
  dutiesOf(added).forEach(addDuty);
  for (const { table, handover } of added) {
    if (handover === undefined) continue;
    for (const statement of [lock, forget]) statement.run([table, handover.seat]);
    handover.secrets.forEach(addSecret);
  }
  for (const { table, n, step, state, hash } of batch.kept) {
    outlive.run([table, n, step]);
    keep.run([table, n, step, state, hash]);
  }
  return free;
}

/** One after the other: the two connections of this process would only get into each other's way. */
class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

class Dialect extends SqliteDialect {
  readonly #driver: Driver;

  constructor(sqlite: Sqlite.Database, turns: Turns, close: () => void) {
    super({ database: sqlite });
    this.#driver = new Driver(sqlite, turns, close);
  }

  override createDriver(): SqliteDriver {
    return this.#driver;
  }
}

class Driver extends SqliteDriver {
  readonly #sqlite: Sqlite.Database;
  readonly #turns: Turns;
  readonly #close: () => void;
  /** Ends the turn of the transaction that is open. */
  #done: () => void = () => undefined;

  constructor(sqlite: Sqlite.Database, turns: Turns, close: () => void) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
    this.#turns = turns;
    this.#close = close;
  }

  /**
   * Takes the write lock at once: a transaction that reads first and writes later fails when another wrote in between.
   * By `exec`, since libsql leaves a prepared statement that met a lock in progress, and then no commit succeeds
   * (github.com/tursodatabase/libsql-js/pull/238).
   */
  override async beginTransaction(): Promise<void> {
    await new Promise<void>((begun) => {
      void this.#turns.take(
        () =>
          new Promise<void>((done) => {
            this.#done = done;
            begun();
          }),
      );
    });
    try {
      await untilFree(() => {
        this.#sqlite.exec("pragma busy_timeout = 0");
        try {
          this.#sqlite.exec("begin immediate");
        } finally {
          this.#sqlite.exec(`pragma busy_timeout = ${ASLEEP_MS}`);
        }
      });
    } catch (error) {
      this.#done();
      throw error;
    }
  }

  /** In another thread: until it is done, Kysely gives the connection to nobody. A commit that fails is rolled back, and only then the turn is over. */
  override async commitTransaction(): Promise<void> {
    await SqliteAside.prototype.exec.call(this.#sqlite, "commit");
    this.#done();
  }

  /** A full disk may have ended the transaction already; to end it again would be an error that hides the first. */
  override async rollbackTransaction(): Promise<void> {
    try {
      if (this.#sqlite.inTransaction) this.#sqlite.exec("rollback");
    } finally {
      this.#done();
    }
  }

  override async destroy(): Promise<void> {
    this.#close();
  }
}

async function untilFree(work: () => void | Promise<void>): Promise<void> {
  const end = Date.now() + BUSY_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!codeOf(error).startsWith("SQLITE_BUSY") || Date.now() > end) throw error;
      await sleep(RETRY_MS);
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** The disk or the file has gone, or another process holds it: all of that may pass. */
const AWAY = /^SQLITE_(BUSY|LOCKED|PROTOCOL|IOERR|CANTOPEN|READONLY|PERM|INTERRUPT)/;

function sqliteTrouble(error: unknown): StoreError["trouble"] | null {
  const code = codeOf(error);
  if (code === "SQLITE_FULL") return "full";
  return AWAY.test(code) ? "away" : null;
}

/**
 * Writes a consistent copy of a database file, also while servers write to it, and gives it its name only when it is
 * complete and on the disk. Throws `BackupError`.
 */
export async function backupSqlite(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no database ${file} that could be copied.`);
  if (existsSync(target)) throw new BackupError(`${target} is there already. Name a file that does not exist yet.`);
  const part = `${target}.part`;
  try {
    rmSync(part, { force: true });
    // Beside the server's own connection and thread: a copy of a big file takes its time.
    const aside = new SqliteAside(file, {});
    try {
      await aside.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
      await aside.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`);
    } finally {
      aside.close();
    }
    const written = openSync(part, "r+");
    fsyncSync(written);
    closeSync(written);
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { force: true });
    const reason =
      sqliteTrouble(error) === "full" ? "the disk is full" : error instanceof Error ? error.message : String(error);
    throw new BackupError(
      `The copy ${target} could not be written: ${reason}. Name a place with room that this user may write to.`,
      { cause: error },
    );
  }
}
