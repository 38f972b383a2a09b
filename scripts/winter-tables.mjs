// Plays Winter der Toten with its planner, or with --bot, at every seat and prints who wins, each share with its Wilson interval (95 %). A row is a choice
// of the axes in --rows; its games are spread evenly over the axes that are not. --rows again groups the same games otherwise.
// With --beliefs: how well the loyal seats know who betrays, at the first question of each of their turns: the Brier score, what it would be
// if nobody ever learnt anything, and how often those betray that are doubted so much.
//     node scripts/winter-tables.mjs [--bot level-2] [--beliefs] [--games N a row] [--rows objective,side,mode,seats] [--objectives a,b] [--sides normal,hardcore] [--modes no-betrayer,standard,betrayer] [--seats 3,4,5] [--seed 1]
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
    rows: { type: "string", multiple: true, default: ["objective,side,mode,seats"] },
    seed: { type: "string", default: "1" },
    beliefs: { type: "boolean", default: false },
    bot: { type: "string", default: "planner" },
  },
});
const engine = await import("../packages/engine/src/index.ts");
const { isBotName, makeBot } = await import("../packages/bots/src/index.ts");
const { winterDerToten: game } = await import("../games/winter-der-toten/index.ts");
const { MAIN_OBJECTIVES } = await import("../games/winter-der-toten/content/main-objectives.ts");
const { isBetrayal } = await import("../games/winter-der-toten/content/secrets-deck.ts");

const { beliefs } = await import("../games/winter-der-toten/bot/beliefs.ts");

/** @typedef {import("../games/winter-der-toten/state.ts").State} State */
/** @typedef {import("../games/winter-der-toten/state.ts").Event} Event */

const MOST = 20_000;
/** @param {string} name */
function botCalled(name) {
  if (!isBotName(name)) throw new Error(`There is no bot "${name}".`);
  return name;
}
const bot = botCalled(values.bot);

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
  const bots = stories.map((_, seat) => makeBot(bot, { seed: `${seed} ${seat}` }));
  let given = 0;
  for (let question = engine.questionOf(state); question !== null; question = engine.questionOf(state)) {
    const [seat = 0] = engine.awaited(state);
    if (values.beliefs && question.ask === "turn" && state.act === 0) weigh(state, seat, stories[seat] ?? []);
    const answer = bots[seat]?.choose({
      game,
      view: game.view(state, seat),
      seat,
      question,
      story: stories[seat],
    }).answer;
    if (answer === undefined) throw new Error(`Nobody sits at seat ${seat} (${seed}).`);
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
  const percent = (/** @type {number} */ x) => (100 * Math.max(0, x)).toFixed(1);
  return `${percent(p)} % (${percent(middle - half)}–${percent(middle + half)})`;
}

const AXES = /** @type {const} */ (["objective", "side", "mode", "seats"]);
/** @typedef {Record<typeof AXES[number], string>} Table */
/** @typedef {{ games: number, colony: number, loyal: number, reached: number, betrayers: number, betrayed: number, exiled: number, rounds: number, morale: number, ms: number }} Tally */

/** @type {Record<typeof AXES[number], readonly string[]>} */
const choices = {
  objective: values.objectives?.split(",") ?? MAIN_OBJECTIVES.map(({ id }) => id),
  side: values.sides.split(","),
  mode: values.modes.split(","),
  seats: values.seats.split(","),
};

/** Every choice of some axes. @param {readonly (typeof AXES[number])[]} axes @returns {Partial<Table>[]} */
const combinations = ([axis, ...others]) =>
  axis === undefined
    ? [{}]
    : choices[axis].flatMap((choice) => combinations(others).map((rest) => ({ [axis]: choice, ...rest })));

/** @param {string} names */
const axesOf = (names) => AXES.filter((axis) => names.split(",").includes(axis));

/** The tables that are printed: by what their rows differ, and the rows. */
const tables = values.rows.map((names) => ({
  axes: axesOf(names),
  tallies: /** @type {Map<string, Tally>} */ (new Map()),
}));

/** @param {Tally} tally @param {Tally} more */
function add(tally, more) {
  for (const of of /** @type {(keyof Tally)[]} */ (Object.keys(more))) tally[of] += more[of];
}

/** @param {Table} table @param {string} seed @returns {Tally} */
function tally({ objective, side, mode, seats }, seed) {
  const began = performance.now();
  const { state, done } = play(Number(seats), { objective, side, mode }, seed);
  /** @type {Tally} */
  const one = {
    games: 1,
    colony: done ? 1 : 0,
    loyal: 0,
    reached: 0,
    betrayers: 0,
    betrayed: 0,
    exiled: 0,
    rounds: state.round,
    morale: state.morale,
    ms: performance.now() - began,
  };
  for (const [seat, [secret]] of state.secret.entries()) {
    const won = state.outcome?.winners.includes(seat) === true ? 1 : 0;
    if (secret !== undefined && isBetrayal(secret)) {
      one.betrayers++;
      one.betrayed += won;
      one.exiled += state.exiled[seat] ?? 0;
    } else {
      one.loyal++;
      one.reached += won;
    }
  }
  return one;
}

const games = Number(values.games);
const [first] = tables;
if (first === undefined) throw new Error("There are no rows.");
const spread = combinations(AXES.filter((axis) => !first.axes.includes(axis)));
for (const row of combinations(first.axes))
  for (let n = 0; n < games; n++) {
    const table = /** @type {Table} */ ({ ...row, ...spread[n % spread.length] });
    const more = tally(table, `${values.seed} ${AXES.map((axis) => table[axis]).join(" ")} ${n}`);
    for (const { axes, tallies } of tables) {
      const name = axes.map((axis) => table[axis]).join(" | ");
      const known = tallies.get(name);
      if (known === undefined) tallies.set(name, { ...more });
      else add(known, more);
    }
  }

for (const { axes, tallies } of tables) {
  const head = [...axes, "games", "colony", "own goals", "betrayers", "exiled", "rounds", "morale", "ms a game"];
  console.log(`\n| ${head.join(" | ")} |\n|${head.map(() => "---").join("|")}|`);
  for (const [name, t] of tallies) {
    const mean = (/** @type {number} */ sum) => (sum / t.games).toFixed(1);
    const cells = [
      t.games,
      share(t.colony, t.games),
      share(t.reached, t.loyal),
      share(t.betrayed, t.betrayers),
      share(t.exiled, t.betrayers),
      mean(t.rounds),
      mean(t.morale),
      mean(t.ms),
    ];
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
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
