import { KIND_OF, PRINTS } from "../content/prints.ts";
import { COLONY, PLACE_COUNT } from "../rules/places.ts";
import type { Outlook } from "./outlook.ts";

/** What a search brings: the next card of a deck, by what the box holds and what lies open elsewhere. */

const counts = PRINTS.map(() => 0);
const sums = new Array<number>(PLACE_COUNT).fill(0);
const cards = new Array<number>(PLACE_COUNT).fill(0);

/** What the next card of each deck is worth on average: by what the box holds and what lies open elsewhere or in the own hand. */
export function deckWorths(t: Outlook): readonly number[] {
  countUnseen(t);
  sums.fill(0);
  cards.fill(0);
  for (let print = 0; print < PRINTS.length; print++) {
    const n = counts[print];
    if (n <= 0) continue;
    const { deck, kind } = PRINTS[print];
    cards[deck] += n;
    sums[deck] += n * Math.max(0.3, t.gain[kind]);
  }
  return sums.map((sum, place) =>
    place === COLONY || t.s.decks[place].length === 0
      ? 0
      : (t.w.search * sum) / Math.max(1, cards[place]) + t.goal.dig[place],
  );
}

function countUnseen(t: Outlook): void {
  const { s } = t;
  for (let print = 0; print < counts.length; print++) counts[print] = s.numbers.items[print];
  const see = (pile: readonly number[]): void => {
    for (const print of pile) if (print >= 0) counts[print]--;
  };
  see(s.hand[t.seat]);
  see(s.contributed[t.seat]);
  see(s.waste);
  see(s.removed);
  see(s.gear);
  see(s.offered);
  see(s.found);
  for (const pile of s.contributedOpenly) see(pile);
}

/** How much better than `best` the next card of a deck is on average. */
export function nextBetter(t: Outlook, place: number, best: number): number {
  countUnseen(t);
  let n = 0;
  let sum = 0;
  for (let print = 0; print < PRINTS.length; print++) {
    if (PRINTS[print].deck !== place || counts[print] <= 0) continue;
    n += counts[print];
    sum += counts[print] * Math.max(0, t.gain[KIND_OF[print]] - best);
  }
  return n === 0 ? 0 : sum / n;
}
