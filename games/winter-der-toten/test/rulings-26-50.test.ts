import { describe, expect, test } from "vitest";
import { table } from "./table.ts";

// Rulings, but for those that stand with their cards or in another file (rulings.test.ts looks after that).

describe("R-32 to R-50: actions", () => {
  test("R-38: a Pistol does not help against a survivor, and is not used up by it", () => {
    const t = table({ dice: [[4, 4]], gear: { arthur: ["pistol"] }, zombies: { colony: 1 } });
    t.chance(6).answer({ attack: "arthur-thurston", die: 4 }, { strike: "alexis-grey" });
    expect([t.told("struck").length, t.told("exposed"), t.told("used"), t.waits]).toEqual([1, [], [], "turn 0"]);
    t.attack("arthur", 4, { with: "pistol" });
    expect([t.zombies("colony")[0], t.told("exposed"), t.told("used").length]).toEqual([0, [], 1]);
  });

  test("R-41: two zombies fall to the Baseball Bat, and two rolls follow", () => {
    const struck = (zombies: number, ...chance: readonly string[]) =>
      table({
        groups: [{ arthur: "school", carla: "colony" }],
        dice: [[4]],
        gear: { arthur: ["baseball-bat"] },
        zombies: { school: zombies },
      })
        .chance(...chance)
        .attack("arthur", 4, { with: "baseball-bat" });
    const t = struck(3, "wound", "frostbite");
    expect([t.zombies("school"), t.read("arthur")]).toEqual([[1], "school wounds 1 frost 1"]);
    // Who dies of the first roll makes no second one.
    const bitten = struck(3, "bitten");
    expect([bitten.zombies("school"), bitten.told("exposed").length]).toEqual([[1], 1]);
    // A single zombie, a single roll.
    expect(struck(1, "wound").told("exposed").length).toBe(1);
  });

  test("R-43: Edward adds a die of any value and a medicine that heals nobody; three zombies, no exposure", () => {
    const edward = (zombies: readonly number[]) =>
      table({
        groups: [{ edward: "colony wounds 1" }],
        dice: [[1, 4]],
        hands: [["medicine"]],
        zombies: { colony: zombies },
      });
    const t = edward([1, 1, 1, 1]).answer(
      { attack: "edward-white", die: 4 },
      { zombie: 1 },
      { with: "edward-white", die: 1, card: "medicine" },
      { gate: 2, at: "colony" },
      { gate: 4, at: "colony" },
    );
    expect([t.zombies("colony"), t.told("exposed"), t.state.dice[0]]).toEqual([[0, 0, 1, 0, 0, 0], [], []]);
    expect([t.read("edward"), t.hand(0), t.waste]).toEqual(["colony wounds 1", [], ["medicine"]]);
    // with fewer there all of them.
    const two = edward([2]).answer(
      { attack: "edward-white", die: 4 },
      { zombie: 1 },
      { with: "edward-white", die: 1, card: "medicine" },
    );
    expect([two.zombies("colony")[0], two.told("zombie-killed").length]).toEqual([0, 2]);
  });

  test("R-44: Daniel kills two, is exposed once, and that once a round", () => {
    const t = table({ groups: [{ daniel: "school" }], dice: [[3, 4, 4]], zombies: { school: 4 } });
    expect(t.refusal({ ability: "daniel-smith", die: 3 })).toBe("die-too-low");
    t.chance("wound").answer({ ability: "daniel-smith", die: 4 });
    expect([t.zombies("school"), t.read("daniel"), t.told("exposed").length]).toEqual([[2], "school wounds 1", 1]);
    expect(t.refusal({ ability: "daniel-smith", die: 4 })).toBe("used-this-round");
  });

  test("R-45, T-31, T-32: each food token raises any unused die, never above 6", () => {
    const t = table({ food: 4, dice: [[3, 5]] }).answer({ feed: 3 }, { feed: 4 });
    expect([t.state.dice[0], t.state.food]).toEqual([[5, 5], 2]);
    t.answer({ feed: 5 });
    expect([t.state.dice[0], t.refusal({ feed: 6 }), t.refusal({ feed: 5 })]).toEqual([[5, 6], "die-is-six", null]);
  });

  test("R-48: fuel goes with the move, before the roll, one card for each", () => {
    const t = table({ groups: [{ arthur: "colony", carla: "colony" }], hands: [["fuel", "fuel"]] });
    expect(t.refusal({ play: "fuel" })).toBe("fuel-with-a-move");
    t.move("arthur", "school", "fuel");
    expect([t.told("exposed"), t.hand(0), t.waste]).toEqual([[], ["fuel"], ["fuel"]]);
    // With a move that has been made without it there is nothing to ask.
    t.chance("frostbite").move("carla", "school");
    expect([t.waits, t.read("carla"), t.hand(0)]).toEqual(["turn 0", "school frost 1", ["fuel"]]);
  });

  test("R-48: no fuel saves an exile from the roll of a forced move", () => {
    const t = table({ groups: [{}, { alexis: "colony" }], hands: [[], ["fuel"]] });
    t.answer({ exile: 1 }).vote("up", "up", "up");
    expect([t.waits, t.offered("fuel"), t.refusal({ place: "school" })]).toEqual(["pick 1", [], null]);
    t.chance("wound").answer({ place: "school" });
    expect([t.read("alexis"), t.hand(1), t.told("exposed").length]).toEqual(["school wounds 1", ["fuel"], 1]);
  });

  test("R-49, T-66: no medicine saves from the third wound", () => {
    const t = table({ groups: [{ arthur: "school wounds 2", carla: "school" }], hands: [["medicine"]] });
    t.chance("wound").move("arthur", "library");
    expect([t.read("arthur"), t.waits, t.hand(0), t.state.morale]).toEqual(["gone", "turn 0", ["medicine"], 5]);
  });
});
