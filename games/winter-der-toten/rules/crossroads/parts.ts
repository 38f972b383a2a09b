import { shuffle } from "@endzeit/engine";
import { CROSSROADS } from "../../content/crossroads.ts";
import { AMONG, type Effect, type Group } from "../../content/crossroads-rows.ts";

import { PLACES, type PlaceId, placeOf, type SymbolName } from "../../content/locations.ts";
import { FACE_OF, IS_STARTER, SYMBOL_OF, SYMBOLS } from "../../content/prints.ts";
import { SURVIVORS } from "../../content/survivors.ts";
import type { SeatDuty, State } from "../../state.ts";
import { shuffleDeck, trimWithheld } from "../cards.ts";
import { rollOpenly, spendDie } from "../dice.ts";
import { inPlay, SURVIVOR_COUNT } from "../groups.ts";
import { die, findHome, join, put, takeFromDeck, wound } from "../people.ts";
import { COLONY, endGate, firstGate, MOST_NOISE, PLACE_COUNT, zombiesAt } from "../places.ts";
import type { Out } from "../rule.ts";
import { bringZombies, removeZombies } from "../zombies.ts";
import { isBeset, isPair, mayBeChosen, mayBePut } from "./needs.ts";

/** What the effects of crossroads cards are put together from. */

/** The effect of a card that is of that kind: those that ask one seat after another look up what for. */
export function effectOf<D extends Effect["does"]>(s: State, does: D): Extract<Effect, { readonly does: D }> {
  for (const { effects } of CROSSROADS[s.acting].options)
    for (const effect of effects) if (isOf(effect, does)) return effect;
  throw new Error(`Card ${s.acting + 1} has no effect "${does}".`);
}

function isOf<D extends Effect["does"]>(effect: Effect, does: D): effect is Extract<Effect, { readonly does: D }> {
  return effect.does === does;
}

export function changeFood(s: State, by: number, out: Out): void {
  const before = s.food;
  s.food = Math.max(0, before + by);
  if (out.listening && s.food !== before) out.tell({ event: "food", by: s.food - before, now: s.food });
}

/** they are known before the first of them dies. Lowest influence first. */
export function members(s: State, group: Group): number[] {
  const found: number[] = [];
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (inPlay(s, who) && belongs(s, group, who)) found.push(who);
  return found.sort((a, b) => s.numbers.influence[a] - s.numbers.influence[b]);
}

function belongs(s: State, group: Group, who: number): boolean {
  switch (group) {
    case "inside":
      return s.place[who] === COLONY;
    case "there":
      return s.place[who] === s.scene;
    case "own":
      return s.owner[who] === s.turn;
  }
}

const EVERYBODY = 6;

export function woundEach(s: State, group: Group, upTo: number, out: Out): void {
  for (const who of members(s, group)) {
    if (s.outcome !== null) return;
    if (upTo === EVERYBODY || rollOpenly(s, out) <= upTo) wound(s, who, 1, out);
  }
}

export function place(s: State, who: number, at: number, out: Out): void {
  if (mayBePut(s, who, at) && s.place[who] !== at) put(s, who, at, out);
}

export function kill(s: State, who: number, costsMorale: boolean, out: Out): void {
  if (inPlay(s, who)) die(s, who, out, costsMorale);
}

export function take(s: State, who: number, wounds: number, out: Out): void {
  if (!takeFromDeck(s, who)) return;
  joinGroup(s, s.turn, who, out);
  if (wounds === 0) return;
  s.wounds[who] = wounds;
  if (out.listening) out.tell({ event: "wounded", n: wounds, who: SURVIVORS[who].id });
}

/** His card leaves the game unused. */
export function leaveDeck(s: State, who: number, out: Out): void {
  if (!takeFromDeck(s, who)) return;
  s.survivorsGone.push(who);
  if (out.listening) out.tell({ event: "left", who: SURVIVORS[who].id });
}

/** Without a choice nobody is asked. */
export function choose(s: State, among: number): void {
  const found: number[] = [];
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (mayBeChosen(s, AMONG[among], who)) found.push(who);
  if (found.length === 1) choseSubject(s, found[0]);
  else if (found.length > 1) s.agenda.push({ ask: "pick", of: [s.turn], why: "subject", a: among, b: 0 });
}

export function choseSubject(s: State, who: number): void {
  s.subject = who;
  s.scene = s.place[who];
}

