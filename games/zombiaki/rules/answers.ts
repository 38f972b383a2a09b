import { CARDS, type CardId } from "../content/cards.ts";
import { type Answers, LANES, type PlayCard, SECTIONS, type SquareName, type StepTo } from "../state.ts";
import { BARRICADE, NAMES } from "./street.ts";

/** Every answer there is, made once: listing allocates nothing, and equal answers are the same object. */

const bySquare = <A>(make: (name: SquareName) => A): readonly A[] => NAMES.map(make);
const byKind = <T>(make: (card: CardId) => T): readonly T[] => CARDS.map(({ id }) => make(id));

type Play = Answers["play"];

export const CLICK_BACK = { play: "click" } as const;
export const PLAY = byKind((play): PlayCard => (play === "click" ? CLICK_BACK : { play }));
export const PLAY_AT = byKind((play) => bySquare((at): PlayCard => ({ play, at })));
export const PLAY_CAR = byKind((play) => bySquare((at): PlayCard => ({ play, at, hit: "car" })));
export const PLAY_LANE = byKind((play) => LANES.map((lane): PlayCard => ({ play, lane })));
export const PLAY_SECTION = byKind((play) => SECTIONS.map((section): PlayCard => ({ play, section })));
const PLAY_AT_TO = byKind((play) => bySquare((at) => bySquare((to): PlayCard => ({ play, at, to }))));
export const playAtTo = (kind: number, at: number, to: number): PlayCard => PLAY_AT_TO[kind][at][to];

export const STEPS: readonly StepTo[] = [...NAMES, BARRICADE];
const ORDERS = bySquare((order) => STEPS.map((to): Play => ({ order, to })));
const RUNS = bySquare((dog) => STEPS.map((to): Answers["dog"] => ({ dog, to })));
/** `to` -1 is the step over the barricade. */
export const orderTo = (from: number, to: number): Play => ORDERS[from][to < 0 ? NAMES.length : to];
export const orderOf = bySquare((order): Play => ({ order }));
export const runTo = (from: number, to: number): Answers["dog"] => RUNS[from][to < 0 ? NAMES.length : to];
export const STAY = bySquare((dog): Answers["dog"] => ({ dog, stay: true }));

/** Gib her! at its own moment. */
export const HOLD = bySquare((at): Answers["not-so-fast"] => ({ play: "not-so-fast", at }));
export const DISCARD = byKind((discard): Answers["discard"] => ({ discard }));
export const TAKE = byKind((take): Answers["meat"] => ({ take }));
export const SPLINTER = bySquare((splinter): Answers["splinter"] => ({ splinter }));
export const POUR = bySquare((pour): Answers["gasoline"] => ({ pour }));
export const NET = bySquare((net): Answers["net"] => ({ net }));
export const BULLET_FIGURE = bySquare((bullet): Answers["bullet"] => ({ bullet, hit: "figure" }));
export const BULLET_CAR = bySquare((bullet): Answers["bullet"] => ({ bullet, hit: "car" }));

export const END: Answers["play"] = { end: true };
export const PASS = { pass: true } as const;
export const STOP: Answers["gasoline"] = { stop: true };
export const DONE: Answers["net"] = { done: true };

const KINDS = byKind((card) => card);
/** The forms that two questions share. */
export const DISCARD_FORMS = [{ discard: KINDS }];
export const TAKE_FORMS = [{ take: KINDS }];
