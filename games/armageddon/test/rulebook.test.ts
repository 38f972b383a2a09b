import { describe, expect, test } from "vitest";
import { SCALES } from "../content/cards.ts";
import { armageddon } from "../index.ts";
import { shelterOf } from "../rules/buildings.ts";
import { chipOf, spaceOf } from "../rules/points.ts";
import { mapPoints } from "../rules/scoring.ts";
import { table, town } from "./town.ts";

// The worked examples of the rulebook, T01 to T41. Seats: Travis 0, Nikki 1, Frank 2, Ani 3.

const [TRAVIS, NIKKI, FRANK, ANI] = [0, 1, 2, 3];

describe("Vorbereitung", () => {
  test("T01: in round 2 every marker moves two fields", () => {
    const match = town({ players: table(), at: "preparation", round: 2 });
    expect(match.state.marauders).toEqual([2, 2, 2, 2]);
    expect(match.told("marauders").map(({ seat, n }) => [seat, n])).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });

  test("T02: Travis on space 6 loses 2 points and gains a marauder; the leader stays", () => {
    const match = town({
      players: table({ damage: 6, points: 25, home: "5 worker, leader" }),
      at: "preparation",
      round: 2,
    });
    expect(match.state.points[TRAVIS]).toBe(23);
    expect(match.state.marauders[TRAVIS]).toBe(3);
    expect(match.figures(TRAVIS, "home")).toBe("5 worker, leader");
    expect(match.figures(TRAVIS, "aside")).toBe("");
  });

  test("T23: on the start space nothing happens; T24: the first space gives 2 points", () => {
    const match = town({ players: table({}, { damage: 1 }, { damage: 2 }), at: "preparation", round: 1 });
    expect(match.state.points).toEqual([10, 12, 10, 10]);
    expect(match.gained(NIKKI, "damage-track")).toBe(2);
  });

  test("T25: right of his space the leader is set aside and cannot be bid; a repair brings him back at once", () => {
    const match = town({ players: table({ damage: 7, points: 50 }), at: "preparation", round: 2 });
    expect(match.figures(TRAVIS, "aside")).toBe("leader");
    expect(match.figures(TRAVIS, "home")).toBe("5 worker");
    expect(match.waits).toBe("bid 0");
    expect(match.against({ bid: "city", worker: 0, soldier: 0, engineer: 0, leader: 1 })).toBe("leader-aside");
    const later = town({
      players: table({ damage: 7, home: "3 worker", city: "engineer, soldier", aside: "leader" }),
      at: "city",
    });
    later.answer({ city: "repair", pay: "engineer" });
    expect(later.state.damage[TRAVIS]).toBe(6);
    expect(later.figures(TRAVIS, "home")).toBe("3 worker, leader");
    expect(later.told("leader-back")).toHaveLength(1);
  });

  test("T28: in round 1 a card holds one marauder at most", () => {
    const match = town({ players: table(), at: "preparation", round: 1, bag: "20 marauder, 12 worker" });
    for (const card of match.told("displayed")) {
      expect(card.marauder).toBeLessThanOrEqual(1);
      expect(card.n + card.marauder).toBe(3);
    }
    expect(match.told("displayed")).toHaveLength(4);
    const second = town({ players: table(), at: "preparation", round: 2, bag: "20 marauder" });
    expect(second.told("displayed").map(({ marauder }) => marauder)).toEqual([3, 3, 3, 3]);
  });
});

