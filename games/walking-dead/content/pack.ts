import { type ContentPack, isObject, type JsonObject, type Origin, spelled } from "@endzeit/engine";
import type { Numbers } from "../state.ts";
import { BOARD_ORIGIN } from "./board.ts";
import { type CardRow, CHARACTERS, ENCOUNTERS, EQUIPMENT, TILES, WALKER_CARDS } from "./cards.ts";

/** The game's content as an owner of the box may correct it: how many of each card, and the numbers on cards and tiles. */

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

export function exportPack(): JsonObject {
  const rows = (deck: Deck): JsonObject[] =>
    DECKS[deck].map(({ id, count, value, number }) => ({ id, count, value, origin: number }));
  return {
    game: "walking-dead",
    equipment: rows("equipment"),
    encounters: rows("encounters"),
    walkers: rows("walkers"),
    tiles: TILES.map(({ id, value, origin }) => ({ id, value, origin })),
  };
}

/** What is wrong with a pack, field by field. Rows that it leaves out keep the built-in numbers. */
export function packProblems(pack: unknown): readonly string[] {
  if (!isObject(pack))
    return [
      'content: must be an object with "game" and lists of rows; `endzeit content export walking-dead` writes one.',
    ];
  const problems: string[] = [];
  const known = ["game", ...DECK_NAMES, "tiles"];
  for (const field of Object.keys(pack))
    if (!known.includes(field)) problems.push(`content.${field}: there is no such field. Known: ${known.join(", ")}.`);
  if (pack.game !== "walking-dead") problems.push('content.game: must be "walking-dead".');
  for (const deck of DECK_NAMES) {
    problems.push(
      ...listProblems(pack[deck], `content.${deck}`, DECKS[deck], (row, known) => rowProblem(row, known, deck)),
    );
  }
  problems.push(
    ...listProblems(pack.tiles, "content.tiles", TILES, (row) =>
      row.value === undefined || isWhole(row.value, 0, BIGGEST_TILE)
        ? null
        : `value: must be a whole number from 0 to ${BIGGEST_TILE}`,
    ),
  );
  if (problems.length > 0) return problems;
  for (const deck of DECK_NAMES) {
    const total = DECKS[deck].reduce((sum, row) => sum + (correction(pack, deck, row.id)?.count ?? row.count), 0);
    if (total < FEWEST[deck])
      problems.push(`content.${deck}: ${total} cards are too few, the game needs ${FEWEST[deck]}.`);
  }
  return problems;
}

type Row = { readonly [field: string]: unknown };

function listProblems<R extends { readonly id: string }>(
  list: unknown,
  at: string,
  rows: readonly R[],
  check: (row: Row, known: R) => string | null,
): string[] {
  if (list === undefined) return [];
  if (!Array.isArray(list)) return [`${at}: must be a list of rows.`];
  const seen = new Set<string>();
  return list.flatMap((row: unknown, index) => {
    if (!isObject(row)) return [`${at}[${index}]: must be an object.`];
    const known = rows.find(({ id }) => id === row.id);
    if (known === undefined)
      return [`${at}[${index}].id: there is no ${spelled(row.id)}. Known: ${rows.map(({ id }) => id).join(", ")}.`];
    const twice = seen.has(known.id) ? [`${at}[${index}].id: "${known.id}" stands here twice.`] : [];
    seen.add(known.id);
    const problem = check(row, known);
    return problem === null ? twice : [...twice, `${at}[${index}].${problem}.`];
  });
}

function rowProblem(row: Row, known: CardRow, deck: Deck): string | null {
  if (row.count !== undefined && !isWhole(row.count, 0, MOST_COPIES))
    return `count: must be a whole number from 0 to ${MOST_COPIES}`;
  // What kind of card it is follows from whether it has a number: that cannot change.
  const least = known.value === 0 ? 0 : 1;
  const most = known.value === 0 ? 0 : HIGHEST[deck];
  if (row.value !== undefined && !isWhole(row.value, least, most))
    return `value: must be a whole number from ${least} to ${most}`;
  return null;
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

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
