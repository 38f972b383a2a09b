import type { Origin } from "@endzeit/engine";

/**
 * The board. The printed one is in no public source: this one is ours, true to what is known of it (square, the camp in the
 * middle, four places at the corners, straight streets, four sewers of three spaces, four regions).
 * Two spaces are connected exactly when they are neighbours on this map, not diagonally.
 */
export const BOARD_ORIGIN: Origin = "stand-in";

/** `#` corner · `C` camp · `.` normal · `1` `2` attack bonus · `E` draw equipment · `-` no encounter · `R` go again · `k` sewer · `K` walkers rise here. */
const ROWS = [
  "# . 2 . E - . . #",
  ".       .   k   .",
  "1 k K k 1   K   2",
  "-       .   k   R",
  "E . 1 . C . 1 . E",
  "R   k   .       -",
  "2   K   1 k K k 1",
  ".   k   .       .",
  "# . . - E . 2 . #",
];

export type SpaceKind =
  | "corner"
  | "camp"
  | "normal"
  | "attack-1"
  | "attack-2"
  | "draw"
  | "safe"
  | "again"
  | "sewer"
  | "rise";

const KINDS: { readonly [sign: string]: SpaceKind } = {
  "#": "corner",
  C: "camp",
  ".": "normal",
  "1": "attack-1",
  "2": "attack-2",
  E: "draw",
  "-": "safe",
  R: "again",
  k: "sewer",
  K: "rise",
};

export interface Space {
  /** "A1" top left to "I9" bottom right. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly kind: SpaceKind;
  /** 0 suburb, 1 highway, 2 outskirts, 3 downtown, or -1: camp and sewers belong to none. */
  readonly region: number;
  /** Which location tile lies here, or -1. */
  readonly tile: number;
}

export const REGIONS = ["suburb", "highway", "outskirts", "downtown"] as const;

/** The spaces of each region, as coordinates. */
const REGION_SPACES = [
  "43 42 41 40 30 20 10 00 01 02 03",
  "54 64 74 84 83 82 81 80 70 60 50",
  "45 46 47 48 58 68 78 88 87 86 85",
  "34 24 14 04 05 06 07 08 18 28 38",
];
const CORNERS = ["00", "80", "88", "08"];

/** The name of a place on the map. */
const nameAt = (x: number, y: number): string => `${"ABCDEFGHI".charAt(x)}${y + 1}`;

export const SPACES: readonly Space[] = ROWS.flatMap((line, y) =>
  [...line].flatMap((sign, column): Space[] => {
    if (column % 2 === 1 || sign === " ") return [];
    const x = column / 2;
    const place = `${x}${y}`;
    return [
      {
        name: nameAt(x, y),
        x,
        y,
        kind: KINDS[sign],
        region: REGION_SPACES.findIndex((spaces) => spaces.split(" ").includes(place)),
        tile: CORNERS.indexOf(place),
      },
    ];
  }),
);

const BY_NAME: ReadonlyMap<string, number> = new Map(SPACES.map(({ name }, space) => [name, space]));

/** "E5" to its number. The name is trusted: answers come from the list. */
export function spaceOf(name: string): number {
  const space = BY_NAME.get(name);
  if (space === undefined) throw new Error(`There is no space "${name}".`);
  return space;
}

export const NAMES: readonly string[] = SPACES.map(({ name }) => name);
export const CAMP = SPACES.findIndex(({ kind }) => kind === "camp");
export const RISES: readonly number[] = SPACES.flatMap(({ kind }, space) => (kind === "rise" ? [space] : []));

const isSewer = (space: number): boolean => SPACES[space].kind === "sewer" || SPACES[space].kind === "rise";

/** Connected spaces: for walkers all, for survivors without the sewers. */
export const WALKER_STEPS: readonly (readonly number[])[] = SPACES.map(({ x, y }) =>
  SPACES.flatMap((other, space) => (Math.abs(other.x - x) + Math.abs(other.y - y) === 1 ? [space] : [])),
);
export const SURVIVOR_STEPS: readonly (readonly number[])[] = WALKER_STEPS.map((steps, space) =>
  isSewer(space) ? [] : steps.filter((to) => !isSewer(to)),
);
