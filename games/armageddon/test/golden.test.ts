import { readFileSync } from "node:fs";
import { canonical, load, save } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { armageddon } from "../index.ts";
import { options } from "../options.ts";
import { GOLDEN } from "./golden-matches.ts";

// Complete recorded matches. Their hashes change only on purpose: see record-golden.ts.

const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`golden/${file}`, import.meta.url), "utf8")) as Record<string, unknown>;

for (const { file, seed } of GOLDEN) {
  describe(file, () => {
    test("its answers are all allowed and lead to the recorded state", () => {
      const recorded = read(file);
      const match = load(armageddon, recorded);
      expect(match.seed).toBe(seed);
      expect(match.hash).toBe(recorded.hash);
      expect(match.outcome).not.toBeNull();
      expect(canonical(save(match))).toBe(canonical(recorded));
    });

    test("with the last answer gone it does not load", () => {
      const recorded = read(file);
      const answers = recorded.answers as unknown[];
      expect(() => load(armageddon, { ...recorded, answers: answers.slice(0, -1) })).toThrow(/^hash:/);
      expect(() => load(armageddon, { ...recorded, hash: "0" })).toThrow(/^hash:/);
    });
  });
}

test("between them three and four players play, and every option has another value once", () => {
  const matches = GOLDEN.map(({ file }) => load(armageddon, read(file)));
  expect(new Set(matches.map((match) => match.players))).toEqual(new Set([3, 4]));
  for (const spec of options) expect(new Set(matches.map((match) => match.options[spec.id])).size, spec.id).toBe(2);
});
