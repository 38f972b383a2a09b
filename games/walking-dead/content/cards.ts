import { type Origin, PS, RB, SI } from "@endzeit/engine";

/**
 * The three decks, one row a kind. The position of a row is the number of its kind in the state: rows are never reordered.
 * The rulebook names a few cards and some of their effects; no card list is public. What is marked as a stand-in is ours.
 */
export interface CardRow<Id extends string = string> {
  readonly id: Id;
  /** How many are in the box. */
  readonly count: number;
  /** Equipment: bonus to the attack roll. Encounters and walker cards: strength, 0 for a card without a fight. */
  readonly value: number;
  /** Where the number on the card comes from, and where what it does comes from. Every count is a stand-in. */
  readonly number: Origin;
  readonly effect: Origin;
}

const row = <Id extends string>(id: Id, count: number, value: number, number: Origin, effect: Origin): CardRow<Id> => ({
  id,
  count,
  value,
  number,
  effect,
});

/** Ausruestungskarten. A value above 0 makes it an attack card (X14). */
export const EQUIPMENT = [
  row("bat", 6, 1, SI, RB),
  row("crossbow", 5, 2, SI, RB),
  row("axe", 5, 1, RB, RB),
  row("shotgun", 5, 4, SI, RB),
  row("revolver", 4, 2, SI, RB),
  row("rifle", 4, 3, SI, SI),
  row("shortcut", 3, 0, RB, RB),
  row("hurry", 3, 0, PS, SI),
  row("wound", 3, 0, RB, RB),
  row("gun-bag", 2, 0, SI, SI),
] as const;
export type EquipmentId = (typeof EQUIPMENT)[number]["id"];

/** What an encounter does beyond its strength. */
export interface EncounterRow<Id extends string = string> extends CardRow<Id> {
  /** Rewards of a won fight: equipment cards and allies. */
  readonly equipment: number;
  readonly allies: number;
  /** What a lost fight costs: bites, or another loss instead of a bite. */
  readonly loss: "bite" | "two-bites" | "discard-two" | "discard-hand";
  /** What changes in the fight. */
  readonly rule: "none" | "no-attack-cards" | "quiet" | "no-space-bonus" | "one-card" | "region";
  /** The region in which the strength is two higher, or -1. */
  readonly region: number;
}

const fight = <Id extends string>(
  id: Id,
  count: number,
  value: number,
  more: Partial<Pick<EncounterRow, "equipment" | "allies" | "loss" | "rule" | "region" | "number" | "effect">> = {},
): EncounterRow<Id> => ({
  ...row(id, count, value, SI, SI),
  equipment: 0,
  allies: 0,
  loss: "bite",
  rule: "none",
  region: -1,
  ...more,
});

const event = <Id extends string>(id: Id, count: number, effect: Origin = SI): EncounterRow<Id> => ({
  ...fight(id, count, 0),
  effect,
});

/** Begegnungskarten: 29 fights and 11 without strength. */
export const ENCOUNTERS = [
  fight("stray", 3, 6),
  fight("backyard", 3, 7, { equipment: 1 }),
  fight("pack", 3, 8, { equipment: 1 }),
  fight("road-horde", 2, 10, { equipment: 2, number: RB, effect: RB }),
  fight("at-the-door", 2, 5, { equipment: 1, rule: "no-attack-cards", effect: RB }),
  fight("in-need", 2, 8, { allies: 1 }),
  fight("trapped-family", 1, 9, { equipment: 1, allies: 1 }),
  fight("surrounded", 2, 9, { equipment: 1, loss: "two-bites" }),
  fight("keep-quiet", 2, 7, { equipment: 1, rule: "quiet" }),
  fight("dark-alley", 1, 7, { equipment: 1, rule: "no-space-bonus" }),
  fight("old-neighbours", 1, 7, { rule: "region", region: 0 }),
  fight("pile-up", 1, 7, { rule: "region", region: 1 }),
  fight("herd", 1, 7, { rule: "region", region: 2 }),
  fight("street-fight", 1, 7, { rule: "region", region: 3 }),
  fight("drop-everything", 2, 9, { loss: "discard-two" }),
  fight("panic", 1, 8, { loss: "discard-hand" }),
  fight("crawler", 1, 6, { equipment: 1, rule: "one-card" }),
  event("love-triangle", 1, RB),
  event("food-fight", 1),
  event("guilt", 1),
  event("weapons-cache", 2, PS),
  event("companion", 1),
  event("quiet-moment", 1),
  event("power-struggle", 1),
  event("betrayal", 1),
  event("press-on", 1),
  event("shared-supplies", 1),
] as const;

