import { type ContentPack, isObject, isWhole, type Json, type JsonObject, type Origin, spelled } from "@endzeit/engine";
import type { Numbers } from "../state.ts";
import { DAMAGE_TRACK, PRINTS, ROUND_TRACK, SLOTS } from "./board.ts";
import { BUILDINGS, MOST_ACTIONS } from "./buildings.ts";
import {
  BID_TILES,
  BUILDING_TILES,
  EQUIPMENT,
  ICONS,
  SCALE_ORIGINS,
  SCALES,
  SCORING_TILES,
  type Scales,
} from "./cards.ts";

/** The game's content as an owner of the box may correct it. What a card does and costs is the rules' and stays. */

type Row = { readonly [field: string]: unknown };
type FieldCheck = readonly [least: number, most: number] | readonly string[];

/** A list of the pack: its rows with the values built in, and what each field may hold. */
interface List {
  readonly rows: readonly JsonObject[];
  readonly fields: { readonly [field: string]: FieldCheck };
}

const SCALE_NAMES = Object.keys(SCALES) as readonly (keyof Scales)[];
/** With four players 24 cards are shown, and as many tiles. */
const FEWEST = { equipment: 24, buildingTiles: 24 } as const;

/** An action's fields are numbered like the actions on the card. */
const actionFields = (row: (typeof BUILDINGS)[number]): JsonObject =>
  Object.assign({}, ...row.actions.map(({ uses, n }, at) => ({ [`uses${at + 1}`]: uses, [`n${at + 1}`]: n })));

const LISTS: { readonly [name: string]: List } = {
  rounds: {
    rows: ROUND_TRACK.map(({ marauders, origin }, at) => ({ id: `round-${at + 1}`, marauders, origin })),
    fields: { marauders: [0, 8] },
  },
  slots: {
    rows: SLOTS.map((figures, at) => ({ id: `slot-${at + 1}`, figures, origin: "stand-in" })),
    fields: { figures: [1, 6] },
  },
  damage: {
    rows: DAMAGE_TRACK.map(({ print, origin }, at) => ({ id: `space-${at + 1}`, print: PRINTS[print], origin })),
    fields: { print: PRINTS },
  },
  bidTiles: {
    rows: BID_TILES.map(({ id, bonus, malus, origin }) => ({ id, bonus: ICONS[bonus], malus: ICONS[malus], origin })),
    fields: { bonus: ICONS, malus: ICONS },
  },
  buildingTiles: {
    rows: BUILDING_TILES.map(({ id, count, origin }) => ({ id, count, origin })),
    fields: { count: [0, 32] },
  },
  scoringTiles: {
    rows: SCORING_TILES.map(({ id, each, origin }) => ({ id, each, origin })),
    fields: { each: [0, 20] },
  },
  equipment: {
    rows: EQUIPMENT.map(({ id, count, origin }) => ({ id, count, origin })),
    fields: { count: [0, 30] },
  },
  scales: {
    rows: SCALE_NAMES.map((id) => ({
      id,
      ...Object.fromEntries(SCALES[id].map((points, at) => [`for${at + 1}`, points])),
      origin: SCALE_ORIGINS[id],
    })),
    fields: { for1: [0, 40], for2: [0, 40], for3: [0, 40], for4: [0, 40], for5: [0, 40] },
  },
  buildings: {
    rows: BUILDINGS.map((row) => ({
      id: row.id,
      shelter: row.shelter,
      fixed: row.fixed,
      ...actionFields(row),
      origin: row.numbers,
    })),
    fields: { shelter: [0, 12], fixed: [0, 20], uses1: [1, 9], n1: [0, 9], uses2: [1, 9], n2: [0, 9] },
  },
};
const LIST_NAMES = Object.keys(LISTS);

export function exportPack(): JsonObject {
  const lists = Object.fromEntries(
    LIST_NAMES.map((name): [string, Json] => [name, LISTS[name].rows.map((row) => ({ ...row }))]),
  );
  return { game: "armageddon", ...lists };
}

/** What is wrong with a pack, field by field. Rows and fields that it leaves out keep the built-in numbers. */
export function packProblems(pack: unknown): readonly string[] {
  if (!isObject(pack))
    return [
      'content: must be an object with "game" and lists of rows; `endzeit content export armageddon` writes one.',
    ];
  const known = ["game", ...LIST_NAMES];
  const problems = Object.keys(pack)
    .filter((field) => !known.includes(field))
    .map((field) => `content.${field}: there is no such field. Known: ${known.join(", ")}.`);
  if (pack.game !== "armageddon") problems.push('content.game: must be "armageddon".');
  for (const name of LIST_NAMES) problems.push(...listProblems(pack[name], name));
  if (problems.length > 0) return problems;
  for (const name of ["equipment", "buildingTiles"] as const) {
    const total = LISTS[name].rows.reduce((sum, row) => sum + numberIn(pack, name, row, "count"), 0);
    if (total < FEWEST[name])
      problems.push(`content.${name}: ${total} in all are too few, the game needs ${FEWEST[name]}.`);
  }
  return problems;
}

