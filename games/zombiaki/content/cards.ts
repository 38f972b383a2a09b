import type { Origin } from "@endzeit/engine";

/**
 * Every card kind of the game, one row a kind. The position of a row is the number of its kind in the state:
 * rows are never reordered, new ones go to the end.
 *
 * Where the counts come from: the Polish deck of 2003 is known card by card from an open implementation
 * (github.com/piobpl/Zombies) and is confirmed by the 2013 edition. The German edition of 2007 prints 42 cards a side
 * and the same kinds without Napalm; which cards make up the difference is in no public source. The five rows with
 * `standIns` carry our own fillers, one card each.
 */
export interface CardRow<Id extends string = string> {
  readonly id: Id;
  readonly side: "zombies" | "humans";
  /** The card's heading in the rulebook, as an anchor of the rules page. */
  readonly rule: string;
  /** The printed number: strength, damage, bullets, depth, height, orders. 0 where the card shows none. */
  readonly value: number;
  readonly german: number;
  readonly portal2003: number;
  /** How many of the German count nobody knows: our own fillers. */
  readonly standIns: number;
  /** Where the card's rules and number come from. */
  readonly origin: Origin;
}

const row = <Id extends string>(
  id: Id,
  side: CardRow["side"],
  rule: string,
  value: number,
  german: number,
  portal2003: number,
  more: { standIns?: number; origin?: Origin } = {},
): CardRow<Id> => ({ id, side, rule, value, german, portal2003, standIns: 0, origin: "rulebook", ...more });

const rows = [
  row("zombie-2", "zombies", "zombie", 2, 6, 6, { origin: "public source" }),
  row("zombie-3", "zombies", "zombie", 3, 9, 8, { origin: "public source", standIns: 1 }),
  row("zombie-4", "zombies", "zombie", 4, 3, 3, { origin: "public source" }),
  row("zombie-5", "zombies", "zombie", 5, 1, 1, { origin: "public source" }),
  row("dog", "zombies", "dog", 1, 2, 2),
  row("bite", "zombies", "bite", 1, 1, 1),
  row("meat", "zombies", "meat", 0, 1, 1),
  row("boss", "zombies", "boss", 3, 1, 1),
  row("hunger", "zombies", "hunger", 1, 2, 1, { standIns: 1 }),
  row("claws", "zombies", "claws", 1, 1, 1),
  row("click", "zombies", "click", 0, 2, 2),
  row("not-so-fast", "zombies", "not-so-fast", 0, 2, 2),
  row("shield", "zombies", "shield", 0, 3, 3),
  row("pickaxe", "zombies", "pickaxe", 0, 1, 1),
  row("swap", "zombies", "swap", 0, 2, 2),
  row("terror", "zombies", "terror", 1, 2, 2),
  row("merge", "zombies", "merge", 0, 2, 2),

  row("shot", "humans", "shot", 1, 13, 12, { standIns: 1 }),
  row("good-shot", "humans", "shot", 2, 4, 3, { standIns: 1 }),
  row("burst-2", "humans", "burst", 2, 1, 1),
  row("burst-3", "humans", "burst", 3, 1, 1),
  row("sniper", "humans", "sniper", 2, 1, 1),
  row("flamethrower", "humans", "flamethrower", 5, 1, 1),
  row("gasoline", "humans", "gasoline", 4, 1, 1),
  row("street-on-fire", "humans", "street-on-fire", 1, 1, 1),
  row("voltage", "humans", "voltage", 1, 1, 1),
  row("grenade", "humans", "grenade", 0, 1, 1),
  row("car-bomb", "humans", "car-bomb", 1, 1, 1),
  row("mine", "humans", "mine", 2, 1, 1),
  row("pit-1", "humans", "pit", 1, 1, 1, { origin: "public source" }),
  row("pit-2", "humans", "pit", 2, 1, 1, { origin: "public source" }),
  row("wall-5", "humans", "wall", 5, 1, 1),
  row("wall-6", "humans", "wall", 6, 1, 1),
  row("barrel", "humans", "barrel", 0, 1, 1),
  row("barrier", "humans", "barrier", 0, 3, 3),
  row("net", "humans", "net", 6, 1, 1),
  row("holy-picture", "humans", "holy-picture", 0, 1, 1),
  row("searchlight", "humans", "searchlight", 1, 1, 1),
  row("back-off", "humans", "back-off", 1, 1, 1),
  row("soap", "humans", "soap", 1, 2, 1, { standIns: 1 }),
  row("punch", "humans", "punch", 0, 1, 1),
  row("napalm", "humans", "napalm", 1, 0, 1, { origin: "public source" }),
];

export type CardId = (typeof rows)[number]["id"];

export const CARDS: readonly CardRow<CardId>[] = rows;

const KINDS: ReadonlyMap<string, number> = new Map(CARDS.map((card, kind) => [card.id, kind]));

/** The number of a card kind. Throws for an id that no row has: ids are constants of this game. */
export function kindOf(id: string): number {
  const kind = KINDS.get(id);
  if (kind === undefined) throw new Error(`There is no card "${id}".`);
  return kind;
}

/** The id of a card kind, and of a card that is not to be seen. */
export function idOf(kind: number): string {
  return CARDS[kind]?.id ?? "hidden";
}
