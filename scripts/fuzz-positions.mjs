// Changes real positions at random and looks whether each is refused by name or can be played on:
//     node scripts/fuzz-positions.mjs [--games zombiaki,…] [--runs N] [--seed N]
// `runs` is the number of positions for each game. Ends with 1 when any position fails, and says which; with --net it also tells
// what the game's check let through and only the engine's trial turned away.
import { parseArgs } from "node:util";
import { register } from "tsx/esm/api";

register();

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "zombiaki,walking-dead,armageddon,dawn-of-the-zeds,winter-der-toten" },
    runs: { type: "string", default: "250000" },
    seed: { type: "string", default: "1" },
    net: { type: "boolean", default: false },
  },
});
const { loadGame, isGameId } = await import("../games/index.ts");
const { isObject } = await import("../packages/engine/src/index.ts");
const { momentsOf, tryPosition } = await import("../packages/engine/testing/index.ts");

/** Positions from one match. */
const EACH = 200;
const runs = Number(values.runs);
let failures = 0;
let tried = 0;

for (const id of values.games.split(",")) {
  if (!isGameId(id)) throw new Error(`There is no game "${id}".`);
  const game = await loadGame(id);
  const { conserved, kept } = await import(`../games/${id}/test/conserved.ts`);
  const checked = { bound: 6000, conserved: conserved ?? kept };
  let accepted = 0;
  let net = 0;
  /** @type {Map<string, { times: number; first: string }>} */
  const faults = new Map();
  const began = performance.now();
  for (let n = 0; n < runs; n += EACH) {
    if (n > 0 && n % 20_000 === 0)
      console.error(`${id}: ${n} of ${runs}, ${accepted} accepted, ${faults.size} kinds of faults`);
    const seed = Number(values.seed) * 1_000_000 + n / EACH;
    const moments = momentsOf(game, checked, seed);
    for (let at = n; at < Math.min(runs, n + EACH); at++) {
      const trial = tryPosition(game, checked, moments, `${seed}/${at - n}`);
      tried++;
      if (trial.problems.length === 0) accepted++;
      if (trial.net) net++;
      const told = trial.fault ?? (trial.net && values.net ? trial.problems[0] : null);
      if (told === null) continue;
      if (trial.fault !== null) failures++;
      const kind = told
        .replace(/^.*there is \[.*$/, "something was lost or made")
        .replaceAll(/\d+/g, "#")
        .slice(0, 100);
      const known = faults.get(kind);
      if (known !== undefined) known.times++;
      else {
        const agenda = JSON.stringify(isObject(trial.position) ? trial.position["agenda"] : null);
        faults.set(kind, {
          times: 1,
          first: `${seed}/${at - n}: ${trial.changes.join("; ")}\n    agenda ${agenda}\n    ${told.slice(0, 400)}`,
        });
        console.error(faults.get(kind)?.first);
      }
    }
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${id}: ${runs} positions in ${seconds} s, ${accepted} accepted, ${net} refused by the trial alone, ${[...faults.values()].reduce((sum, { times }) => sum + times, 0)} told.`,
  );
  for (const { times, first } of [...faults.values()].sort((a, b) => b.times - a.times))
    console.log(`  ${times} × ${first}`);
}
console.log(`${tried} positions, ${failures} faults.`);
process.exit(failures === 0 ? 0 : 1);
