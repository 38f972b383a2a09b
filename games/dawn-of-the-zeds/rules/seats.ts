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

/** A seat's leave to use the hero of another, as a bit: by owner, then by the seat that asked (R80). */
export const CONSENTS: readonly (readonly number[])[] = ONE.map((_, owner) =>
  ONE.map((_seat, seat) => 1 << (owner * MOST_SEATS + seat)),
);

/** A seat leads another hero, or none: what was agreed about its last one is over. */
export function forgetConsents(s: State, owner: number): void {
  for (const bit of CONSENTS[owner]) {
    s.lent &= ~bit;
    s.declined &= ~bit;
  }
}

/** Who decides for a unit: its player, or all of them. */
export function speakersFor(s: State, unit: number): readonly number[] {
  const owner = ownerOf(s, unit);
  return owner < 0 ? everyone(s) : only(owner);
}

/** R80: another player's hero is not to be used without its player. */
export function mayUse(s: State, seat: number, unit: number): boolean {
  if (s.seats === 1) return true;
  const owner = ownerOf(s, unit);
  return owner < 0 || owner === seat || (s.lent & CONSENTS[owner][seat]) !== 0;
}
