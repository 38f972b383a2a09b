import type { CoreState } from "@endzeit/engine";
import type { AreaName, ColourName } from "./content/board.ts";
import type { BuildingId } from "./content/buildings.ts";
import type { EquipmentId, Scales, ScoringTileId } from "./content/cards.ts";

/** Where a survivor of a seat stands. A figure that has paid for an action stands on the card until completion. */
export const Place = { home: 0, exploration: 1, construction: 2, city: 3, spent: 4, aside: 5 } as const;
export const PLACES = ["home", "exploration", "construction", "city", "spent", "aside"] as const;
export type PlaceName = (typeof PLACES)[number];

/** The phases of a round; the two scorings stand at the end. */
export const Phase = {
  preparation: 0,
  bidding: 1,
  exploration: 2,
  construction: 3,
  city: 4,
  completion: 5,
  interim: 6,
  final: 7,
} as const;
export const PHASES = Object.keys(Phase) as readonly (keyof typeof Phase)[];

/** Where points come from, each a column of the score. */
export const SOURCES = [
  "start",
  "damage-track",
  "bid-tiles",
  "building-tiles",
  "fighting",
  "actions",
  "overrun",
  "homeless",
  "unused-shelter",
  "fixed",
  "interim-tile",
  "interim-marauders",
  "final-tile",
  "secret-tile",
  "beer",
  "gasoline",
  "weapons",
  "medicine",
  "vehicles",
  "maps",
  "final-damage",
  "final-marauders",
] as const;
export type Source = (typeof SOURCES)[number];

export interface HouseRules {
  /** For learners: hands and secret tiles lie open. */
  readonly openHands: boolean;
  /** Q19: the figures behind every screen are shown; a good memory knows them anyway. */
  readonly openCounts: boolean;
  /** Whether the effect of the space under the damage marker counts at an evaluation. */
  readonly damage: "before-marker" | "with-marker";
  /** Interim scoring: one point for each marauder, or the number of the field. */
  readonly interim: "marauders" | "field";
  /** Maps, several with the most: nobody is second, or the next most is. */
  readonly maps: "no-second" | "second";
}

/** The numbers on board, tiles and cards, as the match was opened with. Shared by copies. */
export interface Numbers {
  readonly equipmentCount: readonly number[];
  readonly rounds: readonly number[];
  readonly slots: readonly number[];
  /** Prints of the damage track (content/board.ts). */
  readonly damage: readonly number[];
  readonly bonus: readonly number[];
  readonly malus: readonly number[];
  readonly tileCount: readonly number[];
  readonly scoring: readonly number[];
  /** By building. */
  readonly shelter: readonly number[];
  readonly fixed: readonly number[];
  /** By building and action. */
  readonly uses: readonly number[];
  readonly amount: readonly number[];
  readonly scales: Scales;
}

/**
 * The whole truth of a match. Arrays without other words are by seat. Cards and tiles are numbers of kinds (content/), -1 is none,
 * and in a view also what its holder may not see.
 */
export interface State extends CoreState {
  agenda: (Step | Question)[];
  rules: HouseRules;
  numbers: Numbers;
  seats: number;
  /** 1 to 6, 0 before the first. */
  round: number;
  phase: number;
  /** The start player most recently determined (X4). */
  start: number;
  /** Whose turn it is. */
  turn: number;

  /** Points in all; marker and chips follow from them (Q58). */
  points: number[];
  /** When the marker last moved: of two on a space the later one lies on top (Q9). `moves` counts. */
  arrived: number[];
  moves: number;
  /** By seat and source: points gained and lost, as the marker really moved. */
  gained: number[];
  marauders: number[];
  /** Space of the damage marker, 1 to 9. */
  damage: number[];
  /** By seat, place and colour. Behind the screen of another seat -1 in a view. */
  figures: number[];
  /** All survivors of a seat: everyone may keep count, even of those behind screens. */
  people: number[];
  /** The bag: workers, soldiers, engineers, leaders, marauders. */
  bag: number[];

  /** By seat and site: the visible building. */
  sites: number[];
  /** 1 when the extension has been built. */
  extended: number[];
  /** By seat, site and action: uses in this round. */
  used: number[];
  /** Houses of building tiles that last until the next round. */
  houses: number[];
  /** Marauders fought in this round (Church Vengeful). */
  fought: number[];

  /** Equipment in hand, and for each card 1 when everybody saw it taken. */
  hand: number[][];
  known: number[][];
  /** Two secret scoring tiles each; the one that was scored is gone. */
  secret: number[][];
  /** Public scoring tiles: after round 3, at the end; -1 once scored. */
  open: number[];
  tilesBoxed: number[];
  /** With three players two tiles lie in the box that nobody has seen. */
  unseenTiles: number[];

