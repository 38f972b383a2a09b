import type { Puzzle, PuzzleBook } from "@endzeit/engine";

const DAY_MS = 86_400_000;
/** So far apart in the book are the puzzles of two days; the other one where the first would leave some out. */
const STRIDES = [37, 41] as const;

/** The puzzle of a day by UTC, the same for everybody: each has had its day before one comes again. Null where there is none. */
export function puzzleOfDay({ puzzles }: PuzzleBook, ms: number): Puzzle | null {
  const [usual, other] = STRIDES;
  const stride = puzzles.length % usual === 0 ? other : usual;
  return puzzles[(Math.floor(ms / DAY_MS) * stride) % puzzles.length] ?? null;
}
