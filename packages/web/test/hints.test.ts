import type { Hint, HintLine } from "@endzeit/bots";
import { describe, expect, test, vi } from "vitest";

// The settings ask the system for stillness as soon as they are loaded.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { told } = await import("../src/hints/search.ts");
const { settings } = await import("../src/settings.svelte.ts");

settings.set({ lang: "en" });

const names = {
  texts: { why: "Because." },
  label: (answer: object) => Object.values(answer).join(" "),
  seatName: (seat: number) => `Seat ${seat}`,
  forecast: () => null,
};
const lineOf = (go: string, chance: number, asGood = false): HintLine => ({
  ...{ answer: { go }, chance, less: 0.6 - chance, error: 0.01, asGood },
});
const best = lineOf("north", 0.6, true);
const hintWith = (first: HintLine | null, fears: Hint["fears"] = null): Hint => ({
  ...{ lines: [best, ...(first === null ? [] : [first])], expects: null, fears: null },
  first: first === null ? null : { line: first, fears },
});

describe("a search after the first advice", () => {
  const say = (first: HintLine | null, fears: Hint["fears"] = null) =>
    told(hintWith(first, fears), "what", names, null);

  test("says that it stays at that", () => {
    const { lines } = hintWith(null);
    const hint: Hint = { lines, expects: null, fears: null, first: { line: best, fears: null } };
    expect(told(hint, "what", names, null)).toBe(
      "Played through as well, it stays at that. North. Outlook: 60 in 100.",
    );
  });

  test("says that it leads elsewhere, with what the first advice is worth and what would come of it, and names it once", () => {
    const fears = { seat: 1, words: { text: "why", values: {} }, question: null };
    expect(say(lineOf("south", 0.3), fears)).toBe(
      "Played through, it leads elsewhere. The first advice goes by rules of thumb: south. That holds only 30 in 100. After that, what would hurt most, from Seat 1 – Because. North. Outlook: 60 in 100.",
    );
  });

  test("says that it is barely behind", () => {
    expect(say(lineOf("south", 0.59, true))).toMatch(/something else is ahead, but barely.* south .* 59 in 100/);
  });
});

test("whoever asks for what is at stake hears the reason of the best answer, and of no other", () => {
  const planned = (go: string) => ({ answer: { go }, reason: { text: "why", values: {}, icon: "" } });
  expect(told(hintWith(null), "why", names, planned("north"))).toMatch(/^Because\. /);
  expect(told(hintWith(null), "why", names, planned("south"))).not.toContain("Because");
});
