import { Match } from "@endzeit/engine";
import { expect, test } from "vitest";
import { options } from "../options.ts";
import { type Event, MOST_SEATS } from "../state.ts";
import { golden } from "./golden-matches.ts";

// A change of a rule that is meant raises `rulesVersion`; `record-golden.ts` then records the matches anew. Where one of them no longer has
// what is looked for below, another seed has.

for (const row of golden.rows)
  test(`${row.file}: its answers are all allowed and lead to the recorded state, changed it does not load`, () =>
    expect(golden.problems(row)).toEqual([]));

test("between them two to five players play, every option has each value once, and matches end in each way", () => {
  const matches = golden.loaded();
  expect(new Set(matches.map(({ players }) => players))).toEqual(new Set([2, 3, 4, MOST_SEATS]));
  expect(new Set(matches.map(({ outcome }) => outcome?.reason))).toEqual(
    new Set(["morale", "rounds", "objective", "failed"]),
  );
  for (const spec of options) {
    const values: readonly (string | boolean)[] = spec.kind === "switch" ? [false, true] : spec.values;
    expect(new Set(matches.map((match) => match.options[spec.id])), spec.id).toEqual(new Set(values));
  }
});

test("between them players are exiled, bites spread, and the colony votes about crossroads cards", () => {
  const told = new Set<string>();
  const hear = (event: Event): void => {
    told.add(event.event);
    if (event.event === "exposed") told.add(event.face);
    if (event.event === "crossroads-option" && event.seat < 0) told.add("voted about a card");
  };
  for (const { players, options, seed, log } of golden.loaded()) {
    const match = Match.open(golden.game, { players, options, seed });
    match.listen(hear);
    for (const { seat, answer } of log) match.answer(seat, answer);
  }
  const wanted = ["exiled", "innocent", "unrepentant", "bitten", "spreads", "voted about a card"];
  expect(wanted.filter((event) => !told.has(event))).toEqual([]);
});
