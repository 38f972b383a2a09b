import type { Bare, CoreState, EventUnion, QuestionUnion, StepUnion } from "@endzeit/engine";
import type { CardId } from "./content/cards.ts";

/** The seats: the zombie player begins. */
export const ZOMBIES = 0;
export const HUMANS = 1;

/** The street: lanes A-C, sections 1 (barricade) to 5 (graveyard). Square = lane * 5 + section - 1. */
export const SQUARES = 15;
export const LANES = ["A", "B", "C"] as const;
export type Lane = (typeof LANES)[number];
export const SECTIONS = [1, 2, 3, 4, 5] as const;
export type Section = (typeof SECTIONS)[number];

/** What stands on a square. */
export const Figure = { none: 0, zombie: 1, dog: 2 } as const;

/** What the humans have laid on a square. */
export const Thing = { none: 0, mine: 1, pit: 2, wall: 3, car: 4, barrel: 5, barrier: 6 } as const;
export const THING_NAMES = ["none", "mine", "pit", "wall", "car", "barrel", "barrier"] as const;
export type ThingName = Exclude<(typeof THING_NAMES)[number], "none">;

/** What is true of a figure: the sum of these. */
export const Mark = {
  /** Schutzschild: a human is held in front of it. */
  shield: 1,
  /** Boss. How many orders he has left stands in `orders`. */
  boss: 2,
  /** Has once taken an order; each zombie takes one in its life. */
  ordered: 4,
  /** Netz: does not move until the next human phase. */
  netted: 8,
  /** Has used its one effect step of this zombie phase. */
  stepped: 16,
  /** Gib her!: skips the compulsory move of this zombie phase. */
  held: 32,
  /** A Boss who has given his order of this zombie phase. */
  commanded: 64,
  /** A dog whose compulsory move is done. */
  ran: 128,
} as const;

/** The house rules of a table. Fixed for a match; copies of a state share them. */
export interface HouseRules {
  readonly deck: "german" | "portal-2003";
  readonly openHands: boolean;
  readonly dogsCanWin: boolean;
  readonly dogMustAdvance: boolean;
  readonly finishPhaseAtSunrise: boolean;
  readonly humanReshuffle: boolean;
  readonly punchChooser: "zombie" | "human";
  readonly fireLasts: boolean;
  readonly holyPicture: "lane" | "street" | "street-march-only";
  readonly flamethrowerRunsOn: boolean;
  readonly shieldStopsBarrel: boolean;
  /** R106: without it a shield always fills the pit. Left out then, so that states of before stay as they are. */
  readonly shieldFillsPit?: "when-needed";
  readonly barrierSection: "5" | "1";
  readonly nettedMayMerge: boolean;
  readonly oneOrderInLife: boolean;
  readonly freeDiscard: boolean;
  readonly objectsNeedFreeSquare: boolean;
  readonly wallBanLaneOnly: boolean;
}

/**
 * The whole truth of a match. Arrays of 15 are by square, arrays of 3 by lane, pairs by seat.
 * Cards are numbers of kinds (content/cards.ts); -1 is a card that the holder of a view may not see.
 */
export interface State extends CoreState {
  agenda: (Step | Question)[];
  /** House rules and printed cards: how many of each kind, and the number on each. Shared by copies. */
  rules: HouseRules;
  printed: readonly number[];
  values: readonly number[];

  round: number;
  /** Whose phase it is. */
  phase: number;

  /** Figure.none, zombie or dog. */
  figure: number[];
  /** Current strength, which is toughness too. */
  strength: number[];
  /** Points of damage taken and still felt: strength + wounds is the healthy figure. */
  wounds: number[];
  /** Sum of Mark. */
  marks: number[];
  /** Orders that a Boss on this square has left. */
  orders: number[];
  /** Thing.none, mine, pit, wall, car, barrel, barrier. */
  thing: number[];
  /** Depth of a pit, height of a wall, damage of a mine; else 0. */
  size: number[];

