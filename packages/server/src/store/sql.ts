import type { Kysely, Transaction } from "kysely";
import { Batches } from "./batches.ts";
import type { Schema } from "./schema.ts";
import {
  type Append,
  type Duty,
  type Entry,
  type Handover,
  type KeptRow,
  type SecretRow,
  type Store,
  StoreError,
  type Subscription,
  type TableRow,
} from "./store.ts";

/** What differs between the databases, apart from what Kysely hides. */
export interface Database {
  readonly db: Kysely<Schema>;
  /** Adds the entries whose numbers are free, and says of each whether it was. */
  insertEntries(db: Transaction<Schema>, rows: readonly Schema["entries"][]): Promise<readonly boolean[]>;
  /** What an error means for who asked; null when it is a mistake of this program, which nobody may hide. */
  trouble(error: unknown): StoreError["trouble"] | null;
  backup(file: string): Promise<void>;
}

/** Whether the number was free; or what was wrong with this append alone. */
type Appended = boolean | { readonly error: unknown };

/** Six columns a row: well below the 65,535 values that PostgreSQL takes in one statement. */
const APPENDS_PER_COMMIT = 500;

export class SqlStore implements Store {
  readonly #database: Database;
  readonly #appends: Batches<Append, Appended>;

  constructor(database: Database) {
    this.#database = database;
    this.#appends = new Batches((appends) => this.#appendAll(appends), APPENDS_PER_COMMIT);
  }

