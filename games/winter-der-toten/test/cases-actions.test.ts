import { describe, expect, it } from "vitest";
import type { ItemId } from "../content/items.ts";
import { type Position, table } from "./table.ts";

// Worked cases, dice and actions (T-10 to T-45). Seat 0 is on turn; its group is Arthur Thurston, who leads, and Carla Thompson, unless a
// position says otherwise.

const AWAY = [
  { alexis: "library", jenny: "library" },
  { brian: "hospital", maria: "hospital" },
] as const;

describe("Aktionswürfel werfen", () => {
  const rolled = (more: Position = {}) =>
    table({ quiet: true, dice: [[6, 6, 6, 6, 6], [], []], ...more }).nextRound().state;

  it("T-10: two survivors roll three dice; what was left of the last round is gone", () => {
    const { dice, spentDice } = rolled();
    expect([dice[0].length, spentDice[0]]).toEqual([3, 0]);
  });

  it("T-11: Night Vision Goggles add one", () => {
    expect(rolled({ gear: { arthur: ["night-vision-goggles"] } }).dice[0].length).toBe(4);
  });

  it("T-12: a survivor who joins in the middle of a turn brings a die with the next roll only", () => {
    const t = table({ quiet: true, dice: [[2, 5]], hands: [["outsider-1"]], survivors: ["thomas"] });
    t.answer({ play: "outsider-1" });
    expect([t.owner("thomas"), t.state.dice[0]]).toEqual([0, [2, 5]]);
    expect(t.nextRound().state.dice[0].length).toBe(4);
  });
});

describe("Angreifen", () => {
  it("T-14: with an attack value of 3 a die of 2 is refused, a die of 3 accepted", () => {
    const t = table({ groups: [{ brian: "colony" }], zombies: { colony: 1 }, dice: [[2, 3]] });
    expect([t.refusal({ attack: "brian-lee", die: 2 }), t.refusal({ attack: "brian-lee", die: 3 })]).toEqual([
      "die-too-low",
      null,
    ]);
  });

  it("T-15: the zombie is gone, the die used; a blank leaves no wound", () => {
    const t = table({ groups: [{ brian: "school" }], zombies: { school: 2 }, dice: [[3, 5]] });
    t.chance("blank").attack("brian", 3);
    expect([t.zombies("school"), t.state.dice[0], t.read("brian")]).toEqual([[1], [5], "school"]);
    expect(t.told("exposed")).toMatchObject([{ who: "brian-lee", face: "blank" }]);
  });

  const struck = (eyes: number) => {
    const t = table({
      groups: [{ arthur: "school" }, { ashley: "school" }],
      hands: [[], ["fuel", "medicine"], ["junk"]],
      dice: [[4]],
    });
    return t.chance(eyes).answer({ attack: "arthur-thurston", die: 4 }, { strike: "ashley-ross" });
  };

  it("T-16: the die is rolled again; up to the target's attack value of 2 it wounds, and a random card goes to the attacker, without exposure", () => {
    for (const eyes of [1, 2]) {
      const t = struck(eyes);
      expect([t.read("ashley"), t.told("exposed"), t.state.dice[0]]).toEqual(["school wounds 1", [], []]);
      expect([...t.hand(0), ...t.hand(1)].toSorted()).toEqual(["fuel", "medicine"]);
      expect([t.hand(0).length, t.hand(2)]).toEqual([1, ["junk"]]);
    }
  });

  it("T-17: a 3 does nothing, and the die is used", () => {
    const t = struck(3);
    expect([t.read("ashley"), t.hand(0), t.hand(1), t.state.dice[0]]).toEqual(["school", [], ["fuel", "medicine"], []]);
  });

  it("T-19: nobody attacks what is at another location", () => {
    const t = table({ groups: [{ arthur: "school" }, ...AWAY], zombies: { library: 1, colony: 1 }, dice: [[6]] });
    expect(t.refusal({ attack: "arthur-thurston", die: 6 })).toBe("nobody-to-attack");
  });

  it("T-20: a survivor attacks twice with two dice that fit", () => {
    const t = table({ groups: [{ arthur: "school" }], zombies: { school: 2 }, dice: [[4, 6]] });
    t.chance("blank").attack("arthur", 4).chance("blank").attack("arthur", 6);
    expect([t.zombies("school"), t.state.dice[0]]).toEqual([[0], []]);
  });

  it("T-42: the Shotgun at the School with four noise tokens kills two and adds none", () => {
    const position: Position = {
      groups: [{ arthur: "school" }],
      zombies: { school: 3 },
      dice: [[4]],
      gear: { arthur: ["shotgun"] },
    };
    const t = table({ ...position, noise: { school: 4 } }).attack("arthur", 4, { with: "shotgun" });
    expect([t.zombies("school"), t.state.noise[3], t.told("exposed")]).toEqual([[1], 4, []]);
    expect(table({ ...position, noise: { school: 3 } }).attack("arthur", 4, { with: "shotgun" }).state.noise[3]).toBe(
      4,
    );
  });
});

