import type { Act, Lasting } from "../state.ts";
import type { PlaceId, SymbolName } from "./locations.ts";
import type { Mark } from "./marks.ts";
import type { SurvivorId } from "./survivors.ts";

/** What the rows of crossroads cards are made of: triggers, needs, effects. "The player" is the active one, P of the fact sheet. */

/** `beset` is a location outside the colony with zombies. */
export type Where = PlaceId | "anywhere" | "outside" | "beset";

/** A survivor by name, or the one that the card is about: whom the trigger names, or who was chosen since. */
export type Who = "subject" | SurvivorId;

/** What a card asks of the board that no other card asks. */
export type OddNeed =
  /** 2: somebody has a smaller group; and a follower may go there. */
  | "smaller-group"
  | "gift"
  /** 10: two own survivors, both human, alone at a location outside the colony. */
  | "pair"
  /** 11, 29: an own survivor beside an exiled one, and the other way round. */
  | "beside-exile"
  | "exiled-beside-loyal"
  /** 12: a man and a helpless survivor have come in this turn. */
  | "two-newcomers"
  /** 25: the weapon is still where it was. */
  | "weapon-borne"
  /** 26: somebody other than Forest. */
  | "others"
  /** 35, 66: somebody has a secret; somebody may be accused. */
  | "secrets"
  | "accusable"
  /** 41: two others can go to the Hospital with Rod. */
  | "trio"
  /** 49: more helpless survivors than others. */
  | "outnumbered"
  /** 61: Buddy began the turn in the colony. */
  | "slept-inside"
  /** 72: there is a crisis to put away. */
  | "crisis"
  /** 73: an own survivor alone with one of another player; and that player has cards. */
  | "company"
  | "their-cards"
  /** 80: somebody is hurt. */
  | "hurt";

/** What has to hold: for a trigger, or for an option. */
export type Need =
  /** The player has a survivor there; `loyal`: and is not exiled. */
  | { readonly is: "own"; readonly at: Where; readonly loyal: boolean }
  | { readonly is: "controls"; readonly who: SurvivorId; readonly loyal: boolean; readonly at: Where }
  /** Anybody's; `loyal`: of a player who is not exiled. */
  | { readonly is: "in-play"; readonly who: SurvivorId; readonly loyal: boolean; readonly at: Where }
  | { readonly is: "in-deck"; readonly who: SurvivorId }
  | { readonly is: "survivors-left" }
  | { readonly is: "helpless" | "food" | "hand" | "dice"; readonly least: number }
  | { readonly is: "zombies" | "barricades"; readonly at: PlaceId; readonly least: number }
  /** all fit who would come, to the player or (`each`) to every player. */
  | { readonly is: "room"; readonly survivors: number; readonly helpless: number; readonly each: boolean }
  /** The survivor may be put there: a space is free, and no exiled one comes to the colony. */
  | { readonly is: "placeable"; readonly who: Who; readonly at: PlaceId | "origin" }
  | { readonly is: "deck"; readonly of: PlaceId | "any" }
  /** Of the action: who did it, where, and how. */
  | { readonly is: "actor"; readonly who: SurvivorId | null; readonly loyal: boolean }
  | { readonly is: "acted-at"; readonly at: PlaceId }
  | { readonly is: "fuel"; readonly used: boolean }
  | { readonly is: "alone" | "weapon" | "medicine" | "frozen-in-company" | "hurt-moving" }
  | { readonly is: "odd"; readonly what: OddNeed };

/** What brings the card about. */
type Trigger =
  /** A state of the board, looked at when a turn starts and after every action. */
  | { readonly on: "state"; readonly needs: readonly Need[] }
  /** An action that is done, of that kind or (`null`) any. */
  | { readonly on: "action"; readonly act: Act | null; readonly needs: readonly Need[] }
  /** Within the action that feeds a die with a food token. */
  | { readonly on: "interrupt" }
  /** The turn ends with an unused die. */
  | { readonly on: "rest" };

