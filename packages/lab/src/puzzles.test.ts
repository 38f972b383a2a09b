import { loadGame } from "@endzeit/games";
import { readBook } from "@endzeit/games/puzzles";
import { describe, expect, it } from "vitest";
import { type Bag, type Hunt, huntPuzzles, seriesOf } from "./index.ts";

/** Late in a match and by the quickest of bots: what is found is none for people, and costs little. */
const HUNT: Hunt = { bots: ["greedy"], proof: "random", late: 0.9, seed: "pilot", want: 6, matches: 7 };
/** Of the first matches none makes a puzzle. */
const BEGUN: Bag = { matches: 3, puzzles: [] };

describe("a hunt for puzzles", async () => {
  const series = seriesOf(await loadGame("zombiaki"), {});
  const hunt = (changed: Partial<Hunt> = {}, before = BEGUN): Bag =>
    [...huntPuzzles([series], { ...HUNT, ...changed }, before)].at(-1) ?? before;
  const whole = hunt();

  it("finds the same again, in parts as well as in one go, and what can be kept as a book", () => {
    expect(whole.matches).toBe(7);
    expect(whole.puzzles.map(({ seed, grade }) => [seed, grade])).toEqual([
      ["pilot/3", 1],
      ["pilot/6", 3],
    ]);
    expect(hunt({}, hunt({ matches: 4 }))).toEqual(whole);
    const file: unknown = JSON.parse(JSON.stringify({ game: "zombiaki", rules: 1, command: "", ...whole }));
    expect(readBook(file)?.puzzles).toEqual(whole.puzzles);
  });

  it("takes no more of a grade and of a motive than there is room for, and ends with what is wanted", () => {
    const [easy, hard] = whole.puzzles;
    if (easy === undefined || hard === undefined) throw new Error("Two puzzles were found.");
    expect(hunt({ want: 1 })).toEqual({ matches: 4, puzzles: [easy] });
    const again = { matches: 3, puzzles: [{ ...easy, seed: "another" }] };
    expect(hunt({ want: 3, matches: 4 }, again).puzzles).toEqual(again.puzzles);
    const alike = { matches: 3, puzzles: [{ ...easy, seed: "another", grade: 2 as const }] };
    expect(hunt({ want: 6, matches: 4 }, alike).puzzles).toEqual(alike.puzzles);
  });
});
