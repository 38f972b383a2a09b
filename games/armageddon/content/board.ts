import type { Origin } from "@endzeit/engine";

/** Board, tracks and figures. */

/** Colours of survivors, in the order of every count in the state; marauders are red and come last. */
export const COLOURS = ["worker", "soldier", "engineer", "leader"] as const;
export type ColourName = (typeof COLOURS)[number];
export const Colour = { worker: 0, soldier: 1, engineer: 2, leader: 3, marauder: 4 } as const;
export const FIGURES = [...COLOURS, "marauder"] as const;

/** Figures in the box by colour, and what each player begins with (Spielmaterial, Spielaufbau). */
export const IN_BOX: readonly number[] = [45, 10, 10, 4, 20];
export const AT_START: readonly number[] = [5, 0, 0, 1];
/** Im Spiel zu dritt: what goes back to the box. */
export const BOXED_FOR_THREE: readonly number[] = [5, 0, 0, 1, 0];

/** The areas of bidding, in the order in which they are resolved. */
export const AREAS = ["exploration", "construction", "city"] as const;
export type AreaName = (typeof AREAS)[number];
export const Area = { exploration: 0, construction: 1, city: 2 } as const;

export const ROUNDS = 6;
/** The interim scoring comes after this round, and the building cards change. */
export const HALF = 3;
export const START_POINTS = 10;
export const START_DAMAGE = 3;
/** Pluendererleiste: nine fields, the first one means none. */
export const MOST_MARAUDERS = 8;
/** Schadensleiste. */
export const LAST_SPACE = 9;
/** Punkteleiste. */
export const TRACK = 40;
export const SITES = 8;
export const HEADQUARTERS_SITE = 0;
export const WATCHTOWER_SITE = 1;
export const EXTENSION_SITE = 7;
export const HOUSES = 2;

/** What the spaces of the damage track show. */
export const PRINTS = ["plus-2", "none", "minus-1", "minus-2", "marauder", "leader-out", "end"] as const;
export const Print = { plus2: 0, none: 1, minus1: 2, minus2: 3, marauder: 4, leaderOut: 5, end: 6 } as const;

export const DAMAGE_TRACK: readonly { readonly print: number; readonly origin: Origin }[] = [
  { print: Print.plus2, origin: "rulebook" },
  { print: Print.none, origin: "rulebook" },
  { print: Print.minus1, origin: "rulebook" },
  { print: Print.marauder, origin: "stand-in" },
  { print: Print.minus1, origin: "stand-in" },
  { print: Print.leaderOut, origin: "stand-in" },
  { print: Print.marauder, origin: "stand-in" },
  { print: Print.minus2, origin: "stand-in" },
  { print: Print.end, origin: "stand-in" },
];

/** Rundenleiste: marauders that come with each round. */
export const ROUND_TRACK: readonly { readonly marauders: number; readonly origin: Origin }[] = [
  { marauders: 1, origin: "public source" },
  { marauders: 2, origin: "rulebook" },
  { marauders: 3, origin: "public source" },
  { marauders: 4, origin: "stand-in" },
  { marauders: 5, origin: "stand-in" },
  { marauders: 6, origin: "stand-in" },
];

/** Ausruestungsauslage: figures on the card of each slot, from left to right. */
export const SLOTS: readonly number[] = [3, 3, 3, 3];

export const MOST_SEATS = 4;
