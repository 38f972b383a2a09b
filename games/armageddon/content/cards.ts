import { type Origin, type PrintedLists, RB, SI } from "@endzeit/engine";

/**
 * Tiles and equipment, one row a kind. The position of a row is its number in the state: rows are never reordered.
 * The rulebook shows kinds and a few values; no list of the printed numbers is public. What is marked as a stand-in is ours.
 */

/** What a bid tile shows. As bonus: minus marauder, plus points, minus damage, plus equipment; as malus the other way round. */
export const ICONS = ["marauder", "points", "damage", "equipment"] as const;
export const Icon = { marauder: 0, points: 1, damage: 2, equipment: 3 } as const;

export interface BidTileRow {
  readonly id: string;
  readonly bonus: number;
  readonly malus: number;
  readonly origin: Origin;
}

const bid = (id: string, bonus: keyof typeof Icon, malus: keyof typeof Icon, origin: Origin): BidTileRow => ({
  id,
  bonus: Icon[bonus],
  malus: Icon[malus],
  origin,
});

/** Bietplaettchen. */
export const BID_TILES: readonly BidTileRow[] = [
  bid("bt-1", "equipment", "damage", RB),
  bid("bt-2", "equipment", "points", SI),
  bid("bt-3", "damage", "marauder", SI),
  bid("bt-4", "damage", "equipment", SI),
  bid("bt-5", "marauder", "equipment", SI),
  bid("bt-6", "marauder", "points", SI),
  bid("bt-7", "points", "marauder", SI),
];

/** Gebaeudeplaettchen: the kinds are the rulebook's, how many there are of each is ours. */
export const BUILDING_TILES = [
  { id: "fewer-marauders", count: 4, origin: SI },
  { id: "more-equipment", count: 4, origin: SI },
  { id: "less-damage", count: 4, origin: SI },
  { id: "two-houses", count: 4, origin: SI },
  { id: "exchange", count: 4, origin: SI },
  { id: "more-marauders", count: 4, origin: SI },
  { id: "more-damage", count: 4, origin: SI },
  { id: "less-equipment", count: 4, origin: SI },
] as const;

/** What a scoring tile counts. */
export type Counted =
  | { readonly what: "colour"; readonly colour: number }
  | { readonly what: "type"; readonly type: number }
  | { readonly what: "equipment"; readonly from: number; readonly to: number };

interface ScoringTile<Id extends string> {
  readonly id: Id;
  readonly counted: Counted;
  readonly each: number;
  readonly origin: Origin;
}

export const VEHICLES = ["car", "bus", "truck"] as const;
export const PARTS = ["tyres", "engine", "chassis", "body"] as const;

interface Equipment<Id extends string> {
  readonly id: Id;
  /** How many are in the box. The kinds are the rulebook's. */
  readonly count: number;
  readonly origin: Origin;
}

const equipmentRow = <Id extends string>(id: Id, count: number): Equipment<Id> => ({ id, count, origin: SI });

/** Ausruestungskarten; the vehicle parts come last, four of each vehicle. */
const equipmentRows = [
  equipmentRow("beer", 6),
  equipmentRow("gasoline", 6),
  equipmentRow("weapons", 8),
  equipmentRow("medicine", 8),
  equipmentRow("map", 8),
  ...VEHICLES.flatMap((vehicle) => PARTS.map((part) => equipmentRow(`${vehicle}-${part}`, 2))),
];

export type EquipmentId = (typeof equipmentRows)[number]["id"];
export const EQUIPMENT: readonly Equipment<EquipmentId>[] = equipmentRows;

export const Kind = { beer: 0, gasoline: 1, weapons: 2, medicine: 3, map: 4, firstPart: 5 } as const;

const colour = <Id extends string>(id: Id, which: number, each: number, origin: Origin): ScoringTile<Id> => ({
  id,
  counted: { what: "colour", colour: which },
  each,
  origin,
});
const type = <Id extends string>(id: Id, which: number, each: number): ScoringTile<Id> => ({
  id,
  counted: { what: "type", type: which },
  each,
  origin: SI,
});
const cards = <Id extends string>(id: Id, from: number, to: number, each: number, origin: Origin): ScoringTile<Id> => ({
  id,
  counted: { what: "equipment", from, to },
  each,
  origin,
});

/** Wertungsplaettchen. Colours and types are numbered as in `COLOURS` and `TYPES`; cards are counted from one kind up to another. */
const scoringRows = [
  colour("workers", 0, 1, SI),
  colour("soldiers", 1, 4, SI),
  colour("engineers", 2, 4, RB),
  type("civil", 1, 4),
  type("military", 2, 4),
  type("science", 3, 4),
  cards("weapons", Kind.weapons, Kind.weapons, 4, SI),
  cards("medicine", Kind.medicine, Kind.medicine, 4, SI),
  cards("vehicles", Kind.firstPart, EQUIPMENT.length - 1, 2, SI),
  cards("any-equipment", 0, EQUIPMENT.length - 1, 1, RB),
];

export type ScoringTileId = (typeof scoringRows)[number]["id"];
export const SCORING_TILES: readonly ScoringTile<ScoringTileId>[] = scoringRows;

/**
 * Points for 1, 2, … beer and gasoline, more cards than that give no more; of each full set of two weapons and of three medicines; for the
 * most maps and for the second most; for 1 to 4 different parts of the same vehicle, and for parts of 1 to 3 different (mixed) ones.
 */
export type Scales = PrintedLists<"beer" | "gasoline" | "weapons" | "medicine" | "map" | "same" | "mixed">;

/** Wertung der Ausruestung: the maps, three parts of a vehicle and two of different ones are the rulebook's. */
export const SCALES: Scales = {
  beer: [1, 3, 6, 10],
  gasoline: [1, 3, 5, 8, 12],
  weapons: [5],
  medicine: [8],
  map: [8, 4],
  same: [1, 4, 9, 16],
  mixed: [1, 2, 3],
};
export const SCALE_ORIGINS: Readonly<Record<keyof Scales, Origin>> = {
  beer: SI,
  gasoline: SI,
  weapons: SI,
  medicine: SI,
  map: RB,
  same: SI,
  mixed: SI,
};

const byId = (rows: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ id }, kind) => [id, kind]));
const EQUIPMENT_KINDS = byId(EQUIPMENT);
const SCORING_KINDS = byId(SCORING_TILES);

/** The number of a kind of equipment; throws for a name that there is not, which only a mistake in the rules can bring. */
export function equipment(id: string): number {
  const kind = EQUIPMENT_KINDS.get(id);
  if (kind === undefined) throw new Error(`There is no equipment "${id}".`);
  return kind;
}

export function scoringTile(id: string): number {
  const tile = SCORING_KINDS.get(id);
  if (tile === undefined) throw new Error(`There is no scoring tile "${id}".`);
  return tile;
}
