import { CROSSROADS, type CrossroadsId } from "../../content/crossroads.ts";
import { placeOf } from "../../content/locations.ts";
import { GRAY } from "../../content/named.ts";
import { SURVIVORS } from "../../content/survivors.ts";
import { LASTING, type State } from "../../state.ts";
import { rollOpenly } from "../dice.ts";
import { isInForce, isLoyal, timesInForce } from "../groups.ts";
import { changeMorale } from "../morale.ts";
import { bringIntoForce, detach, removeHelpless, wound } from "../people.ts";
import { barricadesAt, COLONY, PLACE_COUNT, zombiesAt } from "../places.ts";
import type { Out } from "../rule.ts";
import { makeNoise } from "./parts.ts";

/** What crossroads cards leave behind: attached to a survivor, or in force for a while. The rules concerned ask here. */

export const cardNumber = (id: CrossroadsId): number => CROSSROADS.findIndex((row) => row.id === id);

const GRAY_BEARD = cardNumber("gray-beard");
const HORSE = cardNumber("horse");
const WELCOME_HOME = cardNumber("welcome-home");
const ARCTIC_KING = cardNumber("the-arctic-king");

const SCHOOL = placeOf("school");
const HOSPITAL = placeOf("hospital");
export const CLEARED = [placeOf("gas-station"), HOSPITAL, placeOf("police-station")];
const KING_WOUNDS = 4;
const HUNTED_TO = 2;
export const FOOD_KEPT = 5;
const WASTE = 10;
const WASTE_IN_BIG_BINS = 15;
const SAFE_GATE = 0;
const BARRICADES_FOR_MORALE = 2;

/** Where in `attached` the card lies with that survivor; -1 where it does not. */
export function attachedTo(s: State, card: number, who: number): number {
  for (let at = 0; at < s.attached.length; at++) if (s.attached[at] === card && s.attachedTo[at] === who) return at;
  return -1;
}

/** The same where it binds only the player who had it laid there, as long as the survivor is in that group. */
export function binds(s: State, card: number, who: number): boolean {
  const at = attachedTo(s, card, who);
  return at >= 0 && s.attachedBy[at] === s.owner[who];
}

// Moves

/** Cards 38, 39, 74: no exposure roll. */
export function movesSafely(s: State, who: number, from: number, to: number): boolean {
  if (attachedTo(s, HORSE, who) >= 0 || attachedTo(s, ARCTIC_KING, who) >= 0) return true;
  const ends = (from === COLONY && to === HOSPITAL) || (from === HOSPITAL && to === COLONY);
  return ends && isInForce(s, "sewer");
}

/** Cards 36, 74, 77: what a move brings besides, before the exposure roll. */
export function hasMoved(s: State, who: number, from: number, to: number, out: Out): void {
  const king = attachedTo(s, ARCTIC_KING, who);
  if (king >= 0) rideKing(s, king, from, to, out);
  if (to === SCHOOL && isInForce(s, "bev-stays")) wound(s, who, 1, out);
  if (isInForce(s, "hunted") && rollOpenly(s, out) <= HUNTED_TO) wound(s, who, 1, out);
}

/** Card 74: it is heard where he comes from and where he goes, and it wears out. */
function rideKing(s: State, at: number, from: number, to: number, out: Out): void {
  for (const place of [from, to]) {
    if (place === COLONY) s.agenda.push({ do: "arrive", place, nth: 0, left: 1 });
    else makeNoise(s, place, 1, out);
  }
  s.attachedMark[at]++;
  if (s.attachedMark[at] < KING_WOUNDS) return;
  const who = s.attachedTo[at];
  s.crossroadsGone.push(s.attached[at]);
  detach(s, at);
  if (out.listening) out.tell({ event: "detached", card: CROSSROADS[ARCTIC_KING].id, who: SURVIVORS[who].id });
}

// Attacks

export const GIFTS = ["welcome-home", "gray-beard"] as const;
export type Gift = (typeof GIFTS)[number];
const giftCard = (gift: Gift): number => (gift === "welcome-home" ? WELCOME_HOME : GRAY_BEARD);

