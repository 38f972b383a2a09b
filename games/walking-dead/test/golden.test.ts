import { expect, test } from "vitest";
import { options } from "../options.ts";
import { golden } from "./golden-matches.ts";

// A change of a rule that is meant raises `rulesVersion`; `record-golden.ts` then records the matches anew.

for (const row of golden.rows)
  test(`${row.file}: its answers are all allowed and lead to the recorded state, changed it does not load`, () =>
    expect(golden.problems(row)).toEqual([]));

test("between them one to four play, every option has another value once, and matches end in four ways", () => {
  const matches = golden.loaded();
  expect(matches.map(({ players }) => players)).toEqual([1, 2, 3, 4]);
  expect(new Set(matches.map((match) => match.outcome?.reason))).toEqual(
    new Set(["camp", "nobody", "all-dead", "team-camp"]),
  );
  for (const spec of options) {
    expect(new Set(matches.map((match) => match.options[spec.id])).size, spec.id).toBe(2);
  }
});
