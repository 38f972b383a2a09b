import type { Answer } from "@endzeit/engine";
import { describe, expect, it } from "vitest";
import { CARDS } from "../content/cards.ts";
import { figures, zombieArt } from "./art/figures.ts";
import { scenes } from "./art/scenes.ts";
import { offerOf, plainest, valueAt } from "./choice.ts";
import { nameOf, READING, squareOf } from "./squares.ts";

const asked = (ask: string, answers: Answer[], refused: Answer[] = []) => ({
  question: { ask, of: [1] },
  answers,
  refused: refused.map((answer) => ({ answer, refusal: { rule: "shot", reason: "behind", about: -1 } })),
});

describe("squares", () => {
  it("have a name each, and every name finds its square", () => {
    expect(READING.map(nameOf).slice(0, 4)).toEqual(["A5", "B5", "C5", "A4"]);
    for (const square of READING) expect(squareOf(nameOf(square))).toBe(square);
    expect(new Set(READING).size).toBe(15);
  });

  it("refuse what is no square", () => {
    for (const name of ["", "barricade", "D1", "A0", "A6", "A"]) expect(squareOf(name)).toBe(-1);
  });
});

describe("what the street offers", () => {
  it("offers nothing while a card is to be chosen from the hand", () => {
    expect(offerOf({ asked: asked("play", [{ play: "shot", at: "B3" }]), picked: {} }, false)).toBeNull();
  });

  it("offers the squares of the card in the fingers, refused ones with their reason", () => {
    const offer = offerOf(
      {
        asked: asked(
          "play",
          [
            { play: "shot", at: "B3" },
            { play: "mine", at: "A1" },
          ],
          [{ play: "shot", at: "B4" }],
        ),
        picked: { play: "shot" },
      },
      false,
    );
    expect(offer?.term).toBe("at");
    expect([...(offer?.targets.keys() ?? [])]).toEqual(["B3", "B4"]);
    expect(offer?.targets.get("B4")?.refusal?.reason).toBe("behind");
    expect(offer?.targets.get("B4")?.answers).toEqual([]);
  });

  it("offers lanes and sections as a whole", () => {
    const lanes = offerOf(
      { asked: asked("play", [{ play: "voltage", lane: "C" }]), picked: { play: "voltage" } },
      false,
    );
    expect(lanes?.term).toBe("lane");
    expect(valueAt("lane", squareOf("C4"))).toBe("C");
    expect(valueAt("section", squareOf("C4"))).toBe(4);
  });

  it("asks a dog on its way only for the next square", () => {
    const offer = offerOf(
      {
        asked: asked("dog", [
          { dog: "B3", to: "B2" },
          { dog: "B3", to: "A3" },
          { dog: "B3", stay: true },
        ]),
        picked: {},
      },
      false,
    );
    expect(offer?.term).toBe("to");
    expect(offer?.implied).toEqual([["dog", "B3"]]);
  });

  it("lets several dogs be chosen first", () => {
    const offer = offerOf(
      {
        asked: asked("dog", [
          { dog: "B3", to: "B2" },
          { dog: "C1", to: "barricade" },
        ]),
        picked: {},
      },
      false,
    );
    expect(offer?.term).toBe("dog");
    expect(offer?.implied).toEqual([]);
  });

  it("takes the only card of an answer for granted", () => {
    const offer = offerOf(
      { asked: asked("not-so-fast", [{ play: "not-so-fast", at: "B3" }, { pass: true }]), picked: {} },
      false,
    );
    expect(offer?.term).toBe("at");
    expect(offer?.implied).toEqual([["play", "not-so-fast"]]);
  });

  it("offers orders when a Boss has been pressed, then where to", () => {
    const question = asked("play", [
      { order: "B3", to: "B2" },
      { order: "B3", to: "barricade" },
      { play: "shield", at: "B3" },
    ]);
    expect(offerOf({ asked: question, picked: {} }, true)?.term).toBe("order");
    expect([...(offerOf({ asked: question, picked: { order: "B3" } }, false)?.targets.keys() ?? [])]).toEqual([
      "B2",
      "barricade",
    ]);
  });

  it("forecasts the plainest answer of a square", () => {
    const offer = offerOf(
      {
        asked: asked("play", [
          { play: "shot", at: "B3", hit: "car" },
          { play: "shot", at: "B3" },
        ]),
        picked: { play: "shot" },
      },
      false,
    );
    const target = offer?.targets.get("B3");
    expect(target === undefined ? null : plainest(target.answers)).toEqual({ play: "shot", at: "B3" });
  });
});

describe("art", () => {
  it("has a scene for every card", () => {
    for (const { id } of CARDS) expect(scenes[id], id).toBeDefined();
  });

  it("has a pose for every strength, and broken numbers in none", () => {
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 9, 14].map(zombieArt)).size).toBe(8);
    for (const d of Object.values(figures)) expect(d).not.toMatch(/NaN|undefined/);
    for (const scene of Object.values(scenes)) for (const [, d] of scene.layers) expect(d).not.toMatch(/NaN|undefined/);
  });
});
