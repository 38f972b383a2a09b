import { Pools, type Random, shuffle } from "@endzeit/engine";
import { EVENTS, FINALE_ACT, STORY } from "./content/cards.ts";
import type { State } from "./state.ts";

const ONE_EVENT: readonly number[] = EVENTS.map(() => 1);
const ONE_STORY: readonly number[] = STORY.map(() => 1);

/**
 * As the deck was made (section 7.1), the bottom dealt first: a finale, then by Act as many cards as are still to come, special ones among
 * them. What the deck went without comes last.
 */
function deckOrder(left: readonly number[], seen: State, random: Random): number[] {
  const { numbers, rules, event, eventDiscard, eventDeck } = seen;
  const toCome = [...(rules.deck === "normal" ? numbers.normal : numbers.short), 1];
  const actOf = (card: number): number => numbers.act[card] - 1;
  for (const card of [...eventDiscard, event, ...eventDeck])
    if (card >= 0 && !EVENTS[card].special) toCome[actOf(card)]--;
  const cards = left.slice();
  shuffle(random, cards);
  const order: number[] = [];
  for (let act = FINALE_ACT - 1; act >= 0; act--) {
    const layer = cards.filter((card) => actOf(card) === act && (EVENTS[card].special || toCome[act]-- > 0));
    shuffle(random, layer);
    order.push(...layer);
  }
  return [...order, ...cards.filter((card) => !order.includes(card))].reverse();
}

export const pools = new Pools<State>({
  events: {
    fields: ["eventDeck", "eventDiscard"],
    box: () => ONE_EVENT,
    elsewhere: ({ event }) => ({ event }),
    name: (card) => EVENTS[card].id,
    order: deckOrder,
  },
  story: {
    fields: ["storyDeck", "storyDiscard", "kept"],
    box: () => ONE_STORY,
    elsewhere: ({ story }) => ({ story }),
    name: (card) => STORY[card].id,
  },
});
