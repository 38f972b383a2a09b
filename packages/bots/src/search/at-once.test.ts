import { Match, randomFrom } from "@endzeit/engine";
import { loadGame } from "@endzeit/games";
import { expect, test } from "vitest";
import { makeBot } from "../index.ts";
import { winsAtOnce } from "./at-once.ts";

test("nobody lets a match go by that an answer wins on the spot, not even who looks at five answers of fifty", async () => {
  const game = await loadGame("zombiaki");
  let chances = 0;
  for (let n = 0; n < 12; n++) {
    const seed = `at once ${n}`;
    const match = Match.open(game, { players: 2, seed });
    const bots = [0, 1].map((seat) => makeBot("level-1", { seed: `${seed} ${seat}` }));
    for (let [seat] = match.awaited(); seat !== undefined; [seat] = match.awaited()) {
      const question = match.questionFor(seat);
      const bot = bots[seat];
      if (question === null || bot === undefined) throw new Error(`${seed}: nobody is asked.`);
      const moment = { game, view: match.view(seat), seat, question };
      const won = winsAtOnce(game, moment, randomFrom(`${seed} seen`));
      const { answer } = bot.choose(moment);
      match.answer(seat, answer);
      if (won === null) continue;
      chances++;
      expect(match.outcome?.winners, `${seed}: ${JSON.stringify(answer)}`).toEqual([seat]);
    }
  }
  expect(chances).toBeGreaterThan(2);
});
