import { below } from "@endzeit/engine";
import { gameChecks, openingOf, positionsHold } from "@endzeit/engine/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ENCOUNTERS, EQUIPMENT, WALKER_CARDS } from "../content/cards.ts";
import { walkingDead } from "../index.ts";
import { options } from "../options.ts";
import { conserved } from "./conserved.ts";

// What holds of every match, whatever is played: random tables, random answers. A failure names its seed;
// to see it again, run its check with that number, for example `check(-1234)`.

const SEED = 20131005;
const RUNS = 12;

const BOUND = 6000;
const faces = { "drew-card": "drew", "drew-claw": "claws" };

for (const players of [1, 2, 3, 4]) {
  describe(`${players === 1 ? "alone" : `${players} players`}, any house rules`, () => {
    const opening = (random: number[]) => ({ players, options: anyOptions(random, "standard") });
    for (const [name, check] of gameChecks(walkingDead, { bound: BOUND, conserved, faces, opening })) {
      test(name, () => fc.assert(fc.property(fc.integer(), check), { seed: SEED + players, numRuns: RUNS }));
    }
  });
}

describe("the team variant, any house rules", () => {
  const opening = (random: number[]) => ({ players: 4, options: anyOptions(random, "team") });
  for (const [name, check] of gameChecks(walkingDead, { bound: BOUND, conserved, faces, opening })) {
    test(name, () => fc.assert(fc.property(fc.integer(), check), { seed: SEED, numRuns: RUNS }));
  }
});

function anyOptions(random: number[], variant: string): Record<string, boolean | string> {
  return Object.fromEntries(
    options.map((spec) => {
      if (spec.id === "variant") return [spec.id, variant];
      return [
        spec.id,
        spec.kind === "switch" ? below(random, 2) === 1 : spec.values[below(random, spec.values.length)],
      ];
    }),
  );
}

test("the tables that are checked differ in every option", () => {
  const opening = (random: number[]) => ({ players: 4, options: anyOptions(random, "standard") });
  const tables = Array.from(
    { length: 60 },
    (_, seed) => openingOf(walkingDead, { bound: BOUND, opening }, seed).options as Record<string, unknown>,
  );
  for (const spec of options) {
    if (spec.id === "variant") continue;
    const values = new Set(tables.map((each) => each[spec.id]));
    expect(values.size, spec.id).toBe(spec.kind === "switch" ? 2 : spec.values.length);
  }
});

test("what is conserved is what is in the box", () => {
  for (const [players, variant, allies] of [
    [1, "standard", 4],
    [2, "standard", 8],
    [3, "standard", 12],
    [4, "standard", 16],
    [4, "team", 16],
  ] as const) {
    const state = walkingDead.setup({ players, options: { variant }, content: null }, [1, 2, 3, 4]);
    const counts = [...EQUIPMENT, ...ENCOUNTERS, ...WALKER_CARDS].map((row) => row.count);
    expect(conserved(state), `${players} ${variant}`).toEqual([...counts, allies]);
  }
});

test("a position near a real one is refused by its field, or can be played to an end", () => {
  const checked = { bound: BOUND, conserved };
  for (let seed = 0; seed < 8; seed++) positionsHold(walkingDead, checked, SEED + seed);
  // Without the check of its fields the same positions fail.
  const careless = { ...walkingDead, problems: () => [] };
  expect(() => positionsHold(careless, checked, SEED)).toThrow();
});
