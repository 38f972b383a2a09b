import { Match } from "@endzeit/engine";
import type { Asked } from "@endzeit/kit";
import { isLit } from "@endzeit/kit/board";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { actTarget, bidOf, cityAnswers, NO_PLAN, type Plan, payTarget, readyAnswer, takes } from "../board/choice.ts";
import set from "../board/index.ts";
import { CHIP_SPACES, lapsOf } from "../board/laps.ts";
import { changedPart, pageFor, partsOf, type Tab, tabLights, tabsOf } from "../board/tabs.ts";
import { breakdown, cardTitle, damageWords, endsWayBack, sentences } from "../board/words.ts";
import { armageddon, type View } from "../index.ts";
import { drawTerminal } from "../terminal.ts";
import { type Town, table, town } from "./town.ts";

const none = { rule: "payment", reason: "wrong-figure", about: -1 };
const city: Asked = {
  question: { ask: "city", of: [0] },
  answers: [
    { city: "repair", pay: "engineer" },
    { city: "repair", pay: "worker", with: "worker" },
    { city: "repair", pay: "worker", with: "leader" },
    { city: "repair", pay: "leader" },
    { city: "special", site: 8, action: 1, pay: "worker", with: "worker", take: "soldier" },
    { city: "special", site: 8, action: 1, pay: "worker", with: "worker", take: "engineer" },
    { done: true },
  ],
  refused: [{ answer: { city: "special", site: 2, action: 1, pay: "worker" }, refusal: none }],
};

