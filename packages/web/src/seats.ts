import * as v from "valibot";
import { newSecret } from "./ids.ts";
import { problemOf, StorageError } from "./storage.ts";
import { noteUnkept } from "./unkept.ts";

const AnswerShape = v.record(
  v.string(),
  v.union([v.string(), v.number(), v.boolean(), v.array(v.union([v.string(), v.number()]))]),
);
const PhraseShape = v.object({ text: v.string(), values: v.record(v.string(), v.union([v.string(), v.number()])) });

const SeatShape = v.object({
  table: v.string(),
  game: v.string(),
  secret: v.string(),
  /** null for those who watch. */
  seat: v.nullable(v.number()),
  name: v.string(),
  updated: v.number(),
  /** Invitations that this device has given out, by seat; for those who watch under "watch". */
  links: v.record(v.string(), v.string()),
  /** An answer that the server has not confirmed. */
  pending: v.nullable(v.object({ key: v.string(), at: v.number(), answer: AnswerShape })),
  /** Whether the server may tell this browser of a turn at this table. */
  push: v.optional(v.boolean(), false),
  /** The last message that was looked at here. */
  seen: v.optional(v.number(), 0),
  /** Whether those who sat at the table before find their way to this one in its chat. */
  again: v.optional(v.boolean(), false),
  /** The text that names the seat in the match; "" until this device has seen it. */
  called: v.optional(v.string(), ""),
  /** How far the table was when this device last saw it. */
  heading: v.nullable(PhraseShape),
  turn: v.boolean(),
  over: v.boolean(),
});
/** A seat at a table on the network that this device holds. Whoever has the secret has the seat. */
export type SeatRecord = v.InferOutput<typeof SeatShape>;

/** A database of its own: the matches' one need not be rebuilt while other pages have it open. */
let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open("endzeit-seats", 1);
    } catch {
      reject(new StorageError("blocked"));
      return;
    }
    request.onupgradeneeded = () => {
      request.result.createObjectStore("seats", { keyPath: "table" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => void problemOf(request.error).then(reject);
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  const transaction = db.transaction("seats", mode);
  const request = work(transaction.objectStore("seats"));
  return new Promise((resolve, reject) => {
    // What is written is stored only when the whole transaction is.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => void problemOf(transaction.error).then(reject);
  });
}

/** What could not be stored holds until this window is closed: a full or blocked storage must not cost anybody the seat. */
const here = new Map<string, SeatRecord>();
const shelfOf = (table: string): string => `endzeit-seat-${table}`;

/** The window's own storage keeps a seat over a reload. False when it does not. */
function shelve(table: string, record: SeatRecord | null): boolean {
  try {
    if (record === null) sessionStorage.removeItem(shelfOf(table));
    else sessionStorage.setItem(shelfOf(table), JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

function shelved(table: string): SeatRecord | null {
  try {
    const read = v.safeParse(SeatShape, JSON.parse(sessionStorage.getItem(shelfOf(table)) ?? "null"));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** The seats of this device, the latest first. */
export async function listSeats(): Promise<readonly SeatRecord[]> {
  let rows: unknown[] = [];
  try {
    rows = await run<unknown[]>("readonly", (store) => store.getAll());
  } catch {
    // What this page holds is listed all the same.
  }
  const stored = rows.flatMap((row) => {
    const read = v.safeParse(SeatShape, row);
    return read.success && !here.has(read.output.table) ? [read.output] : [];
  });
  return [...stored, ...here.values()].toSorted((a, b) => b.updated - a.updated);
}

/** The seat of this device at a table; null when it has none. */
export async function seatAt(table: string): Promise<SeatRecord | null> {
  const known = here.get(table) ?? shelved(table);
  if (known !== null) return known;
  try {
    const read = v.safeParse(SeatShape, await run<unknown>("readonly", (store) => store.get(table)));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** A seat that this device has just taken, before anything has happened there. */
export function newSeat(taken: Pick<SeatRecord, "table" | "game" | "secret" | "seat" | "name" | "links">): SeatRecord {
  return {
    ...taken,
    updated: Date.now(),
    pending: null,
    push: false,
    seen: 0,
    again: false,
    called: "",
    heading: null,
    turn: false,
    over: false,
  };
}

/** Keeps a seat. Why not, when the browser does not store it: it then holds until the window is closed. */
export async function keepSeat(record: SeatRecord): Promise<"full" | "blocked" | null> {
  const { table } = record;
  try {
    await run("readwrite", (store) => store.put(record));
    if (here.delete(table)) {
      shelve(table, null);
      noteUnkept(table, null);
    }
    return null;
  } catch (error) {
    const problem = error instanceof StorageError && error.problem === "full" ? "full" : "blocked";
    here.set(table, record);
    if (!shelve(table, record)) noteUnkept(table, { problem, answers: record.pending === null ? 0 : 1 });
    return problem;
  }
}

export async function forgetSeat(table: string): Promise<void> {
  here.delete(table);
  shelve(table, null);
  try {
    await run("readwrite", (store) => store.delete(table));
  } catch {
    // Nothing was stored.
  }
}

const NAME = "endzeit-name";

/** The name under which this person last sat down. */
export function myName(): string {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Blocked: the next table asks again.
  }
}

const claimOf = (invitation: string): string => `endzeit-claim-${invitation}`;

/** The secret with which this device has tried to take the seat of an invitation; null when it has not. */
export function triedSecret(invitation: string): string | null {
  try {
    return localStorage.getItem(claimOf(invitation));
  } catch {
    return null;
  }
}

/** The secret for the seat of an invitation: the same at every try, so that a reply that is lost does not cost the seat. */
export function secretFor(invitation: string): string {
  const secret = triedSecret(invitation) ?? newSecret();
  try {
    localStorage.setItem(claimOf(invitation), secret);
  } catch {
    // Blocked: one try it is.
  }
  return secret;
}

export function forgetTry(invitation: string): void {
  try {
    localStorage.removeItem(claimOf(invitation));
  } catch {
    // Nothing was stored.
  }
}
