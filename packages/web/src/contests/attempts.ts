import type { DBSchema } from "idb";
import * as v from "valibot";
import { newSecret } from "../ids.ts";
import { keep, kept, local } from "../small.ts";
import { databaseOf, whole } from "../storage.ts";

/** What a row says of itself: a later house may keep more, and its rows are left as they are. */
const VERSION = 1;

/** How an attempt ended. */
const EndShape = v.object({
  at: v.number(),
  won: v.boolean(),
  points: v.pipe(v.number(), v.integer()),
  marks: v.array(v.picklist(["calm", "fight", "loss", "won", "lost"])),
});

/** The one attempt of this browser's person at a contest that counts. */
const AttemptShape = v.object({
  version: v.literal(VERSION),
  game: v.string(),
  contest: v.string(),
  /** The match, by which it is found in the list of matches. */
  match: v.string(),
  /** Null while it is being played, or when it was given up. */
  end: v.nullable(EndShape),
  /** Whether a server has it in its list. */
  listed: v.boolean(),
});
type Kept = v.InferOutput<typeof AttemptShape>;
export type Attempt = Readonly<Omit<Kept, "version">>;

interface Attempts extends DBSchema {
  attempts: { key: string; value: unknown };
}
const inAttempts = databaseOf<Attempts>("endzeit-contests", (made) => {
  made.createObjectStore("attempts");
});

const keyOf = (game: string, contest: string): string => `${game} ${contest}`;

function readAttempt(row: unknown): Attempt | null {
  const read = v.safeParse(AttemptShape, row);
  if (!read.success) return null;
  const { version: _, ...attempt } = read.output;
  return attempt;
}

/** The attempt at a contest that counts; null as long as there is none. Throws `StorageError`. */
export async function attemptAt(game: string, contest: string): Promise<Attempt | null> {
  return readAttempt(await inAttempts((database) => database.get("attempts", keyOf(game, contest))));
}

/** All attempts at a game that count, the latest night first. Throws `StorageError`. */
export async function attemptsAt(game: string): Promise<readonly Attempt[]> {
  const rows = await inAttempts((database) => database.getAll("attempts"));
  return rows
    .flatMap((row) => readAttempt(row) ?? [])
    .filter((attempt) => attempt.game === game)
    .toSorted((a, b) => (a.contest < b.contest ? 1 : -1));
}

/** Keeps an attempt. The first match of a contest is the one that counts: what is kept of another one stays. Throws `StorageError`. */
export async function keepAttempt(attempt: Attempt): Promise<boolean> {
  return inAttempts(async (database) => {
    const transaction = database.transaction("attempts", "readwrite");
    transaction.done.catch(() => {});
    const key = keyOf(attempt.game, attempt.contest);
    const row = await transaction.store.get(key);
    const mine = row === undefined || readAttempt(row)?.match === attempt.match;
    const { end } = attempt;
    const next: Kept = { ...attempt, version: VERSION, end: end === null ? null : { ...end, marks: [...end.marks] } };
    await whole(transaction.done, ...(mine ? [transaction.store.put(next, key)] : []));
    return mine;
  });
}

const PERSON = "endzeit-contest-secret";

/** By this secret a server knows this browser's person among those who have a result. */
export function ownSecret(): string {
  const known = kept(local, PERSON);
  if (known !== null) return known;
  const secret = newSecret();
  keep(local, PERSON, secret);
  return secret;
}
