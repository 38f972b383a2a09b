import type { Bare, CoreState, EventUnion, PrintedLists, QuestionUnion, StepUnion } from "@endzeit/engine";
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
export type Numbers = PrintedLists<Counts | "equipment" | "encounters" | "walkers" | "tiles">;
type Counts = "equipmentCount" | "encounterCount" | "walkerCount";

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

export type Step = StepUnion<{
  "setup/first": Bare;
  "setup/character": { seat: number; left: number };
  "setup/rise": { seat: number };
  "turn/begin": { seat: number };
  "turn/next": Bare;
  "survivor/before": Bare;
  "survivor/space": Bare;
  "survivor/between": Bare;
  "survivor/corner": { at: number };
  "survivor/tile": { at: number };
  "survivor/after": Bare;
  "survivor/give": Bare;
  "encounter/reveal": { seat: number; reactions: boolean };
  /** `next` is the walker to be asked, `passed` how many have passed in succession, `reacted` who has reacted, as bits. */
  "encounter/react": { next: number; passed: number; reacted: number } & InPlay;
  "encounter/resolve": InPlay;
  "encounter/done": InPlay;
  "fight/arm": Bare;
  "fight/judge": Bare;
  "fight/axe": { next: number; passed: number };
  "fight/after": { card: number; attacker: number; defender: number; won: boolean };
  bite: { seat: number; left: number };
  /** The bite that would kill: `asked` seats have let it happen. */
  death: { seat: number; left: number; asked: number };
  "draw-one": { seat: number };
  "discard-own": { seat: number; left: number };
  "walker/roll": Bare;
  "walker/card": Bare;
  "walker/strike": { card: number };
  "walker/end": Bare;
}>;

export type Question = QuestionUnion<{
  character: Bare;
  rise: Bare;
  /** Before the movement roll. */
  turn: Bare;
  /** `total` steps; `stage` 0 after the roll, 1 after Andrea, 2 after Beeilung!, 3 after the Car Lot. */
  move: { die: number; total: number; stage: number };
  draw: Bare;
  between: Bare;
  /** Just before the turn ends. */
  end: Bare;
  give: Bare;
  /** Dale puts cards back: `put` so far. */
  exchange: { put: number };
  react: { next: number; passed: number; reacted: number } & InPlay;
  arm: Bare;
  reroll: Bare;
  axe: { next: number; passed: number };
  wound: { seat: number; left: number; asked: number };
  /** A card without fight lets the survivor choose. */
  choose: { card: number };
  discard: { left: number };
  rival: Bare;
  walk: { total: number };
  claw: Bare;
  lunge: { total: number };
  strike: { card: number };
  swap: Bare;
}>;

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

export type Event = EventUnion<{
  turn: { seat: number; round: number; as: "survivor" | "walker" };
  "first-roll": { seat: number; n: number };
  first: { seat: number };
  character: { seat: number; character: string };
  skipped: { seat: number };
  "move-roll": { seat: number; n: number };
  total: { seat: number; n: number; by: "run-again" | "hurry" | "car-lot" };
  moved: { seat: number; from: string; to: string; why: MoveCause; path: readonly string[] };
  drew: { seat: number; n: number };
  "drew-card": { seat: number; card: string };
  "nothing-to-draw": { seat: number };
  claws: { seat: number; n: number };
  "drew-claw": { seat: number; card: string };
  revealed: { seat: number; card: string; strength: number };
  played: { seat: number; card: string };
  power: { seat: number; power: string };
  strengthened: { n: number; strength: number };
  sneaked: { seat: number };
  "attack-roll": { seat: number; n: number; value: number; strength: number };
  "no-roll": { seat: number; value: number; strength: number };
  helped: { seat: number; defender: number; value: number; strength: number };
  won: { seat: number; card: string };
  lost: { seat: number; card: string };
  returned: { seat: number; card: string };
  revolver: { seat: number; n: number };
  "ally-gained": { seat: number; left: number };
  "no-ally-left": { seat: number };
  "ally-given": { seat: number; left: number };
  bitten: { seat: number; left: number };
  saved: { seat: number; by: number };
  died: { seat: number; at: string };
  teams: Bare;
  out: { seat: number };
  rose: { seat: number; at: string };
  beaten: { seat: number };
  tile: { seat: number; tile: string };
  inherited: { seat: number; tile: string };
  again: { seat: number };
  discarded: { seat: number; card: string };
  handed: { seat: number; to: number };
  "handed-card": { seat: number; to: number; card: string };
  exchanged: { seat: number; n: number };
  scrounged: { seat: number; card: string };
  "skip-next": { seat: number };
  duel: { seat: number; n: number; rival: number; m: number };
  "no-effect": { card: string };
  "claw-discarded": { seat: number; card: string };
  reshuffled: { deck: "encounters" | "walkers"; n: number };
  ended: { reason: "camp" | "team-camp" | "all-dead" | "nobody" | "solo-death"; seat: number };
}>;