/** Cards 10 and 55. */
export const mayBeScene = (s: State, among: number, at: number): boolean =>
  among === 0 ? isPair(s, at) : isBeset(s, at);

export function chooseScene(s: State, among: number): void {
  const found: number[] = [];
  for (let at = 1; at < PLACE_COUNT; at++) if (mayBeScene(s, among, at)) found.push(at);
  if (found.length === 1) s.scene = found[0];
  else if (found.length > 1) s.agenda.push({ ask: "pick", of: [s.turn], why: "scene", a: among, b: 0 });
}

export function hosts(s: State, at: PlaceId | "each-location", n: number): void {
  if (at !== "each-location") bringZombies(s, placeOf(at), n);
  else for (let to = PLACE_COUNT - 1; to > COLONY; to--) bringZombies(s, to, n);
}

export function removeZombiesAt(s: State, at: number, n: number | "all", out: Out): void {
  let left = n === "all" ? zombiesAt(s, at) : n;
  for (let gate = firstGate(at); gate < endGate(at); gate++) {
    const here = Math.min(left, s.zombies[gate]);
    removeZombies(s, gate, here, out);
    left -= here;
  }
}

export function breakBarricades(s: State, at: number, out: Out): void {
  let n = 0;
  for (let gate = firstGate(at); gate < endGate(at); gate++) {
    n += s.barricades[gate];
    s.barricades[gate] = 0;
  }
  if (out.listening && n > 0) out.tell({ event: "barricades-removed", at: PLACES[at].id, n });
}

export function makeNoise(s: State, at: number, n: number, out: Out): void {
  const before = s.noise[at];
  s.noise[at] = Math.min(MOST_NOISE, before + n);
  if (out.listening && s.noise[at] > before) out.tell({ event: "noise", at: PLACES[at].id, now: s.noise[at] });
}

// Decks

/** Instead of a symbol: the cards are drawn, not searched for. */
export const DRAW = -2;

export function chooseDeck(s: State, cards: number, symbol: number): void {
  if (s.decks.some((deck, at) => at > COLONY && deck.length > 0))
    s.agenda.push({ ask: "pick", of: [s.turn], why: "which-deck", a: cards, b: symbol });
}

export function choseDeck(s: State, at: number, cards: number, symbol: number, out: Out): void {
  if (symbol !== DRAW) return openDeck(s, at, cards, symbol, out);
  out.reveal();
  for (let n = 0; n < cards && s.decks[at].length > 0; n++) gain(s, s.turn, s.decks[at].pop() ?? -1, out);
}

/** the player looks through the whole deck. */
export function openDeck(s: State, at: number, cards: number, symbol: number, out: Out): void {
  if (s.decks[at].length === 0) return;
  out.reveal();
  s.scene = at;
  if (out.listening) {
    for (const print of s.decks[at]) out.tell({ event: "saw", seat: s.turn, ...FACE_OF[print] }, [s.turn]);
    out.tell({ event: "looked", seat: s.turn, n: s.decks[at].length });
  }
  s.agenda.push({ ask: "pick-card", of: [s.turn], why: "deck-card", a: cards, b: symbol });
}

/** One of the cards is taken; or (-1) no more. R-31: then the deck is shuffled. */
export function choseDeckCard(s: State, at: number, cards: number, symbol: number, out: Out): void {
  if (at >= 0) {
    const [print] = s.decks[s.scene].splice(at, 1);
    gain(s, s.turn, print, out);
    if (cards > 1 && s.decks[s.scene].length > 0) {
      s.agenda.push({ ask: "pick-card", of: [s.turn], why: "deck-card", a: cards - 1, b: symbol });
      return;
    }
  }
  shuffleDeck(s, s.scene, out);
}

/** A card comes into a hand; only its owner sees which. */
export function gain(s: State, seat: number, print: number, out: Out): void {
  s.hand[seat].push(print);
  if (!out.listening) return;
  out.tell({ event: "gained", seat, n: 1 });
  out.tell({ event: "gained-card", seat, ...FACE_OF[print] }, [seat]);
}

