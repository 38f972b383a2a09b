import type { BotName } from "@endzeit/bots";
import type { GameEvent } from "@endzeit/engine";
import { playGame, type Series } from "./game.ts";
import { type Spread, spread } from "./spread.ts";
import { type Share, wilson } from "./wilson.ts";

export interface Run {
  readonly series: Series;
  readonly games: number;
  readonly seed: string;
  /** The number of the first game, so that several machines can share a run; 1 when not set. */
  readonly first?: number;
  /** Called after each game with the number of games played. */
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

interface Tally {
  times: number;
  sum: number;
  own: number;
  wins: number;
}

/** Plays many matches with a bot on each seat and counts what happened. Game n has the seed `<seed>/<n>`. */
export function simulate(run: Run, bots: readonly BotName[]): Simulation {
  const { series, games, seed } = run;
  const wins = new Array<number>(series.players).fill(0);
  const reasons = new Map<string, number>();
  const cards = new Map<string, number>();
  const answers: number[] = [];
  const turns: number[] = [];
  let lost = 0;
  const sources = new Map<string, number>();
  const tiles = new Map<string, Tally>();
  const heldBy = new Map<string, number[]>();
  const scores: number[][] = wins.map(() => []);
  const hear = (event: GameEvent): void => {
    const gain = pointsOf(event);
    if (gain !== null) sources.set(gain.source, (sources.get(gain.source) ?? 0) + gain.n);
    const count = countedOf(event);
    if (count !== null) {
      const tally = tiles.get(count.tile) ?? { times: 0, sum: 0, own: 0, wins: 0 };
      tally.times++;
      tally.sum += count.n;
      tiles.set(count.tile, tally);
      const holders = heldBy.get(count.tile) ?? [];
      heldBy.set(count.tile, [...holders, count.seat]);
    }
    const card = cardOf(event);
    if (card !== null) cards.set(card, (cards.get(card) ?? 0) + 1);
  };
  const first = run.first ?? 1;
  for (let n = 1; n <= games; n++) {
    const played = playGame(series, bots, `${seed}/${first + n - 1}`, hear);
    for (const winner of played.outcome.winners) wins[winner] = (wins[winner] ?? 0) + 1;
    if (played.outcome.winners.length === 0) lost++;
    reasons.set(played.outcome.reason, (reasons.get(played.outcome.reason) ?? 0) + 1);
    for (const [tile, holders] of heldBy) {
      const tally = tiles.get(tile);
      // What counts for everyone helps nobody to win.
      if (tally === undefined || holders.length >= series.players) continue;
      tally.own += holders.length;
      for (const holder of holders) if (played.outcome.winners.includes(holder)) tally.wins++;
    }
    heldBy.clear();
    played.outcome.scores?.forEach((score, seat) => {
      scores[seat]?.push(score);
    });
    answers.push(played.answers);
    turns.push(played.turns);
    run.progress?.(n);
  }
  return {
    game: series.game.id,
    games,
    seed,
    bots,
    seats: wins.map((won, seat) => ({ seat, bot: bots[seat] ?? "random", wins: won, ...wilson(won, games) })),
    lost,
    reasons: sorted(reasons).map(([reason, n]) => ({ reason, games: n })),
    answers: spread(answers),
    turns: spread(turns),
    points: sorted(sources).map(([source, n]) => ({ source, points: n, mean: n / games / wins.length })),
    counted: [...tiles]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([tile, { times, sum, own, wins }]) => ({ tile, times, mean: sum / times, own, wins })),
    scores: scores[0]?.length === 0 ? null : { all: spread(scores.flat()), seats: scores.map(spread) },
    cards: sorted(cards).map(([card, played]) => ({ card, played, perGame: games === 0 ? 0 : played / games })),
  };
}

/** In every game the playing of a card is the event `played` with the kind as `card`. */
function cardOf(event: GameEvent): string | null {
  if (event.event !== "played" || !("card" in event)) return null;
  return typeof event.card === "string" ? event.card : null;
}

/** In every game points won or lost are the event `points` with their source. */
function pointsOf(event: GameEvent): { source: string; n: number } | null {
  if (event.event !== "points" || !("source" in event) || !("n" in event)) return null;
  return typeof event.source === "string" && typeof event.n === "number" ? { source: event.source, n: event.n } : null;
}

/** In every game a scoring tile that is counted is the event `counted` with the tile and how much there was to count. */
function countedOf(event: GameEvent): { seat: number; tile: string; n: number } | null {
  if (event.event !== "counted" || !("seat" in event) || !("tile" in event) || !("n" in event)) return null;
  const { seat, tile, n } = event;
  return typeof seat === "number" && typeof tile === "string" && typeof n === "number" ? { seat, tile, n } : null;
}

function sorted(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}
