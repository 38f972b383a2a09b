import { below } from "@endzeit/engine";
import { COLOURS, Colour } from "../content/board.ts";
import { PLACES, Place, type State } from "../state.ts";

/** Survivors: where they stand, the bag, who may stand for whom. */

const BY_PLACE = COLOURS.length;
const BY_SEAT = PLACES.length * BY_PLACE;
export const FIGURES_EACH = BY_SEAT;
/** Kinds of figures in the bag and on cards, marauders included. */
export const KINDS = COLOURS.length + 1;

/** Where the count of a seat, place and colour stands in `figures`. */
export function slotOf(seat: number, place: number, colour: number): number {
  return seat * BY_SEAT + place * BY_PLACE + colour;
}

export function countAt(s: State, seat: number, place: number): number {
  const first = slotOf(seat, place, 0);
  const f = s.figures;
  return f[first] + f[first + 1] + f[first + 2] + f[first + 3];
}

/** Figures of a colour of a seat, wherever they are, aside included (X32). */
export function ownedOf(s: State, seat: number, colour: number): number {
  let sum = 0;
  for (let at = slotOf(seat, 0, colour); at < (seat + 1) * BY_SEAT; at += BY_PLACE) sum += s.figures[at];
  return sum;
}

export function move(s: State, seat: number, from: number, to: number, colour: number): void {
  s.figures[slotOf(seat, from, colour)]--;
  s.figures[slotOf(seat, to, colour)]++;
}

/** Everyone of a place goes home. */
export function goHome(s: State, seat: number, place: number): void {
  for (let colour = 0; colour < BY_PLACE; colour++) {
    s.figures[slotOf(seat, Place.home, colour)] += s.figures[slotOf(seat, place, colour)];
    s.figures[slotOf(seat, place, colour)] = 0;
  }
}

/** A new survivor. */
export function join(s: State, seat: number, place: number, colour: number, n: number): void {
  s.figures[slotOf(seat, place, colour)] += n;
  s.people[seat] += n;
}

/** A survivor goes into the bag. */
export function leave(s: State, seat: number, place: number, colour: number): void {
  s.figures[slotOf(seat, place, colour)]--;
  s.people[seat]--;
  s.bag[colour]++;
}

export function inBag(s: State): number {
  const bag = s.bag;
  return bag[0] + bag[1] + bag[2] + bag[3] + bag[4];
}

/** A figure from the bag, or -1 of an empty one. `red` false: marauders go back until another comes (round 1). */
export function drawFigure(s: State, red: boolean): number {
  const all = red ? inBag(s) : inBag(s) - s.bag[Colour.marauder];
  if (all === 0) return -1;
  let left = below(s.random, all);
  let colour = 0;
  while (left >= s.bag[colour]) left -= s.bag[colour++];
  s.bag[colour]--;
  return colour;
}
