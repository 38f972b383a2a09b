import { isBotName } from "@endzeit/bots";
import { type Answer, type AnyGame, alike, awaited, PUZZLE_TRIES, type Puzzle, puzzleMatch } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { Proof } from "../packages/lab/src/index.ts";
import { gameIds, loadGame } from "./index.ts";
import { loadPuzzles, readBook } from "./puzzles.ts";

/** What every puzzle was proven by: `endzeit lab puzzles`. */
const [GAP, SURE, HOPE, WORLDS] = [0.15, 5, 0.35, 64];
/** Puzzles of a game that are proven once more, in so many other worlds, against the answers that came nearest. */
const [AGAIN, FRESH, NEAREST] = [1, 32, 2];

/** By how much more often the solution keeps the win than each of the others, at the least. */
function leastGain(game: AnyGame, puzzle: Puzzle, command: string, solution: Answer): number {
  const match = puzzleMatch(game, puzzle);
  const { seat, chances } = puzzle;
  const { answers } = match.ask(seat);
  const others = answers
    .map((answer, at) => ({ answer, chance: chances[at] ?? 0 }))
    .filter(({ answer }) => !alike(answer, solution))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, NEAREST)
    .map(({ answer }) => answer);
  // By the same players as the proof, who are level 1 where the command names none.
  const [, by = "level-1"] = / --proof (\S+)/.exec(command) ?? [];
  if (!isBotName(by)) throw new Error(`There is no bot ${by}.`);
  const proof = Proof.by(by, game, match.players, { view: match.view(seat), seat }, `again ${puzzle.hash}`);
  const kept = [solution, ...others].map(() => 0);
  for (let world = 0; world < FRESH; world++)
    for (const [at, won] of proof.look([solution, ...others]).entries()) kept[at] = (kept[at] ?? 0) + Number(won);
  const [own = 0, ...rest] = kept;
  return (own - Math.max(...rest)) / FRESH;
}

for (const id of gameIds)
  describe(`puzzles of ${id}`, async () => {
    const [game, book] = await Promise.all([loadGame(id), loadPuzzles(id)]);
    const { puzzles } = book;

    test("were found by the rules of today, none twice, the easy ones first", () => {
      expect([book.game, book.rules]).toEqual([id, game.rulesVersion]);
      expect(book.command).toMatch(new RegExp(`^endzeit lab puzzles ${id} `));
      expect(puzzles.length).toBeGreaterThan(0);
      expect(new Set(puzzles.map(({ hash }) => hash)).size).toBe(puzzles.length);
      // One match gives one puzzle.
      expect(new Set(puzzles.map(({ seed }) => seed)).size).toBe(puzzles.length);
      const grades = puzzles.map(({ grade }) => grade);
      expect(grades).toEqual(grades.toSorted());
    });

    test.each(puzzles)("$hash can be played, and its solution stands apart from all other answers", (puzzle) => {
      const { seat, solution, chances, gain, error, worlds, found, grade } = puzzle;
      const match = puzzleMatch(game, puzzle);
      expect(awaited(match.state)).toEqual([seat]);
      const { answers } = match.ask(seat);
      expect(answers.length).toBe(chances.length);
      expect(answers.length).toBeGreaterThanOrEqual(3);
      const at = answers.findIndex((answer) => alike(answer, solution));
      const best = Math.max(...chances);
      expect(chances[at]).toBe(best);
      expect(chances.filter((chance) => chance === best)).toEqual([best]);
      match.answer(seat, solution);
      expect(match.outcome, "won on the spot").toBeNull();
      expect(best).toBeGreaterThanOrEqual(100 * HOPE);
      expect(gain).toBeGreaterThanOrEqual(GAP);
      expect(gain).toBeGreaterThanOrEqual(SURE * error);
      expect(worlds).toBeGreaterThanOrEqual(WORLDS);
      const [ole, mila] = found.map((n) => 2 * n >= PUZZLE_TRIES);
      expect(grade).toBe(ole ? 1 : mila ? 2 : 3);
    });

    test("those that stand out most do so in other worlds as well, and no other answer does", () => {
      const clear = puzzles.toSorted((a, b) => b.gain - a.gain).slice(0, AGAIN);
      for (const puzzle of clear) {
        expect(leastGain(game, puzzle, book.command, puzzle.solution), puzzle.hash).toBeGreaterThan(0);
        const { answers } = puzzleMatch(game, puzzle).ask(puzzle.seat);
        const other = answers.find((answer) => !alike(answer, puzzle.solution));
        expect(other === undefined ? 0 : leastGain(game, puzzle, book.command, other), puzzle.hash).toBeLessThan(0);
      }
    });
  });

test("a path that leads elsewhere and a book that is none are refused", async () => {
  const [game, { puzzles }] = await Promise.all([loadGame("zombiaki"), loadPuzzles("zombiaki")]);
  const [puzzle] = puzzles;
  if (puzzle === undefined) throw new Error("There is no puzzle.");
  expect(() => puzzleMatch(game, { ...puzzle, hash: "0" })).toThrow("the puzzle says 0");
  expect(() => puzzleMatch(game, { ...puzzle, path: "zz" })).toThrow("path[0]: zz is no answer there.");
  expect(readBook({ game: "zombiaki" })).toBeNull();
  expect(readBook({ ...(await loadPuzzles("zombiaki")), puzzles: [{ ...puzzle, grade: 4 }] })).toBeNull();
});
