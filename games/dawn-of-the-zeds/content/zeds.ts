import type { Origin } from "@endzeit/engine";

/** The bag: 34 normal Zeds, one row a counter. A counter's number in the state is its position here. */
export interface ZedRow {
  readonly full: number;
  readonly reduced: number;
}

export const ZEDS_ORIGIN: Origin = "public source";

const zeds = (full: number, ...reduced: readonly number[]): ZedRow[] =>
  reduced.map((weak) => ({ full, reduced: weak }));

export const ZEDS: readonly ZedRow[] = [
  ...zeds(2, 1),
  ...zeds(3, 1, 2),
  ...zeds(4, 1, 2, 2, 2, 2, 3),
  ...zeds(5, 1, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4),
  ...zeds(6, 1, 3, 3, 3, 3, 3, 4, 4, 4),
  ...zeds(7, 4, 5, 5),
  ...zeds(8, 4),
  ...zeds(9, 4),
];

/** Hits that a side takes; the last one turns or kills. */
export const ZED_HITS = 3;
/** Ansammlungslimit, of Zeds and of units alike. */
export const STACK = 2;
