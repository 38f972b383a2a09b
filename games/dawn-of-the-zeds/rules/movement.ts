import type { Offer, Reporter } from "@endzeit/engine";
import { isStart, LENGTH, SPACE_IDS, START, spaceOf, TOWN, TRACKS, trackOf } from "../content/board.ts";
import { HERNANDEZ, UNITS } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import type { Answer, Event, State } from "../state.ts";
import { MOVE, type Pay } from "./answers.ts";
import { beginFight } from "./fight.ts";
import type { Reason } from "./reasons.ts";
import { pathTo } from "./retreat.ts";
import { inPlay, unitRoom } from "./units.ts";
import { zedCount } from "./zeds.ts";

type Out = Reporter<Event>;

/** 5.2: how far a unit gets; a space with Zeds is as far as it goes, a full one is passed by (R36). */
export function listMoves(s: State, unit: number, pay: Pay, none: Reason | undefined, offer: Offer<Answer>): void {
  const from = s.unitAt[unit];
  const answers = MOVE[pay][unit];
  const points = s.numbers.unitMove[unit];
  const why = none ?? (s.defiant[unit] === 1 ? "defiant" : undefined);
  if (from === TOWN) {
    for (let track = 0; track < TRACKS.length; track++) outward(s, track * LENGTH, points, answers, why, offer);
    return;
  }
  if (!isStart(from)) outward(s, from + 1, points, answers, why, offer);
  const left = inward(s, from, points, answers, why, offer);
  if (left < 0) return;
  const own = trackOf(from);
  for (let track = 0; track < TRACKS.length; track++)
    if (track !== own) outward(s, track * LENGTH, left, answers, why, offer);
}

/** Away from Town Center, from `first` on. Starts are closed to movement points. */
function outward(
  s: State,
  first: number,
  points: number,
  answers: readonly Answer[],
  why: Reason | undefined,
  offer: Offer<Answer>,
): void {
  const start = trackOf(first) * LENGTH + START;
  let at = first;
  for (let left = points; left > 0 && at <= start; left--, at++) {
    if (at === start) {
      offer(answers[at], why ?? "start-closed", at);
      return;
    }
    if (!step(s, at, answers, why, offer)) return;
  }
}

/** Toward Town Center and into it. Returns the points left there, -1 when it is out of reach. */
function inward(
  s: State,
  from: number,
  points: number,
  answers: readonly Answer[],
  why: Reason | undefined,
  offer: Offer<Answer>,
): number {
  let left = points;
  for (let at = from - 1; at >= 0 && trackOf(at) === trackOf(from); at--) {
    if (left === 0) return -1;
    left--;
    if (!step(s, at, answers, why, offer)) return -1;
  }
  // Verkehrsleitung: with the mayor in play this step is free (R33, X14).
  if (!inPlay(s, HERNANDEZ)) left--;
  if (left < 0) return -1;
  offer(answers[TOWN], why);
  return left;
}

/** Offers a space; false when the way ends there. */
function step(
  s: State,
  at: number,
  answers: readonly Answer[],
  why: Reason | undefined,
  offer: Offer<Answer>,
): boolean {
  if (at === s.noEntry) {
    offer(answers[at], why ?? "no-entry", at);
    return false;
  }
  if (s.spots[at * STACK] >= 0) {
    offer(answers[at], why, at);
    return false;
  }
  offer(answers[at], why ?? (unitRoom(s, at) <= 0 ? "space-full" : undefined), at);
  return true;
}

/** 5.2: the unit walks; where Zeds are it attacks (R37). */
export function move(s: State, unit: number, target: unknown, out: Out): void {
  const from = s.unitAt[unit];
  const to = spaceOf(target);
  s.unitAt[unit] = to;
  if (out.listening) {
    const path = pathTo(from, to).map((at) => SPACE_IDS[at]);
    out.tell({
      event: "unit-moved",
      unit: UNITS[unit].id,
      from: SPACE_IDS[from],
      to: SPACE_IDS[to],
      path,
      why: "move",
    });
  }
  if (to < TOWN && zedCount(s, to) > 0) beginFight(s, to, "attack", { unit, origin: from });
}
