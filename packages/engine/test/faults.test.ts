import { describe, expect, test } from "vitest";
import { Faults, load, Match, MatchError, readOptions, StateCheck, save } from "../src/index.ts";
import { pebbles } from "../testing/pebbles.ts";

const many = 60_000;
const named = (problems: readonly string[]): [number, string | undefined] => [problems.length, problems.at(-1)];

describe("of many faults the first are named and the rest is a number", () => {
  test("of as many as are named nothing is left", () => {
    const faults = new Faults();
    for (let n = 0; n < 20; n++) faults.add(`${n}`);
    expect([faults.told.length, faults.told.at(-1)]).toEqual([20, "19"]);
    faults.add("one more");
    expect(named(faults.told)).toEqual([21, "… and 1 more."]);
  });

  test("what another check has counted comes along", () => {
    const inner = new Faults();
    for (let n = 0; n < 100; n++) inner.add(`${n}`);
    const outer = new Faults();
    outer.add("first");
    outer.addAll(inner.told);
    expect([outer.count, ...named(outer.told)]).toEqual([101, 21, "… and 81 more."]);
  });

  test("in options", () => {
    const options = Object.fromEntries(Array.from({ length: many }, (_, n) => [`o${n}`, true]));
    const read = readOptions(pebbles.options, options);
    expect("problems" in read && named(read.problems)).toEqual([21, `… and ${many - 20} more.`]);
    const long = readOptions(pebbles.options, { ["x".repeat(100_000)]: true });
    expect("problems" in long && long.problems.join("").length).toBeLessThan(200);
    try {
      Match.open(pebbles, { players: 7, options });
      expect.unreachable();
    } catch (error) {
      expect(error instanceof MatchError && named(error.problems)).toEqual([21, `… and ${many - 19} more.`]);
    }
  });

  test("in a state: no list of it is too long to be handed on", () => {
    const list = Array.from({ length: 200_000 }, () => 0);
    const check = new StateCheck({ list, agenda: list.map(() => 7), random: [1, 2, 3, 4], given: [], outcome: null });
    check.list("list", null, 0, 9);
    check.core({ begin: {} }, {}, 2, ["begin"]);
    expect(check.problems).toEqual([
      "state.list: 200000 numbers are too many, no list is longer than 1000.",
      "state.agenda: 200000 entries are too many, no agenda is longer than 1000.",
    ]);
  });

  test("in a save file", () => {
    const file = JSON.parse(JSON.stringify(save(Match.open(pebbles, { players: 2 }))));
    const options = Object.fromEntries(Array.from({ length: many }, (_, n) => [`o${n}`, true]));
    expect(() => load(pebbles, { ...file, options })).toThrow(/… and 59980 more\.$/);
    const start = JSON.parse(JSON.stringify(Match.open(pebbles, { players: 2 }).state));
    start.agenda = Array.from({ length: 900 }, () => ({ do: "nothing" }));
    expect(() => load(pebbles, { ...file, start })).toThrow(/… and \d+ more\.$/);
  });
});
