import type { BotName } from "@endzeit/bots";
import type { Account } from "./account.ts";
import { conduct } from "./conduct.ts";
import { lone } from "./crew/lone.ts";
import { cellOf } from "./plan.ts";
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
  /** Of those how many ended in which way, by the outcome's reason. */
  readonly ends: Readonly<Record<string, number>>;
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
export async function arena(run: Run, bots: readonly BotName[]): Promise<Arena> {
  const { series, games, seed } = run;
  const tally = bots.map(() => Array.from({ length: series.players }, () => ({ games: 0, wins: 0 })));
  const matches = bots.map(() => ({ games: 0, wins: 0, ends: new Map<string, number>() }));
  const turned = bots.map((_, turn) =>
    Array.from({ length: series.players }, (_, seat) => (seat + turn) % bots.length),
  );
  const plan = {
    question: "",
    cells: turned.map((entries) =>
      cellOf(
        series,
        entries.map((entry) => bots[entry] ?? "random"),
      ),
    ),
    seeds: [seed],
    measures: [],
    matches: Math.ceil(games / bots.length),
  };
  // The last round may be a part of one.
  const done = { has: (cell: number, _: number, n: number) => (n - 1) * bots.length + cell >= games };
  let played = 0;
  const count = (cell: number, { winners, end }: Pick<Account, "winners" | "end">): void => {
    const entries = turned[cell] ?? [];
    for (const [seat, entry] of entries.entries()) {
      const at = tally[entry]?.[seat];
      if (at === undefined) continue;
      at.games++;
      if (winners.includes(seat)) at.wins++;
    }
    // A bot on two seats of a match has played it once, and cannot win it with both where one wins.
    const won = new Set(winners.map((seat) => entries[seat]));
    for (const entry of new Set(entries)) {
      const match = matches[entry];
      if (match === undefined) continue;
      match.games++;
      if (!won.has(entry)) continue;
      match.wins++;
      match.ends.set(end, (match.ends.get(end) ?? 0) + 1);
    }
    played++;
  };
  await conduct(plan, done, run.crew ?? lone(async () => series.game), {
    match: ({ cell }, account) => count(cell, account),
    stretch: () => run.progress?.(played),
  });
  return {
    game: series.game.id,
    games,
    seed,
    standings: bots.map((bot, entry) => {
      const cells = tally[entry] ?? [];
      const own = matches[entry] ?? { games: 0, wins: 0, ends: new Map() };
      return {
        entry,
        bot,
        ...own,
        ends: Object.fromEntries(own.ends),
        ...wilson(own.wins, own.games),
        seats: cells.map((cell, seat) => ({ seat, ...cell, ...wilson(cell.wins, cell.games) })),
      };
    }),
  };
}
