import * as v from "valibot";
import { keep, kept, local } from "../small.ts";

/** How this browser's person fared at a puzzle. */
const TriedShape = v.object({
  /** Answers up to the one that solved it. */
  tries: v.pipe(v.number(), v.integer(), v.minValue(0)),
  solved: v.boolean(),
  /** The solution was shown before it was found. */
  shown: v.boolean(),
  /** How often of 100 the last answer holds what can be won. */
  holds: v.number(),
});
export type Tried = Readonly<v.InferOutput<typeof TriedShape>>;

const KEY = "endzeit-puzzles";
/** What the shelf says of itself: what a later house has kept there is left as it is. */
const VERSION = 1;
const ShelfShape = v.object({ version: v.literal(VERSION), tried: v.record(v.string(), v.unknown()) });
const NEW: Tried = { tries: 0, solved: false, shown: false, holds: 0 };

function shelf(): { readonly [hash: string]: unknown } | null {
  const text = kept(local, KEY);
  if (text === null) return {};
  try {
    const read = v.safeParse(ShelfShape, JSON.parse(text));
    return read.success ? read.output.tried : null;
  } catch {
    return {};
  }
}

/** What was tried, by the hash of the puzzle. */
export function triedPuzzles(): ReadonlyMap<string, Tried> {
  return new Map(
    Object.entries(shelf() ?? {}).flatMap(([hash, row]): [string, Tried][] => {
      const read = v.safeParse(TriedShape, row);
      return read.success ? [[hash, read.output]] : [];
    }),
  );
}

function note(hash: string, change: (before: Tried) => Tried): Tried {
  const rows = shelf();
  const after = change(triedPuzzles().get(hash) ?? NEW);
  if (rows !== null) keep(local, KEY, JSON.stringify({ version: VERSION, tried: { ...rows, [hash]: after } }));
  return after;
}

/** An answer was given to a puzzle. What is solved stays as it was solved. */
export const noteTry = (hash: string, solved: boolean, holds: number): Tried =>
  note(hash, (before) =>
    before.solved ? { ...before, holds } : { ...before, tries: before.tries + 1, solved, holds },
  );

/** The solution was shown. */
export const noteShown = (hash: string): Tried =>
  note(hash, (before) => (before.solved ? before : { ...before, shown: true }));

export type Fared = "new" | "tried" | "shown" | "solved" | "clean";

/** Where somebody stands with a puzzle; clean is who found the answer at first try. Who was shown it cannot find it any more. */
export function standingOf(tried: Tried | undefined): Fared {
  if (tried === undefined) return "new";
  if (tried.shown) return "shown";
  if (!tried.solved) return "tried";
  return tried.tries === 1 ? "clean" : "solved";
}

/** Nothing is left to be found. */
export const isSettled = (tried: Tried | undefined): boolean => tried?.solved === true || tried?.shown === true;
/** It was found by whoever sits here. */
export const isFound = (tried: Tried | undefined): boolean => tried?.solved === true && !tried.shown;
