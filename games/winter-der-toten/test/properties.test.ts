import { gameChecks } from "@endzeit/engine/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { winterDerToten } from "../index.ts";
import { kept } from "./conserved.ts";

// What holds of every match, whatever is played: random tables, random answers. A failure names its seed.

const SEED = 20141110;
const RUNS = 4;
const BOUND = 6000;

describe("any table", () => {
  for (const [name, check] of gameChecks(winterDerToten, { bound: BOUND, conserved: kept, faces: {} })) {
    test(name, () => fc.assert(fc.property(fc.integer(), check), { seed: SEED, numRuns: RUNS }));
  }
});

for (const players of [2, 3, 4, 5]) {
  describe(`${players} players by the rulebook`, () => {
    const opening = () => ({ players });
    for (const [name, check] of gameChecks(winterDerToten, { bound: BOUND, conserved: kept, faces: {}, opening })) {
      test(name, () => fc.assert(fc.property(fc.integer(), check), { seed: SEED + players, numRuns: 1 }));
    }
  });
}

test("what is conserved is the box", () => {
  const state = winterDerToten.setup({ players: 4, options: {}, content: null }, [1, 2, 3, 4]);
  // Items, survivors, crises, secrets with betrayals, exiles, crossroads.
  expect(kept(state)).toEqual([145, 30, 20, 34, 10, 80]);
  const alone = winterDerToten.setup({ players: 2, options: {}, content: null }, [1, 2, 3, 4]);
  expect(kept(alone)).toEqual([145, 28, 20, 34, 10, 74]);
});
