import type { PlaceId, SymbolName } from "./locations.ts";

/** What survivors and items can do. Where, when and for which die is said by their rows; "own" is the player's, "bearer" the survivor himself. */
export type Ability =
  /** The bearer's search looks at so many cards more, and keeps so many more. */
  | { readonly does: "search-more"; readonly look: number; readonly keep: number }
  /** One noise of the bearer's search shows so many cards. */
  | { readonly does: "search-loudly"; readonly look: number }
  /** The top card of any location's deck is looked at. */
  | { readonly does: "scout" }
  /** So many cards from the top of the deck here are revealed: a survivor card may be taken, the others are shuffled in. */
  | { readonly does: "rescue"; readonly look: number }
  /** So many crises are looked at and returned in any order; then so many words may be said about them. */
  | { readonly does: "foresee"; readonly look: number; readonly words: number }
  /** A random card of another hand is taken, or looked at. */
  | { readonly does: "steal" | "peek" }
  /**
   * An attack of the bearer on a zombie kills so many instead of one and takes so many exposure rolls. It may cost a card of the symbol and
   * a further die, and make noise.
   */
  | {
      readonly does: "attack";
      readonly kills: number;
      readonly exposures: number;
      readonly card: SymbolName | null;
      readonly dice: number;
      readonly noise: number;
    }
  /** The bearer may attack with a die of any value; an own survivor attacks without a die. */
  | { readonly does: "attack-with-any-die" | "attack-without-die" }
  /** Up to so many zombies are killed, which is no attack: here, with an own survivor, or anywhere. */
  | {
      readonly does: "kill";
      readonly where: "here" | "with-own" | "anywhere";
      readonly most: number;
      readonly exposures: number;
      readonly forHelpless: boolean;
    }
  /** A bite that spreads skips the bearer; with `rolled`, bitten in his own exposure roll is a wound. */
  | { readonly does: "unbitten"; readonly rolled: boolean }
  /** Frostbite is a wound. */
  | { readonly does: "warm" }
  /** The bearer dies of so many wounds. */
  | { readonly does: "tough"; readonly wounds: number }
  /** A wound or frostbite is removed: from a survivor here, or from one with an own survivor. */
  | { readonly does: "heal"; readonly where: "here" | "with-own" }
  /** Moves without exposure: all of the bearer, or the one with which the card is played. */
  | { readonly does: "move-safely" }
  /** Own unused dice: one is raised, any or only one are rolled anew, one is set, one more is rolled each round. */
  | { readonly does: "raise-die"; readonly by: number }
  | { readonly does: "reroll"; readonly dice: "one" | "any" }
  | { readonly does: "set-die" }
  | { readonly does: "extra-die" }
  /** One off an unused die of another player, one onto an own. */
  | { readonly does: "shift-die" }
  | { readonly does: "food"; readonly tokens: number }
  /** Cleaning waste removes so many cards. */
  | { readonly does: "clean"; readonly cards: number }
  /** The action without a die; the bearer's action with so many barricades; so many barricades placed without the action. */
  | { readonly does: "barricade-without-die" }
  | { readonly does: "barricade-more"; readonly barricades: number }
  | { readonly does: "barricades"; readonly where: "here" | "with-own"; readonly barricades: number }
  /** Up to so many zombies come from one location to one with an own survivor. */
  | { readonly does: "lure"; readonly most: number }
  /** The abilities of all others who are here. */
  | { readonly does: "copy" }
  /** The survivor leaves the game, which is no death, and morale rises. */
  | { readonly does: "leave"; readonly morale: number }
  /** A survivor joins, and so many helpless ones come to the colony. */
  | { readonly does: "outsider"; readonly helpless: number };

/** Where an ability can be used. */
export type AbilityPlace = PlaceId | "any" | "any-but-colony";

export const search = (look: number, keep: number): Ability => ({ does: "search-more", look, keep });

export const attack = (
  kills: number,
  exposures: number,
  more: { card?: SymbolName; dice?: number; noise?: number } = {},
): Ability => ({ does: "attack", kills, exposures, card: null, dice: 0, noise: 0, ...more });

export const kill = (
  where: "here" | "with-own" | "anywhere",
  most: number,
  more: { exposures?: number; forHelpless?: boolean } = {},
): Ability => ({ does: "kill", where, most, exposures: 0, forHelpless: false, ...more });
