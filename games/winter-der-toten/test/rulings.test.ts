import { describe, expect, it } from "vitest";
import { unnamed } from "./titles.ts";

// The rulings of the page of rules, by their numbers: each is a test, and says so in its title. Where an X wins over an R, both are named.

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

describe("every ruling is a test", () => {
  it("of what the rulebook leaves open", () => {
    expect(unnamed("R", upTo(96))).toEqual([]);
  });

  it("and of what these leave open", () => {
    expect(unnamed("X", upTo(54))).toEqual([]);
  });
});
