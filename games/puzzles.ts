import { type Answer, isObject, type PuzzleBook } from "@endzeit/engine";
import * as v from "valibot";
import type { GameId } from "./index.ts";

/** One file a game, loaded when somebody asks for its puzzles. */
const books: { readonly [id in GameId]: () => Promise<{ readonly default: unknown }> } = {
  zombiaki: () => import("@endzeit/zombiaki/puzzles", { with: { type: "json" } }),
  "walking-dead": () => import("@endzeit/walking-dead/puzzles", { with: { type: "json" } }),
  armageddon: () => import("@endzeit/armageddon/puzzles", { with: { type: "json" } }),
  "dawn-of-the-zeds": () => import("@endzeit/dawn-of-the-zeds/puzzles", { with: { type: "json" } }),
  "winter-der-toten": () => import("@endzeit/winter-der-toten/puzzles", { with: { type: "json" } }),
};

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const Grade = v.picklist([1, 2, 3]);
const PuzzleShape = v.object({
  hash: v.pipe(v.string(), v.nonEmpty()),
  seed: v.string(),
  players: Whole,
  options: v.record(v.string(), v.union([v.string(), v.boolean()])),
  path: v.pipe(v.string(), v.regex(/^[\da-z]+(\.[\da-z]+)?( [\da-z]+(\.[\da-z]+)?)*$/)),
  seat: Whole,
  solution: v.custom<Answer>(isObject),
  chances: v.pipe(v.array(Whole), v.minLength(2)),
  gain: v.number(),
  error: v.number(),
  worlds: Whole,
  found: v.tuple([Whole, Whole]),
  grade: Grade,
});
const BookShape = v.object({
  game: v.string(),
  rules: Whole,
  command: v.string(),
  matches: Whole,
  puzzles: v.array(PuzzleShape),
});

/** A book of puzzles out of a file; null where it is none. */
export function readBook(file: unknown): PuzzleBook | null {
  const read = v.safeParse(BookShape, file);
  return read.success ? read.output : null;
}

/** The puzzles of a game, the easy ones first. */
export async function loadPuzzles(id: GameId): Promise<PuzzleBook> {
  const book = readBook((await books[id]()).default);
  if (book === null) throw new Error(`${id}: its puzzles cannot be read.`);
  return book;
}
