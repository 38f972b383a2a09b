import { type Random, shuffle } from "@endzeit/engine";
import { BOXED_FOR_THREE, COLOURS, Colour, IN_BOX, MOST_SEATS } from "./content/board.ts";
import { LEVELS } from "./content/buildings.ts";
import { BID_TILES, SCORING_TILES } from "./content/cards.ts";
import { blank, copy } from "./copy.ts";
import { ownedOf, slotOf } from "./rules/figures.ts";
import { Place, type State, type View } from "./state.ts";

/** A card, tile or count that the holder of the view may not see. */
export const HIDDEN = -1;

const hidden = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);

/**
 * Hands, secret tiles, stacks and the figures behind screens are hidden. Open are what lies on boards and in cities, the bag and
 * how many survivors a seat has, which everyone can count along, and of a hand its size and the cards taken from the display.
 */
export function view(state: State, seat: number | null): View {
  const seen = blank();
  copy(state, seen);
  seen.random = [0, 0, 0, 0];
  const mine = seat === null ? 0 : seat + 1;
  const searching = isSearching(state, seat);
  // A searcher sees what lies in the stack, not in which order.
  if (searching) seen.stack.sort((a, b) => a - b);
  else seen.stack = state.stack.map((card, at) => (mine > 0 && state.placed[at] === mine ? card : HIDDEN));
  seen.buildings = state.buildings.map(hidden);
  seen.tiles = hidden(state.tiles);
  seen.bidStack = hidden(state.bidStack);
  seen.unseenTiles = hidden(state.unseenTiles);
  if (state.turn !== seat && !state.rules.openHands) seen.drawn = hidden(state.drawn);
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    if (!state.rules.openHands) {
      hideHand(seen, other);
      seen.secret[other] = hidden(state.secret[other]);
    }
    if (!state.rules.openCounts) {
      for (let colour = 0; colour < COLOURS.length; colour++) seen.figures[slotOf(other, Place.home, colour)] = HIDDEN;
    }
  }
  return seen;
}

function isSearching(state: State, seat: number | null): boolean {
  const top = state.agenda[state.agenda.length - 1];
  if (top === undefined || !("ask" in top) || top.ask !== "search" || state.outcome !== null) return false;
  return state.rules.openHands || (seat !== null && top.of.includes(seat));
}

/** Known cards first, in order of their kinds: places in a hand say nothing. */
function hideHand(seen: View, seat: number): void {
  const cards = seen.hand[seat].filter((_, at) => seen.known[seat][at] === 1).sort((a, b) => a - b);
  const open = cards.length;
  while (cards.length < seen.hand[seat].length) cards.push(HIDDEN);
  seen.hand[seat] = cards;
  seen.known[seat] = cards.map((_, at) => (at < open ? 1 : 0));
}

/** A full state that agrees with the view: what lies in no open place is dealt at random to the hidden ones. */
export function deal(seen: View, _seat: number | null, random: Random, state: State): void {
  copy(seen, state);
  const gear = unseenEquipment(seen);
  const scoring = unseen(ones(SCORING_TILES.length), [...seen.secret, seen.open, seen.tilesBoxed]);
  const bids = unseen(ones(BID_TILES.length), [seen.bidTiles, seen.bidBox]);
  const tiles = unseen(seen.numbers.tileCount, [seen.siteTile, seen.tileBox]);
  for (const pool of [gear, scoring, bids, tiles]) shuffle(random, pool);
  for (let seat = 0; seat < seen.seats; seat++) {
    state.hand[seat] = fill(seen.hand[seat], gear);
    state.secret[seat] = fill(seen.secret[seat], scoring);
  }
  state.drawn = fill(seen.drawn, gear);
  if (seen.stack.includes(HIDDEN)) state.stack = fill(seen.stack, gear);
  else if (isSearching(seen, seen.turn)) shuffle(random, state.stack);
  state.unseenTiles = fill(seen.unseenTiles, scoring);
  state.bidStack = fill(seen.bidStack, bids);
  state.tiles = fill(seen.tiles, tiles);
  state.buildings = seen.buildings.map((deck, level) => {
    const pool = LEVELS[level].filter((card) => !isBuildingOpen(seen, card));
    shuffle(random, pool);
    return fill(deck, pool);
  });
  fillScreens(state, random);
}

const ones = (length: number): number[] => new Array<number>(length).fill(1);

/** A position set up by hand may hide more than the box has left: then the first kind may be there. */
function fill(cards: readonly number[], pool: number[]): number[] {
  return cards.map((card) => (card === HIDDEN ? (pool.pop() ?? 0) : card));
}

function unseen(counts: readonly number[], open: readonly (readonly number[])[]): number[] {
  const left = counts.slice();
  for (const cards of open) for (const card of cards) if (card !== HIDDEN) left[card]--;
  return left.flatMap((count, kind) => (count > 0 ? new Array<number>(count).fill(kind) : []));
}

/** Equipment that this view does not show. */
export function unseenEquipment(seen: View): number[] {
  return unseen(seen.numbers.equipmentCount, [...seen.hand, seen.display, seen.equipmentBox, seen.drawn, seen.stack]);
}

function isBuildingOpen(seen: View, card: number): boolean {
  return seen.sites.includes(card) || seen.site.includes(card) || seen.buildingBox.includes(card);
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
