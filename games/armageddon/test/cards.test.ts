import { describe, expect, test } from "vitest";
import { COLOURS, Colour } from "../content/board.ts";
import { type ActionRow, BUILDINGS, type Cost, TYPES } from "../content/buildings.ts";
import { BID_TILES, BUILDING_TILES, EQUIPMENT, SCORING_TILES } from "../content/cards.ts";
import { armageddon } from "../index.ts";
import { shelterOf } from "../rules/buildings.ts";
import { countFor, tilePoints } from "../rules/scoring.ts";
import { type Town, table, town } from "./town.ts";

// Every building, tile and card, first as it is printed (or stands in for what nobody knows), then in use.

const BUILDINGS_IN_WORDS: Readonly<Record<string, string>> = {
  headquarters: "headquarters, shelter 2; any x2: 2 points",
  watchtower: "military, shelter 1; soldier x2: fight 2; any x2: fight 1",
  "mobile-home": "civil, shelter 2",
  library: "science, shelter 1; engineer x1: draw 1",
  extension: "civil, shelter 2; two workers x1: exchange",
  "fortified-headquarters": "headquarters, shelter 3; on the Headquarters; any x3: 2 points",
  "sniper-tower": "military, shelter 2; on the Watchtower; soldier x2: fight 3; any x2: fight 1",
  "manned-watchtower": "military, shelter 3; on the Watchtower; engineer or soldier x2: fight 2; any x3: fight 1",
  "tower-site": "military, shelter 2; any x2: fight 1",
  "builders-yard": "military, shelter 1; engineer x1: repair, 2 points",
  bunker: "military, shelter 3; any x2: push back 1",
  workshop: "science, shelter 2; engineer or soldier x2: repair, 1 points",
  laboratory: "science, shelter 2; engineer x1: keep one of three; any x1: 2 points",
  school: "science, shelter 1; engineer or soldier x1: 2 points per science",
  academy: "science, shelter 3; two workers x1: exchange",
  market: "civil, shelter 2; 1 each round; any x1: search",
  scrapyard: "civil, shelter 2; any x1: draw 1",
  "trailer-park": "civil, shelter 4",
  tavern: "civil, shelter 2; any x2: 2 points; engineer or soldier x1: 3 points",
  "command-centre": "headquarters, shelter 5; on the Headquarters; any x3: 3 points",
  "gun-tower": "military, shelter 3; on the Watchtower; soldier x3: fight 3; any x2: fight 2",
  "signal-tower": "military, shelter 3; on the Watchtower; engineer or soldier x3: fight 3; any x3: fight 1",
  armoury: "military, shelter 2; soldier x1: 2 points per military; soldier x2: fight 2",
  fortress: "military, shelter 5; any x2: push back 2",
  "training-center": "science, shelter 2",
  university: "science, shelter 2; engineer x1: 2 points per science; any x2: 2 points",
  "power-plant": "science, shelter 1; 5 each round",
  "machine-shop": "science, shelter 3; engineer or soldier x2: repair, 2 points",
  "church-merciful": "civil, shelter 1; 10 each round",
  "church-vengeful": "civil, shelter 1; soldier x1: fight 2",
  hotel: "civil, shelter 6",
  "town-hall": "civil, shelter 2; any x1: 2 points per civil; engineer or soldier x1: 3 points",
  "radio-station": "civil, shelter 2; any x1: recruit; engineer or soldier x1: draw 2",
};

const COST_IN_WORDS: Readonly<Record<Cost, string>> = {
  any: "any",
  soldier: "soldier",
  engineer: "engineer",
  specialist: "engineer or soldier",
  "two-workers": "two workers",
};

function effectInWords({ effect, n, type }: ActionRow): string {
  switch (effect) {
    case "points":
      return `${n} points`;
    case "fight":
      return `fight ${n}`;
    case "per-type":
      return `${n} points per ${TYPES[type]}`;
    case "draw":
      return `draw ${n}`;
    case "pick":
      return "keep one of three";
    case "repair":
      return `repair, ${n} points`;
    case "push-back":
      return `push back ${n}`;
    default:
      return effect;
  }
}

test("there are 14 buildings of each level and 5 printed ones", () => {
  expect([0, 1, 2].map((level) => BUILDINGS.filter((row) => row.level === level).length)).toEqual([5, 14, 14]);
  expect(Object.keys(BUILDINGS_IN_WORDS)).toEqual(BUILDINGS.map((row) => row.id));
});

