import type { Origin } from "@endzeit/engine";
import { MORE_UNITS } from "./more-units.ts";

export type UnitKind = "hero" | "heroic" | "civilian";

/** A unit of the players. What has no column here is a rule of its own and names the unit. */
export interface UnitRow {
  readonly id: string;
  readonly kind: UnitKind;
  readonly full: number;
  readonly reduced: number;
  readonly move: number;
  /** Hits that a side takes. */
  readonly hits: number;
  /** The lowest die that negates a hit, 7 for none: Hartnäckig 4, sturdy 5. */
  readonly tough: number;
  /** Shift in every melee, and more when defending. */
  readonly melee: number;
  readonly defend: number;
  /** Gunfire: shift, reach in spaces, shift at more than one space, strength by distance instead of its own, or none at all. */
  readonly gunfire: boolean;
  readonly aim: number;
  readonly range: number;
  readonly far: number;
  readonly sharp: readonly number[];
  /** Strength when firing, full and reduced, where it differs. */
  readonly firing: readonly number[];
  /** The first gunfire of each round costs no ammo. */
  readonly firstFree: boolean;
  /** Dice thrown when foraging, and what is added to each. */
  readonly forageDice: number;
  readonly forage: number;
  /** Dice of the save roll; the best counts. */
  readonly saveDice: number;
  /** May roll its melee again, once. */
  readonly reroll: boolean;
  readonly origin: Origin;
}

const PLAIN = {
  tough: 7,
  melee: 0,
  defend: 0,
  gunfire: true,
  aim: 0,
  range: 1,
  far: 0,
  sharp: [],
  firing: [],
  firstFree: false,
  forageDice: 1,
  forage: 0,
  saveDice: 1,
  reroll: false,
  origin: "public source",
} as const satisfies Partial<UnitRow>;

const HITS = { hero: 1, heroic: 2, civilian: 2 } as const satisfies Record<UnitKind, number>;

export type UnitSketch = Pick<UnitRow, "id" | "kind" | "full" | "reduced" | "move"> & Partial<UnitRow>;

const unitRow = (sketch: UnitSketch): UnitRow => ({ ...PLAIN, hits: HITS[sketch.kind], ...sketch });

const civilian = (n: number, full: number, reduced: number): UnitSketch => ({
  id: `civilian-${n}`,
  kind: "civilian",
  full,
  reduced,
  move: 2,
});

/** The basic game's units, then those of later levels. A unit's number in the state is its position here. */
const BASIC: readonly UnitSketch[] = [
  { id: "piazza", kind: "hero", full: 3, reduced: 2, move: 5, range: 3, sharp: [2, 4, 3], origin: "rulebook" },
  { id: "hernandez", kind: "hero", full: 2, reduced: 1, move: 4, origin: "rulebook" },
  { id: "schmidt", kind: "hero", full: 4, reduced: 2, move: 4, tough: 4, melee: 1, reroll: true, origin: "rulebook" },
  {
    id: "hunt",
    kind: "hero",
    full: 5,
    reduced: 3,
    move: 4,
    tough: 4,
    range: 2,
    far: -1,
    reroll: true,
    origin: "rulebook",
  },
  { id: "johnson", kind: "hero", full: 3, reduced: 2, move: 4, aim: 2, forageDice: 2 },
  { id: "furies", kind: "heroic", full: 6, reduced: 3, move: 4, tough: 4, gunfire: false },
  { id: "savior-corps", kind: "heroic", full: 2, reduced: 1, move: 3 },
  civilian(1, 3, 1),
  civilian(2, 3, 1),
  civilian(3, 2, 1),
  civilian(4, 2, 1),
  civilian(5, 2, 1),
  civilian(6, 2, 1),
  civilian(7, 4, 2),
];

export const UNITS: readonly UnitRow[] = [...BASIC, ...MORE_UNITS].map(unitRow);
/** How many of them the basic game knows. */
export const BASIC_UNITS = BASIC.length;

export const UNIT_IDS: readonly string[] = UNITS.map(({ id }) => id);
const NUMBERS: ReadonlyMap<unknown, number> = new Map(UNIT_IDS.map((id, unit) => [id, unit]));
/** The number of a unit by its id; -1 for what is none. */
export const unitOf = (id: unknown): number => NUMBERS.get(id) ?? -1;

export const PIAZZA = unitOf("piazza");
export const HERNANDEZ = unitOf("hernandez");
export const SCHMIDT = unitOf("schmidt");
export const HUNT = unitOf("hunt");
export const JOHNSON = unitOf("johnson");
export const FURIES = unitOf("furies");
/** Units of later levels with rules of their own. */
export const KINGMAN = unitOf("kingman");
export const PICKLES = unitOf("pickles");
export const SANTANA = unitOf("santana");
export const ALYSSA = unitOf("alyssa");
export const WRIGHT = unitOf("wright");
export const SARGE = unitOf("sarge");
export const WILSON = unitOf("wilson");
export const XENO = unitOf("xeno");
export const FIRE_BRIGADE = unitOf("fire-brigade");
export const COURIER = unitOf("courier");
export const WZED = unitOf("wzed");
export const VETERANS = unitOf("veterans");

const ofKind = (kind: UnitKind): number[] => UNITS.flatMap((row, unit) => (row.kind === kind ? [unit] : []));
export const HEROES: readonly number[] = ofKind("hero");
export const HEROIC: readonly number[] = ofKind("heroic");
export const CIVILIANS: readonly number[] = ofKind("civilian");

/** Spezialaktionen: whose they are, and whether they come back in the next round. */
export interface SpecialRow {
  readonly id: string;
  readonly unit: number;
  readonly once: boolean;
}

export const SPECIALS = [
  { id: "determination", unit: SCHMIDT, once: false },
  { id: "born-leader", unit: HUNT, once: false },
  { id: "citadel", unit: HERNANDEZ, once: false },
  { id: "speech", unit: HERNANDEZ, once: true },
  { id: "xeno", unit: XENO, once: false },
  { id: "free-defiant", unit: FIRE_BRIGADE, once: false },
  { id: "broadcast", unit: WZED, once: false },
] as const satisfies readonly SpecialRow[];
export type SpecialId = (typeof SPECIALS)[number]["id"];
/** The number of a special action by its id; -1 for what is none. */
export const specialOf = (id: unknown): number => SPECIALS.findIndex((row) => row.id === id);
export const DETERMINATION = specialOf("determination");
export const BORN_LEADER = specialOf("born-leader");
export const CITADEL = specialOf("citadel");
export const SPEECH = specialOf("speech");
export const XENO_SPECIAL = specialOf("xeno");
export const FREE_DEFIANT = specialOf("free-defiant");
export const BROADCAST = specialOf("broadcast");
