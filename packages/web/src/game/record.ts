import type { Summary } from "../storage.ts";

/** How often somebody won, of how many matches. */
export interface RecordRow {
  readonly won: number;
  readonly of: number;
}

/** What a person has done in a game on this device. */
interface GameRecord {
  readonly all: RecordRow;
  /** By the seat that was played. */
  readonly seats: ReadonlyMap<number, RecordRow>;
  /** By the bot that played along. */
  readonly bots: ReadonlyMap<string, RecordRow>;
}

/** Counts the matches that ended with one person at the table: where several hand the device round, nobody knows who of them it was. */
export function recordOf(matches: readonly Summary[]): GameRecord {
  const counted = matches.flatMap(({ over, winners, seats }) => {
    const persons = seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    const [seat] = persons;
    if (!over || winners === undefined || seat === undefined || persons.length > 1) return [];
    const bots = new Set(seats.flatMap((each) => (each.kind === "bot" ? [each.bot] : [])));
    return [{ seat, bots, won: winners.includes(seat) }];
  });
  const all = { won: 0, of: 0 };
  const bySeat = new Map<number, RecordRow>();
  const byBot = new Map<string, RecordRow>();
  for (const { seat, bots, won } of counted) {
    all.of++;
    if (won) all.won++;
    add(bySeat, seat, won);
    for (const bot of bots) add(byBot, bot, won);
  }
  return { all, seats: bySeat, bots: byBot };
}

function add<K>(tallies: Map<K, RecordRow>, key: K, won: boolean): void {
  const { won: before, of } = tallies.get(key) ?? { won: 0, of: 0 };
  tallies.set(key, { won: before + Number(won), of: of + 1 });
}