  bidTiles: number[];
  bidStack: number[];
  bidBox: number[];
  /** By area and row: the seat that has its marker there. */
  rows: number[];

  /** Stack of equipment, the top card last; for each card 1 + the seat that put it under there, 0 without. */
  stack: number[];
  placed: number[];
  /** Equipment on display by slot; figures on it by slot and colour. */
  display: number[];
  crowd: number[];
  equipmentBox: number[];
  /** Cards that a seat has drawn to keep one of. */
  drawn: number[];

  /** Building cards of level 1 and 2; buildings on display and their tiles by place. */
  buildings: number[][];
  tiles: number[];
  site: number[];
  siteTile: number[];
  buildingBox: number[];
  tileBox: number[];
}

export type View = State;

export type Step =
  | { readonly do: "prepare/raiders" }
  | { readonly do: "prepare/damage" }
  | { readonly do: "prepare/equipment" }
  | { readonly do: "prepare/buildings" }
  | { readonly do: "bid/begin" }
  | { readonly do: "bid/next" }
  | { readonly do: "bid/bonus"; readonly area: number }
  | { readonly do: "bid/malus"; readonly area: number }
  | { readonly do: "explore/begin" }
  | { readonly do: "explore/next"; readonly seat: number }
  | { readonly do: "construct/begin" }
  | { readonly do: "construct/next"; readonly seat: number }
  | { readonly do: "construct/tile"; readonly seat: number; readonly tile: number }
  | { readonly do: "city/begin" }
  | { readonly do: "city/next"; readonly seat: number }
  | { readonly do: "complete/home" }
  | { readonly do: "complete/damage" }
  | { readonly do: "complete/shelter"; readonly seat: number }
  | { readonly do: "complete/points" }
  | { readonly do: "round/end" }
  | { readonly do: "interim" }
  | { readonly do: "final/public" }
  | { readonly do: "final/secret"; readonly seat: number }
  | { readonly do: "final/count" };

type Asked = { readonly of: readonly number[] };

export type Question =
  | (Asked & { readonly ask: "bid" })
  | (Asked & { readonly ask: "explore" })
  | (Asked & { readonly ask: "construct" })
  /** Exchange tile: which worker, for whom. */
  | (Asked & { readonly ask: "exchange" })
  /** Minus equipment (malus, tile), or the first half of a search. */
  | (Asked & { readonly ask: "discard"; readonly search: boolean })
  | (Asked & { readonly ask: "city" })
  | (Asked & { readonly ask: "keep" })
  /** Which of the two cards left goes to the very bottom. */
  | (Asked & { readonly ask: "under" })
  | (Asked & { readonly ask: "search" })
  | (Asked & { readonly ask: "dismiss"; readonly left: number })
  | (Asked & { readonly ask: "secret" });

type Special = {
  readonly city: "special";
  readonly site: number;
  readonly action: number;
  readonly pay: ColourName;
};

/** What can be said to each question. Sites are 1 to 8 from the left, slots 1 to 4, actions 1 and 2 from the top. */
export type Answers = {
  /** How many figures of each colour go to an area. */
  readonly bid: {
    readonly bid: AreaName;
    readonly worker: number;
    readonly soldier: number;
    readonly engineer: number;
    readonly leader: number;
  };
  readonly explore: { readonly take: EquipmentId; readonly slot: number };
  readonly construct:
    | { readonly build: BuildingId; readonly site: number }
    | { readonly build: BuildingId; readonly forfeit: true };
  /** Only specialists can be taken; that is the rule's to say. */
  readonly exchange: { readonly from: PlaceName; readonly take: ColourName };
  readonly discard: { readonly discard: EquipmentId };
  readonly city:
    | { readonly city: "extend"; readonly pay: ColourName; readonly with: ColourName }
    | { readonly city: "repair"; readonly pay: ColourName }
    | { readonly city: "repair"; readonly pay: ColourName; readonly with: ColourName }
    | Special
    /** An exchange: two figures, and who comes for the worker. */
    | (Special & { readonly with: ColourName; readonly take: ColourName })
    | { readonly done: true };
  readonly keep: { readonly keep: EquipmentId };
  readonly under: { readonly under: EquipmentId };
  readonly search: { readonly search: EquipmentId };
  readonly dismiss: { readonly dismiss: ColourName | "leader-aside" };
  readonly secret: { readonly score: ScoringTileId };
};
export type Answer = Answers[keyof Answers];

interface Colours {
  readonly worker: number;
  readonly soldier: number;
  readonly engineer: number;
  readonly leader: number;
}

