import { imagine } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { SCALES } from "../content/cards.ts";
import { mapPoints, vehiclePoints } from "../rules/scoring.ts";
import { SOURCES } from "../state.ts";
import { type Player, table, town } from "./town.ts";

// Rulings on completion, the two scorings and the end: Q19, Q50 to Q61, X6, X7, X27, X33, X35.

describe("completion", () => {
  test("Q50, Q51: the owner chooses who goes, and only as many as there is no roof for", () => {
    const match = town({ players: table({ home: "6 worker, soldier, leader" }), at: "completion" });
    expect(match.match.question).toMatchObject({ ask: "dismiss", left: 2 });
    expect(match.answers).toEqual([{ dismiss: "worker" }, { dismiss: "soldier" }, { dismiss: "leader" }]);
    match.answer({ dismiss: "leader" }, { dismiss: "soldier" });
    expect(match.completed?.people[0]).toBe(6);
    expect(match.gained(0, "homeless")).toBe(-4);
  });

  test("Q52, X33: figures home, damage, shelter, unused shelter, fixed points, each for all", () => {
    const match = town({
      players: table(
        { marauders: 9 - 3, damage: 8, points: 30, home: "2 worker", sites: { 5: "hotel", 6: "power-plant" } },
        { home: "7 worker" },
        { marauders: 1 },
      ),
      at: "completion",
      start: 1,
    });
    match.answer({ dismiss: "worker" });
    const names = match.events.map((event): string => (event.event === "points" ? event.source : event.event));
    const order = ["home", "damage", "overrun", "homeless", "unused-shelter", "fixed", "completed"];
    const places = order.map((name) => names.indexOf(name));
    expect(places).toEqual(places.slice().sort((a, b) => a - b));
    expect(match.told("damage").map(({ seat }) => seat)).toEqual([2, 0]);
  });

  test("Q53, Q54: see T27; the same marauders strike again", () => {
    const match = town({ players: table({ damage: 9, marauders: 2, points: 20 }), at: "completion", round: 1 });
    expect(match.gained(0, "overrun")).toBe(-2);
    expect(match.completed?.marauders[0]).toBe(2);
  });

  test("Q55: in round 3 the damage comes before the interim scoring", () => {
    const match = town({
      players: table({ marauders: 4, damage: 3, points: 30 }),
      at: "completion",
      round: 3,
      open: ["soldiers", "workers"],
    });
    expect(match.completed?.damage[0]).toBe(7);
    expect(match.completed?.marauders[0]).toBe(4);
    expect(match.gained(0, "interim-marauders")).toBe(-4);
    expect(match.state.round).toBe(4);
  });

  test("X35: the end of a round can be heard", () => {
    const match = town({ players: table(), at: "completion", round: 2 });
    expect(match.told("completed")).toEqual([{ event: "completed", round: 2 }]);
    expect(match.completed?.round).toBe(2);
  });
});

describe("interim scoring", () => {
  test("three new bid tiles; one of the seven is never used", () => {
    const match = town({ players: table(), at: "interim", round: 3, bidTiles: ["bt-1", "bt-2", "bt-3"] });
    expect(match.state.bidBox).toEqual([0, 1, 2]);
    expect(match.state.bidTiles).toHaveLength(3);
    expect(match.state.bidStack).toHaveLength(1);
    expect(match.told("bid-tile").map(({ area }) => area)).toEqual(["exploration", "construction", "city"]);
  });

  test("level 2 buildings from round 4 on", () => {
    const match = town({ players: table(), at: "interim", round: 3 });
    expect(match.state.buildings.map((deck) => deck.length)).toEqual([14, 10]);
  });

  test("X6: a point for each marauder; as a house rule the number of the field", () => {
    const match = town({
      players: table({ marauders: 3 }, { marauders: 0 }),
      at: "interim",
      round: 3,
      open: ["soldiers", "workers"],
    });
    expect([match.gained(0, "interim-marauders"), match.gained(1, "interim-marauders")]).toEqual([-3, 0]);
    const field = town({
      players: table({ marauders: 3 }, { marauders: 0 }),
      at: "interim",
      round: 3,
      open: ["soldiers", "workers"],
      options: { interim: "field" },
    });
    expect([field.gained(0, "interim-marauders"), field.gained(1, "interim-marauders")]).toEqual([-4, 0]);
  });
});

