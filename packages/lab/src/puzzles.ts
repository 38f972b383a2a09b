import { type Bot, type BotName, Memory, makeBot, playout, QuickPlayer } from "@endzeit/bots";
import {
  type Answer,
  type AnyGame,
  advance,
  alike,
  awaited,
  type CoreState,
  freshRandom,
  type Grade,
  give,
  imagine,
  KEPT,
  legal,
  Match,
  oneOf,
  PUZZLE_TRIES,
  type Puzzle,
  type PuzzleBook,
  pathOf,
  puzzleMatch,
  questionFor,
  questionOf,
  type Random,
  randomFrom,
  shuffled,
  silent,
} from "@endzeit/engine";
import type { Series } from "./game.ts";

/** Questions of a match that are looked into, at most: drawn from those late enough. */
const MOMENTS = 12;
/** A choice that is one, and not too long to look through. */
const FEWEST_ANSWERS = 3;
const MOST_ANSWERS = 40;
/** How many answers a play-out weighs at each question of a glance, where the game does not rank them. */
const TRIES = 3;

/** Looked at first in so few worlds; what may stand out there, in more. */
const GLANCES = [3, 8, 24] as const;
/** At a glance a little less than the gap will do. */
const ALMOST = 0.8;
/** Proven in other worlds than those it was found in: at least so many, and not more. */
const LEAST_WORLDS = 64;
const MOST_WORLDS = 512;
/** So often of 1 the solution keeps the win, and by so much more often than any other answer, and by so many standard errors. */
const HOPE = 0.35;
const GAP = 0.15;
const SURE = 5;
/** The proof is given up when a gain is by so many standard errors less than the gap, at the earliest after so many worlds. */
const HOPELESS = 2;
const GIVEN_UP = 32;
/** After so many worlds it is seen who is beaten. */
const BATCH = 16;

/** A question of a match at which one answer may be the only one. */
interface Moment {
  readonly step: number;
  readonly seat: number;
  readonly answers: readonly Answer[];
  readonly state: CoreState;
}

/** How an answer did in worlds that all answers shared. */
interface Trial {
  readonly answer: Answer;
  count: number;
  kept: number;
  /** What the solution kept more, and its square, world by world. */
  gain: number;
  squares: number;
}

/** What one answer is worth beside the solution. */
interface Margin {
  readonly gain: number;
  readonly error: number;
}

const marginOf = ({ count, gain, squares }: Trial): Margin => {
  const mean = gain / Math.max(1, count);
  return {
    gain: mean,
    error: count < 2 ? 1 : Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1)),
  };
};

const isBeaten = (trial: Trial): boolean => {
  const { gain, error } = marginOf(trial);
  return trial.count >= LEAST_WORLDS && gain >= GAP && gain >= SURE * error;
};

const isHopeless = (trial: Trial): boolean => {
  const { gain, error } = marginOf(trial);
  return gain + HOPELESS * error < GAP;
};

/** Plays a state to its end, in place. */
type Finish = (state: CoreState, luck: Random) => void;

/** By those who answer quickly: for glances. */
const quickly =
  (guide: QuickPlayer): Finish =>
  (state, luck) =>
    guide.finish(state, Number.POSITIVE_INFINITY, luck);

/** By bots, one for each seat: whoever errs in a play-out makes an answer look worse than it is, so a proof takes no worse players than those of a match. */
function carefully(game: AnyGame, bots: readonly Bot[]): Finish {
  const answers: Answer[] = [];
  return (state, luck) => {
    while (state.outcome === null && questionOf(state) !== null) {
      const seat = oneOf(awaited(state), luck);
      legal(game, state, seat, answers);
      const [only, ...more] = answers;
      const question = questionFor(game, state, seat);
      const bot = bots[seat];
      if (only === undefined || question === null || bot === undefined)
        throw new Error(`${game.id}: seat ${seat} has nothing to answer.`);
      const answer =
        more.length === 0 ? only : bot.choose({ game, view: game.view(state, seat), seat, question }).answer;
      give(game, state, seat, answer, silent);
    }
  };
}

