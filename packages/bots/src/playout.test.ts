import { hashOf, Match, randomFrom } from "@endzeit/engine";
import { expect, it } from "vitest";
import { pebbles } from "../../engine/testing/pebbles.ts";
import { makeBot, playout } from "./index.ts";

function start(seed: string) {
  const state = pebbles.blank();
  pebbles.copy(Match.open(pebbles, { players: 3, seed }).state, state);
  return state;
}

it("plays to the end and counts the answers", () => {
  const state = start("p");
  let seen = 0;
  const answers = playout(pebbles, state, [], randomFrom("p"), () => seen++);
  expect(state.outcome).not.toBeNull();
  expect(answers).toBeGreaterThan(8);
  expect(seen).toBe(answers);
});

it("leads to the same end with the same chance, and to another with another", () => {
  const ends = ["1", "1", "2"].map((seed) => {
    const state = start("q");
    playout(pebbles, state, [null, makeBot("greedy", { seed }), null], randomFrom(seed));
    return hashOf(state);
  });
  expect(ends[1]).toBe(ends[0]);
  expect(ends[2]).not.toBe(ends[0]);
});

it("does nothing in a match that is over", () => {
  const state = start("r");
  playout(pebbles, state, [], randomFrom("r"));
  expect(playout(pebbles, state, [], randomFrom("r"))).toBe(0);
});
