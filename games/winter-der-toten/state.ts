import type { Bare, CoreState, EventUnion, PrintedLists, QuestionUnion, StepUnion } from "@endzeit/engine";
import type { ItemId } from "./content/items.ts";
import type { PlaceId, SymbolName } from "./content/locations.ts";
import type { MainObjectiveId } from "./content/main-objectives.ts";
import type { Back } from "./content/prints.ts";
import type { SurvivorId } from "./content/survivors.ts";

export const MOST_SEATS = 5;

export const Phase = { setup: 0, players: 1, colony: 2 } as const;

/** Die sechs Schritte der Kolonierphase und der Startspielermarker; `step` counts from 1, 0 is none of them. */
export const COLONY_STEPS = ["food", "waste", "crisis", "zombies", "objective", "round", "first-player"] as const;

/** What an action is to crossroads cards that wait for one; `act` is a position here. */
export const ACTS = [
  "none",
  "attack",
  "search",
  "barricade",
  "clean",
  "attract",
  "ability",
  "play",
  "contribute",
  "move",
  "feed-die",
  "request",
  "hand-off",
  "exile",
  "offer",
  "heal",
  "say",
  "end",
] as const;
export type Act = (typeof ACTS)[number];

/** How the action went, added up in `how`. */
export const How = {
  /** The move was made with a fuel card. */
  fuel: 1,
  /** An ability of an equipped weapon was used. */
  weapon: 2,
  /** The exposure roll of the move brought frostbite, or a wound. */
  frostbite: 4,
  wound: 8,
  /** Nobody else stood at the destination. */
  alone: 16,
  /** A medicine card did it. */
  medicine: 32,
} as const;

/** What happened in this turn, added up in `turnMarks`. */
export const TurnMark = {
  maleJoined: 1,
  helplessJoined: 2,
  buddyInside: 4,
  exileCalled: 8,
  /** Card 6: no food cards in this turn. */
  noFoodCards: 16,
  /** Card 58: food for medicine in this turn. */
  buysMedicine: 32,
  spoken: 64,
} as const;

/** What a survivor may not do, added up in `bans`: for good, or until the turn ends. */
export const Ban = {
  move: 1,
  search: 2,
  attack: 4,
  ability: 8,
  toLibrary: 16,
  moveNow: 32,
  searchNow: 64,
  attackNow: 128,
} as const;
export const BANS_OF_TURN = Ban.moveNow | Ban.searchNow | Ban.attackNow;

/** What cards have brought into force; `lasting` holds positions here, `until` the round at whose end it is over, 0 for the whole match. */
export const LASTING = [
  /** Crisis Blizzard. */
  "blizzard",
  /** Card 16: the next crisis leaves the game unresolved. */
  "skip-crisis",
  /** Card 23: a medicine undoes a bite in this round. */
  "bite-cure",
  /** Cards 30, 62: a die more, a die fewer in the next roll. */
  "die-more",
  "die-fewer",
  /** Card 36: Bev's figure stays at the School. */
  "bev-stays",
  /** Cards 37, 43: further conditions of the main objective. */
  "clear-three",
  "five-food",
  /** Card 38: between colony and Hospital without exposure. */
  "sewer",
  /** Cards 51, 53: looked at when the round ends. */
  "flier",
  "missing-child",
  /** Card 57: no exposure for attacks at entrance 1; waste counts by fifteen. */
  "safe-gate",
  "big-bins",
  /** Card 60: unused dice for wounds, until the round ends. */
  "sleep",
  /** Card 61: food cards for dice when dice are rolled. */
  "cooking",
  /** Card 64: Andrew's second ability. */
  "harvest",
  /** Card 71: cards for wounds while Janet is in the colony. */
  "ward",
  /** Card 77: each move may wound. */
  "hunted",
] as const;
export type Lasting = (typeof LASTING)[number];

/** Quick phrases of the table (talk): what is named with them. */
export const PHRASES = [
  { id: "i-give", about: "none" },
  { id: "nothing-fits", about: "none" },
  { id: "need-food", about: "none" },
  { id: "who-has-medicine", about: "none" },
  { id: "i-go-to", about: "location" },
  { id: "no-noise", about: "location" },
  { id: "hold-gate", about: "gate" },
  { id: "distrust", about: "seat" },
  { id: "not-me", about: "none" },
  { id: "thanks", about: "none" },
] as const;
export type PhraseId = (typeof PHRASES)[number]["id"];

