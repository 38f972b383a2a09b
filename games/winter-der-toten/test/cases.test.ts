import { describe, expect, it } from "vitest";
import { unnamed } from "./titles.ts";

// The worked cases of the rules, by their numbers: each is a test, and says so in its title. Numbers that are missing here were never given.

const CASES = {
  setup: [1, 2, 3, 4, 5, 7, 8],
  actions: [
    10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 23, 24, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36, 38, 39, 40, 42, 43, 44, 45,
  ],
  exposure: [50, 51, 53, 54, 55, 56, 58, 59, 61, 62, 63, 64, 66],
  colony: [70, 72, 73, 74, 75, 76, 77, 78, 79, 81, 82, 83, 86, 87, 88, 89, 90, 91, 92, 94, 95, 96, 98],
  crossroads: [110, 111, 112, 114, 116, 117, 118, 119, 120, 121, 123, 124, 125, 126, 127],
  exile: [140, 142, 143, 144, 146, 147, 148, 150, 151, 153, 154],
} as const;

describe("every worked case is a test", () => {
  for (const [part, numbers] of Object.entries(CASES))
    it(part, () => {
      expect(unnamed("T", numbers)).toEqual([]);
    });
});
