import type { Offer } from "@endzeit/engine";
import { LENGTH, SPACE_IDS, startOf, TOWN, towardTown, trackOf } from "../content/board.ts";
import { UNITS, unitOf } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import type { Answers, State, Step } from "../state.ts";
import { UNIT } from "./answers.ts";
import { ONE_UNIT, ONE_ZED } from "./choices.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { everyone } from "./seats.ts";
import { inPlayAt, isOne, lowest, releaseUnit, unitRoom } from "./units.ts";
import { hasRoom, liftZed, listPair, putZed, sameZeds, settleOnStart, zedCount, zedStrength } from "./zeds.ts";

type UnitRetreat = Omit<Extract<Step, { readonly do: "retreat/units" }>, "do">;

/** 6.4.4, 6.4.5: Zeds go toward their Start, the stronger one no further than it must (R56); off a Start to another (X12). */
function retreatZeds(s: State, at: number, out: Out): void {
  const first = s.spots[at * STACK];
  const second = s.spots[at * STACK + 1];
  if (first < 0) return;
  if (second < 0) {
    retreatZed(s, first, at, out);
    return;
  }
  const difference = zedStrength(s, first) - zedStrength(s, second);
  if (difference === 0 && !sameZeds(s, first, second) && placesApart(s, at)) {
    s.agenda.push({ ask: "nearer", of: everyone(s), at });
    return;
  }
  retreatPair(s, at, difference >= 0 ? first : second, out);
}

/** Whether the first space with room takes only one of them. */
function placesApart(s: State, at: number): boolean {
  const to = placeBehind(s, at);
  return to < 0 || zedCount(s, to) > 0;
}

/** The next space toward the Start with room, -1 when there is none on the track. */
function placeBehind(s: State, at: number): number {
  const end = startOf(trackOf(at));
  for (let to = at + 1; to <= end; to++) if (hasRoom(s, to)) return to;
  return -1;
}

function retreatPair(s: State, at: number, nearer: number, out: Out): void {
  const first = s.spots[at * STACK];
  const other = first === nearer ? s.spots[at * STACK + 1] : first;
  const to = placeBehind(s, at);
  if (to >= 0 && zedCount(s, to) === 0) {
    // The mob stays what it was: it has gained nobody and is not fresh for ≡Z (X27).
    for (const [place, zed] of [nearer, other].entries()) {
      liftZed(s, zed, at);
      s.spots[to * STACK + place] = zed;
      rest(s, zed);
    }
    if (out.listening) tellRetreat(s, [nearer, other], at, to, out);
    meet(s, to);
    return;
  }
  if (to < 0) {
    // Off a Start one by one: where the second may go depends on the first.
    s.agenda.push({ do: "retreat/zeds", at });
    retreatZed(s, nearer, at, out);
    return;
  }
  // X32: the nearer one fights first, so its fight goes on the agenda last.
  const meetings: number[] = [];
  retreatZed(s, nearer, at, out, meetings);
  retreatZed(s, other, at, out, meetings);
  for (const space of meetings.reverse()) meet(s, space);
}

function retreatZed(s: State, zed: number, at: number, out: Out, meetings: number[] | null = null): void {
  const to = placeBehind(s, at);
  liftZed(s, zed, at);
  if (to < 0) {
    if (out.listening) out.tell({ event: "pushed-off", zed, strength: zedStrength(s, zed), from: SPACE_IDS[at] });
    settleOnStart(s, zed, out, trackOf(at), true);
    return;
  }
  putZed(s, zed, to);
  rest(s, zed);
  if (out.listening) tellRetreat(s, [zed], at, to, out);
  if (meetings !== null) meetings.push(to);
  else meet(s, to);
}

/** R15: a Zed that has retreated does not move in the activation that runs. */
function rest(s: State, zed: number): void {
  if (s.cooperative === 0 && !s.done.includes(zed)) s.done.push(zed);
}

function tellRetreat(s: State, zeds: readonly number[], at: number, to: number, out: Out): void {
  const strength = zeds.reduce((sum, zed) => sum + zedStrength(s, zed), 0);
  out.tell({ event: "zeds-moved", zeds, strength, from: SPACE_IDS[at], to: SPACE_IDS[to], why: "retreat" });
}

