import { type Origin, PS, RB, SI } from "@endzeit/engine";

/**
 * Side A of the board: four tracks of eight spaces, each a straight chain from its Start to Town Center. A space is a number:
 * track × 8 + its printed number, 7 for the Start. The printed number is the distance to the city's edge, so one step toward
 * Town Center is one less.
 */
export const TRACKS = ["forest", "mountain", "highway", "suburbs"] as const;
const LETTERS = "FMHS";

/** A power of two: the rules take a space apart with `>>` and `&`. */
export const LENGTH = 8;
/** The number of a Start within its track. */
export const START = LENGTH - 1;
/** Town Center. The graveyard is no space: who lies there is out of the match. */
export const TOWN = TRACKS.length * LENGTH;
export const GRAVEYARD = TOWN + 1;
/** Set aside: a unit that may still arrive. */
export const RESERVE = -1;
/** A unit that this match goes without. */
export const BOX = -2;

export type SpaceKind = "start" | "plain" | "named" | "mine" | "farm" | "village" | "city" | "town";

interface NamedSpace {
  readonly kind: SpaceKind;
  readonly name: string;
  /** Where the space lies, and where its English name comes from. */
  readonly origin: Origin;
  readonly nameOrigin: Origin;
}

/** The spaces with a name, by track and printed number. */
const NAMED: { readonly [place: string]: NamedSpace } = {
  F4: { kind: "village", name: "st-thomas", origin: PS, nameOrigin: PS },
  F3: { kind: "farm", name: "farm", origin: RB, nameOrigin: RB },
  F0: { kind: "city", name: "downtown", origin: PS, nameOrigin: SI },
  M5: { kind: "village", name: "leftys-pass", origin: PS, nameOrigin: PS },
  M4: { kind: "mine", name: "lucky-strike-mine", origin: PS, nameOrigin: PS },
  M2: { kind: "named", name: "campground", origin: PS, nameOrigin: PS },
  M0: { kind: "city", name: "eastside", origin: PS, nameOrigin: SI },
  H5: { kind: "village", name: "ingeburg", origin: PS, nameOrigin: PS },
  H3: { kind: "named", name: "nuclear-plant", origin: PS, nameOrigin: SI },
  H0: { kind: "city", name: "uptown", origin: PS, nameOrigin: SI },
  S5: { kind: "village", name: "east-irek", origin: RB, nameOrigin: RB },
  S4: { kind: "named", name: "university", origin: PS, nameOrigin: RB },
  S3: { kind: "village", name: "beauxville", origin: RB, nameOrigin: RB },
  S1: { kind: "named", name: "suspension-bridge", origin: PS, nameOrigin: RB },
  S0: { kind: "city", name: "suburbia", origin: RB, nameOrigin: RB },
};

export interface Space {
  /** "F4": track and printed number; "FS" a Start; "TC" Town Center. */
  readonly id: string;
  /** 0 forest, 1 mountain, 2 highway, 3 suburbs, -1 Town Center. */
  readonly track: number;
  /** The printed number, 7 for a Start, -1 for Town Center: one less than the steps to Town Center. */
  readonly number: number;
  readonly kind: SpaceKind;
  /** Names have their texts under `place.<name>`; empty without one. */
  readonly name: string;
  readonly origin: Origin;
}

const onTrack = (at: number): Space => {
  const track = Math.floor(at / LENGTH);
  const number = at % LENGTH;
  const letter = LETTERS.charAt(track);
  const named = NAMED[`${letter}${number}`];
  const kind = number === START ? "start" : (named?.kind ?? "plain");
  const origin = named === undefined ? PS : named.nameOrigin === SI ? SI : named.origin;
  return {
    id: number === START ? `${letter}S` : `${letter}${number}`,
    track,
    number,
    kind,
    name: named?.name ?? "",
    origin,
  };
};

/** All spaces by number; the last one is Town Center. */
export const SPACES: readonly Space[] = [
  ...Array.from({ length: TOWN }, (_, at) => onTrack(at)),
  { id: "TC", track: -1, number: -1, kind: "town", name: "town-center", origin: RB },
];
export const SPACE_IDS: readonly string[] = SPACES.map(({ id }) => id);
const PLACES: ReadonlyMap<unknown, number> = new Map(SPACE_IDS.map((id, at) => [id, at]));
/** The number of a space by its id; -1 for what is none. */
export const spaceOf = (id: unknown): number => PLACES.get(id) ?? -1;

/** Verteidigungsvorteile: 2 in the city, 1 on other named spaces. Counts only when Zeds come to a unit. */
export const DEFENCE: readonly number[] = SPACES.map(({ kind }) => {
  if (kind === "city" || kind === "town") return 2;
  return kind === "start" || kind === "plain" ? 0 : 1;
});

/** Dorf-Felder. */
export const VILLAGES: readonly number[] = SPACES.flatMap(({ kind }, at) => (kind === "village" ? [at] : []));

export const startOf = (track: number): number => track * LENGTH + START;
export const isStart = (at: number): boolean => at < TOWN && (at & START) === START;
export const trackOf = (at: number): number => at >> 3;
/** The next space toward Town Center, of a space on a track. */
export const towardTown = (at: number): number => ((at & START) === 0 ? TOWN : at - 1);

/** Where cards send somebody. */
export const MINE = spaceOf("M4");
export const CAMPGROUND = spaceOf("M2");
export const ST_THOMAS = spaceOf("F4");