  /** Brennende Strassenseite: 1 while the lane burns. */
  burning: number[];
  /** Heiligenbildchen: 1 while nothing in the lane moves (2: the compulsory move alone is denied). */
  frozen: number[];
  /** Napalm: the square that burns, or -1. */
  napalm: number;
  /** Terror: 1 while the humans may play a single card in their next phase. */
  terror: number;
  /** Cards that the humans have played this phase. */
  played: number;

  /** Draw piles by seat, the top card last. Sonnenaufgang lies under the zombie pile and is not in it. */
  deck: number[][];
  hand: number[][];
  /** Cards laid aside by hand: step 3, Fleisch, Faustschlag. Open. The human one is shuffled when the deck is empty. */
  discard: number[][];
  /** Cards played, on the street or gone: out of the deck for good. Open. */
  spent: number[][];
  /** Cards of the human hand that the zombie player is sure of: seen by Fleisch, or the rest when the deck ran out. */
  known: number[];
  /** 1 when Sonnenaufgang has been turned up. */
  sunrise: number;

  /** Bosses whose fall still makes the zombies step back. */
  fallen: number;
  /** Squares whose mine or car is about to go off, first in, first out. */
  fuse: number[];
}

/** What a seat may know has the form of the state: hidden cards are -1, the random generator is empty. */
export type View = State;

/** Steps of the agenda, by rulebook phase. */
export type Step = StepUnion<{
  "zombies/begin": Bare;
  "zombies/not-so-fast": Bare;
  "zombies/dogs": Bare;
  /** The dog on `at` runs on, if it still stands there. */
  "zombies/dog-on": { at: number; left: number; advanced: boolean };
  "zombies/march": { from: number };
  "zombies/end": Bare;
  "humans/begin": Bare;
  "humans/barrels": { from: number };
  "humans/end": Bare;
  draw: Bare;
  "ask-discard": Bare;
  "ask-play": Bare;
  /** After a card or a compulsory move: what is on the fuse goes off, then a fallen Boss is mourned. */
  aftermath: Bare;
  explode: Bare;
  retreat: { lanes: number; upto: number; dogs: boolean; from: number; why: MoveCause };
  shoot: { card: number; at: number; car: boolean };
  /** `left` bullets; the next one flies at `at` (-1: at whatever is first now); the figure on `hurt` was hit and lives. */
  burst: { card: number; lane: number; left: number; at: number; car: boolean; hurt: number };
  grenade: { at: number };
}>;

export type Question = QuestionUnion<{
  "not-so-fast": Bare;
  /** A dog is to run. `at` is the dog on its way or -1; `left` its steps; `advanced` whether it has gone forward. */
  dog: { at: number; left: number; advanced: boolean };
  discard: Bare;
  play: Bare;
  click: { card: number; at: number };
  bullet: { card: number; lane: number; left: number; hurt: number };
  /** A mine has gone off at `at`. */
  splinter: { at: number };
  /** Gasoline has `left` points and stands at `at`; `been` is the set of squares it touched, as bits. */
  gasoline: { at: number; left: number; been: number };
  /** A net lies over the squares of `over` (bits) and may take in more. */
  net: { over: number };
  meat: Bare;
  punch: Bare;
}>;

/** "A1" to "C5". */
export type SquareName = `${Lane}${Section}`;
/** Where a step leads: a square, or over the barricade. */
export type StepTo = SquareName | "barricade";

/** A card by itself, or aimed at what it needs. Of a card that takes two squares, the first alone is only ever refused. */
export type PlayCard = Alone | OnSquare | OnCar | FromTo | InLane | InSection;
export type Alone = { readonly play: CardId };
export type OnSquare = { readonly play: CardId; readonly at: SquareName };
/** The car bomb on a square, not the figure. */
export type OnCar = { readonly play: CardId; readonly at: SquareName; readonly hit: "car" };
export type FromTo = { readonly play: CardId; readonly at: SquareName; readonly to: SquareName };
export type InLane = { readonly play: CardId; readonly lane: Lane };
export type InSection = { readonly play: CardId; readonly section: Section };