export function reveal(s: State, effect: Extract<Effect, { does: "reveal" }>, out: Out): void {
  const at = placeOf(effect.deck);
  const deck = s.decks[at];
  const symbol = SYMBOLS.indexOf(effect.take);
  const back: number[] = [];
  let taken = 0;
  out.reveal();
  while (deck.length > 0 && taken + back.length !== effect.most && taken !== effect.until) {
    const print = deck.pop() ?? -1;
    if (out.listening) {
      out.tell({ event: "revealed", seat: s.turn, at: effect.deck, ...FACE_OF[print] });
    }
    if (SYMBOL_OF[print] !== symbol) back.push(print);
    else {
      s.hand[s.turn].push(print);
      taken++;
    }
  }
  if (taken > 0 && out.listening) out.tell({ event: "gained", seat: s.turn, n: taken });
  deck.push(...back);
  shuffleDeck(s, at, out);
}

export function strip(s: State, at: number, symbol: SymbolName | null, out: Out): void {
  const number = symbol === null ? -1 : SYMBOLS.indexOf(symbol);
  const deck = s.decks[at];
  const stay: number[] = [];
  for (const print of deck) {
    const goes = number < 0 || SYMBOL_OF[print] === number;
    (goes ? s.removed : stay).push(print);
    if (goes && out.listening) out.tell({ event: "revealed", seat: s.turn, at: PLACES[at].id, ...FACE_OF[print] });
  }
  const n = deck.length - stay.length;
  out.reveal();
  s.decks[at] = stay;
  shuffle(s.random, stay);
  if (out.listening) out.tell({ event: "stripped", at: PLACES[at].id, n });
}

/** The cards removed last come back first; to a hand starter cards only where there are no others. */
export function returnCards(
  s: State,
  symbols: readonly SymbolName[] | null,
  to: "waste" | "hand",
  most: number | null,
  out: Out,
): void {
  const back: number[] = [];
  const gather = (fits: (print: number) => boolean): void => {
    for (let at = s.removed.length - 1; at >= 0 && back.length !== most; at--) {
      const symbol = SYMBOLS[SYMBOL_OF[s.removed[at]]];
      if (symbols === null ? symbol === "survivor" : !symbols.includes(symbol)) continue;
      if (fits(s.removed[at])) back.push(...s.removed.splice(at, 1));
    }
  };
  if (to === "hand") gather((print) => !IS_STARTER[print]);
  gather(() => true);
  back.reverse();
  if (to === "waste") s.waste.push(...back);
  else s.hand[s.turn].push(...back);
  if (out.listening && back.length > 0) out.tell({ event: "returned", seat: s.turn, to, n: back.length });
}

// Hands and dice

/** A hand card goes, for all to see. */
export function giveUp(s: State, seat: number, at: number, to: "waste" | "removed", out: Out): void {
  const [print] = s.hand[seat].splice(at, 1);
  trimWithheld(s, seat);
  putAway(s, seat, print, to, out);
  out.reveal();
}

/** what an exiled player pays leaves the game. */
export function putAway(s: State, seat: number, print: number, to: "waste" | "removed", out: Out): void {
  const gone = to === "removed" || s.exiled[seat] === 1;
  (gone ? s.removed : s.waste).push(print);
  if (out.listening) {
    out.tell({ event: "gave-up", seat, to: gone ? "removed" : "waste", ...FACE_OF[print] });
  }
}

export function loseDie(s: State, seat: number, face: number, out: Out): void {
  spendDie(s, seat, face);
  if (out.listening) out.tell({ event: "die-spent", seat, n: 1 });
}

export function loseDice(s: State, seat: number, out: Out): void {
  const n = s.dice[seat].length;
  s.spentDice[seat] += n;
  s.dice[seat].length = 0;
  if (out.listening && n > 0) out.tell({ event: "die-spent", seat, n });
}

export function attach(s: State, out: Out): void {
  if (!inPlay(s, s.subject)) return;
  s.attached.push(s.acting);
  s.attachedTo.push(s.subject);
  s.attachedBy.push(s.turn);
  s.attachedMark.push(0);
  if (out.listening) {
    out.tell({ event: "attached", card: CROSSROADS[s.acting].id, who: SURVIVORS[s.subject].id });
  }
}

/** Seat after seat, clockwise from that one, does it; a last step with -1 left ends it. */
export function beginSeats(s: State, what: SeatDuty, seat: number): void {
  s.agenda.push({ do: "crossroads/seats", what, seat, left: s.seats - 1 });
}

/** A survivor joins a group: in the colony; an exiled player says at which location. */
export function joinGroup(s: State, seat: number, who: number, out: Out): void {
  if (s.exiled[seat] === 0) return join(s, seat, who, COLONY, out);
  findHome(s, seat, who, out);
}
