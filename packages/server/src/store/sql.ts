import type { Kysely, Transaction } from "kysely";
import { Batches } from "./batches.ts";
import type { Schema } from "./schema.ts";
import {
  type Append,
  type ContestResults,
  type Duty,
  type Entry,
  type GroupRow,
  type KeptRow,
  type KeyChange,
  type MemberCall,
  type MemberKey,
  type ResultRow,
  type RoundRow,
  type SecretRow,
  type Store,
  StoreError,
  type Subscription,
  type TableRow,
} from "./store.ts";

/** What differs between the databases, apart from what Kysely hides. */
export interface Database {
  readonly db: Kysely<Schema>;
  /** Writes all of it in one commit. Says of each append whether its number was free. */
  commit(batch: Batch): Promise<readonly boolean[]>;
  /** What an error means for who asked; null when it is a mistake of this program, which nobody may hide. */
  trouble(error: unknown): StoreError["trouble"] | null;
  /** Whether there is room on the disk, as far as can be told from here. */
  room(): Promise<boolean>;
  backup(file: string): Promise<void>;
}

/** What is written together. No number of a table comes twice among the appends. */
export interface Batch {
  readonly openings: readonly Opening[];
  readonly appends: readonly Append[];
  readonly kept: readonly Schema["kept"][];
}

/** A new table, in rows. */
interface Opening {
  readonly table: Schema["tables"];
  readonly secrets: readonly SecretRow[];
  readonly entries: readonly Schema["entries"][];
  readonly duty: Schema["duties"];
}

type Write =
  | { readonly what: "open"; readonly opening: Opening }
  | { readonly what: "append"; readonly append: Append }
  | { readonly what: "keep"; readonly kept: Schema["kept"] };

/** Whether the number was free; or what was wrong with this alone. */
type Written = boolean | { readonly error: unknown };

/** Six columns a row: well below the 65,535 values that PostgreSQL takes in one statement. */
const WRITES_PER_COMMIT = 500;

export class SqlStore implements Store {
  readonly #database: Database;
  readonly #writes: Batches<Write, Written>;
  /** Nothing could be written the last time that it was tried. */
  #full = false;

  constructor(database: Database) {
    this.#database = database;
    this.#writes = new Batches((writes) => this.#writeAll(writes), WRITES_PER_COMMIT);
  }

