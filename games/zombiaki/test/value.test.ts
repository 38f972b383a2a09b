import { Guide } from "@endzeit/bots";
import { advance, chanceOf, questionOf, randomFrom, readOptions, silent, weightsOf } from "@endzeit/engine";
import { describe, expect, it } from "vitest";
import learned from "../bot/value.json" with { type: "json" };
import { chance, value } from "../bot/value.ts";
import { type State, zombiaki } from "../index.ts";
import { ZOMBIES } from "../state.ts";

/** Positions of matches between quick players, seeded. */
function* positions(matches: number): Generator<State> {
  const read = readOptions(zombiaki.options, undefined);
  if ("problems" in read) throw new Error(read.problems.join());
  const guide = new Guide(zombiaki, 2);
  for (let n = 0; n < matches; n++) {
    const random = randomFrom(`positions ${n}`);
    const state = zombiaki.setup({ players: 2, options: read.options, content: null }, random);
    advance(zombiaki, state, silent);
    while (questionOf(state) !== null) {
      yield state;
      guide.answer(state, random);
    }
  }
}

describe("the chance of winning", () => {
  it("has a weight for every feature, and no other", () => {
    expect(Object.keys(learned.weights)).toEqual(value.features);
    expect(new Set(value.features).size).toBe(value.features.length);
  });

  it("reads as many numbers as there are features, and is that of the other side turned round", () => {
    const read: number[] = [];
    for (const state of positions(3)) {
      read.length = 0;
      value.read(state, ZOMBIES, read);
      expect(read.length).toBe(value.features.length);
      expect(read.every(Number.isFinite)).toBe(true);
      const own = chance(state, 0);
      expect(own).toBeGreaterThan(0);
      expect(own).toBeLessThan(1);
      expect(own + chance(state, 1)).toBeCloseTo(1, 12);
    }
  });

  it("foretells matches that were not learned from better than always the mean", () => {
    expect(learned.brier).toBeLessThan(0.9 * learned.untaught);
  });

  it("falls for nobody by what the rules make better for them", () => {
    const weights = weightsOf(value.features, learned);
    const read: number[] = [];
    for (const state of positions(3)) {
      value.read(state, ZOMBIES, read);
      const before = chanceOf(read, weights);
      for (const [name, sign] of Object.entries(value.signs ?? {})) {
        const more = read.slice();
        const at = value.features.indexOf(name);
        more[at] = (more[at] ?? 0) + 1;
        expect((chanceOf(more, weights) - before) * sign, name).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
