import { DEFENCE, LENGTH, TOWN, TRACKS } from "../content/board.ts";
import { LAST_COLUMN } from "../content/tables.ts";
import { UNITS } from "../content/units.ts";
import { STACK, ZED_HITS } from "../content/zeds.ts";
import { startColumn } from "../rules/columns.ts";
import { unitStrength } from "../rules/units.ts";
import { groupStrength, zedStrength } from "../rules/zeds.ts";
import type { State } from "../state.ts";

/** How bad a track is, in points of our own scale: near and strong Zeds with nobody good in their way. */

/** By the number where a group stands. */
const DANGER: readonly number[] = [520, 330, 215, 145, 100, 70, 50, 36];
/** How often the Zeds lose a fight, by its column. */
const HOLDS: readonly number[] = [1, 6, 15, 21, 30, 35, 36].map((ways) => ways / 36);
/** How much of a danger a defender who always won would take away: he may be worn down, or passed by another group. */
const TRUST = 0.8;
/** One road about to fall is worse than two in trouble. */
const BEND = 700;
/** Activations of a track that a card still to come brings, and those to allow for at the very end. */
const PER_CARD = 0.8;
const LAST = 1.5;
const FADE = 3;

const strengths: number[] = new Array<number>(LENGTH).fill(0);
const shifts: number[] = new Array<number>(LENGTH).fill(0);
const rerolls: boolean[] = new Array<boolean>(LENGTH).fill(false);

/** The danger of a track. Who comes to a defender has to fight him first, with whatever shifts him there. */
export function roadDanger(s: State, track: number): number {
  const first = track * LENGTH;
  if (isEmpty(s, first)) return 0;
  strengths.fill(0);
  for (let unit = 0; unit < s.unitAt.length; unit++) {
    const n = s.unitAt[unit] - first;
    if (n < 0 || n >= LENGTH) continue;
    const strength = unitStrength(s, unit);
    if (strength <= strengths[n]) continue;
    const { melee, defend, reroll } = UNITS[unit];
    strengths[n] = strength;
    shifts[n] = melee + defend + DEFENCE[first + n] + (s.armed === unit ? 1 : 0) + (s.leader === unit ? 1 : 0);
    rerolls[n] = reroll;
  }
  const reach = s.eventDeck.length * PER_CARD + LAST;
  let sum = 0;
  for (let n = 0; n < LENGTH; n++) {
    const at = first + n;
    const zed = s.spots[at * STACK];
    if (zed < 0) continue;
    const mate = s.spots[at * STACK + 1];
    let danger = DANGER[n] * (vigour(s, zed) + (mate < 0 ? 0 : vigour(s, mate)));
    // Who is too far away to come in time is hardly a danger any more.
    if (n > reach) danger *= Math.max(0, 1 - (n - reach) / FADE);
    const zeds = groupStrength(s, at);
    for (let m = 0; m < n; m++) if (strengths[m] > 0) danger *= 1 - TRUST * holds(zeds, m);
    sum += danger;
  }
  return sum * (1 + sum / BEND);
}

function isEmpty(s: State, first: number): boolean {
  for (let at = first; at < first + LENGTH; at++) if (s.spots[at * STACK] >= 0) return false;
  return true;
}

function holds(zeds: number, n: number): number {
  const column = Math.max(0, Math.min(LAST_COLUMN, startColumn(zeds, strengths[n]) + shifts[n]));
  const once = HOLDS[column];
  return rerolls[n] ? once + (1 - once) * once : once;
}

export function allDanger(s: State): number {
  let sum = 0;
  for (let track = 0; track < TRACKS.length; track++) sum += roadDanger(s, track);
  return sum;
}

/** The track that needs help most. */
export function weakestRoad(s: State): number {
  let worst = 0;
  let most = -1;
  for (let track = 0; track < TRACKS.length; track++) {
    const danger = roadDanger(s, track);
    if (danger <= most) continue;
    most = danger;
    worst = track;
  }
  return worst;
}

/** How much of a Zed is left: its strength and the hits that it can still take. */
export function vigour(s: State, zed: number): number {
  return (0.35 + (0.65 * lifeOfZed(s, zed)) / (2 * ZED_HITS)) * (0.55 + zedStrength(s, zed) / 11);
}

export const lifeOfZed = (s: State, zed: number): number =>
  (s.zedFlipped[zed] === 1 ? ZED_HITS : 2 * ZED_HITS) - s.zedHits[zed];

export const WORTH = { hero: 150, heroic: 110, civilian: 70 } as const;
/** What a unit's last hit costs of its worth: half of the time it is saved, and even then it is out of the way. */
const DEATH = 0.65;

/** What hits on a unit cost; half of them bounce off the tough ones. */
export function pain(s: State, unit: number, hits: number): number {
  const { kind, tough } = UNITS[unit];
  const sides = UNITS[unit].hits;
  const life = (s.unitFlipped[unit] === 1 ? sides : 2 * sides) - s.unitHits[unit];
  return WORTH[kind] * DEATH * Math.min(1, (hits * (tough - 1)) / 6 / life);
}

export const onTrack = (at: number): boolean => at >= 0 && at < TOWN;
