import { HIDDEN, Pools, type Random, shuffle } from "@endzeit/engine";
import { BETRAYALS } from "./content/betrayals.ts";
import { CRISES } from "./content/crises.ts";
import { CROSSROADS } from "./content/crossroads.ts";
import { EXILES } from "./content/exiles.ts";
import { ITEMS } from "./content/items.ts";
import { IS_DISPUTED, KIND_OF, PRINTS, SECOND_COUNTS, USED } from "./content/prints.ts";
import { SECRETS } from "./content/secrets.ts";
import { isBetrayal, SECRET_IDS } from "./content/secrets-deck.ts";
import { SURVIVORS } from "./content/survivors.ts";
import { isCooperative } from "./rules/groups.ts";
import type { State } from "./state.ts";

/** The boxes that cards come from. */

/** 6.1: a house rule takes what the second list tells of the survivor cards. */
export function itemsInBox({ numbers: { items }, rules: { outsiders } }: State): readonly number[] {
  if (outsiders === "first-list") return items;
  return items.map((n, print) => (IS_DISPUTED[print] ? SECOND_COUNTS[print] : n));
}

/** Where item cards lie. */
const ITEM_FIELDS = [
  "hand",
  "decks",
  "found",
  "waste",
  "removed",
  "lost",
  "gear",
  "contributed",
  "contributedOpenly",
  "offered",
  "pledges",
  "stakes",
] as const;

/** those that are seen to be used in this round; what is hidden counts as unused. */
function cardsInBox(s: State): number[] {
  const counts = itemsInBox(s).slice();
  for (let print = 0; print < USED; print++) counts.push(0);
  for (const field of ITEM_FIELDS)
    for (const card of s[field].flat()) {
      if (card < USED) continue;
      counts[card]++;
      counts[card - USED]--;
    }
  return counts;
}

/**
 * Item cards that a view hides, in the order in which they are dealt. Backs are seen: in the deck of a location lie cards with its back, as
 * long as there are so many; those that were shuffled into another's are taken for rare. What is left lies in hands and where they went.
 */
function byBacks(left: number[], seen: State, random: Random): number[] {
  shuffle(random, left);
  const ofDeck: number[][] = seen.decks.map(() => []);
  for (const print of left) ofDeck[PRINTS[print].deck].push(print);
  const wanted = seen.decks.map((cards) => cards.filter((card) => card === HIDDEN).length);
  const dealt = ofDeck.map((prints, deck) => prints.splice(0, wanted[deck]));
  const rest = ofDeck.flat();
  shuffle(random, rest);
  const order: number[] = [];
  const deal = (from: number[]): void => {
    const print = from.pop() ?? rest.pop();
    if (print !== undefined) order.push(print);
  };
  // Decks that are short of their own cards have some of others.
  for (let deck = 0; deck < dealt.length; deck++)
    while (dealt[deck].length < wanted[deck] && rest.length > 0) dealt[deck].push(rest.pop() ?? 0);
  for (const field of ITEM_FIELDS) {
    const lists: readonly (number | readonly number[])[] = seen[field];
    for (const [of, cards] of lists.entries())
      for (const card of typeof cards === "number" ? [cards] : cards)
        if (card === HIDDEN) deal(field === "decks" ? dealt[of] : rest);
  }
  return order.concat(dealt.flat(), rest).reverse();
}

/** ⊘: not in the cooperative game. */
export const survivorsInBox = (s: State): number[] =>
  SURVIVORS.map(({ nonCoop }) => (nonCoop && isCooperative(s) ? 0 : 1));

export const crossroadsInBox = (s: State): number[] =>
  CROSSROADS.map(({ nonCoop, mature }) => ((nonCoop && isCooperative(s)) || (mature && s.rules.tame) ? 0 : 1));

export const secretsInBox = (s: State): number[] => [
  ...SECRETS.map(({ id, insteadOf }) => {
    if (insteadOf !== null) return s.rules.pharmacist ? 1 : 0;
    return s.rules.pharmacist && SECRETS.some((other) => other.insteadOf === id) ? 0 : 1;
  }),
  ...BETRAYALS.map(() => 1),
];

/**
 * Secrets that a view hides, in the order in which they are dealt: to the seats, to the mixed pile, to the box. At most one of the mix is a
 * betrayal; whoever is exiled and has shown nothing holds it.
 */
function dealable(left: readonly number[], seen: State, random: Random): number[] {
  const loyal = left.filter((secret) => !isBetrayal(secret));
  const betrayals = left.filter(isBetrayal);
  shuffle(random, loyal);
  shuffle(random, betrayals);
  const slots: number[] = [];
  for (let seat = 0; seat < seen.seats; seat++) if (seen.secret[seat].includes(HIDDEN)) slots.push(seat);
  const known = slots.findIndex((seat) => seen.exiled[seat] === 1);
  const mixed = slots.length + seen.secretMix.filter((secret) => secret === HIDDEN).length;
  const none =
    mixed === 0 ||
    isCooperative(seen) ||
    seen.rules.mode === "no-betrayer" ||
    seen.secret.some((held) => held.some(isBetrayal));
  const order: number[] = [];
  for (let slot = 0; slot < mixed; slot++) order.push(loyal.pop() ?? betrayals.pop() ?? 0);
  if (!none) {
    const at = known >= 0 ? known : drawn(mixed, random);
    const betrayal = betrayals.pop();
    if (betrayal !== undefined) {
      loyal.push(order[at]);
      order[at] = betrayal;
    }
  }
  order.push(...loyal, ...betrayals);
  return order.reverse();
}

/** A slot by chance: of a shuffled list the first. */
function drawn(slots: number, random: Random): number {
  const all = Array.from({ length: slots }, (_, slot) => slot);
  shuffle(random, all);
  return all[0];
}

const named = (rows: readonly { readonly id: string }[]) => (kind: number) => rows[kind].id;
const one = (rows: readonly unknown[]) => () => rows.map(() => 1);

export const pools = new Pools<State>({
  items: {
    fields: ITEM_FIELDS,
    box: cardsInBox,
    order: (left, seen, random) => byBacks([...left], seen, random),
    name: (card) => ITEMS[KIND_OF[card]].id,
  },
  survivors: {
    fields: ["choices", "survivorDeck", "survivorsGone"],
    box: survivorsInBox,
    elsewhere: ({ owner }) => ({ owner: owner.flatMap((seat, who) => (seat < 0 ? [] : [who])) }),
    name: named(SURVIVORS),
  },
  crises: {
    fields: ["crisisDeck", "crisesGone", "foreseen"],
    box: one(CRISES),
    elsewhere: ({ crisis }) => ({ crisis }),
    name: named(CRISES),
  },
  secrets: {
    fields: ["secret", "secretMix", "secretBox"],
    box: secretsInBox,
    order: dealable,
    name: (secret) => SECRET_IDS[secret],
  },
  exiles: { fields: ["exile", "exileDeck"], box: one(EXILES), name: named(EXILES) },
  crossroads: {
    fields: ["crossroad", "crossroadsDeck", "crossroadsGone", "attached"],
    box: crossroadsInBox,
    elsewhere: ({ acting, attached }) => ({ acting: attached.includes(acting) ? HIDDEN : acting }),
    name: named(CROSSROADS),
  },
});