function finish(players: readonly Player[], options = {}): ReturnType<typeof town> {
  return town({ players: table(...players), at: "final count", round: 6, options });
}

describe("final scoring", () => {
  test("Q56: a marauder of the damage track is paid for, the leader stays", () => {
    const match = finish([{ damage: 7, marauders: 1, points: 20 }]);
    expect(match.gained(0, "final-damage")).toBe(-2);
    expect(match.gained(0, "final-marauders")).toBe(-2);
    expect(match.figures(0, "home")).toBe("5 worker, leader");
  });

  test("Q59: the player scores one secret tile of the two", () => {
    const match = town({
      players: table({ secret: ["workers", "soldiers"], home: "5 worker, leader" }),
      open: [null, "science"],
      at: "final",
      round: 6,
    });
    expect(match.waits).toBe("secret 0");
    expect(match.answers).toEqual([{ score: "workers" }, { score: "soldiers" }]);
    match.answer({ score: "workers" });
    expect(match.gained(0, "secret-tile")).toBe(5);
    expect(match.state.secret[0]).toHaveLength(1);
    expect(match.waits).toBe("secret 1");
  });

  test("what the last tile of all counts behind the screens is not taken back by whoever ended the round", () => {
    const match = town({
      players: table({ home: "6 worker, soldier, leader" }, { home: "3 soldier" }),
      open: [null, "soldiers"],
      at: "completion",
      round: 6,
    });
    match.answer({ dismiss: "worker" });
    expect(match.match.undoable(0)).toBe(1);
    match.answer({ dismiss: "worker" });
    expect(match.told("counted")).toContainEqual({ event: "counted", seat: 1, tile: "soldiers", n: 3 });
    expect(match.match.undoable(0)).toBe(0);
  });

  test("maps: most and second most; X7, Q60: tied first leaves no second, tied second 4 each, none never counts", () => {
    expect(mapPoints(SCALES, [3, 3, 2, 0], false)).toEqual([8, 8, 0, 0]);
    expect(mapPoints(SCALES, [3, 3, 2, 0], true)).toEqual([8, 8, 4, 0]);
    expect(mapPoints(SCALES, [4, 2, 2, 1], false)).toEqual([8, 4, 4, 0]);
    expect(mapPoints(SCALES, [2, 0, 0, 0], false)).toEqual([8, 0, 0, 0]);
    expect(mapPoints(SCALES, [0, 0, 0, 0], false)).toEqual([0, 0, 0, 0]);
  });

  test("the house rule for maps is the one that counts", () => {
    const players = [{ hand: ["map", "map"] }, { hand: ["map", "map"] }, { hand: ["map"] }];
    expect(finish(players).gained(2, "maps")).toBe(0);
    expect(finish(players, { maps: "second" }).gained(2, "maps")).toBe(4);
  });

  const counts = (...parts: readonly number[]): number[] => [0, 0, 0, 0, 0, ...parts];

  test("vehicles: each card in one set, the best way", () => {
    expect(vehiclePoints(SCALES, counts(1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0))).toBe(16);
    expect(vehiclePoints(SCALES, counts(2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0))).toBe(13);
    expect(vehiclePoints(SCALES, counts(2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0))).toBe(4);
    expect(
      vehiclePoints({ ...SCALES, mixed: [0, 2, 5], same: [0, 4, 9, 16] }, counts(2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0)),
    ).toBe(5);
  });

  test("vehicles: with other numbers a set may be better divided, or parts of two vehicles put together", () => {
    const mixed = { ...SCALES, same: [1, 4, 9, 15], mixed: [1, 2, 5] };
    expect(vehiclePoints(mixed, counts(1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0))).toBe(6);
    expect(vehiclePoints({ ...SCALES, same: [0, 3, 9, 16], mixed: [0, 2, 3] }, counts(1, 1, 0, 0, 2))).toBe(4);
    expect(vehiclePoints({ ...SCALES, same: [1, 3, 9, 12], mixed: [1, 2, 3] }, counts(1, 1, 1, 1, 1, 1, 1))).toBe(21);
    // The second part of a vehicle brings less than the first: each is best alone.
    expect(vehiclePoints({ ...SCALES, same: [4, 5, 9, 16], mixed: [1, 2, 3] }, counts(1, 1))).toBe(8);
    const flat = { ...SCALES, same: [1, 3, 9, 12] };
    expect(vehiclePoints(flat, counts(0, 0, 0, 0, 1, 1, 2, 2, 2, 0, 0, 0))).toBe(20);
  });

  test("scales end: more cards give no more; sets are counted whole", () => {
    const of = (kind: string, n: number): Player => ({ hand: new Array<string>(n).fill(kind) });
    const points = (kind: "beer" | "gasoline" | "weapons" | "medicine", n: number): number =>
      finish([of(kind, n)]).gained(0, kind);
    expect([1, 2, 3, 4, 5, 6].map((n) => points("beer", n))).toEqual([1, 3, 6, 10, 10, 10]);
    expect([1, 2, 3, 4, 5, 6].map((n) => points("gasoline", n))).toEqual([1, 3, 5, 8, 12, 12]);
    expect([1, 2, 3, 4].map((n) => points("weapons", n))).toEqual([0, 5, 5, 10]);
    expect([2, 3, 5, 6].map((n) => points("medicine", n))).toEqual([0, 8, 8, 16]);
  });

  test("Q61: of equal points more equipment cards win, else they share", () => {
    const equal = finish([{ points: 30, hand: ["weapons"] }, { points: 30 }]);
    expect(equal.match.outcome).toEqual({ winners: [0], reason: "cards", scores: [30, 30, 10, 10] });
    const shared = finish([{ points: 30 }, { points: 30 }, { points: 29 }]);
    expect(shared.match.outcome).toEqual({ winners: [0, 1], reason: "shared", scores: [30, 30, 29, 10] });
    expect(shared.waits).toBe("over: shared");
    const points = finish([{ points: 30 }, { points: 29, hand: ["map", "weapons"] }]);
    expect(points.match.outcome?.reason).toBe("points");
  });

  test("the columns of the score add up", () => {
    const match = finish([{ points: 40, hand: ["beer", "map", "weapons", "weapons"], damage: 5, marauders: 2 }]);
    const columns = SOURCES.map((source) => match.gained(0, source));
    expect(columns.reduce((sum, n) => sum + n, 0)).toBe(match.state.points[0]);
  });
});