export interface HouseRules {
  readonly mode: "standard" | "betrayer" | "no-betrayer" | "cooperative";
  readonly side: "normal" | "hardcore";
  readonly objective: "random" | MainObjectiveId;
  /** Who loses the last survivor is out. */
  readonly elimination: boolean;
  /** Zombies anlocken takes from one location only. */
  readonly oneSource: boolean;
  /** 9.4: without the crossroads cards for adults. */
  readonly tame: boolean;
  /** 8.2: Pharmacist in the place of Hypochondriac. */
  readonly pharmacist: boolean;
  /** 6.1: which of two lists tells the survivor cards of School and Library. */
  readonly outsiders: "first-list" | "second-list";
}

/** The numbers on cards, as the match was opened with. Shared by copies. */
export type Numbers = PrintedLists<BySurvivor | ByPrint | BySide | "zombies"> & {
  /** What the content pack of the match has other cards do or want than is built in; all of it, as content/spelled.ts spells it. */
  readonly spelled?: Spelled;
};
/** A die of 0 is none. */
type BySurvivor = "influence" | "attack" | "search" | "die";
/** By print of an item (content/prints.ts). */
type ByPrint = "items";
/** By side of a main objective: normal and hardcore of the first, of the second …; of zombies by side and place. */
type BySide = "morale" | "rounds" | "helplessEach" | "helplessMore";

/** By crisis its symbols and effects; by number of a secret objective its conditions; those of an exile's. */
export interface Spelled {
  readonly symbols: readonly string[];
  readonly effects: readonly string[];
  readonly conditions: readonly string[];
  readonly loyal: readonly string[];
  readonly betrayer: readonly string[];
}

/**
 * The whole truth of a match. Item cards are prints (kind and deck of origin, used in this round or not: content/prints.ts), survivors, crises, crossroads and objectives
 * numbers of rows; -1 is none, and in a view also what its holder may not see. Gates are the entrances: 0 to 5 of the colony, 6 to 11 of
 * the locations (rules/places.ts). Lists whose last entry is called the top are decks.
 */
export interface State extends CoreState {
  agenda: (Step | Question)[];
  rules: HouseRules;
  numbers: Numbers;
  seats: number;
  phase: number;
  /** Of the colony phase. */
  step: number;
  /** Rounds begun, and where the marker stands. */
  round: number;
  marker: number;
  first: number;
  turn: number;

  morale: number;
  /** 1 while an effect is to be finished before morale 0 ends the match. */
  holding: number;
  food: number;
  starvation: number;
  helpless: number;
  zombies: number[];
  barricades: number[];
  noise: number[];

  main: number;
  /** Prints that lie on the main objective. */
  offered: number[];
  samples: number;

  /** By survivor. `place` is -1 of those that are not in play. */
  owner: number[];
  place: number[];
  wounds: number[];
  frost: number[];
  /** Moved in this turn, ability used in this round. */
  moved: number[];
  used: number[];
  bans: number[];
  /** whose abilities John Price has used in this round, added up as powers of two. */
  copied: number;
  survivorDeck: number[];
  survivorsGone: number[];
  /** By seat: to choose from at the start. */
  choices: number[][];
  leader: number[];

  hand: number[][];
  /** By place; the first is what is left of the starter deck. The top is the last card. */
  decks: number[][];
  /** What the searcher looks at. */
  found: number[];
  waste: number[];
  /** Out of the game, openly and unseen. */
  removed: number[];
  lost: number[];
  /** Equipment: print, bearer, 1 when used in this round, and who has handed it on in this turn, added up as powers of two. */
  gear: number[];
  bearer: number[];
  spent: number[];
  handedBy: number[];
  /** By seat: crisis contributions from the hand, and from survivors. */
  contributed: number[][];
  contributedOpenly: number[][];
  /** Card 73: what a seat may not play before the next round. */
  withheld: number[][];

  crisis: number;
  crisisDeck: number[];
  crisesGone: number[];
  /** 1 when this round has no crisis step. */
  crisisOff: number;
  /** Talia: crises that she looks at. */
  foreseen: number[];

