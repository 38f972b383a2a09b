import { type Offer, objection, shuffle } from "@endzeit/engine";
import { EQUIPMENT, equipment } from "../content/cards.ts";
import type { Answers, State } from "../state.ts";
import { CARDS, DISCARD, KEEP, SEARCH, UNDER } from "./answers.ts";
import { tellNothing } from "./points.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions } from "./rule.ts";

/** Equipment cards: drawing, choosing one of three, searching, discarding. The box gives nothing back (Q17). */

export const TO_PICK_FROM = 3;

const onlyTo = (s: State, seat: number): readonly number[] | undefined => (s.rules.openHands ? undefined : [seat]);

/** A card from the top of the stack, or -1 of an empty one. */
function top(s: State): number {
  s.placed.pop();
  return s.stack.pop() ?? -1;
}

function gain(s: State, seat: number, card: number, seen: 0 | 1): void {
  s.hand[seat].push(card);
  s.known[seat].push(seen);
}

/** A card from the display: everybody sees it go. */
export function takeOpen(s: State, seat: number, card: number): void {
  gain(s, seat, card, 1);
}

export function draw(s: State, seat: number, n: number, out: Out): void {
  let drawn = 0;
  for (; drawn < n && s.stack.length > 0; drawn++) {
    const card = top(s);
    gain(s, seat, card, 0);
    if (out.listening) out.tell({ event: "drew-card", seat, card: EQUIPMENT[card].id }, onlyTo(s, seat));
  }
  if (drawn === 0) {
    if (out.listening) out.tell({ event: "nothing-to-draw", seat });
    return;
  }
  out.reveal();
  if (out.listening) out.tell({ event: "drew", seat, n: drawn });
}

/** The top card of the stack for the display. */
export function revealTop(s: State): number {
  return top(s);
}

/** Calls `offer` once for each kind in a list. */
function eachKind<A>(cards: readonly number[], answers: readonly A[], offer: Offer<A, Reason>): void {
  for (let i = 0; i < cards.length; i++) if (cards.indexOf(cards[i]) === i) offer(answers[cards[i]]);
}

/** Minus equipment asks for a card; an empty hand loses nothing. */
export function askDiscard(s: State, seat: number, out: Out): void {
  if (s.hand[seat].length > 0) s.agenda.push({ ask: "discard", of: [seat], search: false });
  else tellNothing(seat, out);
}

/**
 * Of equal cards the one that everybody knows goes first, so that nobody can tell more from what is left than from the discard.
 */
function discard(s: State, seat: number, kind: number, search: boolean, out: Out): void {
  const hand = s.hand[seat];
  let at = hand.indexOf(kind);
  for (let i = at; i < hand.length; i++) {
    if (hand[i] !== kind || s.known[seat][i] === 0) continue;
    at = i;
    break;
  }
  hand.splice(at, 1);
  s.known[seat].splice(at, 1);
  s.equipmentBox.push(kind);
  if (out.listening) out.tell({ event: "discarded", seat, card: EQUIPMENT[kind].id });
  if (!search) return;
  // The whole stack is shown to the owner now (X22).
  out.reveal();
  if (out.listening) {
    const cards = s.stack
      .slice()
      .sort((a, b) => a - b)
      .map((card) => EQUIPMENT[card].id);
    out.tell({ event: "saw-stack", seat, n: cards.length, cards }, onlyTo(s, seat));
  }
  s.agenda.push({ ask: "search", of: [seat] });
}

/** Whether a seat looks through the stack; from then on it knows what lies there. */
export function isSearching(state: State, seat: number | null): boolean {
  const top = state.agenda[state.agenda.length - 1];
  if (top === undefined || !("ask" in top) || top.ask !== "search" || state.outcome !== null) return false;
  return state.rules.openHands || (seat !== null && top.of.includes(seat));
}

/** In the order of the kinds: the order of the stack is nobody's to see. */
function listSearch(s: State, offer: Offer<Answers["search"], Reason>): void {
  for (let kind = 0; kind < EQUIPMENT.length; kind++) if (s.stack.includes(kind)) offer(SEARCH[kind]);
}

