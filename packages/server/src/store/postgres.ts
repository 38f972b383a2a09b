import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresQueryResult,
  sql,
  type Transaction,
} from "kysely";
import pg from "pg";
import type { Schema } from "./schema.ts";
import { type Batch, type Database, dutiesOf, entryRow, placeOf } from "./sql.ts";
import { BackupError, SecretTakenError, type StoreError } from "./store.ts";

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
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withoutDead(pool) }) });
  return {
    db,
    async commit(batch) {
      const { openings, appends, kept } = batch;
      const alone = openings.length === 0 && kept.length === 0 && appends.every(isAlone);
      // One statement is a commit of its own: one way to the server and back instead of three.
      if (alone) return addEntries(db, appends);
      return db.transaction().execute(async (transaction) => {
        await open(transaction, openings);
        const free = await append(transaction, appends);
        for (const row of kept) {
          // States of answers that were taken back since: nothing leads to them any more.
          await transaction
            .deleteFrom("kept")
            .where("table", "=", row.table)
            .where("n", "<", row.n)
            .where("step", ">=", row.step)
            .execute();
          await transaction
            .insertInto("kept")
            .values(row)
            .onConflict((conflict) => conflict.columns(["table", "n"]).doUpdateSet(row))
            .execute();
        }
        return free;
      });
    },
    trouble: postgresTrouble,
    // Its disk is elsewhere: only a write that fails tells.
    room: async () => true,
    backup: async () => {
      throw new BackupError("A copy of a PostgreSQL database is made by pg_dump.");
    },
  };
}

async function open(db: Transaction<Schema>, openings: Batch["openings"]): Promise<void> {
  if (openings.length === 0) return;
  await db
    .insertInto("tables")
    .values(openings.map(({ table }) => table))
    .execute();
  await db
    .insertInto("duties")
    .values(openings.map(({ duty }) => duty))
    .execute();
  const secrets = openings.flatMap((opening) => opening.secrets);
  if (secrets.length > 0) await db.insertInto("secrets").values(secrets).execute();
  const entries = openings.flatMap((opening) => opening.entries);
  if (entries.length > 0) await db.insertInto("entries").values(entries).execute();
}

const isAlone = ({ duty, handover }: Batch["appends"][number]): boolean => duty === null && handover === undefined;

/** Always the same words, whatever the number of entries. */
async function addEntries(db: Kysely<Schema>, appends: Batch["appends"]): Promise<readonly boolean[]> {
  const rows = appends.map(({ table, entry }) => entryRow(table, entry));
  const { rows: added } = await sql<{ table: string; n: number }>`
    insert into entries ("table", n, at, "by", key, deed)
    select * from unnest(
      ${rows.map(({ table }) => table)}::text[], ${rows.map(({ n }) => n)}::integer[], ${rows.map(({ at }) => at)}::bigint[],
      ${rows.map(({ by }) => by)}::integer[], ${rows.map(({ key }) => key)}::text[], ${rows.map(({ deed }) => deed)}::text[]
    )
    on conflict ("table", n) do nothing
    returning "table", n`.execute(db);
  const places = new Set(added.map(({ table, n }) => placeOf(table, n)));
  return rows.map(({ table, n }) => places.has(placeOf(table, n)));
}

async function append(db: Transaction<Schema>, appends: Batch["appends"]): Promise<readonly boolean[]> {
  if (appends.length === 0) return [];
  const free = await addEntries(db, appends);
  const added = appends.filter((_, index) => free[index]);
  const duties = dutiesOf(added);
  if (duties.length > 0)
    await db
      .insertInto("duties")
      .values(duties)
      .onConflict((conflict) =>
        conflict.column("table").doUpdateSet((of) => ({
          bot: of.ref("excluded.bot"),
          deadline: of.ref("excluded.deadline"),
          over: of.ref("excluded.over"),
        })),
      )
      .execute();
  for (const { table, handover } of added) {
    if (handover === undefined) continue;
    const { seat, secrets } = handover;
    for (const what of ["secrets", "subscriptions"] as const)
      await db.deleteFrom(what).where("table", "=", table).where("seat", "=", seat).execute();
    if (secrets.length === 0) continue;
    const given = await db
      .insertInto("secrets")
      .values([...secrets])
      .onConflict((conflict) => conflict.doNothing())
      .returning("hash")
      .execute();
    if (given.length < secrets.length) throw new SecretTakenError();
  }
  return free;
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
