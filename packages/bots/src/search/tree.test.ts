import { type AnyGame, hashOf, Match, randomFrom } from "@endzeit/engine";
import { loadGame } from "@endzeit/games";
import { expect, test } from "vitest";
import { QuickPlayer } from "./guide.ts";
import { tree } from "./tree.ts";

const ITERATIONS = 400;

test("a search ends once nothing that is left of it could change the answer", async () => {
  const zombiaki = await loadGame("zombiaki");
  const open = () => Match.open(zombiaki, { players: 2, seed: "tree" });
  const match = open();
  const [seat = 0] = match.awaited();
  const question = match.questionFor(seat);
  if (question === null) throw new Error("Nobody is asked.");
  const { answers } = match.ask(seat);
  const [, , wanted] = answers;
  if (wanted === undefined) throw new Error("There are four cards to choose from.");
  const there = open();
  there.answer(seat, wanted);
  const hoped = hashOf(there.view(seat));
  // A value that wants the third card gone, and nothing else.
  const sure: AnyGame = { ...zombiaki, chance: (state) => (hashOf(zombiaki.view(state, seat)) === hoped ? 1 : 0) };
  const root = { view: match.view(seat), seat, question };
  const settings = { iterations: ITERATIONS, phases: 0 };
  const found = tree(new QuickPlayer(sure, 1), root, answers, settings, randomFrom("sure"), () => false);
  expect(found[0]?.answer).toEqual(wanted);
  const [first = 0, second = 0] = found.map(({ count }) => count);
  const looked = found.reduce((sum, { count }) => sum + count, 0);
  expect(looked).toBeLessThan(ITERATIONS);
  expect(first - second).toBeGreaterThan(ITERATIONS - looked);
});