describe("Bieten", () => {
  test("T03: who has bid in two areas bids in the third, with nobody if she likes", () => {
    const match = town({ players: table(), at: "bids", start: FRANK, pile: [TRAVIS, NIKKI, ANI, FRANK] });
    // Frank, Ani, Travis, Nikki bid in turn.
    for (const area of ["construction", "city"]) for (let n = 0; n < 4; n++) match.bid(area, "worker");
    match.bid("exploration").bid("exploration").bid("exploration");
    expect(match.waits).toBe(`bid ${NIKKI}`);
    expect(match.answers.every((answer) => answer.bid === "exploration")).toBe(true);
    expect(match.answers).toContainEqual({ bid: "exploration", worker: 0, soldier: 0, engineer: 0, leader: 0 });
    expect(match.against({ bid: "city", worker: 0, soldier: 0, engineer: 0, leader: 0 })).toBe("already-bid");
    match.bid("exploration");
    expect(match.state.phase).toBeGreaterThan(1);
  });

  test("T04: of two highest the earlier draws a card, the lowest takes the damage", () => {
    const match = town({
      players: table(
        { exploration: "2 worker" },
        { exploration: "3 worker" },
        { exploration: "worker" },
        { exploration: "3 worker" },
      ),
      rows: { exploration: [NIKKI, FRANK, TRAVIS, ANI] },
      bidTiles: ["bt-1", "bt-7", "bt-3"],
      at: "bonus and malus",
      display: ["beer: worker", "beer: worker", "beer: worker", "beer: worker"],
    });
    expect(match.told("bonus")[0]).toMatchObject({ seat: NIKKI, area: "exploration", icon: "equipment" });
    expect(match.told("malus")[0]).toMatchObject({ seat: FRANK, area: "exploration", icon: "damage" });
    expect(match.state.hand.map((hand) => hand.length)).toEqual([0, 1, 0, 0]);
    expect(match.state.damage[FRANK]).toBe(4);
  });

  test("T35: with nobody in an area the first bidder gets the bonus, the last the malus; the order of choice is that of the bids", () => {
    const match = town({
      players: table({}, {}, {}, {}),
      bidTiles: ["bt-2", "bt-7", "bt-3"],
      at: "bonus and malus",
      display: ["beer: worker", "map: worker", "weapons: worker", "medicine: worker"],
    });
    expect(match.told("bonus")[1]).toMatchObject({ seat: 0, area: "construction", icon: "points" });
    expect(match.told("malus")[1]).toMatchObject({ seat: 3, area: "construction", icon: "marauder" });
    const order: number[] = [];
    for (const take of ["beer", "map", "weapons", "medicine"]) {
      order.push(match.asked);
      match.answer({ take, slot: order.length });
    }
    expect(order).toEqual([0, 1, 2, 3]);
  });

  test("T32: at the end of a track, or without a card, a malus does nothing", () => {
    const last = { marauders: 8, damage: 9, hand: [] };
    for (const malus of ["bt-3", "bt-1", "bt-4"]) {
      const match = town({
        players: table({}, {}, {}, last),
        bidTiles: [malus, "bt-2", "bt-6"],
        at: "bonus and malus",
        display: ["beer", "beer", "beer", "beer"],
      });
      expect(match.told("malus")[0].seat).toBe(ANI);
      expect([match.state.marauders[ANI], match.state.damage[ANI]]).toEqual([8, 9]);
      expect(match.gained(ANI, "overrun")).toBe(0);
      expect(match.waits).toBe("explore 0");
    }
  });
});

test.each(["bonus", "malus"] as const)("a %s that has nothing to work on is told as such", (part) => {
  const match = town({
    players: table({ points: 20, marauders: 0, damage: 1 }, {}, {}, { points: 0, marauders: 8, damage: 9, hand: [] }),
    bidTiles: part === "bonus" ? ["bt-6", "bt-3", "bt-7"] : ["bt-2", "bt-1", "bt-3"],
    at: "bonus and malus",
    display: ["beer", "beer", "beer", "beer"],
  });
  const seat = part === "bonus" ? TRAVIS : ANI;
  const useless = part === "bonus" ? ["marauder", "damage"] : ["points", "damage", "marauder"];
  expect(match.told("no-effect").filter((event) => event.seat === seat)).toHaveLength(useless.length);
  for (const icon of useless) {
    const at = match.events.findIndex((event) => event.event === part && event.icon === icon);
    expect(match.events[at + 1], icon).toEqual({ event: "no-effect", seat });
  }
});

describe("Erkunden", () => {
  test("T05: Travis takes the weapons with engineer and soldier; the marauder raids and goes back", () => {
    const match = town({
      players: table(
        { exploration: "3 worker" },
        { exploration: "2 worker" },
        { exploration: "2 worker" },
        { exploration: "worker" },
      ),
      at: "exploration",
      display: ["beer: worker", "weapons: engineer, soldier, marauder", "map: worker", "medicine: worker"],
    });
    const red = match.state.bag[4];
    expect(match.waits).toBe(`explore ${TRAVIS}`);
    match.answer({ take: "weapons", slot: 2 });
    expect(match.hand(TRAVIS)).toEqual(["weapons"]);
    expect(match.figures(TRAVIS, "home")).toBe("soldier, engineer");
    expect(match.figures(TRAVIS, "city")).toBe("");
    expect(match.state.marauders[TRAVIS]).toBe(1);
    expect(match.state.bag[4]).toBe(red + 1);
    match.answer({ take: "beer", slot: 1 });
    expect(match.waits).toBe(`explore ${FRANK}`);
    match.answer({ take: "map", slot: 3 });
    expect(match.waits).toBe(`explore ${ANI}`);
  });
});

