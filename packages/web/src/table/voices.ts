import { type Occasion, personOf } from "@endzeit/bots";
import type { ByLanguage } from "@endzeit/engine";
import type { SeatKind } from "../storage.ts";

/** A sentence of a person among the bots. */
export interface Voice {
  readonly seat: number;
  readonly line: ByLanguage<string>;
}

/** How the match ended for a bot beside those who look on; null where it has nothing to say, as when another bot has won. */
function endFor(bot: number, persons: readonly number[], winners: readonly number[]): Occasion | null {
  const person = persons.some((seat) => winners.includes(seat));
  if (winners.length === 0) return "together-lost";
  if (winners.includes(bot)) return person ? "together-won" : "won";
  return person ? "lost" : null;
}

/** What the persons among the bots say before the match, or, with its winners, after it. Each speaks for itself, not for whose seat it keeps. */
export function voicesOf(seats: readonly SeatKind[], winners: readonly number[] | null): readonly Voice[] {
  const persons = seats.flatMap((seat, index) => (seat.kind === "person" || seat.name !== undefined ? [index] : []));
  return seats.flatMap((seat, index) => {
    const person = seat.kind === "bot" && seat.name === undefined ? personOf(seat.bot) : null;
    const occasion = winners === null ? "before" : endFor(index, persons, winners);
    return person === null || occasion === null ? [] : [{ seat: index, line: person.lines[occasion] }];
  });
}
