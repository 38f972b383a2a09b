import type { Offer, Reporter } from "@endzeit/engine";
import { type Answer, type Event, Mark, SQUARES, type State, type Step, Thing, ZOMBIES } from "../state.ts";
import { runTo, STAY } from "./answers.ts";
import { has, isDog, isFree } from "./figures.ts";
import { deadlyForDog, heldBy, laneBarred, move, noWayForward, noWayOn, overTheBarricade } from "./movement.ts";
import type { Reason } from "./reasons.ts";
import { BACK, BARRICADE, FORWARD, laneOf, SIDES, sectionOf, squareOf } from "./street.ts";

type Out = Reporter<Event>;

/** A dog runs up to three squares, forward or sideways (Hund). */
const STRIDE = 3;

/** The step "zombies/dogs": asks while a dog that may run is left; dogs go before zombies, in the player's order (R19). */
export function askDogs(s: State): void {
  for (let square = 0; square < SQUARES; square++) {
    if (isDog(s, square) && !has(s, square, Mark.ran) && somewhereToGo(s, square)) {
      s.agenda.push({ do: "zombies/dogs" }, { ask: "dog", of: [ZOMBIES], at: -1, left: STRIDE, advanced: false });
      return;
    }
  }
}

/** The step "zombies/dog-on": the same dog goes on if it lives and can. */
export function dogRunsOn(s: State, step: Extract<Step, { do: "zombies/dog-on" }>): void {
  const { at, left, advanced } = step;
  if (!isDog(s, at)) return;
  if (left > 0 && somewhereToGo(s, at)) s.agenda.push({ ask: "dog", of: [ZOMBIES], at, left, advanced });
  else s.marks[at] |= Mark.ran;
}

type DogQuestion = { readonly at: number; readonly left: number; readonly advanced: boolean };

/** The question "dog": step by step; with `at` -1 the next dog is chosen together with its first step. */
export function listDog(s: State, question: DogQuestion, offer: Offer<Answer>): void {
  for (let square = 0; square < SQUARES; square++) {
    const next = question.at < 0 ? isDog(s, square) && !has(s, square, Mark.ran) : square === question.at;
    if (next) listRun(s, square, question, offer);
  }
}

function listRun(s: State, from: number, question: DogQuestion, offer: Offer<Answer>): void {
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

export function run(s: State, question: DogQuestion, answer: Answer, out: Out): void {
  const from = squareOf(answer.dog);
  if (answer.stay === true) {
    s.marks[from] |= Mark.ran;
    return;
  }
  if (answer.to === BARRICADE) return overTheBarricade(s, from, out);
  const to = squareOf(answer.to);
  const advanced = question.advanced || to === FORWARD[from];
  s.agenda.push({ do: "zombies/dog-on", at: to, left: question.left - 1, advanced });
  move(s, from, to, "dog", out);
}