  async open(table: TableRow, secrets: readonly SecretRow[], entries: readonly Entry[], duty: Duty): Promise<void> {
    const { options, content, clock, ...plain } = table;
    const row = {
      ...plain,
      options: JSON.stringify(options),
      content: JSON.stringify(content),
      clock: JSON.stringify(clock),
    };
    const rows = entries.map((entry) => entryRow(table.id, entry));
    const opening = { table: row, secrets, entries: rows, duty: dutyRow(table.id, duty) };
    await this.#add({ what: "open", opening });
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

  entries(table: string, after: number, most?: number): Promise<readonly Entry[]> {
    return this.#read(async (db) => {
      const all = db
        .selectFrom("entries")
        .select(["n", "at", "by", "key", "deed"])
        .where("table", "=", table)
        .where("n", ">", after)
        .orderBy("n");
      const rows = await (most === undefined ? all : all.limit(most)).execute();
      return rows.map((row) => ({ ...row, deed: JSON.parse(row.deed) }));
    });
  }

  append(append: Append): Promise<boolean> {
    return this.#add({ what: "append", append });
  }

  async #add(write: Write): Promise<boolean> {
    const written = await this.#writes.add(write);
    if (typeof written === "boolean") return written;
    throw written.error;
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

  async keep(table: string, { n, step, state, hash }: KeptRow): Promise<void> {
    await this.#add({ what: "keep", kept: { table, n, step, state: JSON.stringify(state), hash } });
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

  addSecret(row: SecretRow, most = Number.POSITIVE_INFINITY): Promise<boolean> {
    return this.#write(async (db) => {
      const { n } = await db
        .selectFrom("secrets")
        .where("table", "=", row.table)
        .where("seat", row.seat === null ? "is" : "=", row.seat)
        .where("kind", "=", row.kind)
        .select((by) => by.fn.countAll().as("n"))
        .executeTakeFirstOrThrow();
      if (Number(n) >= most) return false;
      await db.insertInto("secrets").values(row).execute();
      return true;
    });
  }

  dropSecret(hash: string): Promise<void> {
    return this.#write(async (db) => {
      await db.deleteFrom("secrets").where("hash", "=", hash).execute();
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
      if (place === undefined) await db.deleteFrom("member_calls").where("endpoint", "=", endpoint).execute();
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

  addResult(result: ResultRow): Promise<boolean> {
    return this.#write(async (db) => {
      const added = await db
        .insertInto("results")
        .values({ ...result, won: result.won ? 1 : 0 })
        .onConflict((conflict) => conflict.columns(["game", "contest", "person"]).doNothing())
        .returning("person")
        .execute();
      return added.length > 0;
    });
  }

  results(game: string, contest: string, most: number): Promise<ContestResults> {
    return this.#read(async (db) => {
      const rows = db.selectFrom("results").where("game", "=", game).where("contest", "=", contest);
      const { of } = await rows.select((by) => by.fn.countAll().as("of")).executeTakeFirstOrThrow();
      const best = await rows
        .selectAll()
        .orderBy("points", "desc")
        .orderBy("at")
        .orderBy("person")
        .limit(most)
        .execute();
      return { of: Number(of), best: best.map(resultOf) };
    });
  }

  result(game: string, contest: string, person: string): Promise<ResultRow | null> {
    return this.#read(async (db) => {
      const row = await db
        .selectFrom("results")
        .selectAll()
        .where("game", "=", game)
        .where("contest", "=", contest)
        .where("person", "=", person)
        .executeTakeFirst();
      return row === undefined ? null : resultOf(row);
    });
  }

  better(game: string, contest: string, points: number): Promise<number> {
    return this.#read(async (db) => {
      const { n } = await db
        .selectFrom("results")
        .where("game", "=", game)
        .where("contest", "=", contest)
        .where("points", ">", points)
        .select((by) => by.fn.countAll().as("n"))
        .executeTakeFirstOrThrow();
      return Number(n);
    });
  }

  openGroup(row: GroupRow, key: MemberKey): Promise<void> {
    return this.#write(async (db) => {
      await db.insertInto("groups").values(groupRow(row)).execute();
      await db.insertInto("member_keys").values(key).execute();
    });
  }

  group(id: string): Promise<GroupRow | null> {
    return this.#read(async (db) => {
      const row = await db.selectFrom("groups").selectAll().where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : { ...row, state: JSON.parse(row.state) };
    });
  }

  changeGroup(row: GroupRow, { add = [], drop = [] }: KeyChange = {}): Promise<boolean> {
    const { n, state } = groupRow(row);
    return this.#write(async (db) => {
      const changed = await db
        .updateTable("groups")
        .set({ n, state })
        .where("id", "=", row.id)
        .where("n", "=", n - 1)
        .returning("id")
        .execute();
      if (changed.length === 0) return false;
      for (const what of drop.length > 0 ? (["member_keys", "member_calls"] as const) : [])
        await db
          .deleteFrom(what)
          .where("group", "=", row.id)
          .where("member", "in", [...drop])
          .execute();
      for (const { member, until } of add)
        if (until !== null)
          await db
            .deleteFrom("member_keys")
            .where("group", "=", row.id)
            .where("member", "=", member)
            .where("until", "is not", null)
            .execute();
      if (add.length > 0)
        await db
          .insertInto("member_keys")
          .values([...add])
          .execute();
      return true;
    });
  }

  dropGroup(id: string, n: number): Promise<boolean> {
    return this.#write(async (db) => {
      // Whoever else changes it waits for this row.
      const mine = db
        .updateTable("groups")
        .set({ n: n + 1 })
        .where("id", "=", id)
        .where("n", "=", n);
      if ((await mine.returning("id").execute()).length === 0) return false;
      for (const what of ["member_keys", "member_calls", "rounds"] as const)
        await db.deleteFrom(what).where("group", "=", id).execute();
      await db.deleteFrom("groups").where("id", "=", id).execute();
      return true;
    });
  }

  devices(group: string, member: number): Promise<number> {
    return this.#read(async (db) => {
      const { n } = await db
        .selectFrom("member_keys")
        .where("group", "=", group)
        .where("member", "=", member)
        .where("until", "is", null)
        .select((by) => by.fn.countAll().as("n"))
        .executeTakeFirstOrThrow();
      return Number(n);
    });
  }

  memberKey(hash: string): Promise<MemberKey | null> {
    return this.#read(
      async (db) =>
        (await db.selectFrom("member_keys").selectAll().where("hash", "=", hash).executeTakeFirst()) ?? null,
    );
  }

  useCode(code: string, key: MemberKey): Promise<boolean> {
    return this.#write(async (db) => {
      const used = await db.deleteFrom("member_keys").where("hash", "=", code).returning("hash").execute();
      if (used.length > 0) await db.insertInto("member_keys").values(key).execute();
      return used.length > 0;
    });
  }

  subscribeMember(call: MemberCall): Promise<void> {
    const { p256dh, auth, lang } = call;
    return this.#write(async (db) => {
      await db
        .insertInto("member_calls")
        .values(call)
        .onConflict((conflict) => conflict.columns(["group", "member", "endpoint"]).doUpdateSet({ p256dh, auth, lang }))
        .execute();
    });
  }

  unsubscribeMember(group: string, member: number): Promise<void> {
    return this.#write(async (db) => {
      await db.deleteFrom("member_calls").where("group", "=", group).where("member", "=", member).execute();
    });
  }

  memberCalls(group: string): Promise<readonly MemberCall[]> {
    return this.#read((db) =>
      db
        .selectFrom("member_calls")
        .selectAll()
        .where("group", "=", group)
        .orderBy("member")
        .orderBy("endpoint")
        .execute(),
    );
  }

  openTables(group: string, since: number, most: number): Promise<readonly string[]> {
    return this.#read(async (db) => {
      const rows = await db
        .selectFrom("tables")
        .innerJoin("duties", "duties.table", "tables.id")
        .select("tables.id")
        .where("tables.group", "=", group)
        .where("tables.created", ">=", since)
        .where("duties.over", "=", 0)
        .orderBy("tables.created", "desc")
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    });
  }

  termsOf(group: string, most: number): ReturnType<Store["termsOf"]> {
    return this.#read(async (db) => {
      const rows = await db
        .selectFrom("tables")
        .select(["game", "options", "clock", "absence"])
        .where("group", "=", group)
        .orderBy("created", "desc")
        .limit(most)
        .execute();
      return rows.map((row) => ({ ...row, options: JSON.parse(row.options), clock: JSON.parse(row.clock) }));
    });
  }

  uncounted(group: string, most: number, without: readonly string[]): Promise<readonly string[]> {
    return this.#read(async (db) => {
      const over = db
        .selectFrom("tables")
        .innerJoin("duties", "duties.table", "tables.id")
        .leftJoin("rounds", "rounds.table", "tables.id")
        .select("tables.id")
        .where("tables.group", "=", group)
        .where("duties.over", "=", 1)
        .where("rounds.table", "is", null)
        .orderBy("tables.created", "desc")
        .limit(most);
      const rows = await (without.length === 0 ? over : over.where("tables.id", "not in", [...without])).execute();
      return rows.map(({ id }) => id);
    });
  }

  addRound(round: RoundRow): Promise<void> {
    const row = { ...round, seats: JSON.stringify(round.seats) };
    return this.#write(async (db) => {
      await db
        .insertInto("rounds")
        .values(row)
        .onConflict((conflict) => conflict.column("table").doNothing())
        .execute();
    });
  }

  rounds(group: string, most: number): Promise<readonly RoundRow[]> {
    return this.#read(async (db) => {
      const rows = await db
        .selectFrom("rounds")
        .selectAll()
        .where("group", "=", group)
        .where("seats", "!=", NO_SEATS)
        .orderBy("at", "desc")
        .orderBy("table")
        .limit(most)
        .execute();
      return rows.map((row) => ({ ...row, seats: JSON.parse(row.seats) }));
    });
  }

  async ping(): Promise<void> {
    await this.#read(async (db) => {
      await db.selectFrom("migrations").select("name").limit(1).execute();
    });
    // Whether there is room again is known when something can be written.
    if (this.#full) await this.#write(tryRoom);
    if (!(await this.#database.room())) throw new StoreError("full", null);
  }

  backup(file: string): Promise<void> {
    return this.#database.backup(file);
  }

  async close(): Promise<void> {
    await this.#writes.settled();
    await this.#database.db.destroy();
  }

  #read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    return this.#guard(() => work(this.#database.db));
  }

  #write<T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.#written(() => this.#database.db.transaction().execute(work));
  }

  async #written<T>(work: () => Promise<T>): Promise<T> {
    try {
      const written = await this.#guard(work);
      this.#full = false;
      return written;
    } catch (error) {
      this.#full = error instanceof StoreError && error.trouble === "full";
      throw error;
    }
  }

  async #guard<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const trouble = this.#database.trouble(error);
      throw trouble === null ? error : new StoreError(trouble, error);
    }
  }

  /** One commit for all. What cannot be written by any database does not take the others down with it. */
  async #writeAll(writes: readonly Write[]): Promise<readonly Written[]> {
    try {
      return await this.#commit(writes);
    } catch (error) {
      if (error instanceof StoreError || writes.length === 1) return writes.map(() => ({ error }));
      const outcomes: Written[] = [];
      for (const write of writes) outcomes.push(...(await this.#writeAll([write])));
      return outcomes;
    }
  }

  async #commit(writes: readonly Write[]): Promise<readonly boolean[]> {
    const openings: Opening[] = [];
    const kept: Schema["kept"][] = [];
    const first = new Map<string, Append>();
    for (const write of writes) {
      if (write.what === "open") openings.push(write.opening);
      else if (write.what === "keep") kept.push(write.kept);
      else {
        const place = placeOf(write.append.table, write.append.entry.n);
        if (!first.has(place)) first.set(place, write.append);
      }
    }
    // Always in the same order: two processes that wait for each other's rows would never end.
    const appends = [...first.values()].sort(byPlace);
    const free = await this.#written(() => this.#database.commit({ openings, appends, kept }));
    const taken = new Set(appends.filter((_, index) => free[index]));
    return writes.map((write) => write.what !== "append" || taken.has(write.append));
  }
}

