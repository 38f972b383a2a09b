// npm run bench: rates of this machine, each against a peer measured in the same run. Ratios carry over to other machines, rates do not.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, fail, requireNode, root, run, say } from "./lib.mjs";

// Before anything is imported: boardgame.io and immer check and freeze everything otherwise.
process.env["NODE_ENV"] = "production";
/**
 * @typedef {{
 *   playout(seed: string, below: (bound: number) => number): Played,
 *   sample(): string,
 *   think(iterations: number, depth: number, seed: string): Promise<void>,
 * }} Peer
 */
/** @typedef {{ answers: number, listed: number }} Played */

const ROUNDS = 5;
const SLICE_MS = 1200;

requireNode();
await ensureInstalled();
if (!existsSync(join(root, "bench", "node_modules", "boardgame.io"))) {
  say("Installing the peers (boardgame.io) into bench/ …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { code } = await run(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: join(root, "bench") });
  if (code !== 0) fail("The peers could not be installed.");
}
const { register } = await import("tsx/esm/api");
register();
const engine = await import("../packages/engine/src/index.ts");
const { zombiaki } = await import("../games/zombiaki/index.ts");
const { loadGame } = await import("../games/index.ts");
const { makeBot } = await import("../packages/bots/src/index.ts");
const {
  playout: peerPlayout,
  sample,
  think: peerThink,
} = /** @type {Peer} */ (await import(new URL("../bench/peer.mjs", import.meta.url).href));

const random = engine.randomFrom("bench");
/** @param {number} bound */
const below = (bound) => engine.below(random, bound);

/** @type {import("@endzeit/engine").Answer[]} */
const answers = [];
/**
 * @param {import("@endzeit/engine").AnyGame} game
 * @param {number} players
 * @param {string} seed
 */
function play(game, players, seed) {
  const options = engine.defaultOptions(game.options);
  const state = game.setup({ players, options, content: null }, engine.randomFrom(seed));
  engine.advance(game, state, engine.silent);
  let given = 0;
  let listed = 0;
  for (let question = engine.questionOf(state); question !== null; question = engine.questionOf(state)) {
    // Of those who answer together the next one who has not.
    const [seat] = question.together === true ? engine.awaited(state) : question.of;
    engine.legal(game, state, seat, answers);
    listed += answers.length;
    engine.give(game, state, seat, answers[below(answers.length)], engine.silent);
    given++;
  }
  return { answers: given, listed };
}

/** @param {string} seed */
const playZombiaki = (seed) => play(zombiaki, 2, seed);

/**
 * Plays for a while; returns answers a second of processor time, and how many answers were listed at each.
 * @param {(seed: string) => Played} play
 * @param {number} ms
 */
function rate(play, ms) {
  let given = 0;
  let listed = 0;
  let matches = 0;
  const end = performance.now() + ms;
  const before = process.cpuUsage();
  while (performance.now() < end) {
    const played = play(String(matches++));
    given += played.answers;
    listed += played.listed;
  }
  const { user, system } = process.cpuUsage(before);
  return { perSecond: given / ((user + system) / 1e6), listed: listed / given, length: given / matches };
}

/** @param {number} ms */
function copyRate(ms) {
  const options = engine.defaultOptions(zombiaki.options);
  const from = midGame();
  const into = zombiaki.setup({ players: 2, options, content: null }, engine.randomFrom("into"));
  let copies = 0;
  const end = performance.now() + ms;
  const before = process.cpuUsage();
  while (performance.now() < end) {
    for (let n = 0; n < 1000; n++) {
      from.round = n;
      zombiaki.copy(from, into);
      if (into.round !== n) throw new Error("The copy is none.");
    }
    copies += 1000;
  }
  const { user, system } = process.cpuUsage(before);
  return copies / ((user + system) / 1e6);
}

/** @param {number} ms */
function cloneRate(ms) {
  const from = midGame();
  let copies = 0;
  const end = performance.now() + ms;
  const before = process.cpuUsage();
  while (performance.now() < end) {
    for (let n = 0; n < 50; n++) if (structuredClone(from).round !== from.round) throw new Error("The copy is none.");
    copies += 50;
  }
  const { user, system } = process.cpuUsage(before);
  return copies / ((user + system) / 1e6);
}

function midGame() {
  const match = engine.Match.open(zombiaki, { players: 2, seed: "mid" });
  for (let n = 0; n < 40 && match.outcome === null; n++) {
    const seat = match.awaited()[0];
    const { answers: open } = match.ask(seat);
    match.answer(seat, open[below(open.length)]);
  }
  const state = zombiaki.blank();
  zombiaki.copy(match.state, state);
  return state;
}

/** Iterations that the peer makes for one move; and how many random moves may follow its tree, as few as ours and as many as usual there. */
const PEER_ITERATIONS = 200;
const [SHALLOW, USUAL] = [12, 50];

/**
 * Thinks about one move again and again; returns iterations of the tree a second of processor time.
 * @param {(seed: string) => number | Promise<number>} think how many iterations it made
 * @param {number} ms
 */
async function thought(think, ms) {
  let iterations = 0;
  const end = performance.now() + ms;
  const before = process.cpuUsage();
  for (let n = 0; performance.now() < end; n++) iterations += await think(String(n));
  const { user, system } = process.cpuUsage(before);
  return iterations / ((user + system) / 1e6);
}

/**
 * The tree of Frau Grau at Zombiaki: play-outs by the game's quick policy for four phases, closed by a learned chance.
 * @param {string} seed
 */
function thinkZombiaki(seed) {
  const match = engine.Match.open(zombiaki, { players: 2, seed: "mid" });
  for (let n = 0; n < 40; n++) {
    const seat = match.awaited()[0];
    match.answer(seat, match.ask(seat).answers[0]);
  }
  const seat = match.awaited()[0];
  const question = match.questionFor(seat);
  if (question === null) throw new Error("Nobody is asked.");
  return makeBot("level-4", { seed }).choose({ game: zombiaki, view: match.view(seat), seat, question }).statistics
    .playouts;
}

/** @param {number} depth */
const thinkPeer = (depth) => async (/** @type {string} */ seed) => {
  await peerThink(PEER_ITERATIONS, depth, seed);
  return PEER_ITERATIONS;
};

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
/** @param {number} value */
const whole = (value) => Math.round(value).toLocaleString("en-US");

rate(playZombiaki, 500);
rate((seed) => peerPlayout(seed, below), 500);
/** @typedef {ReturnType<typeof rate>} Rate */
/** @type {{ ours: Rate, peer: Rate, copy: number, clone: number, tree: number, shallow: number, usual: number }[]} */
const rows = [];
for (let round = 0; round < ROUNDS; round++) {
  rows.push({
    ours: rate(playZombiaki, SLICE_MS),
    peer: rate((seed) => peerPlayout(seed, below), SLICE_MS),
    copy: copyRate(SLICE_MS / 2),
    clone: cloneRate(SLICE_MS / 2),
    tree: await thought(thinkZombiaki, SLICE_MS),
    shallow: await thought(thinkPeer(SHALLOW), SLICE_MS),
    usual: await thought(thinkPeer(USUAL), SLICE_MS),
  });
}
const ours = median(rows.map((row) => row.ours.perSecond));
const peer = median(rows.map((row) => row.peer.perSecond));
const copies = median(rows.map((row) => row.copy));
const clones = median(rows.map((row) => row.clone));
const playRatio = median(rows.map((row) => row.ours.perSecond / row.peer.perSecond));
const copyRatio = median(rows.map((row) => row.copy / row.clone));

say(`Node ${process.versions.node}, one core, processor time, medians of ${ROUNDS} interleaved rounds`);
say("");
say("Random playouts, every legal answer listed at every question:");
say(
  `  Zombiaki            ${whole(ours).padStart(10)} answers/s   ${rows[0].ours.listed.toFixed(1)} listed each, ${rows[0].ours.length.toFixed(0)} answers a match, state ${whole(JSON.stringify(midGame()).length)} characters`,
);
say(
  `  boardgame.io 0.50   ${whole(peer).padStart(10)} answers/s   ${rows[0].peer.listed.toFixed(1)} listed each, ${rows[0].peer.length.toFixed(0)} answers a match, state ${whole(sample().length)} characters`,
);
say(`  ratio               ${playRatio.toFixed(1).padStart(10)} ×`);
// Last: with several games in one process the engine's own code no longer knows the shape of what it handles.
for (const [id, players] of /** @type {const} */ ([
  ["walking-dead", 4],
  ["armageddon", 4],
  ["dawn-of-the-zeds", 1],
  ["winter-der-toten", 4],
])) {
  const game = await loadGame(id);
  /** @param {string} seed */
  const one = (seed) => play(game, players, seed);
  rate(one, 1500);
  const rates = Array.from({ length: ROUNDS }, () => rate(one, SLICE_MS));
  const { listed, length } = rates[0];
  say(
    `  ${`${id}, ${players}`.padEnd(19)} ${whole(median(rates.map(({ perSecond }) => perSecond))).padStart(10)} answers/s   ${listed.toFixed(1)} listed each, ${length.toFixed(0)} answers a match`,
  );
}
say("");
say("Copies of a state in mid-game:");
say(`  copy(from, into)    ${whole(copies).padStart(10)} /s`);
say(`  structuredClone     ${whole(clones).padStart(10)} /s`);
say(`  ratio               ${copyRatio.toFixed(1).padStart(10)} ×`);
say("");
say("Iterations of a tree search:");
/** @param {"tree" | "shallow" | "usual"} name */
const iterations = (name) => median(rows.map((row) => row[name]));
say(`  Zombiaki, Frau Grau ${whole(iterations("tree")).padStart(10)} /s   four phases by habit, then a learned chance`);
say(
  `  boardgame.io 0.50   ${whole(iterations("shallow")).padStart(10)} /s   at most ${SHALLOW} random moves after the tree`,
);
say(`  boardgame.io 0.50   ${whole(iterations("usual")).padStart(10)} /s   at most ${USUAL}, as usual`);
say(
  `  ratio               ${(iterations("tree") / iterations("shallow")).toFixed(1).padStart(10)} × and ${(iterations("tree") / iterations("usual")).toFixed(1)} ×`,
);
