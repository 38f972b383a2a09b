import type { Bare, CoreState, EventUnion, PrintedLists, QuestionUnion, StepUnion } from "@endzeit/engine";
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
export interface Numbers
  extends PrintedLists<"rounds" | "slots" | "bonus" | "malus" | "equipmentCount" | "tileCount" | "scoring">,
    PrintedLists<ByBuilding | ByAction | "damage"> {
  readonly scales: Scales;
}
type ByBuilding = "shelter" | "fixed";
/** By building and action. */
type ByAction = "uses" | "amount";

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

export type Step = StepUnion<{
  "prepare/raiders": Bare;
  "prepare/damage": Bare;
  "prepare/equipment": Bare;
  "prepare/buildings": Bare;
  "bid/begin": Bare;
  "bid/next": Bare;
  "bid/bonus": { area: number };
  "bid/malus": { area: number };
  "explore/begin": Bare;
  "explore/next": { seat: number };
  "construct/begin": Bare;
  "construct/next": { seat: number };
  "construct/tile": { seat: number; tile: number };
  "city/begin": Bare;
  "city/next": { seat: number };
  "complete/home": Bare;
  "complete/damage": Bare;
  "complete/shelter": { seat: number };
  "complete/points": Bare;
  "round/end": Bare;
  interim: Bare;
  "final/public": Bare;
  "final/secret": { seat: number };
  "final/count": Bare;
}>;

export type Question = QuestionUnion<{
  bid: Bare;
  explore: Bare;
  construct: Bare;
  /** Exchange tile: which worker, for whom. */
  exchange: Bare;
  /** Minus equipment (malus, tile), or the first half of a search. */
  discard: { search: boolean };
  city: Bare;
  keep: Bare;
  /** Which of the two cards left goes to the very bottom. */
  under: Bare;
  search: Bare;
  dismiss: { left: number };
  secret: Bare;
}>;

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

export type Event = EventUnion<{
  round: { round: number };
  points: { seat: number; n: number; total: number; source: Source };
  marauders: { seat: number; n: number; left: number };
  overrun: { seat: number; n: number };
  damage: { seat: number; n: number; at: number };
  "leader-out": { seat: number };
  "leader-back": { seat: number };
  displayed: { slot: number; card: string; n: number; marauder: number } & Colours;
  offered: { card: string; tile: string };
  "stack-empty": Bare;
  "start-player": { seat: number };
  bid: { seat: number; area: string; n: number } & Colours;
  bonus: { seat: number; area: string; icon: string };
  malus: { seat: number; area: string; icon: string };
  took: { seat: number; card: string; n: number; marauder: number } & Colours;
  "nothing-left": { seat: number };
  drew: { seat: number; n: number };
  "drew-card": { seat: number; card: string };
  "nothing-to-draw": { seat: number };
  discarded: { seat: number; card: string };
  built: { seat: number; card: string; site: number };
  "built-over": { seat: number; card: string; site: number; old: string };
  forfeited: { seat: number; card: string };
  tile: { seat: number; tile: string };
  "no-effect": { seat: number };
  exchanged: { seat: number; from: string; take: string };
  houses: { seat: number; n: number };
  city: { seat: number; n: number };
  extended: { seat: number };
  repaired: { seat: number; pay: string };
  activated: { seat: number; card: string; effect: string; n: number; pay: string };
  fought: { seat: number; n: number; left: number };
  "pushed-back": { seat: number; n: number; left: number };
  looked: { seat: number; n: number };
  "saw-card": { seat: number; card: string };
  kept: { seat: number };
  "kept-card": { seat: number; card: string };
  "put-under": { seat: number; n: number };
  "saw-stack": { seat: number; n: number; cards: readonly string[] };
  searched: { seat: number };
  "found-card": { seat: number; card: string };
  recruited: { seat: number; colour: string };
  "sent-back": { seat: number; colour: string };
  done: { seat: number; idle: number };
  home: Bare;
  sheltered: { seat: number; n: number; shelter: number };
  homeless: { seat: number; n: number; shelter: number; missing: number };
  dismissed: { seat: number; colour: string };
  completed: { round: number };
  counted: { seat: number; tile: string; n: number };
  "bid-tile": { area: string; bonus: string; malus: string };
  "raiders-gone": { seat: number; n: number };
  final: Bare;
  ended: { reason: "points" | "cards" | "shared"; seat: number; n: number };
}>;
