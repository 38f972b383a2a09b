import type { State } from "../state.ts";

const MOST_SEATS = 4;
const ALL: readonly (readonly number[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_seat, seat) => seat),
);
const ONE: readonly (readonly number[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => [seat]);

/** "You" are all players together (Jetzt geht's los): any of them may answer. */
export const everyone = (s: State): readonly number[] => ALL[s.seats];
export const only = (seat: number): readonly number[] => ONE[seat];

/** Whose personal unit it is, -1 for nobody's. */
export const ownerOf = (s: State, unit: number): number => s.owner.indexOf(unit);

/** Who decides for a unit: its player, or all of them. */
export function speakersFor(s: State, unit: number): readonly number[] {
  const owner = ownerOf(s, unit);
  return owner < 0 ? everyone(s) : only(owner);
}