describe("Durchsuchen", () => {
  const decks = { school: ["mop", "fuel", "pistol", "junk"] } as const;

  it("T-21: not in the colony", () => {
    const t = table({ groups: [{ arthur: "colony", carla: "school" }], dice: [[6]] });
    expect([t.refusal({ search: "arthur-thurston", die: 6 }), t.refusal({ search: "carla-thompson", die: 6 })]).toEqual(
      ["no-search-inside", null],
    );
  });

  it("T-23: with three noise tokens there is room for one more", () => {
    const t = table({ groups: [{ carla: "school" }], dice: [[6]], noise: { school: 3 }, decks });
    t.answer({ search: "carla-thompson", die: 6 }, { noise: true });
    expect([t.state.noise[3], t.refusal({ noise: true }), t.offered("take")]).toEqual([
      4,
      "noise-full",
      ["fuel", "mop"],
    ]);
  });

  it("T-24: without noise David sees two cards and keeps one", () => {
    const t = table({ groups: [{ david: "school" }], dice: [[6]], decks });
    t.answer({ search: "david-garcia", die: 6 });
    expect(t.offered("take")).toEqual(["fuel", "mop"]);
    t.answer({ take: "mop" });
    expect([t.waits, t.hand(0), t.deck("school"), t.state.noise[3]]).toEqual([
      "turn 0",
      ["mop"],
      ["pistol", "junk", "fuel"],
      0,
    ]);
  });
});

describe("Eingang verbarrikadieren, Abfall entsorgen, Zombies anlocken", () => {
  it("T-26: no barricade where every space is taken", () => {
    const full = (zombies: number) =>
      table({ groups: [{ arthur: "school" }], dice: [[1]], zombies: { school: zombies }, barricades: { school: 2 } });
    expect(full(2).refusal({ barricade: "arthur-thurston", die: 1 })).toBe("no-free-space");
    expect(full(1).answer({ barricade: "arthur-thurston", die: 1 }).barricades("school")).toEqual([3]);
  });

  it("T-27: of two cards on the waste both leave the game", () => {
    const t = table({ waste: ["junk", "fuel"], dice: [[1]] }).answer({ clean: "arthur-thurston", die: 1 });
    expect([t.waste, t.removed.toSorted()]).toEqual([[], ["fuel", "junk"]]);
  });

  it("T-28: Brandon cleans five of twelve cards, and three with his second action in the round", () => {
    const waste = Array.from({ length: 12 }, (): ItemId => "junk");
    const t = table({ groups: [{ brandon: "colony" }], waste, dice: [[1, 2]] });
    t.answer({ clean: "brandon-kane", die: 1 }, { yes: true });
    expect(t.waste.length).toBe(7);
    t.answer({ clean: "brandon-kane", die: 2 });
    expect([t.waits, t.waste.length, t.removed.length]).toEqual(["turn 0", 4, 8]);
  });

  const attracting = (oneSource: boolean) => {
    const t = table({ groups: [{ arthur: "school" }], dice: [[1]], zombies: { library: 1, colony: [0, 1] } });
    t.state.rules = { ...t.state.rules, oneSource };
    return t.answer({ attract: "arthur-thurston", die: 1 }, { gate: 1, at: "library" });
  };

  it("T-30: zombies come from two locations, with the house rule of one source (R-02) from one only", () => {
    const t = attracting(false).answer({ gate: 2, at: "colony" });
    expect([t.zombies("school"), t.zombies("library"), t.zombies("colony")]).toEqual([[2], [0], [0, 0, 0, 0, 0, 0]]);
    const single = attracting(true);
    expect([single.waits, single.zombies("school"), single.zombies("colony")]).toEqual([
      "turn 0",
      [1],
      [0, 1, 0, 0, 0, 0],
    ]);
  });
});

describe("Nahrungsmarker ausgeben", () => {
  it("T-31: two tokens make a die of 3 one of 5", () => {
    const t = table({ dice: [[3]], food: 3 }).answer({ feed: 3 }, { feed: 4 });
    expect([t.state.dice[0], t.state.food]).toEqual([[5], 1]);
  });

  it("T-32: a die of 6 takes none", () => {
    expect(table({ dice: [[6]], food: 3 }).refusal({ feed: 6 })).toBe("die-is-six");
  });
});

describe("Überlebende bewegen", () => {
  it("T-33: not to the Gas Station where two survivors are", () => {
    const at = (jenny: string) => table({ groups: [{}, { alexis: "gas-station", jenny }] });
    const there = { move: "arthur-thurston", to: "gas-station" };
    expect([at("gas-station").refusal(there), at("colony").refusal(there)]).toEqual(["no-room", null]);
  });

  it("T-34: not twice in a turn", () => {
    const t = table().chance("blank").move("arthur", "school");
    expect([
      t.refusal({ move: "arthur-thurston", to: "library" }),
      t.refusal({ move: "carla-thompson", to: "library" }),
    ]).toEqual(["has-moved", null]);
  });

  it("T-35: with fuel there is no exposure, and the card goes onto the waste", () => {
    const t = table({ hands: [["fuel"]] }).move("arthur", "school", "fuel");
    expect([t.read("arthur"), t.told("exposed"), t.hand(0), t.waste]).toEqual(["school", [], [], ["fuel"]]);
  });
});

