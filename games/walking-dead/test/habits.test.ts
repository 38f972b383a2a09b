import { QuickPlayer } from "@endzeit/bots";
import { advance, questionOf, randomFrom, readOptions, silent } from "@endzeit/engine";
import { expect, test } from "vitest";
import { rank } from "../bot/rank.ts";
import { utility } from "../bot/utility.ts";
import { CAMP } from "../content/board.ts";
import { type State, walkingDead } from "../index.ts";
import { MOVE, ROLL } from "../rules/answers.ts";
import { facesOf, fightFaces } from "../rules/fight.ts";
import { ALL_TILES } from "../rules/stock.ts";

/** Matches of the quick player, from question to question. */
function* positions(players: number, matches: number): Generator<State> {
  const read = readOptions(walkingDead.options, undefined);
  if ("problems" in read) throw new Error(read.problems.join());
  const guide = new QuickPlayer(walkingDead, 1);
  for (let n = 0; n < matches; n++) {
    const random = randomFrom(`habits ${players} ${n}`);
    const state = walkingDead.setup({ players, options: read.options, content: null }, random);
    advance(walkingDead, state, silent);
    for (; questionOf(state) !== null; guide.answer(state, random)) yield state;
    yield state;
  }
}

test("a fight is counted quickly as it is counted exactly", () => {
  let fights = 0;
  for (const state of positions(3, 10)) {
    const { fight } = state;
    if (fight === null || fight.die > 0) continue;
    expect(fightFaces(state, fight)).toBe(facesOf(state, fight).filter((face) => face === "won").length);
    fights++;
  }
  expect(fights).toBeGreaterThan(50);
});

test("whoever has all tiles walks home, and nobody stays at home for ever", () => {
  const [state] = positions(1, 1);
  if (state === undefined) throw new Error("There is no match.");
  state.tiles[0] = ALL_TILES;
  const answers = [MOVE[0], MOVE[CAMP], MOVE[1]];
  const into: number[] = [];
  rank(state, 0, { ask: "move", of: [0], die: 4, total: 4, stage: 0 }, answers, into);
  expect(into.indexOf(Math.max(...into))).toBe(1);
  rank(state, 0, { ask: "turn", of: [0] }, [ROLL], into);
  expect(into[0]).toBeGreaterThan(0);
});

test("to come home is worth more than to hunt the others down, and that more than nothing", () => {
  const worth = (reason: string, winners: readonly number[]): number => utility({ reason, winners }, 1);
  expect(worth("team-camp", [0, 1])).toBe(1);
  expect(worth("all-dead", [1, 2])).toBeLessThan(worth("camp", [1]) / 2);
  expect(worth("all-dead", [1, 2])).toBeGreaterThan(worth("nobody", []));
  expect(worth("camp", [0])).toBe(0);
});

test("alone the quick player comes home more often than not even once in five matches", () => {
  let won = 0;
  for (const { outcome } of positions(1, 100)) if (outcome?.reason === "camp") won++;
  expect(won).toBeGreaterThan(20);
});
