import { describe, expect, test } from "vitest";
import { NAME_PROBLEMS, nameProblem, seenName, tidyName } from "./names.ts";
import { OpenShape, readRequest, readShape } from "./words.ts";

const open = (name: string) =>
  readShape(
    OpenShape,
    { game: "zombiaki", name, seats: [{ kind: "me" }, { kind: "open" }], options: {}, content: null, clock: null },
    (value) => ({ name: value.name }),
  );

describe("a name", () => {
  test.each([
    "Ada",
    "Jörg-Uwe O’Neill",
    "X Æ A-12",
    "李小龙",
    "محمد",
    "שָׁלוֹם",
    "क्षत्रिय",
    "می‌خواهم",
    "Nguyễn",
    "👩‍👩‍👧‍👦",
    "❤️‍🔥",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "1️⃣",
    "x".repeat(24),
    "👩🏽‍🚀".repeat(24),
    "é".normalize("NFD").repeat(24),
  ])("may be %s", (name) => {
    expect(nameProblem(tidyName(name))).toBeNull();
    expect(open(name)).toEqual({ name: tidyName(name) });
    expect(seenName(name)).toBe(name);
  });

  test.each([
    ["nothing", "", "empty"],
    ["blanks of all widths", " \u00a0\u2003\u3000", "empty"],
    ["a blank of no width", "\u200b", "empty"],
    ["joiners", "\u200d\u200c", "empty"],
    ["marks of direction", "\u200e\u200f\u061c", "empty"],
    ["fillers of Hangul", "\u3164\u115f\u1160\uffa0", "empty"],
    ["a blank of Braille", "\u2800", "empty"],
    ["soft hyphens", "\u00ad\u00ad", "empty"],
    ["accents without a letter", "\u0301", "empty"],
    ["tags", "\u{e0041}", "empty"],
    ["a variation of nothing", "\ufe0f", "empty"],
    ["a mark of direction", "Ada\u200e", "hidden"],
    ["a turn of the writing", "Ada\u202e", "hidden"],
    ["an isolate", "\u2066Ada\u2069", "hidden"],
    ["a blank of no width within", "A\u200bda", "hidden"],
    ["a joiner at its end", "Ada\u200d", "hidden"],
    ["a filler", "Ada\u3164", "hidden"],
    ["a line of its own", "A\nda", "hidden"],
    ["a bell", "Ada\u0007", "hidden"],
    ["half a character", "Ada\ud800", "hidden"],
    ["a character of private use", "Ada\ue000", "hidden"],
    ["one letter too many", "x".repeat(25), "long"],
    ["one emoji too many", "👩‍🚀".repeat(25), "long"],
    ["a letter under a tower of marks", `Z${"\u0335\u0321\u0353\u031b\u0310".repeat(8)}`, "stacked"],
  ] as const)("may not be %s, and the reply names the field", (_, name, problem) => {
    expect(nameProblem(tidyName(name))).toBe(problem);
    expect(open(name)).toEqual({ problem: `name: ${NAME_PROBLEMS[problem]}` });
  });

  test("that was pasted loses what nobody sees, and nothing else", () => {
    expect(seenName("\u2066Ada\u2069\u200b \u200eLovelace\ufeff")).toBe("Ada Lovelace");
    expect(seenName("👩\u200d🚀\u200d")).toBe("👩\u200d🚀");
  });
});

test("what is said shows something", () => {
  for (const text of ["\u200b", "\u3164", "\u200f "])
    expect(readRequest({ do: "chat", id: 1, text })).toEqual({ problem: `text: ${NAME_PROBLEMS.empty}` });
  expect(readRequest({ do: "chat", id: 1, text: "\u200fשלום" })).toHaveProperty("request");
});
