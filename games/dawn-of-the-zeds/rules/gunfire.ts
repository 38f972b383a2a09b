import { type Offer, objection } from "@endzeit/engine";
import { isStart, SPACE_IDS, START, TOWN } from "../content/board.ts";
import { gunfireHits, ROW } from "../content/tables.ts";
import { PIAZZA, UNIT_IDS, UNITS, unitOf } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import type { Answers, CitadelShot, Fire, State } from "../state.ts";
import { FALL, FALL_WITH, FIRE, FIRE_SPARE, type Pay, STAY } from "./answers.ts";
import { shotColumn, shotDistance, shotShifts, shotStrength } from "./columns.ts";
import { rollDie } from "./dice.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { speakersFor } from "./seats.ts";
import * as steps from "./steps.ts";
import { inPlay, lowest, unitsAt } from "./units.ts";
import { dealHits } from "./zeds.ts";

/** 5.4: spaces with Zeds in reach; `spare` when there is an action to pay in place of ammo. */
export function listFire(s: State, unit: number, pay: Pay, spare: boolean, offer: Offer<Fire, Reason>): void {
  listShots(s, unit, spare, undefined, FIRE[pay][unit], FIRE_SPARE[pay][unit], offer);
}

export function listShots<A extends Fire | CitadelShot>(
  s: State,
  unit: number,
  spare: boolean,
  none: Reason | undefined,
  shots: readonly A[],
  spareShots: readonly A[],
  offer: Offer<A, Reason>,
): void {
  const from = s.unitAt[unit];
  const { range } = UNITS[unit];
  // From the town along every track, from a track along that one.
  const first = from === TOWN ? 0 : Math.max(from & ~START, from - range);
  const end = from === TOWN ? TOWN - 1 : Math.min(from | START, from + range);
  for (let at = first; at <= end; at++) {
    if (at === from || s.spots[at * STACK] < 0 || (from === TOWN && (at & START) >= range)) continue;
    const why = none ?? whyNot(s, unit, at);
    offer(shots[at], why ?? (s.ammo > 0 || isFree(s, unit) ? undefined : "no-ammo"), at);
    // R34: Captain Piazza, with or without ammo.
    if (unit === PIAZZA) offer(spareShots[at], why ?? (spare ? undefined : "no-spare-action"), at);
  }
}

function whyNot(s: State, unit: number, at: number): Reason | undefined {
  if (!UNITS[unit].gunfire) return "no-gunfire";
  return isStart(at) || isStart(s.unitAt[unit]) ? "no-fire-at-start" : undefined;
}

/** Units of later levels whose first shot of a round costs nothing. */
const isFree = (s: State, unit: number): boolean => UNITS[unit].firstFree && (s.freeShots & (1 << unit)) === 0;

/** 5.4, 6.1: ammo, column, dice, hits; nobody retreats (R42). */
export function fire(s: State, unit: number, at: number, citadel: boolean, spare: boolean, out: Out): void {
  const from = s.unitAt[unit];
  const distance = shotDistance(from, at);
  const free = isFree(s, unit);
  if (free) s.freeShots |= 1 << unit;
  else if (!spare) s.ammo--;
  const column = shotColumn(s, unit, distance, citadel);
  const { id } = UNITS[unit];
  if (out.listening) {
    const paid = free ? "free" : spare ? "action" : "ammo";
    const strength = shotStrength(s, unit, distance);
    const n = s.ammo;
    out.tell({
      event: "gunfire",
      unit: id,
      from: SPACE_IDS[from],
      at: SPACE_IDS[at],
      strength,
      column: strength,
      paid,
      n,
    });
    let running = strength;
    shotShifts(s, unit, distance, citadel, (by, cause) => {
      running += by;
      out.tell({ event: "shift", n: by, cause, unit: id, column: String(running) });
    });
  }
  const dice = [rollDie(s, out), rollDie(s, out)];
  const sum = dice[0] + dice[1];
  const hits = gunfireHits(ROW[sum], column);
  if (out.listening) {
    out.tell({ event: "fight-roll", unit: id, dice, sum, column: String(column + 1), again: 0 });
    out.tell({ event: "gunfire-result", unit: id, at: SPACE_IDS[at], onZeds: hits });
  }
  if (unit === PIAZZA) s.agenda.push(steps.OVERWATCH);
  dealHits(s, at, hits, out);
}

/** Feldposten: after her gunfire she may fall back with who is in her space (R35, X2). */
function askOverwatch(s: State): void {
  if (inPlay(s, PIAZZA) && s.unitAt[PIAZZA] !== TOWN) s.agenda.push({ ask: "overwatch", of: speakersFor(s, PIAZZA) });
}

function listOverwatch(s: State, offer: Offer<Answers["overwatch"], Reason>): void {
  offer(STAY);
  offer(FALL);
  for (let left = unitsAt(s, s.unitAt[PIAZZA]) & ~(1 << PIAZZA); left !== 0; left &= left - 1)
    offer(FALL_WITH[lowest(left)]);
}

function fallBack(s: State, mates: number): void {
  const units = (1 << PIAZZA) | mates;
  s.agenda.push({ do: "retreat/units", at: s.unitAt[PIAZZA], units, origin: -1, calm: false, why: "fall-back" });
}

export const gunfireSteps = {
  overwatch: (s) => askOverwatch(s),
} satisfies Partial<Steps>;

export const gunfireQuestions = {
  overwatch: {
    forms: [{ fall: [true] }, { fall: [true], with: UNIT_IDS }, { stay: [true] }],
    otherwise: "only-after-her-shot",
    list: (s, _question, _seat, offer) => listOverwatch(s, offer),
    apply(s, _question, _seat, answer) {
      if ("fall" in answer) fallBack(s, "with" in answer ? 1 << unitOf(answer.with) : 0);
    },
    objection: (_s, _question, _seat, answer) =>
      objection("not-in-that-space", "with" in answer ? unitOf(answer.with) : -1),
  },
} satisfies Partial<Questions>;
