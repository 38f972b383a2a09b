import { LANES, SQUARES } from "../state.ts";

/** The lanes' letters, for words from outside that may be no lane at all. */
export const LETTERS: readonly string[] = LANES;

/** "B3" of square 7. */
export const nameOf = (square: number): string => `${LANES[Math.floor(square / 5)] ?? "?"}${(square % 5) + 1}`;

/** Square 7 of "B3"; -1 for what is no square. */
export function squareOf(name: string): number {
  const lane = LETTERS.indexOf(name.charAt(0));
  const section = Number(name.slice(1));
  return lane < 0 || !(section >= 1 && section <= 5) ? -1 : lane * 5 + section - 1;
}

export const laneOf = (square: number): number => Math.floor(square / 5);
export const sectionOf = (square: number): number => (square % 5) + 1;

/** As the eye reads the street: from the graveyard down, each section from lane A to C. */
export const READING: readonly number[] = Array.from(
  { length: SQUARES },
  (_, i) => (i % 3) * 5 + 4 - Math.floor(i / 3),
);
