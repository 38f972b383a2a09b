import { loadBoard, loadGame } from "@endzeit/games";
import { Picker } from "@endzeit/kit";
import type { Line } from "@endzeit/master";
import { describe, expect, it } from "vitest";
import { buttonsOf, nextOf, shownCards } from "../src/table/choice.ts";
import { rearranged, stepsOf } from "../src/table/story.ts";

const set = await loadBoard("armageddon");
const game = await loadGame("armageddon");
const texts = game.texts.en;

function asked(...answers: { readonly [term: string]: string }[]): Picker {
  const picker = new Picker(() => {});
  picker.ask({ question: { ask: "keep", of: [0] }, answers, refused: [] });
  return picker;
}

const lit = (picker: Picker, hand: readonly string[], laid: readonly string[]) =>
  shownCards(set, picker, hand, laid, texts).map(
    ({ card, offer, term }) => `${offer ? "offer" : "hand"} ${card} ${term}`,
  );

describe("steps in another order", () => {
  it("one changes places with the one before it, or is left out", () => {
    expect(rearranged(["a", "b", "c"], 2, "earlier")).toEqual(["a", "c", "b"]);
    expect(rearranged(["a", "b", "c"], 1, "earlier")).toEqual(["b", "a", "c"]);
    expect(rearranged(["a", "b", "c"], 1, "away")).toEqual(["a", "c"]);
  });

  it("one that is not allowed yet waits for those that are; a turn is not ended before it", () => {
    const [train, extend, done] = [{ city: "special", site: 8 }, { city: "extend" }, { done: true }];
    expect(nextOf([train, extend, done], [extend, done])).toBe(1);
    expect(nextOf([train, done], [train, done])).toBe(0);
    expect(nextOf([done], [extend, done])).toBe(0);
    expect(nextOf([train, done], [extend, done])).toBe(-1);
    expect(nextOf([train], [extend])).toBe(-1);
  });
});

describe("answers that are buttons", async () => {
  const zombiaki = await loadBoard("zombiaki");
  const buttons = (...answers: { readonly [term: string]: string | true }[]) => {
    const picker = new Picker(() => {});
    picker.ask({ question: { ask: "dog", of: [0] }, answers, refused: [] });
    return buttonsOf(zombiaki, picker);
  };

  it("a dog that is running may stay where it is: which one goes without saying", () => {
    const stays = { dog: "A4", stay: true } as const;
    expect(buttons({ dog: "A4", to: "A3" }, stays)).toEqual([stays]);
    expect(buttons(stays)).toEqual([stays]);
  });

  it("while it is open which dog is meant, there is nothing to press beside the street", () => {
    expect(buttons({ dog: "A4", stay: true }, { dog: "B4", to: "B3" })).toEqual([]);
    expect(buttons({ dog: "A4", to: "A3" })).toEqual([]);
  });
});

describe("cards to choose from", () => {
  it("lie apart from equal ones in the hand, each of them", () => {
    const picker = asked({ keep: "beer" }, { keep: "map" });
    expect(lit(picker, ["beer", "weapons"], ["beer", "map", "beer"])).toEqual([
      "offer beer keep",
      "offer map keep",
      "offer beer keep",
      "hand beer null",
      "hand weapons null",
    ]);
  });

  it("are those of the hand where nothing is laid out", () => {
    expect(lit(asked({ discard: "beer" }), ["beer", "map"], [])).toEqual(["hand beer discard", "hand map null"]);
  });

  it("are named by the answers where the game lays nothing out", () => {
    expect(lit(asked({ search: "beer" }), ["map"], [])).toEqual(["offer beer search", "hand map null"]);
  });
});

it("steps that can be taken back are told by their first sentence", () => {
  const line = <E extends Line["event"]>(n: number, step: number, event: E): Line => ({
    n,
    step,
    by: 0,
    event,
    heading: { text: "x", values: {} },
  });
  const log = [
    line(0, 7, { event: "extended", seat: 0 }),
    line(1, 8, { event: "repaired", seat: 0, pay: "engineer" }),
    line(2, 8, { event: "damage", seat: 0, n: -1, at: 2 }),
    line(3, 9, { event: "extended", seat: 0 }),
  ];
  const steps = stepsOf(game, texts, log, 10, 3);
  expect(steps.map(({ step }) => step)).toEqual([8, 9, 10]);
  expect(steps.map(({ words }) => words)).toEqual([expect.stringMatching(/repair/i), expect.any(String), null]);
  expect(stepsOf(game, texts, log, 10, 0)).toEqual([]);
});
