import type { CoreState } from "@endzeit/engine";
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
export interface Numbers {
  /** By survivor; a die of 0 is none. */
  readonly influence: readonly number[];
  readonly attack: readonly number[];
  readonly search: readonly number[];
  readonly die: readonly number[];
  /** By print (content/prints.ts). */
  readonly items: readonly number[];
  /** By side of a main objective: normal and hardcore of the first, of the second … */
  readonly morale: readonly number[];
  readonly rounds: readonly number[];
  readonly helplessEach: readonly number[];
  readonly helplessMore: readonly number[];
  /** By side and place. */
  readonly zombies: readonly number[];
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
  /** Cards that are attached to survivors, with marks on them. */
  attached: number[];
  attachedTo: number[];
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

export type Step =
  | { readonly do: "setup/keep" }
  | { readonly do: "setup/leader"; readonly seat: number }
  | { readonly do: "setup/first" }
  | { readonly do: "round/begin" }
  | { readonly do: "round/roll" }
  | { readonly do: "turn/begin"; readonly seat: number }
  | { readonly do: "turn/frostbite"; readonly seat: number; readonly next: number }
  | { readonly do: "turn/start"; readonly seat: number; readonly next: number }
  | { readonly do: "turn/ask" }
  | { readonly do: "turn/end" }
  /** The action is done with all that it brought: crossroads cards may be triggered. */
  | { readonly do: "acted" }
  | { readonly do: "colony/begin" }
  | { readonly do: "colony/food" }
  | { readonly do: "colony/waste" }
  | { readonly do: "colony/crisis" }
  | { readonly do: "colony/zombies" }
  | { readonly do: "colony/locations" }
  | { readonly do: "colony/noise"; readonly place: number; readonly left: number }
  | { readonly do: "colony/objective" }
  | { readonly do: "colony/round" }
  | { readonly do: "colony/first-player" }
  /** Morale is looked at; `holding` ends. */
  | { readonly do: "morale/check" }
  /** One zombie after another: `nth` counts from 0 and names the entrance of the colony. */
  | { readonly do: "arrive"; readonly place: number; readonly nth: number; readonly left: number }
  | { readonly do: "expose"; readonly who: number; readonly times: number; readonly cause: Cause }
  /** A bite spreads from a survivor who died at the place; `gone` are those who fell to it already, added up as powers of two. */
  | { readonly do: "spread"; readonly place: number; readonly gone: number }
  /** A group looks whether it has a leader, and anybody at all. */
  | { readonly do: "regroup"; readonly seat: number }
  /** The kill, with what was chosen beside it. */
  | { readonly do: "attack/hit"; readonly by: number; readonly gate: number; readonly mods: number }
  | { readonly do: "attack/strike"; readonly by: number; readonly target: number; readonly die: number }
  | { readonly do: "search/look"; readonly by: number; readonly look: number; readonly keep: number }
  | { readonly do: "crisis/effect"; readonly crisis: number; readonly next: number }
  | { readonly do: "exile/leave"; readonly seat: number }
  | { readonly do: "crossroads/check" }
  | { readonly do: "crossroads/effect"; readonly card: number; readonly option: number; readonly next: number }
  /** A seat does it, if it can, and then those to its left, `left` more of them. */
  | { readonly do: "crossroads/seats"; readonly what: SeatDuty; readonly seat: number; readonly left: number }
  /** Card 23: somebody was bitten in an own roll (`place` -1), or when the bite spread; who has a medicine may undo it. */
  | {
      readonly do: "crossroads/cure";
      readonly who: number;
      readonly place: number;
      readonly gone: number;
      readonly seat: number;
      readonly left: number;
    }
  | { readonly do: "crossroads/done" };

type Asked = { readonly of: readonly number[] };

export type Question =
  | (Asked & { readonly ask: "keep"; readonly together: true })
  | (Asked & { readonly ask: "leader" })
  | (Asked & { readonly ask: "turn" })
  /** What that survivor does: asked where a turn has too many answers for one question. */
  | (Asked & { readonly ask: "act"; readonly by: number })
  /** What the attack is aimed at; a die of 0 was none. */
  | (Asked & { readonly ask: "target"; readonly by: number; readonly die: number })
  /** What the attacker uses besides; `mods` adds up what has been chosen (rules/attack.ts). */
  | (Asked & { readonly ask: "modify"; readonly by: number; readonly gate: number; readonly mods: number })
  /** Before the first card: which abilities the searcher uses. */
  | (Asked & { readonly ask: "look"; readonly by: number; readonly look: number; readonly keep: number })
  /** One card, or `keep` of them, stay; or noise is made for more. */
  | (Asked & { readonly ask: "found"; readonly by: number; readonly keep: number; readonly kept: number })
  | (Asked & { readonly ask: "bitten"; readonly who: number; readonly place: number; readonly gone: number })
  | (Asked & { readonly ask: "respond"; readonly together: true; readonly symbol: number })
  /** Whose card is taken: `from` adds up the seats that would give, as powers of two. */
  | (Asked & { readonly ask: "accept"; readonly symbol: number; readonly from: number })
  /** Exile of `seat`, or (-1) a crossroads card. */
  | (Asked & { readonly ask: "vote"; readonly together: true; readonly seat: number })
  | (Asked & { readonly ask: "tie"; readonly seat: number })
  /** Who goes to the player on the left (crisis Reorganization). */
  | (Asked & { readonly ask: "pass"; readonly together: true })
  /** Which option of the crossroads card takes effect. */
  | (Asked & { readonly ask: "option"; readonly card: number })
  /** What is open to all: survivors, places, dice. `a` and `b` mean what the row of `why` says. */
  | (Asked & { readonly ask: "pick"; readonly why: PickName; readonly a: number; readonly b: number })
  /** A card of the own hand, or of what only this seat sees. */
  | (Asked & { readonly ask: "pick-card"; readonly why: PickName; readonly a: number; readonly b: number });

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

export type Event =
  | { readonly event: "objective"; readonly main: MainObjectiveId; readonly hard: boolean }
  | (By & { readonly event: "joined"; readonly at: PlaceId } & Who)
  /** An exile's survivor has come and still looks for a place. */
  | (By & { readonly event: "arrives" } & Who)
  | (By & { readonly event: "led" } & Who)
  | { readonly event: "first-player"; readonly seat: number }
  | { readonly event: "round"; readonly round: number; readonly left: number }
  | { readonly event: "crisis"; readonly crisis: string }
  | (By & { readonly event: "rolled-dice"; readonly dice: readonly number[] })
  | (By & { readonly event: "turn" })
  | (By & { readonly event: "crossroads-drawn"; readonly reader: number })
  | { readonly event: "crossroads-read"; readonly card: string }
  | { readonly event: "crossroads"; readonly card: string; readonly seat: number; readonly reader: number }
  | { readonly event: "crossroads-option"; readonly card: string; readonly option: number; readonly seat: number }
  | { readonly event: "crossroads-void"; readonly card: string }
  | { readonly event: "morale"; readonly by: number; readonly now: number }
  | { readonly event: "food"; readonly by: number; readonly now: number }
  | { readonly event: "helpless"; readonly by: number; readonly now: number }
  | (By & { readonly event: "attacked"; readonly at: PlaceId } & Who)
  | { readonly event: "zombie-killed"; readonly at: PlaceId; readonly n: number }
  | { readonly event: "zombie-removed"; readonly at: PlaceId; readonly n: number }
  | { readonly event: "sample"; readonly eyes: number; readonly now: number }
  | (By & { readonly event: "struck"; readonly target: SurvivorId; readonly eyes: number; readonly hit: boolean } & Who)
  | { readonly event: "die"; readonly eyes: number }
  | { readonly event: "exposed"; readonly face: string; readonly cause: Cause; readonly who: SurvivorId }
  | { readonly event: "wounded"; readonly n: number; readonly who: SurvivorId }
  | { readonly event: "frostbitten"; readonly n: number; readonly who: SurvivorId }
  | { readonly event: "healed"; readonly what: "wound" | "frostbite"; readonly who: SurvivorId }
  | { readonly event: "died"; readonly at: PlaceId; readonly who: SurvivorId }
  | { readonly event: "helpless-died" }
  | { readonly event: "left"; readonly who: SurvivorId }
  | { readonly event: "spreads"; readonly at: PlaceId; readonly who: SurvivorId }
  | (By & { readonly event: "hand-lost"; readonly n: number })
  | (By & { readonly event: "lost-card" } & Card)
  | (By & { readonly event: "out" })
  | (By & { readonly event: "searched"; readonly at: PlaceId } & Who)
  | (By & { readonly event: "looked"; readonly n: number })
  | (By & { readonly event: "saw" } & Card)
  | { readonly event: "noise"; readonly at: PlaceId; readonly now: number }
  | (By & { readonly event: "kept"; readonly n: number })
  | (By & { readonly event: "kept-card" } & Card)
  | (By & { readonly event: "barricaded"; readonly at: PlaceId; readonly n: number })
  | (By & { readonly event: "cleaned"; readonly n: number })
  | (By & { readonly event: "attracted"; readonly from: PlaceId; readonly to: PlaceId })
  | (By & { readonly event: "ability" } & Who)
  | (By & { readonly event: "used" } & Gear & Who)
  | (By & { readonly event: "played" } & Card)
  | (By & { readonly event: "equipped" } & Card & Who)
  | (By & { readonly event: "contributed"; readonly n: number })
  | (By & { readonly event: "contributed-card" } & Card)
  | (By & { readonly event: "contributed-openly" } & Card & Who)
  | (By & { readonly event: "offered" } & Card)
  | (By & { readonly event: "moved"; readonly from: PlaceId; readonly to: PlaceId; readonly fuel: boolean } & Who)
  | { readonly event: "placed"; readonly to: PlaceId; readonly who: SurvivorId }
  | (By & { readonly event: "die-changed"; readonly from: number; readonly to: number })
  | (By & { readonly event: "die-spent"; readonly n: number })
  | (By & { readonly event: "requested"; readonly symbol: SymbolName })
  | (By & { readonly event: "would-give" })
  | (By & { readonly event: "nobody-gave"; readonly symbol: SymbolName })
  | (By & { readonly event: "gave"; readonly to: number } & Card)
  | (By & { readonly event: "handed"; readonly from: SurvivorId; readonly to: SurvivorId } & Gear)
  | (By & { readonly event: "stole"; readonly from: number })
  | (By & { readonly event: "stole-card"; readonly from: number } & Card)
  | (By & { readonly event: "peeked"; readonly at: number })
  | (By & { readonly event: "peeked-card"; readonly at: number } & Card)
  | (By & { readonly event: "scouted"; readonly at: PlaceId })
  | (By & { readonly event: "scouted-card"; readonly at: PlaceId } & Card)
  | (By & { readonly event: "revealed"; readonly at: PlaceId } & Card)
  | (By & { readonly event: "foresaw"; readonly n: number })
  | (By & { readonly event: "foresaw-crisis"; readonly crisis: string })
  | (By & { readonly event: "said"; readonly phrase: PhraseId; readonly about: number })
  | (By & { readonly event: "exile-called"; readonly target: number })
  | (By & { readonly event: "voted"; readonly vote: "up" | "down" })
  | (By & { readonly event: "decided"; readonly vote: "up" | "down" })
  | { readonly event: "vote-result"; readonly up: number; readonly down: number; readonly passed: boolean }
  | (By & { readonly event: "exiled" })
  | (By & { readonly event: "innocent"; readonly secret: string; readonly exile: string })
  | (By & { readonly event: "unrepentant" })
  | (By & { readonly event: "exile-objective"; readonly exile: string })
  | { readonly event: "colony-step"; readonly step: (typeof COLONY_STEPS)[number] }
  | { readonly event: "ate"; readonly n: number }
  | { readonly event: "starved"; readonly tokens: number }
  | { readonly event: "waste-counted"; readonly n: number }
  | ({ readonly event: "crisis-card"; readonly helps: boolean; readonly sum: number } & Card)
  | {
      readonly event: "crisis-result";
      readonly sum: number;
      readonly need: number;
      readonly prevented: boolean;
      readonly crisis: string;
    }
  | { readonly event: "arrived"; readonly at: PlaceId; readonly gate: number }
  | { readonly event: "barricade-broken"; readonly at: PlaceId; readonly gate: number }
  | { readonly event: "overrun"; readonly at: PlaceId; readonly gate: number }
  | { readonly event: "noise-rolled"; readonly at: PlaceId; readonly eyes: number }
  | { readonly event: "in-force"; readonly effect: Lasting }
  | { readonly event: "attached"; readonly card: string; readonly who: SurvivorId }
  | { readonly event: "detached"; readonly card: string; readonly who: SurvivorId }
  /** A survivor changes groups. */
  | (By & { readonly event: "taken-over"; readonly from: number; readonly who: SurvivorId })
  /** Openly out of a hand or a deck: onto the waste, or out of the game. */
  | (By & { readonly event: "gave-up"; readonly to: "waste" | "removed" } & Card)
  | { readonly event: "stripped"; readonly at: PlaceId; readonly n: number }
  /** Cards that had left the game come back. */
  | (By & { readonly event: "returned"; readonly to: "waste" | "hand"; readonly n: number })
  | { readonly event: "barricades-removed"; readonly at: PlaceId; readonly n: number }
  | (By & { readonly event: "pledged"; readonly n: number })
  | (By & { readonly event: "pledged-card" } & Card)
  | (By & { readonly event: "pledges-back"; readonly n: number })
  | (By & { readonly event: "gambled"; readonly dice: readonly number[] })
  | (By & { readonly event: "gained"; readonly n: number })
  | (By & { readonly event: "gained-card" } & Card)
  | (By & { readonly event: "hand-read"; readonly of: number })
  | (By & { readonly event: "hand-shown" } & Card)
  | (By & { readonly event: "secret-read"; readonly of: number })
  | (By & { readonly event: "secret-read-as"; readonly of: number; readonly secret: string })
  | { readonly event: "crisis-away"; readonly crisis: string }
  | (By & { readonly event: "cured" } & Card & Who)
  | (By & { readonly event: "secret"; readonly secret: string; readonly reached: boolean })
  | {
      readonly event: "ended";
      readonly reason: "morale" | "rounds" | "objective" | "failed";
      readonly done: boolean;
    };