function takeFromStack(s: State, seat: number, kind: number, out: Out): void {
  s.stack.splice(s.stack.indexOf(kind), 1);
  gain(s, seat, kind, 0);
  // Sorted first: the order that nobody knew must not lead to another one.
  s.stack.sort((a, b) => a - b);
  shuffle(s.random, s.stack);
  s.placed.length = s.stack.length;
  s.placed.fill(0);
  out.reveal();
  if (!out.listening) return;
  out.tell({ event: "searched", seat });
  out.tell({ event: "found-card", seat, card: EQUIPMENT[kind].id }, onlyTo(s, seat));
}

/** Draws three to keep one; with fewer left, of what is there (Q44). */
export function beginPick(s: State, seat: number, out: Out): void {
  while (s.drawn.length < TO_PICK_FROM && s.stack.length > 0) {
    const card = top(s);
    s.drawn.push(card);
    if (out.listening) out.tell({ event: "saw-card", seat, card: EQUIPMENT[card].id }, onlyTo(s, seat));
  }
  if (s.drawn.length === 0) {
    if (out.listening) out.tell({ event: "nothing-to-draw", seat });
    return;
  }
  out.reveal();
  if (out.listening) out.tell({ event: "looked", seat, n: s.drawn.length });
  s.agenda.push({ ask: "keep", of: [seat] });
}

function keep(s: State, seat: number, kind: number, out: Out): void {
  s.drawn.splice(s.drawn.indexOf(kind), 1);
  gain(s, seat, kind, 0);
  if (out.listening) {
    out.tell({ event: "kept", seat });
    out.tell({ event: "kept-card", seat, card: EQUIPMENT[kind].id }, onlyTo(s, seat));
  }
  // Asked of equal cards too: whether there is a choice is the owner's secret.
  if (s.drawn.length > 1) s.agenda.push({ ask: "under", of: [seat] });
  else putUnder(s, seat, out);
}

/** The order of the two under the stack is the owner's choice (X23). */
function putLowest(s: State, seat: number, kind: number, out: Out): void {
  s.drawn.splice(s.drawn.indexOf(kind), 1);
  s.drawn.unshift(kind);
  putUnder(s, seat, out);
}

function putUnder(s: State, seat: number, out: Out): void {
  const n = s.drawn.length;
  if (n === 0) return;
  s.stack.unshift(...s.drawn);
  for (let i = 0; i < n; i++) s.placed.unshift(seat + 1);
  s.drawn.length = 0;
  if (out.listening) out.tell({ event: "put-under", seat, n });
}

export const equipmentQuestions = {
  discard: {
    forms: [{ discard: CARDS }],
    otherwise: "only-when-made-to",
    closed: true,
    list: (s, _question, seat, offer) => eachKind(s.hand[seat], DISCARD, offer),
    apply: (s, { search }, seat, answer, out) => discard(s, seat, equipment(answer.discard), search, out),
    objection: () => objection("not-held"),
  },

  keep: {
    forms: [{ keep: CARDS }],
    otherwise: "only-of-three-cards",
    closed: true,
    list: (s, _question, _seat, offer) => eachKind(s.drawn, KEEP, offer),
    apply: (s, _question, seat, answer, out) => keep(s, seat, equipment(answer.keep), out),
    objection: () => objection("not-drawn"),
  },

  under: {
    forms: [{ under: CARDS }],
    otherwise: "only-of-three-cards",
    closed: true,
    list: (s, _question, _seat, offer) => eachKind(s.drawn, UNDER, offer),
    apply: (s, _question, seat, answer, out) => putLowest(s, seat, equipment(answer.under), out),
    objection: () => objection("not-drawn"),
  },

  search: {
    forms: [{ search: CARDS }],
    otherwise: "only-when-searching",
    closed: true,
    list: (s, _question, _seat, offer) => listSearch(s, offer),
    apply: (s, _question, seat, answer, out) => takeFromStack(s, seat, equipment(answer.search), out),
    objection: () => objection("not-in-the-stack"),
  },
} satisfies Partial<Questions>;
