import { loadBoard, loadGame } from "@endzeit/games";
import { Picker } from "@endzeit/kit";
import { describe, expect, it } from "vitest";
import type { Line } from "../src/protocol.ts";
import { offered, termOf } from "../src/table/choice.ts";
import { stepsOf } from "../src/table/story.ts";

const set = await loadBoard("armageddon");
const game = await loadGame("armageddon");
const texts = game.texts.en;

function asked(...answers: { readonly [term: string]: string }[]): Picker {
  const picker = new Picker(() => {});
  picker.ask({ question: { ask: "keep", of: [0] }, answers, refused: [] });
  return picker;
}

describe("cards to choose from", () => {
  for (const term of ["keep", "under", "search"])
    it(`lie apart from equal ones in the hand (${term})`, () => {
      const picker = asked({ [term]: "beer" }, { [term]: "map" });
      expect(offered(set, picker, ["beer", "weapons"], texts)).toEqual(["beer", "map"]);
      expect(termOf(set, picker, "beer", true), "in the hand").toBeNull();
      expect(termOf(set, picker, "beer"), "laid out").toBe(term);
    });

  it("are those of the hand where the hand is meant", () => {
    const picker = asked({ discard: "beer" });
    expect(offered(set, picker, ["beer"], texts)).toEqual([]);
    expect(termOf(set, picker, "beer", true)).toBe("discard");
  });
});

it("steps that can be taken back are told by their first sentence", () => {
  const line = (n: number, step: number, event: Line["event"]): Line => ({
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
