import type { CoreState } from "@endzeit/engine";
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
export interface Numbers {
  readonly zedFull: readonly number[];
  readonly zedReduced: readonly number[];
  readonly unitFull: readonly number[];
  readonly unitReduced: readonly number[];
  readonly unitMove: readonly number[];
  readonly act: readonly number[];
  /** Zeds tabs as they are spelled: "HSM", "*". */
  readonly strip: readonly string[];
  readonly actions: readonly number[];
  /** 0 none, 1 ≡Z, 2 [Z]. */
  readonly symbol: readonly number[];
  readonly short: readonly number[];
  readonly normal: readonly number[];
}

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

export type Step =
  | { readonly do: "setup/draft"; readonly left: number }
  | { readonly do: "setup/hero"; readonly seat: number }
  | { readonly do: "round/draw" }
  | { readonly do: "zeds/open" }
  | { readonly do: "zeds/symbol"; readonly left: number }
  | { readonly do: "zeds/event" }
  /** The Zeds tab from its `at`th sign on. */
  | { readonly do: "zeds/tab"; readonly at: number }
  /** The tracks still to be activated in an order of choice, as bits. */
  | { readonly do: "zeds/all"; readonly tracks: number }
  | { readonly do: "zeds/track"; readonly track: number }
  /** The groups of a track from `number` outward. */
  | { readonly do: "zeds/march"; readonly track: number; readonly number: number }
  | { readonly do: "zeds/advance"; readonly at: number }
  /** Zeds have come into a space with units. */
  | { readonly do: "zeds/enter"; readonly at: number; readonly advance: number }
  | { readonly do: "zeds/withdraw"; readonly at: number; readonly advance: number }
  | { readonly do: "zeds/hello"; readonly at: number; readonly advance: number }
  /** After Traps: units leave the space to the Zeds that are left. */
  | { readonly do: "zeds/yield"; readonly at: number }
  | { readonly do: "zeds/end" }
  /** A melee with Zeds that were laid down among units, if both sides are there. */
  | { readonly do: "meet"; readonly at: number }
  | { readonly do: "story/draw" }
  | { readonly do: "story/effect" }
  /** The living dead!: Zeds still to be laid down before any of them fights. */
  | { readonly do: "story/lay"; readonly left: number }
  | { readonly do: "event/spread" }
  | { readonly do: "event/starts"; readonly track: number }
  | { readonly do: "event/clean" }
  | { readonly do: "event/replace" }
  | { readonly do: "event/toughest" }
  | { readonly do: "event/underfoot" }
  | { readonly do: "event/smell-after"; readonly zed: number; readonly at: number }
  | { readonly do: "event/plague"; readonly at: number }
  | { readonly do: "fight/choose" }
  | { readonly do: "fight/cards" }
  | { readonly do: "fight/roll" }
  | { readonly do: "fight/judge" }
  | { readonly do: "fight/hits" }
  | { readonly do: "fight/wounds" }
  | { readonly do: "fight/end" }
  /** Zeds leave `at`, as losers or by an explosion. */
  | { readonly do: "retreat/zeds"; readonly at: number }
  /** Units leave `at`; attackers go back to `origin` (-1: toward Town Center). `calm`: not into spaces with Zeds (X1). */
  | {
      readonly do: "retreat/units";
      readonly at: number;
      readonly units: number;
      readonly origin: number;
      readonly calm: boolean;
      readonly why: "retreat" | "fall-back";
    }
  /** Units have come into a space with Zeds without an action. */
  | {
      readonly do: "clash";
      readonly at: number;
      readonly origin: number;
      readonly cause: "retreat" | "fall-back";
    }
  | { readonly do: "actions/begin" }
  | { readonly do: "actions/ask" }
  | { readonly do: "overwatch" }
  | { readonly do: "actions/end" }
  | { readonly do: "hero/take"; readonly seat: number }
  | { readonly do: "organise" }
  | { readonly do: "finale" };

type Asked = { readonly of: readonly number[] };

