import {
  type Answer,
  type AnyMatch,
  below,
  type Language,
  languageIds,
  Match,
  randomFrom,
  text,
} from "@endzeit/engine";
import { drawTerminal } from "@endzeit/zombiaki/terminal";
import { describe, expect, it } from "vitest";
import { games } from "../games.ts";
import { wantsColour } from "./colour.ts";
import { answersByWords, vocabularyOf } from "./match-words.ts";
import { Screen } from "./screen.ts";
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

describe("words with numbers", () => {
  const bid = (area: string, worker: number, soldier: number, leader = 0): Answer => ({
    bid: area,
    worker,
    soldier,
    engineer: 0,
    leader,
  });
  const answers = [
    bid("city", 0, 0),
    bid("city", 1, 0),
    bid("city", 3, 0),
    bid("city", 3, 2),
    bid("city", 2, 3, 1),
    bid("exploration", 3, 0),
    bid("exploration", 0, 1),
  ];
  it.each([
    ["city worker 3", [2]],
    ["3 workers in the city", [2]],
    ["stadt 3 arbeiter", [2]],
    ["Arbeiter 3, Stadt", [2]],
    ["stadt 3 arbeiter und 2 soldaten", [3]],
    ["erkunden 1 soldat", [6]],
    ["city 3 soldiers", [4]],
    ["3 soldat", [4]],
    ["anführer", [4]],
    ["ANFUEHRER 1", [4]],
    ["stadt arbeiter", [1, 2, 3, 4]],
    ["4 arbeiter", []],
  ])("%j", async (typed, places) => {
    const game = await games.rules("armageddon");
    if (game === null) throw new Error("There is no Armageddon.");
    expect(answersByWords(answers, typed, vocabularyOf(game))).toEqual(places);
  });
});

describe.each(games.ids)("the words of %s", (id) => {
  it.each(languageIds)("that a label shows in %s can be typed, whatever is asked", async (lang) => {
    const game = await games.rules(id);
    if (game === null) throw new Error(`There is no ${id}.`);
    const vocabulary = vocabularyOf(game);
    for (let seed = 0; seed < 3; seed++) {
      const random = randomFrom(`words ${seed}`);
      const match = Match.open(game, { players: game.seats.max, seed: String(seed) });
      for (let n = 0; n < 120 && match.question !== null; n++) {
        const seat = match.awaited()[0] ?? 0;
        const { answers } = match.ask(seat);
        const view = match.view(seat);
        const { question } = match;
        const label = (place: number, language: Language): string => {
          const { text: key, values } = game.words.answer(view, question, answers[place] ?? {});
          return text(game.texts[language], key, values);
        };
        const place = below(random, answers.length);
        const typed = label(place, lang).toUpperCase();
        const places = answersByWords(answers, typed, vocabulary, (at) => [label(at, "en"), label(at, "de")]);
        const alike = [...answers.keys()].filter((at) => label(at, lang).toUpperCase() === typed);
        if (alike.length === 1 && !/^\d+$/.test(typed))
          expect(places, `seed ${seed}, answer ${n}: ${typed}`).toEqual([place]);
        else expect(places, typed).toContain(place);
        match.answer(seat, answers[place]);
      }
    }
  });

  it.each(languageIds)("help with examples of the moment in %s, which all work", async (lang) => {
    const game = await games.rules(id);
    if (game === null) throw new Error(`There is no ${id}.`);
    const match = Match.open(game, { players: game.seats.max, seed: "help" });
    for (let n = 0; n < 40 && match.question !== null; n++) {
      const seat = match.awaited()[0] ?? 0;
      const { answers } = match.ask(seat);
      let written = "";
      const screen = new Screen(game, null, {
        lang,
        colour: false,
        width: () => null,
        write: (words) => (written += words),
      });
      screen.help(match, seat, answers);
      const typed = written
        .split("\n")
        .slice(0, 3)
        .map((line) => line.trim().split("  ")[0] ?? "");
      const json = typed.find((one) => one.startsWith("{")) ?? "";
      expect(answers).toContainEqual(JSON.parse(json));
      expect(JSON.stringify(answers[Number(typed[0]) - 1])).toBe(json);
      const [words = ""] = typed.slice(1).filter((one) => one !== json);
      expect(screen.byWords(match, seat, answers, words), words).toEqual([Number(typed[0]) - 1]);
      expect(written).not.toContain("shot b3");
      match.answer(seat, answers[n % answers.length]);
    }
  });
});

describe("very many answers", async () => {
  const { armageddon } = await import("@endzeit/armageddon");
  const { state } = Match.open(armageddon, { players: 4, seed: "wide" });
  const wide = structuredClone(state);
  const seat = wide.turn;
  const each = wide.figures.length / wide.seats;
  const add = (to: number[], at: number, n: number): void => {
    to[at] = (to[at] ?? 0) + n;
  };
  // The first four places of a seat's figures are those at home, by colour.
  for (const [colour, n] of [8, 5, 4].entries()) {
    add(wide.figures, seat * each + colour, n);
    add(wide.people, seat, n);
    add(wide.bag, colour, -n);
  }
  const game = await games.rules("armageddon");
  if (game === null) throw new Error("There is no Armageddon.");
  const match: AnyMatch = Match.from(game, wide);
  const { answers } = match.ask(seat);
  const shown = (lang: Language, show: (screen: Screen) => void): string[] => {
    const lines: string[] = [];
    const write = (words: string): void => void lines.push(...words.trimEnd().split("\n"));
    show(new Screen(match.game, null, { lang, colour: false, width: () => 80, write }));
    return lines;
  };

  it.each([
    ["de", "Antworten. Einige davon:", "Wörter schränken sie ein"],
    ["en", "answers. Some of them:", "Words narrow them"],
  ] as const)("are not listed unasked, but shown by some of each kind: %s", (lang, many, narrow) => {
    expect(answers.length).toBeGreaterThan(1000);
    const lines = shown(lang, (screen) => screen.question(match, seat, answers));
    expect(lines.length).toBeLessThan(24);
    expect(lines.some((line) => line.includes(`${answers.length} ${many}`))).toBe(true);
    const example = new RegExp(`${narrow}[^:]*: (.*?)\\.`).exec(lines.join(" ").replaceAll(/\s+/g, " "))?.[1] ?? "";
    shown(lang, (screen) => expect(screen.byWords(match, seat, answers, example), example).toHaveLength(1));
    const all = shown(lang, (screen) => screen.answers(match, seat, answers, [...answers.keys()], true));
    expect(all.length).toBeGreaterThan(answers.length / 3);
  });

  it("have numbers that are those of the whole list", () => {
    const lines = shown("en", (screen) => screen.question(match, seat, answers));
    const place = Number(/(\d+) City: bid nobody/.exec(lines.join("\n"))?.[1]) - 1;
    expect(answers[place]).toEqual({ bid: "city", worker: 0, soldier: 0, engineer: 0, leader: 0 });
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
