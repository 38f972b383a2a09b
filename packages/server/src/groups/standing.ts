import type { GroupRound, LargestWin, MemberStanding, SeatTally } from "@endzeit/wire";

/** What the matches of a group come to. */
interface Sums {
  readonly standing: readonly MemberStanding[];
  readonly tallies: readonly SeatTally[];
  readonly bests: readonly LargestWin[];
}

type Counts<T> = { -readonly [key in keyof T]: T[key] };

/** Adds up rounds, the first of them first. The standing begins with who has won most, the bests have one win a game. */
export function sumsOf(rounds: readonly Pick<GroupRound, "game" | "at" | "seats">[]): Sums {
  const standing = new Map<number, Counts<MemberStanding>>();
  const tallies = new Map<string, Counts<SeatTally>>();
  const bests = new Map<string, LargestWin>();
  for (const { game, at, seats } of rounds)
    for (const [seat, { member, won, points }] of seats.entries()) {
      if (member === null) continue;
      const sum = standing.get(member) ?? { member, played: 0, won: 0, run: 0, longest: 0 };
      standing.set(member, sum);
      sum.played++;
      if (won) sum.won++;
      sum.run = won ? sum.run + 1 : 0;
      sum.longest = Math.max(sum.longest, sum.run);
      const place = `${member} ${game} ${seat}`;
      const tally = tallies.get(place) ?? { member, game, seat, played: 0, won: 0 };
      tallies.set(place, tally);
      tally.played++;
      if (won) tally.won++;
      const best = bests.get(game);
      if (won && points !== null && (best === undefined || points > best.points))
        bests.set(game, { game, member, seat, points, at });
    }
  return {
    standing: [...standing.values()].toSorted((a, b) => b.won - a.won || a.played - b.played || a.member - b.member),
    tallies: [...tallies.values()],
    bests: [...bests.values()],
  };
}
