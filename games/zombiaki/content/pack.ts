import { type ContentPack, isObject, type JsonObject, type Options, type Origin, spelled } from "@endzeit/engine";
import { CARDS, type CardRow } from "./cards.ts";

/** The game's content as an owner of the box may correct it: how many of each card, and the number printed on it. */

const MOST_COPIES = 30;
const HIGHEST_VALUE = 9;
/** Walls are higher than a dog is strong: everything else about them rests on that. */
const LOWEST_WALL = 2;

const countOf = (row: CardRow, options: Options): number =>
  options.deck === "portal-2003" ? row.portal2003 : row.german;

/** The built-in rows of the chosen deck, ready to be edited. */
export function exportPack(options: Options): JsonObject {
  return {
    game: "zombiaki",
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

/** What is wrong with a pack, field by field. Rows that it leaves out keep the built-in numbers. */
export function packProblems(pack: unknown): readonly string[] {
  if (!isObject(pack))
    return ['content: must be an object with "game" and "cards"; `endzeit content export zombiaki` writes one.'];
  const problems: string[] = [];
  for (const field of Object.keys(pack)) {
    if (field !== "game" && field !== "cards")
      problems.push(`content.${field}: there is no such field. Known: game, cards.`);
  }
  if (pack.game !== "zombiaki") problems.push('content.game: must be "zombiaki".');
  if (!Array.isArray(pack.cards))
    return [...problems, 'content.cards: must be a list of rows such as { "id": "shot", "count": 13, "value": 1 }.'];
  const seen = new Set<string>();
  for (const [index, row] of pack.cards.entries()) problems.push(...rowProblems(row, `content.cards[${index}]`, seen));
  if (problems.length === 0) {
    for (const side of ["zombies", "humans"] as const) {
      const rows = CARDS.filter((row) => row.side === side);
      const total = rows.reduce((sum, row) => sum + (correction(pack, row.id)?.count ?? row.german), 0);
      if (total < 1) problems.push(`content.cards: the ${side} have no card at all.`);
    }
  }
  return problems;
}

function rowProblems(row: unknown, at: string, seen: Set<string>): string[] {
  if (!isObject(row)) return [`${at}: must be an object.`];
  const known = CARDS.find((card) => card.id === row.id);
  if (known === undefined)
    return [`${at}.id: there is no card ${spelled(row.id)}. Known: ${CARDS.map((card) => card.id).join(", ")}.`];
  const problems: string[] = [];
  if (seen.has(known.id)) problems.push(`${at}.id: "${known.id}" stands here twice.`);
  seen.add(known.id);
  for (const field of Object.keys(row)) {
    if (!["id", "count", "value", "origin"].includes(field))
      problems.push(`${at}.${field}: there is no such field. Known: id, count, value, origin.`);
  }
  if (row.count !== undefined && !isWhole(row.count, 0, MOST_COPIES)) {
    problems.push(`${at}.count: must be a whole number from 0 to ${MOST_COPIES}, not ${spelled(row.count)}.`);
  }
  const lowest = known.value === 0 ? 0 : known.rule === "wall" ? LOWEST_WALL : 1;
  const highest = known.value === 0 ? 0 : HIGHEST_VALUE;
  if (row.value !== undefined && !isWhole(row.value, lowest, highest)) {
    problems.push(
      `${at}.value: must be a whole number from ${lowest} to ${highest} for "${known.id}", not ${spelled(row.value)}.`,
    );
  }
  return problems;
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
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