  open(table: TableRow, secrets: readonly SecretRow[], entries: readonly Entry[], duty: Duty): Promise<void> {
    const { options, content, clock, ...plain } = table;
    const row = {
      ...plain,
      options: JSON.stringify(options),
      content: JSON.stringify(content),
      clock: JSON.stringify(clock),
    };
    return this.#write(async (db) => {
      await db.insertInto("tables").values(row).execute();
      await db.insertInto("duties").values(dutyRow(table.id, duty)).execute();
      if (secrets.length > 0)
        await db
          .insertInto("secrets")
          .values([...secrets])
          .execute();
      if (entries.length > 0)
        await db
          .insertInto("entries")
          .values(entries.map((entry) => entryRow(table.id, entry)))
          .execute();
    });
  }

  table(id: string): Promise<TableRow | null> {
    return this.#read(async (db) => {
      const row = await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
      if (row === undefined) return null;
      return {
        ...row,
        options: JSON.parse(row.options),
        content: JSON.parse(row.content),
        clock: JSON.parse(row.clock),
      };
    });
  }

  entries(table: string, after: number): Promise<readonly Entry[]> {
    return this.#read(async (db) => {
      const rows = await db
        .selectFrom("entries")
        .select(["n", "at", "by", "key", "deed"])
        .where("table", "=", table)
        .where("n", ">", after)
        .orderBy("n")
        .execute();
      return rows.map((row) => ({ ...row, deed: JSON.parse(row.deed) }));
    });
  }

  append(append: Append): Promise<boolean> {
    return this.#appends.add(append).then((result) => {
      if (typeof result === "boolean") return result;
      throw result.error;
    });
  }

  kept(table: string, n: number): Promise<KeptRow | null> {
    return this.#read(async (db) => {
      const row = await db
        .selectFrom("kept")
        .select(["n", "step", "state", "hash"])
        .where("table", "=", table)
        .where("n", "<=", n)
        .orderBy("n", "desc")
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : { ...row, state: JSON.parse(row.state) };
    });
  }

  keep(table: string, { n, step, state, hash }: KeptRow): Promise<void> {
    const kept = { step, state: JSON.stringify(state), hash };
    return this.#write(async (db) => {
      await db
        .insertInto("kept")
        .values({ table, n, ...kept })
        .onConflict((conflict) => conflict.columns(["table", "n"]).doUpdateSet(kept))
        .execute();
    });
  }

  secret(hash: string): Promise<SecretRow | null> {
    return this.#read(
      async (db) => (await db.selectFrom("secrets").selectAll().where("hash", "=", hash).executeTakeFirst()) ?? null,
    );
  }

  invitation(table: string, seat: number): Promise<string | null> {
    return this.#read(async (db) => {
      const row = await db
        .selectFrom("secrets")
        .select("hash")
        .where("table", "=", table)
        .where("seat", "=", seat)
        .where("kind", "=", "claim")
        .executeTakeFirst();
      return row?.hash ?? null;
    });
  }

  addSecret(row: SecretRow): Promise<void> {
    return this.#write(async (db) => {
      await db.insertInto("secrets").values(row).execute();
    });
  }

  invite(invitation: SecretRow): Promise<void> {
    const { table, seat } = invitation;
    return this.#write(async (db) => {
      await db
        .deleteFrom("secrets")
        .where("table", "=", table)
        .where("seat", "=", seat)
        .where("kind", "=", "claim")
        .execute();
      await db.insertInto("secrets").values(invitation).execute();
    });
  }

  due(bot: number, deadline: number, limit: number): Promise<readonly string[]> {
    return this.#read(async (db) => {
      const before = (column: "bot" | "deadline", time: number) =>
        db
          .selectFrom("duties")
          .select("table")
          .where("over", "=", 0)
          .where(column, "<", time)
          .orderBy(column)
          .limit(limit)
          .execute();
      const rows = [...(await before("deadline", deadline)), ...(await before("bot", bot))];
      return [...new Set(rows.map((row) => row.table))].slice(0, limit);
    });
  }

  passDeadline(table: string, time: number): Promise<boolean> {
    return this.#write(async (db) => {
      const passed = await db
        .updateTable("duties")
        .set({ deadline: null })
        .where("table", "=", table)
        .where("deadline", "<", time)
        .returning("table")
        .execute();
      return passed.length > 0;
    });
  }

  subscribe(subscription: Subscription): Promise<void> {
    const { p256dh, auth, lang } = subscription;
    return this.#write(async (db) => {
      await db
        .insertInto("subscriptions")
        .values(subscription)
        .onConflict((conflict) => conflict.columns(["table", "seat", "endpoint"]).doUpdateSet({ p256dh, auth, lang }))
        .execute();
    });
  }

  unsubscribe(endpoint: string, place?: { readonly table: string; readonly seat: number }): Promise<void> {
    return this.#write(async (db) => {
      const doomed = db.deleteFrom("subscriptions").where("endpoint", "=", endpoint);
      await (place === undefined
        ? doomed
        : doomed.where("table", "=", place.table).where("seat", "=", place.seat)
      ).execute();
    });
  }

  subscriptions(table: string, seat: number): Promise<readonly Subscription[]> {
    return this.#read((db) =>
      db
        .selectFrom("subscriptions")
        .selectAll()
        .where("table", "=", table)
        .where("seat", "=", seat)
        .orderBy("endpoint")
        .execute(),
    );
  }

  setting(name: string, value: string): Promise<string> {
    return this.#write(async (db) => {
      await db
        .insertInto("settings")
        .values({ name, value })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute();
      const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirstOrThrow();
      return row.value;
    });
  }

  ping(): Promise<void> {
    return this.#read(async (db) => {
      await db.selectFrom("migrations").select("name").limit(1).execute();
    });
  }

  backup(file: string): Promise<void> {
    return this.#database.backup(file);
  }

  async close(): Promise<void> {
    await this.#appends.settled();
    await this.#database.db.destroy();
  }

  #read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    return this.#guard(() => work(this.#database.db));
  }

  #write<T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.#guard(() => this.#database.db.transaction().execute(work));
  }

  async #guard<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const trouble = this.#database.trouble(error);
      throw trouble === null ? error : new StoreError(trouble, error);
    }
  }

  /** One commit for all. An append that cannot be written by any database does not take the others down with it. */
  async #appendAll(appends: readonly Append[]): Promise<readonly Appended[]> {
    try {
      return await this.#commit(appends);
    } catch (error) {
      if (error instanceof StoreError || appends.length === 1) return appends.map(() => ({ error }));
      const outcomes: Appended[] = [];
      for (const append of appends) outcomes.push(...(await this.#appendAll([append])));
      return outcomes;
    }
  }

  async #commit(appends: readonly Append[]): Promise<readonly boolean[]> {
    const first = new Map<string, Append>();
    for (const append of appends) {
      const place = placeOf(append.table, append.entry.n);
      if (!first.has(place)) first.set(place, append);
    }
    // Always in the same order: two processes that wait for each other's rows would never end.
    const candidates = [...first.values()].sort(byPlace);
    const taken = await this.#write(async (db) => {
      const rows = candidates.map(({ table, entry }) => entryRow(table, entry));
      const free = await this.#database.insertEntries(db, rows);
      const added = candidates.filter((_, index) => free[index]);
      const duties = new Map<string, Duty>();
      for (const { table, duty } of added) if (duty !== null) duties.set(table, duty);
      if (duties.size > 0)
        await db
          .insertInto("duties")
          .values([...duties].map(([table, duty]) => dutyRow(table, duty)))
          .onConflict((conflict) =>
            conflict.column("table").doUpdateSet((of) => ({
              bot: of.ref("excluded.bot"),
              deadline: of.ref("excluded.deadline"),
              over: of.ref("excluded.over"),
            })),
          )
          .execute();
      for (const { table, handover } of added) if (handover !== undefined) await handOver(db, table, handover);
      return new Set(added);
    });
    return appends.map((append) => taken.has(append));
  }
}

async function handOver(db: Transaction<Schema>, table: string, { seat, secrets }: Handover): Promise<void> {
  for (const what of ["secrets", "subscriptions"] as const)
    await db.deleteFrom(what).where("table", "=", table).where("seat", "=", seat).execute();
  if (secrets.length > 0)
    await db
      .insertInto("secrets")
      .values([...secrets])
      .execute();
}

export const placeOf = (table: string, n: number) => `${n} ${table}`;

function byPlace(a: Append, b: Append): number {
  if (a.table !== b.table) return a.table < b.table ? -1 : 1;
  return a.entry.n - b.entry.n;
}

function entryRow(table: string, { n, at, by, key, deed }: Entry): Schema["entries"] {
  return { table, n, at, by, key, deed: JSON.stringify(deed) };
}

function dutyRow(table: string, { bot, deadline, over }: Duty): Schema["duties"] {
  return { table, bot, deadline, over: over ? 1 : 0 };
}