/** What may be said to each question. */
export type Answers = {
  readonly "not-so-fast": { readonly play: "not-so-fast"; readonly at: SquareName } | { readonly pass: true };
  readonly dog: { readonly dog: SquareName; readonly to: StepTo } | { readonly dog: SquareName; readonly stay: true };
  readonly discard: { readonly discard: CardId };
  readonly play:
    | { readonly end: true }
    | { readonly order: SquareName; readonly to: StepTo }
    /** A figure that takes no order now: always refused. */
    | { readonly order: SquareName }
    /** A house rule. */
    | { readonly discard: CardId }
    | PlayCard;
  readonly click: { readonly play: "click" } | { readonly pass: true };
  readonly bullet: { readonly bullet: SquareName; readonly hit: "figure" | "car" };
  readonly splinter: { readonly splinter: SquareName };
  readonly gasoline: { readonly pour: SquareName } | { readonly stop: true };
  readonly net: { readonly net: SquareName } | { readonly done: true };
  readonly meat: { readonly take: CardId };
  readonly punch: { readonly take: CardId };
};
export type Answer = Answers[keyof Answers];

export type MoveCause = "march" | "hunger" | "order" | "dog" | "shot" | "searchlight" | "back-off" | "soap" | "boss";

export type DamageCause =
  | "shot"
  | "burst"
  | "sniper"
  | "flamethrower"
  | "gasoline"
  | "fire"
  | "napalm"
  | "voltage"
  | "car"
  | "mine"
  | "splinter";
export type DeathCause = DamageCause | "pit" | "barrel" | "grenade";
export type FigureName = "zombie" | "dog";

export type Event = EventUnion<{
  phase: { phase: "zombies" | "humans"; round: number };
  drew: { seat: number; n: number };
  /** Only to the seat that draws. */
  "drew-card": { seat: number; card: string };
  reshuffled: { n: number };
  sunrise: Bare;
  discarded: { seat: number; card: string };
  /** A card leaves a hand to be played; `at`, `to`, `lane`, `section` as in the answer. */
  played: { seat: number; card: string; at?: string; to?: string; lane?: string; section?: number };
  enters: { figure: FigureName; at: string; strength: number };
  moved: { figure: FigureName; from: string; to: string; why: MoveCause };
  "over-the-barricade": { figure: FigureName; from: string; lane: string };
  swapped: { at: string; to: string };
  merged: { from: string; to: string; strength: number };
  bitten: { at: string; to: string };
  clawed: { at: string; strength: number };
  shielded: { at: string };
  crowned: { at: string };
  ordered: { boss: string; at: string; to: string; left: number };
  held: { at: string };
  clicked: { card: string };
  shot: { card: string; at: string; lane: string; hit: "figure" | "car" };
  wounded: { figure: FigureName; at: string; n: number; left: number; cause: DamageCause };
  "shield-lost": { at: string; cause: DeathCause };
  died: { figure: FigureName; at: string; cause: DeathCause };
  "boss-fell": { at: string };
  laid: { thing: ThingName; at: string; size: number };
  removed: { thing: ThingName; at: string; cause: "pickaxe" | "grenade" | "filled" | "broke" | "rolled-off" | "over" };
  exploded: { thing: "car" | "mine"; at: string };
  splinter: { at: string };
  rolled: { from: string; to: string };
  "lane-burns": { lane: string };
  "napalm-burns": { at: string };
  "lane-freezes": { lane: string };
  "lane-lit": { lane: string };
  "lane-shocked": { lane: string };
  flame: { section: number; at: string; n: number };
  poured: { at: string; left: number };
  netted: { at: string };
  terror: Bare;
  /** Only to the seat that looks. */
  "saw-card": { seat: number; card: string };
  looked: { seat: number };
  /** Fleisch or Faustschlag: a card of `seat` is laid aside. */
  taken: { seat: number; card: string; by: string };
  "effects-over": { lane: string; effect: "fire" | "holy-picture" };
  ended: { seat: number; reason: "barricade" | "sunrise" };
}>;
