import type { Phrase, Save } from "@endzeit/engine";
import * as v from "valibot";

/** Who sits at a seat. */
export const SeatShape = v.variant("kind", [
  v.object({ kind: v.literal("person"), name: v.exactOptional(v.string()) }),
  v.object({ kind: v.literal("bot"), bot: v.string() }),
]);
export type SeatKind = v.InferOutput<typeof SeatShape>;

const PERSON: SeatKind = { kind: "person" };

/** Who sat where, out of a save file. A seat that says nothing this page understands is a person's; null when the file tells of none. */
export function seatsOf({ seats }: Save): readonly SeatKind[] | null {
  return seats?.map((seat) => v.parse(v.fallback(SeatShape, PERSON), seat)) ?? null;
}

const PhraseShape = v.object({ text: v.string(), values: v.record(v.string(), v.union([v.string(), v.number()])) });

/** What the list of matches shows of one, without anything that is hidden in it. */
const SummaryShape = v.object({
  id: v.string(),
  game: v.string(),
  seats: v.array(SeatShape),
  /** Goes up with every write, so that a stale page never writes over newer answers. */
  revision: v.number(),
  updated: v.number(),
  step: v.number(),
  heading: PhraseShape,
  dawn: v.number(),
  awaited: v.array(v.number()),
  over: v.boolean(),
});
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatKind[];
  readonly revision: number;
  readonly updated: number;
  readonly step: number;
  readonly heading: Phrase;
  readonly dawn: number;
  readonly awaited: readonly number[];
  readonly over: boolean;
}

/** A row of the list: readable, or damaged (it can still be downloaded or deleted). */
export type StoredMatch =
  | { readonly id: string; readonly summary: Summary }
  | { readonly id: string; readonly summary: null };

export type StorageProblem = "blocked" | "full" | "stale" | "missing";

/** The browser's storage did not do what was asked. */
export class StorageError extends Error {
  readonly problem: StorageProblem;
  constructor(problem: StorageProblem) {
    super(problem);
    this.name = "StorageError";
    this.problem = problem;
  }
}

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("endzeit-matches");

/** Calls back when another page has written or deleted a match. Returns the way to stop. */
export function onChange(call: (id: string, revision: number) => void): () => void {
  const hear = (event: MessageEvent): void => {
    const read = v.safeParse(v.object({ id: v.string(), revision: v.number() }), event.data);
    if (read.success) call(read.output.id, read.output.revision);
  };
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}

/** A browser that has not given the storage away by then has lost the request: the next write asks again. */
const PATIENCE_MS = 8000;

/** A database of this browser, opened when it is first asked for, and anew after that has failed. */
export function databaseOf(name: string, make: (database: IDBDatabase) => void): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | null = null;
  return () => {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      let request: IDBOpenDBRequest;
      try {
        request = indexedDB.open(name, 1);
      } catch {
        reject(new StorageError("blocked"));
        return;
      }
      request.onupgradeneeded = () => make(request.result);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => void problemOf(request.error).then(reject);
      request.onblocked = () => reject(new StorageError("blocked"));
      setTimeout(() => reject(new StorageError("blocked")), PATIENCE_MS);
    });
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
}

const database = databaseOf("endzeit", (made) => {
  made.createObjectStore("summaries", { keyPath: "id" });
  made.createObjectStore("saves");
});

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => void problemOf(request.error).then(reject);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // A request that fails aborts its transaction, which only then knows the reason.
    transaction.onabort = () => void problemOf(transaction.error).then(reject);
  });
}

/** With less room than this nothing is written any more. */
const NO_ROOM = 65_536;

/** Why the browser did not store something. Some say only that it did not work: then the room that is left tells. */
export async function problemOf(error: DOMException | null): Promise<StorageError> {
  if (error?.name === "QuotaExceededError") return new StorageError("full");
  const { quota, usage } = (await globalThis.navigator?.storage?.estimate?.().catch(() => null)) ?? {};
  return new StorageError(quota !== undefined && usage !== undefined && quota - usage < NO_ROOM ? "full" : "blocked");
}

/** All matches kept in this browser, the latest first. Throws `StorageError`. */
export async function list(): Promise<readonly StoredMatch[]> {
  const db = await database();
  const rows: unknown[] = await done(db.transaction("summaries").objectStore("summaries").getAll());
  return rows
    .map((row): StoredMatch => {
      const read = v.safeParse(SummaryShape, row);
      if (read.success) return { id: read.output.id, summary: read.output };
      const named = v.safeParse(v.object({ id: v.string() }), row);
      return { id: named.success ? named.output.id : "?", summary: null };
    })
    .toSorted((a, b) => (b.summary?.updated ?? 0) - (a.summary?.updated ?? 0));
}

/** A match as it was stored: the summary and the save, both still to be checked. Throws `StorageError`. */
export async function read(id: string): Promise<{ readonly summary: Summary; readonly save: unknown }> {
  const db = await database();
  const transaction = db.transaction(["summaries", "saves"]);
  const [summary, save] = await Promise.all([
    done<unknown>(transaction.objectStore("summaries").get(id)),
    done<unknown>(transaction.objectStore("saves").get(id)),
  ]);
  if (save === undefined && summary === undefined) throw new StorageError("missing");
  const checked = v.safeParse(SummaryShape, summary);
  return {
    save,
    summary: checked.success
      ? checked.output
      : {
          id,
          game: "",
          seats: [],
          revision: 0,
          updated: 0,
          step: 0,
          heading: { text: "", values: {} },
          dawn: 0,
          awaited: [],
          over: false,
        },
  };
}

/**
 * Writes a match over the revision that the writer knows, and returns the new one.
 * Throws `StorageError`: "stale" when somebody else has written since.
 */
export async function write(summary: Omit<Summary, "revision">, save: Save, known: number): Promise<number> {
  const db = await database();
  const transaction = db.transaction(["summaries", "saves"], "readwrite");
  const whole = finished(transaction);
  whole.catch(() => {});
  const summaries = transaction.objectStore("summaries");
  const before = v.safeParse(SummaryShape, await done<unknown>(summaries.get(summary.id)));
  if (before.success && before.output.revision !== known) {
    transaction.abort();
    throw new StorageError("stale");
  }
  const revision = known + 1;
  summaries.put({ ...summary, revision });
  transaction.objectStore("saves").put(save, summary.id);
  await whole;
  channel?.postMessage({ id: summary.id, revision });
  return revision;
}

/** Forgets a match. Throws `StorageError`. */
export async function remove(id: string): Promise<void> {
  const db = await database();
  const transaction = db.transaction(["summaries", "saves"], "readwrite");
  const whole = finished(transaction);
  transaction.objectStore("summaries").delete(id);
  transaction.objectStore("saves").delete(id);
  await whole;
  channel?.postMessage({ id, revision: -1 });
}