describe("Bauen", () => {
  test("Nikki puts the upgrade on her Headquarters; the tile takes a marauder and gives a point", () => {
    const match = town({
      players: table({}, { construction: "worker", marauders: 2 }),
      at: "construction",
      offers: [
        "fortified-headquarters: fewer-marauders",
        "bunker: two-houses",
        "school: two-houses",
        "tavern: two-houses",
      ],
    });
    expect(match.waits).toBe(`construct ${NIKKI}`);
    match.answer({ build: "fortified-headquarters", site: 1 });
    expect(match.site(NIKKI, 1)).toBe("fortified-headquarters");
    expect(match.state.marauders[NIKKI]).toBe(1);
    expect(match.state.points[NIKKI]).toBe(11);
  });

  test("T37: a Watchtower upgrade goes on site 2 and on the Tower Site only", () => {
    const match = town({
      players: table({ construction: "worker", sites: { 5: "tower-site" } }),
      at: "construction",
      offers: ["sniper-tower: two-houses", "bunker: two-houses", "school: two-houses", "tavern: two-houses"],
    });
    const sites = match.answers
      .filter((answer) => answer.build === "sniper-tower" && answer.forfeit !== true)
      .map((answer) => answer.site);
    expect(sites).toEqual([2, 5]);
    expect(match.against({ build: "sniper-tower", site: 6 })).toBe("only-on-watchtower");
  });
});

describe("Stadt", () => {
  test("T07: exactly the figures of the bid are there to act", () => {
    const match = town({
      players: table({}, {}, {}, { city: "3 worker, soldier", home: "2 worker" }),
      at: "city",
      start: ANI,
    });
    expect(match.waits).toBe(`city ${ANI}`);
    match.special(1, 1, "worker").special(1, 1, "worker").special(2, 1, "soldier").special(2, 2, "worker");
    expect(match.told("city")).toEqual([{ event: "city", seat: ANI, n: 4 }]);
    expect(match.figures(ANI, "home")).toBe("2 worker");
    expect(match.answers).toEqual([{ done: true }]);
    match.done();
    expect(match.waits).not.toBe(`city ${ANI}`);
  });

  test("T08: Travis builds the extension with a worker and a soldier, once", () => {
    const match = town({ players: table({ city: "3 worker, soldier" }), at: "city" });
    expect(shelterOf(match.state, TRAVIS)).toBe(6);
    match.answer({ city: "extend", pay: "worker", with: "soldier" });
    expect(shelterOf(match.state, TRAVIS)).toBe(8);
    expect(match.site(TRAVIS, 8)).toBe("extension");
    expect(match.figures(TRAVIS, "city")).toBe("2 worker");
    expect(match.against({ city: "extend", pay: "worker", with: "worker" })).toBe("extension-built");
  });

  test("T09: two engineers repair twice", () => {
    const match = town({ players: table({ city: "2 engineer, worker", damage: 5 }), at: "city" });
    match.answer({ city: "repair", pay: "engineer" }, { city: "repair", pay: "engineer" });
    expect(match.state.damage[TRAVIS]).toBe(3);
  });

  test("T10: Travis earns 2 points and fights 4 marauders", () => {
    const match = town({ players: table({ city: "3 worker, soldier", marauders: 5, points: 30 }), at: "city" });
    match.special(1, 1, "worker").special(2, 1, "soldier").special(2, 2, "worker").special(2, 2, "worker");
    expect(match.told("fought").map(({ n }) => n)).toEqual([2, 1, 1]);
    expect(match.state.marauders[TRAVIS]).toBe(1);
    expect(match.state.points[TRAVIS]).toBe(36);
  });

  test("T11: a worker and a soldier of Nikki fight 3", () => {
    const match = town({ players: table({}, { city: "2 worker, soldier", marauders: 4, points: 15 }), at: "city" });
    match.special(2, 2, "worker").special(2, 1, "soldier");
    expect(match.state.marauders[NIKKI]).toBe(1);
    expect(match.state.points[NIKKI]).toBe(18);
  });

  test("T19: with a Training Center a worker pays for an engineer; without it not", () => {
    const match = town({ players: table({ city: "2 worker", sites: { 5: "training-center" } }), at: "city" });
    match.special(4, 1, "worker");
    expect(match.hand(TRAVIS)).toHaveLength(1);
    const without = town({ players: table({ city: "2 worker" }), at: "city" });
    expect(without.against({ city: "special", site: 4, action: 1, pay: "worker" })).toBe("wrong-figure");
  });

  test("T39: with no soldier and no engineer in the bag the exchange is refused and both workers stay free", () => {
    const match = town({
      players: table({ city: "2 worker", sites: { 8: "extension" } }),
      at: "city",
      bag: "5 worker, 5 marauder",
    });
    const exchange = { city: "special", site: 8, action: 1, pay: "worker", with: "worker", take: "soldier" };
    expect(match.against(exchange)).toBe("nobody-to-exchange-for");
    expect(match.figures(TRAVIS, "city")).toBe("2 worker");
    match.special(1, 1, "worker").special(1, 1, "worker");
    expect(match.gained(TRAVIS, "actions")).toBe(4);
  });
});