describe("choosing on the board", () => {
  test("one figure that pays alone gives the answer at once; a worker waits for the second", () => {
    expect(cityAnswers(city, { ...NO_PLAN, act: "repair", pay: ["engineer"] })).toEqual([
      { city: "repair", pay: "engineer" },
    ]);
    expect(cityAnswers(city, { ...NO_PLAN, act: "repair", pay: ["worker"] })).toEqual([]);
  });

  test("in which order two figures are named makes no difference", () => {
    expect(cityAnswers(city, { ...NO_PLAN, act: "repair", pay: ["leader", "worker"] })).toEqual([
      { city: "repair", pay: "worker", with: "leader" },
    ]);
    expect(isLit(payTarget(city, { ...NO_PLAN, pay: ["leader"] }, "worker"))).toBe(true);
  });

  test("an exchange asks who shall come", () => {
    const plan: Plan = { ...NO_PLAN, act: "8-1", pay: ["worker", "worker"] };
    expect(takes(city, plan).map(({ take }) => take)).toEqual(["soldier", "engineer"]);
  });

  test("a refused action says why", () => {
    expect(actTarget(city, NO_PLAN, "2-1")).toEqual({ answers: [], refusal: none });
  });

  test("figures and action together spell an answer only when no second figure and no choice is left", () => {
    expect(readyAnswer(city, { ...NO_PLAN, act: "repair", pay: ["engineer"] })).toEqual({
      city: "repair",
      pay: "engineer",
    });
    expect(readyAnswer(city, { ...NO_PLAN, pay: ["engineer"] })).toBeNull();
    expect(readyAnswer(city, { ...NO_PLAN, act: "repair", pay: ["worker"] })).toBeNull();
    expect(readyAnswer(city, { ...NO_PLAN, act: "8-1", pay: ["worker", "worker"] })).toBeNull();
  });

  test("what asks for a last word is just what cannot be taken back", () => {
    const actions = [
      ["headquarters", "worker", false],
      ["bunker", "worker", false],
      ["library", "engineer", true],
      ["laboratory", "engineer", true],
      ["radio-station", "worker", true],
      ["market", "worker", false],
    ] as const;
    for (const [building, pay, final] of actions) {
      const players = table({ city: pay, sites: { 5: building }, hand: ["beer"], marauders: 3 });
      const match = town({ players, at: "city", stack: ["map", "beer", "weapons", "beer"], bag: "3 soldier" });
      const seat = match.asked;
      const answer = { city: "special", site: 5, action: 1, pay } as const;
      expect(endsWayBack(match.match.view(seat), seat, answer), building).toBe(final);
      match.answer(answer);
      expect(match.match.undoable(seat) === 0, building).toBe(final);
    }
    const empty = town({ players: table({ city: "engineer" }), at: "city", stack: [] });
    const draw = { city: "special", site: 4, action: 1, pay: "engineer" } as const;
    expect(endsWayBack(empty.match.view(0), 0, draw)).toBe(false);
  });

  test("a bid is the area and the figures of each colour", () => {
    const match = Match.open(armageddon, { players: 4 });
    const [seat = 0] = match.awaited();
    const asked: Asked = { question: match.question, answers: match.ask(seat).answers, refused: [] };
    const plan = { ...NO_PLAN, area: "city", sent: [2, 0, 0, 1] };
    expect(bidOf(asked, plan)).toEqual({ bid: "city", worker: 2, soldier: 0, engineer: 0, leader: 1 });
    expect(bidOf(asked, { ...plan, sent: [9, 0, 0, 0] })).toBeNull();
  });

  test("a tab says which part of its page has changed", () => {
    const match = Match.open(armageddon, { players: 3 });
    const view = match.view(0);
    expect(tabsOf(view, 1)).toEqual(["seat-1", "area-0", "area-1", "area-2", "seat-2", "seat-0", "tracks"]);
    const later = { ...view, damage: view.damage.map((at) => at + 1) };
    expect(changedPart(partsOf(view, "seat-2"), partsOf(later, "seat-2"))).toBe("damage");
    expect(changedPart(partsOf(view, "area-0"), partsOf(later, "area-0"))).toBeNull();
  });

  test("chips of laps lie below their markers, in their order, and none over another", () => {
    const laps = (...points: number[]) =>
      lapsOf({ seats: points.length, points, arrived: points.map((_, seat) => seat) }).map(
        ({ seat, chip, at }) => [seat, chip, Math.round(at * 1000) / 1000] as const,
      );
    expect(laps(40, 12, 45)).toEqual([[2, 40, 5]]);
    expect(laps(95, 90, 55)).toEqual([
      [1, 80, 10],
      [0, 80, 15],
      [2, 40, 15 + CHIP_SPACES],
    ]);
    expect(laps(86, 127, 48).map(([, , at]) => at)).toEqual([6, 6 + CHIP_SPACES, 6 + 2 * CHIP_SPACES]);
    const [first, second] = laps(80, 120);
    expect([first?.[0], second?.[0]]).toEqual([0, 1]);
    expect(second?.[2]).toBeLessThanOrEqual(40.5 - CHIP_SPACES / 2);
    expect((second?.[2] ?? 0) - (first?.[2] ?? 0)).toBeCloseTo(CHIP_SPACES, 1);
  });

  test("the explained score adds up to the points", () => {
    const match = Match.open(armageddon, { players: 4 });
    const view = match.view(0);
    for (let seat = 0; seat < 4; seat++) {
      expect(breakdown(view, seat).reduce((sum, { n }) => sum + n, 0)).toBe(view.points[seat]);
    }
  });
});

describe("faces of cards", () => {
  const texts = armageddon.texts.en ?? {};
  const words = (card: string, view?: View): string =>
    render(set.CardFace, { props: { card, texts, ...(view && { view }) } })
      .body.replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  const content = {
    game: "armageddon",
    scoringTiles: [{ id: "soldiers", each: 7 }],
    scales: [{ id: "beer", for2: 5 }],
    buildings: [
      { id: "tavern", shelter: 9, n1: 6, uses1: 4 },
      { id: "power-plant", fixed: 11 },
    ],
  };
  const view = Match.open(armageddon, { players: 4, content }).view(0);

  test("without a match they show the numbers built in", () => {
    expect(words("tavern")).toMatch(/^Tavern 2 .* 2 .* 3/);
    expect(words("power-plant")).toMatch(/^Power Plant 1 Science 5/);
    expect(words("tile-soldiers")).toMatch(/^Soldiers 4 /);
    expect(words("beer")).toMatch(/^Beer 1 1 2 3 3 6 4\+ 10 /);
  });

  test("in a match they show its numbers, which a content pack has changed", () => {
    expect(words("tavern", view)).toMatch(/^Tavern 9 .* 6 .* 3/);
    expect(words("power-plant", view)).toMatch(/^Power Plant 1 Science 11/);
    expect(words("tile-soldiers", view)).toMatch(/^Soldiers 7 /);
    expect(words("beer", view)).toMatch(/^Beer 1 1 2 5 3 6 4\+ 10 /);
  });

  test("equipment says what so many cards bring, vehicle parts of one vehicle and of several", () => {
    expect(words("weapons")).toMatch(/^Weapons 2 5 /);
    expect(words("medicine")).toMatch(/^Medicine 3 8 /);
    expect(words("map")).toMatch(/^Maps? 1st 8 2nd 4 /);
    expect(words("bus-tyres")).toMatch(/^Bus Tyres 1 1 2 4 3 9 4 16 1 1 2 2 3 3 /);
  });
});

