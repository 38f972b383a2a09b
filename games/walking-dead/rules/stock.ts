import { below, shuffle } from "@endzeit/engine";
import { EQUIPMENT, TILES, WALKER_CARDS } from "../content/cards.ts";
import { Role, type State } from "../state.ts";
import type { Out } from "./rule.ts";

/** Walker players hold this many cards. */
export const CLAWS = 4;

export function has(cards: readonly number[], kind: number): boolean {
  return cards.includes(kind);
}

export function removeOne(cards: number[], kind: number): void {
  const at = cards.indexOf(kind);
  if (at >= 0) cards.splice(at, 1);
}

/** Calls `visit` once for each kind in a list. */
export function eachKind(cards: readonly number[], visit: (kind: number) => void): void {
  for (let i = 0; i < cards.length; i++) if (cards.indexOf(cards[i]) === i) visit(cards[i]);
}

/** Equipment from the draw pile; an empty pile gives nothing and is never refilled from the discards (Hinweise). */
export function drawEquipment(s: State, seat: number, count: number, out: Out): void {
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const card = s.equipmentDeck.pop();
    if (card === undefined) break;
    s.hand[seat].push(card);
    if (out.listening)
      out.tell({ event: "drew-card", seat, card: EQUIPMENT[card].id }, s.rules.openHands ? undefined : [seat]);
  }
  if (drawn > 0) {
    out.reveal();
    if (out.listening) out.tell({ event: "drew", seat, n: drawn });
  } else if (out.listening) out.tell({ event: "nothing-to-draw", seat });
}

export function discardEquipment(s: State, seat: number, kind: number, out: Out): void {
  removeOne(s.hand[seat], kind);
  s.equipmentDiscard.push(kind);
  if (out.listening) out.tell({ event: "discarded", seat, card: EQUIPMENT[kind].id });
}

/** A card played from the hand for its effect. */
export function playEquipment(s: State, seat: number, kind: number, out: Out): void {
  removeOne(s.hand[seat], kind);
  s.equipmentDiscard.push(kind);
  if (out.listening) out.tell({ event: "played", seat, card: EQUIPMENT[kind].id });
}

/** A card of the hand that chance picks, or -1 of an empty one. */
export function randomCard(s: State, seat: number, out: Out): number {
  const hand = s.hand[seat];
  if (hand.length === 0) return -1;
  out.reveal();
  return hand[below(s.random, hand.length)];
}

/** A card goes from one hand to another; only the two see which. */
export function hand(s: State, from: number, to: number, kind: number, out: Out): void {
  removeOne(s.hand[from], kind);
  s.hand[to].push(kind);
  out.reveal();
  if (!out.listening) return;
  out.tell({ event: "handed", seat: from, to });
  out.tell(
    { event: "handed-card", seat: from, to, card: EQUIPMENT[kind].id },
    s.rules.openHands ? undefined : [from, to],
  );
}

/** An ally from the general supply, if there is one. */
export function gainAlly(s: State, seat: number, out: Out): void {
  if (s.pool === 0) {
    if (out.listening) out.tell({ event: "no-ally-left", seat });
    return;
  }
  s.pool--;
  s.allies[seat]++;
  if (out.listening) out.tell({ event: "ally-gained", seat, left: s.allies[seat] });
}

/** An ally given up by a card goes back to the supply (E12); who has none gives nothing (E15). */
export function giveUpAlly(s: State, seat: number, out: Out): void {
  if (s.allies[seat] === 0) return;
  s.allies[seat]--;
  s.pool++;
  if (out.listening) out.tell({ event: "ally-given", seat, left: s.allies[seat] });
}

/** The top encounter card, the discards shuffled under when the pile is out. -1 when every card is in play. */
export function nextEncounter(s: State, out: Out): number {
  if (s.encounterDeck.length === 0) {
    s.encounterDeck = s.encounterDiscard;
    s.encounterDiscard = [];
    shuffle(s.random, s.encounterDeck);
    if (out.listening && s.encounterDeck.length > 0)
      out.tell({ event: "reshuffled", deck: "encounters", n: s.encounterDeck.length });
  }
  out.reveal();
  return s.encounterDeck.pop() ?? -1;
}

/** Fills a walker's hand (rule 3 of the walkers). */
export function drawClaws(s: State, seat: number, out: Out): void {
  takeClaws(s, seat, out);
  if (s.claws[seat].length === CLAWS || s.walkerDiscard.length === 0) return;
  s.walkerDeck = s.walkerDiscard;
  s.walkerDiscard = [];
  shuffle(s.random, s.walkerDeck);
  if (out.listening) out.tell({ event: "reshuffled", deck: "walkers", n: s.walkerDeck.length });
  takeClaws(s, seat, out);
}

/** Cards from the pile until the hand is full or the pile is empty. How many they were is told before anything else happens. */
function takeClaws(s: State, seat: number, out: Out): void {
  let drawn = 0;
  for (; s.claws[seat].length < CLAWS; drawn++) {
    const card = s.walkerDeck.pop();
    if (card === undefined) break;
    s.claws[seat].push(card);
    if (out.listening)
      out.tell({ event: "drew-claw", seat, card: WALKER_CARDS[card].id }, s.rules.openHands ? undefined : [seat]);
  }
  if (drawn === 0) return;
  out.reveal();
  if (out.listening) out.tell({ event: "claws", seat, n: drawn });
}

export function playClaw(s: State, seat: number, kind: number, out: Out): void {
  removeOne(s.claws[seat], kind);
  s.walkerDiscard.push(kind);
  if (out.listening) out.tell({ event: "played", seat, card: WALKER_CARDS[kind].id });
}

/** How many cards of a kind could still be in hidden places, for all that everybody sees. */
export function unseenEquipment(s: State, kind: number): number {
  let left = s.numbers.equipmentCount[kind];
  for (const card of s.equipmentDiscard) if (card === kind) left--;
  for (const card of s.fight?.played ?? []) if (card === kind) left--;
  return left;
}

export function unseenClaws(s: State, kind: number): number {
  let left = s.numbers.walkerCount[kind];
  for (const card of s.walkerDiscard) if (card === kind) left--;
  return left;
}

export const hasTile = (s: State, seat: number, tile: number): boolean => (s.tiles[seat] & (1 << tile)) !== 0;
export const ALL_TILES = (1 << TILES.length) - 1;

export const isSurvivor = (s: State, seat: number): boolean => s.role[seat] === Role.survivor;

/** Seats in turn order from one on, that one first. */
export function clockwise(s: State, from: number): readonly number[] {
  return Array.from({ length: s.seats }, (_, offset) => (from + offset) % s.seats);
}
