import { type BotName, Memory, makeBot, playout } from "@endzeit/bots";
import {
  type AnyGame,
  advance,
  below,
  chanceOf,
  type Learned,
  type Random,
  randomFrom,
  shuffled,
  silent,
} from "@endzeit/engine";
import type { Series } from "./game.ts";

/** A position of a match as a seat is to judge it, and what the match brought to that seat in the end. */
export interface Example {
  readonly match: number;
  readonly features: readonly number[];
  readonly worth: number;
}

/** Of the answers of a match one in so many is followed by an example: neighbours are alike. */
const ONE_IN = 4;

/** So many numbers are kept at a time, some 640 MB: with more matches, fewer examples of each. */
const MOST_NUMBERS = 80_000_000;

/** Matches are played in blocks of so many at one kind of table: of each block as many are held back. */
const BLOCK = 10;

/**
 * Lets a bot play on all seats and reads positions on the way, as the game's `value` says. The kinds of tables, all of one game, take turns. The
 * seed of match n is `<seed>/<n>`. `most`: how many numbers of examples are kept; where there are more, every other example goes, and of what is
 * still to come every other is not taken.
 */
export function gather(
  tables: readonly [Series, ...Series[]],
  bot: BotName,
  run: {
    readonly first: number;
    readonly matches: number;
    readonly seed: string;
    readonly most?: number;
    readonly progress?: (done: number) => void;
  },
): Example[] {
  const { game } = tables[0];
  const value = taughtBy(game);
  const most = (run.most ?? MOST_NUMBERS) / value.features.length;
  let examples: Example[] = [];
  let oneIn = ONE_IN;
  for (let n = run.first; n < run.first + run.matches; n++) {
    const series = tables[Math.floor(n / BLOCK) % tables.length] ?? tables[0];
    const seed = `${run.seed}/${n}`;
    const random = randomFrom(`${seed} examples`);
    const seats = Array.from({ length: series.players }, (_, seat) =>
      makeBot(bot, { ...series.thinking, seed: `${seed} seat ${seat}` }),
    );
    const state = game.setup(series, randomFrom(seed));
    const memory = new Memory(seats);
    advance(game, state, memory.listening(silent));
    const seen: { seat: number; features: number[] }[] = [];
    const look = (): void => {
      if (state.outcome !== null || below(random, oneIn) > 0) return;
      for (const seat of value.seats(state)) {
        const features: number[] = [];
        value.read(state, seat, features);
        seen.push({ seat, features });
      }
    };
    playout(game, state, seats, randomFrom(`${seed} careless`), look, silent, memory);
    const { outcome } = state;
    if (outcome === null) continue;
    for (const { seat, features } of seen)
      examples.push({ match: n, features, worth: game.utility(outcome, seat, state) });
    if (examples.length > most) {
      examples = examples.filter((_, at) => at % 2 === 0);
      oneIn *= 2;
    }
    run.progress?.(n - run.first + 1);
  }
  return examples;
}

/** How well chances foretell: of matches that were not learned from. */
export interface Calibration {
  readonly brier: number;
  /** The same if one always said the mean. */
  readonly untaught: number;
  /** By tenths of what was foretold: how often, what was said on average, what came. */
  readonly tenths: readonly { readonly examples: number; readonly said: number; readonly came: number }[];
}

export function calibration(examples: readonly Example[], weights: readonly number[]): Calibration {
  const mean = examples.reduce((sum, { worth }) => sum + worth, 0) / Math.max(1, examples.length);
  const tenths = Array.from({ length: 10 }, () => ({ examples: 0, said: 0, came: 0 }));
  let error = 0;
  let untaught = 0;
  for (const { features, worth } of examples) {
    const said = chanceOf(features, weights);
    error += (said - worth) * (said - worth);
    untaught += (mean - worth) * (mean - worth);
    const tenth = tenths[Math.min(9, Math.floor(said * 10))];
    if (tenth === undefined) continue;
    tenth.examples++;
    tenth.said += said;
    tenth.came += worth;
  }
  const share = (sum: number, of: number): number => (of === 0 ? 0 : sum / of);
  return {
    brier: share(error, examples.length),
    untaught: share(untaught, examples.length),
    tenths: tenths.map((row) => ({ ...row, said: share(row.said, row.examples), came: share(row.came, row.examples) })),
  };
}

const EPOCHS = 30;
const BATCH = 256;
const RATE = 0.02;
/** Weights are drawn to nothing by so much: few examples are not to be taken at their word. */
const MODESTY = 1e-3;
/** Of ten matches so many are held back to judge by. */
const HELD_BACK = 2;

/**
 * Learns the weights with which `chanceOf` foretells what matches brought: the least cross-entropy, by Adam (Kingma, Ba 2015) on features
 * that are brought to one scale. What the game says must not fall, or not rise, with a feature is kept so.
 * A fifth of the matches is held back to judge by.
 */
