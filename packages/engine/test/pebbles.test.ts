import fc from "fast-check";
import { describe, test } from "vitest";
import { gameChecks } from "../testing/index.ts";
import { pebbleCounts, pebbles } from "../testing/pebbles.ts";

describe("the made-up game has every property that a game must have", () => {
  for (const [name, check] of gameChecks(pebbles, { bound: 200, conserved: pebbleCounts })) {
    test(name, () => fc.assert(fc.property(fc.integer(), check)));
  }
});
