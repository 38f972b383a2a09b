import type { DBSchema } from "idb";
import * as v from "valibot";
import { newSecret } from "./ids.ts";
import { drop, keep, kept, local, ofWindow } from "./small.ts";
import { databaseOf, StorageError, whole } from "./storage.ts";
import { forgetMarks } from "./table/own-marks.ts";
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
  /** Who else sits there, as this device last heard. */
  people: v.optional(v.array(v.string()), () => []),
  /** How it ended for the seat, once that is known: `seen` for those who watched, `stopped` where all agreed to end it. */
  end: v.optional(v.nullable(v.picklist(["won", "lost", "seen", "stopped"])), null),
});
/** A seat at a table on the network that this device holds. Whoever has the secret has the seat. */
export type SeatRecord = v.InferOutput<typeof SeatShape>;

interface Seats extends DBSchema {
  seats: { key: string; value: unknown };
}

/** A database of its own: the matches' one need not be rebuilt while other pages have it open. */
const inSeats = databaseOf<Seats>("endzeit-seats", (made) => {
  made.createObjectStore("seats", { keyPath: "table" });
});

/** Why a seat is not stored. */
export type Loose = "full" | "blocked";

/** What could not be stored holds until this window is closed: a full or blocked storage must not cost anybody the seat. */
const here = new Map<string, { readonly record: SeatRecord; readonly loose: Loose }>();
const shelfOf = (table: string): string => `endzeit-seat-${table}`;

/** Of a seat that this page could not store; null when it is stored. */
export const looseAt = (table: string): Loose | null => here.get(table)?.loose ?? null;

function shelved(table: string): SeatRecord | null {
  try {
    const read = v.safeParse(SeatShape, JSON.parse(kept(ofWindow, shelfOf(table)) ?? "null"));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** The seats of this device, the latest first. */
export async function listSeats(): Promise<readonly SeatRecord[]> {
  let rows: unknown[] = [];
  try {
    rows = await inSeats((database) => database.getAll("seats"));
  } catch {
    // What this page holds is listed all the same.
  }
  const stored = rows.flatMap((row) => {
    const read = v.safeParse(SeatShape, row);
    return read.success && !here.has(read.output.table) ? [read.output] : [];
  });
  return [...stored, ...[...here.values()].map(({ record }) => record)].toSorted((a, b) => b.updated - a.updated);
}

/** The seat of this device at a table; null when it has none. */
export async function seatAt(table: string): Promise<SeatRecord | null> {
  const known = here.get(table)?.record ?? shelved(table);
  if (known !== null) return known;
  try {
    const read = v.safeParse(SeatShape, await inSeats((database) => database.get("seats", table)));
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
    people: [],
    end: null,
  };
}

/** Keeps a seat: where the browser does not store it, until the window is closed. */
export async function keepSeat(record: SeatRecord): Promise<Loose | null> {
  const { table } = record;
  try {
    await inSeats((database) => {
      const { store, done } = database.transaction("seats", "readwrite");
      return whole(done, store.put(record));
    });
    // Also what a window kept before it was loaded anew.
    unshelve(table);
    return null;
  } catch (error) {
    const loose = error instanceof StorageError && error.problem === "full" ? "full" : "blocked";
    // The window's own storage keeps the seat over a reload.
    if (!keep(ofWindow, shelfOf(table), JSON.stringify(record)))
      noteUnkept(table, { problem: loose, answers: record.pending === null ? 0 : 1 });
    here.set(table, { record, loose });
    return loose;
  }
}

function unshelve(table: string): void {
  here.delete(table);
  drop(ofWindow, shelfOf(table));
  noteUnkept(table, null);
}

export async function forgetSeat(table: string): Promise<void> {
  unshelve(table);
  forgetMarks(table);
  try {
    await inSeats((database) => database.delete("seats", table));
  } catch {
    // Nothing was stored.
  }
}

const claimOf = (invitation: string): string => `endzeit-claim-${invitation}`;

/** The secret with which this device has tried to take the seat of an invitation; null when it has not. */
export const triedSecret = (invitation: string): string | null => kept(local, claimOf(invitation));

/** The secret for the seat of an invitation: the same at every try, so that a reply that is lost does not cost the seat. */
export function secretFor(invitation: string): string {
  const secret = triedSecret(invitation) ?? newSecret();
  keep(local, claimOf(invitation), secret);
  return secret;
}

export const forgetTry = (invitation: string): void => drop(local, claimOf(invitation));
