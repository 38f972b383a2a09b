import { loadGame } from "@endzeit/games";
import { describe, expect, it } from "vitest";
import { seriesOf } from "./index.ts";
import { gather } from "./values.ts";

describe("what a position is worth, learned from matches", async () => {
  const zombiaki = await loadGame("zombiaki");
  const series = seriesOf(zombiaki, {});
  const count = zombiaki.value?.features.length ?? 0;
  const all = gather([series], "random", { first: 1, matches: 40, seed: "values" });

  it("is read off examples of every match, the same ones for the same seed", () => {
    expect(new Set(all.map(({ match }) => match)).size).toBe(40);
    expect(gather([series], "random", { first: 1, matches: 40, seed: "values" })).toEqual(all);
  });

  it("keeps as many examples as there is room for, of the first matches as of the last", () => {
    const room = 300;
    const kept = gather([series], "random", { first: 1, matches: 40, seed: "values", most: room * count });
    expect(kept.length).toBeLessThanOrEqual(room);
    expect(kept.length).toBeGreaterThan(room / 3);
    const early = kept.filter(({ match }) => match <= 20).length;
    expect(early / kept.length).toBeGreaterThan(0.35);
    expect(early / kept.length).toBeLessThan(0.65);
  });
});
