import type { DBSchema } from "idb";
import * as v from "valibot";
import { databaseOf, list, SeatShape, type Summary, whole } from "../storage.ts";

/** What a row says of itself: a later house may keep more, and its rows are left as they are. */
const VERSION = 1;

/** A match that this browser's person has brought to its end. */
const NightShape = v.object({
  version: v.literal(VERSION),
  id: v.pipe(v.string(), v.nonEmpty()),
  game: v.string(),
  /** When it was over, in milliseconds. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seats: v.array(SeatShape),
  won: v.boolean(),
  points: v.nullable(v.number()),
  answers: v.pipe(v.number(), v.integer(), v.minValue(0)),
  honours: v.array(v.string()),
  /** At a table on the network. */
  net: v.boolean(),
  /** Where several shared the device: the seats of those with a name of their own, and the seats that have won. */
  here: v.exactOptional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
  winners: v.exactOptional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
});
type Kept = v.InferOutput<typeof NightShape>;
export type Night = Readonly<Omit<Kept, "version">>;

const FileShape = v.object({ endzeit: v.literal("nights"), version: v.number(), nights: v.array(v.unknown()) });
const NamedShape = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

function readNight(row: unknown): Night | null {
  const read = v.safeParse(NightShape, row);
  if (!read.success) return null;
  const { version: _, ...night } = read.output;
  return night;
}

/** What the list of matches knows of the nights before they were kept: where several handed the device round, nobody knows who of them it was. */
function nightOf({ id, game, updated, over, winners, seats, step }: Summary): Night | null {
  const persons = seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const [seat] = persons;
  if (!over || winners === undefined || seat === undefined || persons.length > 1) return null;
  const at = Math.max(0, Math.round(updated));
  const won = winners.includes(seat);
  return { id, game, at, seat, seats: [...seats], won, points: null, answers: step, honours: [], net: false };
}

/** A night that is told once more: when it was stays, and what was special about it, unless it has ended anew. */
const renewed = (known: Night | null, night: Night): Night =>
  known !== null && known.answers === night.answers && known.won === night.won
    ? { ...night, at: known.at, honours: [...new Set([...known.honours, ...night.honours])] }
    : night;

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("endzeit-nights");
const tellPages = (): void => channel?.postMessage(null);

/** Calls back when another page has kept or forgotten nights. Returns the way to stop. */
export function onNights(call: () => void): () => void {
  channel?.addEventListener("message", call);
  return () => channel?.removeEventListener("message", call);
}

interface Nights extends DBSchema {
  nights: { key: string; value: unknown };
  /** What has been done once. */
  done: { key: string; value: true };
}
const inNights = databaseOf<Nights>("endzeit-nights", (made) => {
  made.createObjectStore("nights", { keyPath: "id" });
  made.createObjectStore("done");
});
const MOVED = "moved-from-matches";

const row = (night: Night): Kept => ({
  version: VERSION,
  ...night,
  seats: [...night.seats],
  honours: [...night.honours],
});

/** Adds what is not known yet; what cannot be read stays as it is. */
async function add(nights: readonly Night[], done: string | null): Promise<number> {
  return inNights(async (database) => {
    const transaction = database.transaction(["nights", "done"], "readwrite");
    transaction.done.catch(() => {});
    const store = transaction.objectStore("nights");
    const known = new Set(await store.getAllKeys());
    const fresh = nights.filter(({ id }, at) => !known.has(id) && nights.findIndex((night) => night.id === id) === at);
    const puts: Promise<unknown>[] = fresh.map((night) => store.put(row(night)));
    if (done !== null) puts.push(transaction.objectStore("done").put(true, done));
    await whole(transaction.done, ...puts);
    return fresh.length;
  });
}

/** Once, the matches that ended before there were nights come over. */
async function move(): Promise<void> {
  if ((await inNights((database) => database.get("done", MOVED))) === true) return;
  const matches = await list();
  await add(
    matches.flatMap(({ summary }) => {
      const night = summary === null ? null : nightOf(summary);
      return night === null ? [] : [night];
    }),
    MOVED,
  );
}

/** All nights, the latest first. Throws `StorageError`. */
export async function listNights(): Promise<readonly Night[]> {
  await move();
  const rows = await inNights((database) => database.getAll("nights"));
  return rows
    .flatMap((kept) => {
      const night = readNight(kept);
      return night === null ? [] : [night];
    })
    .toSorted((a, b) => b.at - a.at);
}

/** Keeps a night, or what is new about it. Throws `StorageError`. */
export async function keepNight(night: Night): Promise<void> {
  await move();
  await inNights(async (database) => {
    const transaction = database.transaction("nights", "readwrite");
    transaction.done.catch(() => {});
    const kept = await transaction.store.get(night.id);
    const known = readNight(kept);
    // A row that this house cannot read may be of a later one.
    const puts = kept === undefined || known !== null ? [transaction.store.put(row(renewed(known, night)))] : [];
    await whole(transaction.done, ...puts);
  });
  tellPages();
}

/** Everything that is kept, as a file; also what cannot be read here. Throws `StorageError`. */
export async function nightsFile(): Promise<unknown> {
  await move();
  const nights = await inNights((database) => database.getAll("nights"));
  return { endzeit: "nights", version: VERSION, nights };
}

/** How a file of nights was taken: how many were new, known already, and not to be read. */
export interface Taken {
  readonly added: number;
  readonly known: number;
  readonly unread: number;
}

/** Takes the nights of a file; null when it is none. Throws `StorageError`. */
export async function takeNights(file: unknown): Promise<Taken | null> {
  const read = v.safeParse(FileShape, file);
  if (!read.success) return null;
  const rows = read.output.nights.filter((kept) => v.is(NamedShape, kept));
  const nights = rows.flatMap((kept) => readNight(kept) ?? []);
  await move();
  const added = await add(nights, null);
  tellPages();
  return { added, known: nights.length - added, unread: read.output.nights.length - nights.length };
}

/** Forgets all nights. Throws `StorageError`. */
export async function forgetNights(): Promise<void> {
  await move();
  await inNights((database) => database.clear("nights"));
  tellPages();
}
