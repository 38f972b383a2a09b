import type { BotName } from "@endzeit/bots";
import type { GameEvent } from "@endzeit/engine";
import { playGame, type Table } from "./game.ts";
import { type Spread, spread } from "./spread.ts";
import { type Share, wilson } from "./wilson.ts";

export interface Run {
  readonly table: Table;
  readonly games: number;
  readonly seed: string;
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
  /** How often each card was played, the most played first. */
  readonly cards: readonly { readonly card: string; readonly played: number; readonly perGame: number }[];
}

/** Plays many matches with a bot on each seat and counts what happened. Game n has the seed `<seed>/<n>`. */
export function simulate(run: Run, bots: readonly BotName[]): Simulation {
  const { table, games, seed } = run;
  const wins = new Array<number>(table.players).fill(0);
  const reasons = new Map<string, number>();
  const cards = new Map<string, number>();
  const answers: number[] = [];
  const turns: number[] = [];
  let lost = 0;
  const hear = (event: GameEvent): void => {
    const card = cardOf(event);
    if (card !== null) cards.set(card, (cards.get(card) ?? 0) + 1);
  };
  for (let n = 1; n <= games; n++) {
    const played = playGame(table, bots, `${seed}/${n}`, hear);
    for (const winner of played.outcome.winners) wins[winner] = (wins[winner] ?? 0) + 1;
    if (played.outcome.winners.length === 0) lost++;
    reasons.set(played.outcome.reason, (reasons.get(played.outcome.reason) ?? 0) + 1);
    answers.push(played.answers);
    turns.push(played.turns);
    run.progress?.(n);
  }
  return {
    game: table.game.id,
    games,
    seed,
    bots,
    seats: wins.map((won, seat) => ({ seat, bot: bots[seat] ?? "random", wins: won, ...wilson(won, games) })),
    lost,
    reasons: sorted(reasons).map(([reason, n]) => ({ reason, games: n })),
    answers: spread(answers),
    turns: spread(turns),
    cards: sorted(cards).map(([card, played]) => ({ card, played, perGame: games === 0 ? 0 : played / games })),
  };
}

/** In every game the playing of a card is the event `played` with the kind as `card`. */
function cardOf(event: GameEvent): string | null {
  if (event.event !== "played" || !("card" in event)) return null;
  return typeof event.card === "string" ? event.card : null;
}

function sorted(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}