/** Whom the player chooses; the card is about the chosen one and the place where he stands from then on. */
export const AMONG = [
  "own",
  "own-outside",
  "own-beset",
  "own-at-grocery",
  "own-at-library",
  "anyone-for-police",
  "follower",
  "own-beside-exile",
  "loyal-beside-exiled",
  "company",
] as const;
export type Among = (typeof AMONG)[number];

/** Each of them: in the colony, at the place that the card is about, the player's own. */
export type Group = "inside" | "there" | "own";

/** What one card does that no other does; each is a function in rules/crossroads/odd.ts. */
export type OddEffect =
  | "give-follower"
  | "raise-die"
  | "give-hand"
  | "fight-back"
  | "free-helpless"
  | "christmas"
  | "lead-group"
  | "outbreak"
  | "lose-weapon"
  | "recycle"
  | "wound-lowest"
  | "send-to-police"
  | "take-over"
  | "read-hands"
  | "read-secret"
  | "bev-stays"
  | "wounds-around-thomas"
  | "hospital-trip"
  | "gamble"
  | "lighthouse"
  | "outsiders"
  | "look-around"
  | "accuse"
  | "dynamite"
  | "look-at-hand"
  | "take-card"
  | "show-hand"
  | "put-crisis-away"
  | "heal-three";

export type Effect =
  | { readonly does: "morale" | "food"; readonly by: number }
  | { readonly does: "no-food" }
  | { readonly does: "add-helpless" | "remove-helpless" | "kill-helpless"; readonly n: number }
  | { readonly does: "expose"; readonly who: Who; readonly times: number | "die" }
  | { readonly does: "expose-each"; readonly group: Group; readonly times: number }
  | { readonly does: "wound" | "frostbite"; readonly who: Who; readonly n: number }
  /** `upTo`: only who rolls no more than this; 6 is everybody, without a die. */
  | { readonly does: "wound-each"; readonly group: Group; readonly upTo: number }
  | { readonly does: "frostbite-each"; readonly group: Group }
  /** Every player with survivors in the colony chooses one of them for it. */
  | { readonly does: "volunteers"; readonly for: "exposure" | "frostbite" }
  /** Left out where it cannot be. */
  | { readonly does: "place"; readonly who: Who; readonly at: PlaceId | "origin" }
  | { readonly does: "kill"; readonly who: Who; readonly morale: boolean }
  /** A named survivor joins the player from the deck, or his card leaves the game; the top one joins. */
  | { readonly does: "take"; readonly who: SurvivorId; readonly wounds: number }
  | { readonly does: "discard"; readonly who: SurvivorId }
  | { readonly does: "draw-survivor"; readonly exposures: number }
  | { readonly does: "choose"; readonly among: Among }
  /** 10, 55: a place, which is then the one that the card is about. */
  | { readonly does: "choose-place"; readonly among: "pair" | "beset" }
  /** The rest is done only while the subject lives. */
  | { readonly does: "if-alive" }
  | { readonly does: "zombies"; readonly at: PlaceId | "each-location"; readonly n: number }
  | { readonly does: "remove-zombies"; readonly at: PlaceId | "there"; readonly n: number | "all" }
  /** In the colony, up to so many, without exposure. */
  | { readonly does: "kill-zombies"; readonly most: number }
  | { readonly does: "barricade"; readonly at: PlaceId; readonly n: number }
  | { readonly does: "break-barricades"; readonly at: PlaceId }
  /** As far as it fits. */
  | { readonly does: "noise"; readonly at: PlaceId | "there"; readonly n: number }
  /** The player looks through a deck and takes up to so many cards, with the symbol or any. */
  | {
      readonly does: "search";
      readonly deck: PlaceId | "any";
      readonly cards: number;
      readonly symbol: SymbolName | null;
    }
  /** Cards of a deck that the player chooses are drawn and kept. */
  | { readonly does: "draw"; readonly cards: number }
  /** Cards from the top are revealed, `most` of them or until `until` fit; those that fit are taken, the others shuffled in. */
  | {
      readonly does: "reveal";
      readonly deck: PlaceId;
      readonly take: SymbolName;
      readonly most: number | null;
      readonly until: number | null;
    }
  /** Cards of a deck leave the game: with the symbol, or all. */
  | { readonly does: "strip"; readonly deck: PlaceId; readonly symbol: SymbolName | null }
  /** Removed cards with these symbols come back, up to so many. */
  | {
      readonly does: "return";
      readonly symbols: readonly SymbolName[];
      readonly to: "waste" | "hand";
      readonly most: number | null;
    }
  /** The player's: a hand card, of choice or at random, leaves the game; all unused dice are used; one is. */
  | { readonly does: "lose-card"; readonly random: boolean }
  | { readonly does: "lose-dice" }
  | { readonly does: "lose-die" }
  /** Every player who can uses a die. */
  | { readonly does: "lose-die-each" }
  /** Any players give cards, which leave the hands for the waste or the game, or unused dice; all of it, or nothing. */
  | {
      readonly does: "jointly";
      readonly cards: readonly SymbolName[];
      readonly dice: number;
      /** A survivor who leaves the game with them. */
      readonly with: SurvivorId | null;
      readonly to: "waste" | "removed";
      readonly paid: readonly Effect[];
      readonly unpaid: readonly Effect[];
    }
  | { readonly does: "attach" }
  /** `rounds` that come, after this one; `null` is the whole match. */
  | { readonly does: "in-force"; readonly effect: Lasting; readonly rounds: number | null }
  /** Numbers of `Ban`, for one or for all at the place. */
  | { readonly does: "ban"; readonly who: Who | "there"; readonly ban: number }
  /** Numbers of `TurnMark`. */
  | { readonly does: "mark"; readonly mark: number }
  /** A die: the first effect whose number it does not exceed. */
  | { readonly does: "die"; readonly of: readonly (readonly [upTo: number, brings: Effect | null])[] }
  | { readonly does: "if"; readonly needs: Need; readonly brings: Effect }
  | { readonly does: "odd"; readonly what: OddEffect };

