import { type Offer, shuffle } from "@endzeit/engine";
import { idOf } from "../content/cards.ts";
import { HUMANS, type State, ZOMBIES } from "../state.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Steps } from "./rule.ts";

/** A player fills the hand up to this many cards, and lays one aside when holding this many (phase steps 2 and 3). */
export const HAND = 4;

/** Ziehen: up to four cards (R1, R2). The zombies turn up Sonnenaufgang when their pile is empty (R8); the humans shuffle (R7). */
function draw(s: State, out: Out): void {
  const seat = s.phase;
  takeUp(s, seat, out);
  if (s.hand[seat].length === HAND) return;
  if (seat === ZOMBIES) turnUpSunrise(s, out);
  else if (reshuffle(s, out)) takeUp(s, seat, out);
}

/** Cards from the pile until the hand is full or the pile is empty. How many they were is told before anything else happens. */
function takeUp(s: State, seat: number, out: Out): void {
  const hand = s.hand[seat];
  let drawn = 0;
  for (; hand.length < HAND; drawn++) {
    const card = s.deck[seat].pop();
    if (card === undefined) break;
    hand.push(card);
    if (out.listening) out.tell({ event: "drew-card", seat, card: idOf(card) }, s.rules.openHands ? undefined : [seat]);
  }
  if (drawn === 0) return;
  out.reveal();
  if (out.listening) out.tell({ event: "drew", seat, n: drawn });
}

function turnUpSunrise(s: State, out: Out): void {
  if (s.sunrise === 1) return;
  s.sunrise = 1;
  out.reveal();
  if (out.listening) out.tell({ event: "sunrise" });
  if (!s.rules.finishPhaseAtSunrise) humansWin(s, out);
}

export function humansWin(s: State, out: Out): void {
  if (out.listening) out.tell({ event: "ended", seat: HUMANS, reason: "sunrise" });
  s.outcome = { winners: [HUMANS], reason: "sunrise" };
}

function reshuffle(s: State, out: Out): boolean {
  const discard = s.discard[HUMANS];
  if (!s.rules.humanReshuffle || discard.length === 0) return false;
  // With the deck empty and all else open, the zombie player can work out the hand.
  s.known = s.hand[HUMANS].slice().sort((a, b) => a - b);
  s.deck[HUMANS] = discard.slice().sort((a, b) => a - b);
  s.discard[HUMANS] = [];
  shuffle(s.random, s.deck[HUMANS]);
  out.reveal();
  if (out.listening) out.tell({ event: "reshuffled", n: s.deck[HUMANS].length });
  return true;
}

/** Takes one card of a kind out of a hand. */
function takeFrom(s: State, seat: number, kind: number): void {
  remove(s.hand[seat], kind);
  if (seat === HUMANS) remove(s.known, kind);
}

/** Takes one card of a kind out of a list, if it is there. Unlike `splice` it makes no list of what it removed. */
function remove(cards: number[], kind: number): void {
  const at = cards.indexOf(kind);
  if (at < 0) return;
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i];
  cards.pop();
}

/** Step 3, or the house rule of laying more aside. */
export function layAside(s: State, seat: number, kind: number, out: Out): void {
  takeFrom(s, seat, kind);
  s.discard[seat].push(kind);
  if (out.listening) out.tell({ event: "discarded", seat, card: idOf(kind) });
}

/** Fleisch, Faustschlag: the card goes to the pile of its owner (R104). */
export function loseCard(s: State, seat: number, kind: number, by: "meat" | "punch", out: Out): void {
  takeFrom(s, seat, kind);
  s.discard[seat].push(kind);
  if (out.listening) out.tell({ event: "taken", seat, card: idOf(kind), by });
}

/** A card leaves the hand to be played; it does not come back (R5). */
export function spend(s: State, seat: number, kind: number): void {
  takeFrom(s, seat, kind);
  s.spent[seat].push(kind);
}

/** Whether everybody can see that no card of this kind is left to be held. */
export function allSeen(s: State, seat: number, kind: number): boolean {
  let left = s.printed[kind];
  for (const card of s.spent[seat]) if (card === kind) left--;
  for (const card of s.discard[seat]) if (card === kind) left--;
  return left <= 0;
}

/** Offers the answer of each kind in a hand once, in the order in which it came. */
export function offerKinds<A>(hand: readonly number[], answers: readonly A[], offer: Offer<A, Reason>): void {
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i];
    if (hand.indexOf(kind) === i) offer(answers[kind]);
  }
}

export const handSteps = {
  draw: (s, _step, out) => draw(s, out),
} satisfies Partial<Steps>;