  /** Secret objectives: numbers of SECRETS, then of BETRAYALS (content/secrets-deck.ts). Nobody has one in the cooperative game. */
  secret: number[][];
  /** Those of the mixed pile that nobody was dealt, and all others. */
  secretMix: number[];
  secretBox: number[];
  exiled: number[];
  exile: number[][];
  exileDeck: number[];
  /** Out of the match: eliminated, or exiled under Kill Them. */
  out: number[];

  /** The card that the right-hand neighbour holds: one or none. */
  crossroad: number[];
  crossroadsDeck: number[];
  crossroadsGone: number[];
  /** The card that takes effect, its subject: the survivor named by the trigger or chosen since, and the place that it is about. */
  acting: number;
  subject: number;
  scene: number;
  /** By seat: cards that lie for the card that takes effect, openly as a payment and face down as a stake; and faces of dice. */
  pledges: number[][];
  stakes: number[][];
  pledgedDice: number[][];
  /** Cards that are attached to survivors, who was the active player then, and marks on them. */
  attached: number[];
  attachedTo: number[];
  attachedBy: number[];
  attachedMark: number[];
  lasting: number[];
  until: number[];
  /** Card 53: locations searched since then, added up as powers of two. */
  searched: number;

  /** Unused dice in ascending order, and how many are used. */
  dice: number[][];
  spentDice: number[];

  /** The action that is being done. */
  act: number;
  actor: number;
  actAt: number;
  /** Where a move began. */
  actFrom: number;
  /** The weapon whose ability was used, or -1. */
  actWith: number;
  how: number;
  turnMarks: number;
  /** By seat: the kind of card that it would give, until the asker has taken one. */
  gifts: number[][];
  /** Symbols asked for in this turn without success, added up as powers of two. */
  asked: number;
  /** The latest phrases: seat, phrase, what it names (-1 none), three numbers each. */
  said: number[];
}

export type View = State;

/** What a survivor is exposed for; the experiment is that of card 23, a spread the roll against a bite. */
export const CAUSES = ["move", "attack", "card", "experiment", "spread"] as const;
export type Cause = (typeof CAUSES)[number];

/** What is chosen by `pick` and `pick-card`; each is a row in rules/picks.ts or in rules/crossroads/. */
export const PICKS = [
  // Own turn: gates, targets of abilities and cards
  "barricade-gate",
  "kill-gate",
  "heal-whom",
  "heal-what",
  "raise-die",
  "reroll-die",
  "reroll-dice",
  "set-die",
  "set-face",
  "shift-from",
  "shift-to",
  "scout-deck",
  "rescue-card",
  "steal-from",
  "peek-at",
  "equip-whom",
  "padlock-gate",
  "lure-to",
  "lamp-attacker",
  "hand-which",
  "hand-to",
  "fuel-for",
  "lighter-attacker",
  "lighter-die",
  "lighter-gate",
  "fuel-mover",
  "fuel-to",
  "foresee-order",
  "new-home",
  "clean-with",
  "clean-by",
  "barricade-with",
  "attack-gate",
  "attract-from",
  "attract-to",
  // Start of the turn, exile, crises
  "leave-game",
  "exile-move",
  "exile-swap",
  "fuel-duty",
  // Crossroads: what a card is about
  "subject",
  "scene",
  // One card each
  "give-to",
  "keep-one",
  "robber",
  "draw-weapon",
  "show-weapon",
  "christmas-more",
  "christmas-to",
  "medicine-from",
  "secret-of",
  "thomas-wounds",
  "trip-with",
  "trip-room",
  "lighthouse",
  "accuse",
  "blast-gate",
  "their-card",
  "heal-three",
  // Several cards
  "clear-gate",
  "volunteer",
  "which-deck",
  "deck-card",
  "lose-card",
  "lose-die",
  "pledge-card",
  "pledge-die",
  "pledge-survivor",
  "stake",
  // What lasts
  "addiction",
  "nurse-with",
  "sleep",
  "experiment",
  "cook",
  "cure",
] as const;
export type PickName = (typeof PICKS)[number];

/** What a crossroads card has seat after seat do. */
export const SEAT_DUTIES = [
  "volunteer",
  "pledge",
  "stake",
  "lose-die",
  "outsider",
  "read-hand",
  "cook",
  "cure",
] as const;
export type SeatDuty = (typeof SEAT_DUTIES)[number];

