import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, SqliteDialect, SqliteDriver } from "kysely";
import Sqlite from "libsql";
import SqliteAside from "libsql/promise";
import type { Schema } from "./schema.ts";
import type { Database } from "./sql.ts";
import { BackupError, type StoreError } from "./store.ts";

/** How long to wait for another process that writes. */
const BUSY_MS = 3000;
/** SQLite itself waits by sleeping, and all of this process with it: a little for readers, never for the write lock. */
const ASLEEP_MS = 100;
const RETRY_MS = 2;

/**
 * The file, created when missing. `pragmas` are run after our own. Durable: a commit has been written through to the
 * disk before it returns.
 */
export async function openSqlite(file: string, pragmas: readonly string[] = []): Promise<Database> {
  const sqlite = new Sqlite(file);
  try {
    await untilFree(() => {
      sqlite.pragma(`busy_timeout = ${ASLEEP_MS}`);
      sqlite.pragma("journal_mode = WAL");
      sqlite.pragma("synchronous = FULL");
      sqlite.pragma("foreign_keys = ON");
      for (const pragma of pragmas) sqlite.pragma(pragma);
    });
  } catch (error) {
    sqlite.close();
    throw error;
  }
  let insert: Sqlite.Statement | null = null;
  return {
    db: new Kysely<Schema>({ dialect: new Dialect(sqlite) }),
    // By one statement that stays prepared: several times as fast as one for all rows that has to be built and read each time.
    async insertEntries(_db, rows) {
      insert ??= sqlite.prepare(
        'insert into entries ("table", n, at, by, key, deed) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
      );
      const free: boolean[] = [];
      for (const { table, n, at, by, key, deed } of rows)
        free.push(insert.run(table, n, at, by, key, deed).changes === 1);
      return free;
    },
    trouble: sqliteTrouble,
    backup: (target) => backupSqlite(file, target),
  };
}

class Dialect extends SqliteDialect {
  readonly #sqlite: Sqlite.Database;

  constructor(sqlite: Sqlite.Database) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.#sqlite);
  }
}

class Driver extends SqliteDriver {
  readonly #sqlite: Sqlite.Database;

  constructor(sqlite: Sqlite.Database) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
  }

  /**
   * Takes the write lock at once: a transaction that reads first and writes later fails when another wrote in between.
   * By `exec`, since libsql leaves a prepared statement that met a lock in progress, and then no commit succeeds
   * (github.com/tursodatabase/libsql-js/pull/238).
   */
  override async beginTransaction(): Promise<void> {
    await untilFree(() => {
      this.#sqlite.exec("pragma busy_timeout = 0");
      try {
        this.#sqlite.exec("begin immediate");
      } finally {
        this.#sqlite.exec(`pragma busy_timeout = ${ASLEEP_MS}`);
      }
    });
  }

  override async commitTransaction(): Promise<void> {
    this.#sqlite.exec("commit");
  }

  /** A full disk may have ended the transaction already; to end it again would be an error that hides the first. */
  override async rollbackTransaction(): Promise<void> {
    if (this.#sqlite.inTransaction) this.#sqlite.exec("rollback");
  }
}

async function untilFree(work: () => void): Promise<void> {
  const end = Date.now() + BUSY_MS;
  for (;;) {
    try {
      return work();
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
