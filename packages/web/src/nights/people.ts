import { isFace } from "@endzeit/wire";
import { CALLED } from "../faces/words.ts";
import type { SeatKind } from "../storage.ts";

/** Whose night a match was, of those who shared a device: the seat of whoever it belongs to, and the seats of all who have a name of their own. */
interface Whose {
  readonly seat: number;
  readonly here: readonly number[];
}

const isOwnName = (seat: SeatKind | undefined, own: string): boolean =>
  seat?.name !== undefined && (seat.name === own || !isFace(seat.face) || seat.name !== CALLED[seat.face].name);

/**
 * `mine`: the seats at this device; `own`: what its person is called. Null where nobody knows who has won: several seats that one person may
 * have played alone, of which some have won and others have not.
 */
export function whoseNight(
  seats: readonly SeatKind[],
  mine: readonly number[],
  winners: readonly number[],
  own: string,
): Whose | null {
  const here = mine.filter((seat) => isOwnName(seats[seat], own));
  const seat = here.find((one) => seats[one]?.name === own) ?? mine[0];
  if (seat === undefined) return null;
  const won = winners.includes(seat);
  const alike = mine.every((one) => winners.includes(one) === won);
  return here.length > 1 || alike ? { seat, here } : null;
}
