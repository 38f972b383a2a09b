import { HIDDEN, type PoolOf, Pools } from "@endzeit/engine";
import { BUILDINGS } from "./content/buildings.ts";
import { BID_TILES, BUILDING_TILES, EQUIPMENT, SCORING_TILES } from "./content/cards.ts";
import type { State } from "./state.ts";

const always = (box: readonly number[]) => () => box;
const one = (rows: readonly unknown[]) => always(rows.map(() => 1));
const named = (rows: readonly { readonly id: string }[]) => (kind: number) => rows[kind].id;

/** The buildings of a level, each once. Those of the other levels, and printed ones, which may be covered, are not counted. */
const deck = (level: 0 | 1): PoolOf<State> => ({
  fields: ["buildings"],
  owner: level,
  box: always(BUILDINGS.map((row) => (row.level === level + 1 ? 1 : Infinity))),
  elsewhere: ({ sites, site, buildings, buildingBox }) => ({
    sites,
    site,
    [`buildings[${1 - level}]`]: buildings[1 - level],
    buildingBox,
  }),
  name: named(BUILDINGS),
});

export const pools = new Pools<State>({
  equipment: {
    fields: ["hand", "stack", "equipmentBox", "drawn"],
    box: ({ numbers }) => numbers.equipmentCount,
    elsewhere: ({ display }) => ({ display }),
    name: named(EQUIPMENT),
  },
  scoring: {
    fields: ["secret", "tilesBoxed", "unseenTiles"],
    box: one(SCORING_TILES),
    elsewhere: ({ open }) => ({ open }),
    name: named(SCORING_TILES),
  },
  bids: { fields: ["bidTiles", "bidStack", "bidBox"], box: one(BID_TILES), name: named(BID_TILES) },
  tiles: {
    fields: ["tiles", "tileBox"],
    box: ({ numbers }) => numbers.tileCount,
    elsewhere: ({ siteTile, agenda }) => ({
      siteTile,
      agenda: agenda.map((entry) => ("tile" in entry ? entry.tile : HIDDEN)),
    }),
    name: named(BUILDING_TILES),
  },
  "level-1": deck(0),
  "level-2": deck(1),
});
