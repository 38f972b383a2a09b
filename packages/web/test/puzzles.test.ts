import { alike, puzzleMatch } from "@endzeit/engine";
import { gameIds, loadGame } from "@endzeit/games";
import { loadPuzzles } from "@endzeit/games/puzzles";
import { describe, expect, it } from "vitest";
import { puzzleOfDay } from "../src/puzzles/daily.ts";
import { proofOf } from "../src/puzzles/proving.ts";
import { isFound, isSettled, noteShown, noteTry, standingOf, triedPuzzles } from "../src/puzzles/tried.ts";
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

describe("what speaks for a solution", () => {
  it.each(gameIds)(
    "names the nearest other answer of a puzzle of %s, and for a wrong answer nothing that gives it away",
    async (id) => {
      const [game, { puzzles }] = await Promise.all([loadGame(id), loadPuzzles(id)]);
      const [puzzle] = puzzles;
      if (puzzle === undefined) throw new Error("There is no puzzle.");
      const { seat, solution, chances } = puzzle;
      const match = puzzleMatch(game, puzzle);
      const question = match.questionFor(seat);
      if (question === null) throw new Error("Nobody is asked.");
      const proof = proofOf(game, puzzle, solution);
      const { answers } = match.ask(seat);
      const named = answers.filter((answer) =>
        alike(game.words.answer(match.view(seat), question, answer), proof.nearest?.words),
      );
      const [, next] = [...chances].sort((a, b) => b - a);
      expect(named.map((answer) => chances[answers.indexOf(answer)])).toContain(next);
      const wrong = answers.find((answer) => !alike(answer, solution));
      if (wrong !== undefined) expect(proofOf(game, puzzle, wrong).nearest).toBeNull();
    },
  );
});

describe("what was tried", () => {
  it("knows first tries from later ones and from those that were shown, which stay shown, and what is solved stays so", () => {
    expect(standingOf(triedPuzzles().get("a"))).toBe("new");
    expect(standingOf(noteTry("a", true, 71))).toBe("clean");
    expect(standingOf(noteTry("a", false, 20))).toBe("clean");
    expect(standingOf(noteTry("b", false, 20))).toBe("tried");
    expect(standingOf(noteTry("b", true, 71))).toBe("solved");
    expect(standingOf(noteShown("c"))).toBe("shown");
    expect(standingOf(noteTry("c", true, 71))).toBe("shown");
    expect([isFound(triedPuzzles().get("c")), isSettled(triedPuzzles().get("c"))]).toEqual([false, true]);
    expect([isFound(triedPuzzles().get("b")), isSettled(noteTry("d", false, 20))]).toEqual([true, false]);
    noteShown("a");
    expect([...triedPuzzles()].map(([hash, tried]) => [hash, standingOf(tried)])).toEqual([
      ["a", "clean"],
      ["b", "solved"],
      ["c", "shown"],
      ["d", "tried"],
    ]);
  });

  it("leaves alone what a later house has kept", () => {
    const text = JSON.stringify({ version: 2, tried: {} });
    keep(local, "endzeit-puzzles", text);
    expect(standingOf(noteTry("a", true, 71))).toBe("clean");
    expect(kept(local, "endzeit-puzzles")).toBe(text);
  });
});