describe("Um Karten bitten; Ausrüstung", () => {
  it("T-36: equipment that is given is equipped to a survivor of the asker at once", () => {
    const t = table({ hands: [[], ["pistol"], []] }).answer({ request: "weapon" }, { give: "pistol" }, { take: 1 });
    expect(t.offered("survivor")).toEqual(["arthur-thurston", "carla-thompson"]);
    t.answer({ survivor: "carla-thompson" });
    expect([t.gear("carla"), t.hand(0), t.hand(1), t.waits]).toEqual([["pistol"], [], [], "turn 0"]);
  });

  it("T-38: a used Pistol that is handed on serves nobody else in this round", () => {
    const t = table({
      quiet: true,
      groups: [{ arthur: "school", carla: "school" }],
      zombies: { school: 3 },
      dice: [[4, 5]],
      gear: { arthur: ["pistol"] },
    });
    t.attack("arthur", 4, { with: "pistol" });
    expect(t.told("exposed")).toEqual([]);
    t.answer({ hand: "pistol", from: "arthur-thurston" });
    expect(t.gear("carla")).toEqual(["pistol"]);
    t.chance("blank").answer({ attack: "carla-thompson", die: 5 });
    expect([t.waits, t.told("exposed")]).toMatchObject(["turn 0", [{ who: "carla-thompson" }]]);
  });

  it("T-39: what is equipped never goes back into the hand, but into the crisis or to another survivor", () => {
    const t = table({ hands: [["pistol"]] }).answer({ play: "pistol" }, { survivor: "carla-thompson" });
    const named = t.answers.filter((answer) => Object.values(answer).includes("pistol"));
    expect([...new Set(named.map((answer) => Object.keys(answer)[0]))].toSorted()).toEqual(["contribute", "hand"]);
    t.answer({ contribute: "pistol", from: "carla-thompson" });
    expect([t.gear("carla"), t.hand(0), t.state.contributedOpenly[0].length]).toEqual([[], [], 1]);
  });
});

describe("Über Verbannung abstimmen", () => {
  it("T-40: once in a turn", () => {
    const t = table().answer({ exile: 1 }).vote("down", "down", "down");
    expect([t.waits, t.refusal({ exile: 1 }), t.refusal({ exile: 2 })]).toEqual([
      "turn 0",
      "one-vote-a-turn",
      "one-vote-a-turn",
    ]);
    expect(t.nextTurn(1).refusal({ exile: 2 })).toBe(null);
  });
});

describe("Spezialfähigkeit nutzen", () => {
  it("T-43: Thomas needs a 5 in the colony to kill up to two zombies there, without exposure", () => {
    const t = table({ groups: [{ thomas: "colony" }], zombies: { colony: [1, 2] }, dice: [[4, 5]] });
    expect([t.refusal({ ability: "thomas-heart", die: 4 }), t.refusal({ ability: "thomas-heart", die: 5 })]).toEqual([
      "die-too-low",
      null,
    ]);
    t.answer({ ability: "thomas-heart", die: 5 }, { gate: 2, at: "colony" });
    expect(t.refusal({ no: true })).toBe(null);
    t.answer({ gate: 2, at: "colony" });
    expect([t.zombies("colony"), t.told("exposed"), t.state.dice[0]]).toEqual([[1, 0, 0, 0, 0, 0], [], [4]]);
  });

  it("T-44: Bev does nothing without a helpless survivor in the colony", () => {
    const bev = (helpless: number) =>
      table({ groups: [{ bev: "colony" }], zombies: { colony: 1 }, dice: [[1]], helpless }).refusal({
        ability: "bev-russell",
        die: 1,
      });
    expect([bev(0), bev(1)]).toEqual(["no-helpless", null]);
  });

  it("T-45: the Sniper Rifle kills at another location without a die; with samples to find the kill is looked at", () => {
    const sniper = (main: NonNullable<Position["main"]>) =>
      table({
        main,
        groups: [{ arthur: "colony" }],
        gear: { arthur: ["sniper-rifle"] },
        zombies: { library: 1 },
        dice: [[1]],
      });
    const t = sniper("home-sweet-home").snipe("arthur");
    expect([t.zombies("library"), t.state.dice[0], t.told("exposed"), t.told("sample")]).toEqual([[0], [1], [], []]);
    const sampling = sniper("we-need-more-samples").chance(4).snipe("arthur");
    expect([sampling.told("sample"), sampling.state.samples]).toEqual([[{ event: "sample", eyes: 4, now: 1 }], 1]);
  });
});
