import { LANES, type Lane, SECTIONS, SQUARES, type SquareName } from "../state.ts";

/** The street as numbers: square = lane * 5 + section - 1. Forward goes from section 5 to section 1. */
export const NAMES: readonly SquareName[] = LANES.flatMap((lane) =>
  SECTIONS.map((section) => `${lane}${section}` as const),
);

/** The answer's word for the step out of section 1. */
export const BARRICADE = "barricade";

export function laneOf(square: number): number {
  return square < 5 ? 0 : square < 10 ? 1 : 2;
}

export function sectionOf(square: number): number {
  return (square % 5) + 1;
}

export function squareAt(lane: number, section: number): number {
  return lane * 5 + section - 1;
}

/** "B3" to its number. */
export function squareOf(name: SquareName): number {
  return (name.charCodeAt(0) - 65) * 5 + name.charCodeAt(1) - 49;
}

/** The square of an answer of which only a part may have been given, or -1. */
export function squareNamed(name: SquareName | undefined): number {
  return name === undefined ? -1 : squareOf(name);
}

export function laneNamed(name: Lane): number {
  return name.charCodeAt(0) - 65;
}

const ALL = Array.from({ length: SQUARES }, (_, square) => square);

/** One step toward the barricade, or -1 from section 1. */
export const FORWARD = ALL.map((square) => (sectionOf(square) > 1 ? square - 1 : -1));

/** One step toward the graveyard, or -1 from section 5: nobody leaves the street backward. */
export const BACK = ALL.map((square) => (sectionOf(square) < 5 ? square + 1 : -1));

/** The squares beside this one in the same section. */
export const SIDES = ALL.map((square) => [square - 5, square + 5].filter((side) => side >= 0 && side < SQUARES));

/** Neighbours that are not diagonal: forward, back, sides. */
export const NEIGHBOURS = ALL.map((square) =>
  [FORWARD[square], BACK[square], ...SIDES[square]].filter((next) => next >= 0),
);

/** All eight neighbours, in the order of squares. */
export const AROUND = ALL.map((square) =>
  ALL.filter(
    (other) =>
      other !== square &&
      Math.abs(laneOf(other) - laneOf(square)) <= 1 &&
      Math.abs(sectionOf(other) - sectionOf(square)) <= 1,
  ),
);

/** Squares from the barricade to the graveyard, each section from lane A to C. */
export const FRONT_FIRST = [...ALL].sort((a, b) => sectionOf(a) - sectionOf(b) || a - b);

/** Squares from the graveyard to the barricade, each section from lane A to C. */
export const REAR_FIRST = [...ALL].sort((a, b) => sectionOf(b) - sectionOf(a) || a - b);

/** C, B, A: the way of the flamethrower's jet (R92). */
export const LANES_FROM_THE_RIGHT = [2, 1, 0] as const;
