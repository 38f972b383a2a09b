import {
  type ContentPack,
  isObject,
  type JsonObject,
  listsOf,
  listsProblems,
  type Origin,
  type PackList,
} from "@endzeit/engine";
import type { Numbers } from "../state.ts";
import { BOARD_ORIGIN } from "./board.ts";
import { type CardRow, CHARACTERS, ENCOUNTERS, EQUIPMENT, TILES, WALKER_CARDS } from "./cards.ts";

/** The game's content as an owner of the box may correct it: how many of each card, and the numbers on cards and tiles. */

const GAME = "walking-dead";
type Deck = "equipment" | "encounters" | "walkers";
const DECKS: { readonly [D in Deck]: readonly CardRow[] } = {
  equipment: EQUIPMENT,
  encounters: ENCOUNTERS,
  walkers: WALKER_CARDS,
};
const DECK_NAMES: readonly Deck[] = ["equipment", "encounters", "walkers"];
/** A deck that no player count can run out of at the set-up, and one that stays quick to shuffle. */
const FEWEST = { equipment: 40, encounters: 12, walkers: 16 } as const;
const MOST_COPIES = 60;
const HIGHEST = { equipment: 9, encounters: 20, walkers: 20 } as const;
export const BIGGEST_TILE = 9;

const deckList = (deck: Deck): PackList => ({
  rows: DECKS[deck].map(({ id, count, value, number }) => ({ id, count, value, origin: number })),
  fields: {
    count: [0, MOST_COPIES],
    // What kind of card it is follows from whether it has a number: that cannot change.
    value: ({ value }) => (value === 0 ? [0, 0] : [1, HIGHEST[deck]]),
  },
});
const LISTS: { readonly [list in Deck | "tiles"]: PackList } = {
  equipment: deckList("equipment"),
  encounters: deckList("encounters"),
  walkers: deckList("walkers"),
  tiles: {
    rows: TILES.map(({ id, value, origin }) => ({ id, value, origin })),
    fields: { value: [0, BIGGEST_TILE] },
  },
};

export function exportPack(): JsonObject {
  return listsOf(GAME, LISTS);
}

/** What is wrong with a pack, field by field. Rows that it leaves out keep the built-in numbers. */
export function packProblems(pack: unknown): readonly string[] {
  const problems = listsProblems(GAME, LISTS, pack);
  if (problems.length > 0 || !isObject(pack)) return problems;
  return DECK_NAMES.flatMap((deck) => {
    const total = DECKS[deck].reduce((sum, row) => sum + (correction(pack, deck, row.id)?.count ?? row.count), 0);
    return total < FEWEST[deck] ? [`content.${deck}: ${total} cards are too few, the game needs ${FEWEST[deck]}.`] : [];
  });
}

type Row = { readonly [field: string]: unknown };

function correction(
  pack: Row | null,
  list: Deck | "tiles",
  id: string,
): { count?: number; value?: number } | undefined {
  const rows = pack?.[list];
  if (!Array.isArray(rows)) return undefined;
  const row: unknown = rows.find((candidate) => isObject(candidate) && candidate.id === id);
  if (!isObject(row)) return undefined;
  return {
    ...(typeof row.count === "number" && { count: row.count }),
    ...(typeof row.value === "number" && { value: row.value }),
  };
}

/** The numbers that a match is played with. The pack is checked. */
export function numbers(pack: ContentPack): Numbers {
  const counts = (deck: Deck): number[] => DECKS[deck].map((row) => correction(pack, deck, row.id)?.count ?? row.count);
  const values = (deck: Deck): number[] => DECKS[deck].map((row) => correction(pack, deck, row.id)?.value ?? row.value);
  return {
    equipmentCount: counts("equipment"),
    equipment: values("equipment"),
    encounterCount: counts("encounters"),
    encounters: values("encounters"),
    walkerCount: counts("walkers"),
    walkers: values("walkers"),
    tiles: TILES.map((row) => correction(pack, "tiles", row.id)?.value ?? row.value),
  };
}

/** How many kinds of cards, powers and tiles are known from where, the board counted as one; a row counts by its weakest part. */
export function origins(): Readonly<Record<Origin, number>> {
  const counts: Record<Origin, number> = { rulebook: 0, "public source": 0, "stand-in": 0 };
  counts[BOARD_ORIGIN]++;
  const weakest = (a: Origin, b: Origin): Origin =>
    a === "stand-in" || b === "stand-in" ? "stand-in" : a === "public source" ? a : b;
  for (const row of [...EQUIPMENT, ...ENCOUNTERS, ...WALKER_CARDS]) counts[weakest(row.number, row.effect)]++;
  for (const row of [...CHARACTERS, ...TILES]) counts[row.origin]++;
  return counts;
}
