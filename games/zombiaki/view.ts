import { type Random, shuffle } from "@endzeit/engine";
import { CARDS } from "./content/cards.ts";
import { blank, copy } from "./setup.ts";
import { HUMANS, type State, type View, ZOMBIES } from "./state.ts";

/** A card that the holder of the view may not see. */
export const HIDDEN = -1;

const hidden = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);

/**
 * What a seat may know: its own hand, the open piles, how many cards the rest is. The zombie player also knows what
 * Fleisch has shown and what follows when the human deck ran out (`known`).
 */
export function view(state: State, seat: number | null): View {
  return {
    ...state,
    random: [0, 0, 0, 0],
    deck: state.deck.map(hidden),
    hand: [zombieHand(state, seat), humanHand(state, seat)],
    known: seat === null && !state.rules.openHands ? [] : state.known,
  };
}

function zombieHand(state: State, seat: number | null): number[] {
  const hand = state.hand[ZOMBIES];
  return state.rules.openHands || seat === ZOMBIES || seesZombieHand(state, seat) ? hand : hidden(hand);
}

function humanHand(state: State, seat: number | null): number[] {
  const hand = state.hand[HUMANS];
  if (state.rules.openHands || seat === HUMANS) return hand;
  if (seat === null) return hidden(hand);
  return [...state.known, ...hidden(hand.slice(state.known.length))];
}

/** House rule: the humans look at the zombie hand while they pick for Faustschlag. */
function seesZombieHand(state: State, seat: number | null): boolean {
  const top = state.agenda[state.agenda.length - 1];
  return seat === HUMANS && top !== undefined && "ask" in top && top.ask === "punch" && top.of.includes(HUMANS);
}

/** A full state that agrees with the view: the cards that are in no open place are dealt at random to the hidden ones. */
export function deal(seen: View, _seat: number | null, random: Random, state: State): void {
  copy(seen, state);
  for (const seat of [ZOMBIES, HUMANS]) {
    const pool = unseen(seen, seat);
    shuffle(random, pool);
    state.hand[seat] = fill(seen.hand[seat], pool);
    state.deck[seat] = fill(seen.deck[seat], pool);
  }
}

function fill(cards: readonly number[], pool: number[]): number[] {
  return cards.map((card) => (card === HIDDEN ? (pool.pop() ?? HIDDEN) : card));
}

/** The cards of a side that this view does not show. */
export function unseen(seen: View, seat: number): number[] {
  const left = seen.printed.slice();
  const open = [seen.discard[seat], seen.spent[seat], seen.hand[seat], seen.deck[seat]];
  for (const pile of open) for (const card of pile) if (card !== HIDDEN) left[card]--;
  const cards: number[] = [];
  for (const [kind, row] of CARDS.entries()) {
    if ((row.side === "zombies" ? ZOMBIES : HUMANS) !== seat) continue;
    for (let copies = left[kind]; copies > 0; copies--) cards.push(kind);
  }
  const places = seen.hand[seat].concat(seen.deck[seat]).filter((card) => card === HIDDEN).length;
  // A position set up by hand may hold more cards than the box: then any card of the side may be hidden.
  for (let kind = 0; cards.length < places; kind = (kind + 1) % CARDS.length) {
    if ((CARDS[kind].side === "zombies" ? ZOMBIES : HUMANS) === seat) cards.push(kind);
  }
  return cards;
}