interface Option {
  /** what makes it executable. Of a vote's result: what it costs. */
  readonly needs: readonly Need[];
  readonly effects: readonly Effect[];
}

/** Schicksalskarten. A card's number in the state is its position in `CROSSROADS`, the printed one is one more: rows are never reordered. */
export interface CrossroadsRow<Id extends string = string> {
  readonly id: Id;
  readonly trigger: Trigger;
  /**
   * Who chooses: the active player, the owner of a survivor, those with survivors in the colony, those with survivors where it happened; or
   * nobody, for there is one option.
   */
  readonly choice: "player" | "vote" | "vote-there" | "single" | { readonly owner: SurvivorId };
  /** nothing happens then. */
  readonly unless: readonly Need[];
  /** Done before anybody chooses. */
  readonly first: readonly Effect[];
  /** Of a vote: up, down. */
  readonly options: readonly Option[];
  /** ⊘, not in the cooperative game; and what a tame game leaves out. Nobody knows the printed marks: `FLAGS_MARK`. */
  readonly nonCoop: boolean;
  readonly mature: boolean;
  readonly mark: Mark;
}

export const card = <Id extends string>(
  id: Id,
  trigger: Trigger,
  options: readonly Option[],
  more: Partial<Omit<CrossroadsRow, "id" | "trigger" | "options">> = {},
): CrossroadsRow<Id> => ({
  id,
  trigger,
  choice: "player",
  unless: [],
  first: [],
  options,
  nonCoop: false,
  mature: false,
  mark: "A",
  ...more,
});

export const state = (...needs: readonly Need[]): Trigger => ({ on: "state", needs });
export const action = (act: Act | null, ...needs: readonly Need[]): Trigger => ({ on: "action", act, needs });

/** Effects without a need, and with what makes them executable. */
export const option = (...effects: readonly Effect[]): Option => ({ needs: [], effects });
export const only = (needs: readonly Need[], ...effects: readonly Effect[]): Option => ({ needs, effects });
export const NOTHING: Option = { needs: [], effects: [] };

// Needs

