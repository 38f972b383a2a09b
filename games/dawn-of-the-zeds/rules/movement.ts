import type { Offer } from "@endzeit/engine";
import { isStart, LENGTH, SPACE_IDS, START, TOWN, TRACKS, trackOf } from "../content/board.ts";
import { HERNANDEZ, UNITS } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import type { Move, State } from "../state.ts";
import { MOVE, type Pay } from "./answers.ts";
import { beginFight } from "./fight.ts";
import { isUnnoticed } from "./more-fights.ts";
import type { Reason } from "./reasons.ts";
import { pathTo } from "./retreat.ts";
import type { Out } from "./rule.ts";
import { inPlay } from "./units.ts";
import { zedCount } from "./zeds.ts";

type Why = Reason | undefined;

/** What each space does to a unit that comes along: nothing, full of units, Zeds to attack, closed. Filled before each listing. */
const Way = { free: 0, full: 1, zeds: 2, closed: 3 } as const;
const ways: number[] = new Array<number>(TOWN).fill(Way.free);

/** Looks at the board once for all units whose moves are listed next. */
export function lookAround(s: State): void {
  for (let at = 0; at < TOWN; at++) ways[at] = s.spots[at * STACK] >= 0 ? Way.zeds : Way.free;
  const there = s.unitAt;
  for (let unit = 0; unit < there.length; unit++) {
    const at = there[unit];
    if (at < 0 || at >= TOWN) continue;
    // The second one fills the space: the first leaves a mark that no listing sees.
    if (ways[at] === Way.free) ways[at] = -1;
    else if (ways[at] === -1) ways[at] = Way.full;
  }
  if (s.noEntry >= 0) ways[s.noEntry] = Way.closed;
}

/** 5.2: how far a unit gets; a space with Zeds is as far as it goes, a full one is passed by (R36). */
export function listMoves(s: State, unit: number, pay: Pay, offer: Offer<Move, Reason>): void {
  const from = s.unitAt[unit];
  const answers = MOVE[pay][unit];
  const points = s.numbers.unitMove[unit];
  const why = s.defiant[unit] === 1 ? "defiant" : undefined;
  if (from === TOWN) {
    for (let track = 0; track < TRACKS.length; track++) outward(track * LENGTH, points, answers, why, offer);
    return;
  }
  if (!isStart(from)) outward(from + 1, points, answers, why, offer);
  const left = inward(s, from, points, answers, why, offer);
  if (left < 0) return;
  const own = trackOf(from);
  for (let track = 0; track < TRACKS.length; track++)
    if (track !== own) outward(track * LENGTH, left, answers, why, offer);
}

/** Away from Town Center, from `first` on. Starts are closed to movement points. */
function outward(first: number, points: number, answers: readonly Move[], why: Why, offer: Offer<Move, Reason>): void {
  const start = first | START;
  const end = Math.min(start, first + points);
  for (let at = first; at < end; at++) if (!step(at, answers, why, offer)) return;
  if (first + points > start) offer(answers[start], why ?? "start-closed", start);
}

/** Toward Town Center and into it. Returns the points left there, -1 when it is out of reach. */
function inward(
  s: State,
  from: number,
  points: number,
  answers: readonly Move[],
  why: Why,
  offer: Offer<Move, Reason>,
): number {
  const last = from & ~START;
  // Verkehrsleitung: with the mayor in play the step into Town Center is free (R33, X14).
  const left = points - (from - last) - (inPlay(s, HERNANDEZ) ? 0 : 1);
  const end = Math.max(last, from - points);
  for (let at = from - 1; at >= end; at--) if (!step(at, answers, why, offer)) return -1;
  if (left < 0) return -1;
  offer(answers[TOWN], why);
  return left;
}

/** Offers a space; false when the way ends there. */
function step(at: number, answers: readonly Move[], why: Why, offer: Offer<Move, Reason>): boolean {
  switch (ways[at]) {
    case Way.zeds:
      offer(answers[at], why, at);
      return false;
    case Way.closed:
      offer(answers[at], why ?? "no-entry", at);
      return false;
    case Way.full:
      offer(answers[at], why ?? "space-full", at);
      return true;
    default:
      offer(answers[at], why, at);
      return true;
  }
}

/** 5.2: the unit walks; where Zeds are it attacks (R37). */
export function move(s: State, unit: number, to: number, out: Out): void {
  const from = s.unitAt[unit];
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
  if (to === TOWN || zedCount(s, to) === 0) return;
  if (isUnnoticed(s, unit, out)) return;
  beginFight(s, to, "attack", unit, from);
}