/** 6.4.3, R47: where they come upon units they enter like any Zeds, with all that 4.3 and 4.4 say, and attack. */
function meet(s: State, at: number): void {
  if (inPlayAt(s, at) > 0) s.agenda.push({ do: "zeds/enter", at, advance: 0 });
}

/** One step from a space on the way to another. */
export function stepToward(at: number, to: number): number {
  if (at === TOWN) return trackOf(to) * LENGTH;
  if (trackOf(at) === trackOf(to) && to > at) return at + 1;
  return towardTown(at);
}

/** 6.4.4, 6.4.5, 6.4.6: units go back the way they came, or toward Town Center, to the first space that takes them. */
function retreatFrom(s: State, step: UnitRetreat, from: number, out: Out): void {
  let { origin } = step;
  let to = from;
  while (true) {
    if (to === origin) origin = -1;
    to = origin >= 0 ? stepToward(to, origin) : towardTown(to);
    if (to === TOWN && origin < 0) break;
    if (to === TOWN || canStop(s, step, to)) break;
  }
  if (isOne(step.units)) {
    stop(s, step, step.units, to, out);
    return;
  }
  if (unitRoom(s, to) >= STACK) stop(s, step, step.units, to, out);
  else {
    const { at, units, calm, why } = step;
    s.agenda.push({ ask: "stop", of: everyone(s), at, units, origin: step.origin, calm, why, next: to });
  }
}

/** R57: no Entry keeps nobody from retreating, it only takes nobody in. X1: the second time not to Zeds again. */
function canStop(s: State, { calm }: UnitRetreat, at: number): boolean {
  return at !== s.noEntry && unitRoom(s, at) > 0 && !(calm && zedCount(s, at) > 0);
}

function stop(s: State, step: UnitRetreat, units: number, to: number, out: Out): void {
  for (let left = units; left !== 0; left &= left - 1) {
    const unit = lowest(left);
    const from = s.unitAt[unit];
    releaseUnit(s, unit, out);
    s.unitAt[unit] = to;
    if (out.listening) {
      const path = pathTo(from, to).map((at) => SPACE_IDS[at]);
      const { why } = step;
      out.tell({ event: "unit-moved", unit: UNITS[unit].id, from: SPACE_IDS[from], to: SPACE_IDS[to], path, why });
    }
  }
  if (to !== TOWN && zedCount(s, to) > 0) {
    const cause = step.why;
    s.agenda.push({ do: "clash", at: to, origin: cause === "fall-back" ? step.at : -1, cause });
  }
}

/** 6.4.5: the players choose who stops first; the other one goes on. */
function listStop(units: number, offer: Offer<Answers["stop"], Reason>): void {
  for (let left = units; left !== 0; left &= left - 1) offer(UNIT[lowest(left)]);
}

function stopOne(s: State, step: UnitRetreat & { readonly next: number }, unit: number, out: Out): void {
  const { at, origin, calm, why, next } = step;
  const bit = 1 << unit;
  stop(s, step, bit, next, out);
  const rest = { at, origin, calm, why, units: step.units & ~bit };
  retreatFrom(s, rest, next, out);
}

/** The spaces of a walk, without the first one. */
export function pathTo(from: number, to: number): readonly number[] {
  const path: number[] = [];
  for (let at = from; at !== to; ) {
    at = stepToward(at, to);
    path.push(at);
  }
  return path;
}

export const retreatSteps = {
  "retreat/zeds": (s, { at }, out) => retreatZeds(s, at, out),
  "retreat/units": (s, step, out) => retreatFrom(s, step, step.at, out),
} satisfies Partial<Steps>;

export const retreatQuestions = {
  nearer: {
    ...ONE_ZED,
    list: (s, { at }, _seat, offer) => listPair(s, at, offer),
    apply: (s, { at }, _seat, { zed }, out) => retreatPair(s, at, zed, out),
  },

  stop: {
    ...ONE_UNIT,
    list: (_s, { units }, _seat, offer) => listStop(units, offer),
    apply: (s, question, _seat, { unit }, out) => stopOne(s, question, unitOf(unit), out),
  },
} satisfies Partial<Questions>;
