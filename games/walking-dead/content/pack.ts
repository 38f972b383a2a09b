import { type ContentPack, contentOf, type Origin, type PackList, readPack } from "@endzeit/engine";
import type { Numbers } from "../state.ts";
import { BOARD_ORIGIN } from "./board.ts";
import { type CardRow, CHARACTERS, ENCOUNTERS, EQUIPMENT, TILES, WALKER_CARDS } from "./cards.ts";

/** The game's content as an owner of the box may correct it: how many of each card, and the numbers on cards and tiles. */

type Deck = "equipment" | "encounters" | "walkers";
/** A deck that no player count can run out of at the set-up, and one that stays quick to shuffle. */
const FEWEST = { equipment: 40, encounters: 12, walkers: 16 } as const;
const MOST_COPIES = 60;
export const BIGGEST_TILE = 9;

const deck = (cards: readonly CardRow[], highest: number): PackList => ({
  rows: cards.map(({ id, count, value, number }) => ({ id, count, value, origin: number })),
  fields: {
    count: [0, MOST_COPIES],
    // What kind of card it is follows from whether it has a number: that cannot change.
    value: ({ value }) => (value === 0 ? [0, 0] : [1, highest]),
  },
});

const LISTS: { readonly [L in Deck | "tiles"]: PackList } = {
  equipment: deck(EQUIPMENT, 9),
  encounters: deck(ENCOUNTERS, 20),
  walkers: deck(WALKER_CARDS, 20),
  tiles: { rows: TILES.map(({ id, value, origin }) => ({ id, value, origin })), fields: { value: [0, BIGGEST_TILE] } },
};

/** The numbers that a match is played with. */
export const numbers = readPack(LISTS, (column): Numbers => {
  const counts = (deck: Deck): number[] => column(deck, "count").map(Number);
  const values = (list: Deck | "tiles"): number[] => column(list, "value").map(Number);
  return {
    equipmentCount: counts("equipment"),
    equipment: values("equipment"),
    encounterCount: counts("encounters"),
    encounters: values("encounters"),
    walkerCount: counts("walkers"),
    walkers: values("walkers"),
    tiles: values("tiles"),
  };
});

function misfits(pack: ContentPack): readonly string[] {
  const { equipmentCount, encounterCount, walkerCount } = numbers(pack);
  const counts = { equipment: equipmentCount, encounters: encounterCount, walkers: walkerCount } as const;
  return (["equipment", "encounters", "walkers"] as const).flatMap((deck) => {
    const total = counts[deck].reduce((sum, count) => sum + count, 0);
    return total < FEWEST[deck] ? [`content.${deck}: ${total} cards are too few, the game needs ${FEWEST[deck]}.`] : [];
  });
}

/** How many kinds of cards, powers and tiles are known from where, the board counted as one; a row counts by its weakest part. */
function origins(): Readonly<Record<Origin, number>> {
  const counts: Record<Origin, number> = { rulebook: 0, "public source": 0, "stand-in": 0 };
  counts[BOARD_ORIGIN]++;
  const weakest = (a: Origin, b: Origin): Origin =>
    a === "stand-in" || b === "stand-in" ? "stand-in" : a === "public source" ? a : b;
  for (const row of [...EQUIPMENT, ...ENCOUNTERS, ...WALKER_CARDS]) counts[weakest(row.number, row.effect)]++;
  for (const row of [...CHARACTERS, ...TILES]) counts[row.origin]++;
  return counts;
}

export const content = contentOf("walking-dead", LISTS, origins, misfits);