function listProblems(list: unknown, name: string): string[] {
  const at = `content.${name}`;
  const { rows, fields } = LISTS[name];
  if (list === undefined) return [];
  if (!Array.isArray(list)) return [`${at}: must be a list of rows.`];
  const seen = new Set<unknown>();
  return list.flatMap((row: unknown, index) => {
    if (!isObject(row)) return [`${at}[${index}]: must be an object.`];
    const known = rows.find(({ id }) => id === row.id);
    if (known === undefined) {
      return [
        `${at}[${index}].id: there is no ${spelled(row.id)}. Known: ${rows.map(({ id }) => String(id)).join(", ")}.`,
      ];
    }
    const problems = seen.has(row.id) ? [`${at}[${index}].id: "${String(row.id)}" stands here twice.`] : [];
    seen.add(row.id);
    for (const [field, value] of Object.entries(row)) {
      if (field === "id" || field === "origin") continue;
      const problem = fieldProblem(field, value, known, fields);
      if (problem !== null) problems.push(`${at}[${index}].${field}: ${problem}.`);
    }
    return problems;
  });
}

function fieldProblem(field: string, value: unknown, known: JsonObject, fields: List["fields"]): string | null {
  const check = fields[field];
  if (check === undefined || known[field] === undefined) {
    return `there is no such field. Known: ${Object.keys(known).join(", ")}`;
  }
  if (isRange(check))
    return isWhole(value, check[0], check[1]) ? null : `must be a whole number from ${check[0]} to ${check[1]}`;
  return typeof value === "string" && check.includes(value) ? null : `must be one of ${check.join(", ")}`;
}

function isRange(check: FieldCheck): check is readonly [number, number] {
  return typeof check[0] === "number";
}

/** A row's field as the pack has it, else as it is built in. The pack is checked. */
function valueIn(pack: Row | null, list: string, row: JsonObject, field: string): unknown {
  const rows = pack?.[list];
  if (Array.isArray(rows)) {
    const given: unknown = rows.find((candidate) => isObject(candidate) && candidate.id === row.id);
    if (isObject(given) && given[field] !== undefined) return given[field];
  }
  return row[field];
}

function numberIn(pack: Row | null, list: string, row: JsonObject, field: string): number {
  return Number(valueIn(pack, list, row, field) ?? 0);
}

/** The numbers that a match is played with. Those built in are worked out once. */
export function numbers(pack: ContentPack): Numbers {
  if (pack !== null) return numbersOf(pack);
  builtIn ??= numbersOf(null);
  return builtIn;
}

let builtIn: Numbers | null = null;

function numbersOf(pack: ContentPack): Numbers {
  const column = (list: string, field: string): number[] =>
    LISTS[list].rows.map((row) => numberIn(pack, list, row, field));
  const words = (list: string, field: string, of: readonly string[]): number[] =>
    LISTS[list].rows.map((row) => of.indexOf(String(valueIn(pack, list, row, field))));
  const scale = (name: keyof Scales): number[] => {
    const row = LISTS.scales.rows[SCALE_NAMES.indexOf(name)];
    return SCALES[name].map((_, at) => numberIn(pack, "scales", row, `for${at + 1}`));
  };
  const actions = (field: string): number[] =>
    LISTS.buildings.rows.flatMap((row) =>
      Array.from({ length: MOST_ACTIONS }, (_, at) => numberIn(pack, "buildings", row, `${field}${at + 1}`)),
    );
  return {
    equipmentCount: column("equipment", "count"),
    rounds: column("rounds", "marauders"),
    slots: column("slots", "figures"),
    damage: words("damage", "print", PRINTS),
    bonus: words("bidTiles", "bonus", ICONS),
    malus: words("bidTiles", "malus", ICONS),
    tileCount: column("buildingTiles", "count"),
    scoring: column("scoringTiles", "each"),
    shelter: column("buildings", "shelter"),
    fixed: column("buildings", "fixed"),
    uses: actions("uses"),
    amount: actions("n"),
    scales: {
      beer: scale("beer"),
      gasoline: scale("gasoline"),
      weapons: scale("weapons"),
      medicine: scale("medicine"),
      map: scale("map"),
      same: scale("same"),
      mixed: scale("mixed"),
    },
  };
}

/** How many rows are known from where; what a building is called and does counts for itself, beside its numbers. */
export function origins(): Readonly<Record<Origin, number>> {
  const counts: Record<Origin, number> = { rulebook: 0, "public source": 0, "stand-in": 0 };
  const count = (origin: unknown): void => {
    if (origin === "rulebook" || origin === "public source" || origin === "stand-in") counts[origin]++;
  };
  for (const name of LIST_NAMES) for (const row of LISTS[name].rows) count(row.origin);
  for (const row of BUILDINGS) count(row.name);
  for (const row of BUILDINGS) if (row.passive !== "none") count(row.effect);
  return counts;
}