export type Question =
  | (Asked & { readonly ask: "draft"; readonly left: number })
  | (Asked & { readonly ask: "hero" })
  /** Which Start: `tracks` as bits; for `zed`. */
  | (Asked & { readonly ask: "start"; readonly zed: number; readonly tracks: number })
  | (Asked & { readonly ask: "track"; readonly why: "story" | "order"; readonly tracks: number })
  /** ≡Z: which of equally strong groups moves. */
  | (Asked & { readonly ask: "strongest"; readonly left: number })
  /** Which of two equal Zeds goes on from `at`; in a retreat: which stays nearer. */
  | (Asked & {
      readonly ask: "advance";
      readonly at: number;
      readonly why: "march" | "symbol" | "brains";
      readonly advance: number;
    })
  | (Asked & { readonly ask: "nearer"; readonly at: number })
  /** The Zeds phase is about to begin: cards for the start of a phase. */
  | (Asked & { readonly ask: "ready" })
  | (Asked & { readonly ask: "toughest" })
  | (Asked & { readonly ask: "replace" })
  | (Asked & { readonly ask: "armed" })
  | (Asked & { readonly ask: "charged" })
  | (Asked & { readonly ask: "underfoot" })
  | (Asked & { readonly ask: "smell" })
  | (Asked & { readonly ask: "arrive"; readonly unit: number })
  | (Asked & { readonly ask: "withdraw"; readonly at: number; readonly advance: number })
  /** What a unit can do when Zeds come to it: Traps and the like. */
  | (Asked & { readonly ask: "hello"; readonly at: number; readonly advance: number; readonly unit: number })
  | (Asked & { readonly ask: "defend" })
  | (Asked & { readonly ask: "before" })
  | (Asked & { readonly ask: "reroll" })
  | (Asked & { readonly ask: "resolve" })
  | (Asked & { readonly ask: "hit"; readonly at: number; readonly left: number })
  /** Two units retreat and the next space has room for one: who stops there. */
  | (Asked & {
      readonly ask: "stop";
      readonly at: number;
      readonly units: number;
      readonly origin: number;
      readonly calm: boolean;
      readonly why: "retreat" | "fall-back";
      readonly next: number;
    })
  | (Asked & { readonly ask: "act" })
  | (Asked & { readonly ask: "extra"; readonly unit: number })
  /** `seat` would like to use the hero of the seat that is asked, and says what for (R80). */
  | (Asked & { readonly ask: "lend"; readonly seat: number; readonly unit: number; readonly for: Purpose })
  | (Asked & { readonly ask: "overwatch" });

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

