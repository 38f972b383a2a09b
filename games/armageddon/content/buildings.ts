import { type Origin, PS, RB, SI } from "@endzeit/engine";

/**
 * Buildings, printed ones first. The position of a row is the number of the building in the state: rows are never reordered.
 * The rulebook names a few and says what those do; shelter, points, costs and uses of nearly all are stand-ins.
 */

export const TYPES = ["headquarters", "civil", "military", "science"] as const;
type BuildingType = (typeof TYPES)[number];

/** What an action costs: the figures left of the colon. */
export const COSTS = ["any", "soldier", "engineer", "specialist", "two-workers"] as const;
export type Cost = (typeof COSTS)[number];

/** What an action does. `n` in a row: points, marauders, cards, fields; of a repair the points beside the step. */
export type Effect =
  | "points"
  | "fight"
  | "per-type"
  | "draw"
  | "pick"
  | "search"
  | "repair"
  | "push-back"
  | "exchange"
  | "recruit";

export interface ActionRow {
  readonly cost: Cost;
  /** How often in a round. */
  readonly uses: number;
  readonly effect: Effect;
  readonly n: number;
  /** The type of building that is counted, or -1. */
  readonly type: number;
}

export type Passive = "none" | "tower-site" | "yard" | "training" | "merciful" | "vengeful" | "unused-shelter";

interface Building<Id extends string> {
  readonly id: Id;
  /** 0 for what is printed on the city board. */
  readonly level: 0 | 1 | 2;
  readonly type: number;
  readonly shelter: number;
  readonly fixed: number;
  readonly upgrades: "none" | "hq" | "watchtower";
  readonly passive: Passive;
  readonly actions: readonly ActionRow[];
  /** Where the name comes from, where the lasting effect, and where the numbers. */
  readonly name: Origin;
  readonly effect: Origin;
  readonly numbers: Origin;
}

const act = (cost: Cost, uses: number, effect: Effect, n: number, type?: BuildingType): ActionRow => ({
  cost,
  uses,
  effect,
  n,
  type: type === undefined ? -1 : TYPES.indexOf(type),
});

const building = <Id extends string>(
  id: Id,
  level: 0 | 1 | 2,
  type: BuildingType,
  shelter: number,
  actions: readonly ActionRow[],
  more: Partial<Pick<Building<Id>, "fixed" | "upgrades" | "passive" | "name" | "effect">>,
): Building<Id> => ({
  id,
  level,
  type: TYPES.indexOf(type),
  shelter,
  actions,
  fixed: 0,
  upgrades: "none",
  passive: "none",
  name: SI,
  effect: SI,
  numbers: SI,
  ...more,
});

