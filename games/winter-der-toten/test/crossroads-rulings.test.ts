import { describe, expect, test } from "vitest";
import type { CrossroadsId } from "../content/crossroads.ts";
import type { ItemId } from "../content/items.ts";
import { table } from "./table.ts";

// What holds for crossroads cards in general: rulings R and X of the rules page, where no single card's test shows them.

describe("R-12, T-116: who votes", () => {
  test("no exiled player, and nobody without a survivor in the colony", () => {
    expect(table({ card: "helpless", helpless: 1, exiled: [1] }).waits).toBe("vote 0,2");
    expect(table({ card: "helpless", helpless: 1, groups: [{}, {}, { brian: "school" }] }).waits).toBe("vote 0,1");
  });

  test("an exiled first player breaks no tie: the next one clockwise does", () => {
    const t = table({ card: "helpless", helpless: 1, exiled: [1], first: 1 }).vote("up", "down");
    expect(t.waits).toBe("tie 2");
  });
});

describe("R-21: the order as a turn begins", () => {
  test("frostbite wounds before the card is looked at", () => {
    const t = table({
      draws: ["sacrament", "prophet", "helpless"],
      groups: [{}, { alexis: "colony frost 1 wounds 1", jenny: "school" }],
      survivors: ["thomas"],
      helpless: 1,
    });
    t.nextTurn(1);
    expect([t.read("alexis"), t.told("crossroads")]).toEqual(["gone", []]);
  });

  test("the reader is the neighbour on the right, an exiled one too (X-42)", () => {
    const t = table({ exiled: [0], draws: ["helpless"] }).nextTurn(1);
    expect(t.told("crossroads-drawn")).toMatchObject([{ seat: 1, reader: 0 }]);
    expect(t.told("crossroads")).toMatchObject([{ card: "helpless", seat: 1, reader: 0 }]);
    expect(t.seenBy("crossroads-read", [0])).toMatchObject([{ card: "helpless" }]);
  });
});

describe("R-22: a state is looked at after every action that is done", () => {
  test("a move makes a pair", () => {
    const t = table({ card: "lovers-quarrel", groups: [{ arthur: "school", carla: "library" }] });
    expect(t.acting).toBe(null);
    expect(t.chance("blank").move("carla", "school").acting).toBe("lovers-quarrel");
  });

  test("where another card would have come to light, that none did is not taken back freely", () => {
    const moved = (draws: readonly CrossroadsId[]) =>
      table({
        card: "the-sunshine-state",
        draws,
        groups: [{ arthur: "school", carla: "library" }],
        hands: [["fuel"]],
      }).move("carla", "school", "fuel");
    expect([moved([]).acting, moved([]).revealed]).toEqual([null, false]);
    expect([moved(["lovers-quarrel"]).acting, moved(["lovers-quarrel"]).revealed]).toEqual([null, true]);
  });
});

describe("R-26, T-127: one card a turn", () => {
  test("used it leaves the game, unused it goes under the deck", () => {
    expect(table({ card: "the-sunshine-state", helpless: 2 }).option(2).gone).toEqual(["the-sunshine-state"]);
    const t = table({ card: "the-sunshine-state", helpless: 1 }).endTurn();
    expect([t.gone, t.under]).toEqual([[], "the-sunshine-state"]);
  });
});

describe("R-25: what cannot be executed", () => {
  test("with no option left the card has no effect, and is gone", () => {
    const t = table({ card: "maria-lopez", groups: [{ maria: "colony" }], decks: { school: [] } });
    expect([t.waits, t.told("crossroads-void"), t.gone]).toEqual([
      "turn 0",
      [{ event: "crossroads-void", card: "maria-lopez" }],
      ["maria-lopez"],
    ]);
  });

  test("a vote's result that cannot be paid has none either", () => {
    const t = table({ card: "old-divisions", helpless: 1, crisis: null }).vote("up", "up", "up");
    expect([t.state.helpless, t.state.morale, t.told("crossroads-void").length]).toEqual([1, 6, 1]);
  });
});

describe("R-60: the match ends as soon as morale is 0", () => {
  test("in the middle of a card", () => {
    const t = table({ card: "arthur-thurston", morale: 1 }).option(2);
    expect([t.ended, t.state.morale]).toEqual(["morale", 0]);
  });

  test("no more helpless survivors die than it takes", () => {
    const t = table({ card: "outbreak", morale: 1, helpless: 2 }).vote("down", "down").chance(1, 1).vote("down");
    expect([t.ended, t.state.helpless]).toEqual(["morale", 1]);
  });
});

describe("X-02: the equipment of who is removed", () => {
  test("Sophie's in the colony comes to the hand of her player, elsewhere into the deck", () => {
    const flight = (at: string) =>
      table({
        card: "airplane",
        groups: [{ arthur: "school", carla: "colony" }, { sophie: at, jenny: "colony" }, { brian: "school" }],
        hands: [["hammer", "fuel"], []],
        gear: { sophie: ["pistol"] },
        decks: { hospital: [] },
      })
        .chance("blank")
        .move("arthur", "library")
        .vote("up", "up")
        .answer({ card: "fuel" }, { card: "hammer" })
        .answer({ yes: true });
    expect([flight("colony").hand(1), flight("colony").deck("hospital")]).toEqual([["pistol"], []]);
    expect([flight("hospital").hand(1), flight("hospital").deck("hospital")]).toEqual([[], ["pistol"]]);
  });
});