describe("Abschluss", () => {
  test("Ani has 3 marauders left: 3 spaces of damage", () => {
    const match = town({ players: table({}, {}, {}, { marauders: 3, damage: 3 }), at: "completion" });
    expect(match.completed?.damage[ANI]).toBe(6);
    expect(match.completed?.marauders[ANI]).toBe(3);
  });

  test("T13: Frank with shelter 9 and 10 survivors lets a worker go for 2 points", () => {
    const match = town({
      players: table(
        {},
        {},
        { home: "8 worker, soldier, leader", points: 22, sites: { 3: "mobile-home", 5: "bunker" } },
      ),
      at: "completion",
    });
    const green = match.state.bag[0];
    expect(shelterOf(match.state, FRANK)).toBe(9);
    expect(match.waits).toBe(`dismiss ${FRANK}`);
    match.answer({ dismiss: "worker" });
    expect(match.completed?.people[FRANK]).toBe(9);
    expect(match.completed?.bag[0]).toBe(green + 1);
    expect(match.completed?.points[FRANK]).toBe(20);
  });

  test("T14: fixed points 5 and 1", () => {
    const match = town({ players: table({ sites: { 5: "power-plant", 6: "market" } }), at: "completion" });
    expect(match.completed?.points[TRAVIS]).toBe(16);
    expect(match.gained(TRAVIS, "fixed")).toBe(6);
  });

  test("T20: unused shelter counts a point each", () => {
    const match = town({
      players: table({ home: "7 worker, leader", sites: { 3: "hotel", 5: "", 4: "" } }),
      at: "completion",
    });
    // 2 + 1 + 6 of the Hotel, and the 1 of the Library is gone: shelter 9.
    expect(shelterOf(match.state, TRAVIS)).toBe(9);
    expect(match.gained(TRAVIS, "unused-shelter")).toBe(1);
    const two = town({ players: table({ home: "7 worker, leader", sites: { 3: "hotel" } }), at: "completion" });
    expect(shelterOf(two.state, TRAVIS)).toBe(10);
    expect(two.completed?.points[TRAVIS]).toBe(12);
  });

  test("T27: damage beyond the last space costs points; the marauders stay", () => {
    const match = town({ players: table({ damage: 8, marauders: 3, points: 20 }), at: "completion" });
    expect(match.completed?.damage[TRAVIS]).toBe(9);
    expect(match.completed?.points[TRAVIS]).toBe(18);
    expect(match.completed?.marauders[TRAVIS]).toBe(3);
  });

  test("T31: Church Merciful: nothing for fighting, 10 at the end of the round", () => {
    const match = town({
      players: table({ city: "2 soldier, worker", marauders: 6, points: 20, sites: { 5: "church-merciful" } }),
      at: "city",
    });
    match.special(2, 1, "soldier").special(2, 1, "soldier");
    expect(match.state.points[TRAVIS]).toBe(20);
    match.allDone();
    expect(match.completed?.points[TRAVIS]).toBe(30);
  });
});

describe("shelter", () => {
  test("T36: Builder's Yard, Watchtower and Bunker give one more each", () => {
    const match = town({ players: table({ sites: { 5: "builders-yard", 6: "bunker" } }), at: "bids" });
    // 2 + 1 + 2 + 1 printed, 1 + 3 of the cards, 3 of the Yard.
    expect(shelterOf(match.state, TRAVIS)).toBe(13);
  });
});

