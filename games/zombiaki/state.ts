import type { CoreState } from "@endzeit/engine";
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
export type Step =
  | { readonly do: "zombies/begin" }
  | { readonly do: "zombies/not-so-fast" }
  | { readonly do: "zombies/dogs" }
  /** The dog on `at` runs on, if it still stands there. */
  | { readonly do: "zombies/dog-on"; readonly at: number; readonly left: number; readonly advanced: boolean }
  | { readonly do: "zombies/march"; readonly from: number }
  | { readonly do: "zombies/end" }
  | { readonly do: "humans/begin" }
  | { readonly do: "humans/barrels"; readonly from: number }
  | { readonly do: "humans/end" }
  | { readonly do: "draw" }
  | { readonly do: "ask-discard" }
  | { readonly do: "ask-play" }
  /** After a card or a compulsory move: what is on the fuse goes off, then a fallen Boss is mourned. */
  | { readonly do: "aftermath" }
  | { readonly do: "explode" }
  | {
      readonly do: "retreat";
      readonly lanes: number;
      readonly upto: number;
      readonly dogs: boolean;
      readonly from: number;
      readonly why: MoveCause;
    }
  | { readonly do: "shoot"; readonly card: number; readonly at: number; readonly car: boolean }
  /** `left` bullets; the next one flies at `at` (-1: at whatever is first now); the figure on `hurt` was hit and lives. */
  | {
      readonly do: "burst";
      readonly card: number;
      readonly lane: number;
      readonly left: number;
      readonly at: number;
      readonly car: boolean;
      readonly hurt: number;
    }
  | { readonly do: "grenade"; readonly at: number };

export type Question =
  | { readonly ask: "not-so-fast"; readonly of: readonly number[] }
  /** A dog is to run. `at` is the dog on its way or -1; `left` its steps; `advanced` whether it has gone forward. */
  | {
      readonly ask: "dog";
      readonly of: readonly number[];
      readonly at: number;
      readonly left: number;
      readonly advanced: boolean;
    }
  | { readonly ask: "discard"; readonly of: readonly number[] }
  | { readonly ask: "play"; readonly of: readonly number[] }
  | { readonly ask: "click"; readonly of: readonly number[]; readonly card: number; readonly at: number }
  | {
      readonly ask: "bullet";
      readonly of: readonly number[];
      readonly card: number;
      readonly lane: number;
      readonly left: number;
      readonly hurt: number;
    }
  /** A mine has gone off at `at`. */
  | { readonly ask: "splinter"; readonly of: readonly number[]; readonly at: number }
  /** Gasoline has `left` points and stands at `at`; `been` is the set of squares it touched, as bits. */
  | {
      readonly ask: "gasoline";
      readonly of: readonly number[];
      readonly at: number;
      readonly left: number;
      readonly been: number;
    }
  /** A net lies over the squares of `over` (bits) and may take in more. */
  | { readonly ask: "net"; readonly of: readonly number[]; readonly over: number }
  | { readonly ask: "meat"; readonly of: readonly number[] }
  | { readonly ask: "punch"; readonly of: readonly number[] };

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

export type Event =
  | { readonly event: "phase"; readonly phase: "zombies" | "humans"; readonly round: number }
  | { readonly event: "drew"; readonly seat: number; readonly n: number }
  /** Only to the seat that draws. */
  | { readonly event: "drew-card"; readonly seat: number; readonly card: string }
  | { readonly event: "reshuffled"; readonly n: number }
  | { readonly event: "sunrise" }
  | { readonly event: "discarded"; readonly seat: number; readonly card: string }
  /** A card leaves a hand to be played; `at`, `to`, `lane`, `section` as in the answer. */
  | {
      readonly event: "played";
      readonly seat: number;
      readonly card: string;
      readonly at?: string;
      readonly to?: string;
      readonly lane?: string;
      readonly section?: number;
    }
  | { readonly event: "enters"; readonly figure: FigureName; readonly at: string; readonly strength: number }
  | {
      readonly event: "moved";
      readonly figure: FigureName;
      readonly from: string;
      readonly to: string;
      readonly why: MoveCause;
    }
  | { readonly event: "over-the-barricade"; readonly figure: FigureName; readonly from: string; readonly lane: string }
  | { readonly event: "swapped"; readonly at: string; readonly to: string }
  | { readonly event: "merged"; readonly from: string; readonly to: string; readonly strength: number }
  | { readonly event: "bitten"; readonly at: string; readonly to: string }
  | { readonly event: "clawed"; readonly at: string; readonly strength: number }
  | { readonly event: "shielded"; readonly at: string }
  | { readonly event: "crowned"; readonly at: string }
  | {
      readonly event: "ordered";
      readonly boss: string;
      readonly at: string;
      readonly to: string;
      readonly left: number;
    }
  | { readonly event: "held"; readonly at: string }
  | { readonly event: "clicked"; readonly card: string }
  | {
      readonly event: "shot";
      readonly card: string;
      readonly at: string;
      readonly lane: string;
      readonly hit: "figure" | "car";
    }
  | {
      readonly event: "wounded";
      readonly figure: FigureName;
      readonly at: string;
      readonly n: number;
      readonly left: number;
      readonly cause: DamageCause;
    }
  | { readonly event: "shield-lost"; readonly at: string; readonly cause: DeathCause }
  | { readonly event: "died"; readonly figure: FigureName; readonly at: string; readonly cause: DeathCause }
  | { readonly event: "boss-fell"; readonly at: string }
  | { readonly event: "laid"; readonly thing: ThingName; readonly at: string; readonly size: number }
  | {
      readonly event: "removed";
      readonly thing: ThingName;
      readonly at: string;
      readonly cause: "pickaxe" | "grenade" | "filled" | "broke" | "rolled-off" | "over";
    }
  | { readonly event: "exploded"; readonly thing: "car" | "mine"; readonly at: string }
  | { readonly event: "splinter"; readonly at: string }
  | { readonly event: "rolled"; readonly from: string; readonly to: string }
  | { readonly event: "lane-burns"; readonly lane: string }
  | { readonly event: "napalm-burns"; readonly at: string }
  | { readonly event: "lane-freezes"; readonly lane: string }
  | { readonly event: "lane-lit"; readonly lane: string }
  | { readonly event: "lane-shocked"; readonly lane: string }
  | { readonly event: "flame"; readonly section: number; readonly at: string; readonly n: number }
  | { readonly event: "poured"; readonly at: string; readonly left: number }
  | { readonly event: "netted"; readonly at: string }
  | { readonly event: "terror" }
  /** Only to the seat that looks. */
  | { readonly event: "saw-card"; readonly seat: number; readonly card: string }
  | { readonly event: "looked"; readonly seat: number }
  /** Fleisch or Faustschlag: a card of `seat` is laid aside. */
  | { readonly event: "taken"; readonly seat: number; readonly card: string; readonly by: string }
  | { readonly event: "effects-over"; readonly lane: string; readonly effect: "fire" | "holy-picture" }
  | { readonly event: "ended"; readonly seat: number; readonly reason: "barricade" | "sunrise" };
