import type { Bare, CoreState, EventUnion, PrintedLists, QuestionUnion, StepUnion } from "@endzeit/engine";
import type { TRACKS } from "./content/board.ts";
import type { SpecialId } from "./content/units.ts";

export const Phase = { setup: 0, zeds: 1, actions: 2, organisation: 3 } as const;

export interface HouseRules {
  readonly deck: "short" | "normal";
  /** The four of the rulebook's example, four drawn, or four that the players pick. */
  readonly heroes: "standard" | "random" | "draft";
  /** Units of later levels join the pools. */
  readonly moreUnits: boolean;
  readonly ammo: "4" | "6" | "8";
  /** R70: the finale with four activations is won before they happen. */
  readonly finaleAtOnce: boolean;
  /** R12: at most four event actions. */
  readonly actionCap: boolean;
}

/** The numbers on counters and cards, as the match was opened with; by position in `content/`. Shared by copies. */
export interface Numbers extends PrintedLists<OnCounters | OnEvents | "short" | "normal"> {
  /** Zeds tabs as they are spelled: "HSM", "*". */
  readonly strip: readonly string[];
}
type OnCounters = "zedFull" | "zedReduced" | "unitFull" | "unitReduced" | "unitMove";
/** Symbols are 0 none, 1 ≡Z, 2 [Z]. */
type OnEvents = "act" | "actions" | "symbol";

/** How a melee came about. */
export type FightCause = "enter" | "placed" | "attack" | "retreat" | "fall-back" | "smell" | "underfoot" | "town";

/** A melee, from who fights to what it did (rule 6.1). Changed in place; a copy of a state has its own. */
export interface Fight {
  readonly at: number;
  readonly cause: FightCause;
  /** 1 when Zeds came to the units, 0 when units came to the Zeds. */
  readonly zedsAttack: number;
  /** The fighting unit, -1 before it is chosen. */
  unit: number;
  /** Where attacking units came from, at the beginning of their way; -1 for none. */
  readonly origin: number;
  /** 1 on a Brains! card: Zeds that win go on. */
  readonly advance: number;
  /** 1 when the Killer bulldozer was played. */
  bulldozer: number;
  /** More columns, by an ability used in this fight. */
  bonus: number;
  /** 1 when the unit takes no hits in this fight. */
  unhurt: number;
  column: number;
  dice: readonly number[];
  rerolled: number;
  /** 1 when the Zeds have lost. */
  zedsLost: number;
  /** Hits still to be dealt. */
  onZeds: number;
  onUnit: number;
}

/**
 * The whole truth of a match. Spaces are numbers of `SPACES` (content/board.ts), units of `UNITS`, Zeds of `ZEDS`; -1 is nothing.
 */
export interface State extends CoreState {
  agenda: (Step | Question)[];
  rules: HouseRules;
  numbers: Numbers;
  seats: number;
  /** Each seat's personal hero or heroic civilian, -1 for none. Alone all units are shared, so there is none. */
  owner: number[];
  phase: number;
  /** Event cards revealed so far, Brains! included. */
  round: number;

  /** The active event card, -1 before the first. */
  event: number;
  /** The top card last. -1 is a card that the holder of a view may not see. */
  eventDeck: number[];
  eventDiscard: number[];
  storyDeck: number[];
  storyDiscard: number[];
  /** Story cards kept for later. */
  kept: number[];
  /** The story card being resolved and the track that it names; -1 otherwise. */
  story: number;
  storyTrack: number;
  /** 1 while the top event card, the top story card has been looked at. */
  topSeen: number;
  storySeen: number;

  /** Zeds on the tracks: two places a space, -1 is empty; the first place is filled first. */
  spots: number[];
  /** By Zed: 1 on the reduced side, and hit markers. */
  zedFlipped: number[];
  zedHits: number[];
  /** Zeds in the bag. Their order means nothing: each draw is by chance. */
  bag: number[];
  /** Zeds that have been activated (or may not be) in the activation that runs. */
  done: number[];
  /** 1 while ≡Z moves Zeds: a mob that gains a Zed is fresh again (rule 3.1). */
  cooperative: number;

