import { gameChecks, openingOf, positionsHold } from "@endzeit/engine/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARDS, zombiaki } from "../index.ts";
import { options } from "../options.ts";
import { conserved } from "./conserved.ts";

// What holds of every match, whatever is played: random tables, random answers. A failure names its seed;
// to see it again, run its check with that number, for example `check(-1234)`.

const SEED = 20071031;
const RUNS = 25;

const BOUND = 6000;
const faces = { "drew-card": "drew" };

describe("any table", () => {
  const checked = { bound: BOUND, conserved, faces };
  for (const [name, check] of gameChecks(zombiaki, checked)) {
    test(name, () => fc.assert(fc.property(fc.integer(), check), { seed: SEED, numRuns: RUNS }));
  }

  test("the tables that are checked differ in every option", () => {
    const tables = Array.from(
      { length: 60 },
      (_, seed) => openingOf(zombiaki, checked, seed).options as Record<string, unknown>,
    );
    for (const spec of options) {
      const values = new Set(tables.map((table) => table[spec.id]));
      expect(values.size, spec.id).toBe(spec.kind === "switch" ? 2 : spec.values.length);
    }
  });
});

describe("the deck of 2003", () => {
  const opening = () => ({ players: 2, options: { deck: "portal-2003" } });
  for (const [name, check] of gameChecks(zombiaki, { bound: BOUND, conserved, faces, opening })) {
    test(name, () => fc.assert(fc.property(fc.integer(), check), { seed: SEED + 1, numRuns: 8 }));
  }
});

test("the cards that are conserved are those of the box", () => {
  const state = zombiaki.setup({ players: 2, options: { deck: "german" }, content: null }, [1, 2, 3, 4]);
  expect(conserved(state)).toEqual(CARDS.map((row) => row.german));
});

test("a position near a real one is refused by its field, or can be played to an end", () => {
  const checked = { bound: BOUND, conserved };
  for (let seed = 0; seed < 8; seed++) positionsHold(zombiaki, checked, SEED + seed);
  // Without the check of its fields the same positions fail.
  const careless = { ...zombiaki, problems: () => [] };
  expect(() => positionsHold(careless, checked, SEED)).toThrow();
});
