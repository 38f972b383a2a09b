import { type Answer, candidates, hashOf, imagine, Match } from "@endzeit/engine";
import { describe, expect, it } from "vitest";
import { pebbles } from "../../engine/testing/pebbles.ts";
import { type Bot, type BotName, botNames, botTexts, makeBot } from "./index.ts";

/** The cases that every bot has to pass, whatever it thinks. */

const open = (seed: string, players = 3) => Match.open(pebbles, { players, seed, options: { storms: true } });

/** Plays a whole match with the bot on every seat; returns what was answered. */
function game(bot: Bot, seed: string): { answers: Answer[]; hash: string; finished: boolean } {
  const match = open(seed);
  const answers: Answer[] = [];
  for (let question = match.question; question !== null; question = match.question) {
    const seat = match.awaited()[0] ?? 0;
    const { answer } = bot.choose({ game: pebbles, view: match.view(seat), seat, question });
    expect(match.answer(seat, answer)).toEqual({ ok: true });
    answers.push(answer);
  }
  return { answers, hash: match.hash, finished: match.outcome !== null };
}

describe.each(botNames)("bot %s", (name: BotName) => {
  it("plays whole matches with allowed answers only", () => {
    for (let n = 0; n < 10; n++) expect(game(makeBot(name, { seed: "a" }), `game ${n}`).finished).toBe(true);
  });

  it("gives the same answers again with the same seed", () => {
    const one = game(makeBot(name, { seed: "same" }), "deal");
    expect(game(makeBot(name, { seed: "same" }), "deal")).toEqual(one);
  });

  it("leaves the view and the match as they are", () => {
    const match = open("quiet");
    const view = match.view(0);
    const before = [hashOf(view), match.hash];
    const question = match.question;
    if (question === null) throw new Error("The match must wait.");
    makeBot(name, { seed: "b" }).choose({ game: pebbles, view, seat: 0, question });
    expect([hashOf(view), match.hash]).toEqual(before);
  });

  it("answers alike wherever its seat sees alike", () => {
    const match = open("hidden");
    const question = match.question;
    if (question === null) throw new Error("The match must wait.");
    const view = match.view(1);
    const choice = makeBot(name, { seed: "c" }).choose({ game: pebbles, view, seat: 1, question });
    // The same with other hands and another bag behind the same view.
    const other = imagine(pebbles, view, 1, [1, 2, 3, 4]);
    const again = makeBot(name, { seed: "c" }).choose({
      game: pebbles,
      view: pebbles.view(other, 1),
      seat: 1,
      question,
    });
    expect(again).toEqual(choice);
    expect(candidates(pebbles, other, 1).answers).toContainEqual(choice.answer);
  });

  it("says what the decision cost in finite numbers", () => {
    const match = open("numbers");
    const question = match.question;
    if (question === null) throw new Error("The match must wait.");
    const choice = makeBot(name, { seed: "d", iterations: 3 }).choose({
      game: pebbles,
      view: match.view(2),
      seat: 2,
      question,
    });
    expect(Object.values(choice.statistics).every(Number.isFinite)).toBe(true);
    expect(choice.statistics["answers"]).toBeGreaterThan(0);
    expect(choice.estimate === null || Number.isFinite(choice.estimate)).toBe(true);
  });

  it("stops when its time is up", () => {
    let calls = 0;
    const now = () => calls++ * 1000;
    const match = open("time");
    const question = match.question;
    if (question === null) throw new Error("The match must wait.");
    const bot = makeBot(name, { seed: "e", ms: 10, iterations: 1_000_000_000, now });
    const choice = bot.choose({ game: pebbles, view: match.view(0), seat: 0, question });
    expect(match.answer(0, choice.answer)).toEqual({ ok: true });
  });

  it("has a name and a description in both languages", () => {
    for (const texts of Object.values(botTexts)) {
      expect(texts[`bot.${name}`]).toBeTruthy();
      expect(texts[`bot.${name}.about`]).toBeTruthy();
    }
  });
});
