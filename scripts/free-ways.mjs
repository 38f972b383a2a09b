// Gives random answers in two worlds that their seat cannot tell apart and looks whether one that shows what was hidden can be taken back
// without asking anybody:
//     node scripts/free-ways.mjs [--games zombiaki,…] [--runs N] [--seed N]
// `runs` is the number of answers for each game. Ends with 1 when there was one, and says which.
import { parseArgs } from "node:util";
import { register } from "tsx/esm/api";

register();

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "zombiaki,walking-dead,armageddon,dawn-of-the-zeds,winter-der-toten" },
    runs: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
  },
});
const { loadGame, isGameId } = await import("../games/index.ts");
const { freeWayFault, playRandomly } = await import("../packages/engine/testing/index.ts");

/** Of a game's faults so many are told. */
const TOLD = 20;
const runs = Number(values.runs);
let failed = false;

for (const id of values.games.split(",")) {
  if (!isGameId(id)) throw new Error(`There is no game "${id}".`);
  const game = await loadGame(id);
  let faults = 0;
  const began = performance.now();
  let answers = 0;
  for (let seed = Number(values.seed); answers < runs; seed++)
    playRandomly(game, { bound: 20_000 }, seed, (match, random) => {
      if (match.outcome !== null || answers >= runs) return;
      answers++;
      const fault = freeWayFault(game, match, random);
      if (fault === null) return;
      if (faults < TOLD) console.log(`${id}, seed ${seed}, after ${match.log.length} answers: ${fault.slice(0, 600)}`);
      faults++;
      failed = true;
    });
  const seconds = (performance.now() - began) / 1000;
  console.log(`${id}: ${answers} answers, ${faults} faults (${seconds.toFixed(0)} s)`);
}
process.exit(failed ? 1 : 0);
