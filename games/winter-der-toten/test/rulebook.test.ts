import { describe, expect, test } from "vitest";
import { type Position, type Table, table } from "./table.ts";

// The rulebook read heading by heading: what no ruling's or worked case's number leads to.

/** The variant in which nobody replaces a last survivor. */
function withElimination(position: Position): Table {
  const t = table(position);
  t.state.rules = { ...t.state.rules, elimination: true };
  return t;
}

describe("Spielende", () => {
  test("R-60, R-95: with the last morale lost in the middle of an effect on several survivors the others stay as they are", () => {
    const t = table({
      groups: [{ arthur: "colony" }, { alexis: "school wounds 2", jenny: "school wounds 2" }],
      card: "bitter-cold-night",
      morale: 1,
    });
    t.chance("frostbite").move("arthur", "school").vote("up", "up");
    expect([t.ended, t.read("jenny"), t.read("alexis")]).toEqual(["morale", "gone", "school wounds 2"]);
    expect(t.events.at(-1)?.event).toBe("ended");
  });

  test("R-60: a stick of dynamite kills no second one when the first death ends the match", () => {
    const t = table({
      groups: [{ arthur: "colony" }, { edward: "colony" }, { john: "school" }],
      card: "dynamite",
      morale: 1,
    });
    t.chance(1).option(1);
    expect([t.ended, t.read("john"), t.read("edward")]).toEqual(["morale", "gone", "colony"]);
  });
});

describe("Verbannung", () => {
  test("by the rules for moving: whoever can never move to the Library does not go there now", () => {
    const t = table({ groups: [{ alexis: "library", carla: "school" }], card: "alexis-grey" });
    t.option(2).endTurn();
    t.answer({ exile: 0 }).vote("up", "up", "up");
    expect(t.waits).toBe("pick 0");
    expect(t.offered("place")).toEqual(["gas-station", "grocery-store", "hospital", "police-station", "school"]);
  });

  test("X-07, X-08: an exile who has lost the last survivor since is not one of the two without a betrayal", () => {
    const position: Position = {
      players: 4,
      groups: [{}, { alexis: "school wounds 1 frost 1" }, { brian: "school" }, { ashley: "colony" }],
      exiled: [1],
      survivors: ["sparky"],
    };
    const out = withElimination(position).endTurn();
    out.answer({ exile: 3 }).vote("up", "up", "up");
    expect([out.state.out, out.state.exiled, out.waits]).toEqual([[0, 1, 0, 0], [0, 1, 0, 1], "pick 3"]);
    // With a replacement he is.
    const stays = table(position).endTurn().answer({ place: "school" }).endTurn();
    stays.answer({ exile: 3 }).vote("up", "up", "up");
    expect([stays.ended, stays.state.morale]).toEqual(["morale", 0]);
  });
});
