import { readFileSync } from "node:fs";
import { canonical, load, save } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { walkingDead } from "../index.ts";
import { options } from "../options.ts";
import { GOLDEN } from "./golden-matches.ts";

// Complete matches, recorded: the same answers must lead to the same state, bit by bit, on every machine and in every version.
// A change of a rule that is meant raises `rulesVersion`; `record-golden.ts` then records them anew.

const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`golden/${file}`, import.meta.url), "utf8")) as Record<string, unknown>;

for (const { file, seed } of GOLDEN) {
  describe(file, () => {
    test("its answers are all allowed and lead to the recorded state", () => {
      const recorded = read(file);
      const match = load(walkingDead, recorded);
      expect(match.seed).toBe(seed);
      expect(match.hash).toBe(recorded.hash);
      expect(match.outcome).not.toBeNull();
      expect(canonical(save(match))).toBe(canonical(recorded));
    });

    test("with one answer changed it does not load", () => {
      const recorded = read(file);
      const answers = recorded.answers as unknown[];
      expect(() => load(walkingDead, { ...recorded, answers: answers.slice(0, -1) })).toThrow(/^hash:/);
      expect(() => load(walkingDead, { ...recorded, hash: "0" })).toThrow(/^hash:/);
    });
  });
}

test("between them one to four play, every option has another value once, and matches end in four ways", () => {
  const matches = GOLDEN.map(({ file }) => load(walkingDead, read(file)));
  expect(matches.map(({ players }) => players)).toEqual([1, 2, 3, 4]);
  expect(new Set(matches.map((match) => match.outcome?.reason))).toEqual(
    new Set(["camp", "nobody", "all-dead", "team-camp"]),
  );
  for (const spec of options) {
    expect(new Set(matches.map((match) => match.options[spec.id])).size, spec.id).toBe(2);
  }
});
