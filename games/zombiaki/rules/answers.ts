import { CARDS } from "../content/cards.ts";
import { type Answer, LANES } from "../state.ts";
import { BARRICADE, NAMES } from "./street.ts";

/** Every answer there is, made once: listing allocates nothing, and equal answers are the same object. */

const bySquare = (make: (name: string) => Answer): readonly Answer[] => NAMES.map(make);
const byKind = <T>(make: (card: string) => T): readonly T[] => CARDS.map(({ id }) => make(id));

export const PLAY = byKind<Answer>((play) => ({ play }));
export const PLAY_AT = byKind((play) => bySquare((at) => ({ play, at })));
export const PLAY_CAR = byKind((play) => bySquare((at) => ({ play, at, hit: "car" })));
export const PLAY_LANE = byKind((play) => LANES.map((lane): Answer => ({ play, lane })));
export const PLAY_SECTION = byKind((play) => [1, 2, 3, 4, 5].map((section): Answer => ({ play, section })));
const PLAY_AT_TO = byKind((play) =>
  bySquare((at) => ({ play, at })).map((_, from) => NAMES.map((to): Answer => ({ play, at: NAMES[from], to }))),
);
export const playAtTo = (kind: number, at: number, to: number): Answer => PLAY_AT_TO[kind][at][to];

const STEPS = (term: "order" | "dog") =>
  NAMES.map((from) => [...NAMES, BARRICADE].map((to): Answer => ({ [term]: from, to })));
const ORDERS = STEPS("order");
const RUNS = STEPS("dog");
/** `to` -1 is the step over the barricade. */
export const orderTo = (from: number, to: number): Answer => ORDERS[from][to < 0 ? NAMES.length : to];
export const orderOf = bySquare((order) => ({ order }));
export const runTo = (from: number, to: number): Answer => RUNS[from][to < 0 ? NAMES.length : to];
export const STAY = bySquare((dog) => ({ dog, stay: true }));

export const DISCARD = byKind<Answer>((discard) => ({ discard }));
export const TAKE = byKind<Answer>((take) => ({ take }));
export const SPLINTER = bySquare((at) => ({ splinter: at }));
export const POUR = bySquare((at) => ({ pour: at }));
export const NET = bySquare((at) => ({ net: at }));
export const BULLET_FIGURE = bySquare((at) => ({ bullet: at, hit: "figure" }));
export const BULLET_CAR = bySquare((at) => ({ bullet: at, hit: "car" }));

export const END: Answer = { end: true };
export const PASS: Answer = { pass: true };
export const STOP: Answer = { stop: true };
export const DONE: Answer = { done: true };