/** Cards 18, 68: once a round an attack without exposure. */
export function mayUseGift(s: State, gift: Gift, who: number): boolean {
  const at = attachedTo(s, giftCard(gift), who);
  return at >= 0 && s.attachedMark[at] === 0;
}

export function useGift(s: State, gift: Gift, who: number): void {
  s.attachedMark[attachedTo(s, giftCard(gift), who)] = 1;
}

/** Card 57: no exposure for attacks there. */
export const isGateSafe = (s: State, gate: number): boolean => gate === SAFE_GATE && isInForce(s, "safe-gate");

// Rounds

/** Cards 30, 62. */
export const diceMore = (s: State): number => timesInForce(s, "die-more") - timesInForce(s, "die-fewer");

/** A new round: what works once a round works again. */
export function freshen(s: State): void {
  for (let at = 0; at < s.attached.length; at++)
    if (s.attached[at] === GRAY_BEARD || s.attached[at] === WELCOME_HOME) s.attachedMark[at] = 0;
  for (const cards of s.withheld) cards.length = 0;
}

/** Card 39: food for the horse, as long as its rider is not exiled. */
export function foodForHorses(s: State): number {
  let n = 0;
  for (let at = 0; at < s.attached.length; at++)
    if (s.attached[at] === HORSE && isLoyal(s, s.owner[s.attachedTo[at]])) n++;
  return n;
}

/** Card 57: how many cards in the waste cost morale. */
export const wastePerMorale = (s: State): number => (isInForce(s, "big-bins") ? WASTE_IN_BIG_BINS : WASTE);

/** Card 18: whoever leads Gray Beard contributes nothing. */
export function mayContribute(s: State, seat: number): boolean {
  return s.owner[GRAY] !== seat || !binds(s, GRAY_BEARD, GRAY);
}

/** Cards 37, 43: what the main objective wants besides. */
export function moreConditionsHold(s: State): boolean {
  if (isInForce(s, "five-food") && s.food < FOOD_KEPT) return false;
  return !isInForce(s, "clear-three") || CLEARED.every((place) => zombiesAt(s, place) === 0);
}

/** Cards 51, 53, and everything whose time is over: when the round ends. */
export function endRoundCards(s: State, out: Out): void {
  for (let at = 0; at < s.lasting.length && s.outcome === null; at++) {
    if (s.until[at] !== s.round) continue;
    if (LASTING[s.lasting[at]] === "flier") judgeFlier(s, out);
    if (LASTING[s.lasting[at]] === "missing-child") judgeSearch(s, out);
  }
}

/** Card 51, X-35: the colony is a location too. */
function judgeFlier(s: State, out: Out): void {
  let least = barricadesAt(s, COLONY);
  for (let place = 1; place < PLACE_COUNT; place++) least = Math.min(least, barricadesAt(s, place));
  if (least === 0) changeMorale(s, -1, out);
  else if (least >= BARRICADES_FOR_MORALE) changeMorale(s, 1, out);
}

/** Card 53: every location outside the colony has been searched since. */
function judgeSearch(s: State, out: Out): void {
  let all = true;
  for (let place = 1; place < PLACE_COUNT; place++) if ((s.searched & (1 << place)) === 0) all = false;
  changeMorale(s, all ? 1 : -1, out);
  if (!all) removeHelpless(s, 1, out);
}

export const hasSearched = (s: State, place: number): void => {
  s.searched |= 1 << place;
};

// Bites

export function foundCure(s: State, out: Out): void {
  if (!isInForce(s, "bite-cure")) bringIntoForce(s, "bite-cure", s.round, out);
}

/**
 * A bite is rolled, in an own exposure (`place` -1) or as it spreads. True when somebody might undo it: then the bite comes once all have
 * refused.
 */
export function mayBeCured(s: State, who: number, place: number, gone: number): boolean {
  if (!isInForce(s, "bite-cure")) return false;
  s.agenda.push({ do: "crossroads/cure", who, place, gone, seat: s.owner[who], left: s.seats - 1 });
  return true;
}
