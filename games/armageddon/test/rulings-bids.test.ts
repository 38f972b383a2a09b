import { describe, expect, test } from "vitest";
import { armageddon } from "../index.ts";
import { leaderOf } from "../rules/points.ts";
import { table, town } from "./town.ts";

// Rulings on bids, exploration, the bag and the markers: Q1 to Q18, Q57, Q58, Q63, X1 to X5, X8 to X10, X24, X34.

const DISPLAY = ["beer: worker", "map: worker", "weapons: worker", "medicine: worker"];
const OFFERS = ["bunker: two-houses", "school: two-houses", "tavern: two-houses", "workshop: two-houses"];

describe("bids", () => {
  test("Q1, Q10: bids are given one at a time, clockwise, and are open", () => {
    const match = town({ players: table(), at: "bids" });
    expect(match.match.question).toEqual({ ask: "bid", of: [3] });
    match.bid("city", "2 worker");
    expect(match.waits).toBe("bid 0");
    expect(match.told("bid")).toEqual([
      { event: "bid", seat: 3, area: "city", n: 2, worker: 2, soldier: 0, engineer: 0, leader: 0 },
    ]);
    expect(match.heard[match.events.findIndex(({ event }) => event === "bid")]).toBeNull();
    expect(match.match.view(1).figures).toEqual(expect.arrayContaining([2]));
  });

  test("Q2: nobody may be sent, and anybody may stay at home", () => {
    const match = town({
      players: table(),
      at: "bids",
      display: DISPLAY,
      offers: OFFERS,
      bidTiles: ["bt-7", "bt-6", "bt-3"],
    });
    // Three areas, 0 to 5 workers, with or without the leader.
    expect(match.answers).toHaveLength(3 * 6 * 2);
    for (let n = 0; n < 12; n++) match.bid(["exploration", "construction", "city"][Math.floor(n / 4)]);
    expect(match.told("took")).toHaveLength(0);
    expect(match.waits).toBe("explore 3");
  });

  test("Q3: every figure counts one, the leader too", () => {
    const match = town({
      players: table({ exploration: "leader, soldier" }, { exploration: "2 worker" }, { exploration: "3 worker" }, {}),
      at: "exploration",
      display: DISPLAY,
    });
    const order: number[] = [];
    while (match.match.question?.ask === "explore") {
      order.push(match.asked);
      match.answer(match.answers[0]);
    }
    // Q4: of equal bids the earlier one.
    expect(order).toEqual([2, 0, 1, 3]);
  });

  test("Q5, Q6: bonus and malus never meet at one seat", () => {
    for (const rows of [
      [0, 1, 2, 3],
      [3, 1, 0, 2],
    ]) {
      const match = town({
        players: table(),
        at: "bonus and malus",
        rows: { exploration: rows, construction: rows, city: rows },
        bidTiles: ["bt-7", "bt-6", "bt-3"],
        display: DISPLAY,
      });
      for (let at = 0; at < 3; at++) {
        expect(match.told("bonus")[at].seat).toBe(rows[0]);
        expect(match.told("malus")[at].seat).toBe(rows[3]);
      }
    }
  });

  test("Q7, Q8, X8: who has most points in all begins; the same seat begins in the city whatever the points do", () => {
    const match = town({ players: table({ points: 39 }, { points: 41 }, { points: 40 }, { points: 3 }), at: "bids" });
    expect(match.told("start-player")).toEqual([{ event: "start-player", seat: 1 }]);
    expect(match.waits).toBe("bid 1");
    for (const area of ["exploration", "construction", "city"]) for (let n = 0; n < 4; n++) match.bid(area, "worker");
    while (match.match.question?.ask !== "city") match.answer(match.answers[0]);
    expect(match.waits).toBe("city 1");
    expect(match.state.start).toBe(1);
  });

  test("Q9, X34: of equal markers the one on top begins; a marker that does not move keeps its place", () => {
    expect(town({ players: table(), at: "bids", pile: [3, 0, 2, 1] }).state.start).toBe(1);
    expect(town({ players: table(), at: "bids", pile: [1, 3, 2, 0] }).state.start).toBe(0);
    // Travis moves up to Nikki's space and lies on top of her.
    const match = town({
      players: table({ city: "worker", points: 8 }, {}, { points: 2 }, { points: 2 }),
      at: "city",
      pile: [0, 2, 3, 1],
    });
    expect(leaderOf(match.state)).toBe(1);
    match.special(1, 1, "worker");
    expect(match.state.points).toEqual([10, 10, 2, 2]);
    expect(leaderOf(match.state)).toBe(0);
    // Nothing to fight: the marker stays where it is in the pile.
    const still = town({ players: table({ city: "worker" }), at: "city", pile: [0, 2, 3, 1] });
    still.special(2, 2, "worker");
    expect(leaderOf(still.state)).toBe(1);
  });

  test("Q11, X10: area by area, the bonus before the malus; tiles lie from left to right", () => {
    const match = town({
      players: table(),
      at: "bonus and malus",
      bidTiles: ["bt-1", "bt-7", "bt-3"],
      display: DISPLAY,
    });
    const told = match.events.filter((event) => event.event === "bonus" || event.event === "malus");
    expect(told.map((event) => [event.event, event.area, event.icon])).toEqual([
      ["bonus", "exploration", "equipment"],
      ["malus", "exploration", "damage"],
      ["bonus", "construction", "points"],
      ["malus", "construction", "marauder"],
      ["bonus", "city", "damage"],
      ["malus", "city", "marauder"],
    ]);
  });

  test("X1: bonus and malus are carried out at once, nobody is asked whether", () => {
    const match = town({
      players: table({}, {}, {}, { hand: ["beer"] }),
      at: "bonus and malus",
      bidTiles: ["bt-4", "bt-7", "bt-3"],
      display: DISPLAY,
    });
    expect(match.waits).toBe("discard 3");
    expect(match.answers).toEqual([{ discard: "beer" }]);
  });

  test("Q63: minus equipment takes any card of the hand, also one just gained, into the box", () => {
    const match = town({
      players: table({}, { construction: "worker", hand: ["beer", "map", "beer"] }),
      at: "construction",
      offers: ["bunker: less-equipment", ...OFFERS.slice(1)],
    });
    match.answer({ build: "bunker", site: 5 });
    expect(match.answers).toEqual([{ discard: "beer" }, { discard: "map" }]);
    match.answer({ discard: "beer" });
    expect(match.hand(1)).toEqual(["map", "beer"]);
    expect(match.state.equipmentBox).toEqual([0]);
    expect(
      town({ players: table(), at: "construction", offers: ["bunker: less-equipment", ...OFFERS.slice(1)] }).answer({
        build: "bunker",
        site: 5,
      }).waits,
    ).toBe("construct 1");
  });
});

