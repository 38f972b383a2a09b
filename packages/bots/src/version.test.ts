import { readFileSync, writeFileSync } from "node:fs";
import { hashOf, Match } from "@endzeit/engine";
import { gameIds, loadGame } from "@endzeit/games";
import { expect, test } from "vitest";
import { botNames, makeBot } from "./index.ts";
import { botsVersion } from "./version.ts";

const ANSWERS = 12;

/** What each bot answers in the first moments of a match of each game, as hashes: `<game> <bot>`. */
async function answered(): Promise<{ readonly [who: string]: string }> {
  const found: { [who: string]: string } = {};
  for (const id of gameIds) {
    const game = await loadGame(id);
    for (const name of botNames) {
      const match = Match.open(game, { players: Math.max(2, game.seats.min), seed: `bots ${id}` });
      const bots = Array.from({ length: match.players }, (_, seat) =>
        makeBot(name, { seed: `version ${seat}`, iterations: 3, ...(name.startsWith("level") ? {} : { width: 16 }) }),
      );
      const given: unknown[] = [];
      while (match.outcome === null && given.length < ANSWERS) {
        const [seat = 0] = match.awaited();
        const question = match.questionFor(seat);
        const bot = bots[seat];
        if (question === null || bot === undefined) throw new Error("Nobody is asked.");
        const { answer } = bot.choose({ game, view: match.view(seat), seat, question });
        given.push(answer);
        match.answer(seat, answer);
      }
      found[`${id} ${name}`] = hashOf(given);
    }
  }
  return found;
}

// `RECORD=1` writes them anew, together with a higher `botsVersion`.
test("the same version of the bots answers alike", async () => {
  const file = new URL("../testing/version.json", import.meta.url);
  const now = { version: botsVersion, answered: await answered() };
  if (process.env["RECORD"] !== undefined) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  expect(now, "bots answer otherwise: raise botsVersion and record anew").toEqual(
    JSON.parse(readFileSync(file, "utf8")),
  );
});
