import { below } from "@endzeit/engine";
import { gameChecks, tableOf } from "@endzeit/engine/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ENCOUNTERS, EQUIPMENT, WALKER_CARDS } from "../content/cards.ts";
import { type State, walkingDead } from "../index.ts";
import { options } from "../options.ts";

// What holds of every match, whatever is played: random tables, random answers. A failure names its seed;
// to see it again, run its check with that number, for example `check(-1234)`.

const SEED = 20131005;
const RUNS = 12;

/** Cards of each kind and ally tokens, wherever they are. */
function conserved(state: State): readonly number[] {
  const equipment = EQUIPMENT.map(() => 0);
  const encounters = ENCOUNTERS.map(() => 0);
  const walkers = WALKER_CARDS.map(() => 0);
  const add = (counts: number[], piles: readonly (readonly number[])[]): void => {
    for (const pile of piles) for (const kind of pile) counts[kind]++;
  };
  const revolvers = state.front.reduce((sum, count) => sum + count, 0);
  const inFront = new Array<number>(revolvers).fill(EQUIPMENT.findIndex(({ id }) => id === "revolver"));
  add(equipment, [
    ...state.hand,
    state.equipmentDeck,
    state.equipmentDiscard,
    state.aside,
    state.fight?.played ?? [],
    inFront,
  ]);
  add(encounters, [state.encounterDeck, state.encounterDiscard, state.agenda.flatMap(revealedCard)]);
  add(walkers, [...state.claws, state.walkerDeck, state.walkerDiscard]);
  const allies = state.allies.reduce((sum, count) => sum + count, state.pool + state.box);
  return [...equipment, ...encounters, ...walkers, allies];
}

/** The encounter card that an entry of the agenda holds until it is done. */
function revealedCard(entry: State["agenda"][number]): readonly number[] {
  if ("ask" in entry) return entry.ask === "react" ? [entry.card] : [];
  return entry.do === "encounter/react" || entry.do === "encounter/resolve" || entry.do === "encounter/done"
    ? [entry.card]
    : [];
}

const BOUND = 6000;
const faces = { "drew-card": "drew", "drew-claw": "claws" };

for (const players of [1, 2, 3, 4]) {
  describe(`${players === 1 ? "alone" : `${players} players`}, any house rules`, () => {
    const table = (random: number[]) => ({ players, options: anyOptions(random, "standard") });
    for (const [name, check] of gameChecks(walkingDead, { bound: BOUND, conserved, faces, table })) {
      test(name, () => fc.assert(fc.property(fc.integer(), check), { seed: SEED + players, numRuns: RUNS }));
    }
  });
}

describe("the team variant, any house rules", () => {
  const table = (random: number[]) => ({ players: 4, options: anyOptions(random, "team") });
  for (const [name, check] of gameChecks(walkingDead, { bound: BOUND, conserved, faces, table })) {
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
  const table = (random: number[]) => ({ players: 4, options: anyOptions(random, "standard") });
  const tables = Array.from(
    { length: 60 },
    (_, seed) => tableOf(walkingDead, { bound: BOUND, table }, seed).options as Record<string, unknown>,
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
