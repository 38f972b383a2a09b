import { type Origin, PS, RB, SI } from "@endzeit/engine";

/** The event deck and the story deck, one row a card. A card's number in the state is its position here: rows are never reordered. */

export type Effect =
  | "cardio"
  | "cabin"
  | "well-armed"
  | "night"
  | "underfoot"
  | "plague"
  | "joking"
  | "hero"
  | "mine"
  | "tough-zeds"
  | "smell"
  | "replace"
  | "calm"
  | "brains"
  | "finale"
  | "finale-story";

/** ≡Z moves the strongest Zeds, [Z] places new ones; both only with several players. */
export const SYMBOLS = ["none", "move", "place"] as const;
export type Symbol = (typeof SYMBOLS)[number];

export interface EventRow {
  readonly id: string;
  /** I to IV; 5 for the finale. */
  readonly act: number;
  /** Always in the deck: You must be joking!, Brains!. */
  readonly special: boolean;
  /** The Zeds tab from left to right: F M H S, `*` all tracks in any order, empty for a track that a story card names. */
  readonly zeds: string;
  readonly actions: number;
  readonly effect: Effect;
  /** The track of a night assault, or -1. */
  readonly track: number;
  readonly symbol: Symbol;
  /** Where the strip and the effect come from, and where the Act does. Symbols are stand-ins, all of them. */
  readonly origin: Origin;
  readonly actOrigin: Origin;
}

const event = (
  id: string,
  act: number,
  zeds: string,
  actions: number,
  effect: Effect,
  more: Partial<EventRow> = {},
): EventRow => ({
  id,
  act,
  special: false,
  zeds,
  actions,
  effect,
  track: -1,
  symbol: "none",
  origin: PS,
  actOrigin: PS,
  ...more,
});

export const EVENTS: readonly EventRow[] = [
  event("cardio", 1, "SS", 1, "cardio", { origin: RB }),
  event("hunting-cabin", 1, "MS", 3, "cabin", { symbol: "move" }),
  event("well-armed", 1, "FM", 2, "well-armed"),
  event("night-mountain", 2, "M", 1, "night", { track: 1 }),
  event("night-suburbs", 2, "S", 2, "night", { track: 3 }),
  event("night-forest", 2, "F", 2, "night", { track: 0, symbol: "move" }),
  event("night-highway", 2, "HH", 1, "night", { track: 2 }),
  event("underfoot", 2, "HSM", 2, "underfoot"),
  event("plague", 2, "HFF", 3, "plague", { symbol: "move" }),
  event("joking", 2, "*", 1, "joking", { special: true }),
  event("hero-arrives", 3, "HSF", 2, "hero"),
  event("mine-explosion", 3, "MSH", 2, "mine", { symbol: "move" }),
  event("tough-zeds", 3, "MM", 3, "tough-zeds"),
  event("smell", 3, "HMF", 2, "smell"),
  // Five cards are listed for Act III where four belong: that it is this one is ours (fact sheet 7.1).
  event("nightfall", 4, "HF", 4, "night", { track: 2, symbol: "place", actOrigin: SI }),
  event("hate-it", 4, "HSS", 3, "replace", { symbol: "move" }),
  event("keep-calm", 4, "MH", 2, "calm"),
  event("brains-3", 3, "*", 0, "brains", { special: true }),
  event("brains-4", 4, "*", 0, "brains", { special: true }),
  event("finale-good-night", 5, "SMHH", 0, "finale"),
  event("finale-good-or-bad", 5, "", 0, "finale-story"),
];

export const ACTS = 4;
export const FINALE_ACT = 5;
/** How many normal cards of each Act are dealt. */
export const RECIPE = { short: [2, 5, 3, 2], normal: [3, 6, 4, 3] } as const satisfies Record<
  string,
  readonly number[]
>;

export type StoryTrack = "choice" | "most" | "fewest" | "forest" | "mountain" | "highway" | "suburbs";

export interface StoryRow {
  readonly id: string;
  /** Handlungsort. */
  readonly track: StoryTrack;
  /** Behalten, or at once. */
  readonly keep: boolean;
  readonly origin: Origin;
}

export const STORY: readonly StoryRow[] = [
  { id: "bulldozer", track: "choice", keep: true, origin: PS },
  { id: "lake", track: "most", keep: false, origin: PS },
  { id: "civilian-leader", track: "fewest", keep: true, origin: PS },
  { id: "adrenaline", track: "suburbs", keep: true, origin: PS },
  { id: "organiser", track: "mountain", keep: true, origin: PS },
  { id: "living-dead", track: "mountain", keep: false, origin: PS },
  { id: "iron-resolve", track: "highway", keep: true, origin: PS },
  { id: "dud-ammo", track: "forest", keep: false, origin: PS },
];
const storyOf = (id: string): number => STORY.findIndex((row) => row.id === id);
export const BULLDOZER = storyOf("bulldozer");
export const CIVILIAN_LEADER = storyOf("civilian-leader");
export const ADRENALINE = storyOf("adrenaline");
export const ORGANISER = storyOf("organiser");
export const IRON_RESOLVE = storyOf("iron-resolve");

/** Verdicts, from the score that each begins at (fact sheet 12; their wording is ours). */
export const VERDICTS = [
  { id: "blamed", from: -99 },
  { id: "in-question", from: 1 },
  { id: "did-what-they-could", from: 6 },
  { id: "respected", from: 13 },
  { id: "medal", from: 21 },
] as const;
