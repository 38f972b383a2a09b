import { makeBot } from "@endzeit/bots";
import { type Answer as Given, hashOf, text } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { dawnOfTheZeds } from "../index.ts";
import en from "../texts/en.json" with { type: "json" };
import { type Position, type Town, town } from "./town.ts";

// What the planner advises, and why; the same words a person gets who asks for a hint.

function advised(match: Town): { readonly answer: Given; readonly why: string; readonly words: string } {
  const { question } = match.match;
  const seat = match.asked;
  if (question === null) throw new Error("Nobody is asked.");
  const view = match.match.view(seat);
  const before = hashOf(view);
  const advice = dawnOfTheZeds.advise?.(view, seat, question, match.match.ask(seat).answers) ?? null;
  if (advice === null) throw new Error("There is no advice.");
  expect(hashOf(view)).toBe(before);
  const { reason, answer } = advice;
  return { answer, why: reason.text, words: text(en, reason.text, reason.values) };
}

const acting = (position: Position): Town => town({ now: "actions", ...position });

describe("the planner", () => {
  test("puts somebody in the way on the weakest road", () => {
    const match = acting({ zeds: { H2: "5", F6: "5" }, units: { furies: "TC" }, ammo: 6 });
    const { answer, why, words } = advised(match);
    expect([answer.move, String(answer.to).charAt(0), why]).toEqual(["furies", "H", "advice.weakest"]);
    expect(words).toMatch(/^Highway is the weakest road/);
  });

  test("fires at Zeds before it attacks them", () => {
    const position: Position = { zeds: { M0: "5/3" }, units: { hunt: "TC", schmidt: "TC" } };
    expect(advised(acting({ ...position, ammo: 6 }))).toMatchObject({
      answer: { fire: "hunt", at: "M0" },
      why: "advice.fire",
    });
    const dry = advised(acting({ ...position, ammo: 0, used: ["determination"] }));
    expect([dry.answer.to, dry.why]).toEqual(["M0", "advice.attack"]);
  });

  test("searches when ammo is short, and says how little there is", () => {
    const match = acting({
      zeds: { F6: "5" },
      units: { "civilian-1": "F4 defiant", hernandez: "TC" },
      ammo: 1,
      event: "smell",
    });
    const { answer, why, words } = advised(match);
    expect(answer.forage).toBeDefined();
    expect([why, words]).toEqual(["advice.forage", "Nothing is more urgent than ammo: 1 left."]);
  });

  test("sends somebody to the hunting cabin where ammo waits until the phase ends, and leaves them there (E02)", () => {
    const position: Position = { event: "hunting-cabin", zeds: { F6: "5" }, ammo: 2, used: ["determination"] };
    const there = advised(acting({ ...position, units: { furies: "M1", hernandez: "TC" } }));
    expect([there.answer.to, there.why]).toEqual(["M2", "advice.cabin"]);
    const stays = advised(acting({ ...position, units: { furies: "M2", hernandez: "TC" } }));
    expect(stays.answer).not.toHaveProperty("move", "furies");
  });

  test("has a hero arrive in Town Center, from where every road is near", () => {
    const match = town({ event: "hero-arrives", tab: "", zeds: { MS: "4" }, units: { johnson: "reserve" } });
    const { answer, why } = advised(match);
    expect([match.waits, answer, why]).toEqual(["arrive 0", { to: "TC" }, "advice.home"]);
  });

  test("asks for another seat's hero who could do most, and is never refused", () => {
    const match = acting({
      players: 2,
      owner: ["hernandez", "hunt"],
      zeds: { M0: "5" },
      units: { hernandez: "TC", hunt: "TC" },
      ammo: 0,
    });
    expect(advised(match).answer).toEqual({ borrow: "hunt", for: "attack" });
    match.answer({ borrow: "hunt", for: "attack" });
    expect([match.waits, advised(match).answer]).toEqual(["lend 1", { lend: true }]);
  });

  test("rolls again after a loss and lets a victory stand", () => {
    const attack = { zeds: { M1: "4" }, units: { schmidt: "M0" } };
    const lost = acting({ ...attack, dice: [1, 1] }).move("schmidt", "M1");
    expect([lost.waits, advised(lost).answer]).toEqual(["reroll 0", { reroll: true }]);
    const won = acting({ ...attack, dice: [6, 6] }).move("schmidt", "M1");
    expect([won.waits, advised(won).answer]).toEqual(["reroll 0", { keep: true }]);
  });

  test("finishes off the Zed that falls first", () => {
    const match = acting({ zeds: { M1: "7,2r+2" }, units: { piazza: "M0" }, dice: [6, 6] }).fire("piazza", "M1");
    const weak = match.state.spots.find((zed) => zed >= 0 && match.state.zedFlipped[zed] === 1);
    expect([match.waits, advised(match).answer]).toEqual(["hit 0", { zed: weak }]);
  });

  test("ends its turn when nothing is left that would help", () => {
    const match = acting({ units: { hernandez: "F2" }, ammo: 20 });
    expect(advised(match)).toMatchObject({ answer: { end: true }, why: "advice.nothing" });
  });

  test("is the bot of that name", () => {
    const match = acting({ zeds: { H2: "5", F6: "5" }, units: { furies: "TC" }, ammo: 6 });
    const { question } = match.match;
    if (question === null) throw new Error("Nobody is asked.");
    const bot = makeBot("planner", { seed: "1" });
    const { answer } = bot.choose({ game: dawnOfTheZeds, view: match.match.view(0), seat: 0, question });
    expect(answer).toEqual(advised(match).answer);
  });
});