/** Beisser-Karten. */
export const WALKER_CARDS = [
  row("onslaught", 5, 7, SI, PS),
  row("charging", 4, 7, SI, PS),
  row("overrun", 4, 8, SI, SI),
  row("bitten", 4, 6, SI, RB),
  row("clinging", 4, 8, SI, SI),
  row("tough", 3, 7, SI, SI),
  row("sneaking-up", 3, 0, RB, SI),
  row("blood-swap", 3, 0, RB, SI),
] as const;
export type WalkerId = (typeof WALKER_CARDS)[number]["id"];

/** Charakter-Tafeln: each has one power, once in a game. Which of them belongs to Andrea and which to Dale is the less certain part. */
export const CHARACTERS = [
  { id: "rick", power: "strike-again", origin: PS },
  { id: "lori", power: "move-survivor", origin: PS },
  { id: "shane", power: "collect", origin: PS },
  { id: "glenn", power: "scrounge", origin: PS },
  { id: "andrea", power: "run-again", origin: PS },
  { id: "dale", power: "exchange", origin: PS },
] as const;
export type CharacterId = (typeof CHARACTERS)[number]["id"];
export type Power = (typeof CHARACTERS)[number]["power"];

/** Orts-Plaettchen, clockwise from the top left corner. Kinds of bonus are from public sources, places and sizes are ours. */
export const TILES = [
  { id: "police", value: 1, origin: SI },
  { id: "car-lot", value: 1, origin: SI },
  { id: "cdc", value: 1, origin: SI },
  { id: "store", value: 2, origin: SI },
] as const;

const numbers = (rows: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ id }, kind) => [id, kind]));
const BY_ID = {
  equipment: numbers(EQUIPMENT),
  encounters: numbers(ENCOUNTERS),
  walkers: numbers(WALKER_CARDS),
  characters: numbers(CHARACTERS),
};

/** The number of a kind. Throws for an id that no row has: ids are constants of this game. */
export function kindOf(deck: keyof typeof BY_ID, id: string): number {
  const kind = BY_ID[deck].get(id);
  if (kind === undefined) throw new Error(`There is no "${id}" among the ${deck}.`);
  return kind;
}

export const equipment = (id: EquipmentId): number => kindOf("equipment", id);
export const walkerCard = (id: WalkerId): number => kindOf("walkers", id);
export const isAttackCard = (kind: number): boolean => EQUIPMENT[kind].value > 0;

/** How far the two running cards carry, and what a second walker nearby adds. */
export const CARRIES = { onslaught: 2, charging: 3, together: 2 } as const;

/** The numbers of tiles. */
export const POLICE = 0;
export const CDC = 2;
export const STORE = 3;

/** The kinds that rules name. */
export const AXE = equipment("axe");
export const BAT = equipment("bat");
export const CROSSBOW = equipment("crossbow");
export const GUN_BAG = equipment("gun-bag");
export const HURRY_CARD = equipment("hurry");
export const REVOLVER = equipment("revolver");
export const RIFLE = equipment("rifle");
export const SHORTCUT_CARD = equipment("shortcut");
export const SHOTGUN = equipment("shotgun");
export const WOUND = equipment("wound");
export const BITTEN = walkerCard("bitten");
export const BLOOD_SWAP = walkerCard("blood-swap");
export const CHARGING = walkerCard("charging");
export const CLINGING = walkerCard("clinging");
export const ONSLAUGHT = walkerCard("onslaught");
export const OVERRUN = walkerCard("overrun");
export const SNEAKING_UP = walkerCard("sneaking-up");
export const TOUGH = walkerCard("tough");