/** Why two workers do not pay it. */
const AGAINST_TWO: Readonly<Record<Cost, string | null>> = {
  any: "one-figure-pays",
  soldier: "wrong-figure",
  engineer: "wrong-figure",
  specialist: "wrong-figure",
  "two-workers": null,
};
const PAYERS: Readonly<Record<Cost, readonly string[]>> = {
  any: ["worker", "soldier", "engineer", "leader"],
  soldier: ["soldier", "leader"],
  engineer: ["engineer", "leader"],
  specialist: ["soldier", "engineer", "leader"],
  "two-workers": [],
};

const SITE_OF: Readonly<Record<string, number>> = {
  headquarters: 1,
  watchtower: 2,
  "mobile-home": 3,
  library: 4,
  extension: 8,
};

const CROWD = "9 worker, 4 soldier, 4 engineer, leader";

function cityWith(building: string, site: number, more: object = {}): Town {
  return town({
    players: table({
      city: CROWD,
      marauders: 8,
      damage: 9,
      points: 20,
      hand: ["beer"],
      sites: { [site]: building },
      ...more,
    }),
    at: "city",
  });
}

for (const row of BUILDINGS) {
  describe(row.id, () => {
    test("is as it is printed", () => {
      const words = [`${TYPES[row.type]}, shelter ${row.shelter}`];
      if (row.fixed > 0) words.push(`${row.fixed} each round`);
      if (row.upgrades !== "none") words.push(`on the ${row.upgrades === "hq" ? "Headquarters" : "Watchtower"}`);
      words.push(
        ...row.actions.map((action) => `${COST_IN_WORDS[action.cost]} x${action.uses}: ${effectInWords(action)}`),
      );
      expect(words.join("; ")).toBe(BUILDINGS_IN_WORDS[row.id]);
    });

    const site = SITE_OF[row.id] ?? (row.upgrades === "hq" ? 1 : row.upgrades === "watchtower" ? 2 : 5);

    if (row.level > 0) {
      test("can be built, and gives its shelter", () => {
        const match = town({
          players: table(),
          at: "construction",
          offers: [`${row.id}: more-damage`, "market", "hotel", "school"].map((words, at) =>
            at > 0 && words === row.id ? "tavern" : words,
          ),
        });
        const before = shelterOf(match.state, 0);
        const covered = BUILDINGS.find(({ id }) => id === match.site(0, site))?.shelter ?? 0;
        match.answer({ build: row.id, site });
        expect(match.site(0, site)).toBe(row.id);
        // The Builder's Yard counts itself and the Watchtower.
        expect(shelterOf(match.state, 0)).toBe(before - covered + row.shelter + (row.passive === "yard" ? 2 : 0));
      });
    }

    if (row.fixed > 0) {
      test(`pays ${row.fixed} at the end of a round`, () => {
        const match = town({ players: table({ sites: { [site]: row.id } }), at: "completion" });
        expect(match.gained(0, "fixed")).toBe(row.fixed);
      });
    }

    for (const [at, action] of row.actions.entries()) {
      const number = at + 1;
      test(`action ${number} takes ${COST_IN_WORDS[action.cost]} and nobody else`, () => {
        const match = cityWith(row.id, site);
        const able = COLOURS.filter((pay) => match.against({ city: "special", site, action: number, pay }) === null);
        expect(able).toEqual(PAYERS[action.cost]);
        const two = match.against({
          city: "special",
          site,
          action: number,
          pay: "worker",
          with: "worker",
          take: "soldier",
        });
        expect(two).toBe(AGAINST_TWO[action.cost]);
      });

      test(`action ${number} can be used ${action.uses} times a round`, () => {
        const match = cityWith(row.id, site);
        const answer = answerFor(action, site, number);
        for (let use = 0; use < action.uses; use++) {
          match.answer(answer);
          finishQuestions(match);
        }
        expect(match.used(0, site, number)).toBe(action.uses);
        expect(match.against(answer)).toBe("used-up");
      });

      test(`action ${number}: ${effectInWords(action)}`, () => {
        const match = cityWith(row.id, site);
        const before = structuredClone(match.state);
        match.answer(answerFor(action, site, number));
        finishQuestions(match);
        const { state } = match;
        const gained = state.points[0] - before.points[0];
        const change = {
          marauders: state.marauders[0] - before.marauders[0],
          damage: state.damage[0] - before.damage[0],
          cards: state.hand[0].length - before.hand[0].length,
        };
        const none = { marauders: 0, damage: 0, cards: 0 };
        switch (action.effect) {
          case "points":
            expect([gained, change]).toEqual([action.n, none]);
            break;
          case "fight":
            expect([gained, change]).toEqual([
              row.passive === "vengeful" ? 2 * action.n : action.n,
              { ...none, marauders: -action.n },
            ]);
            break;
          case "push-back":
            expect([gained, change]).toEqual([0, { ...none, marauders: -action.n }]);
            break;
          case "per-type":
            // The printed building of the type, and this one.
            expect([gained, change]).toEqual([4, none]);
            break;
          case "draw":
            expect([gained, change]).toEqual([0, { ...none, cards: action.n }]);
            break;
          case "pick":
            expect([gained, change]).toEqual([0, { ...none, cards: 1 }]);
            expect(state.stack).toHaveLength(before.stack.length - 1);
            break;
          case "search":
            expect([gained, change]).toEqual([0, none]);
            expect(state.equipmentBox.map((card) => EQUIPMENT[card].id)).toEqual(["beer"]);
            break;
          case "repair":
            expect([gained, change]).toEqual([action.n, { ...none, damage: -1 }]);
            break;
          case "exchange":
            expect([gained, change]).toEqual([0, none]);
            expect(match.figures(0, "home")).toBe("soldier");
            expect(state.bag[Colour.worker]).toBe(before.bag[Colour.worker] + 1);
            break;
          case "recruit":
            expect(gained === 2 || state.people[0] === before.people[0] + 1).toBe(true);
            break;
        }
      });
    }
  });
}

