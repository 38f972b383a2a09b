import { describe, expect, it } from "vitest";
import { unnamed } from "./titles.ts";

// The rulings of the page of rules, by their numbers: each is a test, and says so in its title. Where an X wins over an R, both are named.

/** By letter: from the first ruling to this one each is held to it; and those that wait for their tests. */
const HELD = {
  R: { last: 50, waiting: [14, 46, 47] },
} as const;

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

describe("every ruling is a test", () => {
  it("R", () => {
    const { last, waiting } = HELD.R;
    expect(
      unnamed(
        "R",
        upTo(last).filter((number) => !waiting.some((other) => other === number)),
      ),
    ).toEqual([]);
  });
});
