import { below, type Offer } from "@endzeit/engine";
import { LENGTH, SPACE_IDS, startOf, TRACKS } from "../content/board.ts";
import { TOUGH_ZED_TO } from "../content/tables.ts";
import { STACK, ZED_HITS } from "../content/zeds.ts";
import type { Answers, State } from "../state.ts";
import { ZED } from "./answers.ts";
import { ONE_ZED } from "./choices.ts";
import { rollDie } from "./dice.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions } from "./rule.ts";
import { everyone } from "./seats.ts";
import { inPlayAt } from "./units.ts";

/** Zeds in a space: 0 to 2. The first place is filled first. */
export function zedCount(s: State, at: number): number {
  if (s.spots[at * STACK] < 0) return 0;
  return s.spots[at * STACK + 1] < 0 ? 1 : 2;
}

export const zedsHere = (s: State, at: number): readonly number[] =>
  s.spots.slice(at * STACK, at * STACK + zedCount(s, at));

/** 6.1: what its visible side shows; hit markers change nothing. */
export const zedStrength = (s: State, zed: number): number =>
  s.zedFlipped[zed] === 1 ? s.numbers.zedReduced[zed] : s.numbers.zedFull[zed];

/** 4.6: a mob adds its strengths. */
export function groupStrength(s: State, at: number): number {
  const first = s.spots[at * STACK];
  const second = s.spots[at * STACK + 1];
  return (first < 0 ? 0 : zedStrength(s, first)) + (second < 0 ? 0 : zedStrength(s, second));
}

/** Whether a Zed more may stand in a space (4.4 Kein Eintritt, 4.6). */
export const hasRoom = (s: State, at: number): boolean => at !== s.noEntry && s.spots[at * STACK + 1] < 0;

/** How many Zeds are on a track, its Start included (R10). */
export function zedsOnTrack(s: State, track: number): number {
  let sum = 0;
  for (let at = track * LENGTH * STACK; at < (track + 1) * LENGTH * STACK; at++) if (s.spots[at] >= 0) sum++;
  return sum;
}

export function putZed(s: State, zed: number, at: number): void {
  const first = at * STACK;
  if (s.spots[first] < 0) s.spots[first] = zed;
  else {
    s.spots[first + 1] = zed;
    if (s.cooperative === 1) {
      forget(s, zed);
      forget(s, s.spots[first]);
    }
  }
}

/** It counts as not activated: in a mob that gains a Zed (3.1, X27), out of the bag again, and after a win on Brains! (R6). */
export function forget(s: State, zed: number): void {
  const at = s.done.indexOf(zed);
  if (at >= 0) s.done.splice(at, 1);
}

export function liftZed(s: State, zed: number, at: number): void {
  const first = at * STACK;
  if (s.spots[first] === zed) s.spots[first] = s.spots[first + 1];
  s.spots[first + 1] = -1;
}

export function spaceOfZed(s: State, zed: number): number {
  return Math.floor(s.spots.indexOf(zed) / STACK);
}

/** A random Zed out of the bag, full side up; -1 when there is none (R21). */
export function drawZed(s: State): number {
  if (s.bag.length === 0) return -1;
  const index = below(s.random, s.bag.length);
  const zed = s.bag[index];
  s.bag[index] = s.bag[s.bag.length - 1];
  s.bag.pop();
  return zed;
}

/** R24: back to the bag, without its markers. */
export function returnZed(s: State, zed: number, out: Out, told = true): void {
  if (told && out.listening) out.tell({ event: "returned", zed, strength: zedStrength(s, zed) });
  s.zedFlipped[zed] = 0;
  s.zedHits[zed] = 0;
  if (s.tough === zed) s.tough = -1;
  forget(s, zed);
  s.bag.push(zed);
}

/** Draws a Zed for all to see; -1 when the bag is empty. */
export function drawNew(s: State, out: Out): number {
  const zed = drawZed(s);
  out.reveal();
  if (zed < 0 && out.listening) out.tell({ event: "bag-empty" });
  return zed;
}

/** Draws a Zed and places it in a space or behind it (4.6, R20); what follows from it is on the agenda. */
export function placeNew(s: State, at: number, out: Out): void {
  const zed = drawNew(s, out);
  if (zed >= 0) settleZed(s, zed, at, out);
}

