import { LENGTH, START, TOWN, TRACKS, towardTown, trackOf } from "../content/board.ts";
import { gunfireHits, MELEE, zedsLose } from "../content/tables.ts";
import { UNITS } from "../content/units.ts";
import { STACK, ZED_HITS } from "../content/zeds.ts";
import { meleeColumn, shotColumn, shotDistance } from "../rules/columns.ts";
import { hasRoom, liftZed } from "../rules/zeds.ts";
import type { Fight, State } from "../state.ts";
import { lifeOfZed, onTrack, pain, roadDanger } from "./danger.ts";

/** What dice bring on average, row by row of the tables. The state is a scratch copy, and as it was when a function returns. */

/** How many of 36 throws of two dice lead to each row. */
const WAYS: readonly number[] = [1, 5, 9, 6, 9, 5, 1];
const THROWS = 36;

/** The danger of each track as it is. */
const roads: number[] = new Array<number>(TRACKS.length).fill(0);

/** Looks at the roads once for all answers that are weighed next. */
export function lookAtRoads(s: State): void {
  for (let track = 0; track < TRACKS.length; track++) roads[track] = roadDanger(s, track);
}

const spots: number[] = new Array<number>(LENGTH * STACK).fill(-1);

/** The danger of the tracks concerned when `unit` stands at `to` and the Zeds at `at` have taken hits and, beaten, retreated. */
function dangerAfter(s: State, unit: number, to: number, at: number, hits: number, beaten: boolean): number {
  const from = s.unitAt[unit];
  if (hits === 0 && !beaten && to === from) return dangerNow(s, unit, at);
  const track = trackOf(at);
  const first = track * LENGTH * STACK;
  const one = s.spots[at * STACK];
  const other = s.spots[at * STACK + 1];
  for (let n = 0; n < LENGTH * STACK; n++) spots[n] = s.spots[first + n];
  const sides = [s.zedFlipped[one], s.zedFlipped[other]];
  const marks = [s.zedHits[one], s.zedHits[other]];
  strike(s, at, hits);
  if (beaten) pushBack(s, at);
  s.unitAt[unit] = to;
  const danger = roadDanger(s, track) + (onTrack(from) && trackOf(from) !== track ? roadDanger(s, trackOf(from)) : 0);
  s.unitAt[unit] = from;
  for (let n = 0; n < LENGTH * STACK; n++) s.spots[first + n] = spots[n];
  s.zedFlipped[one] = sides[0];
  s.zedHits[one] = marks[0];
  if (other >= 0) {
    s.zedFlipped[other] = sides[1];
    s.zedHits[other] = marks[1];
  }
  return danger;
}

/** Hits go to the Zed that falls first. */
function strike(s: State, at: number, hits: number): void {
  for (let n = 0; n < hits; n++) {
    const first = s.spots[at * STACK];
    const second = s.spots[at * STACK + 1];
    if (first < 0) return;
    const zed = second >= 0 && lifeOfZed(s, second) < lifeOfZed(s, first) ? second : first;
    s.zedHits[zed]++;
    if (s.zedHits[zed] < ZED_HITS) continue;
    s.zedHits[zed] = 0;
    if (s.zedFlipped[zed] === 1) liftZed(s, zed, at);
    else s.zedFlipped[zed] = 1;
  }
}

function pushBack(s: State, at: number): void {
  for (let zed = s.spots[at * STACK]; zed >= 0; zed = s.spots[at * STACK]) {
    liftZed(s, zed, at);
    for (let to = at + 1; to <= (at | START); to++) {
      if (!hasRoom(s, to)) continue;
      s.spots[to * STACK + (s.spots[to * STACK] < 0 ? 0 : 1)] = zed;
      break;
    }
  }
}

/** Of the same tracks, as it is. */
function dangerNow(s: State, unit: number, at: number): number {
  const from = s.unitAt[unit];
  return roads[trackOf(at)] + (onTrack(from) && trackOf(from) !== trackOf(at) ? roads[trackOf(from)] : 0);
}

/** The danger by the hits and by who won, for the rows of one attack: several lead to the same. */
const UNKNOWN = -1;
const MOST_HITS = Math.max(...MELEE.flat().map(([onZeds]) => onZeds));
const lostTo: number[] = new Array<number>(MOST_HITS + 1).fill(UNKNOWN);
const beatenBy: number[] = new Array<number>(MOST_HITS + 1).fill(UNKNOWN);

/** What a row of the melee table is worth to the units: less danger, less the pain. */
export function rowWorth(s: State, fight: Fight, column: number, row: number): number {
  forgetRows();
  return nextRow(s, fight, column, row);
}

function forgetRows(): void {
  lostTo.fill(UNKNOWN);
  beatenBy.fill(UNKNOWN);
}

function nextRow(s: State, fight: Fight, column: number, row: number): number {
  const { unit, at } = fight;
  const lost = zedsLose(row, column);
  const [onZeds, onUnit] = MELEE[row][column];
  const known = lost ? beatenBy : lostTo;
  if (known[onZeds] === UNKNOWN) {
    const back = fight.origin >= 0 ? fight.origin : towardTown(at);
    known[onZeds] = dangerAfter(s, unit, lost ? at : back, at, onZeds, lost);
  }
  return dangerNow(s, unit, at) - known[onZeds] - (fight.unhurt === 1 ? 0 : pain(s, unit, onUnit));
}

/** A melee on average; who may roll again does so when the Zeds have won. */
export function meleeWorth(s: State, fight: Fight, reroll = UNITS[fight.unit].reroll): number {
  const column = meleeColumn(s, fight);
  let won = 0;
  let lost = 0;
  let losses = 0;
  forgetRows();
  for (let row = 0; row < WAYS.length; row++) {
    const worth = WAYS[row] * nextRow(s, fight, column, row);
    if (zedsLose(row, column)) won += worth;
    else {
      lost += worth;
      losses += WAYS[row];
    }
  }
  const all = won + lost;
  return (reroll && fight.rerolled === 0 ? won + (all * losses) / THROWS : all) / THROWS;
}

/** Gunfire on average. */
export function shotWorth(s: State, unit: number, at: number, citadel: boolean): number {
  const column = shotColumn(s, unit, shotDistance(s.unitAt[unit], at), citadel);
  const from = s.unitAt[unit];
  let sum = 0;
  forgetRows();
  for (let row = 0; row < WAYS.length; row++) {
    const hits = gunfireHits(row, column);
    if (lostTo[hits] === UNKNOWN) lostTo[hits] = dangerAfter(s, unit, from, at, hits, false);
    sum += WAYS[row] * lostTo[hits];
  }
  return dangerNow(s, unit, at) - sum / THROWS;
}

/** A walk without a fight. */
export function walkWorth(s: State, unit: number, to: number): number {
  const from = s.unitAt[unit];
  const left = onTrack(from) ? trackOf(from) : -1;
  const entered = to < TOWN && trackOf(to) !== left ? trackOf(to) : -1;
  s.unitAt[unit] = to;
  let worth = 0;
  if (left >= 0) worth += roads[left] - roadDanger(s, left);
  if (entered >= 0) worth += roads[entered] - roadDanger(s, entered);
  s.unitAt[unit] = from;
  return worth;
}
