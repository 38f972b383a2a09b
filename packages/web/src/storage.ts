import type { NightPlace, Phrase, Save } from "@endzeit/engine";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import * as v from "valibot";

/** What a person is called and looks like. Whether there is such a face is for whoever draws it. */
const WHO = { name: v.exactOptional(v.string()), face: v.exactOptional(v.string()) };
/** Who sits at a seat; of a bot with a name, that it plays for the person of that name. */
export const SeatShape = v.variant("kind", [
  v.object({ kind: v.literal("person"), ...WHO }),
  v.object({ kind: v.literal("bot"), bot: v.string(), ...WHO }),
]);
export type SeatKind = v.InferOutput<typeof SeatShape>;

const PERSON: SeatKind = { kind: "person" };

/** Who sat where, out of a save file. A seat that says nothing this page understands is a person's; null when the file tells of none. */
export function seatsOf({ seats }: Save): readonly SeatKind[] | null {
  return seats?.map((seat) => v.parse(v.fallback(SeatShape, PERSON), seat)) ?? null;
}

const PhraseShape = v.object({ text: v.string(), values: v.record(v.string(), v.union([v.string(), v.number()])) });

/** Where the guidance of a match stands. */
export const NightShape = v.object({ done: v.array(v.number()), said: v.array(v.string()), away: v.boolean() });

/** Which night of a week or a day a match is, and whether it is the one attempt that counts. */
export const EntryShape = v.object({ contest: v.string(), counts: v.boolean() });
export type ContestEntry = v.InferOutput<typeof EntryShape>;

/** Which puzzle a match began with, after how many answers it is asked, and whether the match has been played on from there. */
export const OffersShape = v.object({ count: v.number(), step: v.nullable(v.number()) });
const PuzzleShape = v.object({ hash: v.string(), step: v.number(), on: v.boolean() });
export type PuzzlePlace = Readonly<v.InferOutput<typeof PuzzleShape>>;

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
  winners: v.exactOptional(v.array(v.number())),
  night: v.exactOptional(NightShape),
  entry: v.exactOptional(EntryShape),
  again: v.exactOptional(v.literal(true)),
  puzzle: v.exactOptional(PuzzleShape),
  offers: v.exactOptional(OffersShape),
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
  /** Who won; missing while the match runs, and where it ended before this was written down. */
  readonly winners?: readonly number[];
  /** Of a guided match, where its guidance stands. */
  readonly night?: NightPlace;
  /** Of a night that is the same for everybody, which one. */
  readonly entry?: ContestEntry;
  /** It goes on from a moment of a match that was over: whoever plays it knows what comes. */
  readonly again?: true;
  /** The puzzle that it began with. */
  readonly puzzle?: PuzzlePlace;
  /** What was offered to be taken back; missing where nothing was. */
  readonly offers?: Offers;
}

/** How often somebody has offered to have an answer taken back, and the step of the one that is still on offer. */
export type Offers = Readonly<v.InferOutput<typeof OffersShape>>;

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

/**
 * Work in a database of this browser, which is opened when it is first needed, and anew after that has failed.
 * Whatever goes wrong is a `StorageError`.
 */
export function databaseOf<S extends DBSchema>(
  name: string,
  make: (database: IDBPDatabase<S>) => void,
): <T>(work: (database: IDBPDatabase<S>) => Promise<T>) => Promise<T> {
  let opened: Promise<IDBPDatabase<S>> | null = null;
  const open = (): Promise<IDBPDatabase<S>> =>
    new Promise((resolve, reject) => {
      const blocked = (): void => reject(new StorageError("blocked"));
      setTimeout(blocked, PATIENCE_MS);
      openDB<S>(name, 1, { upgrade: make, blocked }).then(resolve, reject);
    });
  return async (work) => {
    opened ??= open();
    opened.catch(() => {
      opened = null;
    });
    try {
      return await work(await opened);
    } catch (error) {
      throw await problemOf(error);
    }
  };
}

/** Waits until what was asked of a transaction is kept. The reason why not is told by the request or by the transaction; the other one was only aborted. */
export async function whole(done: Promise<void>, ...requests: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled([...requests, done]);
  const reasons = results.flatMap((result): unknown[] => (result.status === "rejected" ? [result.reason] : []));
  if (reasons.length > 0)
    throw reasons.find((reason) => !(reason instanceof DOMException && reason.name === "AbortError")) ?? reasons[0];
}

interface Matches extends DBSchema {
  summaries: { key: string; value: unknown };
  saves: { key: string; value: unknown };
}

const inMatches = databaseOf<Matches>("endzeit", (made) => {
  made.createObjectStore("summaries", { keyPath: "id" });
  made.createObjectStore("saves");
});

/** With less room than this nothing is written any more. */
const NO_ROOM = 65_536;

/** Why the browser did not store something. Some say only that it did not work: then the room that is left tells. */
async function problemOf(error: unknown): Promise<StorageError> {
  if (error instanceof StorageError) return error;
  if (error instanceof DOMException && error.name === "QuotaExceededError") return new StorageError("full");
  const { quota, usage } = (await globalThis.navigator?.storage?.estimate?.().catch(() => null)) ?? {};
  return new StorageError(quota !== undefined && usage !== undefined && quota - usage < NO_ROOM ? "full" : "blocked");
}

/** All matches kept in this browser, the latest first. Throws `StorageError`. */
export async function list(): Promise<readonly StoredMatch[]> {
  const rows = await inMatches((database) => database.getAll("summaries"));
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
  const [summary, save] = await inMatches((database) => {
    const transaction = database.transaction(["summaries", "saves"]);
    return Promise.all([transaction.objectStore("summaries").get(id), transaction.objectStore("saves").get(id)]);
  });
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
  const revision = known + 1;
  await inMatches(async (database) => {
    const transaction = database.transaction(["summaries", "saves"], "readwrite");
    transaction.done.catch(() => {});
    const summaries = transaction.objectStore("summaries");
    const before = v.safeParse(SummaryShape, await summaries.get(summary.id));
    if (before.success && before.output.revision !== known) {
      transaction.abort();
      throw new StorageError("stale");
    }
    await whole(
      transaction.done,
      summaries.put({ ...summary, revision }),
      transaction.objectStore("saves").put(save, summary.id),
    );
  });
  channel?.postMessage({ id: summary.id, revision });
  return revision;
}

/** Forgets a match. Throws `StorageError`. */
export async function remove(id: string): Promise<void> {
  await inMatches(async (database) => {
    const transaction = database.transaction(["summaries", "saves"], "readwrite");
    await whole(
      transaction.done,
      transaction.objectStore("summaries").delete(id),
      transaction.objectStore("saves").delete(id),
    );
  });
  channel?.postMessage({ id, revision: -1 });
}
