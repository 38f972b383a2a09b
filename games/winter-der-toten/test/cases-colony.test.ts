import { describe, expect, it } from "vitest";
import type { ItemId } from "../content/items.ts";
import { SECRET_IDS } from "../content/secrets-deck.ts";
import { type Chance, type Position, table } from "./table.ts";

// Worked cases, the colony phase (T-70 to T-98). Nothing is done in the turns, and unless a position says otherwise there is no crisis and
// food enough, and all stand outside the colony, where they are no more than a barricade or two can bear.

const OUTSIDE = [
  { arthur: "police-station", carla: "police-station" },
  { alexis: "grocery-store", jenny: "grocery-store" },
  { brian: "hospital", maria: "hospital" },
] as const;

/** The position as the last turn of the round ends; chance speaks in the colony phase. */
function phase(position: Position, ...chance: Chance) {
  const t = table({ crisis: null, food: 10, groups: OUTSIDE, ...position });
  return t
    .nextTurn(t.state.seats - 1)
    .chance(...chance)
    .nextRound();
}

const junk = (n: number): ItemId[] => Array.from({ length: n }, (): ItemId => "junk");

describe("Nahrung verteilen", () => {
  it("T-70: five survivors and two helpless ones need four", () => {
    const inside = [
      { arthur: "colony", carla: "colony" },
      { alexis: "colony", jenny: "colony" },
      { brian: "colony", maria: "hospital" },
    ];
    const t = phase({ groups: inside, helpless: 2, food: 4, morale: 6 });
    expect([t.told("ate"), t.state.food, t.state.morale]).toEqual([[{ event: "ate", n: 4 }], 0, 6]);
  });

  it("T-72: in a second round without enough there are two starvation tokens, and morale falls by 2", () => {
    const t = table({ crisis: null, food: 1, morale: 6 }).nextRound();
    expect([t.state.starvation, t.state.morale, t.state.food]).toEqual([1, 5, 1]);
    t.nextRound();
    expect([t.state.starvation, t.state.morale, t.state.food]).toEqual([2, 3, 1]);
  });

  it("T-73: nobody in the colony needs nothing", () => {
    const t = phase({ food: 0 });
    expect([t.told("ate"), t.state.starvation]).toEqual([[{ event: "ate", n: 0 }], 0]);
  });
});

describe("Abfall überprüfen", () => {
  it("T-74: each ten cards of waste cost a morale", () => {
    const lost = (n: number): number => phase({ waste: junk(n), morale: 6 }).state.morale - 6;
    expect([lost(9), lost(10), lost(29)]).toEqual([0, -1, -2]);
  });
});

describe("Krise abwenden", () => {
  it("T-81: fuel counts against a crisis of medicine or tool", () => {
    const t = phase({
      crisis: "they-are-watching-us",
      contributed: [["medicine"], ["junk", "medicine"], ["fuel"]],
    });
    expect(
      t
        .told("crisis-card")
        .map(({ card, helps }) => `${card} ${helps}`)
        .toSorted(),
    ).toEqual(["fuel false", "junk true", "medicine true", "medicine true"]);
    expect(t.told("crisis-result")).toMatchObject([{ sum: 2, need: 3, prevented: false }]);
  });
});

describe("Zombies ins Spiel bringen", () => {
  it("T-86: at an entrance with two zombies and a barricade both the zombie and the barricade are gone, and nobody dies", () => {
    const t = phase({ groups: [], zombies: { colony: [0, 0, 2] }, barricades: { colony: [0, 0, 1] } });
    expect([t.zombies("colony"), t.barricades("colony")]).toEqual([
      [1, 1, 2, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
    expect([t.told("died"), t.told("overrun")]).toEqual([[], []]);
  });

  it("T-87: an overrun where only helpless survivors are kills one of them, and morale falls by 1", () => {
    const t = phase({ helpless: 2, zombies: { colony: [3] }, morale: 6 });
    expect([t.zombies("colony")[0], t.state.helpless, t.state.morale]).toEqual([3, 1, 5]);
  });

  it("T-88: an overrun where nobody is does nothing, and the zombie is gone", () => {
    const t = phase({ crisis: "legions-of-death", zombies: { colony: [3, 3, 3, 3, 3, 3] }, morale: 6 });
    expect([t.told("overrun").length, t.zombies("colony"), t.told("died"), t.state.morale]).toEqual([
      12,
      [3, 3, 3, 3, 3, 3],
      [],
      6,
    ]);
  });

  it("T-89: in the full Library the one survivor dies, and his equipment goes into the deck", () => {
    const t = phase({
      groups: [{ arthur: "library", carla: "school" }, ...OUTSIDE.slice(1)],
      gear: { arthur: ["pistol"] },
      decks: { library: ["fuel"] },
      zombies: { library: 3 },
      morale: 6,
    });
    expect([t.read("arthur"), t.zombies("library"), t.deck("library").toSorted(), t.hand(0), t.state.morale]).toEqual([
      "gone",
      [3],
      ["fuel", "pistol"],
      [],
      5,
    ]);
  });

  it("T-90: of two noise tokens at the School a 3 brings a zombie and a 4 none, and both are gone", () => {
    const t = phase({ noise: { school: 2 } }, 3, 4);
    expect([t.zombies("school"), t.state.noise[3], t.told("noise-rolled").map(({ eyes }) => eyes)]).toEqual([
      [1],
      0,
      [3, 4],
    ]);
  });

  it("T-91: noise brings zombies where nobody is", () => {
    const t = phase({ noise: { library: 1 } }, 2);
    expect([t.zombies("library"), t.told("overrun")]).toEqual([[1], []]);
  });

  it("T-92: an overrun that kills an exiled player's survivor costs no morale", () => {
    const t = phase({
      groups: [{ arthur: "library", carla: "school" }, ...OUTSIDE.slice(1)],
      exiled: [0],
      zombies: { library: 3 },
      morale: 6,
    });
    expect([t.read("arthur"), t.state.morale]).toEqual(["gone", 6]);
  });
});

describe("Gemeinsames Ziel überprüfen, Rundenanzeiger", () => {
  const lastRound = (samples: number) => {
    const t = table({ crisis: null, food: 10, groups: OUTSIDE, main: "we-need-more-samples", marker: 1 });
    t.state.samples = samples;
    return t.nextRound();
  };

  it("T-94: in the last round the main objective is looked at before the marker moves", () => {
    const t = lastRound(9);
    expect([t.ended, t.state.marker, t.told("ended")]).toEqual([
      "objective",
      1,
      [{ event: "ended", reason: "objective", done: true }],
    ]);
  });

  it("T-95: without it the marker comes to 0, and the objective has failed", () => {
    const t = lastRound(8);
    expect([t.ended, t.state.marker, t.told("ended")]).toEqual([
      "rounds",
      0,
      [{ event: "ended", reason: "rounds", done: false }],
    ]);
  });

  it("T-98: Winter Has Come is lost at once when nobody pays fuel, which is no lost morale for a betrayer", () => {
    const t = table({ main: "winter-has-come", crisis: null, groups: OUTSIDE, hands: [["fuel"], [], []], morale: 6 });
    t.state.secret[1] = [SECRET_IDS.indexOf("serial-killers")];
    t.state.survivorsGone = [10, 11, 12, 13, 14];
    t.nextTurn(2).endTurn();
    expect(t.waits).toBe("pick-card 0");
    t.answer({ no: true });
    expect([t.ended, t.state.morale, t.state.outcome?.winners, t.told("colony-step")]).toEqual(["failed", 6, [], []]);
  });
});