/** 4.6: a full space sends the Zed back toward the Start, a full Start to another one, and that into the bag. */
export function settleZed(s: State, zed: number, at: number, out: Out, known = false): void {
  const end = startOf(Math.floor(at / LENGTH));
  for (let space = at; space <= end; space++) {
    if (hasRoom(s, space)) {
      land(s, zed, space, out, known);
      return;
    }
  }
  settleOnStart(s, zed, out, -1, known);
}

/** Any Start with room, of the players' choice; the bag when all are full. */
export function settleOnStart(s: State, zed: number, out: Out, not = -1, known = false): void {
  let tracks = 0;
  let free = -1;
  let count = 0;
  for (let track = 0; track < TRACKS.length; track++) {
    if (track === not || !hasRoom(s, startOf(track))) continue;
    tracks |= 1 << track;
    free = track;
    count++;
  }
  if (count === 0) returnZed(s, zed, out);
  else if (count === 1) land(s, zed, startOf(free), out, known);
  else s.agenda.push({ ask: "start", of: everyone(s), zed, tracks });
}

/** A Zed comes to lie in a space; with units there it fights at once (R22, X12). */
export function land(s: State, zed: number, at: number, out: Out, known = false): void {
  putZed(s, zed, at);
  // R14: it does not move in the activation that runs. For ≡Z a lone newcomer is as fresh as any other.
  if (s.cooperative === 0) s.done.push(zed);
  if (out.listening) {
    out.tell({
      event: "placed",
      zed,
      strength: zedStrength(s, zed),
      at: SPACE_IDS[at],
      reduced: s.zedFlipped[zed],
      ...(known && { known }),
    });
  }
  if (inPlayAt(s, at) > 0) s.agenda.push({ do: "meet", at });
}

/** 6.2: one hit on a Zed; the third one turns it, or ends it. The Tough marker may negate it (E13, X19). */
export function hitZed(s: State, zed: number, at: number, out: Out): void {
  if (s.tough === zed) {
    const die = rollDie(s, out);
    const negated = die <= TOUGH_ZED_TO;
    if (out.listening)
      out.tell({ event: "roll", why: "tough-zed", dice: [die], who: `zed-${zed}`, good: negated ? 0 : 1 });
    if (negated) return;
  }
  const strength = zedStrength(s, zed);
  s.zedHits[zed]++;
  let what: "hit" | "flipped" | "killed" = "hit";
  if (s.zedHits[zed] === ZED_HITS) {
    s.zedHits[zed] = 0;
    what = s.zedFlipped[zed] === 0 ? "flipped" : "killed";
    s.zedFlipped[zed] = 1;
  }
  if (out.listening) out.tell({ event: "zed-hit", zed, at: SPACE_IDS[at], strength, hits: s.zedHits[zed], what });
  if (what === "killed") {
    liftZed(s, zed, at);
    returnZed(s, zed, out, false);
  }
}

/** Whether two Zeds are the same to everybody: then there is nothing to choose between them. */
export const sameZeds = (s: State, one: number, other: number): boolean =>
  s.zedFlipped[one] === s.zedFlipped[other] &&
  s.zedHits[one] === s.zedHits[other] &&
  s.numbers.zedFull[one] === s.numbers.zedFull[other] &&
  s.numbers.zedReduced[one] === s.numbers.zedReduced[other] &&
  s.tough !== one &&
  s.tough !== other;

/** 6.2: hits on the Zeds of a space, one by one; the players share them out (R41, R50, X19). */
export function dealHits(s: State, at: number, left: number, out: Out): void {
  for (let n = left; n > 0; n--) {
    const first = s.spots[at * STACK];
    const second = s.spots[at * STACK + 1];
    if (first < 0) return;
    if (second >= 0 && !sameZeds(s, first, second)) {
      s.agenda.push({ ask: "hit", of: everyone(s), at, left: n });
      return;
    }
    hitZed(s, first, at, out);
  }
}

/** One of the two Zeds of a space. */
export function listPair(s: State, at: number, offer: Offer<Answers["hit"], Reason>): void {
  offer(ZED[s.spots[at * STACK]]);
  offer(ZED[s.spots[at * STACK + 1]]);
}

export const zedQuestions = {
  hit: {
    ...ONE_ZED,
    list: (s, { at }, _seat, offer) => listPair(s, at, offer),
    apply(s, { at, left }, _seat, { zed }, out) {
      hitZed(s, zed, at, out);
      dealHits(s, at, left - 1, out);
    },
  },
} satisfies Partial<Questions>;
