// Plays Winter der Toten with its planner at every seat and prints who wins: main objective × side × mode × seats, each share with its
// Wilson interval (95 %).
// With --beliefs: how well the loyal seats know who betrays, at the first question of each of their turns: the Brier score, what it would be
// if nobody ever learnt anything, and how often those betray that are doubted so much.
//     node scripts/winter-tables.mjs [--beliefs] [--games N] [--objectives a,b] [--sides normal,hardcore] [--modes no-betrayer,standard,betrayer] [--seats 3,4,5] [--seed 1]
import { parseArgs } from "node:util";
import { register } from "tsx/esm/api";

register();

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "2000" },
    objectives: { type: "string" },
    sides: { type: "string", default: "normal,hardcore" },
    modes: { type: "string", default: "no-betrayer,standard,betrayer" },
    seats: { type: "string", default: "3,4,5" },
    seed: { type: "string", default: "1" },
    beliefs: { type: "boolean", default: false },
  },
});
const engine = await import("../packages/engine/src/index.ts");
const { winterDerToten: game } = await import("../games/winter-der-toten/index.ts");
const { MAIN_OBJECTIVES } = await import("../games/winter-der-toten/content/main-objectives.ts");
const { isBetrayal } = await import("../games/winter-der-toten/content/secrets-deck.ts");

const { beliefs } = await import("../games/winter-der-toten/bot/beliefs.ts");

/** @typedef {import("../games/winter-der-toten/state.ts").State} State */
/** @typedef {import("../games/winter-der-toten/state.ts").Event} Event */

const MOST = 20_000;
/** @type {import("../games/winter-der-toten/state.ts").Answer[]} */
const answers = [];

/** Every so many hundredths of doubt a row. */
const STEPS = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.01];
/** By row: how many doubts, their sum, how many of those doubted betray. @type {{ n: number, sum: number, betray: number }[]} */
const rows = STEPS.map(() => ({ n: 0, sum: 0, betray: 0 }));
let brier = 0;
let ignorant = 0;

/**
 * What a loyal seat thinks of each other, against the truth.
 * @param {State} state
 * @param {number} seat
 * @param {readonly Event[]} story
 */
function weigh(state, seat, story) {
  const betrays = (/** @type {number} */ of) => state.secret[of].some(isBetrayal);
  if (betrays(seat) || state.exiled[seat] === 1) return;
  const view = game.view(state, seat);
  const before = beliefs(view, seat, []);
  for (const [of, doubt] of beliefs(view, seat, story).entries()) {
    if (of === seat || state.exiled[of] === 1) continue;
    const truth = betrays(of) ? 1 : 0;
    const row = rows[STEPS.findIndex((step) => doubt < step)];
    if (row === undefined) continue;
    row.n++;
    row.sum += doubt;
    row.betray += truth;
    brier += (doubt - truth) * (doubt - truth);
    ignorant += (before[of] - truth) * (before[of] - truth);
  }
}

/**
 * @param {number} players
 * @param {Readonly<Record<string, string>>} options
 * @param {string} seed
 * @returns {{ state: State, done: boolean, answers: number }}
 */
function play(players, options, seed) {
  const state = game.setup(
    { players, options: { ...engine.defaultOptions(game.options), ...options }, content: null },
    engine.randomFrom(seed),
  );
  let done = false;
  /** What each seat has heard. @type {Event[][]} */
  const stories = Array.from({ length: players }, () => []);
  const out = {
    listening: true,
    /** @param {Event} event @param {readonly number[] | undefined} to */
    tell(event, to) {
      if (event.event === "ended") done = event.done;
      for (const [seat, story] of stories.entries()) if (to?.includes(seat) !== false) story.push(event);
    },
    reveal() {},
  };
  engine.advance(game, state, out);
  let given = 0;
  for (let question = engine.questionOf(state); question !== null; question = engine.questionOf(state)) {
    const [seat = 0] = engine.awaited(state);
    if (values.beliefs && question.ask === "turn" && state.act === 0) weigh(state, seat, stories[seat] ?? []);
    // The rules list the same from a view as from the truth.
    engine.legal(game, state, seat, answers);
    const answer =
      answers.length === 1
        ? answers[0]
        : game.advise?.(game.view(state, seat), seat, question, answers, stories[seat])?.answer;
    if (answer === undefined) throw new Error(`Nothing is advised at "${question.ask}" (${seed}).`);
    engine.give(game, state, seat, answer, out);
    if (++given > MOST) throw new Error(`No end after ${MOST} answers (${seed}).`);
  }
  return { state, done, answers: given };
}

const Z = 1.96;
/** @param {number} n @param {number} of */
function share(n, of) {
  if (of === 0) return "–";
  const p = n / of;
  const middle = (p + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of))) / (1 + (Z * Z) / of);
  const percent = (/** @type {number} */ x) => (100 * x).toFixed(1);
  return `${percent(p)} % (${percent(middle - half)}–${percent(middle + half)})`;
}

const games = Number(values.games);
const objectives = values.objectives?.split(",") ?? MAIN_OBJECTIVES.map(({ id }) => id);
console.log("| objective | side | mode | seats | colony | own goals | betrayers | rounds | morale | ms a game |");
console.log("|---|---|---|---|---|---|---|---|---|---|");
for (const objective of objectives)
  for (const side of values.sides.split(","))
    for (const mode of values.modes.split(","))
      for (const players of values.seats.split(",").map(Number)) {
        let colony = 0;
        let loyal = 0;
        let reached = 0;
        let betrayers = 0;
        let betrayed = 0;
        let rounds = 0;
        let morale = 0;
        const began = performance.now();
        for (let n = 0; n < games; n++) {
          const { state, done } = play(
            players,
            { objective, side, mode },
            `${values.seed} ${objective} ${side} ${mode} ${players} ${n}`,
          );
          if (done) colony++;
          rounds += state.round;
          morale += state.morale;
          for (const [seat, [secret]] of state.secret.entries()) {
            const won = state.outcome?.winners.includes(seat) === true;
            if (secret !== undefined && isBetrayal(secret)) {
              betrayers++;
              if (won) betrayed++;
            } else {
              loyal++;
              if (won) reached++;
            }
          }
        }
        const each = ((performance.now() - began) / games).toFixed(1);
        console.log(
          `| ${objective} | ${side} | ${mode} | ${players} | ${share(colony, games)} | ${share(reached, loyal)} | ${share(betrayed, betrayers)} | ${(rounds / games).toFixed(1)} | ${(morale / games).toFixed(1)} | ${each} |`,
        );
      }
if (values.beliefs) {
  const n = rows.reduce((sum, row) => sum + row.n, 0);
  const mean = (/** @type {number} */ sum) => (sum / Math.max(1, n)).toFixed(4);
  console.log(`\nBrier score ${mean(brier)} over ${n} doubts; ${mean(ignorant)} by the number of secrets alone.\n`);
  console.log("| doubt | how often | on average | betray |");
  console.log("|---|---|---|---|");
  for (const [at, row] of rows.entries())
    console.log(
      `| below ${Math.min(1, STEPS[at])} | ${row.n} | ${((100 * row.sum) / Math.max(1, row.n)).toFixed(1)} % | ${share(row.betray, row.n)} |`,
    );
}
