import { type AnyGame, alike, imagine, Match, randomFrom } from "@endzeit/engine";
import { gameIds, loadGame } from "@endzeit/games";
import { describe, expect, test } from "vitest";
import { type PebblesState, pebbles } from "../../engine/testing/pebbles.ts";
import type { Moment } from "./bot.ts";
import { hintFor, makeBot } from "./index.ts";

const games: readonly AnyGame[] = await Promise.all(gameIds.map(loadGame));

/** A moment of a match at which somebody has a choice, with the match. */
function momentOf(game: AnyGame, seed: string, from: number) {
  const match = Match.open(game, { players: Math.max(2, game.seats.min), seed });
  const bot = makeBot("random", { seed });
  for (;;) {
    const [seat = 0] = match.awaited();
    const question = match.questionFor(seat);
    if (question === null) throw new Error(`${game.id} was over before answer ${from}.`);
    const moment: Moment = { game, view: match.view(seat), seat, question };
    const { answers } = match.ask(seat);
    if (match.log.length >= from && answers.length > 2) return { moment, answers, match };
    match.answer(seat, bot.choose(moment).answer);
  }
}

describe.each(games.map((game) => [game.id, game] as const))("a hint at %s", (_, game) => {
  const { moment, answers } = momentOf(game, "hint", 12);
  const hint = hintFor(moment);

  test("names answers that may be given, the best one first, with chances", () => {
    const [best, ...others] = hint.lines;
    for (const { answer, chance } of hint.lines) {
      expect(answers).toContainEqual(answer);
      expect(chance >= 0 && chance <= 1, `${chance} is a chance`).toBe(true);
    }
    expect(best.less).toBe(0);
    // What could be told from noise to be better stands first.
    for (const { less, error } of others) expect(less).toBeGreaterThanOrEqual(-2.5 * error);
  });

  test("fears nobody's answer but another seat's", () => {
    expect(hint.fears?.seat).not.toBe(moment.seat);
    expect(hint.expects?.seat ?? moment.seat).toBe(moment.seat);
  });

  test("holds what was advised at once against the rest, and all else stays as it was", () => {
    const last = answers.at(-1) ?? null;
    const { first, lines, ...follows } = hintFor(moment, last);
    const { expects, fears } = hint;
    expect(first?.line.answer).toEqual(last);
    expect(lines).toContainEqual(first?.line);
    if (alike(lines[0].answer, hint.lines[0].answer)) expect(follows).toEqual({ expects, fears });
    expect(hint.first).toBeNull();
  });

  test("says the same again, and the same wherever its seat sees alike", () => {
    expect(hintFor(moment)).toEqual(hint);
    const other = imagine(game, moment.view, moment.seat, randomFrom("another world"));
    expect(hintFor({ ...moment, view: game.view(other, moment.seat) })).toEqual(hint);
  });
});

describe("a fear is what an answer brings, not what it stands beside", () => {
  const sum = (heap: readonly number[]): number => heap.reduce((all, pebble) => all + pebble, 0);
  const fearsWhere = (chance: (state: PebblesState, seat: number) => number) => {
    const game = { ...pebbles, chance };
    return Array.from({ length: 20 }, (_, n) => {
      const match = Match.open(game, { players: 2, seed: `fear ${n}` });
      const question = match.questionFor(0);
      if (question === null) throw new Error("seat 0 bids with seat 1.");
      match.answer(1, { pass: true });
      return hintFor({ game, view: match.view(0), seat: 0, question }).fears;
    }).filter((fear) => fear !== null);
  };

  test("whoever bids a three has drawn one from the bag, but no bid drew it", () => {
    expect(fearsWhere(({ bag }) => (bag.filter((pebble) => pebble === 3).length < 5 ? 0 : 1))).toEqual([]);
  });

  test("a pebble in another's cup costs what it costs", () => {
    const fears = fearsWhere(({ cups }, seat) => (sum(cups[1 - seat] ?? []) > 0 ? 0 : 1));
    expect(fears.length).toBeGreaterThan(10);
    for (const fear of fears) expect(fear.seat).toBe(1);
  });
});
