import { describe, expect, test } from "vitest";
import { candidates, forced } from "../src/index.ts";
import { changed, playRandomly } from "../testing/index.ts";
import { pebbles, type PebblesState as State } from "../testing/pebbles.ts";

/** A state of the game at a question of which one answer is left to seat 0. */
function cornered(): State | null {
  let found: State | null = null;
  for (let seed = 0; seed < 200 && found === null; seed++) {
    playRandomly(pebbles, { bound: 200 }, seed, (match) => {
      if (found === null && match.ask(0).answers.length === 1) found = JSON.parse(JSON.stringify(match.state));
    });
  }
  return found;
}

describe("the only answer", () => {
  test("is none where there is a choice, or no question", () => {
    playRandomly(pebbles, { bound: 200 }, 3, (match) => {
      for (const seat of [0, 1]) {
        const { answers } = match.ask(seat);
        const only = forced(pebbles, match.state as State, seat, true);
        expect(only).toEqual(answers.length === 1 ? answers[0] : null);
      }
    });
  });

  test("stays a secret where it tells of one, unless nobody is there to learn it", () => {
    const state = cornered();
    if (state === null) throw new Error("no match came to a question with one answer");
    const [only] = candidates(pebbles, state, 0).answers;
    const secretive = changed(pebbles, { closed: true });
    const differs = JSON.stringify(pebbles.view(state, 0)) !== JSON.stringify(pebbles.view(state, null));
    expect(forced(secretive, state, 0, true)).toEqual(only);
    expect(forced(secretive, state, 0, false)).toEqual(differs ? null : only);
  });
});