  /** By unit: a space, `TOWN`, `GRAVEYARD`, `RESERVE` or `BOX`. */
  unitAt: number[];
  unitFlipped: number[];
  unitHits: number[];
  defiant: number[];
  /** Units with the Well-Armed and the Civilian Leader marker. */
  armed: number;
  leader: number;
  /** The Zed with the Tough marker. */
  tough: number;
  /** The hero that Keep calm helps this round. */
  charged: number;
  /** The space with the No Entry marker. */
  noEntry: number;

  ammo: number;
  /** Event actions left. */
  actions: number;
  /** By seat: 1 when the player action is left, 1 when the seat has ended its action phase. */
  own: number[];
  ended: number[];
  /** By special action (`SPECIALS`): 0 ready, 1 used this round, 2 gone for good. */
  specials: number[];
  /** By unit: 1 when it still has its action from the Motivating speech. */
  speech: number[];
  /** Whose personal unit may, whose may not be used by whom this round, as bits: `CONSENTS[owner][seat]` (R80). */
  lent: number;
  declined: number;
  /** Units as bits: have fired free of ammo this round; were drilled by Sarge. */
  freeShots: number;
  drilled: number;

  fight: Fight | null;
}

export type View = State;

export type Step = StepUnion<{
  "setup/draft": { left: number };
  "setup/hero": { seat: number };
  "round/draw": Bare;
  "zeds/open": Bare;
  "zeds/symbol": { left: number };
  "zeds/event": Bare;
  /** The Zeds tab from its `at`th sign on. */
  "zeds/tab": { at: number };
  /** The tracks still to be activated in an order of choice, as bits. */
  "zeds/all": { tracks: number };
  "zeds/track": { track: number };
  /** The groups of a track from `number` outward. */
  "zeds/march": { track: number; number: number };
  "zeds/advance": { at: number };
  /** Zeds have come into a space with units. */
  "zeds/enter": { at: number; advance: number };
  "zeds/withdraw": { at: number; advance: number };
  "zeds/hello": { at: number; advance: number };
  /** After Traps: units leave the space to the Zeds that are left. */
  "zeds/yield": { at: number };
  "zeds/end": Bare;
  /** A melee with Zeds that were laid down among units, if both sides are there. */
  meet: { at: number };
  "story/draw": Bare;
  "story/effect": Bare;
  /** The living dead!: Zeds still to be laid down before any of them fights. */
  "story/lay": { left: number };
  "event/spread": Bare;
  "event/starts": { track: number };
  "event/clean": Bare;
  "event/replace": Bare;
  "event/toughest": Bare;
  "event/underfoot": Bare;
  "event/smell-after": { zed: number; at: number };
  "event/plague": { at: number };
  "fight/choose": Bare;
  "fight/cards": Bare;
  "fight/roll": Bare;
  "fight/judge": Bare;
  "fight/hits": Bare;
  "fight/wounds": Bare;
  "fight/end": Bare;
  /** Zeds leave `at`, as losers or by an explosion. */
  "retreat/zeds": { at: number };
  /** Units leave `at`; attackers go back to `origin` (-1: toward Town Center). `calm`: not into spaces with Zeds (X1). */
  "retreat/units": { at: number; units: number; origin: number; calm: boolean; why: "retreat" | "fall-back" };
  /** Units have come into a space with Zeds without an action. */
  clash: { at: number; origin: number; cause: "retreat" | "fall-back" };
  "actions/begin": Bare;
  "actions/ask": Bare;
  overwatch: Bare;
  "actions/end": Bare;
  "hero/take": { seat: number };
  organise: Bare;
  finale: Bare;
}>;