export function learn(
  game: AnyGame,
  examples: readonly Example[],
  seed: string,
): { readonly weights: readonly number[]; readonly judged: Calibration } {
  const { features: names, signs = {} } = taughtBy(game);
  const taught = examples.filter(({ match }) => match % BLOCK >= HELD_BACK);
  const scale = scaleOf(taught, names.length);
  const rows = taught.map(({ features, worth }) => ({
    x: features.map((value, at) => (value - (scale.mean[at] ?? 0)) / (scale.spread[at] ?? 1)),
    worth,
  }));
  const sign = names.map((name) => signs[name] ?? 0);
  const scaled = descend(rows, sign, randomFrom(`learn ${seed}`));
  const weights = scaled.map((weight, at) => weight / (scale.spread[at] ?? 1));
  weights[0] = weights.reduce((sum, weight, at) => (at === 0 ? weight : sum - weight * (scale.mean[at] ?? 0)), 0);
  return {
    weights,
    judged: calibration(
      examples.filter(({ match }) => match % BLOCK < HELD_BACK),
      weights,
    ),
  };
}

function taughtBy(game: AnyGame) {
  if (game.value === undefined) throw new Error(`${game.id} has no value to learn.`);
  return game.value;
}

/** Mean and spread of each feature; the first, which is always 1, stays as it is. */
function scaleOf(examples: readonly Example[], count: number) {
  const mean = new Array<number>(count).fill(0);
  const spread = new Array<number>(count).fill(0);
  for (const { features } of examples)
    for (let at = 1; at < count; at++) mean[at] = (mean[at] ?? 0) + (features[at] ?? 0) / examples.length;
  for (const { features } of examples)
    for (let at = 1; at < count; at++) {
      const off = (features[at] ?? 0) - (mean[at] ?? 0);
      spread[at] = (spread[at] ?? 0) + (off * off) / examples.length;
    }
  return { mean, spread: spread.map((square, at) => (at === 0 || square === 0 ? 1 : Math.sqrt(square))) };
}

function descend(
  rows: readonly { readonly x: readonly number[]; readonly worth: number }[],
  sign: readonly number[],
  random: Random,
): number[] {
  const count = sign.length;
  const weights = new Float64Array(count);
  const drift = new Float64Array(count);
  const force = new Float64Array(count);
  const slope = new Float64Array(count);
  let driftLeft = 1;
  let forceLeft = 1;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(random, rows);
    const rate = RATE * (epoch < EPOCHS * 0.6 ? 1 : epoch < EPOCHS * 0.85 ? 0.3 : 0.1);
    for (let from = 0; from < order.length; from += BATCH) {
      slope.fill(0);
      const batch = order.slice(from, from + BATCH);
      for (const { x, worth } of batch) {
        let sum = 0;
        for (let at = 0; at < count; at++) sum += (weights[at] ?? 0) * (x[at] ?? 0);
        const size = 1 + Math.abs(sum);
        const said = 0.5 + (0.5 * sum) / size;
        const push = (((said - worth) / Math.max(1e-4, said * (1 - said))) * 0.5) / (size * size);
        for (let at = 0; at < count; at++) slope[at] = (slope[at] ?? 0) + push * (x[at] ?? 0);
      }
      driftLeft *= 0.9;
      forceLeft *= 0.999;
      for (let at = 0; at < count; at++) {
        const pull = (slope[at] ?? 0) / batch.length + MODESTY * (weights[at] ?? 0);
        drift[at] = 0.9 * (drift[at] ?? 0) + 0.1 * pull;
        force[at] = 0.999 * (force[at] ?? 0) + 0.001 * pull * pull;
        const step =
          (rate * (drift[at] ?? 0)) / (1 - driftLeft) / (Math.sqrt((force[at] ?? 0) / (1 - forceLeft)) + 1e-8);
        const moved = (weights[at] ?? 0) - step;
        weights[at] = moved * (sign[at] ?? 0) < 0 ? 0 : moved;
      }
    }
  }
  return [...weights];
}

const DIGITS = 1e4;

/** What was learned, as it is kept beside the game. */
export function learned(
  game: AnyGame,
  command: string,
  matches: number,
  { weights, judged }: ReturnType<typeof learn>,
): Learned {
  const { features } = taughtBy(game);
  const round = (value: number): number => Math.round(value * DIGITS) / DIGITS;
  return {
    command,
    matches,
    brier: round(judged.brier),
    untaught: round(judged.untaught),
    tenths: judged.tenths.map(({ examples, said, came }) => ({ examples, said: round(said), came: round(came) })),
    weights: Object.fromEntries(features.map((name, at) => [name, round(weights[at] ?? 0)])),
  };
}
