import { gameChecks, openingOf, positionsHold } from "@endzeit/engine/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { IN_BOX } from "../content/board.ts";
import { armageddon } from "../index.ts";
import { options } from "../options.ts";
import { KINDS } from "../rules/figures.ts";
import { kept } from "./conserved.ts";

// What holds of every match, whatever is played: random tables, random answers. A failure names its seed;
// to see it again, run its check with that number, for example `check(-1234)`.

const SEED = 20161013;
const RUNS = 8;
const BOUND = 600;
const faces = { "drew-card": "drew", "saw-card": "looked" };

describe("any table", () => {
  const checked = { bound: BOUND, conserved: kept, faces };
  for (const [name, check] of gameChecks(armageddon, checked)) {
    test(name, () => fc.assert(fc.property(fc.integer(), check), { seed: SEED, numRuns: RUNS }));
  }

  test("the tables that are checked differ in every option and in size", () => {
    const tables = Array.from({ length: 60 }, (_, seed) => openingOf(armageddon, checked, seed));
    expect(new Set(tables.map((table) => table.players))).toEqual(new Set([3, 4]));
    for (const spec of options) {
      const values = new Set(tables.map((table) => (table.options as Record<string, unknown>)[spec.id]));
      expect(values.size, spec.id).toBe(2);
    }
  });
});

for (const players of [3, 4]) {
  describe(`${players} players by the rulebook`, () => {
    const opening = () => ({ players });
    for (const [name, check] of gameChecks(armageddon, { bound: BOUND, conserved: kept, faces, opening })) {
      test(name, () => fc.assert(fc.property(fc.integer(), check), { seed: SEED + players, numRuns: 4 }));
    }
  });
}

test("what is conserved is the box", () => {
  for (const players of [3, 4]) {
    const state = armageddon.setup({ players, options: {}, content: null }, [1, 2, 3, 4]);
    const figures = kept(state).slice(0, KINDS);
    const all = IN_BOX.reduce((sum, n) => sum + n, 0);
    expect(all).toBe(89);
    expect(figures.reduce((sum, n) => sum + n, 0)).toBe(players === 4 ? 89 : 83);
    expect(state.stack).toHaveLength(60);
  }
});

test("a position near a real one is refused by its field, or can be played to an end", () => {
  const checked = { bound: BOUND, conserved: kept };
  for (let seed = 0; seed < 6; seed++) positionsHold(armageddon, checked, SEED + seed);
  // Without the check of its fields the same positions fail.
  const careless = { ...armageddon, problems: () => [] };
  expect(() => positionsHold(careless, checked, SEED)).toThrow();
});