describe("exploration and the bag", () => {
  test("Q12: everyone takes exactly one card, marauders or not", () => {
    const match = town({ players: table(), at: "exploration", display: ["beer: 3 marauder", ...DISPLAY.slice(1)] });
    expect(match.answers).toHaveLength(4);
    expect(match.answers.every((answer) => answer.take !== undefined)).toBe(true);
  });

  test("Q13: beyond field 9 marauders of a card and of the round cost a point each; icons do nothing", () => {
    const match = town({
      players: table({ marauders: 7 }),
      at: "exploration",
      display: ["beer: 3 marauder", ...DISPLAY.slice(1)],
    });
    match.answer({ take: "beer", slot: 1 });
    expect(match.state.marauders[0]).toBe(8);
    expect(match.gained(0, "overrun")).toBe(-2);
    const round = town({ players: table({ marauders: 6, points: 30 }), at: "preparation", round: 3 });
    expect([round.state.marauders[0], round.gained(0, "overrun")]).toEqual([8, -1]);
    // X5: the icon of the damage track.
    const icon = town({ players: table({ marauders: 8, damage: 5, points: 30 }), at: "preparation", round: 1 });
    expect(icon.gained(0, "overrun")).toBe(-1);
    expect(icon.gained(0, "damage-track")).toBe(-1);
    expect(icon.state.marauders[0]).toBe(8);
    // Tiles.
    const tile = town({
      players: table({ marauders: 8 }),
      at: "construction",
      offers: ["bunker: more-marauders", ...OFFERS.slice(1)],
    });
    tile.answer({ build: "bunker", site: 5 });
    expect([tile.state.marauders[0], tile.state.points[0]]).toEqual([8, 10]);
  });

  test("Q14: an empty bag leaves the last cards short", () => {
    const match = town({ players: table(), at: "preparation", round: 2, bag: "5 worker" });
    expect(match.told("displayed").map(({ n, marauder }) => n + marauder)).toEqual([3, 2, 0, 0]);
  });

  test("a card tells how many figures wait on it, of each colour and in all, marauders aside", () => {
    const match = town({
      players: table(),
      at: "preparation",
      round: 2,
      bag: "2 worker, 2 soldier, 2 engineer, 4 marauder",
    });
    for (const { n, worker, soldier, engineer, leader } of match.told("displayed"))
      expect(n).toBe(worker + soldier + engineer + leader);
    expect(match.told("displayed").reduce((sum, { soldier }) => sum + soldier, 0)).toBe(2);
  });

  test("Q15: with only marauders left a card of round 1 holds one", () => {
    const match = town({ players: table(), at: "preparation", round: 1, bag: "20 marauder" });
    expect(match.told("displayed").map(({ n, marauder }) => [n, marauder])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  test("Q16, X2: marauders go back with the choice, so a city action can draw them", () => {
    const match = town({
      players: table(),
      at: "exploration",
      display: ["beer: 2 marauder", "map: marauder", "weapons: worker", "medicine: worker"],
    });
    const before = match.state.bag[4];
    match.answer({ take: "beer", slot: 1 });
    expect(match.state.bag[4]).toBe(before + 2);
    match.answer({ take: "map", slot: 2 });
    expect(match.state.bag[4]).toBe(before + 3);
  });

  test("Q17, X24: an empty stack gives nothing and is never refilled; a slot without a card gets no figures", () => {
    const match = town({ players: table(), at: "preparation", round: 3, stack: ["beer", "map"] });
    expect(match.told("displayed").map(({ card, n, marauder }) => [card, n + marauder])).toEqual([
      ["map", 3],
      ["beer", 3],
    ]);
    expect(match.told("stack-empty")).toHaveLength(1);
    for (const area of ["exploration", "construction", "city"]) for (let n = 0; n < 4; n++) match.bid(area, "");
    while (match.match.question?.ask === "explore") match.answer(match.answers[0]);
    expect(match.told("took")).toHaveLength(2);
    expect(match.told("nothing-left")).toHaveLength(2);
    const draw = town({ players: table({ city: "engineer" }), at: "city", stack: [] });
    draw.special(4, 1, "engineer");
    expect(draw.told("nothing-to-draw")).toEqual([{ event: "nothing-to-draw", seat: 0 }]);
  });

  test("Q18: who has just been found does not act in this round, and needs shelter", () => {
    const match = town({
      players: table({ exploration: "worker", city: "2 worker", home: "3 worker" }),
      at: "exploration",
      display: ["beer: soldier, engineer", ...DISPLAY.slice(1)],
    });
    match.answer({ take: "beer", slot: 1 });
    expect(match.state.people[0]).toBe(8);
    expect(match.figures(0, "city")).toBe("2 worker");
    expect(match.figures(0, "home")).toBe("3 worker, soldier, engineer");
  });
});

describe("markers", () => {
  test("Q57, X3: the track has nothing below 0, after every single effect", () => {
    // One point: -1, then -1 more which nothing pays, then nothing is owed.
    const match = town({ players: table({ damage: 6, points: 1 }), at: "preparation", round: 1 });
    expect(match.state.points[0]).toBe(0);
    expect(match.told("points")).toEqual([{ event: "points", seat: 0, n: -1, total: 0, source: "damage-track" }]);
  });

  test("X4: steps for all run from the start player most recently determined", () => {
    const match = town({ players: table(), at: "preparation", round: 2, start: 2 });
    expect(match.told("marauders").map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  });

  test("X9: all gain marauders before anyone's damage is evaluated; figures come before buildings", () => {
    const match = town({ players: table({ damage: 1 }), at: "preparation", round: 2 });
    const names = match.events.map(({ event }) => event);
    expect(names.lastIndexOf("marauders")).toBeLessThan(names.indexOf("points"));
    expect(names.lastIndexOf("displayed")).toBeLessThan(names.indexOf("offered"));
    expect(match.told("offered")).toHaveLength(4);
  });

  test("Q58: a loss takes the marker back over the lap", () => {
    const match = town({ players: table({ points: 41, damage: 5 }), at: "preparation", round: 2 });
    expect(match.state.points[0]).toBe(40);
  });

  test("house rule: the space under the damage marker counts", () => {
    const match = town({
      players: table({ damage: 3 }, { damage: 1 }),
      at: "preparation",
      round: 2,
      options: { damage: "with-marker" },
    });
    expect(match.state.points).toEqual([9, 12, 9, 9]);
    const out = town({
      players: table({ damage: 6, points: 30 }),
      at: "preparation",
      round: 2,
      options: { damage: "with-marker" },
    });
    expect(out.figures(0, "aside")).toBe("leader");
  });
});

test("Q62: with three players three cards lie in each display and five workers and a leader stay in the box", () => {
  const match = town({ players: [{}, {}, {}], at: "preparation", round: 1 });
  expect(match.told("displayed").map(({ slot }) => slot)).toEqual([1, 2, 3]);
  expect(match.told("offered")).toHaveLength(3);
  expect(match.state.unseenTiles).toHaveLength(2);
  const fresh = armageddon.setup({ players: 3, options: {}, content: null }, [1, 2, 3, 4]);
  expect(fresh.bag).toEqual([25, 10, 10, 0, 20]);
  expect(armageddon.setup({ players: 4, options: {}, content: null }, [1, 2, 3, 4]).bag).toEqual([25, 10, 10, 0, 20]);
});
