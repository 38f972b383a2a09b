import { text } from "@endzeit/engine";
import { loadBoard, loadGame } from "@endzeit/games";
import type { Line, TakenBack } from "@endzeit/master";
import { describe, expect, test } from "vitest";
import { short } from "../src/names.ts";
import { backPhrase, cameOf, groupsOf } from "../src/table/story.ts";
import { en } from "../src/texts/en.ts";

const game = await loadGame("zombiaki");
const set = await loadBoard("zombiaki");
const texts = game.texts.en;

describe("a log in which answers were taken back", () => {
  const heading = { text: "heading", values: {} };
  const event = { event: "phase", phase: "draw" };
  const line = (step: number): Line => ({ n: step, step, by: 0, event, heading });
  const back = (change: Partial<TakenBack>): TakenBack => ({
    n: 1,
    by: 1,
    name: "Ben",
    keep: 2,
    count: 1,
    of: [1],
    ...change,
  });
  const wordsOf = (one: TakenBack): string => {
    const { key, values } = backPhrase(one, texts);
    return text(en, key, values);
  };
  const told = (backs: readonly TakenBack[], last = 4): readonly string[] => {
    const log = Array.from({ length: last }, (_, i) => line(i + 1)).filter(
      ({ event }) => game.words.event(event) !== null,
    );
    const words = (parts: readonly (string | { readonly text: string })[]) =>
      parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
    return groupsOf(
      game,
      set,
      texts,
      log,
      [],
      null,
      backs.map((one) => ({ after: one.keep, key: `back-${one.n}`, parts: [wordsOf(one)], seat: one.by })),
    ).flatMap(({ lines }) => lines.map(({ key, parts }) => (typeof key === "string" ? words(parts) : `step ${key}`)));
  };

  test("each is told behind what was left, in its order", () => {
    expect(told([])).toEqual(["step 1", "step 2", "step 3", "step 4"]);
    expect(told([back({}), back({ n: 2, count: 3 })])).toEqual([
      "step 1",
      "step 2",
      `Ben (${texts["seat.1"]}) has taken back 1 answer.`,
      `Ben (${texts["seat.1"]}) has taken back 3 answers.`,
      "step 3",
      "step 4",
    ]);
    expect(told([back({ keep: 4 })]).at(-1)).toBe(`Ben (${texts["seat.1"]}) has taken back 1 answer.`);
  });

  test("also when nothing else is left to tell", () => {
    expect(told([back({ keep: 0 })], 0)).toEqual([`Ben (${texts["seat.1"]}) has taken back 1 answer.`]);
  });

  test("it says whose answers went where these are not those of who took them back", () => {
    expect(told([back({ of: [0, 1], count: 2, keep: 4 })]).at(-1)).toBe(
      `Ben (${texts["seat.1"]}) has taken back 2 answers, given by: ${texts["seat.0"]}, ${texts["seat.1"]}.`,
    );
    expect(told([back({ by: null, name: "", of: [0], keep: 4 })]).at(-1)).toBe(
      `Taken back: 1 answer (${texts["seat.0"]}).`,
    );
  });
});

describe("a name that is too long", () => {
  test.each([
    ["Ada", "Ada"],
    ["x".repeat(18), "x".repeat(18)],
    ["x".repeat(19), `${"x".repeat(17)}…`],
    ["👩‍🚀".repeat(19), `${"👩‍🚀".repeat(17)}…`],
    ["e\u0301".repeat(20), `${"e\u0301".repeat(17)}…`],
    [`${"x".repeat(16)} yz`, `${"x".repeat(16)}…`],
  ])("%s is shown as %s: no letter is cut through", (name, shown) => {
    expect(short(name)).toBe(shown);
  });
});

describe("what came of an answer", () => {
  const heading = { text: "heading", values: {} };
  const given = { text: "answer.end", values: {} };
  const line = (by: number, event: Line["event"]): Line => ({ n: 1, step: 7, by, event, heading });
  const began = { event: "phase", phase: "humans", round: 10 };
  const discarded = { event: "discarded", seat: 1, card: "shot" };
  const came = (log: readonly Line[], seat: number) => cameOf(game, texts, log, 7, { seat, given });

  test("is the deed of whoever gave it, wherever it stands", () => {
    const event = { event: "phase", phase: "zombies", round: 3 };
    expect(came([line(1, event), line(1, discarded)], 1)).toBe("The humans discard Shot.");
  });

  test("where they only let something happen the answer stands before it", () => {
    expect(came([line(0, began)], 0)).toBe("The zombies: End the phase. Human phase 10 begins.");
    expect(came([], 0)).toBe("The zombies: End the phase.");
    expect(cameOf(game, texts, [line(0, began)], 8, undefined)).toBeNull();
  });

  test("what then weighed more is told too, and alone after a mere end", () => {
    const then = { text: "log.discarded", values: { seat: 0, card: "dog" } };
    const after = (passes: boolean, log: readonly Line[]) =>
      cameOf(game, texts, log, 7, { seat: 1, given, passes }, then);
    const happened = text(texts, then.text, then.values);
    expect(after(true, [line(1, discarded)])).toBe(happened);
    expect(after(false, [line(1, discarded)])).toBe(`The humans discard Shot. ${happened}`);
    expect(after(false, [line(0, began)])).toBe(`The humans: End the phase. ${happened}`);
  });
});
