import { describe, expect, it } from "vitest";
import type { Night } from "../src/nights/nights.ts";
import { whoseNight } from "../src/nights/people.ts";
import {
  botsOf,
  byPerson,
  dayInWords,
  dayOf,
  friendsOf,
  houseHonours,
  mostPoints,
  runs,
  tallied,
  weeksUpTo,
} from "../src/nights/tally.ts";
import type { SeatKind } from "../src/storage.ts";

const ME: SeatKind = { kind: "person" };
const bot = (name: string): SeatKind => ({ kind: "bot", bot: name });
const friend = (name: string): SeatKind => ({ kind: "person", name });
const night = (more: Partial<Night> = {}): Night => ({
  id: "n",
  game: "zombiaki",
  at: 0,
  seat: 0,
  seats: [ME, bot("level-1")],
  won: true,
  points: null,
  answers: 9,
  honours: [],
  net: false,
  ...more,
});

describe("a night at one device", () => {
  const walter: SeatKind = { kind: "person", name: "Walter", face: "hat" };
  const seats = [friend("Ada"), friend("Ben"), bot("level-1"), walter];

  it("is of whoever the device belongs to, and of all who have a name of their own", () => {
    expect(whoseNight(seats, [0, 1, 3], [0], "Ben")).toEqual({ seat: 1, here: [0, 1] });
    expect(whoseNight(seats, [0, 1], [2], "Somebody")).toEqual({ seat: 0, here: [0, 1] });
    // Nobody has said that they are called otherwise than their face: one person may have played all of it.
    expect(whoseNight(seats, [0, 3], [3], "Ada")).toBeNull();
    expect(whoseNight(seats, [0, 3], [0, 3], "Ada")).toEqual({ seat: 0, here: [0] });
    expect(whoseNight(seats, [3], [3], "Ada")).toEqual({ seat: 3, here: [] });
    expect(whoseNight(seats, [], [3], "Ada")).toBeNull();
  });

  it("counts for each of them, and friends are those with a name", () => {
    const shared = night({ seats, here: [0, 1], winners: [1], won: false });
    const nights = [shared, shared, night({ ...shared, seats: [friend("Ada"), friend("Cleo")] }), night()];
    expect(byPerson(nights)).toEqual([
      ["Ada", { won: 0, of: 3 }],
      ["Ben", { won: 2, of: 2 }],
      ["Cleo", { won: 1, of: 1 }],
    ]);
    expect(friendsOf(shared)).toEqual(["Ben"]);
  });
});

describe("what nights add up to", () => {
  it("is counted by seat, bot and friend, a bot at two seats once", () => {
    const nights = [
      night(),
      night({ seat: 1, seats: [bot("level-1"), ME], won: false }),
      night({ seats: [ME, bot("level-1"), bot("level-1"), bot("level-2"), friend("Ada")] }),
    ];
    expect([...tallied(nights, ({ seat }) => [seat])]).toEqual([
      [0, { won: 2, of: 2 }],
      [1, { won: 0, of: 1 }],
    ]);
    expect([...tallied(nights, botsOf)]).toEqual([
      ["level-1", { won: 2, of: 3 }],
      ["level-2", { won: 1, of: 1 }],
    ]);
    expect([...tallied(nights, friendsOf)]).toEqual([["Ada", { won: 1, of: 1 }]]);
  });

  it("knows runs: the longest, and the one that still holds", () => {
    const nights = [true, true, false, true, true, true].map((won) => night({ won }));
    expect(runs(nights)).toEqual({ longest: 3, now: 2 });
    expect(runs([])).toEqual({ longest: 0, now: 0 });
  });

  it("knows the most points where points are counted, be they few", () => {
    const points = [-3, -7, null].map((n) => night({ game: "armageddon", points: n }));
    expect([...mostPoints([...points, night()])]).toEqual([["armageddon", -3]]);
  });

  it("lies in weeks from Monday on, and what is still to come is empty", () => {
    const now = new Date(2026, 10, 26, 20).getTime();
    const weeks = weeksUpTo(now, 2);
    expect(weeks.map((week) => week.length)).toEqual([7, 7]);
    expect(weeks[0]?.[0]).toBe("2026-11-16");
    expect(weeks[1]).toEqual(["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", null, null, null]);
    expect(dayOf(now)).toBe("2026-11-26");
    // Weeks that are over are whole, however early in the week it is now.
    const before = weeksUpTo(now, 2, 2);
    expect(before[0]?.[0]).toBe("2026-11-02");
    expect(before[1]?.[6]).toBe("2026-11-15");
    expect(before.flat()).not.toContain(null);
    // On the night in which the clocks change no day is lost or twice there.
    const autumn = weeksUpTo(new Date(2026, 10, 1, 12).getTime(), 2).flat();
    expect(new Set(autumn).size).toBe(14);
  });

  it("says the year of a day of another one", () => {
    const now = new Date(2027, 0, 1, 12).getTime();
    expect(dayInWords("2027-01-01", now, "en")).toBe("Friday, January 1");
    expect(dayInWords("2026-12-31", now, "de")).toBe("Donnerstag, 31. Dezember 2026");
  });
});

describe("honours of the house", () => {
  const games = ["zombiaki", "armageddon"];
  const earned = (nights: readonly Night[]): readonly string[] =>
    houseHonours(games)
      .filter((honour) => honour.earned(nights))
      .map(({ id }) => id);
  const lost = night({ won: false });

  it.each<readonly [string, readonly Night[], readonly Night[]]>([
    ["first-morning", [night()], [lost]],
    ["all-games", [night(), night({ game: "armageddon" })], [night(), night({ game: "armageddon", won: false })]],
    [
      "both-sides",
      [night(), night({ seat: 1 })],
      [night(), night({ seat: 1, won: false }), night({ game: "armageddon", seat: 1 })],
    ],
    ["master", [night({ seats: [ME, bot("level-4")] })], [night({ seats: [ME, bot("level-4")], won: false }), night()]],
    ["company", [night({ seats: [ME, friend("Ada")], won: false })], [night(), night({ seats: [friend("Ada")] })]],
    ["five-in-a-row", Array.from({ length: 5 }, () => night()), [night(), night(), night(), night(), lost, night()]],
  ])("%s is earned by its deed, and not by less", (id, does, not) => {
    expect(earned(does)).toContain(id);
    expect(earned(not)).not.toContain(id);
  });
});
