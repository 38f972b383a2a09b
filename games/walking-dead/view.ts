import { type Random, shuffle } from "@endzeit/engine";
import { equipment } from "./content/cards.ts";
import { blank, copy } from "./setup.ts";
import type { State, View } from "./state.ts";

/** A card that the holder of the view may not see. */
export const HIDDEN = -1;

const hidden = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);

/** Hands are hidden, all else is open: hand sizes, allies, tiles, what lies in front, discard piles (A5). */
export function view(state: State, seat: number | null): View {
  const seen = blank();
  copy(state, seen);
  seen.random = [0, 0, 0, 0];
  seen.equipmentDeck = hidden(state.equipmentDeck);
  seen.encounterDeck = hidden(state.encounterDeck);
  seen.walkerDeck = hidden(state.walkerDeck);
  seen.aside = hidden(state.aside);
  if (state.rules.openHands) return seen;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    seen.hand[other] = hidden(state.hand[other]);
    seen.claws[other] = hidden(state.claws[other]);
  }
  return seen;
}

/** A full state that agrees with the view: cards in no open place are dealt at random to the hidden ones. */
export function deal(seen: View, _seat: number | null, random: Random, state: State): void {
  copy(seen, state);
  const gear = unseenEquipment(seen);
  const encounters = unseen(seen.numbers.encounterCount, [seen.encounterDiscard, encountersInPlay(seen)]);
  const claws = unseen(seen.numbers.walkerCount, [seen.walkerDiscard, ...seen.claws]);
  for (const pool of [gear, encounters, claws]) shuffle(random, pool);
  for (let seat = 0; seat < seen.seats; seat++) {
    state.hand[seat] = fill(seen.hand[seat], gear);
    state.claws[seat] = fill(seen.claws[seat], claws);
  }
  state.equipmentDeck = fill(seen.equipmentDeck, gear);
  state.aside = fill(seen.aside, gear);
  state.encounterDeck = fill(seen.encounterDeck, encounters);
  state.walkerDeck = fill(seen.walkerDeck, claws);
}

/** A position set up by hand may hide more cards than the box has left: then any kind may be there. */
function fill(cards: readonly number[], pool: number[]): number[] {
  return cards.map((card, place) => (card === HIDDEN ? (pool.pop() ?? place % 2) : card));
}

function unseen(counts: readonly number[], open: readonly (readonly number[])[]): number[] {
  const left = counts.slice();
  for (const cards of open) for (const card of cards) if (card !== HIDDEN) left[card]--;
  return left.flatMap((count, kind) => (count > 0 ? new Array<number>(count).fill(kind) : []));
}

/** Equipment that this view does not show. */
export function unseenEquipment(seen: View): number[] {
  const revolvers = seen.front.reduce((sum, count) => sum + count, 0);
  const inFront = new Array<number>(revolvers).fill(equipment("revolver"));
  const own = seen.hand.concat([seen.equipmentDeck, seen.aside]);
  return unseen(seen.numbers.equipmentCount, [seen.equipmentDiscard, inFront, seen.fight?.played ?? [], ...own]);
}

/** Encounter cards that lie open in front of a survivor: revealed and not yet done. */
function encountersInPlay(seen: View): number[] {
  const cards: number[] = [];
  for (const entry of seen.agenda) {
    if (
      "do" in entry &&
      (entry.do === "encounter/react" || entry.do === "encounter/resolve" || entry.do === "encounter/done")
    )
      cards.push(entry.card);
    else if ("ask" in entry && entry.ask === "react") cards.push(entry.card);
  }
  return cards;
}
