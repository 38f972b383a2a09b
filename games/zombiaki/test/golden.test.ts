import { expect, test } from "vitest";
import { options } from "../options.ts";
import { golden } from "./golden-matches.ts";

// A change of a rule that is meant raises `rulesVersion`; `record-golden.ts` then records the matches anew.

for (const row of golden.rows)
  test(`${row.file}: its answers are all allowed and lead to the recorded state, changed it does not load`, () =>
    expect(golden.problems(row)).toEqual([]));

test("between them both sides win, both decks are played, and every option has another value once", () => {
  const matches = golden.loaded();
  expect(new Set(matches.map((match) => match.outcome?.reason))).toEqual(new Set(["barricade", "sunrise"]));
  for (const spec of options) {
    expect(new Set(matches.map((match) => match.options[spec.id])).size, spec.id).toBe(2);
  }
});
