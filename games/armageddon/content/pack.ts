import { type ContentPack, contentOf, type JsonObject, type Origin, type PackList, readPack } from "@endzeit/engine";
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

/** The numbers that a match is played with. */
export const numbers = readPack(LISTS, (column): Numbers => {
  const whole = (list: string, field: string): number[] => column(list, field).map((value) => Number(value ?? 0));
  const words = (list: string, field: string, of: readonly unknown[]): number[] =>
    column(list, field).map((word) => of.indexOf(word));
  const points = [1, 2, 3, 4, 5].map((n) => whole("scales", `for${n}`));
  const scale = (name: keyof Scales): number[] => SCALES[name].map((_, at) => points[at][SCALE_NAMES.indexOf(name)]);
  const actions = (field: string): number[] => {
    const each = Array.from({ length: MOST_ACTIONS }, (_, at) => whole("buildings", `${field}${at + 1}`));
    return BUILDINGS.flatMap((_, building) => each.map((of) => of[building]));
  };
  return {
    equipmentCount: whole("equipment", "count"),
    rounds: whole("rounds", "marauders"),
    slots: whole("slots", "figures"),
    damage: words("damage", "print", PRINTS),
    bonus: words("bidTiles", "bonus", ICONS),
    malus: words("bidTiles", "malus", ICONS),
    tileCount: whole("buildingTiles", "count"),
    scoring: whole("scoringTiles", "each"),
    shelter: whole("buildings", "shelter"),
    fixed: whole("buildings", "fixed"),
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
});

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

function misfits(pack: ContentPack): readonly string[] {
  const { equipmentCount, tileCount } = numbers(pack);
  const totals = { equipment: sum(equipmentCount), buildingTiles: sum(tileCount) } as const;
  return (["equipment", "buildingTiles"] as const).flatMap((name) =>
    totals[name] < FEWEST[name]
      ? [`content.${name}: ${totals[name]} in all are too few, the game needs ${FEWEST[name]}.`]
      : [],
  );
}

/** How many rows are known from where; what a building is called and does counts for itself, beside its numbers. */
function origins(): Readonly<Record<Origin, number>> {
  const counts: Record<Origin, number> = { rulebook: 0, "public source": 0, "stand-in": 0 };
  const count = (origin: unknown): void => {
    if (origin === "rulebook" || origin === "public source" || origin === "stand-in") counts[origin]++;
  };
  for (const name of Object.keys(LISTS)) for (const row of LISTS[name].rows) count(row.origin);
  for (const row of BUILDINGS) count(row.name);
  for (const row of BUILDINGS) if (row.passive !== "none") count(row.effect);
  return counts;
}

export const content = contentOf("armageddon", LISTS, origins, misfits);
