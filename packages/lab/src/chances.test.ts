import { Match } from "@endzeit/engine";
import { loadGame } from "@endzeit/games";
import { describe, expect, it } from "vitest";
import { pebbles } from "../../engine/testing/pebbles.ts";
import { accountOf, USUAL } from "./account.ts";
import { ChancesKept } from "./chances.ts";
import { seriesOf } from "./index.ts";

/** A match in which the first of two seats had these chances after its answers. */
function turnsOf(chances: readonly number[], winners: readonly number[]) {
  let at = 0;
  const game = { ...pebbles, chance: (_: unknown, seat: number) => (seat === 0 ? at : 1 - at) };
  const kept = new ChancesKept(game);
  const { state } = Match.open(game, { players: 2, seed: "turns" });
  for (const chance of chances) {
    at = chance;
    kept.note(state, 2);
  }
  return kept.turnsOf({ winners, reason: "heaviest" });
}

describe("where a match turns", () => {
  it("is where the winner's chance went up and down", () => {
    const swings = [0, 0, 0, 0, 0, 0, 3000, 0, 6000, 0];
    expect(turnsOf([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.2, 0.2, 0.8, 0.8], [0])).toEqual({ swings, settled: 80 });
    expect(turnsOf([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.8, 0.8, 0.2, 0.2], [1])).toEqual({ swings, settled: 80 });
  });

  it("is decided at once where the winner was never behind, and late where it was to the last", () => {
    expect(turnsOf([0.6, 0.7, 0.8, 0.9, 1], [0])?.settled).toBe(0);
    expect(turnsOf([0.4, 0.4, 0.4, 0.4, 1], [0])?.settled).toBe(80);
  });

  it("where all lose it is decided when losing stays likelier", () => {
    expect(turnsOf([0.6, 0.4, 0.6, 0.3, 0], [])?.settled).toBe(60);
  });

  it("says nothing of a match of one answer", () => {
    expect(turnsOf([1], [0])).toBeNull();
  });

  it("is written down when it is asked for, and changes nothing else", async () => {
    const series = seriesOf(await loadGame("zombiaki"), {});
    const bots = ["random", "random"] as const;
    const { swings, settled, ...rest } = accountOf(series, bots, "turns", [...USUAL, "chances"]);
    expect(rest).toEqual(accountOf(series, bots, "turns", USUAL));
    expect(swings).toHaveLength(10);
    expect(settled).toBeGreaterThan(0);
  });
});
