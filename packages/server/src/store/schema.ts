import type { Language } from "@endzeit/engine";
import type { Face } from "@endzeit/wire";
import { type Kysely, sql } from "kysely";
import type { SecretKind } from "./store.ts";

/** Columns as both databases hold them: JSON as text, times as milliseconds, yes and no as 1 and 0. */
export interface Schema {
  tables: {
    id: string;
    game: string;
    rules: number;
    players: number;
    options: string;
    content: string;
    seed: string;
    clock: string;
    absence: number;
    after: string | null;
    group: string | null;
    created: number;
  };
  entries: { table: string; n: number; at: number; by: number | null; key: string | null; deed: string };
  kept: { table: string; n: number; step: number; state: string; hash: string };
  secrets: { hash: string; table: string; kind: SecretKind; seat: number | null; created: number };
  duties: { table: string; bot: number | null; deadline: number | null; over: number };
  subscriptions: { table: string; seat: number; endpoint: string; p256dh: string; auth: string; lang: Language };
  settings: { name: string; value: string };
  results: {
    game: string;
    contest: string;
    person: string;
    name: string;
    face: Face | null;
    won: number;
    points: number;
    hash: string;
    at: number;
  };
  groups: { id: string; n: number; state: string; created: number };
  member_keys: { hash: string; group: string; member: number; until: number | null };
  member_calls: { group: string; member: number; endpoint: string; p256dh: string; auth: string; lang: Language };
  rounds: { table: string; group: string; game: string; at: number; seats: string };
  migrations: { name: string };
}

