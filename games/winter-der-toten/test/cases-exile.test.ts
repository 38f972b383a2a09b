import { describe, expect, it } from "vitest";
import type { ItemId } from "../content/items.ts";
import { table } from "./table.ts";

// Worked cases, exile (T-142 to T-154). Seat 0 is exiled; how exile is voted stands in votes.test.ts, who wins in objectives.test.ts.

describe("Verbannung", () => {
  it("T-142: an exiled player neither contributes, nor spends food tokens, nor votes", () => {
    const t = table({ exiled: [0], hands: [["fuel"]], gear: { arthur: ["pistol"] }, food: 3, dice: [[4]] });
    expect([
      t.refusal({ contribute: "fuel" }),
      t.refusal({ contribute: "pistol", from: "arthur-thurston" }),
      t.refusal({ feed: 4 }),
    ]).toEqual(["exiled-contribute-not", "exiled-contribute-not", "exiled-no-tokens"]);
    expect(t.answer({ exile: 1 }).waits).toBe("vote 1,2");
  });

  it("T-143: a Food 3 makes an exiled player's die of 4 one of 5 and leaves the game; the supply is as it was", () => {
    const t = table({ exiled: [0], hands: [["food-3"]], food: 2, dice: [[4]] }).answer({ feed: 4, card: "food-3" });
    expect([t.state.dice[0], t.hand(0), t.removed, t.waste, t.state.food]).toEqual([[5], [], ["food-3"], [], 2]);
  });

  it("T-144: the survivor of an Outsider 3 comes to a location that its exiled player chooses, without helpless ones", () => {
    const t = table({ exiled: [0], hands: [["outsider-3"]], survivors: ["thomas"] }).answer({ play: "outsider-3" });
    expect(t.offered("place")).toEqual([
      "gas-station",
      "grocery-store",
      "hospital",
      "library",
      "police-station",
      "school",
    ]);
    t.answer({ place: "hospital" });
    expect([t.read("thomas"), t.owner("thomas"), t.state.helpless, t.waits]).toEqual(["hospital", 0, 0, "turn 0"]);
  });

  it("T-154: with two of three players left two cards prevent a crisis, and four raise morale", () => {
    const morale = (cards: number): number =>
      table({
        exiled: [0],
        crisis: "despair",
        contributed: [[], Array.from({ length: cards }, (): ItemId => "medicine")],
        food: 10,
        morale: 6,
      }).nextRound().state.morale;
    expect([1, 2, 3, 4].map(morale)).toEqual([4, 6, 6, 7]);
  });
});
