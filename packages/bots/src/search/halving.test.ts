import { type AnyGame, hashOf, Match, randomFrom } from "@endzeit/engine";
import { loadGame } from "@endzeit/games";
import { expect, test } from "vitest";
import { QuickPlayer } from "./guide.ts";
import { halving } from "./halving.ts";

const SEARCHES = 100;
/** So often one of four answers would be taken by chance; half as often again is three standard errors more. */
const BY_CHANCE = SEARCHES / 4;

test("where play-outs say nothing, the answer that came first is taken more often than by chance", async () => {
  const zombiaki = await loadGame("zombiaki");
  const match = Match.open(zombiaki, { players: 2, seed: "halving" });
  const [seat = 0] = match.awaited();
  const question = match.questionFor(seat);
  if (question === null) throw new Error("Nobody is asked.");
  const { answers } = match.ask(seat);
  expect(answers.length).toBe(4);
  const root = { view: match.view(seat), seat, question };
  // A value that knows nothing: a coin for every position.
  const coin: AnyGame = { ...zombiaki, chance: (state) => Number.parseInt(hashOf(state).slice(-1), 16) % 2 };
  const guide = new QuickPlayer(coin, 1);
  let first = 0;
  for (let n = 0; n < SEARCHES; n++) {
    const found = halving(guide, root, answers, { playouts: 80, phases: 0 }, randomFrom(`search ${n}`), () => false);
    if (found[0]?.answer === answers[0]) first++;
  }
  expect(first).toBeGreaterThan(1.5 * BY_CHANCE);
});
