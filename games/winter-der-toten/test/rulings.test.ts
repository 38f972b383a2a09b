import { describe, expect, it } from "vitest";
import { unnamed } from "./titles.ts";

// The rulings of the page of rules, by their numbers: each is a test, and says so in its title. Where an X wins over an R, both are named.

/** Rulings that wait for their tests. */
const WAITING: readonly number[] = [14, 46, 47];

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

describe("every ruling is a test", () => {
  it("of what the rulebook leaves open", () => {
    expect(unnamed("R", upTo(96)).filter((number) => !WAITING.includes(number))).toEqual([]);
  });

  it("and of what these leave open", () => {
    expect(unnamed("X", upTo(53))).toEqual([]);
  });
});
