import type { CoreState } from "@endzeit/engine";
import type { CharacterId, EquipmentId, Power, WalkerId } from "./content/cards.ts";

/** What a seat is. A dying survivor (figure lying) stands up as a walker in its next turn. */
export const Role = { survivor: 0, dying: 1, walker: 2, beaten: 3, out: 4 } as const;

export interface HouseRules {
  readonly variant: "standard" | "team";
  readonly openHands: boolean;
  /** Everyone rolls for the first turn, or the first seat begins. */
  readonly firstPlayer: "dice" | "first-seat";
  /** X1: the second encounter of a corner comes even if the first one took the figure away. */
  readonly secondEncounterAnywhere: boolean;
  /** X2: any number of reaction cards after an encounter, or one for each walker. */
  readonly oneReaction: boolean;
  /** Who has which of the two less certain powers: swaps Andrea's and Dale's. */
  readonly swapAndreaDale: boolean;
}

/** The numbers on cards and tiles, as the match was opened with; by kind. Shared by copies. */
export interface Numbers {
  readonly equipmentCount: readonly number[];
  readonly equipment: readonly number[];
  readonly encounterCount: readonly number[];
  readonly encounters: readonly number[];
  readonly walkerCount: readonly number[];
  readonly walkers: readonly number[];
  readonly tiles: readonly number[];
}

/** A fight, from the reveal to its consequences (fact sheet, section 5). It is never changed, only replaced: copies share it. */
export interface Fight {
  /** The encounter card, or the walker card. */
  readonly card: number;
  /** The walker seat that attacks, -1 for an encounter. */
  readonly attacker: number;
  readonly defender: number;
  /** 1 when the fight is part of the defender's own turn. */
  readonly own: number;
  readonly strength: number;
  /** Equipment that the defender has played in this fight, by kind. */
  readonly played: readonly number[];
  /** Points of Axes that other survivors played. */
  readonly helped: number;
  /** The face that stands, 0 before the roll. */
  readonly die: number;
  /** Rick's two points. */
  readonly extra: number;
}

/**
 * The whole truth of a match. Arrays without other words are by seat. Cards are numbers of kinds (content/cards.ts), -1 is a card
 * that the holder of a view may not see. Spaces are numbers of `SPACES`, -1 is off the board.
 */
export interface State extends CoreState {
  agenda: (Step | Question)[];
  rules: HouseRules;
  numbers: Numbers;
  seats: number;
  /** The seat that began, and how often the turn has come round to it. */
  first: number;
  round: number;
  /** Whose turn it is. */
  turn: number;

  role: number[];
  /** Number of the character, -1 without. */
  character: number[];
  /** 1 when the power of the character has been used. */
  spent: number[];
  at: number[];
  allies: number[];
  /** Location tiles as bits: 1 police, 2 car lot, 4 CDC, 8 store. */
  tiles: number[];
  /** Turns that a seat still has to skip. */
  skips: number[];
  /** Equipment in hand. */
  hand: number[][];
  /** Revolvers lying in front of a survivor. */
  front: number[];
  /** Walker cards in hand. */
  claws: number[][];

  /** Ally tokens in the general supply, and out of the game. */
  pool: number;
  box: number;
  equipmentDeck: number[];
  equipmentDiscard: number[];
  encounterDeck: number[];
  encounterDiscard: number[];
  walkerDeck: number[];
  walkerDiscard: number[];
  /** Equipment that was left in the box face down (fewer than four players). */
  aside: number[];

  fight: Fight | null;
  /** 1 when the turn that runs has earned another one. */
  again: number;
  /** 1 when a Shotgun of the fight just settled forces another encounter. */
  shotgun: number;
  /** How many seats have died, in all. */
  deaths: number;
}

export type View = State;

/** An encounter card in play: who revealed it, whether walkers may react, what they added. */
export interface InPlay {
  readonly card: number;
  readonly seat: number;
  readonly reactions: boolean;
  /** Strength added by Bluttausch, encounters added by Heranschleichen. */
  readonly swapped: number;
  readonly sneaked: number;
}

