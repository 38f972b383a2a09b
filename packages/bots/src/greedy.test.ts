import { Match } from "@endzeit/engine";
import { expect, it } from "vitest";
import { type PebblesState, pebbles } from "../../engine/testing/pebbles.ts";
import { makeBot } from "./index.ts";

function start(seed: string): PebblesState {
  const state = pebbles.blank();
  pebbles.copy(Match.open(pebbles, { players: 2, seed }).state, state);
  return state;
}

it("takes the heaviest pebble that it can grab", () => {
  const state = start("grab");
  state.agenda = [{ do: "end" }, { ask: "grab", of: [1], winner: 0 }];
  // The river takes its pebbles from the bag, so that every imagined bag fits.
  for (const pebble of [2, 5, 3]) {
    const at = state.bag.indexOf(pebble);
    state.bag.splice(at, 1);
    state.river.push(pebble);
  }
  const question = state.agenda[1];
  if (question === undefined || !("ask" in question)) throw new Error("A question must be on top.");
  for (let seed = 0; seed < 10; seed++) {
    const choice = makeBot("greedy", { seed: String(seed) }).choose({
      game: pebbles,
      view: pebbles.view(state, 1),
      seat: 1,
      question,
    });
    expect(choice.answer).toEqual({ grab: 5 });
  }
});

it("rolls when a roll is worth more, having answered its follow-up questions in mind", () => {
  const state = start("roll");
  for (const pebble of [1, 6]) {
    const at = state.bag.indexOf(pebble);
    state.bag.splice(at, 1);
    state.river.push(pebble);
  }
  const question = { ask: "throw", of: [0], pebble: 1 } as const;
  state.agenda = [{ do: "end" }, { ask: "grab", of: [1], winner: 0 }, question];
  const choice = makeBot("greedy", { seed: "x", iterations: 60 }).choose({
    game: pebbles,
    view: pebbles.view(state, 0),
    seat: 0,
    question,
  });
  expect(choice.answer).toEqual({ roll: true });
  expect(choice.statistics["imagined"]).toBe(60);
});

it("thinks not at all about the only answer", () => {
  const state = start("one");
  state.bag = [];
  const question = { ask: "throw", of: [0], pebble: 1 } as const;
  state.agenda = [{ do: "end" }, question];
  const choice = makeBot("greedy", { seed: "x" }).choose({
    game: pebbles,
    view: pebbles.view(state, 0),
    seat: 0,
    question,
  });
  expect(choice).toEqual({
    answer: { keep: true },
    estimate: null,
    statistics: { answers: 1, imagined: 0, positions: 0 },
  });
});

it("tries no more answers than its width, spread over the list", () => {
  const state = start("width");
  state.agenda = [{ do: "end" }, { ask: "grab", of: [1], winner: 0 }];
  for (const pebble of [1, 2, 3, 4, 5, 6]) {
    const at = state.bag.indexOf(pebble);
    state.bag.splice(at, 1);
    state.river.push(pebble);
  }
  const question = state.agenda[1];
  if (question === undefined || !("ask" in question)) throw new Error("A question must be on top.");
  const choose = (seed: number, width: number) =>
    makeBot("greedy", { seed: String(seed), width }).choose({
      game: pebbles,
      view: pebbles.view(state, 1),
      seat: 1,
      question,
    });
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  expect(choose(0, 3).statistics["answers"]).toBe(3);
  // Seven answers, the pass last: of three with two or three places between them, one is always heavy.
  const taken = seeds.map((seed) => choose(seed, 3).answer["grab"]);
  expect(new Set(taken)).toEqual(new Set([4, 5, 6]));
  expect(seeds.map((seed) => choose(seed, 7).answer)).toEqual(seeds.map(() => ({ grab: 6 })));
});
