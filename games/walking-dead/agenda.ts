import type { Agenda, QuestionShapes, StepShapes } from "@endzeit/engine";
import { SPACES } from "./content/board.ts";
import { ENCOUNTERS, WALKER_CARDS } from "./content/cards.ts";
import type { State } from "./state.ts";

/** What may stand on the agenda of The Walking Dead. */

const SPACE = [0, SPACES.length - 1] as const;
const ENCOUNTER = [0, ENCOUNTERS.length - 1] as const;
const CLAW = [0, WALKER_CARDS.length - 1] as const;
const COUNT = [0, 99] as const;
/** A bit for each of four seats. */
const BITS = [0, 0b1111] as const;

const inPlay = { card: ENCOUNTER, seat: "seat", reactions: "flag", swapped: COUNT, sneaked: COUNT } as const;
const react = { next: "seat", passed: COUNT, reacted: BITS, ...inPlay } as const;

const steps: StepShapes<State> = {
  "setup/first": {},
  "setup/character": { seat: "seat", left: COUNT },
  "setup/rise": { seat: "seat" },
  "turn/begin": { seat: "seat" },
  "turn/next": {},
  "survivor/before": {},
  "survivor/space": {},
  "survivor/between": {},
  "survivor/corner": { at: SPACE },
  "survivor/tile": { at: SPACE },
  "survivor/after": {},
  "survivor/give": {},
  "encounter/reveal": { seat: "seat", reactions: "flag" },
  "encounter/react": react,
  "encounter/resolve": inPlay,
  "encounter/done": inPlay,
  "fight/arm": {},
  "fight/judge": {},
  "fight/axe": { next: "seat", passed: COUNT },
  "fight/after": { card: CLAW, attacker: "seat", defender: "seat", won: "flag" },
  bite: { seat: "seat", left: COUNT },
  death: { seat: "seat", left: COUNT, asked: COUNT },
  "draw-one": { seat: "seat" },
  "discard-own": { seat: "seat", left: COUNT },
  "walker/roll": {},
  "walker/card": {},
  "walker/strike": { card: CLAW },
  "walker/end": {},
};

const questions: QuestionShapes<State> = {
  character: {},
  rise: {},
  turn: {},
  move: { die: [1, 6], total: [1, 20], stage: [0, 3] },
  draw: {},
  between: {},
  end: {},
  give: {},
  exchange: { put: COUNT },
  react,
  arm: {},
  reroll: {},
  axe: { next: "seat", passed: COUNT },
  wound: { seat: "seat", left: COUNT, asked: COUNT },
  choose: { card: ENCOUNTER },
  discard: { left: COUNT },
  rival: {},
  walk: { total: [1, 6] },
  claw: {},
  lunge: { total: [1, 6] },
  strike: { card: CLAW },
  swap: {},
};

/** After each of these the match goes on: a turn is always followed by the next. */
const ground: readonly string[] = ["turn/begin", "turn/next"];

export const agenda: Agenda = { steps, questions, ground };