function answerFor(action: ActionRow, site: number, number: number): { [term: string]: string | number } {
  if (action.cost === "two-workers")
    return { city: "special", site, action: number, pay: "worker", with: "worker", take: "soldier" };
  const pay = action.cost === "any" ? "worker" : action.cost === "engineer" ? "engineer" : "soldier";
  return { city: "special", site, action: number, pay };
}

/** Answers what an action asks, until the city asks again. */
function finishQuestions(match: Town): void {
  while (match.match.question?.ask !== "city") match.answer(match.answers[0]);
}

describe("lasting effects", () => {
  test("Training Center: workers pay for soldiers and engineers", () => {
    const match = town({
      players: table({ city: "3 worker", marauders: 2, sites: { 5: "training-center" } }),
      at: "city",
    });
    match.special(2, 1, "worker").special(4, 1, "worker");
    expect([match.state.marauders[0], match.state.hand[0].length]).toEqual([0, 1]);
  });

  test("Hotel: nothing for a town that is full", () => {
    const match = town({ players: table({ home: "11 worker, leader", sites: { 5: "hotel" } }), at: "completion" });
    expect(match.gained(0, "unused-shelter")).toBe(0);
  });

  test("Tower Site: two Watchtowers in one town", () => {
    const match = town({
      players: table({ sites: { 5: "tower-site" } }),
      at: "construction",
      offers: ["manned-watchtower", "school", "market", "tavern"],
    });
    match.answer({ build: "manned-watchtower", site: 5 });
    expect([match.site(0, 2), match.site(0, 5)]).toEqual(["watchtower", "manned-watchtower"]);
  });
});

describe("building tiles", () => {
  const after = (tile: string, player = {}): Town => {
    const match = town({
      players: table({ marauders: 3, damage: 5, hand: ["beer"], ...player }),
      at: "construction",
      offers: [`bunker: ${tile}`, "school", "market", "tavern"],
    });
    return match.answer({ build: "bunker", forfeit: true });
  };
  const cases: Readonly<Record<(typeof BUILDING_TILES)[number]["id"], (match: Town) => unknown>> = {
    "fewer-marauders": (match) => [match.state.marauders[0], match.state.points[0]],
    "more-equipment": (match) => match.state.hand[0].length,
    "less-damage": (match) => match.state.damage[0],
    "two-houses": (match) => shelterOf(match.state, 0),
    exchange: (match) => match.waits,
    "more-marauders": (match) => match.state.marauders[0],
    "more-damage": (match) => match.state.damage[0],
    "less-equipment": (match) => match.waits,
  };
  const expected: Readonly<Record<string, unknown>> = {
    "fewer-marauders": [2, 11],
    "more-equipment": 2,
    "less-damage": 4,
    "two-houses": 8,
    exchange: "exchange 0",
    "more-marauders": 4,
    "more-damage": 6,
    "less-equipment": "discard 0",
  };
  for (const { id, count } of BUILDING_TILES) {
    test(`${id}, ${count} of them`, () => {
      const match = after(id);
      expect(cases[id](match)).toEqual(expected[id]);
      expect(match.state.tileBox).toHaveLength(1);
      expect(count).toBe(4);
    });
  }

  test("nothing on the first field, the first space, with no card", () => {
    const match = after("fewer-marauders", { marauders: 0 });
    expect(match.state.points[0]).toBe(10);
    expect(after("less-damage", { damage: 1 }).told("no-effect")).toHaveLength(1);
    expect(after("less-equipment", { hand: [] }).told("no-effect")).toHaveLength(1);
  });
});

