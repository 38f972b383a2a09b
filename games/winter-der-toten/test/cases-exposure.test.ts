import { describe, expect, it } from "vitest";
import { type Position, table } from "./table.ts";

// Worked cases, exposure, wounds, bites (T-50 to T-66). Whoever is exposed moves to the School, where nobody attacks.

/** Seat 0 moves a survivor to the School, and the exposure die shows the faces. */
const arrives = (who: string, position: Position, ...faces: readonly string[]) =>
  table(position)
    .chance(...faces)
    .move(who, "school");

describe("wounds", () => {
  it("T-50: with two wounds a third one kills, and morale falls by 1", () => {
    const t = arrives("arthur", { groups: [{ arthur: "colony wounds 2", carla: "colony" }], morale: 6 }, "wound");
    expect([t.read("arthur"), t.state.morale]).toEqual(["gone", 5]);
  });

  it("T-66: a medicine in the hand does not save anybody from the third wound", () => {
    const position = { groups: [{ arthur: "colony wounds 2", carla: "colony" }], hands: [["medicine"]] } as const;
    const t = arrives("arthur", position, "wound");
    expect([t.read("arthur"), t.waits, t.hand(0)]).toEqual(["gone", "turn 0", ["medicine"]]);
  });

  it("T-54: Buddy lives with three wounds and dies of the fourth", () => {
    const buddy = (wounds: string) => arrives("buddy", { groups: [{ buddy: wounds, carla: "colony" }] }, "wound");
    expect(buddy("colony wounds 2").read("buddy")).toBe("school wounds 3");
    expect(buddy("colony wounds 3").read("buddy")).toBe("gone");
  });

  it("T-55: Harman's frostbite is a wound", () => {
    expect(arrives("harman", { groups: [{ harman: "colony" }] }, "frostbite").read("harman")).toBe("school wounds 1");
  });
});

describe("frostbite", () => {
  const frozen: Position = { groups: [{}, { alexis: "school frost 1 wounds 1", jenny: "school" }], morale: 6 };

  it("T-51: at the start of the owner's turn it wounds; with a third wound he is dead before any action", () => {
    const t = table(frozen).nextTurn(1);
    expect([t.waits, t.read("alexis"), t.state.morale]).toEqual(["turn 1", "gone", 5]);
  });

  it("T-53: the turn of another player does nothing", () => {
    const t = table({ ...frozen, groups: [{}, {}, { alexis: "school frost 1 wounds 1" }] }).nextTurn(1);
    expect([t.waits, t.read("alexis"), t.state.morale]).toEqual(["turn 1", "school wounds 1 frost 1", 6]);
  });
});

describe("bites", () => {
  it("T-56: bitten, Sparky has a wound, and it does not spread", () => {
    const t = arrives("sparky", { groups: [{ sparky: "colony" }, { alexis: "school" }] }, "bitten");
    expect([t.read("sparky"), t.waits, t.told("spreads")]).toEqual(["school wounds 1", "turn 0", []]);
  });

  /** Arthur is bitten where Jenny (24) and Alexis (46) are. */
  const chain = () =>
    arrives(
      "arthur",
      { groups: [{ arthur: "colony", carla: "colony" }, { jenny: "school", brian: "colony" }, { alexis: "school" }] },
      "bitten",
    );

  it("T-58: whom it spreads to dies of a rolled frostbite, and the next lowest influence is the candidate", () => {
    const t = chain();
    expect([t.waits, t.told("spreads")]).toEqual([
      "bitten 1",
      [{ event: "spreads", at: "school", who: "jenny-clark" }],
    ]);
    t.chance("frostbite").answer({ roll: true });
    expect([t.read("jenny"), t.state.morale, t.waits]).toEqual(["gone", 4, "bitten 2"]);
    expect(t.told("spreads")[1]).toMatchObject({ who: "alexis-grey" });
  });

  it("T-59: a rolled blank stops it, and only the first one is dead", () => {
    const t = chain().chance("blank").answer({ roll: true });
    expect([t.waits, t.read("arthur"), t.read("jenny"), t.read("alexis"), t.state.morale]).toEqual([
      "turn 0",
      "gone",
      "school",
      "school",
      5,
    ]);
  });

  it("T-61: Sparky is skipped", () => {
    const t = arrives(
      "arthur",
      { groups: [{ arthur: "colony", carla: "colony" }, { sparky: "school" }, { alexis: "school" }] },
      "bitten",
    );
    expect(t.told("spreads")).toEqual([{ event: "spreads", at: "school", who: "alexis-grey" }]);
  });

  it("T-62: helpless survivors are not infected", () => {
    const t = table({
      groups: [{ arthur: "colony", carla: "school" }, { alexis: "library" }, { brian: "library" }],
      helpless: 5,
      zombies: { colony: 1 },
      dice: [[6]],
    });
    t.chance("bitten").attack("arthur", 6);
    expect([t.read("arthur"), t.state.helpless, t.told("spreads"), t.waits]).toEqual(["gone", 5, [], "turn 0"]);
  });

  it("T-63: whose last survivor is bitten loses the hand, and has a new one, who leads, after the chain, without a die", () => {
    const t = arrives(
      "arthur",
      {
        groups: [{ arthur: "colony" }, { jenny: "school", brian: "colony" }],
        hands: [["pistol", "fuel"]],
        dice: [[2]],
        survivors: ["thomas"],
      },
      "bitten",
    );
    expect([t.waits, t.read("thomas"), t.hand(0)]).toEqual(["bitten 1", "deck", []]);
    t.chance("blank").answer({ roll: true });
    expect([t.waits, t.read("thomas"), t.leader(0), t.state.dice[0]]).toEqual([
      "turn 0",
      "colony",
      "thomas-heart",
      [2],
    ]);
    expect(t.removed.toSorted()).toEqual(["fuel", "pistol"]);
  });

  it("T-64: the Pistol of somebody who dies in the colony comes to the owner's hand", () => {
    const t = table({
      groups: [{ arthur: "colony", carla: "school" }, { alexis: "library" }, { brian: "library" }],
      gear: { arthur: ["pistol"] },
      zombies: { colony: 1 },
      dice: [[6]],
    });
    t.chance("bitten").attack("arthur", 6);
    expect([t.read("arthur"), t.gear("arthur"), t.hand(0)]).toEqual(["gone", [], ["pistol"]]);
  });
});
