import type { BotName } from "@endzeit/bots";
import { USUAL } from "./account.ts";
import { conduct } from "./conduct.ts";
import type { Crew } from "./crew/crew.ts";
import { lone } from "./crew/lone.ts";
import type { Series } from "./game.ts";
import { Histogram, type Spread } from "./histogram.ts";
import { cellOf } from "./plan.ts";
import { Sums } from "./sums.ts";
import { type Share, wilson } from "./wilson.ts";

export interface Run {
  readonly series: Series;
  readonly games: number;
  readonly seed: string;
  /** Who plays; this thread when not set. What comes out is the same. */
  readonly crew?: Crew;
  /** Called now and then with the number of games played. */
  readonly progress?: (done: number) => void;
}

export interface Simulation {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly BotName[];
  readonly seats: readonly ({ readonly seat: number; readonly bot: BotName; readonly wins: number } & Share)[];
  /** Matches without a winner. */
  readonly lost: number;
  readonly reasons: readonly { readonly reason: string; readonly games: number }[];
  readonly answers: Spread;
  readonly turns: Spread;
  /** Where points came from, the most first: the events `points` of the game; `mean` is for one seat in one game. */
  readonly points: readonly { readonly source: string; readonly points: number; readonly mean: number }[];
  /**
   * What else was counted up for a score, such as tiles: the events `counted`; `mean` is how many a seat had, `own` how
   * often a tile counted for some seats only, and `wins` how many of these seats won.
   */
  readonly counted: readonly {
    readonly tile: string;
    readonly times: number;
    readonly mean: number;
    readonly own: number;
    readonly wins: number;
  }[];
  /** Scores at the end, for games that have any: of all seats, and of each. */
  readonly scores: { readonly all: Spread; readonly seats: readonly Spread[] } | null;
  /** How often each card was played, the most played first. */
  readonly cards: readonly { readonly card: string; readonly played: number; readonly perGame: number }[];
}

const NOTHING_DONE = { has: () => false };

/** Plays many matches with a bot on each seat and counts what happened. Game n has the seed `<seed>/<n>`. */
export async function simulate(run: Run, bots: readonly BotName[]): Promise<Simulation> {
  const { series, games, seed } = run;
  const cell = cellOf(series, bots);
  const plan = { question: "", cells: [cell], seeds: [seed], measures: [...USUAL], matches: games };
  const sums = new Sums(series.players);
  await conduct(plan, NOTHING_DONE, run.crew ?? lone(async () => series.game), {
    match: (_, account) => sums.add(account),
    stretch: () => run.progress?.(sums.matches),
  });
  const all = new Histogram();
  for (const scores of sums.scores) for (const [score, times] of scores.rows) all.add(score, times);
  return {
    game: series.game.id,
    games,
    seed,
    bots,
    seats: sums.wins.map((won, seat) => ({ seat, bot: bots[seat] ?? "random", wins: won, ...wilson(won, games) })),
    lost: sums.lost,
    reasons: sorted(sums.ends).map(([reason, n]) => ({ reason, games: n })),
    answers: sums.answers.spread,
    turns: sums.turns.spread,
    points: sorted(sums.points).map(([source, n]) => ({ source, points: n, mean: n / games / series.players })),
    counted: [...sums.tiles]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([tile, { times, sum, own, wins }]) => ({ tile, times, mean: sum / times, own, wins })),
    scores: all.count === 0 ? null : { all: all.spread, seats: sums.scores.map((scores) => scores.spread) },
    cards: sorted(new Map([...sums.cards].map(([card, { played }]) => [card, played]))).map(([card, played]) => ({
      card,
      played,
      perGame: games === 0 ? 0 : played / games,
    })),
  };
}

function sorted(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}
