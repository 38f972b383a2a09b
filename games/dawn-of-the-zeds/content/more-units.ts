import type { UnitSketch } from "./units.ts";

/**
 * Heroes and heroic civilians of later levels, for tables that switch them on (fact sheet, section 13). Parts of their cards that
 * need supplies, healing or research are left out. Doc Seaver, Professor Agee and Bob Bauer's crew stay away: nothing of theirs
 * would be left.
 */
export const MORE_UNITS: readonly UnitSketch[] = [
  { id: "kingman", kind: "hero", full: 3, reduced: 2, move: 4, defend: 1 },
  { id: "pickles", kind: "hero", full: 2, reduced: 1, move: 6, gunfire: false, forageDice: 2 },
  { id: "santana", kind: "hero", full: 6, reduced: 4, move: 3, firing: [3, 2] },
  { id: "staub", kind: "hero", full: 4, reduced: 5, move: 4, tough: 5, firing: [4, 2], firstFree: true, saveDice: 2 },
  { id: "alyssa", kind: "hero", full: 3, reduced: 2, move: 5, tough: 5 },
  { id: "wright", kind: "hero", full: 4, reduced: 2, move: 4, tough: 5, melee: 1, aim: 1 },
  { id: "sarge", kind: "hero", full: 3, reduced: 2, move: 4, tough: 4, forage: 1 },
  { id: "wilson", kind: "hero", full: 2, reduced: 1, move: 4, forageDice: 2 },
  { id: "xeno", kind: "hero", full: 4, reduced: 3, move: 4 },
  // The chimpanzee takes hits like civilians and counts as one of them.
  { id: "horatio", kind: "heroic", full: 4, reduced: 3, move: 4, tough: 4, gunfire: false, reroll: true },
  { id: "fire-brigade", kind: "heroic", full: 3, reduced: 2, move: 3, melee: 1 },
  { id: "riot-squad", kind: "heroic", full: 5, reduced: 3, move: 3, gunfire: false },
  { id: "courier", kind: "heroic", full: 1, reduced: 1, move: 3 },
  { id: "wzed", kind: "heroic", full: 1, reduced: 1, move: 3 },
  { id: "veterans", kind: "heroic", full: 3, reduced: 2, move: 3, firstFree: true },
];
