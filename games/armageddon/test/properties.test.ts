import { gameChecks, tableOf } from "@endzeit/engine/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COLOURS, IN_BOX, LAST_SPACE, MOST_MARAUDERS } from "../content/board.ts";
import { BUILDINGS } from "../content/buildings.ts";
import { BID_TILES, BUILDING_TILES, EQUIPMENT, SCORING_TILES } from "../content/cards.ts";
import { armageddon, type State } from "../index.ts";
import { options } from "../options.ts";
import { FIGURES_EACH, KINDS } from "../rules/figures.ts";
import { SOURCES } from "../state.ts";

// What holds of every match, whatever is played: random tables, random answers. A failure names its seed;
// to see it again, run its check with that number, for example `check(-1234)`.

const SEED = 20161013;
const RUNS = 8;
const BOUND = 600;
const faces = { "drew-card": "drew", "saw-card": "looked" };

function count(length: number, ...lists: readonly (readonly number[])[]): number[] {
  const counts = new Array<number>(length).fill(0);
  for (const list of lists) for (const kind of list) if (kind >= 0) counts[kind]++;
  return counts;
}

/** Building tiles on the agenda have been taken and are not yet in the box. */
function tilesInHand(state: State): number[] {
  return state.agenda.flatMap((entry) => ("do" in entry && entry.do === "construct/tile" ? [entry.tile] : []));
}

/** T41: figures by colour, equipment by kind, tiles and buildings, wherever they are. Printed buildings may be covered. */
function conserved(state: State): readonly number[] {
  const figures = state.bag.slice();
  for (let slot = 0; slot < state.seats; slot++)
    for (let kind = 0; kind < KINDS; kind++) figures[kind] += state.crowd[slot * KINDS + kind];
  for (let at = 0; at < state.seats * FIGURES_EACH; at++) figures[at % COLOURS.length] += state.figures[at];
  const buildings = count(BUILDINGS.length, state.sites, state.site, state.buildingBox, ...state.buildings);
  return [
    ...figures,
    ...count(EQUIPMENT.length, state.stack, state.display, state.drawn, state.equipmentBox, ...state.hand),
    ...count(SCORING_TILES.length, state.open, state.tilesBoxed, state.unseenTiles, ...state.secret),
    ...count(BID_TILES.length, state.bidTiles, state.bidStack, state.bidBox),
    ...count(BUILDING_TILES.length, state.tiles, state.siteTile, state.tileBox, tilesInHand(state)),
    ...buildings.filter((_, kind) => BUILDINGS[kind].level > 0),
  ];
}

/** T41, the rest: bounds of the tracks, and sums that the state keeps beside their parts. Throws what does not hold. */
function bounds(state: State): void {
  const must = (good: boolean, what: string): void => {
    if (!good)
      throw new Error(
        `${what}: ${JSON.stringify({ points: state.points, marauders: state.marauders, damage: state.damage, people: state.people })}`,
      );
  };
  must(
    state.marauders.every((n) => n >= 0 && n <= MOST_MARAUDERS),
    "marauders off the track",
  );
  must(
    state.damage.every((n) => n >= 1 && n <= LAST_SPACE),
    "damage off the track",
  );
  must(
    state.points.every((n) => n >= 0),
    "points below 0",
  );
  must(
    state.figures.every((n) => n >= 0) && state.bag.every((n) => n >= 0) && state.crowd.every((n) => n >= 0),
    "fewer figures than none",
  );
  for (let seat = 0; seat < state.seats; seat++) {
    const own = state.figures.slice(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH);
    must(own.reduce((sum, n) => sum + n, 0) === state.people[seat], "survivors miscounted");
    const columns = state.gained.slice(seat * SOURCES.length, (seat + 1) * SOURCES.length);
    must(columns.reduce((sum, n) => sum + n, 0) === state.points[seat], "columns that do not add up");
    must(state.known[seat].length === state.hand[seat].length, "cards not accounted for");
  }
  must(state.placed.length === state.stack.length, "stack not accounted for");
  must(new Set(state.arrived).size === state.seats, "two markers at the same height");
}

const kept = (state: State): readonly number[] => {
  bounds(state);
  return conserved(state);
};

describe("any table", () => {
  const checked = { bound: BOUND, conserved: kept, faces };
  for (const [name, check] of gameChecks(armageddon, checked)) {
    test(name, () => fc.assert(fc.property(fc.integer(), check), { seed: SEED, numRuns: RUNS }));
  }

  test("the tables that are checked differ in every option and in size", () => {
    const tables = Array.from({ length: 60 }, (_, seed) => tableOf(armageddon, checked, seed));
    expect(new Set(tables.map((table) => table.players))).toEqual(new Set([3, 4]));
    for (const spec of options) {
      const values = new Set(tables.map((table) => (table.options as Record<string, unknown>)[spec.id]));
      expect(values.size, spec.id).toBe(2);
    }
  });
});

for (const players of [3, 4]) {
  describe(`${players} players by the rulebook`, () => {
    const table = () => ({ players });
    for (const [name, check] of gameChecks(armageddon, { bound: BOUND, conserved: kept, faces, table })) {
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