export type Step =
  | { readonly do: "setup/first" }
  | { readonly do: "setup/character"; readonly seat: number; readonly left: number }
  | { readonly do: "setup/rise"; readonly seat: number }
  | { readonly do: "turn/begin"; readonly seat: number }
  | { readonly do: "turn/next" }
  | { readonly do: "survivor/before" }
  | { readonly do: "survivor/space" }
  | { readonly do: "survivor/between" }
  | { readonly do: "survivor/corner"; readonly at: number }
  | { readonly do: "survivor/tile"; readonly at: number }
  | { readonly do: "survivor/after" }
  | { readonly do: "survivor/give" }
  | { readonly do: "encounter/reveal"; readonly seat: number; readonly reactions: boolean }
  /** `next` is the walker to be asked, `passed` how many have passed in succession, `reacted` who has reacted, as bits. */
  | ({
      readonly do: "encounter/react";
      readonly next: number;
      readonly passed: number;
      readonly reacted: number;
    } & InPlay)
  | ({ readonly do: "encounter/resolve" } & InPlay)
  | ({ readonly do: "encounter/done" } & InPlay)
  | { readonly do: "fight/arm" }
  | { readonly do: "fight/judge" }
  | { readonly do: "fight/axe"; readonly next: number; readonly passed: number }
  | {
      readonly do: "fight/after";
      readonly card: number;
      readonly attacker: number;
      readonly defender: number;
      readonly won: boolean;
    }
  | { readonly do: "bite"; readonly seat: number; readonly left: number }
  /** The bite that would kill: `asked` seats have let it happen. */
  | { readonly do: "death"; readonly seat: number; readonly left: number; readonly asked: number }
  | { readonly do: "draw-one"; readonly seat: number }
  | { readonly do: "discard-own"; readonly seat: number; readonly left: number }
  | { readonly do: "walker/roll" }
  | { readonly do: "walker/card" }
  | { readonly do: "walker/strike"; readonly card: number }
  | { readonly do: "walker/end" };

type Asked = { readonly of: readonly number[] };

export type Question =
  | (Asked & { readonly ask: "character" })
  | (Asked & { readonly ask: "rise" })
  /** Before the movement roll. */
  | (Asked & { readonly ask: "turn" })
  /** `total` steps; `stage` 0 after the roll, 1 after Andrea, 2 after Beeilung!, 3 after the Car Lot. */
  | (Asked & { readonly ask: "move"; readonly die: number; readonly total: number; readonly stage: number })
  | (Asked & { readonly ask: "draw" })
  | (Asked & { readonly ask: "between" })
  /** Just before the turn ends. */
  | (Asked & { readonly ask: "end" })
  | (Asked & { readonly ask: "give" })
  /** Dale puts cards back: `put` so far. */
  | (Asked & { readonly ask: "exchange"; readonly put: number })
  | (Asked & {
      readonly ask: "react";
      readonly next: number;
      readonly passed: number;
      readonly reacted: number;
    } & InPlay)
  | (Asked & { readonly ask: "arm" })
  | (Asked & { readonly ask: "reroll" })
  | (Asked & { readonly ask: "axe"; readonly next: number; readonly passed: number })
  | (Asked & { readonly ask: "wound"; readonly seat: number; readonly left: number; readonly asked: number })
  /** A card without fight lets the survivor choose. */
  | (Asked & { readonly ask: "choose"; readonly card: number })
  | (Asked & { readonly ask: "discard"; readonly left: number })
  | (Asked & { readonly ask: "rival" })
  | (Asked & { readonly ask: "walk"; readonly total: number })
  | (Asked & { readonly ask: "claw" })
  | (Asked & { readonly ask: "lunge"; readonly total: number })
  | (Asked & { readonly ask: "strike"; readonly card: number })
  | (Asked & { readonly ask: "swap" });

type Pass = { readonly pass: true };
type Move = { readonly move: string };
/** A card of the hand that needs no more words, or any that is refused. */
type Play<Card extends EquipmentId | WalkerId> = { readonly play: Card };
/** A power that needs no more words, or any that is refused. */
type Use = { readonly power: Power };
/** What a survivor may do outside moves and fights: a power, or the Bag of Guns (X19). */
export type Action =
  | Use
  | { readonly power: "move-survivor"; readonly seat: number; readonly to: string }
  | { readonly power: "scrounge"; readonly card: EquipmentId }
  | Play<EquipmentId>;

/** What can be said to each question: seats by number, spaces by name. */
export type Answers = {
  readonly character: { readonly character: CharacterId };
  readonly rise: { readonly rise: string };
  /** The end can only be said too early. */
  readonly turn: { readonly roll: true } | { readonly end: true } | Action;
  /** The last: what the Car Lot adds. */
  readonly move:
    | Move
    | Use
    | Play<EquipmentId>
    | { readonly play: "hurry"; readonly add: number }
    | { readonly add: number };
  readonly draw: { readonly draw: true } | Pass;
  readonly between: { readonly end: true } | Action;
  readonly end:
    | { readonly end: true }
    | { readonly play: "shortcut"; readonly seat: number; readonly to: string }
    | Action;
  readonly give: { readonly give: EquipmentId; readonly seat: number } | Pass;
  readonly exchange: { readonly put: EquipmentId } | { readonly done: true };
  readonly react: Play<WalkerId> | Pass;
  readonly arm: { readonly arm: EquipmentId } | { readonly roll: true } | { readonly win: true };
  readonly reroll: { readonly power: "strike-again" } | Pass;
  readonly axe: Play<EquipmentId> | Pass;
  readonly wound: { readonly play: "wound" } | Pass;
  readonly choose: { readonly choose: "ally" | "camp" | "discard" | "skip" };
  readonly discard: { readonly discard: EquipmentId };
  readonly rival: { readonly seat: number };
  readonly walk: Move;
  readonly claw: Play<WalkerId> | { readonly play: WalkerId; readonly seat: number } | Pass;
  readonly lunge: Move;
  readonly strike: { readonly seat: number } | Pass;
  readonly swap: { readonly discard: WalkerId } | Pass;
};
export type Answer = Answers[keyof Answers];