export type Step = StepUnion<{
  "setup/keep": Bare;
  "setup/leader": { seat: number };
  "setup/first": Bare;
  "round/begin": Bare;
  "round/roll": Bare;
  "turn/begin": { seat: number };
  "turn/frostbite": { seat: number; next: number };
  "turn/start": { seat: number; next: number };
  "turn/ask": Bare;
  "turn/end": Bare;
  /** The action is done with all that it brought: crossroads cards may be triggered. */
  acted: Bare;
  "colony/begin": Bare;
  "colony/food": Bare;
  "colony/waste": Bare;
  "colony/crisis": Bare;
  "colony/zombies": Bare;
  "colony/locations": Bare;
  "colony/noise": { place: number; left: number };
  "colony/objective": Bare;
  "colony/round": Bare;
  "colony/first-player": Bare;
  /** Morale is looked at; `holding` ends. */
  "morale/check": Bare;
  /** One zombie after another: `nth` counts from 0 and names the entrance of the colony. */
  arrive: { place: number; nth: number; left: number };
  expose: { who: number; times: number; cause: Cause };
  /** A bite spreads from a survivor who died at the place; `gone` are those who fell to it already, added up as powers of two. */
  spread: { place: number; gone: number };
  /** A group looks whether it has a leader, and anybody at all. */
  regroup: { seat: number };
  /** The kill, with what was chosen beside it. */
  "attack/hit": { by: number; gate: number; mods: number };
  "attack/strike": { by: number; target: number; die: number };
  "search/look": { by: number; look: number; keep: number };
  "crisis/effect": { crisis: number; next: number };
  "exile/leave": { seat: number };
  "crossroads/check": Bare;
  "crossroads/effect": { card: number; option: number; next: number };
  /** A seat does it, if it can, and then those to its left, `left` more of them. */
  "crossroads/seats": { what: SeatDuty; seat: number; left: number };
  /** Card 23: somebody was bitten in an own roll (`place` -1), or when the bite spread; who has a medicine may undo it. */
  "crossroads/cure": { who: number; place: number; gone: number; seat: number; left: number };
  "crossroads/done": Bare;
}>;

export type Question = QuestionUnion<{
  keep: { together: true };
  leader: Bare;
  turn: Bare;
  /** What that survivor does: asked where a turn has too many answers for one question. */
  act: { by: number };
  /** What the attack is aimed at; a die of 0 was none. */
  target: { by: number; die: number };
  /** What the attacker uses besides; `mods` adds up what has been chosen (rules/attack.ts). */
  modify: { by: number; gate: number; mods: number };
  /** Before the first card: which abilities the searcher uses. */
  look: { by: number; look: number; keep: number };
  /** One card, or `keep` of them, stay; or noise is made for more. */
  found: { by: number; keep: number; kept: number };
  bitten: { who: number; place: number; gone: number };
  respond: { together: true; symbol: number };
  /** Whose card is taken: `from` adds up the seats that would give, as powers of two. */
  accept: { symbol: number; from: number };
  /** Exile of `seat`, or (-1) a crossroads card. */
  vote: { together: true; seat: number };
  tie: { seat: number };
  /** Who goes to the player on the left (crisis Reorganization). */
  pass: { together: true };
  /** Which option of the crossroads card takes effect. */
  option: { card: number };
  /** What is open to all: survivors, places, dice. `a` and `b` mean what the row of `why` says. */
  pick: { why: PickName; a: number; b: number };
  /** A card of the own hand, or of what only this seat sees. */
  "pick-card": { why: PickName; a: number; b: number };
}>;

type Die = { readonly die: number };