export const own = (at: Where): Need => ({ is: "own", at, loyal: false });
export const loyalOwn = (at: Where): Need => ({ is: "own", at, loyal: true });
export const INSIDE = own("colony");
export const controls = (who: SurvivorId, at: Where = "anywhere"): Need => ({ is: "controls", who, loyal: false, at });
export const loyally = (who: SurvivorId): Need => ({ is: "controls", who, loyal: true, at: "anywhere" });
export const inPlay = (who: SurvivorId, more: { loyal?: boolean; at?: Where } = {}): Need => ({
  is: "in-play",
  who,
  loyal: false,
  at: "anywhere",
  ...more,
});
export const inDeck = (who: SurvivorId): Need => ({ is: "in-deck", who });
export const helpless = (least: number): Need => ({ is: "helpless", least });
export const food = (least: number): Need => ({ is: "food", least });
export const hand = (least: number): Need => ({ is: "hand", least });
export const DIE: Need = { is: "dice", least: 1 };
export const room = (survivors: number, helplessOnes = 0): Need => ({
  is: "room",
  survivors,
  helpless: helplessOnes,
  each: false,
});
export const placeable = (who: Who, at: PlaceId | "origin"): Need => ({ is: "placeable", who, at });
export const deck = (of: PlaceId | "any"): Need => ({ is: "deck", of });
/** Whoever acted is there still. */
export const ACTOR: Need = { is: "actor", who: null, loyal: false };
export const LOYAL_ACTOR: Need = { is: "actor", who: null, loyal: true };
export const actedAt = (at: PlaceId): Need => ({ is: "acted-at", at });
export const odd = (what: OddNeed): Need => ({ is: "odd", what });

// Effects

export const morale = (by: number): Effect => ({ does: "morale", by });
export const feed = (by: number): Effect => ({ does: "food", by });
export const NO_FOOD: Effect = { does: "no-food" };
export const addHelpless = (n: number): Effect => ({ does: "add-helpless", n });
export const removeHelpless = (n: number): Effect => ({ does: "remove-helpless", n });
export const expose = (times: number | "die", who: Who = "subject"): Effect => ({ does: "expose", who, times });
export const wound = (n: number, who: Who = "subject"): Effect => ({ does: "wound", who, n });
export const frostbite = (who: Who = "subject"): Effect => ({ does: "frostbite", who, n: 1 });
export const place = (who: Who, at: PlaceId | "origin"): Effect => ({ does: "place", who, at });
export const kill = (who: Who, costsMorale = true): Effect => ({ does: "kill", who, morale: costsMorale });
export const take = (who: SurvivorId, wounds = 0): Effect => ({ does: "take", who, wounds });
export const choose = (among: Among): Effect => ({ does: "choose", among });
export const IF_ALIVE: Effect = { does: "if-alive" };
export const zombies = (at: PlaceId | "each-location", n: number): Effect => ({ does: "zombies", at, n });
export const clear = (at: PlaceId | "there", n: number | "all" = "all"): Effect => ({
  does: "remove-zombies",
  at,
  n,
});
export const noise = (at: PlaceId | "there", n: number): Effect => ({ does: "noise", at, n });
export const search = (of: PlaceId | "any", cards: number, symbol: SymbolName | null = null): Effect => ({
  does: "search",
  deck: of,
  cards,
  symbol,
});
export const jointly = (
  what: Partial<Omit<Extract<Effect, { does: "jointly" }>, "does">>,
  paid: readonly Effect[],
  unpaid: readonly Effect[] = [],
): Effect => ({ does: "jointly", cards: [], dice: 0, with: null, to: "waste", ...what, paid, unpaid });
export const ATTACH: Effect = { does: "attach" };
export const inForce = (effect: Lasting, rounds: number | null = null): Effect => ({
  does: "in-force",
  effect,
  rounds,
});
export const ban = (number: number, who: Who | "there" = "subject"): Effect => ({ does: "ban", who, ban: number });
export const die = (upTo: number, brings: Effect, otherwise: Effect | null = null): Effect => ({
  does: "die",
  of: [
    [upTo, brings],
    [6, otherwise],
  ],
});
export const doOdd = (what: OddEffect): Effect => ({ does: "odd", what });