/** Never changed once released; new ones follow at the end. Each runs on both databases. */
const MIGRATIONS: readonly { readonly name: string; run(db: Kysely<Schema>): Promise<void> }[] = [
  {
    name: "1-tables",
    async run(db) {
      await db.schema
        .createTable("tables")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("game", "text", (c) => c.notNull())
        .addColumn("rules", "integer", (c) => c.notNull())
        .addColumn("players", "integer", (c) => c.notNull())
        .addColumn("options", "text", (c) => c.notNull())
        .addColumn("content", "text", (c) => c.notNull())
        .addColumn("seed", "text", (c) => c.notNull())
        .addColumn("clock", "text", (c) => c.notNull())
        .addColumn("created", "bigint", (c) => c.notNull())
        .execute();
      // No unique key over `key`: a message sent twice would look like a lost number. Whoever writes finds it in the log.
      await db.schema
        .createTable("entries")
        .addColumn("table", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("n", "integer", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addColumn("by", "integer")
        .addColumn("key", "text")
        .addColumn("deed", "text", (c) => c.notNull())
        .addPrimaryKeyConstraint("entries_key", ["table", "n"])
        .execute();
      await db.schema
        .createTable("kept")
        .addColumn("table", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("n", "integer", (c) => c.notNull())
        .addColumn("step", "integer", (c) => c.notNull())
        .addColumn("state", "text", (c) => c.notNull())
        .addColumn("hash", "text", (c) => c.notNull())
        .addPrimaryKeyConstraint("kept_key", ["table", "n"])
        .execute();
      await db.schema
        .createTable("secrets")
        .addColumn("hash", "text", (c) => c.primaryKey())
        .addColumn("table", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("seat", "integer")
        .addColumn("created", "bigint", (c) => c.notNull())
        .execute();
      await db.schema.createIndex("secrets_of_seat").on("secrets").columns(["table", "seat"]).execute();
      await db.schema
        .createTable("duties")
        .addColumn("table", "text", (c) => c.primaryKey().references("tables.id"))
        .addColumn("bot", "bigint")
        .addColumn("deadline", "bigint")
        .addColumn("over", "integer", (c) => c.notNull())
        .execute();
      for (const column of ["bot", "deadline"] as const) {
        await db.schema
          .createIndex(`duties_by_${column}`)
          .on("duties")
          .column(column)
          .where(column, "is not", null)
          .execute();
      }
      await db.schema
        .createTable("subscriptions")
        .addColumn("table", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("seat", "integer", (c) => c.notNull())
        .addColumn("endpoint", "text", (c) => c.notNull())
        .addColumn("p256dh", "text", (c) => c.notNull())
        .addColumn("auth", "text", (c) => c.notNull())
        .addColumn("lang", "text", (c) => c.notNull())
        .addPrimaryKeyConstraint("subscriptions_key", ["table", "seat", "endpoint"])
        .execute();
      await db.schema.createIndex("subscriptions_by_endpoint").on("subscriptions").column("endpoint").execute();
      await db.schema
        .createTable("settings")
        .addColumn("name", "text", (c) => c.primaryKey())
        .addColumn("value", "text", (c) => c.notNull())
        .execute();
    },
  },
  {
    name: "2-after",
    async run(db) {
      // For a while the first migration made this column: such a database has it and lacks only the name of this step.
      const tables = (await db.introspection.getTables()).find(({ name }) => name === "tables");
      if (tables?.columns.some(({ name }) => name === "after")) return;
      await db.schema.alterTable("tables").addColumn("after", "text").execute();
    },
  },
  {
    name: "3-absence",
    async run(db) {
      await db.schema
        .alterTable("tables")
        .addColumn("absence", "integer", (c) => c.notNull().defaultTo(24))
        .execute();
    },
  },
  {
    name: "4-results",
    async run(db) {
      await db.schema
        .createTable("results")
        .addColumn("game", "text", (c) => c.notNull())
        .addColumn("contest", "text", (c) => c.notNull())
        .addColumn("person", "text", (c) => c.notNull())
        .addColumn("name", "text", (c) => c.notNull())
        .addColumn("face", "text")
        .addColumn("won", "integer", (c) => c.notNull())
        .addColumn("points", "integer", (c) => c.notNull())
        .addColumn("hash", "text", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("results_key", ["game", "contest", "person"])
        .execute();
      await db.schema.createIndex("results_by_points").on("results").columns(["game", "contest", "points"]).execute();
    },
  },
  {
    name: "5-groups",
    async run(db) {
      await db.schema.alterTable("tables").addColumn("group", "text").execute();
      await db.schema
        .createIndex("tables_of_group")
        .on("tables")
        .columns(["group", "created"])
        .where("group", "is not", null)
        .execute();
      await db.schema
        .createTable("groups")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("n", "integer", (c) => c.notNull())
        .addColumn("state", "text", (c) => c.notNull())
        .addColumn("created", "bigint", (c) => c.notNull())
        .execute();
      await db.schema
        .createTable("member_keys")
        .addColumn("hash", "text", (c) => c.primaryKey())
        .addColumn("group", "text", (c) => c.notNull().references("groups.id"))
        .addColumn("member", "integer", (c) => c.notNull())
        .addColumn("until", "bigint")
        .execute();
      await db.schema.createIndex("keys_of_member").on("member_keys").columns(["group", "member"]).execute();
      await db.schema
        .createTable("rounds")
        .addColumn("table", "text", (c) => c.primaryKey())
        .addColumn("group", "text", (c) => c.notNull().references("groups.id"))
        .addColumn("game", "text", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addColumn("seats", "text", (c) => c.notNull())
        .execute();
      await db.schema.createIndex("rounds_of_group").on("rounds").columns(["group", "at"]).execute();
    },
  },
  {
    // The best of many are read as they are listed, and not sorted each time that somebody asks.
    name: "6-results-in-order",
    async run(db) {
      await db.schema
        .createIndex("results_in_order")
        .on("results")
        .columns(["game", "contest", "points desc", "at", "person"])
        .execute();
      await db.schema.dropIndex("results_by_points").execute();
    },
  },
  {
    name: "7-member-calls",
    async run(db) {
      await db.schema
        .createTable("member_calls")
        .addColumn("group", "text", (c) => c.notNull().references("groups.id"))
        .addColumn("member", "integer", (c) => c.notNull())
        .addColumn("endpoint", "text", (c) => c.notNull())
        .addColumn("p256dh", "text", (c) => c.notNull())
        .addColumn("auth", "text", (c) => c.notNull())
        .addColumn("lang", "text", (c) => c.notNull())
        .addPrimaryKeyConstraint("member_calls_key", ["group", "member", "endpoint"])
        .execute();
      await db.schema.createIndex("member_calls_by_endpoint").on("member_calls").column("endpoint").execute();
    },
  },
];

/** A number of our own among PostgreSQL's advisory locks. */
const MIGRATION_LOCK = 4_713_029;

/**
 * Brings a database up to this program, in one transaction. Several processes may start at once: the first does it,
 * the others wait (SQLite: for the write lock that every transaction takes; PostgreSQL: for a lock of its own).
 * Returns false when a newer program has been here, whose tables this one does not know.
 */
export async function migrate(db: Kysely<Schema>, kind: "sqlite" | "postgres"): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (kind === "postgres") await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    await transaction.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("name", "text", (c) => c.primaryKey())
      .execute();
    const rows = await transaction.selectFrom("migrations").select("name").execute();
    const done = new Set(rows.map((row) => row.name));
    for (const { name, run } of MIGRATIONS) {
      if (done.delete(name)) continue;
      await run(transaction);
      await transaction.insertInto("migrations").values({ name }).execute();
    }
    return done.size === 0;
  });
}
