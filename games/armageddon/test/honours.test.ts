import { type Lived, sumOf } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { contest, finale } from "../finale.ts";
import type { Event, View } from "../state.ts";
import { town } from "./town.ts";

type Life = Lived<Event, View>;

const view = town({ players: [{}, {}, {}], at: "bids" }).match.view(0);
const life = (log: readonly Event[], won = false): Life => ({
  seat: 0,
  outcome: { winners: [won ? 0 : 1], reason: "points" },
  view,
  log: log.map((event, step) => ({ step, by: null, event })),
});
/** What a match of these events earns; `without` is told of every one in which nobody was homeless. */
const earned = (log: readonly Event[], won = false): readonly string[] =>
  finale.honours
    .filter((honour) => honour.earned(life(log, won)))
    .map(({ id }) => id)
    .filter((id) => id !== "full-house");

const NOBODY = { worker: 0, soldier: 0, engineer: 0, leader: 0 };
const round = (n: number): Event => ({ event: "round", round: n });
const bid = (n: number): Event => ({ event: "bid", seat: 0, area: "exploration", n, ...NOBODY });
const took = (marauder: number): Event => ({ event: "took", seat: 0, card: "beer", n: 0, marauder, ...NOBODY });
const bonus = (area: string, seat = 0): Event => ({ event: "bonus", seat, area, icon: "marauder" });
const raiders = (left: number): Event => ({ event: "marauders", seat: 0, n: 1, left });
const completed = (n: number): Event => ({ event: "completed", round: n });

describe("honours", () => {
  test("full house: won, and nobody of the own had to leave, whatever happened to others", () => {
    const full = finale.honours.find(({ id }) => id === "full-house");
    const homeless = (seat: number): Event => ({ event: "homeless", seat, n: 7, shelter: 6, missing: 1 });
    expect(full?.earned(life([homeless(1)], true))).toBe(true);
    expect(full?.earned(life([homeless(0)], true))).toBe(false);
    expect(full?.earned(life([homeless(1)], false))).toBe(false);
  });

  test("leftovers: a bid of zero and a card without a marauder, in the same round", () => {
    expect(earned([round(1), bid(0), took(0)])).toEqual(["leftovers"]);
    expect(earned([round(1), bid(0), took(1)])).toEqual([]);
    expect(earned([round(1), bid(2), took(0)])).toEqual([]);
    expect(earned([round(1), bid(0), took(1), round(2), bid(1), took(0)])).toEqual([]);
  });

  test("first everywhere: three areas, one round", () => {
    const three = ["exploration", "construction", "city"].map((area) => bonus(area));
    expect(earned([round(1), ...three])).toEqual(["first-everywhere"]);
    expect(earned([round(1), bonus("exploration"), bonus("construction"), round(2), bonus("city")])).toEqual([]);
    expect(earned([round(1), bonus("exploration"), bonus("construction"), bonus("city", 1)])).toEqual([]);
  });

  test("clear road: from eight or more to none, in both of the last rounds", () => {
    const cleared = (n: number, most = 8): readonly Event[] => [round(n), raiders(most), raiders(0), completed(n)];
    expect(earned([...cleared(5), ...cleared(6)])).toEqual(["clear-road"]);
    // They may have come in the round before.
    expect(earned([round(4), raiders(9), round(5), raiders(0), completed(5), ...cleared(6)])).toEqual(["clear-road"]);
    expect(earned([...cleared(5), ...cleared(6, 7)])).toEqual([]);
    expect(earned([...cleared(4), ...cleared(5)])).toEqual([]);
    expect(earned([...cleared(5), round(6), raiders(8), completed(6)])).toEqual([]);
  });

  test("without the boss: she was out in a round, be it the last one, and the match was won", () => {
    const out: Event = { event: "leader-out", seat: 0 };
    const back: Event = { event: "leader-back", seat: 0 };
    expect(earned([round(3), out, bid(2), back], true)).toEqual(["without-the-boss"]);
    expect(earned([round(6), out, bid(2)], true)).toEqual(["without-the-boss"]);
    expect(earned([round(3), out, bid(2)], false)).toEqual([]);
    expect(earned([round(3), { ...out, seat: 1 }, bid(2)], true)).toEqual([]);
  });
});

test("who has won by cards or has shared the victory does not hear that the others have less", () => {
  const lines = (winners: readonly number[], reason: string): readonly string[] =>
    finale.ending({ ...life([]), outcome: { winners, reason } }).lines.map(({ en }) => en.slice(0, 4));
  expect(lines([0], "points")).toEqual(["Your", "A ci", "You "]);
  expect(lines([0], "cards")).toEqual(["Your", "A ci"]);
  expect(lines([0, 1], "shared")).toEqual(["A ci"]);
});

describe("what a night of the week is worth", () => {
  test("the points of the count, and the greatest city", () => {
    const counted = (won: boolean): Life => {
      const lived = life([round(1), { event: "homeless", seat: 0, n: 7, shelter: 6, missing: 1 }, round(2)], won);
      return { ...lived, outcome: { ...lived.outcome, scores: [120, 110, 90] } };
    };
    expect(sumOf(contest.score(counted(true)))).toBe(170);
    const { parts, marks } = contest.score(counted(false));
    expect([sumOf({ parts, marks }), marks]).toEqual([120, ["loss", "calm", "lost"]]);
  });
});
