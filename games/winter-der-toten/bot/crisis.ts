import type { CrisisEffect } from "../content/crises.ts";
import { placeOf } from "../content/locations.ts";
import { crisisOf } from "../content/printed.ts";
import { SYMBOL_OF, SYMBOLS } from "../content/prints.ts";
import { isLoyal, loyalSeats, presentAt, SURVIVOR_COUNT } from "../rules/groups.ts";
import { COLONY, COLONY_GATES, firstGate, freeAt, PLACE_COUNT } from "../rules/places.ts";
import type { View } from "../state.ts";
import { weightsOf } from "./weights.ts";

/** What the crisis of the round costs if it is not prevented, in points; how it stands. */

const WOUND = 2.5;
const FROST = 5;
const SURVIVOR = 5;
const ZOMBIE = 0.7;
const BARRICADE = 1.2;
const TOKEN = 2.5;
const HUNGER = 6;
const STUCK = 6;
const GIVEN = 2;
const CARD = 1.5;

/** Whether cards with the symbol help against the crisis of the round. */
export const fitsCrisis = (s: View, symbol: number): boolean =>
  s.crisis >= 0 && s.crisisOff === 0 && crisisOf(s, s.crisis).symbols.includes(SYMBOLS[symbol]);

const fits = (s: View, print: number): boolean => fitsCrisis(s, SYMBOL_OF[print]);

export function lossByCrisis(s: View, morale: number): number {
  if (s.crisis < 0 || s.crisisOff === 1) return 0;
  let sum = 0;
  for (const effect of crisisOf(s, s.crisis).effects) sum += lossBy(s, effect, morale);
  return sum;
}

function lossBy(s: View, effect: CrisisEffect, morale: number): number {
  switch (effect.does) {
    case "morale":
      return -effect.by * morale;
    case "wound-all":
      return wounds(s, morale, false);
    case "wound-hurt":
      return wounds(s, morale, true);
    case "frostbite":
      return effect.survivors * FROST;
    case "kill-lowest":
      return effect.survivors * (morale + SURVIVOR);
    case "zombies":
      return effect.at === "each-location"
        ? (PLACE_COUNT - 1) * effect.zombies * ZOMBIE
        : hordeLoss(s, placeOf(effect.at), effect.zombies, morale);
    case "barricades":
      return lostBarricades(s, effect.colony, effect.others) * BARRICADE;
    case "starvation":
      return effect.tokens * HUNGER;
    case "halve-food":
      return Math.ceil(s.food / 2) * TOKEN;
    case "pass-survivor":
      return GIVEN;
    case "no-moves":
      return STUCK;
    case "lose-cards":
      return effect.cards * loyalSeats(s) * CARD;
  }
}

function wounds(s: View, morale: number, hurtOnly: boolean): number {
  let sum = 0;
  for (let who = 0; who < SURVIVOR_COUNT; who++) {
    if (s.place[who] < 0 || !isLoyal(s, s.owner[who])) continue;
    const hurt = s.wounds[who] + s.frost[who];
    if (hurt > 1) sum += morale + SURVIVOR;
    else if (!hurtOnly || hurt > 0) sum += WOUND;
  }
  return sum;
}

/** By place: how many zombies the crisis brings if it is not prevented, at each of its entrances. */
export function hordes(s: View): readonly number[] {
  const each = new Array<number>(PLACE_COUNT).fill(0);
  if (s.crisis < 0 || s.crisisOff === 1) return each;
  for (const effect of crisisOf(s, s.crisis).effects)
    if (effect.does === "zombies")
      for (let place = 0; place < PLACE_COUNT; place++) {
        const all = effect.at === "each-location";
        if (all ? place !== COLONY : place === placeOf(effect.at))
          each[place] += effect.zombies / (place === COLONY ? COLONY_GATES : 1);
      }
  return each;
}

/** So many more zombies come before those of the evening. */
function hordeLoss(s: View, place: number, n: number, morale: number): number {
  let dead = 0;
  const gates = place === COLONY ? COLONY_GATES : 1;
  const people = presentAt(s, place);
  const usual = place === COLONY ? Math.ceil(people / 2) : people;
  for (let at = 0; at < gates; at++) {
    const gate = firstGate(place) + at;
    const room = freeAt(s, gate) + 2 * s.barricades[gate];
    const horde = Math.floor(n / gates) + (at < n % gates ? 1 : 0);
    const come = Math.floor(usual / gates) + (at < usual % gates ? 1 : 0);
    dead += Math.max(0, horde + come - room) - Math.max(0, come - room);
  }
  return n * ZOMBIE + Math.min(dead, people) * (morale + SURVIVOR);
}

function lostBarricades(s: View, colony: number | "all", others: number): number {
  let n = 0;
  for (let gate = 0; gate < s.barricades.length; gate++) {
    const most = gate < COLONY_GATES ? (colony === "all" ? s.barricades[gate] : colony) : others;
    n += Math.min(s.barricades[gate], most);
  }
  return n;
}

/** How many cards are still wanting, by what lies there and what the seat knows of it; below 0 there are more than it takes. */
export function crisisLack(s: View): number {
  let lack = loyalSeats(s);
  for (let of = 0; of < s.seats; of++) {
    for (const print of s.contributed[of]) lack -= print < 0 || fits(s, print) ? 1 : -1;
    for (const print of s.contributedOpenly[of]) lack -= fits(s, print) ? 1 : -1;
  }
  return lack;
}

const HANDFUL = 3;

/** How many cards may be expected of those whose turn comes later in this round. */
export function crisisToCome(s: View): number {
  let sum = 0;
  for (let n = 1; n < s.seats; n++) {
    const seat = (s.turn + n) % s.seats;
    // The first player began the round.
    if (seat === s.first) break;
    if (isLoyal(s, seat)) sum += weightsOf(s).given * Math.min(1, s.hand[seat].length / HANDFUL);
  }
  return sum;
}