/** Plays answers to the end of the match, all in the same imagined worlds with the same dice, by what the seat may know and nothing else. */
export class Proof {
  readonly #game: AnyGame;
  readonly #finish: Finish;
  readonly #view: unknown;
  readonly #seat: number;
  readonly #random: Random;
  readonly #world: CoreState;
  readonly #state: CoreState;
  readonly #chance: Random = [0, 0, 0, 0];

  private constructor(game: AnyGame, finish: Finish, { view, seat }: Seen, seed: string) {
    this.#game = game;
    this.#finish = finish;
    this.#view = view;
    this.#seat = seat;
    this.#random = randomFrom(seed);
    this.#world = game.blank();
    this.#state = game.blank();
  }

  /** In play-outs that cost next to nothing. */
  static atGlance(guide: QuickPlayer, seen: Seen, seed: string): Proof {
    return new Proof(guide.game, quickly(guide), seen, seed);
  }

  /** In play-outs by a bot on all seats. */
  static by(bot: BotName, game: AnyGame, players: number, seen: Seen, seed: string): Proof {
    const bots = Array.from({ length: players }, (_, seat) => makeBot(bot, { seed: `${seed} seat ${seat}` }));
    return new Proof(game, carefully(game, bots), seen, seed);
  }

  /** Whether each of these kept the win in one more world. */
  look(answers: readonly Answer[]): boolean[] {
    const game = this.#game;
    imagine(game, this.#view, this.#seat, this.#random, this.#world);
    const luck = freshRandom(this.#random);
    return answers.map((answer) => {
      game.copy(this.#world, this.#state);
      for (let word = 0; word < this.#chance.length; word++) this.#chance[word] = luck[word] ?? 0;
      give(game, this.#state, this.#seat, answer, silent);
      this.#finish(this.#state, this.#chance);
      const { outcome } = this.#state;
      return outcome !== null && game.utility(outcome, this.#seat, this.#state) >= KEPT;
    });
  }
}

/** What a seat sees. */
interface Seen {
  readonly view: unknown;
  readonly seat: number;
}

/** What was proven of an answer: how often each one kept the win, and what the nearest one lacks. */
export interface Proven extends Margin {
  readonly chances: readonly number[];
  readonly worlds: number;
}

const PERCENT = 100;
const DIGITS = 1e4;

/**
 * Holds a solution against all other answers until each is beaten by the gap and by the standard errors. Null when one of them is not. Who is
 * beaten is looked at no longer.
 */
export function prove(proof: Proof, solution: Answer, answers: readonly Answer[]): Proven | null {
  const trials = answers.map((answer): Trial => ({ answer, count: 0, kept: 0, gain: 0, squares: 0 }));
  const others = trials.filter(({ answer }) => answer !== solution);
  const own = trials.find(({ answer }) => answer === solution);
  if (own === undefined) return null;
  let left = others;
  while (left.length > 0) {
    const [base = false, ...kept] = proof.look([solution, ...left.map(({ answer }) => answer)]);
    own.count++;
    own.kept += Number(base);
    for (const [at, trial] of left.entries()) {
      const gain = Number(base) - Number(kept[at]);
      trial.count++;
      trial.kept += Number(kept[at]);
      trial.gain += gain;
      trial.squares += gain * gain;
    }
    if (own.count % BATCH > 0) continue;
    if (own.count >= GIVEN_UP && (own.kept < (HOPE / 2) * own.count || left.some(isHopeless))) return null;
    left = left.filter((trial) => !isBeaten(trial));
    if (left.length > 0 && own.count >= MOST_WORLDS) return null;
  }
  if (own.kept < HOPE * own.count) return null;
  const nearest = others.map((trial) => ({ trial, ...marginOf(trial) })).sort((a, b) => a.gain - b.gain)[0];
  if (nearest === undefined) return null;
  return {
    chances: trials.map(({ kept, count }) => Math.round((PERCENT * kept) / count)),
    // Rounded apart, so that what was proven still holds of what is written down.
    gain: Math.ceil(nearest.gain * DIGITS) / DIGITS,
    error: Math.floor(nearest.error * DIGITS) / DIGITS,
    worlds: nearest.trial.count,
  };
}

/** The questions that may make a puzzle, in an order drawn from the seed, and the match that they stand in. */
function played(
  { game, players, options, thinking }: Series,
  { bots, late }: Pick<Hunt, "bots" | "late">,
  seed: string,
): { readonly moments: readonly Moment[]; readonly log: readonly (readonly [number, Answer])[] } {
  const seats = Array.from({ length: players }, (_, seat) =>
    makeBot(bots[seat % bots.length] ?? "greedy", { ...thinking, seed: `${seed} seat ${seat}` }),
  );
  const state = game.setup({ players, options, content: null }, randomFrom(seed));
  const memory = new Memory(seats);
  advance(game, state, memory.listening(silent));
  const moments: Moment[] = [];
  const log: (readonly [number, Answer])[] = [];
  const answers: Answer[] = [];
  const look = (): void => {
    const question = questionOf(state);
    const [seat, ...others] = awaited(state);
    if (question === null || seat === undefined || others.length > 0 || question.together) return;
    if (game.clock(game.view(state, seat)) < late) return;
    legal(game, state, seat, answers);
    if (answers.length < FEWEST_ANSWERS || answers.length > MOST_ANSWERS) return;
    const kept = game.blank();
    game.copy(state, kept);
    moments.push({ step: log.length, seat, answers: [...answers], state: kept });
  };
  const note = (_: CoreState, seat: number, answer: Answer): void => {
    log.push([seat, answer]);
    look();
  };
  playout(game, state, seats, randomFrom(`${seed} careless`), note, silent, memory);
  return { moments: shuffled(randomFrom(`${seed} moments`), moments).slice(0, MOMENTS), log };
}

/** The answer that stands out at a moment after glances at all of them; null where none does. */
function standingOut(proof: Proof, answers: readonly Answer[]): Answer | null {
  const kept = answers.map(() => 0);
  let worlds = 0;
  let best = 0;
  for (const until of GLANCES) {
    for (; worlds < until; worlds++)
      for (const [at, won] of proof.look(answers).entries()) kept[at] = (kept[at] ?? 0) + Number(won);
    const [first = 0, second = 0] = [...kept].sort((a, b) => b - a);
    best = kept.indexOf(first);
    if (first === Math.min(...kept)) return null;
    // In very few worlds the best ones often did equally well.
    if (until > GLANCES[0] && (first < HOPE * worlds || first - second < ALMOST * GAP * worlds)) return null;
  }
  return answers[best] ?? null;
}

/** In how many tries a bot finds the solution. */
function findings(game: AnyGame, { state, seat }: Moment, solution: Answer, bot: BotName, seed: string): number {
  const question = questionFor(game, state, seat);
  if (question === null) return 0;
  const view = game.view(state, seat);
  let found = 0;
  for (let n = 0; n < PUZZLE_TRIES; n++) {
    const said = makeBot(bot, { seed: `${seed} ${bot} ${n}` }).choose({ game, view, seat, question });
    if (alike(said.answer, solution)) found++;
  }
  return found;
}

/** No more of the wanted ones than this part are of one grade. */
const OF_GRADE = 1 / 2;

const gradeOf = ([ole, mila]: readonly [number, number]): Grade =>
  2 * ole >= PUZZLE_TRIES ? 1 : 2 * mila >= PUZZLE_TRIES ? 2 : 3;

/** How puzzles are looked for. */
export interface Hunt {
  /** Who plays: seats take them in turns. */
  readonly bots: readonly BotName[];
  /** Who plays the matches of a proof to their end. */
  readonly proof: BotName;
  /** How far a match must have come, 0 to 1, before its questions are looked into. */
  readonly late: number;
  readonly seed: string;
  /** How many puzzles are wanted, of no grade more than half. */
  readonly want: number;
  /** No more matches than this are played for them. */
  readonly matches: number;
}

/** The puzzle of a match: the first of its questions, in an order drawn from the seed, that makes one; null where none does. */
export function puzzleOf(series: Series, hunt: Pick<Hunt, "bots" | "proof" | "late">, seed: string): Puzzle | null {
  const { game, players, options } = series;
  const { moments, log } = played(series, hunt, seed);
  const quick = new QuickPlayer(game, TRIES);
  for (const moment of moments) {
    const { seat, state, step, answers } = moment;
    const seen = { view: game.view(state, seat), seat };
    const at = `${seed} ${step}`;
    const solution = standingOut(Proof.atGlance(quick, seen, `${at} glance`), answers);
    if (solution === null) continue;
    const proven = prove(Proof.by(hunt.proof, game, players, seen, `${at} proof`), solution, answers);
    if (proven === null) continue;
    const match = Match.open(game, { seed, players, options });
    for (const [by, answer] of log.slice(0, step)) match.repeat(by, answer);
    const found = [
      findings(game, moment, solution, "level-1", at),
      findings(game, moment, solution, "level-2", at),
    ] as const;
    const { hash } = match;
    const unusual = Object.entries(options).filter(([id, value]) => defaultOf(game, id) !== value);
    return {
      hash,
      seed,
      players,
      options: Object.fromEntries(unusual),
      path: pathOf(match),
      seat,
      solution,
      ...proven,
      found,
      grade: gradeOf(found),
    };
  }
  return null;
}

const defaultOf = (game: AnyGame, option: string) => game.options.find(({ id }) => id === option)?.default;

/** Of all that are wanted at most one in so many has the same motive: the same first term of its solution. */
const MOTIVES = 6;
const motiveOf = ({ solution }: Puzzle): string => JSON.stringify(Object.entries(solution)[0]);

/** The easy ones first; of one grade those first that more tries solve, then those of the greater margin. */
const ease = ({ found: [ole, mila] }: Puzzle): number => ole + mila;
const sorted = (puzzles: readonly Puzzle[]): readonly Puzzle[] =>
  puzzles.toSorted((a, b) => a.grade - b.grade || ease(b) - ease(a) || b.gain - a.gain);

/** Whoever sees that the match is won by it has nothing to think about. */
function endsAtOnce(game: AnyGame, puzzle: Puzzle): boolean {
  const match = puzzleMatch(game, puzzle);
  match.answer(puzzle.seat, puzzle.solution);
  return match.outcome !== null;
}

/** How far a hunt has come. */
export type Bag = Pick<PuzzleBook, "matches" | "puzzles">;

/**
 * Looks for puzzles, one a match at most, and says after each match what is in the bag; the kinds of tables, all of one game, take turns.
 * A puzzle is taken as long as its grade and its motive have room. What was in the bag before is gone on with: a hunt in parts finds the same
 * as one without a break.
 */
export function* huntPuzzles(
  tables: readonly [Series, ...Series[]],
  { want, ...hunt }: Hunt,
  before: Bag = { matches: 0, puzzles: [] },
): Generator<Bag, void> {
  let { matches, puzzles } = before;
  while (matches < hunt.matches && puzzles.length < want) {
    const table = tables[matches % tables.length] ?? tables[0];
    const found = puzzleOf(table, hunt, `${hunt.seed}/${matches}`);
    matches++;
    const alike = puzzles.filter((puzzle) => found !== null && motiveOf(puzzle) === motiveOf(found)).length;
    const ofGrade = puzzles.filter(({ grade }) => grade === found?.grade).length;
    if (
      found !== null &&
      !endsAtOnce(table.game, found) &&
      ofGrade < Math.ceil(want * OF_GRADE) &&
      alike < Math.max(1, want / MOTIVES)
    )
      puzzles = sorted([...puzzles, found]);
    yield { matches, puzzles };
  }
}