/** Something that needs room for a moment. */
async function tryRoom(db: Transaction<Schema>): Promise<void> {
  const name = "room";
  await db
    .insertInto("settings")
    .values({ name, value: "x".repeat(8192) })
    .execute();
  await db.deleteFrom("settings").where("name", "=", name).execute();
}

/** The duty of each table after its last entry, where it has changed. */
export function dutiesOf(appends: readonly Append[]): readonly Schema["duties"][] {
  const duties = new Map<string, Schema["duties"]>();
  for (const { table, duty } of appends) if (duty !== null) duties.set(table, dutyRow(table, duty));
  return [...duties.values()];
}

export const placeOf = (table: string, n: number) => `${n} ${table}`;

function byPlace(a: Append, b: Append): number {
  if (a.table !== b.table) return a.table < b.table ? -1 : 1;
  return a.entry.n - b.entry.n;
}

export function entryRow(table: string, { n, at, by, key, deed }: Entry): Schema["entries"] {
  return { table, n, at, by, key, deed: JSON.stringify(deed) };
}

function dutyRow(table: string, { bot, deadline, over }: Duty): Schema["duties"] {
  return { table, bot, deadline, over: over ? 1 : 0 };
}

/** How the seats of a round are spelled that does not count. */
const NO_SEATS = "[]";

const groupRow = ({ state, ...row }: GroupRow): Schema["groups"] => ({ ...row, state: JSON.stringify(state) });

const resultOf = (row: Schema["results"]): ResultRow => ({ ...row, won: row.won === 1 });
