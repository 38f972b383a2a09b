import { shuffle } from "@endzeit/engine";
import { ITEMS } from "../content/items.ts";
import { FACE_OF, IS_STARTER, KIND_OF, USED } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import type { State } from "../state.ts";
import { COLONY } from "./places.ts";
import type { Out } from "./rule.ts";

/** Objektkarten: hands, equipment, waste pile, and what has left the game. */

/** The place in a hand of a card of that kind to part with; -1 without one. First goes what is worth less: a starter card, a used one. */
export function findKind(hand: readonly number[], kind: number): number {
  let at = -1;
  for (let i = 0; i < hand.length; i++) {
    if (KIND_OF[hand[i]] !== kind) continue;
    if (IS_STARTER[hand[i]] || hand[i] >= USED) return i;
    if (at < 0) at = i;
  }
  return at;
}

/** The same of a card to equip, to get or to keep, the best: no starter card if there is another, and R-46, none used in this round. */
export function findBest(cards: readonly number[], kind: number): number {
  let at = -1;
  for (let i = 0; i < cards.length; i++) {
    if (KIND_OF[cards[i]] !== kind) continue;
    if (!IS_STARTER[cards[i]] && cards[i] < USED) return i;
    if (at < 0) at = i;
  }
  return at;
}

export const holds = (s: State, seat: number, kind: number): boolean => findKind(s.hand[seat], kind) >= 0;

const WITHHELD = -1;

/** A hand by its places, without what card 73 withholds. */
function playable(s: State, seat: number): readonly number[] {
  if (s.withheld[seat].length === 0) return s.hand[seat];
  const free = s.hand[seat].slice();
  for (const print of s.withheld[seat]) free[free.indexOf(print)] = WITHHELD;
  return free;
}

/** Whether a card of the kind may be played from this hand: not while card 73 withholds all of them. */
export const mayPlay = (s: State, seat: number, kind: number): boolean => findKind(playable(s, seat), kind) >= 0;

/** Takes a card of the kind out of a hand that has one, to part with it. */
export function takeFromHand(s: State, seat: number, kind: number): number {
  return takeCard(s, seat, findKind(s.hand[seat], kind));
}

/** The same to play it. */
export function takeToPlay(s: State, seat: number, kind: number): number {
  const plain = ITEMS[kind].play !== "equip";
  return takeCard(s, seat, (plain ? findKind : findBest)(playable(s, seat), kind));
}

function takeCard(s: State, seat: number, at: number): number {
  const [print] = s.hand[seat].splice(at, 1);
  trimWithheld(s, seat);
  return print;
}

/** Card 73: what has left the hand is withheld no more. */
export function trimWithheld(s: State, seat: number): void {
  if (s.withheld[seat].length === 0) return;
  const hand = s.hand[seat].slice();
  s.withheld[seat] = s.withheld[seat].filter((print) => {
    const at = hand.indexOf(print);
    if (at >= 0) hand.splice(at, 1);
    return at >= 0;
  });
}

/** Calls `each` once for every kind in a hand, in the order of kinds first seen. */
export function eachKind(cards: readonly number[], each: (kind: number) => void): void {
  for (let i = 0; i < cards.length; i++) {
    const kind = KIND_OF[cards[i]];
    let first = true;
    for (let j = 0; j < i; j++) if (KIND_OF[cards[j]] === kind) first = false;
    if (first) each(kind);
  }
}

/** what an exiled player plays or pays leaves the game; an event leaves it anyway. */
export function discard(s: State, seat: number, print: number, event = false): void {
  if (event || s.exiled[seat] === 1) s.removed.push(print);
  else s.waste.push(print);
}

/** A card from the hand as a cost or played, by its kind. */
export function playFromHand(s: State, seat: number, kind: number, out: Out): void {
  const print = takeToPlay(s, seat, kind);
  discard(s, seat, print, ITEMS[kind].play === "event");
  if (out.listening) out.tell({ event: "played", seat, ...FACE_OF[print] });
}

/** Before others see a hand: its order is not to tell them which card came last. */
export function sortHand(hand: number[]): void {
  hand.sort((a, b) => (a % USED) - (b % USED) || a - b);
}

/** The whole hand leaves the game. */
export function loseHand(s: State, seat: number, out: Out): void {
  const n = s.hand[seat].length;
  sortHand(s.hand[seat]);
  for (const print of s.hand[seat]) {
    s.removed.push(print);
    if (out.listening) out.tell({ event: "lost-card", seat, ...FACE_OF[print] });
  }
  s.hand[seat].length = 0;
  s.withheld[seat].length = 0;
  if (n > 0 && out.listening) out.tell({ event: "hand-lost", seat, n });
}

/** Equipment of a survivor: its place in `gear`; -1 without one of that kind, or without an unused one. */
export function gearOf(s: State, who: number, kind: number, unused = false): number {
  for (let i = 0; i < s.gear.length; i++)
    if (s.bearer[i] === who && KIND_OF[s.gear[i]] === kind && (!unused || s.spent[i] === 0)) return i;
  return -1;
}

export function equip(s: State, who: number, card: number, out: Out): void {
  lay(s, who, card);
  if (out.listening) {
    const row = { ...FACE_OF[card], who: SURVIVORS[who].id };
    out.tell({ event: "equipped", seat: s.owner[who], ...row });
  }
}

/** Lays a card beside a survivor. R-46: what was used is used. */
export function lay(s: State, who: number, card: number): void {
  s.gear.push(card % USED);
  s.bearer.push(who);
  s.spent.push(card < USED ? 0 : 1);
  s.handedBy.push(0);
}

/** Takes a piece of equipment off by its place in `gear`. */
export function takeGear(s: State, at: number): number {
  const [print] = s.gear.splice(at, 1);
  s.bearer.splice(at, 1);
  s.handedBy.splice(at, 1);
  const [spent] = s.spent.splice(at, 1);
  return spent === 0 ? print : print + USED;
}

/** as a round begins every card may be used again, wherever it lies. */
export function freshenCards(s: State): void {
  s.spent.fill(0);
  freshenList(s.found);
  freshenList(s.waste);
  freshenList(s.removed);
  freshenList(s.lost);
  freshenList(s.offered);
  for (const lists of [s.hand, s.decks, s.contributed, s.contributedOpenly, s.pledges, s.stakes, s.withheld])
    for (let of = 0; of < lists.length; of++) freshenList(lists[of]);
}

function freshenList(cards: number[]): void {
  for (let at = 0; at < cards.length; at++) if (cards[at] >= USED) cards[at] -= USED;
}

/** Überlebende töten, X-02: in the colony to the owner's hand, elsewhere shuffled into the deck of the location. */
export function dropGear(s: State, who: number, out: Out): void {
  const place = s.place[who];
  let into = false;
  for (let at = s.gear.length - 1; at >= 0; at--) {
    if (s.bearer[at] !== who) continue;
    const print = takeGear(s, at);
    if (place === COLONY) s.hand[s.owner[who]].push(print);
    else {
      s.decks[place].push(print);
      into = true;
    }
  }
  if (into) shuffleDeck(s, place, out);
}

export function shuffleDeck(s: State, place: number, out: Out): void {
  shuffle(s.random, s.decks[place]);
  out.reveal();
}
