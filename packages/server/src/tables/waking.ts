import { type AnyGame, type AnyMatch, Match, MatchError } from "@endzeit/engine";
import { type Entry, type KeptRow, type Store, StoreError, type TableRow } from "../store/store.ts";
import { begin, fold, type TableState } from "./fold.ts";

/** A state is kept in the store every so many answers. */
export const KEEP_EVERY = 64;
/** Entries that are read and folded in one go. */
const PAGE = 200;
/** Kept states that are looked at for one that still fits. */
const KEPT_TRIES = 8;

/** A table as its row and its log tell it. */
export async function woken(
  store: Store,
  game: AnyGame,
  row: TableRow,
): Promise<{ readonly match: AnyMatch; readonly state: TableState }> {
  const opening = open(game, row);
  const state = begin(row, opening.awaited());
  for await (const entry of entriesAfter(store, row.id, 0)) fold(state, entry);
  return { match: resume(opening, row, state, await latestKept(store, row.id, state, state.n)), state };
}

/**
 * Sees to it that a match has a state at hand not far before `step`, if the store has one: whatever goes back there plays only the answers
 * after that again. A table that was woken knows its latest kept state alone. The store may fail: then the way is longer.
 */
export async function reach(
  store: Store,
  table: string,
  { match, state }: { readonly match: AnyMatch; readonly state: TableState },
  step: number,
): Promise<void> {
  const near = match.keptBefore(step + 1);
  if (step - near < KEEP_EVERY) return;
  const last = state.steps.findLastIndex((given) => given <= step);
  try {
    const kept = await latestKept(store, table, state, last);
    if (kept !== null && kept.step > near) match.recall(kept);
  } catch (error) {
    if (!(error instanceof MatchError) && !(error instanceof StoreError)) throw error;
  }
}

/** The latest at or before entry `n`. What was kept belongs to answers that may have been taken back since: then what was kept before serves. */
async function latestKept(store: Store, table: string, { steps }: TableState, n: number): Promise<KeptRow | null> {
  for (let before = n, tries = 0; tries < KEPT_TRIES; tries++) {
    const kept = await store.kept(table, before);
    if (kept === null || steps.slice(kept.n).every((step) => step >= kept.step)) return kept;
    before = kept.n - 1;
  }
  return null;
}

const open = (game: AnyGame, { players, options, seed, content }: TableRow): AnyMatch =>
  Match.open(game, { players, options, seed, content });

/** A kept state only saves time: one that cannot be used is not needed. */
function resume(opening: AnyMatch, row: TableRow, state: TableState, kept: KeptRow | null): AnyMatch {
  try {
    return opening.resume(state.given, kept);
  } catch (error) {
    if (kept === null || !(error instanceof MatchError)) throw error;
    return open(opening.game, row).resume(state.given, null);
  }
}

/** The entries of a log, a page at a time: other tables get their turn in between. */
export async function* entriesAfter(store: Store, table: string, after: number): AsyncGenerator<Entry, void, void> {
  for (let n = after, more = true; more; ) {
    const entries = await store.entries(table, n, PAGE);
    yield* entries;
    n = entries.at(-1)?.n ?? n;
    more = entries.length === PAGE;
    if (more) await new Promise((resolve) => setImmediate(resolve));
  }
}
