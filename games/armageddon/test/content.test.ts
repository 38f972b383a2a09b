import { type JsonObject, load, Match, MatchError, save } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { DAMAGE_TRACK, PRINTS, ROUND_TRACK, SLOTS } from "../content/board.ts";
import { BUILDINGS, LEVELS } from "../content/buildings.ts";
import { SCALES } from "../content/cards.ts";
import { armageddon, type State } from "../index.ts";
import { table, town } from "./town.ts";

// The box: what is known from where; packs that correct it; states that cannot be.

describe("the tracks", () => {
  test("rounds, slots and the damage track", () => {
    expect(ROUND_TRACK.map(({ marauders }) => marauders)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(SLOTS).toEqual([3, 3, 3, 3]);
    expect(DAMAGE_TRACK.map(({ print }) => PRINTS[print])).toEqual([
      "plus-2",
      "none",
      "minus-1",
      "marauder",
      "minus-1",
      "leader-out",
      "marauder",
      "minus-2",
      "end",
    ]);
  });

  test("what an evaluation does with the marker on each space", () => {
    const evaluated = Array.from({ length: 9 }, (_, at) => {
      const match = town({ players: table({ damage: at + 1, points: 30 }), at: "preparation", round: 1 });
      return [match.gained(0, "damage-track"), match.state.marauders[0] - 1, match.figures(0, "aside")];
    });
    expect(evaluated).toEqual([
      [2, 0, ""],
      [0, 0, ""],
      [0, 0, ""],
      [-1, 0, ""],
      [-1, 1, ""],
      [-2, 1, ""],
      [-2, 1, "leader"],
      [-2, 2, "leader"],
      [-4, 2, "leader"],
    ]);
  });
});

describe("where the numbers come from", () => {
  test("names of the rulebook and of the reviews are marked", () => {
    const named = (origin: string): string[] => BUILDINGS.filter((row) => row.name === origin).map((row) => row.id);
    expect(named("public source")).toEqual(["mobile-home", "library", "hotel"]);
    expect(named("rulebook")).toEqual([
      "headquarters",
      "watchtower",
      "extension",
      "tower-site",
      "builders-yard",
      "training-center",
      "church-merciful",
      "church-vengeful",
    ]);
  });

  test("the counts cover every row", () => {
    const pack = armageddon.content.export({});
    const rows = Object.values(pack).reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
    const origins = armageddon.content.origins({});
    const lasting = BUILDINGS.filter((row) => row.passive !== "none").length;
    expect(origins.rulebook + origins["public source"] + origins["stand-in"]).toBe(rows + BUILDINGS.length + lasting);
    expect(origins).toEqual({ rulebook: 22, "public source": 5, "stand-in": 113 });
  });
});

const opened = (content: unknown): Readonly<State> =>
  Match.open(armageddon, { players: 4, content, seed: "box" }).state;

describe("packs that fit", () => {
  test("rows and fields that are left out keep their numbers, the others change", () => {
    const numbers = opened({
      game: "armageddon",
      rounds: [{ id: "round-1", marauders: 2 }],
      damage: [{ id: "space-4", print: "minus-2" }],
      bidTiles: [{ id: "bt-7", bonus: "damage" }],
      scoringTiles: [{ id: "soldiers", each: 5 }],
      equipment: [{ id: "beer", count: 9 }],
      scales: [{ id: "beer", for2: 4 }],
      buildings: [{ id: "bunker", shelter: 2, n1: 3 }],
      slots: [{ id: "slot-2", figures: 4 }],
      buildingTiles: [{ id: "exchange", count: 6 }],
    }).numbers;
    const built = opened(null).numbers;
    const bunker = BUILDINGS.findIndex((row) => row.id === "bunker");
    expect(numbers.rounds).toEqual([2, 2, 3, 4, 5, 6]);
    expect(numbers.damage.filter((print, at) => print !== built.damage[at])).toEqual([3]);
    expect(numbers.bonus).toEqual([3, 3, 2, 2, 0, 0, 2]);
    expect(numbers.scoring[1]).toBe(5);
    expect(numbers.equipmentCount[0]).toBe(9);
    expect(numbers.scales).toEqual({ ...SCALES, beer: [1, 4, 6, 10] });
    expect([numbers.shelter[bunker], numbers.amount[bunker * 2], numbers.uses[bunker * 2]]).toEqual([2, 3, 2]);
    expect(numbers.slots).toEqual([3, 4, 3, 3]);
    expect(numbers.tileCount[4]).toBe(6);
  });

  test("the rules use them, and a save begins again with them", () => {
    const content = {
      game: "armageddon",
      rounds: [{ id: "round-1", marauders: 3 }],
      slots: [{ id: "slot-1", figures: 5 }],
    };
    const match = Match.open(armageddon, { players: 3, content, seed: "pack" });
    expect(match.state.marauders).toEqual([3, 3, 3]);
    expect(match.state.crowd.slice(0, 5).reduce((sum, n) => sum + n, 0)).toBe(5);
    const loaded = load(armageddon, JSON.parse(JSON.stringify(save(match))));
    expect(loaded.hash).toBe(match.hash);
  });
});

describe("packs that do not fit name the field", () => {
  const pack = (list: string, ...rows: readonly unknown[]): unknown => ({ game: "armageddon", [list]: rows });
  const cases: readonly (readonly [what: string, pack: unknown, field: string])[] = [
    ["an action that the card has not", pack("buildings", { id: "bunker", n2: 1 }), "content.buildings[0].n2:"],
    ["a number beyond", pack("rounds", { id: "round-1", marauders: 9 }), "content.rounds[0].marauders:"],
    ["half a figure", pack("slots", { id: "slot-1", figures: 1.5 }), "content.slots[0].figures:"],
    ["a print that there is not", pack("damage", { id: "space-4", print: "bonus" }), "content.damage[0].print:"],
    ["an icon that there is not", pack("bidTiles", { id: "bt-1", malus: "none" }), "content.bidTiles[0].malus:"],
    ["a scale that is too short for it", pack("scales", { id: "weapons", for2: 9 }), "content.scales[0].for2:"],
    [
      "too few tiles",
      pack("buildingTiles", ...["exchange", "two-houses", "more-damage"].map((id) => ({ id, count: 0 }))),
      "content.buildingTiles:",
    ],
  ];
  for (const [what, bad, field] of cases) {
    test(what, () => {
      const problems = armageddon.content.problems(bad);
      expect(problems.map((problem) => problem.slice(0, field.length))).toEqual([field]);
      expect(() => Match.open(armageddon, { players: 4, content: bad })).toThrow(MatchError);
    });
  }

  test("several faults are named together", () => {
    const problems = armageddon.content.problems(
      pack("buildings", { id: "bunker", shelter: -1, fixed: 99 }, { id: "nothing" }),
    );
    expect(problems.map((problem) => problem.split(":")[0])).toEqual([
      "content.buildings[0].shelter",
      "content.buildings[0].fixed",
      "content.buildings[1].id",
    ]);
  });
});

describe("states that cannot be name the field", () => {
  const good = (): Record<string, unknown> =>
    structuredClone(town({ players: table({ hand: ["beer"] }), at: "bids" }).state) as unknown as Record<
      string,
      unknown
    >;
  const at = (field: string, index: number, value: unknown): Record<string, unknown> => {
    const state = good();
    const list = (state[field] as unknown[]).slice();
    list[index] = value;
    return { ...state, [field]: list };
  };
  const ground = { do: "bid/next" };

  test("a good one has no problem", () => {
    expect(armageddon.problems(good())).toEqual([]);
  });

  const cases: readonly (readonly [what: string, state: () => unknown, field: string])[] = [
    ["no object", () => "state", "state:"],
    ["five seats", () => ({ ...good(), seats: 5 }), "state.seats:"],
    ["a seventh round", () => ({ ...good(), round: 7 }), "state.round:"],
    ["a phase that there is not", () => ({ ...good(), phase: 8 }), "state.phase:"],
    ["points below 0", () => at("points", 0, -1), "state.points[0]:"],
    ["points from nowhere", () => at("points", 0, 12), "state.gained:"],
    ["nine marauders", () => at("marauders", 1, 9), "state.marauders[1]:"],
    ["damage off the track", () => at("damage", 1, 0), "state.damage[1]:"],
    ["half a figure", () => at("figures", 1, 0.5), "state.figures[1]:"],
    ["survivors miscounted", () => at("people", 2, 7), "state.people[2]:"],
    ["more marauders than the box has", () => at("bag", 4, 21), "state.bag[4]:"],
    ["a building that there is not", () => at("sites", 3, 33), "state.sites[3]:"],
    ["a covered extension that stands", () => at("sites", 7, 4), "state.sites[7]:"],
    ["an extension that is gone", () => at("extended", 0, 1), "state.sites[7]:"],
    ["a card that there is not", () => ({ ...good(), hand: [[17], [], [], []] }), "state.hand[0][0]:"],
    ["a hand without its knowledge", () => ({ ...good(), known: [[], [], [], []] }), "state.known[0]:"],
    ["a stack without its knowledge", () => ({ ...good(), placed: [] }), "state.placed:"],
    ["a building in both draw piles", () => at("buildings", 1, [5]), "state.buildings[1][0]:"],
    [
      "a building in the draw pile of another level",
      () => ({ ...good(), buildings: [[LEVELS[1][0]], []] }),
      "state.buildings[0]:",
    ],
    ["a printed building in a draw pile", () => ({ ...good(), buildings: [[], [0]] }), "state.buildings[1]:"],
    ["a building in a city and in its draw pile", () => at("sites", 4, 5), "state.sites[4]:"],
    ["a tile more than the box has", () => at("tiles", 0, 0), "state.tiles[25]:"],
    ["a scoring tile that there is not", () => at("open", 0, 10), "state.open[0]:"],
    ["a bid tile that there is not", () => at("bidTiles", 0, 7), "state.bidTiles[0]:"],
    ["a row of nobody", () => at("rows", 0, 4), "state.rows[0]:"],
    ["no numbers", () => ({ ...good(), numbers: null }), "state.numbers:"],
    [
      "short numbers",
      () => ({ ...good(), numbers: { ...(good().numbers as object), rounds: [1] } }),
      "state.numbers.rounds:",
    ],
    [
      "a missing scale",
      () => ({ ...good(), numbers: { ...(good().numbers as object), scales: { ...SCALES, map: [8] } } }),
      "state.numbers.scales.map:",
    ],
    [
      "a missing house rule",
      () => ({ ...good(), rules: { ...(good().rules as object), maps: "all" } }),
      "state.rules.maps:",
    ],
    ["nothing to do", () => ({ ...good(), agenda: [] }), "state.agenda:"],
    ["a step that there is not", () => ({ ...good(), agenda: [{ do: "dance" }] }), "state.agenda[0].do:"],
    ["a step that leads nowhere", () => ({ ...good(), agenda: [{ do: "city/next", seat: 0 }] }), "state.agenda[0]:"],
    [
      "a tile that there is not",
      () => ({ ...good(), agenda: [ground, { do: "construct/tile", seat: 0, tile: 8 }] }),
      "state.agenda[1].tile:",
    ],
    [
      "a discard without a card",
      () => ({ ...good(), agenda: [ground, { ask: "discard", of: [1], search: false }] }),
      "state.agenda[1]:",
    ],
    ["a choice among no cards", () => ({ ...good(), agenda: [ground, { ask: "keep", of: [0] }] }), "state.agenda[1]:"],
    [
      "exploring an empty display",
      () => ({ ...good(), agenda: [ground, { ask: "explore", of: [0] }] }),
      "state.agenda[1]:",
    ],
  ];
  for (const [what, state, field] of cases) {
    test(what, () => {
      const problems = armageddon.problems(state());
      expect(problems.map((problem) => problem.slice(0, field.length))).toEqual([field]);
      expect(() => Match.from(armageddon, state())).toThrow(MatchError);
    });
  }
});

test("a match begins with the tables of the rulebook", () => {
  const state = opened(null);
  expect(state.damage).toEqual([3, 3, 3, 3]);
  expect(state.marauders).toEqual([1, 1, 1, 1]);
  expect(state.points).toEqual([10, 10, 10, 10]);
  expect(state.secret.every((tiles) => tiles.length === 2)).toBe(true);
  expect([state.bidTiles.length, state.bidStack.length]).toEqual([3, 4]);
  expect([state.stack.length, state.tiles.length]).toEqual([56, 28]);
  expect(state.buildings.map((deck) => deck.length)).toEqual([10, 14]);
  expect(opened(null)).toEqual(state);
  expect((armageddon.content.export({}) as JsonObject).game).toBe("armageddon");
});