export type Event =
  | { readonly event: "drafted"; readonly hero: string }
  | { readonly event: "hero"; readonly seat: number; readonly hero: string }
  | { readonly event: "card"; readonly card: string; readonly round: number; readonly of: number }
  | { readonly event: "phase"; readonly phase: "zeds" | "actions" | "organisation"; readonly n: number }
  | { readonly event: "symbol"; readonly symbol: "move" | "place"; readonly n: number }
  | { readonly event: "activated"; readonly track: string }
  | {
      readonly event: "placed";
      readonly zed: number;
      readonly strength: number;
      readonly at: string;
      /** 1 when it came reduced side up. */
      readonly reduced: number;
      /** It is known already: it has retreated off its track, or the players have chosen where it goes. */
      readonly known?: true;
    }
  /** A Zed in retreat has found no room on its track, the Start included: it goes to another Start, or into the bag. */
  | { readonly event: "pushed-off"; readonly zed: number; readonly strength: number; readonly from: string }
  | { readonly event: "returned"; readonly zed: number; readonly strength: number }
  | { readonly event: "bag-empty" }
  | {
      readonly event: "zeds-moved";
      readonly zeds: readonly number[];
      readonly strength: number;
      readonly from: string;
      readonly to: string;
      readonly why: "march" | "symbol" | "brains" | "retreat";
    }
  | { readonly event: "zeds-stay"; readonly at: string; readonly why: "no-entry" | "full" | "stopped" }
  | { readonly event: "overrun"; readonly from: string }
  | { readonly event: "defiant-off"; readonly unit: string; readonly at: string }
  | {
      readonly event: "unit-moved";
      readonly unit: string;
      readonly from: string;
      readonly to: string;
      readonly path: readonly string[];
      readonly why: "move" | "retreat" | "fall-back" | "saved" | "arrive";
    }
  | {
      readonly event: "roll";
      readonly why: "traps" | "tough" | "tough-zed" | "save" | "forage" | "hello" | "stop" | "rush" | "hoses";
      readonly dice: readonly number[];
      readonly who: string;
      readonly good: number;
    }
  | {
      readonly event: "melee";
      readonly unit: string;
      readonly at: string;
      readonly cause: FightCause;
      readonly strength: number;
      readonly zeds: number;
      readonly column: string;
    }
  | {
      readonly event: "shift";
      readonly n: number;
      readonly cause: ShiftCause;
      readonly unit: string;
      readonly column: string;
    }
  | {
      readonly event: "fight-roll";
      readonly unit: string;
      readonly dice: readonly number[];
      readonly sum: number;
      readonly column: string;
      readonly again: number;
    }
  | {
      readonly event: "result";
      readonly unit: string;
      readonly at: string;
      readonly onZeds: number;
      readonly onUnit: number;
      readonly lost: "zeds" | "units" | "nobody";
    }
  | {
      readonly event: "gunfire";
      readonly unit: string;
      readonly from: string;
      readonly at: string;
      readonly strength: number;
      readonly column: number;
      /** "ammo", "action" or "free". */
      readonly paid: string;
      readonly n: number;
    }
  | { readonly event: "gunfire-result"; readonly unit: string; readonly at: string; readonly onZeds: number }
  | {
      readonly event: "zed-hit";
      readonly zed: number;
      readonly at: string;
      readonly strength: number;
      readonly hits: number;
      readonly what: "hit" | "flipped" | "killed";
    }
  | {
      readonly event: "unit-hit";
      readonly unit: string;
      readonly at: string;
      readonly hits: number;
      readonly what: "hit" | "flipped" | "lethal";
    }
  | { readonly event: "saved"; readonly unit: string }
  | { readonly event: "killed"; readonly unit: string; readonly at: string }
  | {
      readonly event: "paid";
      readonly by: "event" | "own" | "speech";
      readonly unit: string;
      readonly seat: number;
      readonly n: number;
    }
  | { readonly event: "special"; readonly special: string; readonly unit: string }
  | { readonly event: "foraged"; readonly unit: string; readonly at: string; readonly die: number; readonly n: number }
  | {
      readonly event: "ammo";
      readonly n: number;
      readonly left: number;
      readonly why: "forage" | "cabin" | "dud" | "johnson" | "sarge";
    }
  | { readonly event: "story"; readonly card: string }
  | { readonly event: "story-track"; readonly track: string }
  | { readonly event: "story-effect"; readonly card: string }
  | { readonly event: "kept"; readonly card: string }
  | { readonly event: "played"; readonly card: string }
  | { readonly event: "reshuffled"; readonly n: number }
  | {
      readonly event: "marker";
      readonly marker: "well-armed" | "leader" | "charged" | "drilled";
      readonly unit: string;
    }
  | { readonly event: "tough-zed"; readonly zed: number; readonly strength: number; readonly at: string }
  | { readonly event: "no-entry"; readonly at: string; readonly on: number }
  | { readonly event: "cleaned"; readonly n: number }
  | { readonly event: "zed-turned"; readonly zed: number; readonly at: string; readonly strength: number }
  | { readonly event: "no-effect"; readonly card: string }
  | { readonly event: "ended-phase"; readonly seat: number }
  | { readonly event: "wish"; readonly seat: number; readonly unit: string; readonly for: Purpose }
  | { readonly event: "lent"; readonly seat: number; readonly unit: string }
  | { readonly event: "refused"; readonly seat: number; readonly unit: string }
  | { readonly event: "looked"; readonly unit: string; readonly card: string }
  | { readonly event: "peeked"; readonly unit: string; readonly card: string }
  | { readonly event: "patched"; readonly unit: string; readonly hits: number }
  | { readonly event: "hosed"; readonly at: string }
  | { readonly event: "ended"; readonly reason: "won" | "overrun"; readonly score: number; readonly verdict: string };
