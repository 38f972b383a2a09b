import { ENOUGH_MATCHES, type SeatTally } from "@endzeit/wire";

/** Who plays a game best, or one side of it where its sides are told apart. */
interface SideBest {
  readonly game: string;
  readonly side: string | null;
  readonly players: readonly { readonly member: number; readonly won: number; readonly played: number }[];
}

/** Of each side those who have played it often enough, the best first; a side that nobody has is left out. `sideOf`: what a seat is called, null where it is like the others. */
export function bestPlayers(
  tallies: readonly SeatTally[],
  sideOf: (game: string, seat: number) => string | null,
): readonly SideBest[] {
  const sides = new Map<
    string,
    { game: string; side: string | null; of: Map<number, { won: number; played: number }> }
  >();
  for (const { game, seat, member, won, played } of tallies) {
    const side = sideOf(game, seat);
    const key = JSON.stringify([game, side]);
    const known = sides.get(key) ?? { game, side, of: new Map<number, { won: number; played: number }>() };
    sides.set(key, known);
    const before = known.of.get(member) ?? { won: 0, played: 0 };
    known.of.set(member, { won: before.won + won, played: before.played + played });
  }
  return [...sides.values()].flatMap(({ game, side, of }) => {
    const players = [...of]
      .map(([member, tally]) => ({ member, ...tally }))
      .filter(({ played }) => played >= ENOUGH_MATCHES)
      .toSorted((a, b) => b.won / b.played - a.won / a.played || b.played - a.played || a.member - b.member);
    return players.length === 0 ? [] : [{ game, side, players }];
  });
}
