import { type Ability, type AbilityPlace, attack, kill, search } from "./abilities.ts";
import { type LocationId, PLACES, placeOf, type SymbolName } from "./locations.ts";
import type { Mark } from "./marks.ts";

/** Objektkarten, one row a kind. A kind's number in the state is its position here: rows are never reordered. */
interface ItemRow<Id extends string = string> {
  readonly id: Id;
  readonly symbol: SymbolName;
  /** Where the card goes when it is played: onto the waste, to a survivor, or out of the game. */
  readonly play: "waste" | "equip" | "event";
  readonly onceARound: boolean;
  /** Where a bearer can use it. */
  readonly place: AbilityPlace;
  readonly effect: Ability;
  /** How many there are in each deck: the starter deck, then the locations in their order. */
  readonly counts: readonly number[];
  /** Where symbol and effect come from; where the counts do, `countMark` tells. */
  readonly mark: Mark;
}

/** The number of the starter deck; a location's deck has the number of its location. */
export const STARTER_DECK = 0;

type Counts = { readonly [deck in "starter" | LocationId]?: number };

const countsIn = (counts: Counts): readonly number[] =>
  PLACES.map(({ id }) => counts[id === "colony" ? "starter" : id] ?? 0);

const item = <Id extends string>(
  id: Id,
  symbol: SymbolName,
  play: ItemRow["play"],
  effect: Ability,
  counts: Counts,
  more: Partial<Pick<ItemRow, "onceARound" | "place">> = {},
): ItemRow<Id> => ({
  id,
  symbol,
  play,
  onceARound: false,
  place: "any",
  effect,
  counts: countsIn(counts),
  mark: "A",
  ...more,
});

/** Equipment that does its work once a round. */
const gear = <Id extends string>(
  id: Id,
  symbol: SymbolName,
  effect: Ability,
  counts: Counts,
  place: ItemRow["place"] = "any",
): ItemRow<Id> => item(id, symbol, "equip", effect, counts, { onceARound: true, place });

const food = <Id extends string>(id: Id, tokens: number, counts: Counts): ItemRow<Id> =>
  item(id, "food", "waste", { does: "food", tokens }, counts);

const blueprints = <Id extends string>(id: Id, place: LocationId, foundAt: LocationId): ItemRow<Id> =>
  gear(id, "education", search(1, 1), { [foundAt]: 1 }, place);

const outsider = <Id extends string>(id: Id, helpless: number, counts: Counts): ItemRow<Id> =>
  item(id, "survivor", "event", { does: "outsider", helpless }, counts);

const rows = [
  food("food-1", 1, {
    starter: 10,
    "police-station": 3,
    "grocery-store": 2,
    school: 3,
    library: 4,
    "gas-station": 3,
  }),
  food("food-2", 2, { "grocery-store": 2, school: 3, hospital: 4 }),
  food("food-3", 3, { "grocery-store": 2 }),
  item(
    "fuel",
    "fuel",
    "waste",
    { does: "move-safely" },
    { starter: 5, "police-station": 4, library: 4, hospital: 4, "gas-station": 6 },
  ),
  item(
    "medicine",
    "medicine",
    "waste",
    { does: "heal", where: "with-own" },
    { starter: 5, "grocery-store": 6, school: 3, hospital: 4, "gas-station": 3 },
  ),
  item("adrenaline-shot", "medicine", "waste", { does: "set-die" }, { hospital: 2 }),
  item(
    "junk",
    "tool",
    "waste",
    { does: "reroll", dice: "one" },
    { starter: 5, "police-station": 1, "grocery-store": 1, school: 1, library: 1, hospital: 1 },
  ),
  gear("pistol", "weapon", attack(1, 0), { "police-station": 3 }),
  gear("sniper-rifle", "weapon", kill("anywhere", 1), { "police-station": 2 }),
  gear("shotgun", "weapon", attack(2, 0, { noise: 1 }), { "police-station": 1, "gas-station": 1 }),
  gear("lighter", "weapon", attack(4, 0, { card: "fuel" }), { "gas-station": 2 }),
  gear("switchblade", "weapon", { does: "attack-with-any-die" }, { "gas-station": 2 }),
  item("padlock", "tool", "waste", { does: "barricades", where: "with-own", barricades: 2 }, { "police-station": 1 }),
  item("night-vision-goggles", "tool", "equip", { does: "extra-die" }, { "police-station": 1 }),
  gear("walkie-talkie", "tool", { does: "shift-die" }, { "police-station": 1 }),
  item("rotten-flesh", "tool", "equip", { does: "unbitten", rolled: false }, { "grocery-store": 1 }),
  gear("hammer", "tool", { does: "barricade-more", barricades: 2 }, { "grocery-store": 1 }),
  item("snow-shoes", "tool", "equip", { does: "warm" }, { "grocery-store": 1 }),
  gear("wrench", "tool", { does: "attack-with-any-die" }, { "grocery-store": 1 }),
  item("scissors", "tool", "waste", kill("with-own", 1), { school: 1 }),
  item("megaphone", "tool", "waste", { does: "lure", most: 4 }, { school: 1 }),
  gear("baseball-bat", "tool", attack(2, 2), { school: 1 }),
  item("reading-lamp", "tool", "waste", { does: "attack-without-die" }, { library: 1 }),
  gear("mop", "tool", { does: "clean", cards: 5 }, { hospital: 1 }),
  gear("flashlight", "tool", { does: "search-loudly", look: 3 }, { hospital: 1 }),
  gear("guide-to-leadership", "education", { does: "raise-die", by: 1 }, { school: 1 }),
  gear("beginners-martial-arts", "education", attack(1, 0), { school: 1 }),
  gear("1-2-3-barricades", "education", { does: "barricades", where: "here", barricades: 1 }, { school: 1 }, "colony"),
  blueprints("school-blueprints", "school", "school"),
  blueprints("police-blueprints", "police-station", "library"),
  blueprints("grocery-blueprints", "grocery-store", "library"),
  blueprints("library-blueprints", "library", "library"),
  blueprints("hospital-blueprints", "hospital", "library"),
  blueprints("gas-blueprints", "gas-station", "library"),
  gear("journey-in-jazzercise", "education", { does: "reroll", dice: "one" }, { library: 1 }),
  gear("survivors-cookbook", "education", { does: "food", tokens: 1 }, { library: 1 }, "colony"),
  outsider("outsider-1", 0, { "police-station": 1, "grocery-store": 1, school: 2, library: 1, "gas-station": 1 }),
  outsider("outsider-2", 1, { "police-station": 2, "grocery-store": 2, library: 2, hospital: 3, "gas-station": 2 }),
  outsider("outsider-3", 2, { school: 1 }),
];

export type ItemId = (typeof rows)[number]["id"];
export const ITEMS: readonly ItemRow<ItemId>[] = rows;

/** Only one list has the starter deck; two disagree about the survivor cards of School and Library. */
export function countMark(kind: number, deck: number): Mark {
  if (deck === STARTER_DECK) return "B";
  const disputed = deck === placeOf("school") || deck === placeOf("library");
  return disputed && ITEMS[kind].symbol === "survivor" ? "C" : "A";
}

/** A card of the box: its kind, and the deck that it began in, which its back shows. */
interface ItemCard {
  readonly kind: number;
  readonly deck: number;
}

/** All item cards, deck by deck. A card's number in the state is its position here. */
export const ITEM_CARDS: readonly ItemCard[] = PLACES.flatMap((_, deck) =>
  ITEMS.flatMap(({ counts }, kind) => Array.from({ length: counts[deck] }, () => ({ kind, deck }))),
);