describe("scoring", () => {
  test("Nikki has two engineers and gains 8, Ani one and gains 4; both go past 40", () => {
    const match = town({
      players: table({}, { home: "3 worker, 2 engineer", points: 35 }, {}, { home: "4 worker, engineer", points: 38 }),
      open: ["engineers", "workers"],
      at: "interim",
      round: 3,
    });
    const scored = match.told("points").filter(({ source }) => source === "interim-tile");
    expect(scored.map(({ seat, n }) => [seat, n])).toEqual([
      [NIKKI, 8],
      [ANI, 4],
    ]);
    expect(chipOf(43)).toBe(40);
    expect(match.told("counted").map(({ n }) => n)).toEqual([0, 2, 0, 1]);
  });

  test("T33: marauders cost a point each at the interim scoring and go", () => {
    const match = town({
      players: table({ marauders: 0 }, { marauders: 5 }),
      open: ["engineers", "workers"],
      at: "interim",
      round: 3,
    });
    expect(match.gained(TRAVIS, "interim-marauders")).toBe(0);
    expect(match.gained(NIKKI, "interim-marauders")).toBe(-5);
    expect(match.told("raiders-gone")).toEqual([{ event: "raiders-gone", seat: NIKKI, n: 5 }]);
    // Round 4 brings its own.
    expect(match.state.marauders).toEqual([4, 4, 4, 4]);
  });

  test("T16: 90 + 16 + 10 + 12 + 2 - 3 = 127", () => {
    // 16: four science buildings; 10: any equipment; 12: 8 + 3 + 1 + 0 and three maps that are not the most nor second.
    const travis = {
      points: 90,
      damage: 1,
      marauders: 3,
      sites: { 5: "school", 6: "workshop", 7: "academy" },
      hand: ["medicine", "medicine", "medicine", "beer", "beer", "gasoline", "weapons", "map", "map", "map"],
      secret: ["any-equipment", "soldiers"],
    };
    const maps = (n: number): string[] => new Array<string>(n).fill("map");
    const match = town({
      players: table(travis, { hand: maps(5) }, { hand: maps(4) }),
      open: [null, "science"],
      at: "final",
      round: 6,
    });
    expect(match.gained(TRAVIS, "final-tile")).toBe(16);
    match.answer({ score: "any-equipment" });
    while (match.match.question !== null) match.answer(match.answers[0]);
    expect(match.gained(TRAVIS, "secret-tile")).toBe(10);
    const equipment = (["beer", "gasoline", "weapons", "medicine", "vehicles", "maps"] as const).reduce(
      (sum, source) => sum + match.gained(TRAVIS, source),
      0,
    );
    expect(equipment).toBe(12);
    expect(match.gained(TRAVIS, "final-damage")).toBe(2);
    expect(match.gained(TRAVIS, "final-marauders")).toBe(-3);
    expect(match.state.points[TRAVIS]).toBe(127);
    expect(match.match.outcome).toMatchObject({ winners: [TRAVIS], reason: "points" });
  });

  test("T17: 5, 2 and 1 maps", () => {
    expect(mapPoints(SCALES, [0, 2, 5, 1], false)).toEqual([0, 4, 8, 0]);
  });

  const counted = (hand: readonly string[]): Readonly<Record<string, number>> => {
    const match = town({ players: table({ hand }), at: "final count", round: 6 });
    const names = ["beer", "gasoline", "weapons", "medicine", "vehicles"] as const;
    return Object.fromEntries(names.map((name) => [name, match.gained(TRAVIS, name)]));
  };

  test("T18: three parts of a car, and a bus and a truck part: 9 + 2", () => {
    expect(counted(["car-tyres", "car-engine", "car-body", "bus-tyres", "truck-body"]).vehicles).toBe(11);
  });

  test("T21: 3 medicine, 2 beer, 1 gasoline, 1 weapon: 8 + 3 + 1 + 0", () => {
    const hand = ["medicine", "medicine", "medicine", "beer", "beer", "gasoline", "weapons"];
    expect(counted(hand)).toEqual({ medicine: 8, beer: 3, gasoline: 1, weapons: 0, vehicles: 0 });
  });

  test("T22: what lies on the chips", () => {
    expect([0, 1, 40, 41, 80, 81, 121, 161].map(chipOf)).toEqual([0, 0, 0, 40, 40, 80, 120, 160]);
    expect([0, 1, 40, 41, 80, 81, 121, 161].map(spaceOf)).toEqual([0, 1, 40, 1, 40, 1, 1, 1]);
  });
});

test("the game is for three and four players", () => {
  expect(armageddon.seats).toEqual({ min: 3, max: 4 });
});
