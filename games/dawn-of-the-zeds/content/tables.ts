import type { Origin } from "@endzeit/engine";

/** The player aid's tables: columns 0 to 6 from left to right, rows by the sum of two dice. */

export const MELEE_ORIGIN: Origin = "rulebook";
export const GUNFIRE_ORIGIN: Origin = "public source";
export const FORAGE_ORIGIN: Origin = "public source";

export const COLUMNS = ["zeds-3", "zeds-2", "zeds-more", "even", "player-more", "player-2", "player-3"] as const;
export const EVEN = 3;
export const LAST_COLUMN = COLUMNS.length - 1;

/** The row for a sum of two dice: 2, 3–4, 5–6, 7, 8–9, 10–11, 12. */
export const ROW: readonly number[] = [0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6];

/** Nahkampf-Tabelle: hits on the Zeds, then hits on the unit. */
export const MELEE: readonly (readonly (readonly [zeds: number, unit: number])[])[] = [
  [
    [0, 5],
    [0, 5],
    [0, 4],
    [0, 4],
    [0, 3],
    [1, 3],
    [2, 2],
  ],
  [
    [0, 5],
    [0, 4],
    [0, 3],
    [0, 3],
    [1, 3],
    [2, 2],
    [2, 1],
  ],
  [
    [0, 4],
    [0, 3],
    [1, 3],
    [1, 2],
    [2, 2],
    [2, 1],
    [3, 1],
  ],
  [
    [0, 3],
    [0, 3],
    [1, 2],
    [2, 2],
    [2, 1],
    [3, 1],
    [3, 0],
  ],
  [
    [0, 2],
    [1, 2],
    [2, 2],
    [2, 1],
    [3, 1],
    [3, 0],
    [3, 0],
  ],
  [
    [1, 2],
    [2, 2],
    [2, 1],
    [3, 1],
    [3, 0],
    [3, 0],
    [4, 0],
  ],
  [
    [2, 2],
    [2, 1],
    [2, 0],
    [3, 0],
    [4, 0],
    [4, 0],
    [5, 0],
  ],
];

/** The highlighted number of each cell: from here on the Zeds have lost (fact sheet 3.1). */
export const zedsLose = (row: number, column: number): boolean => row + column >= LAST_COLUMN;

/** Fernkampf-Tabelle: the column of strength 1 is the first; cell by cell the left numbers of the melee table (3.2). */
export const gunfireHits = (row: number, column: number): number => MELEE[row][column][0];
export const STRONGEST_SHOT = 7;

/** Suchen-Tabelle: ammo for a die of 1 to 6; supplies are left out in the basic game. */
export const FORAGE = {
  city: [0, 0, 0, 0, 0, 1],
  farm: [0, 0, 0, 0, 0, 0],
  mine: [0, 0, 0, 1, 1, 2],
  named: [0, 0, 0, 0, 0, 1],
} as const satisfies Record<string, readonly number[]>;

/** Rettungswurf: this and more saves. Hartnäckige Zeds: this and less negates a hit. */
export const SAVED_FROM = 4;
export const TOUGH_ZED_TO = 3;
/** Fallen: this and more springs them. */
export const TRAPS_FROM = 4;

export const MOST_AMMO = 20;
