import type { ItemId } from "../../content/items.ts";
import { ANDREW, JANET, OLIVIA } from "../../content/named.ts";
import { FACE_OF, KIND_OF, kindNumber, SYMBOL_OF, SYMBOLS } from "../../content/prints.ts";
import { SURVIVORS } from "../../content/survivors.ts";
import { Ban, type State, type Step, TurnMark } from "../../state.ts";
import { findBest, trimWithheld } from "../cards.ts";
import { rollDie } from "../dice.ts";
import { bite, expose, fallToBite } from "../exposure.ts";
import { isInForce, SURVIVOR_COUNT } from "../groups.ts";
import { heal } from "../people.ts";
import { COLONY } from "../places.ts";
import type { Out, Steps } from "../rule.ts";
import { attachedTo, binds, cardNumber } from "./lasting.ts";
import { isHurt } from "./needs.ts";
import { beginSeats, changeFood, loseDice, putAway } from "./parts.ts";

/** What crossroads cards that last let players do, or make them do: as a turn or a round begins, and in the own turn. */

const ADDICTION = cardNumber("addiction");
const OLIVIA_CARD = cardNumber("olivia-brown");
/** In `used`, beside the 1 of the ability on his card. */
const HARVESTED = 2;
const HARVEST = 2;
const MEDICINE = SYMBOLS.indexOf("medicine");
const MEDICINE_CARD = kindNumber("medicine");

// As a turn begins

/** Card 60. */
export function askSleepers(s: State, seat: number): void {
  if (isInForce(s, "sleep") && s.dice[seat].length > 0 && hasHurt(s, seat))
    s.agenda.push({ ask: "pick", of: [seat], why: "sleep", a: 0, b: 0 });
}

/** Card 4. */
export function askAddicts(s: State, seat: number): void {
  for (let who = SURVIVOR_COUNT - 1; who >= 0; who--)
    if (s.owner[who] === seat && binds(s, ADDICTION, who)) askAddict(s, seat, who);
}

/** Asked as long as there are cards, whatever they are: nobody is to learn what lies in the hand. */
function askAddict(s: State, seat: number, who: number): void {
  if (s.hand[seat].length > 0) s.agenda.push({ ask: "pick-card", of: [seat], why: "addiction", a: who, b: 0 });
  else askAddictDie(s, seat);
}

export function askAddictDie(s: State, seat: number): void {
  if (s.dice[seat].length > 0) s.agenda.push({ ask: "pick", of: [seat], why: "lose-die", a: 0, b: 0 });
}

/** any medicine will do; Medicine heals as well. */
export function giveToAddict(s: State, seat: number, at: number, who: number, out: Out): void {
  const kind = KIND_OF[s.hand[seat][at]];
  payCard(s, seat, at, out);
  if (kind === MEDICINE_CARD && isHurt(s, who)) healOne(s, seat, who, out);
}

function hasHurt(s: State, seat: number): boolean {
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.owner[who] === seat && isHurt(s, who)) return true;
  return false;
}

/** Card 60: all unused dice for a wound off everybody. */
export function sleep(s: State, seat: number, out: Out): void {
  loseDice(s, seat, out);
  for (let who = 0; who < SURVIVOR_COUNT; who++)
    if (s.owner[who] === seat && isHurt(s, who)) healOne(s, seat, who, out);
}

/** who has both says which of the two is removed. */
export function healOne(s: State, seat: number, who: number, out: Out): void {
  if (s.wounds[who] > 0 && s.frost[who] > 0) s.agenda.push({ ask: "pick", of: [seat], why: "heal-what", a: who, b: 0 });
  else heal(s, who, s.wounds[who] > 0 ? "wound" : "frostbite", out);
}

// As a round begins

/** Cards 61 and 23: Olivia experiments first. */
export function askAsRoundBegins(s: State): void {
  if (isInForce(s, "cooking")) beginSeats(s, "cook", s.first);
  if (attachedTo(s, OLIVIA_CARD, OLIVIA) >= 0 && s.place[OLIVIA] === COLONY)
    s.agenda.push({ ask: "pick", of: [s.owner[OLIVIA]], why: "experiment", a: 0, b: 0 });
}