describe("X-13: who is hit is known before the first one dies", () => {
  test("card 40: a replacement is no target", () => {
    const t = table({
      card: "thomas-heart",
      groups: [
        { arthur: "colony wounds 2", carla: "school" },
        { thomas: "colony", alexis: "school" },
        { brian: "colony wounds 2" },
      ],
      gear: { carla: ["sniper-rifle"] },
      zombies: { school: 1 },
      survivors: ["talia"],
    }).snipe("carla");
    t.option(1).answer({ survivor: "brian-lee" });
    expect(t.offered("survivor")).toEqual(["arthur-thurston"]);
    t.answer({ survivor: "arthur-thurston" });
    expect([t.read("talia"), t.waits]).toEqual(["colony", "turn 0"]);
  });
});

describe("X-15: any card with the symbol", () => {
  test("an Adrenaline Shot is a medicine for Thomas", () => {
    const t = table({
      card: "thomas-heart",
      groups: [{ arthur: "colony" }, { thomas: "school", jenny: "colony" }],
      gear: { arthur: ["sniper-rifle"] },
      zombies: { school: 1 },
      hands: [["adrenaline-shot", "medicine"]],
    }).snipe("arthur");
    t.option(2).answer({ card: "adrenaline-shot" }, { card: "medicine" });
    expect(t.removed).toEqual(["adrenaline-shot", "medicine"]);
  });

  test("for an addict too, but only Medicine heals", () => {
    const hooked = (card: ItemId) =>
      table({ card: "addiction", groups: [{ arthur: "colony wounds 2" }], hands: [["medicine", card]], quiet: true })
        .answer({ play: "medicine" }, { survivor: "arthur-thurston" })
        .option(2)
        .nextTurn(0);
    expect(hooked("adrenaline-shot").answer({ card: "adrenaline-shot" }).read("arthur")).toBe("colony wounds 1");
    expect(hooked("medicine").answer({ card: "medicine" }).read("arthur")).toBe("colony");
  });
});

describe("X-31: exiled players", () => {
  test("roll the further die of card 30, and lose one to card 54", () => {
    const t = table({ card: "music", exiled: [2], groups: [{ arthur: "school" }], dice: [[6]], quiet: true });
    expect(t.search("arthur").option(2).nextRound().state.dice[2].length).toBe(4);
    const waste = table({ card: "abandoned", exiled: [2], helpless: 1, waste: ["junk"], dice: [[6], [], [1, 1]] });
    waste.answer({ clean: "arthur-thurston", die: 6 }).vote("down", "down");
    expect(waste.state.dice[2]).toEqual([1]);
  });
});

describe("X-40: fuel for a move without a roll", () => {
  test("brings about Car Crash, and not Horde", () => {
    const rod = (card: "car-crash" | "horde") =>
      table({ card, groups: [{ rod: "school" }], hands: [["fuel"]] }).move("rod", "library", "fuel").acting;
    expect([rod("car-crash"), rod("horde")]).toEqual(["car-crash", null]);
  });
});

describe("what is asked gives no hand away", () => {
  test("who has no fuel is asked for it like all others", () => {
    const t = table({ card: "creature-comforts", hands: [["junk"], [], ["mop"]] });
    expect([t.waits, t.answers]).toEqual(["pick-card 0", [{ no: true }]]);
    expect(t.answer({ no: true }).waits).toBe("pick-card 2");
  });

  test("an addict's player with cards but no medicine is asked too", () => {
    const t = table({
      card: "addiction",
      groups: [{ arthur: "colony wounds 2" }],
      hands: [["medicine", "junk"]],
      quiet: true,
    }).answer({ play: "medicine" }, { survivor: "arthur-thurston" });
    t.option(2).nextTurn(0);
    expect([t.waits, t.answers]).toEqual(["pick-card 0", [{ no: true }]]);
  });
});

describe("card 23: the cure", () => {
  const cured = () =>
    table({
      card: "olivia-brown",
      quiet: true,
      groups: [{ arthur: "school", carla: "library" }, { olivia: "colony" }, { sparky: "school" }],
      hands: [[], [], ["junk", "medicine"]],
    })
      .vote("up")
      .nextRound()
      .chance("blank")
      .answer({ yes: true });

  test("undoes a bite that spreads as well, where the bitten one rolls it", () => {
    const t = cured().toTurn(0).chance("bitten").move("arthur", "library");
    expect(t.waits).toBe("pick-card 2");
    t.answer({ no: true });
    expect([t.read("arthur"), t.waits]).toEqual(["gone", "bitten 0"]);
    t.chance("bitten").answer({ roll: true });
    expect(t.answer({ card: "medicine" }).read("carla")).toBe("library");
  });

  test("is not wasted on Sparky, whose bite is a wound", () => {
    const t = cured().toTurn(2).chance("bitten").move("sparky", "library");
    expect([t.read("sparky"), t.waits]).toEqual(["library wounds 1", "turn 2"]);
  });

  test("is over with the round", () => {
    const t = cured().nextRound().answer({ no: true }).toTurn(0).chance("bitten").move("arthur", "library");
    expect([t.read("arthur"), t.waits]).toEqual(["gone", "bitten 0"]);
  });
});
