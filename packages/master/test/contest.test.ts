import { botsOf } from "@endzeit/bots";
import { contestSeed, contestTable, dateAt, Match, readOptions, sumOf, weekAt } from "@endzeit/engine";
import { gameIds, loadContest, loadGame } from "@endzeit/games";
import { describe, expect, test } from "vitest";
import { ContestError, confirm } from "../src/index.ts";
import { answersOf, played } from "./contest.kit.ts";

/** By what chance somebody answers, and in which contest. */
const MATCHES = [
  ["a", "2026-W49"],
  ["b", "2028-02-29"],
] as const;

const problemOf = (check: () => unknown): string => {
  try {
    check();
  } catch (error) {
    if (error instanceof ContestError) return error.message;
    throw error;
  }
  return "";
};

describe.each(gameIds)("contests of %s", async (id) => {
  const [game, contest] = await Promise.all([loadGame(id), loadContest(id)]);

  test("whatever is played to its end is confirmed, and alike each time", () => {
    for (const [chance, name] of MATCHES) {
      const answers = answersOf(played(game, contest, name, chance));
      const confirmed = confirm(game, contest, name, answers);
      expect(confirmed.answers).toBe(answers.length);
      expect(Number.isInteger(sumOf(confirmed.score))).toBe(true);
      expect(confirmed.score.marks.at(-1)).toBe(confirmed.won ? "won" : "lost");
    }
  });

  test("every night of five years has one person's seat, bots of the house, and options that the game knows", () => {
    const DAY = 86_400_000;
    for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2031, 0, 1); ms += DAY)
      for (const name of [weekAt(ms), dateAt(ms)]) {
        const table = contestTable(contest, id, name);
        const bots = table?.seats.filter((bot) => bot !== null) ?? [];
        const good =
          table !== null &&
          table.seats.length - bots.length === 1 &&
          bots.every((bot) => botsOf(game).some((known) => known === bot)) &&
          "options" in readOptions(game.options, table.options);
        if (!good) expect(table, name).toBeNull();
      }
  });

  test("no answer of a bot can be another one, none can be left out, and none comes after the end", () => {
    const name = "2026-12-24";
    const answers = answersOf(played(game, contest, name, "somebody"));
    const seats = contestTable(contest, id, name)?.seats ?? [];
    const match = Match.open(game, {
      players: seats.length,
      options: contestTable(contest, id, name)?.options,
      seed: contestSeed(id, name),
    });
    let changed = 0;
    for (const [at, [seat, answer]] of answers.entries()) {
      const others = (seats[seat] ?? null) === null ? [] : match.ask(seat).answers;
      const other = others.find((one) => JSON.stringify(one) !== JSON.stringify(answer));
      if (other !== undefined && changed++ % 7 === 0) {
        const forged = answers.toSpliced(at, 1, [seat, other]);
        expect(problemOf(() => confirm(game, contest, name, forged))).toBe(
          `answers.${at}: the bot of seat ${seat} answers otherwise there.`,
        );
      }
      match.answer(seat, answer);
    }
    expect(changed > 0).toBe(seats.some((bot) => bot !== null));
    expect(problemOf(() => confirm(game, contest, name, answers.slice(0, -1)))).toMatch(
      /^answers: the match is not over/,
    );
    expect(problemOf(() => confirm(game, contest, name, [...answers, [0, { end: true }]]))).toMatch(/was over before/);
    expect(problemOf(() => confirm(game, contest, "2026-12-25", answers))).toMatch(/^answers/);
    expect(problemOf(() => confirm(game, contest, "2026-13-01", answers))).toMatch(/^contest: /);
  });
});