/** Card 23: Olivia is exposed; a blank is told to `foundCure`. */
export function experiment(s: State): void {
  expose(s, OLIVIA, 1, "experiment");
}

/** His own player first. Asked as long as there are cards, whatever they are. */
function askForCure(s: State, step: Extract<Step, { readonly do: "crossroads/cure" }>, out: Out): void {
  const { who, place, gone, seat, left } = step;
  if (left < 0) return place < 0 ? bite(s, who, out) : fallToBite(s, who, place, gone, out);
  s.agenda.push({ ...step, seat: (seat + 1) % s.seats, left: left - 1 });
  if (s.hand[seat].length > 0) s.agenda.push({ ask: "pick-card", of: [seat], why: "cure", a: who, b: 0 });
}

/** The bite is undone: whoever would be asked next is not. */
export function cure(s: State, seat: number, at: number, who: number, out: Out): void {
  const face = FACE_OF[s.hand[seat][at]];
  payCard(s, seat, at, out);
  s.agenda.pop();
  if (out.listening) out.tell({ event: "cured", seat, ...face, who: SURVIVORS[who].id });
}

/** Card 61: a card without effect for a die more in this roll. It is rolled now and lies by until the others are. */
export function cook(s: State, seat: number, at: number, out: Out): void {
  payCard(s, seat, at, out);
  s.pledgedDice[seat].push(rollDie(s, out));
}

/** The dice of those who have given food come to the others. */
export function addCooked(s: State, seat: number): void {
  s.dice[seat].push(...s.pledgedDice[seat].splice(0));
  s.dice[seat].sort((a, b) => a - b);
}

function payCard(s: State, seat: number, at: number, out: Out): void {
  const [print] = s.hand[seat].splice(at, 1);
  trimWithheld(s, seat);
  putAway(s, seat, print, "waste", out);
  out.reveal();
}

// In the own turn

/** Card 58: calls `each` for every kind of medicine that has left the game, while a food token can pay for it. */
export function eachBuyable(s: State, each: (kind: number) => void): void {
  if ((s.turnMarks & TurnMark.buysMedicine) === 0 || s.food === 0) return;
  for (let at = 0; at < s.removed.length; at++) {
    const kind = KIND_OF[s.removed[at]];
    if (SYMBOL_OF[s.removed[at]] === MEDICINE && s.removed.findIndex((print) => KIND_OF[print] === kind) === at)
      each(kind);
  }
}

export function buy(s: State, card: ItemId, out: Out): void {
  const [print] = s.removed.splice(findBest(s.removed, kindNumber(card)), 1);
  changeFood(s, -1, out);
  s.hand[s.turn].push(print);
  if (out.listening) out.tell({ event: "returned", seat: s.turn, to: "hand", n: 1 });
}

/** Card 64: Andrew's second ability, in the colony, with any die. What he does at the Grocery Store is used for itself. */
export const mayHarvest = (s: State, who: number): boolean =>
  who === ANDREW &&
  isInForce(s, "harvest") &&
  s.place[who] === COLONY &&
  (s.bans[who] & Ban.ability) === 0 &&
  (s.used[who] & HARVESTED) === 0;

export function harvest(s: State, who: number, out: Out): void {
  s.used[who] |= HARVESTED;
  changeFood(s, HARVEST, out);
}

/** Card 71: whom a card heals, while Janet is in the colony. */
export const mayBeNursed = (s: State, who: number): boolean =>
  isInForce(s, "ward") &&
  s.place[JANET] === COLONY &&
  s.owner[who] === s.turn &&
  s.place[who] === COLONY &&
  isHurt(s, who);

export function nurse(s: State, who: number, at: number, out: Out): void {
  payCard(s, s.turn, at, out);
  healOne(s, s.turn, who, out);
}

export const offerSteps = {
  "crossroads/cure": (s, step, out) => askForCure(s, step, out),
} satisfies Partial<Steps>;
