import {
  type ContentPack,
  isObject,
  type JsonObject,
  listsProblems,
  type Options,
  type Origin,
  type PackList,
} from "@endzeit/engine";
import { CARDS, type CardRow } from "./cards.ts";

/** The game's content as an owner of the box may correct it: how many of each card, and the number printed on it. */

const GAME = "zombiaki";
const MOST_COPIES = 30;
const HIGHEST_VALUE = 9;
/** Walls are higher than a dog is strong: everything else about them rests on that. */
const LOWEST_WALL = 2;

const countOf = (row: CardRow, options: Options): number =>
  options.deck === "portal-2003" ? row.portal2003 : row.german;

/** The built-in rows of the chosen deck, ready to be edited. */
export function exportPack(options: Options): JsonObject {
  return {
    game: GAME,
    cards: CARDS.map((row) => ({
      id: row.id,
      count: countOf(row, options),
      value: row.value,
      origin: standInsOf(row, options) > 0 ? "stand-in" : row.origin,
    })),
  };
}

function standInsOf(row: CardRow, options: Options): number {
  return options.deck === "portal-2003" ? 0 : row.standIns;
}

const LISTS: { readonly cards: PackList } = {
  cards: {
    rows: CARDS.map(({ id, german, value, rule, origin }) => ({ id, count: german, value, rule, origin })),
    fields: {
      count: [0, MOST_COPIES],
      value: ({ value, rule }) => (value === 0 ? [0, 0] : [rule === "wall" ? LOWEST_WALL : 1, HIGHEST_VALUE]),
    },
  },
};

/** What is wrong with a pack, field by field. Rows that it leaves out keep the built-in numbers. */
export function packProblems(pack: unknown): readonly string[] {
  const problems = listsProblems(GAME, LISTS, pack);
  if (problems.length > 0 || !isObject(pack)) return problems;
  return (["zombies", "humans"] as const).flatMap((side) => {
    const rows = CARDS.filter((row) => row.side === side);
    const total = rows.reduce((sum, row) => sum + (correction(pack, row.id)?.count ?? row.german), 0);
    return total < 1 ? [`content.cards: the ${side} have no card at all.`] : [];
  });
}

function correction(
  pack: { readonly [field: string]: unknown } | null,
  id: string,
): { count?: number; value?: number } | undefined {
  if (pack === null || !Array.isArray(pack.cards)) return undefined;
  const row: unknown = pack.cards.find((candidate) => isObject(candidate) && candidate.id === id);
  if (!isObject(row)) return undefined;
  return {
    ...(typeof row.count === "number" && { count: row.count }),
    ...(typeof row.value === "number" && { value: row.value }),
  };
}

/** How many of each kind are in the box, and the number on each. The pack is checked. */
export function printedCards(
  options: Options,
  pack: ContentPack,
): { readonly printed: readonly number[]; readonly values: readonly number[] } {
  return {
    printed: CARDS.map((row) => correction(pack, row.id)?.count ?? countOf(row, options)),
    values: CARDS.map((row) => correction(pack, row.id)?.value ?? row.value),
  };
}

/** How many cards of the chosen deck are known from where; Sonnenaufgang counts as one. */
export function origins(options: Options): Readonly<Record<Origin, number>> {
  const counts: Record<Origin, number> = { rulebook: 1, "public source": 0, "stand-in": 0 };
  for (const row of CARDS) {
    const standIns = standInsOf(row, options);
    counts["stand-in"] += standIns;
    counts["public source"] += countOf(row, options) - standIns;
  }
  return counts;
}