describe("the table in words", () => {
  test("remarks become sentences with one full stop between them", () => {
    expect(sentences("City", "", null, "The highest bid brings 2 points.", "can be chosen")).toBe(
      "City. The highest bid brings 2 points. can be chosen",
    );
  });

  test("the terminal's lines keep to its width, and no word is lost on the way", () => {
    const view = Match.open(armageddon, { players: 4 }).view(0);
    for (const texts of [armageddon.texts.de, armageddon.texts.en]) {
      const drawn = drawTerminal(view, 0, texts, false, 60);
      expect(Math.max(...drawn.split("\n").map((line) => line.length))).toBeLessThanOrEqual(60);
      const words = (all: string): string[] => all.split(/\s+/);
      expect(words(drawn)).toEqual(words(drawTerminal(view, 0, texts, false, 1000)));
    }
  });

  test("the terminal shows bid tiles in its own language, fixed points, and secret tiles that lie open", () => {
    const match = town({
      players: table({ sites: { 5: "market" } }, { secret: ["workers", "vehicles"] }),
      bidTiles: ["bt-1", "bt-7", "bt-6"],
      at: "bids",
      options: { openHands: true },
    });
    const drawn = drawTerminal(match.match.view(0), 0, armageddon.texts.de, false, 1000);
    expect(drawn).toContain("Erkunden (1 Ausrüstungskarte / 1 Schaden mehr)");
    expect(drawn).toContain("Stadt (1 Plünderer weniger, 1 Punkt / 2 Punkte weniger)");
    expect(drawn).toMatch(/Markt .*1 Punkt je Runde/);
    expect(drawn).toContain("\n  Arbeiter, Fahrzeugteile\n");
  });

  test("a screen with nobody behind it says so", () => {
    const match = town({ players: table({ city: "2 worker" }, { home: "worker" }), at: "city" });
    const rows = set.readable(match.match.view(0), armageddon.texts.en).flatMap((table) => table.rows);
    expect(rows.find(({ heading }) => heading === "behind the screen")?.cells.slice(0, 2)).toEqual(["nobody", "1"]);
  });

  test("damage is said as what an evaluation would do: the space under the marker only by house rule", () => {
    const said = (damage: number, rule: string): string =>
      damageWords(
        town({ players: table({ damage }), at: "bids", options: { damage: rule } }).match.view(0),
        0,
        armageddon.texts.en,
      );
    expect(said(1, "before-marker")).toBe("1/9, 2 points");
    expect(said(3, "before-marker")).toBe("3/9, Nothing");
    expect(said(6, "before-marker")).toBe("6/9, 1 point less, 1 more marauder, 1 point less");
    expect(said(3, "with-marker")).toBe("3/9, 1 point less");
    expect(said(6, "with-marker")).toContain("Leader set aside");
  });

  test("a long compound may break at its joint, a short one and an English name stay whole", () => {
    const broken = (card: string, texts: typeof armageddon.texts.de): string =>
      cardTitle(card, texts).replaceAll("\u00ad", "|");
    expect(broken("bus-body", armageddon.texts.de)).toBe("Bus|karosserie");
    expect(broken("tile-science", armageddon.texts.de)).toBe("Wissen|schafts|gebäude");
    expect(broken("hotel", armageddon.texts.de)).toBe("Hotel");
    expect(broken("bus-body", armageddon.texts.en)).toBe("Bus Body");
  });
});

