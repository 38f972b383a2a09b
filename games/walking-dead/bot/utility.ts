import type { Outcome } from "@endzeit/engine";

/**
 * Whoever sits down wants to come home. To win as a walker counts a twentieth: less than any survivor may hope for, so that nobody dies on purpose to
 * hunt (of a quarter it was tried: with three seats they did), and more than nothing, so that the dead do hunt. With two seats the dead can only keep
 * the other from winning.
 */
const HUNTED = 0.05;
const SPOILED = 0.02;

export function utility({ winners, reason }: Outcome, seat: number): number {
  if (reason === "nobody") return SPOILED;
  if (!winners.includes(seat)) return 0;
  return reason === "all-dead" ? HUNTED : 1;
}