export type MoveCause = "walk" | "shortcut" | "power" | "love-triangle" | "rise" | "lunge" | "setup";

export type Event =
  | { readonly event: "turn"; readonly seat: number; readonly round: number; readonly as: "survivor" | "walker" }
  | { readonly event: "first-roll"; readonly seat: number; readonly n: number }
  | { readonly event: "first"; readonly seat: number }
  | { readonly event: "character"; readonly seat: number; readonly character: string }
  | { readonly event: "skipped"; readonly seat: number }
  | { readonly event: "move-roll"; readonly seat: number; readonly n: number }
  | {
      readonly event: "total";
      readonly seat: number;
      readonly n: number;
      readonly by: "run-again" | "hurry" | "car-lot";
    }
  | {
      readonly event: "moved";
      readonly seat: number;
      readonly from: string;
      readonly to: string;
      readonly why: MoveCause;
      readonly path: readonly string[];
    }
  | { readonly event: "drew"; readonly seat: number; readonly n: number }
  | { readonly event: "drew-card"; readonly seat: number; readonly card: string }
  | { readonly event: "nothing-to-draw"; readonly seat: number }
  | { readonly event: "claws"; readonly seat: number; readonly n: number }
  | { readonly event: "drew-claw"; readonly seat: number; readonly card: string }
  | { readonly event: "revealed"; readonly seat: number; readonly card: string; readonly strength: number }
  | { readonly event: "played"; readonly seat: number; readonly card: string }
  | { readonly event: "power"; readonly seat: number; readonly power: string }
  | { readonly event: "strengthened"; readonly n: number; readonly strength: number }
  | { readonly event: "sneaked"; readonly seat: number }
  | {
      readonly event: "attack-roll";
      readonly seat: number;
      readonly n: number;
      readonly value: number;
      readonly strength: number;
    }
  | { readonly event: "no-roll"; readonly seat: number; readonly value: number; readonly strength: number }
  | {
      readonly event: "helped";
      readonly seat: number;
      readonly defender: number;
      readonly value: number;
      readonly strength: number;
    }
  | { readonly event: "won"; readonly seat: number; readonly card: string }
  | { readonly event: "lost"; readonly seat: number; readonly card: string }
  | { readonly event: "returned"; readonly seat: number; readonly card: string }
  | { readonly event: "revolver"; readonly seat: number; readonly n: number }
  | { readonly event: "ally-gained"; readonly seat: number; readonly left: number }
  | { readonly event: "no-ally-left"; readonly seat: number }
  | { readonly event: "ally-given"; readonly seat: number; readonly left: number }
  | { readonly event: "bitten"; readonly seat: number; readonly left: number }
  | { readonly event: "saved"; readonly seat: number; readonly by: number }
  | { readonly event: "died"; readonly seat: number; readonly at: string }
  | { readonly event: "teams" }
  | { readonly event: "out"; readonly seat: number }
  | { readonly event: "rose"; readonly seat: number; readonly at: string }
  | { readonly event: "beaten"; readonly seat: number }
  | { readonly event: "tile"; readonly seat: number; readonly tile: string }
  | { readonly event: "inherited"; readonly seat: number; readonly tile: string }
  | { readonly event: "again"; readonly seat: number }
  | { readonly event: "discarded"; readonly seat: number; readonly card: string }
  | { readonly event: "handed"; readonly seat: number; readonly to: number }
  | { readonly event: "handed-card"; readonly seat: number; readonly to: number; readonly card: string }
  | { readonly event: "exchanged"; readonly seat: number; readonly n: number }
  | { readonly event: "scrounged"; readonly seat: number; readonly card: string }
  | { readonly event: "skip-next"; readonly seat: number }
  | { readonly event: "duel"; readonly seat: number; readonly n: number; readonly rival: number; readonly m: number }
  | { readonly event: "no-effect"; readonly card: string }
  | { readonly event: "claw-discarded"; readonly seat: number; readonly card: string }
  | { readonly event: "reshuffled"; readonly deck: "encounters" | "walkers"; readonly n: number }
  | {
      readonly event: "ended";
      readonly reason: "camp" | "team-camp" | "all-dead" | "nobody" | "solo-death";
      readonly seat: number;
    };