/** What can be said to each question. Dice are their faces, gates are numbered 1 to 6 in the colony, elsewhere 1; seats from 0. */
export type Answers = {
  readonly keep:
    | { readonly keep: SurvivorId; readonly with: SurvivorId }
    | { readonly keep: SurvivorId; readonly with: SurvivorId; readonly and: SurvivorId };
  readonly leader: { readonly leader: SurvivorId };
  readonly turn:
    | ({ readonly attack: SurvivorId } & Die)
    | ({ readonly attack: SurvivorId; readonly with: ItemId } & Die)
    | ({ readonly search: SurvivorId } & Die)
    | ({ readonly barricade: SurvivorId } & Die)
    /** Ashley Ross, without a die. */
    | { readonly barricade: SurvivorId }
    | ({ readonly clean: SurvivorId } & Die)
    | ({ readonly attract: SurvivorId } & Die)
    | ({ readonly ability: SurvivorId } & Die)
    | { readonly ability: SurvivorId }
    /** John Price uses the ability of another. */
    | ({ readonly ability: SurvivorId; readonly of: SurvivorId } & Die)
    | { readonly ability: SurvivorId; readonly of: SurvivorId }
    | { readonly use: ItemId; readonly by: SurvivorId }
    | { readonly play: ItemId }
    | { readonly contribute: ItemId }
    | { readonly contribute: ItemId; readonly from: SurvivorId }
    | { readonly offer: ItemId }
    | { readonly move: SurvivorId; readonly to: PlaceId }
    | { readonly move: SurvivorId; readonly to: PlaceId; readonly fuel: true }
    | { readonly feed: number }
    /** An exile's food card for a die. */
    | { readonly feed: number; readonly card: ItemId }
    | { readonly request: SymbolName }
    /** Who gets it is asked then. */
    | { readonly hand: ItemId; readonly from: SurvivorId }
    | { readonly exile: number }
    | { readonly say: PhraseId }
    | { readonly say: PhraseId; readonly about: PlaceId | number }
    /** Card 58: food for a medicine that had left the game. Card 71: a card for a wound. */
    | { readonly buy: ItemId }
    | { readonly nurse: SurvivorId }
    /** In a turn with too many answers for one question: what this survivor may do is asked then. */
    | { readonly act: SurvivorId }
    | { readonly end: true };
  /** Those of `turn` that name who acts. */
  readonly act: Answers["turn"];
  readonly target: { readonly zombie: number } | { readonly strike: SurvivorId };
  readonly modify:
    | { readonly with: ItemId }
    | { readonly with: ItemId; readonly card: ItemId }
    /** Edward White's second die and medicine. */
    | { readonly with: SurvivorId; readonly die: number; readonly card: ItemId }
    /** What a crossroads card gave to him. */
    | { readonly with: "welcome-home" | "gray-beard" }
    | { readonly go: true };
  readonly look: { readonly use: ItemId | SurvivorId } | { readonly go: true };
  readonly found:
    | { readonly noise: true }
    | { readonly noise: true; readonly with: ItemId }
    | { readonly take: ItemId }
    | { readonly done: true };
  readonly bitten: { readonly kill: true } | { readonly roll: true };
  readonly respond: { readonly give: ItemId } | { readonly refuse: true };
  readonly accept: { readonly take: number } | { readonly refuse: true };
  readonly vote: { readonly vote: "up" | "down" };
  readonly tie: { readonly decide: "up" | "down" };
  readonly pass: { readonly pass: SurvivorId };
  readonly option: { readonly option: number };
  readonly pick:
    | { readonly survivor: SurvivorId }
    | { readonly place: PlaceId }
    | { readonly gate: number; readonly at: PlaceId }
    | { readonly face: number }
    | { readonly seat: number }
    | { readonly yes: true }
    | { readonly no: true };
  readonly "pick-card": { readonly card: ItemId } | { readonly no: true };
};
export type Answer = Answers[keyof Answers];

type Who = { readonly who: SurvivorId };
/** A card that comes to light. */
type Card = { readonly card: ItemId; readonly back: Back };
/** Equipment that everybody sees. */
type Gear = { readonly card: ItemId };
type By = { readonly seat: number };