describe("bid tiles", () => {
  const expected: Readonly<Record<string, string>> = {
    "bt-1": "equipment/damage",
    "bt-2": "equipment/points",
    "bt-3": "damage/marauder",
    "bt-4": "damage/equipment",
    "bt-5": "marauder/equipment",
    "bt-6": "marauder/points",
    "bt-7": "points/marauder",
  };
  const others = (id: string): string[] => BID_TILES.map((row) => row.id).filter((other) => other !== id);
  for (const { id } of BID_TILES) {
    test(`${id}: ${expected[id]}`, () => {
      const player = { marauders: 3, damage: 5, points: 20, hand: ["beer", "map"] };
      const match = town({
        players: table(player, player, player, player),
        bidTiles: [id, ...others(id).slice(0, 2)],
        at: "bonus and malus",
        display: ["beer", "beer", "beer", "beer"],
      });
      const [bonus, malus] = expected[id].split("/");
      expect(match.told("bonus")[0]).toMatchObject({ seat: 0, icon: bonus });
      expect(match.told("malus")[0]).toMatchObject({ seat: 3, icon: malus });
      const until = match.events.findIndex((event) => event.event === "bonus" && event.area === "construction");
      const told = match.events.slice(0, until < 0 ? match.events.length : until);
      const of = (seat: number): unknown[] =>
        told.filter(
          (event) => "seat" in event && event.seat === seat && !["bonus", "malus", "drew-card"].includes(event.event),
        );
      const better: Readonly<Record<string, unknown>> = {
        equipment: [{ event: "drew", seat: 0, n: 1 }],
        damage: [{ event: "damage", seat: 0, n: -1, at: 4 }],
        marauder: [
          { event: "marauders", seat: 0, n: -1, left: 2 },
          { event: "points", seat: 0, n: 1, total: 21, source: "bid-tiles" },
        ],
        points: [{ event: "points", seat: 0, n: 2, total: 22, source: "bid-tiles" }],
      };
      const worse: Readonly<Record<string, unknown>> = {
        equipment: [],
        damage: [{ event: "damage", seat: 3, n: 1, at: 6 }],
        marauder: [{ event: "marauders", seat: 3, n: 1, left: 4 }],
        points: [{ event: "points", seat: 3, n: -2, total: 18, source: "bid-tiles" }],
      };
      expect(of(0)).toEqual(better[bonus]);
      expect(of(3)).toEqual(worse[malus]);
      if (malus === "equipment") expect(match.waits).toBe("discard 3");
    });
  }
});

describe("scoring tiles", () => {
  const state = town({
    players: table({
      home: "3 worker, 2 soldier",
      exploration: "engineer",
      city: "leader",
      sites: { 5: "bunker", 6: "school", 7: "workshop" },
      hand: ["weapons", "weapons", "medicine", "car-tyres", "bus-body", "truck-engine", "beer", "map"],
    }),
    at: "exploration",
    display: ["beer", "beer", "beer", "beer"],
  }).state;
  const expected: Readonly<Record<string, readonly [count: number, each: number]>> = {
    workers: [3, 1],
    soldiers: [2, 4],
    engineers: [1, 4],
    civil: [1, 4],
    military: [2, 4],
    science: [3, 4],
    weapons: [2, 4],
    medicine: [1, 4],
    vehicles: [3, 2],
    "any-equipment": [8, 1],
  };
  for (const [tile, { id }] of SCORING_TILES.entries()) {
    test(id, () => {
      const [count, each] = expected[id];
      expect(countFor(state, 0, tile)).toBe(count);
      expect(tilePoints(state, 0, tile)).toBe(count * each);
    });
  }
});

describe("equipment", () => {
  test("60 cards: six of beer and gasoline, eight of weapons, medicine and maps, two of each vehicle part", () => {
    expect(EQUIPMENT.map(({ count }) => count)).toEqual([6, 6, 8, 8, 8, ...new Array<number>(12).fill(2)]);
    expect(EQUIPMENT.reduce((sum, { count }) => sum + count, 0)).toBe(60);
  });

  for (const { id } of EQUIPMENT) {
    test(`${id} can be taken, discarded and searched for`, () => {
      const match = town({
        players: table({ city: "worker", sites: { 5: "market" } }),
        at: "exploration",
        display: [id, "beer", "gasoline", "map"],
      });
      match.answer({ take: id, slot: 1 });
      expect(match.hand(0)).toEqual([id]);
      const search = town({
        players: table({ city: "worker", hand: [id], sites: { 5: "market" } }),
        at: "city",
        stack: [id],
      });
      search.special(5, 1, "worker").answer({ discard: id }, { search: id });
      expect(search.hand(0)).toEqual([id]);
      expect(armageddon.view(search.state, 1).hand[0]).toEqual([-1]);
    });
  }
});
