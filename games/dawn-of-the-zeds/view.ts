import { type Random, shuffle } from "@endzeit/engine";
import { ACTS, EVENTS, FINALE_ACT, STORY } from "./content/cards.ts";
import { blank, copy } from "./copy.ts";
import type { State, View } from "./state.ts";

/** A card that the holder of the view may not see. */
const HIDDEN = -1;

/** Only what is to come is hidden: the order of the decks, and which events were left out. The bag has no order. */
export function view(state: State, _seat: number | null): View {
  const seen = blank();
  copy(state, seen);
  seen.random = [0, 0, 0, 0];
  const last = state.eventDeck.length - 1;
  seen.eventDeck = state.eventDeck.map((card, place) => (state.topSeen === 1 && place === last ? card : HIDDEN));
  const top = state.storyDeck.length - 1;
  seen.storyDeck = state.storyDeck.map((card, place) => (state.storySeen === 1 && place === top ? card : HIDDEN));
  return seen;
}

/** A full state that agrees with the view: of each Act's cards not yet seen, any may lie anywhere in its part of the deck. */
export function deal(seen: View, _seat: number | null, random: Random, state: State): void {
  copy(seen, state);
  const last = seen.eventDeck.length - 1;
  state.eventDeck = unseenEvents(seen, random).slice(0, seen.eventDeck.length);
  if (seen.topSeen === 1 && last >= 0) bringUp(state, seen.eventDeck[last]);
  const known = seen.storyDeck.filter((card) => card !== HIDDEN);
  const open = [...seen.storyDiscard, ...seen.kept, seen.story, ...known];
  state.storyDeck = STORY.flatMap((_, card) => (open.includes(card) ? [] : [card]));
  shuffle(random, state.storyDeck);
  state.storyDeck.push(...known);
}

/** The rest of the deck, the bottom first: a finale, then by Act as many cards as are still to come, special ones among them. */
function unseenEvents(seen: View, random: Random): number[] {
  const { act } = seen.numbers;
  const recipe = seen.rules.deck === "normal" ? seen.numbers.normal : seen.numbers.short;
  const shown = [...seen.eventDiscard, seen.event];
  const unseen = (number: number, special: boolean): number[] => {
    const cards = EVENTS.flatMap((row, card) =>
      act[card] === number && row.special === special && !shown.includes(card) ? [card] : [],
    );
    shuffle(random, cards);
    return cards;
  };
  const deck = unseen(FINALE_ACT, false).slice(0, 1);
  for (let number = ACTS; number >= 1; number--) {
    const past = shown.filter((card) => card >= 0 && act[card] === number && !EVENTS[card].special).length;
    const cards = [...unseen(number, false).slice(0, recipe[number - 1] - past), ...unseen(number, true)];
    shuffle(random, cards);
    deck.push(...cards);
  }
  return deck;
}

/** The top card is known: it changes places with whatever was imagined there. */
function bringUp(state: State, card: number): void {
  const last = state.eventDeck.length - 1;
  const at = state.eventDeck.indexOf(card);
  if (at >= 0) state.eventDeck[at] = state.eventDeck[last];
  state.eventDeck[last] = card;
}
