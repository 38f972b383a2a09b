import { expect, test } from "vitest";
import { options } from "../options.ts";
import { golden } from "./golden-matches.ts";

// A change of a rule that is meant raises `rulesVersion`; `record-golden.ts` then records the matches anew.

for (const row of golden.rows)
  test(`${row.file}: its answers are all allowed and lead to the recorded state, changed it does not load`, () =>
    expect(golden.problems(row)).toEqual([]));

test("between them one to four players play, every option has each value once, and both endings come", () => {
  const matches = golden.loaded();
  expect(new Set(matches.map((match) => match.players))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(matches.map((match) => match.outcome?.reason))).toEqual(new Set(["won", "overrun"]));
  for (const spec of options) {
    const values: readonly (string | boolean)[] = spec.kind === "switch" ? [false, true] : spec.values;
    expect(new Set(matches.map((match) => match.options[spec.id])), spec.id).toEqual(new Set(values));
  }
});
