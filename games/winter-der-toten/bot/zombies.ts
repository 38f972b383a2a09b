import { PLACES } from "../content/locations.ts";
import { meets } from "../rules/endings.ts";
import { presentAt } from "../rules/groups.ts";
import { COLONY_GATES, endGate, firstGate, freeAt, GATES, placeOfGate } from "../rules/places.ts";
import { comeTo } from "./goals.ts";
import type { Outlook } from "./outlook.ts";
import type { Weights } from "./weights.ts";

/** What nights cost at the entrances; a zombie killed or lured, a barricade built. */

/** How many nights are looked at. */
const NIGHTS = 4;

function nightShare(w: Weights, night: number): number {
  if (night === 0) return 1;
  if (night === 1) return w.night2;
  return night === 2 ? w.night3 : w.night4;
}

/** What the nights cost at a gate to which so many come each night, with room for so many. */
function gateRisk(t: Outlook, each: number, room: number, people: number): number {
  const nights = Math.min(NIGHTS, t.rounds);
  let sum = 0;
  let before = 0;
  for (let night = 0; night < nights; night++) {
    const dead = Math.max(0, each * (night + 1) - room);
    if (dead > before) sum += nightShare(t.w, night) * Math.min(people, dead - before);
    before = dead;
  }
  return sum * t.death;
}

/** A barricade stops one and makes room for one. */
const roomAtGate = ({ s, hordes }: Outlook, gate: number, place: number): number =>
  PLACES[place].entranceSpaces - s.zombies[gate] + s.barricades[gate] - hordes[place];

/** What the nights cost at a place where so many are. */
export function risk(t: Outlook, place: number, people: number): number {
  if (people === 0) return 0;
  let sum = 0;
  for (let gate = firstGate(place); gate < endGate(place); gate++)
    sum += gateRisk(t, comeTo(t.s, gate, place, people), roomAtGate(t, gate, place), people);
  return sum;
}

/** A zombie fewer, or a barricade more, at a gate; below 0: so many more. */
export function roomWorth(t: Outlook, gate: number, more = 1): number {
  const place = placeOfGate(gate);
  const people = presentAt(t.s, place);
  if (people === 0) return 0;
  const each = comeTo(t.s, gate, place, people);
  const room = roomAtGate(t, gate, place);
  return gateRisk(t, each, room, people) - gateRisk(t, each, room + more, people);
}

/** Where the main objective wants barricades, zombies stand in their way: those to come break what is built in too little room. */
const CLEARING = 0.6;

function clearing(t: Outlook, gate: number): number {
  const tight = roomAtGate(t, gate, placeOfGate(gate)) - t.s.barricades[gate] * 2 < 2;
  return Math.max(t.goal.clear[gate], tight ? CLEARING * t.goal.barricade[gate] : 0);
}

export function killWorth(t: Outlook, gate: number): number {
  const outside = gate >= COLONY_GATES ? t.goal.killOutside : 0;
  return (
    t.w.zombie +
    roomWorth(t, gate) +
    0.5 * t.goal.sample +
    outside +
    clearing(t, gate) +
    t.goal.rid[gate] -
    ownZombie(t, gate)
  );
}

const WANTED = 4;

/** A zombie in the colony that the own objective counts. */
function ownZombie(t: Outlook, gate: number): number {
  if (gate >= COLONY_GATES) return 0;
  return t.conditions.some((condition) => condition.is === "count" && condition.of === "zombies-colony") ? WANTED : 0;
}

export function bestKill(t: Outlook, place: number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let gate = firstGate(place); gate < endGate(place); gate++) {
    if (t.s.zombies[gate] === 0) continue;
    const worth = killWorth(t, gate);
    if (worth > most) {
      most = worth;
      best = gate;
    }
  }
  return best;
}

/** What it is worth that zombies of the gate go elsewhere; that they come. Those in the way of a barricade are not led to the next one. */
export function luredAway(t: Outlook, gate: number, n = 1): number {
  const each = t.goal.rid[gate] + (gate < COLONY_GATES ? 0 : t.goal.killOutside) - ownZombie(t, gate);
  return roomWorth(t, gate, n) + n * each;
}

export function luredTo(t: Outlook, gate: number, n = 1): number {
  const inside = gate < COLONY_GATES;
  const spoilt = freeAt(t.s, gate) - n < 1 ? t.goal.barricade[gate] : 0;
  const each = (inside ? t.goal.clear[gate] : t.goal.drawn) + t.goal.rid[gate];
  return roomWorth(t, gate, -n) - n * each - spoilt;
}

/** Two zombies come to a place from where they are most in the way, or one; 0 where none come or no space is left. */
export function lureWorth(t: Outlook, to: number): number {
  const cost = arrivals(t, to);
  if (cost.one === Number.NEGATIVE_INFINITY) return 0;
  let from = -1;
  let gain = Number.NEGATIVE_INFINITY;
  for (let gate = 0; gate < GATES; gate++) {
    if (t.s.zombies[gate] === 0 || placeOfGate(gate) === to) continue;
    const worth = luredAway(t, gate);
    if (worth <= gain) continue;
    gain = worth;
    from = gate;
  }
  if (from < 0) return 0;
  let more = t.s.zombies[from] > 1 ? luredAway(t, from, 2) - gain : Number.NEGATIVE_INFINITY;
  for (let gate = 0; gate < GATES; gate++)
    if (gate !== from && t.s.zombies[gate] > 0 && placeOfGate(gate) !== to) more = Math.max(more, luredAway(t, gate));
  return gain + cost.one + Math.max(0, more + cost.next);
}

/** What it brings that one zombie comes to a place, and then one more: to the entrances where they matter least. */
export function arrivals(t: Outlook, to: number): { readonly one: number; readonly next: number } {
  let one = Number.NEGATIVE_INFINITY;
  let next = Number.NEGATIVE_INFINITY;
  for (let gate = firstGate(to); gate < endGate(to); gate++) {
    const free = freeAt(t.s, gate);
    if (free <= 0) continue;
    const first = luredTo(t, gate);
    const second = free > 1 ? luredTo(t, gate, 2) - first : Number.NEGATIVE_INFINITY;
    if (first > one) {
      next = Math.max(one, second);
      one = first;
    } else next = Math.max(next, first);
  }
  return { one, next };
}

export const barricadeWorth = (t: Outlook, gate: number): number =>
  t.w.build + t.goal.barricade[gate] + roomWorth(t, gate) + ownBarricade(t, gate);

function ownBarricade(t: Outlook, gate: number): number {
  if (gate >= COLONY_GATES) return 0;
  for (const condition of t.conditions)
    if (condition.is === "count" && condition.of === "barricades-colony" && condition.most !== 0)
      return meets(t.s, t.seat, condition, true) ? 0 : WANTED;
  return 0;
}

export function bestBarricade(t: Outlook, place: number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let gate = firstGate(place); gate < endGate(place); gate++) {
    if (PLACES[place].entranceSpaces - t.s.zombies[gate] - t.s.barricades[gate] <= 0) continue;
    const worth = barricadeWorth(t, gate);
    if (worth > most) {
      most = worth;
      best = gate;
    }
  }
  return best;
}
