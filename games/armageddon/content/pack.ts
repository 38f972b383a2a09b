import {
  type ContentPack,
  isObject,
  type JsonObject,
  listsOf,
  listsProblems,
  type Origin,
  type PackList,
  packed,
} from "@endzeit/engine";
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
const SCALE_NAMES = Object.keys(SCALES) as readonly (keyof Scales)[];
/** With four players 24 cards are shown, and as many tiles. */
const FEWEST = { equipment: 24, buildingTiles: 24 } as const;

/** An action's fields are numbered like the actions on the card. */
const actionFields = (row: (typeof BUILDINGS)[number]): JsonObject =>
  Object.assign({}, ...row.actions.map(({ uses, n }, at) => ({ [`uses${at + 1}`]: uses, [`n${at + 1}`]: n })));

const LISTS: { readonly [name: string]: PackList } = {
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

export const exportPack = (): JsonObject => listsOf("armageddon", LISTS);

export function packProblems(pack: unknown): readonly string[] {
  const problems = [...listsProblems("armageddon", LISTS, pack)];
  if (problems.length > 0 || !isObject(pack)) return problems;
  for (const name of ["equipment", "buildingTiles"] as const) {
    const total = LISTS[name].rows.reduce((sum, row) => sum + numberIn(pack, name, row, "count"), 0);
    if (total < FEWEST[name])
      problems.push(`content.${name}: ${total} in all are too few, the game needs ${FEWEST[name]}.`);
  }
  return problems;
}

function numberIn(pack: Row | null, list: string, row: JsonObject, field: string): number {
  return Number(packed(pack, list, row, field) ?? 0);
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
    LISTS[list].rows.map((row) => of.indexOf(String(packed(pack, list, row, field))));
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
  for (const name of Object.keys(LISTS)) for (const row of LISTS[name].rows) count(row.origin);
  for (const row of BUILDINGS) count(row.name);
  for (const row of BUILDINGS) if (row.passive !== "none") count(row.effect);
  return counts;
}