export type Event =
  | { readonly event: "round"; readonly round: number }
  | {
      readonly event: "points";
      readonly seat: number;
      readonly n: number;
      readonly total: number;
      readonly source: Source;
    }
  | { readonly event: "marauders"; readonly seat: number; readonly n: number; readonly left: number }
  | { readonly event: "overrun"; readonly seat: number; readonly n: number }
  | { readonly event: "damage"; readonly seat: number; readonly n: number; readonly at: number }
  | { readonly event: "leader-out"; readonly seat: number }
  | { readonly event: "leader-back"; readonly seat: number }
  | ({
      readonly event: "displayed";
      readonly slot: number;
      readonly card: string;
      readonly n: number;
      readonly marauder: number;
    } & Colours)
  | { readonly event: "offered"; readonly card: string; readonly tile: string }
  | { readonly event: "stack-empty" }
  | { readonly event: "start-player"; readonly seat: number }
  | ({ readonly event: "bid"; readonly seat: number; readonly area: string; readonly n: number } & Colours)
  | { readonly event: "bonus"; readonly seat: number; readonly area: string; readonly icon: string }
  | { readonly event: "malus"; readonly seat: number; readonly area: string; readonly icon: string }
  | ({
      readonly event: "took";
      readonly seat: number;
      readonly card: string;
      readonly n: number;
      readonly marauder: number;
    } & Colours)
  | { readonly event: "nothing-left"; readonly seat: number }
  | { readonly event: "drew"; readonly seat: number; readonly n: number }
  | { readonly event: "drew-card"; readonly seat: number; readonly card: string }
  | { readonly event: "nothing-to-draw"; readonly seat: number }
  | { readonly event: "discarded"; readonly seat: number; readonly card: string }
  | { readonly event: "built"; readonly seat: number; readonly card: string; readonly site: number }
  | {
      readonly event: "built-over";
      readonly seat: number;
      readonly card: string;
      readonly site: number;
      readonly old: string;
    }
  | { readonly event: "forfeited"; readonly seat: number; readonly card: string }
  | { readonly event: "tile"; readonly seat: number; readonly tile: string }
  | { readonly event: "no-effect"; readonly seat: number }
  | { readonly event: "exchanged"; readonly seat: number; readonly from: string; readonly take: string }
  | { readonly event: "houses"; readonly seat: number; readonly n: number }
  | { readonly event: "city"; readonly seat: number; readonly n: number }
  | { readonly event: "extended"; readonly seat: number }
  | { readonly event: "repaired"; readonly seat: number; readonly pay: string }
  | {
      readonly event: "activated";
      readonly seat: number;
      readonly card: string;
      readonly effect: string;
      readonly n: number;
      readonly pay: string;
    }
  | { readonly event: "fought"; readonly seat: number; readonly n: number; readonly left: number }
  | { readonly event: "pushed-back"; readonly seat: number; readonly n: number; readonly left: number }
  | { readonly event: "looked"; readonly seat: number; readonly n: number }
  | { readonly event: "saw-card"; readonly seat: number; readonly card: string }
  | { readonly event: "kept"; readonly seat: number }
  | { readonly event: "kept-card"; readonly seat: number; readonly card: string }
  | { readonly event: "put-under"; readonly seat: number; readonly n: number }
  | { readonly event: "saw-stack"; readonly seat: number; readonly n: number; readonly cards: readonly string[] }
  | { readonly event: "searched"; readonly seat: number }
  | { readonly event: "found-card"; readonly seat: number; readonly card: string }
  | { readonly event: "recruited"; readonly seat: number; readonly colour: string }
  | { readonly event: "sent-back"; readonly seat: number; readonly colour: string }
  | { readonly event: "done"; readonly seat: number; readonly idle: number }
  | { readonly event: "home" }
  | { readonly event: "sheltered"; readonly seat: number; readonly n: number; readonly shelter: number }
  | {
      readonly event: "homeless";
      readonly seat: number;
      readonly n: number;
      readonly shelter: number;
      readonly missing: number;
    }
  | { readonly event: "dismissed"; readonly seat: number; readonly colour: string }
  | { readonly event: "completed"; readonly round: number }
  | { readonly event: "counted"; readonly seat: number; readonly tile: string; readonly n: number }
  | { readonly event: "bid-tile"; readonly area: string; readonly bonus: string; readonly malus: string }
  | { readonly event: "raiders-gone"; readonly seat: number; readonly n: number }
  | { readonly event: "final" }
  | {
      readonly event: "ended";
      readonly reason: "points" | "cards" | "shared";
      readonly seat: number;
      readonly n: number;
    };
