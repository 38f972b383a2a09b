import { describe, expect, test } from "vitest";
import { parts, text, valuesOf } from "../src/index.ts";

const texts = {
  plain: "The sun rises.",
  move: "{figure:card} walks from {from} to {to}.",
  cards: "{n} {n#Karte|Karten} bleiben{n#|} liegen.",
  "card.boss": "Boss",
};

describe("texts", () => {
  test("fills places with values and with terms that can be linked", () => {
    expect(text(texts, "plain")).toBe("The sun rises.");
    expect(parts(texts, "move", { figure: "boss", from: "A3", to: "A2" })).toEqual([
      { kind: "card", value: "boss", text: "Boss" },
      " walks from ",
      "A3",
      " to ",
      "A2",
      ".",
    ]);
    expect(text(texts, "move", { figure: "boss", from: "A3", to: "A2" })).toBe("Boss walks from A3 to A2.");
  });

  test("a term without a name shows its value", () => {
    expect(text(texts, "move", { figure: "dog", from: "A3", to: "A2" })).toBe("dog walks from A3 to A2.");
  });

  test("one and many", () => {
    expect(text(texts, "cards", { n: 1 })).toBe("1 Karte bleiben liegen.");
    expect(text(texts, "cards", { n: 0 })).toBe("0 Karten bleiben liegen.");
    expect(text(texts, "cards", { n: 2 })).toBe("2 Karten bleiben liegen.");
  });

  test("what is missing shows itself", () => {
    expect(text(texts, "no.such.key")).toBe("no.such.key");
    expect(text(texts, "move", { figure: "boss", from: "A3" })).toBe("Boss walks from A3 to {to}.");
  });

  test("a value that looks like a place is not filled again", () => {
    expect(text(texts, "move", { figure: "boss", from: "{to}", to: "A2" })).toBe("Boss walks from {to} to A2.");
  });

  test("the values of a thing are its strings and numbers", () => {
    expect(valuesOf({ ask: "bid", n: 3, of: [0, 1], together: true, none: null })).toEqual({ ask: "bid", n: 3 });
  });
});
