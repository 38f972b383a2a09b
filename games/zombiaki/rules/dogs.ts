import { type Objection, type Offer, objection } from "@endzeit/engine";
import { type Answers, Mark, type Question, SQUARES, type State, type Step, Thing, ZOMBIES } from "../state.ts";
import { runTo, STAY, STEPS } from "./answers.ts";
import { has, isDog, isFree } from "./figures.ts";
import { deadlyForDog, heldBy, laneBarred, move, noWayForward, noWayOn, overTheBarricade } from "./movement.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { BACK, BARRICADE, FORWARD, laneOf, NAMES, SIDES, sectionOf, squareNamed, squareOf } from "./street.ts";

/** A dog runs up to three squares, forward or sideways (Hund). */
const STRIDE = 3;

/** Asks while a dog that may run is left; dogs go before zombies, in the player's order (R19). */
function askDogs(s: State): void {
  for (let square = 0; square < SQUARES; square++) {
    if (isDog(s, square) && !has(s, square, Mark.ran) && somewhereToGo(s, square)) {
      s.agenda.push({ do: "zombies/dogs" }, { ask: "dog", of: [ZOMBIES], at: -1, left: STRIDE, advanced: false });
      return;
    }
  }
}

/** The same dog goes on if it lives and can. */
function dogRunsOn(s: State, step: Extract<Step, { do: "zombies/dog-on" }>): void {
  const { at, left, advanced } = step;
  if (!isDog(s, at)) return;
  if (left > 0 && somewhereToGo(s, at)) s.agenda.push({ ask: "dog", of: [ZOMBIES], at, left, advanced });
  else s.marks[at] |= Mark.ran;
}

type DogQuestion = Extract<Question, { ask: "dog" }>;

/** Step by step; with `at` -1 the next dog is chosen together with its first step. */
function listDog(s: State, question: DogQuestion, offer: Offer<Answers["dog"], Reason>): void {
  for (let square = 0; square < SQUARES; square++) {
    const next = question.at < 0 ? isDog(s, square) && !has(s, square, Mark.ran) : square === question.at;
    if (next) listRun(s, square, question, offer);
  }
}

function listRun(s: State, from: number, question: DogQuestion, offer: Offer<Answers["dog"], Reason>): void {
  // R21: if some way leads forward, the way chosen must.
  const mustAdvance = s.rules.dogMustAdvance && !question.advanced && wayLeadsForward(s, from, question.left);
  offer(runTo(from, FORWARD[from]), blockedForward(s, from), FORWARD[from]);
  for (const side of SIDES[from]) {
    const deadEnd = mustAdvance && !deadlyForDog(s, side) && !wayLeadsForward(s, side, question.left - 1);
    offer(runTo(from, side), blockedAside(s, from, side) ?? (deadEnd ? "dog-must-advance" : undefined), side);
  }
  if (BACK[from] >= 0)
    offer(runTo(from, BACK[from]), s.rules.dogMustAdvance ? "dog-never-back" : blockedBack(s, from), BACK[from]);
  offer(STAY[from], mustAdvance ? "dog-must-advance" : undefined, from);
}

function blockedForward(s: State, from: number): Reason | undefined {
  if (heldBy(s, from) !== undefined) return heldBy(s, from);
  if (s.frozen[laneOf(from)] === 2) return "frozen";
  if (sectionOf(from) === 1) return s.rules.dogsCanWin ? undefined : "dogs-do-not-win";
  return noWayForward(s, from);
}

function blockedAside(s: State, from: number, to: number): Reason | undefined {
  if (heldBy(s, from) !== undefined) return heldBy(s, from);
  if (s.frozen[laneOf(from)] === 2) return "frozen";
  if (laneBarred(s, laneOf(to))) return "target-lane-barred";
  return noWayOn(s, from, to);
}

/** Polish rule: a dog may go back as well. */
function blockedBack(s: State, from: number): Reason | undefined {
  if (s.frozen[laneOf(from)] === 2) return "frozen";
  return heldBy(s, from) ?? noWayOn(s, from, BACK[from]);
}

function somewhereToGo(s: State, from: number): boolean {
  return (
    blockedForward(s, from) === undefined ||
    SIDES[from].some((side) => blockedAside(s, from, side) === undefined) ||
    (!s.rules.dogMustAdvance && BACK[from] >= 0 && blockedBack(s, from) === undefined)
  );
}

/** Whether a dog standing on `from` with `left` steps can go forward on some way that it survives until then. */
function wayLeadsForward(s: State, from: number, left: number): boolean {
  if (left <= 0) return false;
  if (laneClear(s, from)) return true;
  return SIDES[from].some((side) => canRunAside(s, from, side) && wayLeadsForward(s, side, left - 1));
}

const openToDogs = (s: State, square: number): boolean => isFree(s, square) && s.thing[square] !== Thing.wall;

/** Whether forward from a square is open to a dog that stands there or would stand there. */
function laneClear(s: State, square: number): boolean {
  const lane = laneOf(square);
  if (s.frozen[lane] !== 0 || laneBarred(s, lane)) return false;
  const to = FORWARD[square];
  if (to < 0) return s.rules.dogsCanWin;
  return openToDogs(s, to) && !(isDog(s, square) && has(s, square, Mark.netted));
}

function canRunAside(s: State, from: number, to: number): boolean {
  const lane = laneOf(from);
  if (s.frozen[lane] !== 0 || laneBarred(s, lane) || laneBarred(s, laneOf(to))) return false;
  if (isDog(s, from) && has(s, from, Mark.netted)) return false;
  return openToDogs(s, to) && !deadlyForDog(s, to);
}

function run(s: State, question: DogQuestion, answer: Answers["dog"], out: Out): void {
  const from = squareOf(answer.dog);
  if ("stay" in answer) {
    s.marks[from] |= Mark.ran;
    return;
  }
  if (answer.to === BARRICADE) return overTheBarricade(s, from, out);
  const to = squareOf(answer.to);
  const advanced = question.advanced || to === FORWARD[from];
  s.agenda.push({ do: "zombies/dog-on", at: to, left: question.left - 1, advanced });
  move(s, from, to, "dog", out);
}

function whyNotRun(s: State, running: number, from: number): Objection<Reason> {
  if (!isDog(s, from)) return objection("no-dog-there", from);
  if (running >= 0 && from !== running) return objection("another-dog-runs", running);
  return objection(has(s, from, Mark.ran) ? "dog-has-run" : "dog-next-door", from);
}

export const dogSteps = {
  "zombies/dogs": askDogs,
  "zombies/dog-on": dogRunsOn,
} satisfies Partial<Steps>;

export const dogQuestions = {
  dog: {
    forms: [
      { dog: NAMES, to: STEPS },
      { dog: NAMES, stay: [true] },
    ],
    otherwise: "only-when-dogs-run",
    list: (s, question, _seat, offer) => listDog(s, question, offer),
    apply: (s, question, _seat, answer, out) => run(s, question, answer, out),
    objection: (s, { at }, _seat, answer) => whyNotRun(s, at, squareNamed(answer.dog)),
  },
} satisfies Partial<Questions>;
