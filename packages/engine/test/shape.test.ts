import { describe, expect, test } from "vitest";
import { type Shapes, StateCheck, spelled } from "../src/index.ts";

const steps: Shapes = { begin: {}, go: { from: [0, 3] } };
const questions: Shapes = { bid: { together: "flag" }, play: {} };

function agendaProblems(...agenda: readonly unknown[]): readonly string[] {
  const check = new StateCheck({ random: [1, 2, 3, 4], given: [], outcome: null, agenda });
  check.core(steps, questions, 3, ["begin"]);
  return check.problems;
}

describe("the agenda of a state from outside", () => {
  test("may end with a question or a step", () => {
    expect(agendaProblems({ do: "begin" }, { ask: "play", of: [2] })).toEqual([]);
    expect(agendaProblems({ do: "begin" }, { ask: "bid", of: [0, 2], together: true })).toEqual([]);
    expect(agendaProblems({ do: "begin" }, { do: "go", from: 3 })).toEqual([]);
  });

  test.each([
    [
      "a question below something else",
      [{ do: "begin" }, { ask: "play", of: [0] }, { do: "go", from: 0 }],
      /\[1\].*last/,
    ],
    ["the same seat twice", [{ do: "begin" }, { ask: "play", of: [1, 1] }], /\[1\]\.of.*different/],
    ["no seat", [{ do: "begin" }, { ask: "play", of: [] }], /\[1\]\.of/],
    [
      "secret answers that no rule reads",
      [{ do: "begin" }, { ask: "play", of: [0], together: true }],
      /\[1\]\.together/,
    ],
  ])("is refused with %s", (_what, agenda, problem) => {
    const problems = agendaProblems(...agenda);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });
});

describe("what was sent, in a message", () => {
  const deep: unknown = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`);

  test("is short and never walked into", () => {
    expect([7, "seven", null, true, [], {}, [1], { a: 1 }, undefined].map(spelled)).toEqual([
      "7",
      '"seven"',
      "null",
      "true",
      "[]",
      "{}",
      "[…]",
      "{…}",
      "nothing",
    ]);
    expect(spelled("x".repeat(1000)).length).toBeLessThan(70);
    expect(spelled(deep)).toBe("[…]");
  });

  test("does not break a check, however deep it is nested", () => {
    const check = new StateCheck({ list: [deep] });
    check.list("list", 1, 0, 9);
    expect(check.problems).toEqual(["state.list[0]: must be a whole number from 0 to 9, not […]."]);
  });
});
