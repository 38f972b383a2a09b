import type { Agenda, QuestionShapes, StepShapes } from "@endzeit/engine";
import { CARDS } from "./content/cards.ts";
import { SQUARES, type State } from "./state.ts";

/** What may stand on the agenda of Zombiaki. */

const SQUARE = [0, SQUARES - 1] as const;
const SQUARE_OR_NONE = [-1, SQUARES - 1] as const;
const KIND = [0, CARDS.length - 1] as const;
const COUNT = [0, 99] as const;

const steps: StepShapes<State> = {
  "zombies/begin": {},
  "zombies/not-so-fast": {},
  "zombies/dogs": {},
  "zombies/dog-on": { at: SQUARE, left: [0, 3], advanced: "flag" },
  "zombies/march": { from: SQUARE },
  "zombies/end": {},
  "humans/begin": {},
  "humans/barrels": { from: [0, SQUARES] },
  "humans/end": {},
  draw: {},
  "ask-discard": {},
  "ask-play": {},
  aftermath: {},
  explode: {},
  retreat: { lanes: [0, 7], upto: [1, 5], dogs: "flag", from: [0, SQUARES], why: ["searchlight", "back-off", "boss"] },
  shoot: { card: KIND, at: SQUARE, car: "flag" },
  burst: { card: KIND, lane: [0, 2], left: COUNT, at: SQUARE_OR_NONE, car: "flag", hurt: SQUARE_OR_NONE },
  grenade: { at: SQUARE },
};

const questions: QuestionShapes<State> = {
  "not-so-fast": {},
  dog: { at: SQUARE_OR_NONE, left: [1, 3], advanced: "flag" },
  discard: {},
  play: {},
  click: { card: KIND, at: SQUARE },
  bullet: { card: KIND, lane: [0, 2], left: COUNT, hurt: SQUARE_OR_NONE },
  splinter: { at: SQUARE },
  gasoline: { at: SQUARE, left: COUNT, been: [0, 0x7fff] },
  net: { over: [0, 0x7fff] },
  meat: {},
  punch: {},
};

/** What a phase rests on: with one of these at the bottom there is always something left to do. */
const ground: readonly string[] = ["zombies/begin", "zombies/end", "humans/begin", "humans/end", "ask-play", "play"];

export const agenda: Agenda = { steps, questions, ground };
