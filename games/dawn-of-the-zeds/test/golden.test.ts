import { readFileSync } from "node:fs";
import { canonical, load, save } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { dawnOfTheZeds } from "../index.ts";
import { options } from "../options.ts";
import { GOLDEN } from "./golden-matches.ts";

// Complete recorded matches. Their hashes change only on purpose: see record-golden.ts.

const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`golden/${file}`, import.meta.url), "utf8"));

for (const { file, seed } of GOLDEN) {
  describe(file, () => {
    test("its answers are all allowed and lead to the recorded state", () => {
      const recorded = read(file);
      const match = load(dawnOfTheZeds, recorded);
      expect(match.seed).toBe(seed);
      expect(match.hash).toBe(recorded.hash);
      expect(match.outcome).not.toBeNull();
      expect(canonical(save(match))).toBe(canonical(recorded));
    });

    test("with the last answer gone it does not load", () => {
      const recorded = read(file);
      const answers = Array.isArray(recorded.answers) ? recorded.answers : [];
      expect(() => load(dawnOfTheZeds, { ...recorded, answers: answers.slice(0, -1) })).toThrow(/^hash:/);
      expect(() => load(dawnOfTheZeds, { ...recorded, hash: "0" })).toThrow(/^hash:/);
    });
  });
}

test("between them one to four players play, every option has each value once, and both endings come", () => {
  const matches = GOLDEN.map(({ file }) => load(dawnOfTheZeds, read(file)));
  expect(new Set(matches.map((match) => match.players))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(matches.map((match) => match.outcome?.reason))).toEqual(new Set(["won", "overrun"]));
  for (const spec of options) {
    const values: readonly (string | boolean)[] = spec.kind === "switch" ? [false, true] : spec.values;
    expect(new Set(matches.map((match) => match.options[spec.id])), spec.id).toEqual(new Set(values));
  }
});
