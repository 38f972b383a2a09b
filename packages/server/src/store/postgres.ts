import { Kysely, type PostgresCursor, PostgresDialect, type PostgresPool, type PostgresQueryResult } from "kysely";
import pg from "pg";
import type { Schema } from "./schema.ts";
import { type Database, placeOf } from "./sql.ts";
import { BackupError, type StoreError } from "./store.ts";

const CONNECTIONS = 8;
/** How long to wait for a connection: a new one, or one of the pool. */
const CONNECT_MS = 3000;
/** After this the server gives a statement up; a little later we do, should the server be out of reach. */
const STATEMENT_MS = 8000;
const SILENCE_MS = 10_000;

/** A pool of connections, each made when it is needed: when the server has been away, the next question finds it again. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: SILENCE_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    application_name: "endzeit",
    // Times are whole milliseconds, far below 2^53; without this they come as strings.
    types: {
      getTypeParser: (type, format) =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
    // What is acknowledged is on the disk, whatever the server is set to; a stronger setting stays.
    onConnect: async (client) => {
      await client.query(
        "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
      );
    },
  });
  // A connection that dies while nobody asks anything tells only this way, and would end the process. The next question notices.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withoutDead(pool) }) }),
    async insertEntries(db, rows) {
      const added = await db
        .insertInto("entries")
        .values(rows)
        .onConflict((conflict) => conflict.columns(["table", "n"]).doNothing())
        .returning(["table", "n"])
        .execute();
      const places = new Set(added.map(({ table, n }) => placeOf(table, n)));
      return rows.map(({ table, n }) => places.has(placeOf(table, n)));
    },
    trouble: postgresTrouble,
    backup: async () => {
      throw new BackupError("A copy of a PostgreSQL database is made by pg_dump.");
    },
  };
}

/** Errors of getting a connection. Whatever the reason, no question has reached the server. */
const unreached = new WeakSet<Error>();

/** A connection on which a question was never answered is not given out again: the next one would wait behind it. */
function withoutDead(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        if (error instanceof Error) unreached.add(error);
        throw error;
      });
      let dead = false;
      function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
      function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
      function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
        if (typeof sql !== "string") throw new Error("Nothing here reads with cursors.");
        return client.query(sql, [...parameters]).catch((error: unknown) => {
          dead ||= !(error instanceof pg.DatabaseError);
          throw error;
        });
      }
      return { query, release: (discard: boolean) => client.release(discard || dead) };
    },
    end: () => pool.end(),
  };
}

/**
 * By SQLSTATE. Connection lost (08), server going down (57P), out of memory (53200), gave up waiting (57014, 55P03), in
 * each other's way (40), a standby that takes no writes (25006), its disk (58030).
 */
const AWAY = /^(08|57P|53200|57014|55P03|40|25006|58030)/;
const FULL = "53100";
/** What the network says: ECONNRESET and its like; but not ERR_…, which is Node about a mistake. */
const NETWORK = /^E(?!RR_)[A-Z_]+$/;
/** What pg itself says, without any code. */
const NO_CONNECTION =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;

function postgresTrouble(error: unknown): StoreError["trouble"] | null {
  if (!(error instanceof Error)) return null;
  if (unreached.has(error)) return "away";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (error instanceof pg.DatabaseError) {
    if (code === FULL) return "full";
    return AWAY.test(code) ? "away" : null;
  }
  return NETWORK.test(code) || NO_CONNECTION.test(error.message) ? "away" : null;
}
