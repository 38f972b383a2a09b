import { describe, expect, test } from "vitest";
import { contestAt, dateAt, gameOfDay, spanOf, weekAt } from "../src/index.ts";

const DAY = 86_400_000;
const FIRST = Date.UTC(1999, 0, 1);
const LAST = Date.UTC(2101, 0, 1);

/** The week by the book: the one of the Thursday, counted from the first Thursday of its year. */
function weekByDate(ms: number): string {
  const date = new Date(ms);
  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const week = Math.ceil(((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY + 1) / 7);
  return `${date.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;
}

describe("what the nights are called", () => {
  test("each day of a hundred years has the name and the week of the calendar, and both lead back to it", () => {
    for (let ms = FIRST; ms < LAST; ms += DAY) {
      const date = new Date(ms).toISOString().slice(0, 10);
      if (dateAt(ms) !== date || weekAt(ms + DAY - 1) !== weekByDate(ms))
        expect([ms, dateAt(ms), weekAt(ms)]).toBe(date);
      const week = spanOf(weekAt(ms));
      if (spanOf(date)?.from !== ms || week === null || ms < week.from || ms >= week.to) expect(date).toBe(week);
    }
  });

  test("weeks around New Year belong to the year of their Thursday", () => {
    expect(weekAt(Date.UTC(2026, 11, 31))).toBe("2026-W53");
    expect(weekAt(Date.UTC(2027, 0, 3, 23, 59))).toBe("2026-W53");
    expect(weekAt(Date.UTC(2027, 0, 4))).toBe("2027-W01");
    expect(weekAt(Date.UTC(2024, 11, 30))).toBe("2025-W01");
    expect(contestAt("day", Date.UTC(2028, 1, 29, 12))).toBe("2028-02-29");
  });

  test("no other name is one", () => {
    for (const id of [
      "",
      "2026",
      "2026-W00",
      "2026-W54",
      "2027-W53",
      "2026-02-29",
      "2026-13-01",
      "2026-00-10",
      "26-W01",
      "2026-W49 ",
    ])
      expect(spanOf(id), id).toBeNull();
  });

  test("every game has its turn, one day each", () => {
    const games = ["a", "b", "c"] as const;
    const days = Array.from({ length: 6 }, (_, n) => gameOfDay(dateAt(Date.UTC(2026, 11, 29) + n * DAY), games));
    expect(days.slice(0, 3).toSorted()).toEqual(["a", "b", "c"]);
    expect(days.slice(3)).toEqual(days.slice(0, 3));
    expect(gameOfDay("2026-W49", games)).toBeNull();
  });
});