const rows = [
  // Printed on the city board (Stadttableau).
  building("headquarters", 0, "headquarters", 2, [act("any", 2, "points", 2)], { name: RB }),
  building("watchtower", 0, "military", 1, [act("soldier", 2, "fight", 2), act("any", 2, "fight", 1)], { name: RB }),
  building("mobile-home", 0, "civil", 2, [], { name: PS }),
  building("library", 0, "science", 1, [act("engineer", 1, "draw", 1)], { name: PS }),
  building("extension", 0, "civil", 2, [act("two-workers", 1, "exchange", 1)], { name: RB }),
  // Level 1.
  building("fortified-headquarters", 1, "headquarters", 3, [act("any", 3, "points", 2)], { upgrades: "hq", name: SI }),
  building("sniper-tower", 1, "military", 2, [act("soldier", 2, "fight", 3), act("any", 2, "fight", 1)], {
    upgrades: "watchtower",
    name: SI,
  }),
  building("manned-watchtower", 1, "military", 3, [act("specialist", 2, "fight", 2), act("any", 3, "fight", 1)], {
    upgrades: "watchtower",
    name: SI,
  }),
  building("tower-site", 1, "military", 2, [act("any", 2, "fight", 1)], {
    passive: "tower-site",
    name: RB,
    effect: RB,
  }),
  building("builders-yard", 1, "military", 1, [act("engineer", 1, "repair", 2)], {
    passive: "yard",
    name: RB,
    effect: RB,
  }),
  building("bunker", 1, "military", 3, [act("any", 2, "push-back", 1)], { name: SI }),
  building("workshop", 1, "science", 2, [act("specialist", 2, "repair", 1)], { name: SI }),
  building("laboratory", 1, "science", 2, [act("engineer", 1, "pick", 1), act("any", 1, "points", 2)], { name: SI }),
  building("school", 1, "science", 1, [act("specialist", 1, "per-type", 2, "science")], { name: SI }),
  building("academy", 1, "science", 3, [act("two-workers", 1, "exchange", 1)], { name: SI }),
  building("market", 1, "civil", 2, [act("any", 1, "search", 1)], { fixed: 1, name: SI }),
  building("scrapyard", 1, "civil", 2, [act("any", 1, "draw", 1)], { name: SI }),
  building("trailer-park", 1, "civil", 4, [], { name: SI }),
  building("tavern", 1, "civil", 2, [act("any", 2, "points", 2), act("specialist", 1, "points", 3)], { name: SI }),
  // Level 2.
  building("command-centre", 2, "headquarters", 5, [act("any", 3, "points", 3)], { upgrades: "hq", name: SI }),
  building("gun-tower", 2, "military", 3, [act("soldier", 3, "fight", 3), act("any", 2, "fight", 2)], {
    upgrades: "watchtower",
    name: SI,
  }),
  building("signal-tower", 2, "military", 3, [act("specialist", 3, "fight", 3), act("any", 3, "fight", 1)], {
    upgrades: "watchtower",
    name: SI,
  }),
  building("armoury", 2, "military", 2, [act("soldier", 1, "per-type", 2, "military"), act("soldier", 2, "fight", 2)], {
    name: SI,
  }),
  building("fortress", 2, "military", 5, [act("any", 2, "push-back", 2)], { name: SI }),
  building("training-center", 2, "science", 2, [], { passive: "training", name: RB, effect: RB }),
  building("university", 2, "science", 2, [act("engineer", 1, "per-type", 2, "science"), act("any", 2, "points", 2)], {
    name: SI,
  }),
  building("power-plant", 2, "science", 1, [], { fixed: 5, name: SI }),
  building("machine-shop", 2, "science", 3, [act("specialist", 2, "repair", 2)], { name: SI }),
  building("church-merciful", 2, "civil", 1, [], { fixed: 10, passive: "merciful", name: RB, effect: RB }),
  building("church-vengeful", 2, "civil", 1, [act("soldier", 1, "fight", 2)], {
    passive: "vengeful",
    name: RB,
    effect: RB,
  }),
  building("hotel", 2, "civil", 6, [], { passive: "unused-shelter", name: PS, effect: RB }),
  building("town-hall", 2, "civil", 2, [act("any", 1, "per-type", 2, "civil"), act("specialist", 1, "points", 3)], {
    name: SI,
  }),
  building("radio-station", 2, "civil", 2, [act("any", 1, "recruit", 1), act("specialist", 1, "draw", 2)], {
    name: SI,
  }),
];

export type BuildingId = (typeof rows)[number]["id"];
export const BUILDINGS: readonly Building<BuildingId>[] = rows;

/** Most actions on one card: the state counts uses by site and action. */
export const MOST_ACTIONS = 2;
export const PRINTED_AT: readonly number[] = [0, 1, 2, 3, -1, -1, -1, -1];
export const EXTENSION = 4;

/** The cards of a level. */
export const LEVELS: readonly (readonly number[])[] = [1, 2].map((level) =>
  BUILDINGS.flatMap((row, kind) => (row.level === level ? [kind] : [])),
);

const KINDS: ReadonlyMap<string, number> = new Map(BUILDINGS.map(({ id }, kind) => [id, kind]));

/** The number of a building; throws for a name that there is not, which only a mistake in the rules can bring. */
export function buildingOf(id: string): number {
  const kind = KINDS.get(id);
  if (kind === undefined) throw new Error(`There is no building "${id}".`);
  return kind;
}