describe("cards laid out to choose from", () => {
  const laid = (match: Town): readonly string[] => set.laid?.(match.match.view(match.asked), match.asked) ?? [];

  test("the three drawn ones lie there, equal ones too, then the two that are left; for nobody else", () => {
    const match = town({
      players: table({ city: "engineer", sites: { 5: "laboratory" }, hand: ["beer"] }),
      at: "city",
      stack: ["map", "beer", "weapons", "beer"],
    });
    expect(laid(match)).toEqual([]);
    match.special(5, 1, "engineer");
    expect(laid(match)).toEqual(["beer", "weapons", "beer"]);
    expect(set.laid?.(match.match.view(1), 1)).toEqual([]);
    match.answer({ keep: "beer" });
    expect(laid(match)).toEqual(["weapons", "beer"]);
  });

  test("of a stack that is searched one card of each kind; while one is discarded none", () => {
    const match = town({
      players: table({ city: "worker", sites: { 5: "market" }, hand: ["beer"] }),
      at: "city",
      stack: ["map", "beer", "map"],
    });
    match.special(5, 1, "worker");
    expect(laid(match)).toEqual([]);
    match.answer({ discard: "beer" });
    expect(laid(match)).toEqual(["beer", "map"]);
  });
});

test("on a small screen a page is lit where the question can be answered, the areas whose workers may be exchanged too", () => {
  const lit = (ask: string, answers: Asked["answers"], plan = NO_PLAN): readonly string[] => {
    const asked: Asked = { question: { ask, of: [0] }, answers, refused: [] };
    const view = armageddon.setup({ players: 3, options: {}, content: null }, [1, 2, 3, 4]);
    return tabsOf(view, 0).filter((tab) => tabLights(asked, plan, tab, 0));
  };
  expect(lit("exchange", [{ from: "home", take: "soldier" }])).toEqual([]);
  expect(
    lit("exchange", [
      { from: "exploration", take: "soldier" },
      { from: "city", take: "engineer" },
    ]),
  ).toEqual(["area-0", "area-2"]);
  expect(lit("bid", [{ bid: "construction", worker: 0, soldier: 0, engineer: 0, leader: 0 }])).toEqual(["area-1"]);
  expect(lit("explore", [{ take: "beer", slot: 1 }])).toEqual(["area-0"]);
  expect(lit("construct", [{ build: "bunker", site: 5 }])).toEqual(["area-1"]);
  expect(lit("construct", [{ build: "bunker", site: 5 }], { ...NO_PLAN, build: "bunker" })).toEqual(["seat-0"]);
  expect(lit("city", [{ done: true }])).toEqual(["seat-0"]);
  expect(lit("city", [])).toEqual([]);
});

test("on a small screen a question opens the page where it can be answered", () => {
  const page = (ask: string, answers: Asked["answers"], open: Tab, plan = NO_PLAN): Tab =>
    pageFor({ question: { ask, of: [0] }, answers, refused: [] }, plan, open, 0);
  const bids = ["construction", "city"].map((bid) => ({ bid, worker: 0, soldier: 0, engineer: 0, leader: 0 }));
  expect(page("bid", bids, "area-2")).toBe("area-2");
  expect(page("bid", bids, "area-0")).toBe("area-1");
  expect(page("construct", [{ build: "bunker", site: 5 }], "tracks")).toBe("area-1");
  expect(page("construct", [{ build: "bunker", site: 5 }], "area-1", { ...NO_PLAN, build: "bunker" })).toBe("seat-0");
  // A worker behind the screen stands in the tray of every page, one in a bid only on the page of its area.
  const soldier = (from: string) => ({ from, take: "soldier" });
  expect(page("exchange", [soldier("home"), soldier("city")], "area-1")).toBe("seat-0");
  expect(page("exchange", [soldier("city")], "area-1")).toBe("area-2");
  expect(page("secret", [{ score: "soldiers" }], "tracks")).toBe("tracks");
});

test("points of a scoring hold the story longer than those of an action, and who has nothing to count does not hold it", () => {
  const points = (source: string) => ({ event: "points", seat: 0, n: 8, total: 20, source });
  const pace = set.pace ?? (() => 1);
  expect(pace(points("interim-tile"))).toBeGreaterThan(pace(points("actions")));
  const counted = (n: number) => ({ event: "counted", seat: 0, tile: "soldiers", n });
  expect(pace(counted(0))).toBeLessThan(pace(counted(2)));
});
