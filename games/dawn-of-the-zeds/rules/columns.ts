import { DEFENCE, LENGTH, TOWN, trackOf } from "../content/board.ts";
import { EVENTS } from "../content/cards.ts";
import { EVEN, LAST_COLUMN, STRONGEST_SHOT } from "../content/tables.ts";
import { UNITS } from "../content/units.ts";
import { type Fight, Phase, type ShiftCause, type State } from "../state.ts";
import { unitStrength } from "./units.ts";
import { groupStrength } from "./zeds.ts";

/** 6.1 steps 2 and 3: the column of a fight, for the fight itself and for its odds. */

/** Hears of every shift with its cause. */
type Hear = (n: number, cause: ShiftCause) => void;

const BULLDOZER_SHIFT = 2;
const CALM_SHIFT = 2;
const CITADEL_SHIFT = 1;

/** 6.1 Start-Spalte im Nahkampf (R45). */
export function startColumn(zeds: number, unit: number): number {
  if (zeds >= 3 * unit) return 0;
  if (zeds >= 2 * unit) return 1;
  if (zeds > unit) return 2;
  if (zeds === unit) return EVEN;
  if (unit >= 3 * zeds) return 6;
  return unit >= 2 * zeds ? 5 : 4;
}

/** E08 is fought on the Even column against nobody in particular (R63). */
export const meleeStart = (s: State, fight: Fight): number =>
  fight.cause === "underfoot" ? EVEN : startColumn(groupStrength(s, fight.at), unitStrength(s, fight.unit));

/** A shift with its cause, told to whoever listens. */
function shift(n: number, cause: ShiftCause, hear: Hear | null): number {
  if (n !== 0 && hear !== null) hear(n, cause);
  return n;
}

/** 6.1 step 3: all shifts of a melee; of defence shifts the space's is the only one (R46). */
export function meleeShifts(s: State, fight: Fight, hear: Hear | null = null): number {
  const row = UNITS[fight.unit];
  let sum = markerShifts(s, fight.unit, hear);
  sum += shift(row.melee, "ability", hear);
  sum += shift(fight.bonus, "ready", hear);
  if (fight.zedsAttack === 1) {
    sum += shift(row.defend, "defender", hear);
    sum += shift(defenceShift(s, fight.cause === "town" ? TOWN : fight.at), "defence", hear);
  } else {
    // E17, F1, X36: whenever the unit is the attacker.
    if (s.charged === fight.unit) sum += shift(CALM_SHIFT, "keep-calm", hear);
    if (fight.bulldozer === 1) sum += shift(BULLDOZER_SHIFT, "bulldozer", hear);
  }
  return sum;
}

/** Verteidigungsvorteil; none on a night assault's Zeds phase (X21). */
function defenceShift(s: State, at: number): number {
  return s.phase === Phase.zeds && EVENTS[s.event]?.effect === "night" ? 0 : DEFENCE[at];
}

/** Well-Armed and Civilian Leader count in melee and gunfire. */
function markerShifts(s: State, unit: number, hear: Hear | null): number {
  const armed = s.armed === unit ? shift(1, "well-armed", hear) : 0;
  return armed + (s.leader === unit ? shift(1, "leader", hear) : 0);
}

export const clampColumn = (column: number): number => Math.max(0, Math.min(LAST_COLUMN, column));

export const meleeColumn = (s: State, fight: Fight): number =>
  clampColumn(meleeStart(s, fight) + meleeShifts(s, fight));

/** Spaces between a shooter and a target on one track, or from Town Center; -1 when no shot goes there (R39). */
export function shotDistance(from: number, at: number): number {
  if (from === TOWN) return (at % LENGTH) + 1;
  return trackOf(from) === trackOf(at) ? Math.abs(from - at) : -1;
}

/** 6.1 step 2: strength when firing at a distance; Captain Piazza's list replaces her own (X6). */
export function shotStrength(s: State, unit: number, distance: number): number {
  const { sharp, firing } = UNITS[unit];
  if (sharp.length > 0) return sharp[distance - 1];
  return firing.length > 0 ? firing[s.unitFlipped[unit]] : unitStrength(s, unit);
}

export function shotShifts(
  s: State,
  unit: number,
  distance: number,
  citadel: boolean,
  hear: Hear | null = null,
): number {
  const { aim, far } = UNITS[unit];
  let sum = markerShifts(s, unit, hear) + shift(aim, "ability", hear);
  if (distance > 1) sum += shift(far, "long-range", hear);
  if (citadel) sum += shift(CITADEL_SHIFT, "citadel", hear);
  return sum;
}

/** R40: the column is the strength, from 1 to 7 and more; as an index from 0. */
export function shotColumn(s: State, unit: number, distance: number, citadel: boolean): number {
  const strength = shotStrength(s, unit, distance) + shotShifts(s, unit, distance, citadel);
  return Math.max(1, Math.min(STRONGEST_SHOT, strength)) - 1;
}
