import type { BotName } from "@endzeit/bots";
import { playGame } from "./game.ts";
import type { Run } from "./simulate.ts";
import { type Share, wilson } from "./wilson.ts";

export interface Contestant extends Share {
  /** The place of the bot among the contestants; the same bot may enter twice. */
  readonly entry: number;
  readonly bot: BotName;
  /** Matches in which it took part, on however many seats; `share` is of these. */
  readonly games: number;
  /** Those of them that one of its seats won. */
  readonly wins: number;
  readonly seats: readonly ({ readonly seat: number; readonly games: number; readonly wins: number } & Share)[];
}

export interface Arena {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly standings: readonly Contestant[];
}

/**
 * Lets bots play against each other on all sides. The seats go round from game to game, and a full round is played with
 * one and the same shuffle, so that luck falls on all alike.
 */
export function arena(run: Run, bots: readonly BotName[]): Arena {
  const { series, games, seed } = run;
  const tally = bots.map(() => Array.from({ length: series.players }, () => ({ games: 0, wins: 0 })));
  const matches = bots.map(() => ({ games: 0, wins: 0 }));
  for (let n = 0; n < games; n++) {
    const entries = Array.from({ length: series.players }, (_, seat) => (seat + n) % bots.length);
    const names = entries.map((entry) => bots[entry] as BotName);
    const { outcome } = playGame(series, names, `${seed}/${Math.floor(n / bots.length) + 1}`, null);
    for (const [seat, entry] of entries.entries()) {
      const cell = tally[entry]?.[seat];
      if (cell === undefined) continue;
      cell.games++;
      if (outcome.winners.includes(seat)) cell.wins++;
    }
    // A bot on two seats of a match has played it once, and cannot win it with both where one wins.
    const won = new Set(outcome.winners.map((seat) => entries[seat]));
    for (const entry of new Set(entries)) {
      const match = matches[entry];
      if (match === undefined) continue;
      match.games++;
      if (won.has(entry)) match.wins++;
    }
    run.progress?.(n + 1);
  }
  return {
    game: series.game.id,
    games,
    seed,
    standings: bots.map((bot, entry) => {
      const cells = tally[entry] ?? [];
      const own = matches[entry] ?? { games: 0, wins: 0 };
      return {
        entry,
        bot,
        ...own,
        ...wilson(own.wins, own.games),
        seats: cells.map((cell, seat) => ({ seat, ...cell, ...wilson(cell.wins, cell.games) })),
      };
    }),
  };
}
