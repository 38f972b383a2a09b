// Lets two bots play the same matches of a game, each at all seats, and prints how often each gives every kind of answer: what a strong one does that
// a weak one does not.
//     node scripts/habits.mjs GAME [--bots level-1,level-4] [--games N] [--seed TEXT] [--players N] [--options ID=VALUE,…]
// A row is a kind of answer: its question, what is done, and with `--by TERM` one of its terms besides. Columns: how often a match for each bot, and how many
// standard errors lie between the two. Answers to questions with a single one are not counted. Below: how long each thought about an answer on this machine, and
// how many play-outs it made in a second of that.
import { parseArgs } from "node:util";
import { register } from "tsx/esm/api";

register();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bots: { type: "string", default: "level-1,level-4" },
    games: { type: "string", default: "60" },
    seed: { type: "string", default: "habits" },
    players: { type: "string" },
    options: { type: "string", default: "" },
    by: { type: "string", default: "" },
    rows: { type: "string", default: "24" },
  },
});
const { Match } = await import("../packages/engine/src/index.ts");
const { isBotName, makeBot } = await import("../packages/bots/src/index.ts");
const { loadGame, isGameId } = await import("../games/index.ts");
const { Master, momentOf } = await import("../packages/master/src/index.ts");
const { left, right, textTable } = await import("../packages/lab/src/table.ts");

const [id = ""] = positionals;
if (!isGameId(id)) throw new Error(`There is no game "${id}".`);
const game = await loadGame(id);
const players = Number(values.players ?? game.seats.min);
const options = Object.fromEntries(
  values.options
    .split(",")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name, value === "true" ? true : value === "false" ? false : value];
    }),
);

/** The kind of an answer: cards of a kind are told apart by number only, and spaces are too many. @param {unknown} value */
const kindOf = (value) =>
  String(value)
    .replace(/-\d+$/, "")
    .replace(/^[A-Z]\d+$/, "…");

/** How long each bot thought, in ms an answer, and how many play-outs it made. @type {Map<string, { times: number[], playouts: number }>} */
const thinking = new Map();

/** @param {string} name @param {string} seed @returns {Map<string, number>} how often each kind was given in one match */
function counted(name, seed) {
  if (!isBotName(name)) throw new Error(`There is no bot "${name}".`);
  const match = Match.open(game, { players, options, seed, content: null });
  const master = new Master(match, false);
  const bots = Array.from({ length: players }, (_, seat) => makeBot(name, { seed: `${seed} ${seat}` }));
  const spent = thinking.get(name) ?? { times: [], playouts: 0 };
  thinking.set(name, spent);
  /** @type {Map<string, number>} */
  const counts = new Map();
  while (match.outcome === null) {
    const [seat = 0] = match.awaited();
    const { answers } = match.ask(seat);
    const ask = match.questionFor(seat)?.ask ?? "";
    const bot = bots[seat];
    if (bot === undefined) throw new Error(`Nobody sits at seat ${seat} (${seed}).`);
    const began = performance.now();
    const { answer, statistics } = bot.choose(momentOf(master, bot, seat));
    if (answers.length > 1) {
      spent.times.push(performance.now() - began);
      spent.playouts += Number(statistics["playouts"] ?? 0);
    }
    if (answers.length > 1) {
      const [[term, value] = ["", ""]] = Object.entries(answer);
      const by = answer[values.by];
      const kind = [ask, term, kindOf(value), ...(by === undefined ? [] : [kindOf(by)])].join(" ");
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    match.repeat(seat, answer);
  }
  return counts;
}

const names = values.bots.split(",");
const games = Number(values.games);
/** By kind and bot: the sum over the matches, and that of the squares. @type {Map<string, { sum: number, squares: number }[]>} */
const habits = new Map();
for (let n = 0; n < games; n++)
  for (const [at, name] of names.entries())
    for (const [kind, count] of counted(name, `${values.seed}/${n}`)) {
      const sums = habits.get(kind) ?? names.map(() => ({ sum: 0, squares: 0 }));
      const own = sums[at];
      if (own !== undefined) {
        own.sum += count;
        own.squares += count * count;
      }
      habits.set(kind, sums);
    }

const rows = [...habits]
  .map(([kind, sums]) => {
    const means = sums.map(({ sum }) => sum / games);
    const error = Math.sqrt(
      sums.reduce((all, { sum, squares }) => all + (squares / games - (sum / games) ** 2) / games, 0),
    );
    const apart = error === 0 ? 0 : ((means.at(-1) ?? 0) - (means[0] ?? 0)) / error;
    return { kind, means, apart };
  })
  .sort((a, b) => Math.abs(b.apart) - Math.abs(a.apart))
  .slice(0, Number(values.rows));
console.log(`${id}, ${players} at the table, ${games} matches of each, seed ${values.seed}: answers a match\n`);
console.log(
  textTable(
    [left("kind"), ...names.map(right), right("standard errors apart")],
    rows.map(({ kind, means, apart }) => [kind, ...means.map((mean) => mean.toFixed(2)), apart.toFixed(1)]),
  ),
);

/** @param {number[]} sorted @param {number} part */
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
console.log(
  `\n${textTable(
    [left("bot"), ...["answers", "median ms", "19 of 20 within", "longest", "play-outs a second"].map(right)],
    [...thinking].map(([name, { times, playouts }]) => {
      const sorted = times.toSorted((a, b) => a - b);
      const seconds = sorted.reduce((sum, ms) => sum + ms, 0) / 1000;
      const ms = [quantile(sorted, 0.5), quantile(sorted, 0.95), sorted.at(-1) ?? 0].map((time) => time.toFixed(1));
      return [name, String(sorted.length), ...ms, playouts === 0 ? "–" : (playouts / seconds).toFixed(0)];
    }),
  )}`,
);
