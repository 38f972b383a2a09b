import { HIDDEN, randomFrom } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { isBetrayal } from "../content/secrets-deck.ts";
import { options } from "../options.ts";
import { setup } from "../setup.ts";
import { view } from "../view.ts";
import { table } from "./table.ts";

// Rulings, but for those that stand with their cards or in another file (rulings.test.ts looks after that).

describe("R-01 to R-06: where the rulebook and the English text differ", () => {
  test("R-06: exactly one betrayal is among the objectives, and a house rule leaves it out", () => {
    const usual = Object.fromEntries(options.map((spec) => [spec.id, spec.default]));
    const mixed = (mode: string, n: number): readonly number[] => {
      const s = setup({ players: 3, options: { ...usual, mode }, content: null }, randomFrom(`objectives ${n}`));
      const mix = [...s.secret.flat(), ...s.secretMix];
      return [mix.length, mix.filter(isBetrayal).length];
    };
    for (let n = 0; n < 20; n++) {
      expect(mixed("standard", n)).toEqual([7, 1]);
      expect(mixed("betrayer", n)).toEqual([4, 1]);
      expect(mixed("no-betrayer", n)).toEqual([6, 0]);
    }
  });
});

describe("R-07 to R-20: what is hidden, votes, contributions, requests", () => {
  test("R-07, X-27: how many cards there are is open, which ones is not", () => {
    const { state } = table({
      card: "spoiled",
      hands: [["fuel", "junk"], ["medicine"], []],
      waste: ["food-1", "wrench"],
      removed: ["outsider-1"],
      gear: { arthur: ["pistol"] },
      contributed: [["fuel"], ["food-2"], []],
      decks: { school: ["junk", "hammer"] },
    });
    const seen = view(state, 1);
    expect([seen.hand, seen.contributed]).toEqual([
      [[HIDDEN, HIDDEN], state.hand[1], []],
      [[HIDDEN], state.contributed[1], []],
    ]);
    expect([seen.waste, seen.removed, seen.gear]).toEqual([state.waste, state.removed, state.gear]);
    expect(seen.decks).toEqual(state.decks.map((deck) => deck.map(() => HIDDEN)));
    expect(seen.secret).toEqual([[HIDDEN], state.secret[1], [HIDDEN]]);
    // The neighbour on the right of who is on turn holds the crossroads card.
    expect([0, 1, 2].map((seat) => view(state, seat).crossroad)).toEqual([[HIDDEN], [HIDDEN], state.crossroad]);
  });

  test("R-07: what a search finds lies before the searcher alone", () => {
    const t = table({
      groups: [{ david: "school", arthur: "colony" }],
      dice: [[6]],
      decks: { school: ["fuel", "junk"] },
    });
    t.answer({ search: "david-garcia", die: 6 });
    expect([view(t.state, 0).found, view(t.state, 1).found]).toEqual([t.state.found, [HIDDEN, HIDDEN]]);
    expect([t.seenBy("saw", [0]).length, t.told("looked")]).toEqual([2, [{ event: "looked", seat: 0, n: 2 }]]);
  });

  test("R-15, T-36: equipment that was asked for goes to one of the asker's survivors at once", () => {
    const t = table({ hands: [[], ["hammer"]] }).answer({ request: "tool" }, { give: "hammer" }, { take: 1 });
    expect(t.offered("survivor")).toEqual(["arthur-thurston", "carla-thompson"]);
    t.answer({ survivor: "carla-thompson" });
    expect([t.gear("carla"), t.hand(0), t.hand(1), t.waits]).toEqual([["hammer"], [], [], "turn 0"]);
  });

  test("R-16: nobody may give a survivor card for whom the colony has no room", () => {
    // Six survivors stand in the colony, which has 24 spaces; one comes, and a helpless one.
    const given = (helpless: number) =>
      table({ helpless, hands: [[], ["outsider-2"]] }).answer({ request: "survivor" });
    expect(given(17).refusal({ give: "outsider-2" })).toBe("asker-cannot-play");
    expect(given(16).refusal({ give: "outsider-2" })).toBe(null);
    const t = given(16).answer({ give: "outsider-2" }, { take: 1 });
    expect([t.told("joined").length, t.state.helpless, t.removed]).toEqual([1, 17, ["outsider-2"]]);
  });
});
