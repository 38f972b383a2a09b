import { drawTerminal } from "@endzeit/zombiaki/terminal";
import { describe, expect, it } from "vitest";
import { games } from "../games.ts";
import { wantsColour } from "./colour.ts";
import { answersByWords } from "./match-words.ts";
import { wrapped } from "./wrap.ts";

describe("words of an answer", () => {
  const answers = [
    { end: true },
    { play: "shot", at: "B3" },
    { play: "shot", at: "B3", hit: "car" },
    { play: "good-shot", at: "B3" },
    { play: "wall-5", at: "A2" },
  ];
  it.each([
    ["end", [0]],
    ["shot b3", [1]],
    ["SHOT B3 car", [2]],
    ["shot", [1, 2]],
    ["b3", [1, 2, 3]],
    ["wall", [4]],
    ["wa", []],
    ["", []],
    ["nothing", []],
  ])("%j", (typed, places) => {
    expect(answersByWords(answers, typed)).toEqual(places);
  });
});

it("uses colours on terminals only, and never against NO_COLOR", () => {
  expect(wantsColour({ isTTY: true }, {})).toBe(true);
  expect(wantsColour({ isTTY: true }, { NO_COLOR: "1" })).toBe(false);
  expect(wantsColour({ isTTY: true }, { NO_COLOR: "" })).toBe(true);
  expect(wantsColour({ isTTY: true }, { TERM: "dumb" })).toBe(false);
  expect(wantsColour({}, {})).toBe(false);
});

describe("the street", async () => {
  const { zombiaki } = await import("@endzeit/zombiaki");
  const view = zombiaki.blank();
  view.figure[5 + 2] = 1;
  view.strength[5 + 2] = 2;
  view.wounds[5 + 2] = 1;
  view.marks[5 + 2] = 1 + 2 + 8;
  view.orders[5 + 2] = 3;
  view.thing[4] = 3;
  view.size[4] = 6;
  view.burning[0] = 1;
  view.frozen[2] = 1;
  view.napalm = 10;

  it("says everything in plain characters, and the same in colours", () => {
    const plain = drawTerminal(view, 0, zombiaki.texts.en, false);
    for (const words of [
      "Z zombie 2/3 Boss 3",
      "Human shield Net",
      "Wall 6",
      "Napalm",
      "A · Street on fire",
      "C · Holy picture",
    ]) {
      expect(plain).toContain(words);
    }
    const coloured = drawTerminal(view, 0, zombiaki.texts.en, true);
    expect(coloured).toContain("\u001b[");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours are what is taken away.
    expect(coloured.replace(/\u001b\[[\d;]*m/g, "")).toBe(plain);
  });

  it.each([50, 60, 80, 100])("fits into a terminal of %i columns, with its ends named", (width) => {
    const drawn = drawTerminal(view, null, zombiaki.texts.de, false, width);
    const street = drawn.split("\n").slice(0, -5);
    expect(Math.max(...street.map((line) => line.length))).toBeLessThanOrEqual(width);
    for (const words of ["Friedhof", "Barrikade", "2/3 Boss 3"]) expect(drawn).toContain(words);
  });

  it("has a game for each id", async () => {
    for (const id of games.ids) expect((await games.rules(id))?.id).toBe(id);
    expect(await games.rules("__proto__")).toBeNull();
  });
});

describe("lines that are too long", () => {
  it.each([
    ["short", 20, "short"],
    ["  one two three", 9, "  one two\n    three"],
    ["one two\n  three four", 9, "one two\n  three\n    four"],
    ["unbreakable word", 5, "unbreakable\n  word"],
    ["\u001b[2mone two\u001b[0m three", 7, "\u001b[2mone two\u001b[0m\n  three"],
  ])("%j within %i", (text, width, lines) => {
    expect(wrapped(text, width)).toBe(lines);
  });
});
