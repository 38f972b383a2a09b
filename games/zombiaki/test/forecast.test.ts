import { text } from "@endzeit/engine";
import { describe, expect, it } from "vitest";
import { zombiaki } from "../index.ts";
import type { PlayCard } from "../state.ts";
import { HUMANS, street } from "./street.ts";

/** What the answer of the humans is said to do, in German, and at which squares. */
function told(squares: { readonly [square: string]: string }, answer: PlayCard) {
  const { match } = street({ street: squares, humans: [answer.play] });
  const note = zombiaki.forecast(match.view(HUMANS), HUMANS, answer);
  const words = (key: string, values: { readonly [name: string]: string | number }): string =>
    text(zombiaki.texts.de, key, values);
  return note === null
    ? null
    : {
        said: words(note.text, note.values),
        each: (note.each ?? []).map((one) => `${one.at} ${words(one.text, one.values)}`),
      };
}

describe("a forecast", () => {
  it("of a wound says what is left", () => {
    expect(told({ B3: "zombie 4" }, { play: "good-shot", at: "B3" })).toEqual({ said: "Verwundet, noch 2", each: [] });
    expect(told({ B3: "zombie 1" }, { play: "shot", at: "B3" })).toEqual({ said: "Zerfällt", each: [] });
  });

  it("of a card for a lane says what happens on each of its squares", () => {
    expect(told({ A2: "zombie 1", A4: "zombie 3", B3: "zombie 1" }, { play: "voltage", lane: "A" })).toEqual({
      said: "Zerfällt",
      each: ["A2 Zerfällt", "A4 Verwundet, noch 2"],
    });
  });

  it("of several wounds says how many", () => {
    expect(told({ A2: "zombie 2", A4: "zombie 3" }, { play: "voltage", lane: "A" })).toEqual({
      said: "2 verwundet",
      each: ["A2 Verwundet, noch 1", "A4 Verwundet, noch 2"],
    });
  });
});