describe("Q19: what is secret", () => {
  const players = table({ hand: ["beer", "map"], secret: ["workers", "soldiers"] }, { home: "3 worker, soldier" });

  test("hands, secret tiles and figures behind screens are hidden from others, their numbers are not", () => {
    const { match } = town({ players, at: "bids" });
    expect(match.view(0).hand[0]).toEqual([0, 4]);
    expect(match.view(1).hand[0]).toEqual([-1, -1]);
    expect(match.view(1).secret[0]).toEqual([-1, -1]);
    expect(match.view(0).figures.slice(24, 28)).toEqual([-1, -1, -1, -1]);
    expect(match.view(1).figures.slice(24, 28)).toEqual([3, 1, 0, 0]);
    expect(match.view(0).people).toEqual([6, 4, 6, 6]);
    expect(match.view(null).hand[0]).toEqual([-1, -1]);
  });

  test("options: open counts show the figures, open hands the hands and tiles", () => {
    const counts = town({ players, at: "bids", options: { openCounts: true } }).match;
    expect(counts.view(0).figures.slice(24, 28)).toEqual([3, 1, 0, 0]);
    expect(counts.view(1).hand[0]).toEqual([-1, -1]);
    const hands = town({ players, at: "bids", options: { openHands: true } }).match;
    expect(hands.view(1).hand[0]).toEqual([0, 4]);
    expect(hands.view(1).secret[0]).toEqual([0, 1]);
    expect(hands.view(1).figures.slice(0, 4)).toEqual([-1, -1, -1, -1]);
  });

  test("a card from the display is known to all until it is discarded", () => {
    const match = town({
      players: table({ exploration: "worker" }),
      at: "exploration",
      display: ["map: worker", "beer: worker", "beer: worker", "beer: worker"],
    });
    match.answer({ take: "map", slot: 1 });
    expect(match.match.view(2).hand[0]).toEqual([4]);
    const imagined = imagine(match.match.game, match.match.view(2), 2, [1, 2, 3, 4]);
    expect(imagined.hand[0]).toEqual([4]);
  });
});