export type Question = QuestionUnion<{
  draft: { left: number };
  hero: Bare;
  /** Which Start: `tracks` as bits; for `zed`. */
  start: { zed: number; tracks: number };
  track: { why: "story" | "order"; tracks: number };
  /** ≡Z: which of equally strong groups moves. */
  strongest: { left: number };
  /** Which of two equal Zeds goes on from `at`; in a retreat: which stays nearer. */
  advance: { at: number; why: "march" | "symbol" | "brains"; advance: number };
  nearer: { at: number };
  /** The Zeds phase is about to begin: cards for the start of a phase. */
  ready: Bare;
  toughest: Bare;
  replace: Bare;
  armed: Bare;
  charged: Bare;
  underfoot: Bare;
  smell: Bare;
  arrive: { unit: number };
  withdraw: { at: number; advance: number };
  /** What a unit can do when Zeds come to it: Traps and the like. */
  hello: { at: number; advance: number; unit: number };
  defend: Bare;
  before: Bare;
  reroll: Bare;
  resolve: Bare;
  hit: { at: number; left: number };
  /** Two units retreat and the next space has room for one: who stops there. */
  stop: { at: number; units: number; origin: number; calm: boolean; why: "retreat" | "fall-back"; next: number };
  act: Bare;
  extra: { unit: number };
  /** `seat` would like to use the hero of the seat that is asked, and says what for (R80). */
  lend: { seat: number; unit: number; for: Purpose };
  overwatch: Bare;
}>;

