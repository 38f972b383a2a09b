import { HIDDEN, type Random, shuffle } from "@endzeit/engine";
import { BOXED_FOR_THREE, COLOURS, Colour, IN_BOX, MOST_SEATS } from "./content/board.ts";
import { copy } from "./copy.ts";
import { form } from "./form.ts";
import { pools } from "./pools.ts";
import { isSearching } from "./rules/equipment.ts";
import { ownedOf, slotOf } from "./rules/figures.ts";
import { Place, type State, type View } from "./state.ts";

/**
 * Hands, secret tiles, stacks and the figures behind screens are hidden. Open are what lies on boards and in cities, the bag and
 * how many survivors a seat has, which everyone can count along, and of a hand its size and the cards taken from the display.
 */
export function view(state: State, seat: number | null): View {
  return form.hide(state, seat);
}

/** A full state that agrees with the view: what lies in no open place is dealt at random to the hidden ones. */
export function deal(seen: View, _seat: number | null, random: Random, into: State): void {
  copy(seen, into);
  pools.deal(seen, random, into);
  // A searcher who sees the whole stack does not know its order.
  if (!seen.stack.includes(HIDDEN) && isSearching(seen, seen.turn)) shuffle(random, into.stack);
  fillScreens(into, random);
}

/**
 * The figures behind hidden screens: how many of each colour they hold together follows from the bag, how many each holds from the
 * number of its survivors. Leaders go to those without one; the rest falls at random.
 */
function fillScreens(state: State, random: Random): void {
  const places: number[] = [];
  for (let seat = 0; seat < state.seats; seat++)
    if (state.figures[slotOf(seat, Place.home, 0)] === HIDDEN) places.push(seat);
  if (places.length === 0) return;
  for (const seat of places)
    for (let colour = 0; colour < COLOURS.length; colour++) state.figures[slotOf(seat, Place.home, colour)] = 0;
  const room = places.map((seat) => state.people[seat] - visible(state, seat));
  const pool: number[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    let left = IN_BOX[colour] - (state.seats < MOST_SEATS ? BOXED_FOR_THREE[colour] : 0) - state.bag[colour];
    for (let slot = 0; slot < state.seats; slot++) left -= state.crowd[slot * (COLOURS.length + 1) + colour];
    for (let seat = 0; seat < state.seats; seat++) left -= ownedOf(state, seat, colour);
    for (let n = 0; n < left; n++) {
      if (colour !== Colour.leader || !giveLeader(state, places, room)) pool.push(colour);
    }
  }
  shuffle(random, pool);
  for (let at = 0; at < places.length; at++) {
    for (; room[at] > 0; room[at]--) state.figures[slotOf(places[at], Place.home, pool.pop() ?? Colour.worker)]++;
  }
  letExchange(state, places);
}

function visible(state: State, seat: number): number {
  let sum = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) sum += ownedOf(state, seat, colour);
  return sum;
}

function giveLeader(state: State, places: readonly number[], room: number[]): boolean {
  const at = places.findIndex((seat, index) => room[index] > 0 && ownedOf(state, seat, Colour.leader) === 0);
  if (at < 0) return false;
  room[at]--;
  state.figures[slotOf(places[at], Place.home, Colour.leader)]++;
  return true;
}

/** Who is asked which worker to exchange has one. */
function letExchange(state: State, places: readonly number[]): void {
  const top = state.agenda[state.agenda.length - 1];
  if (top === undefined || !("ask" in top) || top.ask !== "exchange") return;
  const seat = top.of[0];
  if (!places.includes(seat) || ownedOf(state, seat, Colour.worker) > 0) return;
  const giver = places.find((other) => state.figures[slotOf(other, Place.home, Colour.worker)] > 0);
  const given = COLOURS.findIndex((_, colour) => state.figures[slotOf(seat, Place.home, colour)] > 0);
  if (giver === undefined || given < 0) return;
  state.figures[slotOf(giver, Place.home, Colour.worker)]--;
  state.figures[slotOf(giver, Place.home, given)]++;
  state.figures[slotOf(seat, Place.home, given)]--;
  state.figures[slotOf(seat, Place.home, Colour.worker)]++;
}