export type Event = EventUnion<{
  objective: { main: MainObjectiveId; hard: boolean };
  joined: By & { at: PlaceId } & Who;
  /** An exile's survivor has come and still looks for a place. */
  arrives: By & Who;
  led: By & Who;
  "first-player": { seat: number };
  round: { round: number; left: number };
  crisis: { crisis: string };
  "rolled-dice": By & { dice: readonly number[] };
  turn: By;
  "crossroads-drawn": By & { reader: number };
  "crossroads-read": { card: string };
  crossroads: { card: string; seat: number; reader: number };
  "crossroads-option": { card: string; option: number; seat: number };
  "crossroads-void": { card: string };
  morale: { by: number; now: number };
  food: { by: number; now: number };
  helpless: { by: number; now: number };
  attacked: By & { at: PlaceId } & Who;
  "zombie-killed": { at: PlaceId; n: number };
  "zombie-removed": { at: PlaceId; n: number };
  sample: { eyes: number; now: number };
  struck: By & { target: SurvivorId; eyes: number; hit: boolean } & Who;
  die: { eyes: number };
  exposed: { face: string; cause: Cause; who: SurvivorId };
  wounded: { n: number; who: SurvivorId };
  frostbitten: { n: number; who: SurvivorId };
  healed: { what: "wound" | "frostbite"; who: SurvivorId };
  died: { at: PlaceId; who: SurvivorId };
  "helpless-died": Bare;
  left: { who: SurvivorId };
  spreads: { at: PlaceId; who: SurvivorId };
  "hand-lost": By & { n: number };
  "lost-card": By & Card;
  out: By;
  searched: By & { at: PlaceId } & Who;
  looked: By & { n: number };
  saw: By & Card;
  noise: { at: PlaceId; now: number };
  kept: By & { n: number };
  "kept-card": By & Card;
  barricaded: By & { at: PlaceId; gate: number; n: number };
  cleaned: By & { n: number };
  attracted: By & { from: PlaceId; to: PlaceId };
  ability: By & Who;
  used: By & Gear & Who;
  played: By & Card;
  equipped: By & Card & Who;
  contributed: By & { n: number };
  "contributed-card": By & Card;
  "contributed-openly": By & Card & Who;
  offered: By & Card;
  moved: By & { from: PlaceId; to: PlaceId; fuel: boolean } & Who;
  placed: { to: PlaceId; who: SurvivorId };
  "die-changed": By & { from: number; to: number };
  "die-spent": By & { n: number };
  requested: By & { symbol: SymbolName };
  "would-give": By;
  "nobody-gave": By & { symbol: SymbolName };
  gave: By & { to: number } & Card;
  handed: By & { from: SurvivorId; to: SurvivorId } & Gear;
  stole: By & { from: number };
  "stole-card": By & { from: number } & Card;
  peeked: By & { at: number };
  "peeked-card": By & { at: number } & Card;
  scouted: By & { at: PlaceId };
  "scouted-card": By & { at: PlaceId } & Card;
  revealed: By & { at: PlaceId } & Card;
  foresaw: By & { n: number };
  "foresaw-crisis": By & { crisis: string };
  said: By & { phrase: PhraseId; about: number };
  "exile-called": By & { target: number };
  voted: By & { vote: "up" | "down" };
  decided: By & { vote: "up" | "down" };
  "vote-result": { up: number; down: number; passed: boolean };
  exiled: By;
  innocent: By & { secret: string; exile: string };
  unrepentant: By;
  "exile-objective": By & { exile: string };
  "colony-step": { step: (typeof COLONY_STEPS)[number] };
  ate: { n: number };
  starved: { tokens: number };
  "waste-counted": { n: number };
  "crisis-card": { helps: boolean; sum: number } & Card;
  "crisis-result": { sum: number; need: number; prevented: boolean; crisis: string };
  arrived: { at: PlaceId; gate: number };
  "barricade-broken": { at: PlaceId; gate: number };
  overrun: { at: PlaceId; gate: number };
  "noise-rolled": { at: PlaceId; eyes: number };
  "in-force": { effect: Lasting };
  attached: { card: string; who: SurvivorId };
  detached: { card: string; who: SurvivorId };
  /** A survivor changes groups. */
  "taken-over": By & { from: number; who: SurvivorId };
  /** Openly out of a hand or a deck: onto the waste, or out of the game. */
  "gave-up": By & { to: "waste" | "removed" } & Card;
  stripped: { at: PlaceId; n: number };
  /** Cards that had left the game come back. */
  returned: By & { to: "waste" | "hand"; n: number };
  "barricades-removed": { at: PlaceId; n: number };
  pledged: By & { n: number };
  "pledged-card": By & Card;
  "pledges-back": By & { n: number };
  gambled: By & { dice: readonly number[] };
  gained: By & { n: number };
  "gained-card": By & Card;
  "hand-read": By & { of: number };
  "hand-shown": By & Card;
  "secret-read": By & { of: number };
  "secret-read-as": By & { of: number; secret: string };
  "crisis-away": { crisis: string };
  cured: By & Card & Who;
  secret: By & { secret: string; reached: boolean };
  ended: { reason: "morale" | "rounds" | "objective" | "failed"; done: boolean };
}>;