/** What another seat's hero is asked for. */
export const PURPOSES = ["move", "attack", "fire", "forage", "special"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Units, spaces and cards by their ids ("piazza", "F4", "bulldozer"). */
type Name = string;
type Pass = { readonly pass: true };
type OneUnit = { readonly unit: Name };
type OneZed = { readonly zed: number };
type OneTrack = { readonly track: (typeof TRACKS)[number] };

/** With several seats: the seat's own player action pays. */
type Paid = { readonly own?: true };
/** Captain Piazza pays an action in place of ammo. */
type Spared = { readonly spare?: true };
export type Move = Paid & { readonly move: Name; readonly to: Name };
export type Forage = Paid & { readonly forage: Name };
export type Fire = Paid & Spared & { readonly fire: Name; readonly at: Name };
/** Actions of units of later levels. */
export type MoreDeed =
  | (Paid & { readonly look: "wright" })
  | (Paid & { readonly drill: Name })
  | (Paid & { readonly patch: Name })
  | (Paid & { readonly hose: Name });
/** What a unit does for an action. */
export type UnitDeed = Move | Forage | Fire | MoreDeed;

export type CitadelShot = Spared & { readonly special: "citadel"; readonly unit: Name; readonly at: Name };
export type Special =
  | { readonly special: SpecialId }
  | { readonly special: SpecialId; readonly unit: Name }
  | CitadelShot;
/** A kept story card, as it is or for a unit. */
export type PlayAlone = { readonly play: Name };
export type PlayUnit = { readonly play: Name; readonly unit: Name };
export type PlayCard = PlayAlone | PlayUnit;
export type Borrow = { readonly borrow: Name; readonly for: Purpose };

/** What may be said to each question. */
export type Answers = {
  readonly draft: { readonly hero: Name };
  readonly hero: { readonly hero: Name };
  readonly start: OneTrack;
  readonly track: OneTrack;
  readonly strongest: { readonly from: Name };
  readonly advance: OneZed;
  readonly nearer: OneZed;
  readonly ready: PlayUnit | Pass;
  readonly toughest: OneZed;
  readonly replace: OneZed;
  readonly armed: OneUnit;
  readonly charged: OneUnit;
  readonly underfoot: OneUnit;
  readonly smell: OneUnit;
  readonly arrive: { readonly to: Name };
  readonly withdraw: { readonly withdraw: Name } | { readonly hold: true };
  /** Falling back is Alyssa's. */
  readonly hello: { readonly use: "traps" | "fall-back" } | Pass;
  readonly defend: OneUnit;
  readonly before: PlayCard | { readonly fight: true };
  readonly reroll: { readonly reroll: true } | { readonly keep: true };
  readonly resolve: PlayAlone | Pass;
  readonly hit: OneZed;
  readonly stop: OneUnit;
  readonly act: UnitDeed | Special | PlayCard | Borrow | { readonly peek: "wilson" } | { readonly end: true };
  readonly extra: UnitDeed | Pass;
  readonly lend: { readonly lend: true } | { readonly refuse: true };
  readonly overwatch: { readonly fall: true } | { readonly fall: true; readonly with: Name } | { readonly stay: true };
};
export type Answer = Answers[keyof Answers];

/** One shift of a fight's column. */
export type ShiftCause =
  | "well-armed"
  | "leader"
  | "ability"
  | "keep-calm"
  | "bulldozer"
  | "defence"
  | "defender"
  | "citadel"
  | "long-range"
  | "ready";

export type Event = EventUnion<{
  drafted: { hero: string };
  hero: { seat: number; hero: string };
  card: { card: string; round: number; of: number };
  phase: { phase: "zeds" | "actions" | "organisation"; n: number };
  symbol: { symbol: "move" | "place"; n: number };
  activated: { track: string };
  placed: {
    zed: number;
    strength: number;
    at: string /** 1 when it came reduced side up. */;
    reduced: number /** It is known already: it has retreated off its track, or the players have chosen where it goes. */;
    known?: true;
  };
  /** A Zed in retreat has found no room on its track, the Start included: it goes to another Start, or into the bag. */
  "pushed-off": { zed: number; strength: number; from: string };
  returned: { zed: number; strength: number };
  "bag-empty": Bare;
  "zeds-moved": {
    zeds: readonly number[];
    strength: number;
    from: string;
    to: string;
    why: "march" | "symbol" | "brains" | "retreat";
  };
  "zeds-stay": { at: string; why: "no-entry" | "full" | "stopped" };
  overrun: { from: string };
  "defiant-off": { unit: string; at: string };
  "unit-moved": {
    unit: string;
    from: string;
    to: string;
    path: readonly string[];
    why: "move" | "retreat" | "fall-back" | "saved" | "arrive";
  };
  roll: {
    why: "traps" | "tough" | "tough-zed" | "save" | "forage" | "hello" | "stop" | "rush" | "hoses";
    dice: readonly number[];
    who: string;
    good: number;
  };
  melee: { unit: string; at: string; cause: FightCause; strength: number; zeds: number; column: string };
  shift: { n: number; cause: ShiftCause; unit: string; column: string };
  "fight-roll": { unit: string; dice: readonly number[]; sum: number; column: string; again: number };
  result: { unit: string; at: string; onZeds: number; onUnit: number; lost: "zeds" | "units" | "nobody" };
  gunfire: {
    unit: string;
    from: string;
    at: string;
    strength: number;
    column: number /** "ammo", "action" or "free". */;
    paid: string;
    n: number;
  };
  "gunfire-result": { unit: string; at: string; onZeds: number };
  "zed-hit": { zed: number; at: string; strength: number; hits: number; what: "hit" | "flipped" | "killed" };
  "unit-hit": { unit: string; at: string; hits: number; what: "hit" | "flipped" | "lethal" };
  saved: { unit: string };
  killed: { unit: string; at: string };
  paid: { by: "event" | "own" | "speech"; unit: string; seat: number; n: number };
  special: { special: string; unit: string };
  foraged: { unit: string; at: string; die: number; n: number };
  ammo: { n: number; left: number; why: "forage" | "cabin" | "dud" | "johnson" | "sarge" };
  story: { card: string };
  "story-track": { track: string };
  "story-effect": { card: string };
  kept: { card: string };
  played: { card: string };
  reshuffled: { n: number };
  marker: { marker: "well-armed" | "leader" | "charged" | "drilled"; unit: string };
  "tough-zed": { zed: number; strength: number; at: string };
  "no-entry": { at: string; on: number };
  cleaned: { n: number };
  "zed-turned": { zed: number; at: string; strength: number };
  "no-effect": { card: string };
  "ended-phase": { seat: number };
  wish: { seat: number; unit: string; for: Purpose };
  lent: { seat: number; unit: string };
  refused: { seat: number; unit: string };
  looked: { unit: string; card: string };
  peeked: { unit: string; card: string };
  patched: { unit: string; hits: number };
  hosed: { at: string };
  ended: { reason: "won" | "overrun"; score: number; verdict: string };
}>;
