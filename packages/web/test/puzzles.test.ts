import { loadPuzzles } from "@endzeit/games/puzzles";
import { describe, expect, it } from "vitest";
import { puzzleOfDay } from "../src/puzzles/daily.ts";
import { noteShown, noteTry, standingOf, triedPuzzles } from "../src/puzzles/tried.ts";
import { keep, kept, local } from "../src/small.ts";

const DAY_MS = 86_400_000;

describe("the puzzle of a day", async () => {
  const book = await loadPuzzles("zombiaki");
  const [some] = book.puzzles;
  if (some === undefined) throw new Error("There is no puzzle.");

  it("is one for the whole day by UTC, and each has its day before one comes again", () => {
    const noon = Date.UTC(2026, 10, 30, 12);
    expect(puzzleOfDay(book, noon)).toBe(puzzleOfDay(book, noon + 0.4 * DAY_MS));
    for (const count of [1, 2, 37, 41, 60]) {
      const puzzles = Array.from({ length: count }, (_, n) => ({ ...some, hash: String(n) }));
      const days = Array.from({ length: count }, (_, day) => puzzleOfDay({ ...book, puzzles }, noon + day * DAY_MS));
      expect(new Set(days.map((puzzle) => puzzle?.hash)).size).toBe(count);
    }
    expect(puzzleOfDay({ ...book, puzzles: [] }, noon)).toBeNull();
  });
});

describe("what was tried", () => {
  it("knows first tries from later ones and from those that were shown, and what is solved stays so", () => {
    expect(standingOf(triedPuzzles().get("a"))).toBe("new");
    expect(standingOf(noteTry("a", true, 71))).toBe("clean");
    expect(standingOf(noteTry("a", false, 20))).toBe("clean");
    expect(standingOf(noteTry("b", false, 20))).toBe("tried");
    expect(standingOf(noteTry("b", true, 71))).toBe("solved");
    noteShown("c");
    expect(standingOf(noteTry("c", true, 71))).toBe("solved");
    noteShown("a");
    expect([...triedPuzzles()].map(([hash, tried]) => [hash, standingOf(tried)])).toEqual([
      ["a", "clean"],
      ["b", "solved"],
      ["c", "solved"],
    ]);
  });

  it("leaves alone what a later house has kept", () => {
    const text = JSON.stringify({ version: 2, tried: {} });
    keep(local, "endzeit-puzzles", text);
    expect(standingOf(noteTry("a", true, 71))).toBe("clean");
    expect(kept(local, "endzeit-puzzles")).toBe(text);
  });
});
