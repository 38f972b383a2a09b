import { CROSSROADS } from "../content/crossroads.ts";
import type { Effect, OddEffect, Who } from "../content/crossroads-rows.ts";
import { placeOf } from "../content/locations.ts";
import { groupSize, presentAt, SURVIVOR_COUNT, survivorNumber } from "../rules/groups.ts";
import { COLONY, COLONY_GATES, firstGate, PLACE_COUNT, zombiesAt } from "../rules/places.ts";
import type { Lasting } from "../state.ts";
import { exposureCost } from "./exposure.ts";
import { MORALE } from "./health.ts";
import type { Outlook } from "./outlook.ts";
import { roomWorth } from "./zombies.ts";

/** What the options of a crossroads card are worth: its effects one by one, by their rows. */

const ZOMBIE = -0.8;
const CARD = 2.5;
const DIE = 1.2;
const WOUND = 3;
const FROST = 5;
const SURVIVOR = 6;

const ODD: { readonly [what in OddEffect]: number } = {
  "give-follower": -5,
  "raise-die": 0.5,
  "give-hand": -8,
  "fight-back": -2,
  "free-helpless": 0,
  christmas: 3,
  "lead-group": 1,
  outbreak: -6,
  "lose-weapon": -3,
  recycle: -3,
  "wound-lowest": -3,
  "send-to-police": -4,
  "take-over": 1,
  "read-hands": 3,
  "read-secret": 4,
  "bev-stays": -3,
  "wounds-around-thomas": -8,
  "hospital-trip": -8,
  gamble: -1,
  lighthouse: 0.5,
  outsiders: 3,
  "look-around": 0,
  accuse: 0,
  dynamite: -1,
  "look-at-hand": 0.5,
  "take-card": 2,
  "show-hand": 0.5,
  "put-crisis-away": 6,
  "heal-three": 6,
};

/** To the colony; further conditions of the main objective cost more than they seem, for they have to hold with it in the same check. */
const IN_FORCE: { readonly [effect in Lasting]: number } = {
  blizzard: -6,
  "skip-crisis": 8,
  "bite-cure": 1,
  "die-more": 5,
  "die-fewer": -6,
  "bev-stays": -3,
  "clear-three": -5 * MORALE,
  "five-food": -2 * MORALE,
  sewer: 1,
  flier: -0.5 * MORALE,
  "missing-child": -0.8 * MORALE,
  "safe-gate": 2,
  "big-bins": 3,
  sleep: 1,
  cooking: 2,
  hunted: -6,
  harvest: 3,
  ward: 2,
};

/** Of the option, counted from 0. */
export function optionWorth(t: Outlook, card: number, option: number): number {
  let sum = 0;
  for (const effect of CROSSROADS[card].options[option]?.effects ?? []) sum += effectWorth(t, effect);
  return sum;
}

/** Good for the colony counts as much as the colony does; what the group has or loses, whole. */
export function effectWorth(t: Outlook, effect: Effect): number {
  const { s, colony } = t;
  switch (effect.does) {
    case "morale":
      return colony * effect.by * t.morale;
    case "food":
      return colony * effect.by * t.token;
    case "no-food":
      return -colony * Math.min(s.food, t.need) * t.token;
    case "add-helpless":
      return colony * effect.n * helpless(t);
    case "remove-helpless":
      return -colony * effect.n * helpless(t);
    case "kill-helpless":
      return -colony * effect.n * (t.morale + helpless(t));
    case "expose":
      return -side(t, effect.who) * exposure(t, effect.who) * (effect.times === "die" ? 3 : effect.times);
    case "expose-each":
      return -groupSize(s, t.seat) * exposure(t, "subject") * effect.times;
    case "wound":
      return -side(t, effect.who) * hurt(t, effect.who, WOUND) * effect.n;
    case "frostbite":
      return -side(t, effect.who) * hurt(t, effect.who, FROST) * effect.n;
    case "wound-each":
      return -colony * presentAt(s, COLONY) * WOUND * (effect.upTo / 6);
    case "frostbite-each":
      return -colony * 2 * FROST;
    case "volunteers":
      return -colony * s.seats * (effect.for === "exposure" ? 3 : FROST);
    case "kill":
      return -(effect.morale ? colony * t.morale : 0) - side(t, effect.who) * SURVIVOR;
    case "take":
    case "draw-survivor":
      return SURVIVOR * Math.min(1, (t.rounds - 1) / 3) - 1;
    case "zombies":
      return colony * hordeWorth(t, effect.at === "each-location" ? -1 : placeOf(effect.at), effect.n);
    case "remove-zombies": {
      const place = effect.at === "there" ? s.scene : placeOf(effect.at);
      const n = place < 0 ? 0 : zombiesAt(s, place);
      return colony * -ZOMBIE * (effect.n === "all" ? n : Math.min(n, effect.n));
    }
    case "kill-zombies":
      return colony * Math.min(effect.most, zombiesAt(s, COLONY)) * (-ZOMBIE + t.goal.sample / 2);
    case "barricade":
      return colony * effect.n * 0.6;
    case "break-barricades":
      return -colony * 4;
    case "noise":
      return colony * effect.n * ZOMBIE * 0.5;
    case "search":
      return CARD * effect.cards * 1.3;
    case "draw":
      return CARD * effect.cards;
    case "reveal":
      return CARD * 2;
    case "strip":
      return -colony * 2;
    case "return":
      return effect.to === "hand" ? CARD * 3 : -colony * 3;
    case "lose-card":
      return s.hand[t.seat].length === 0 ? 0 : -CARD;
    case "lose-dice":
      return -DIE * s.dice[t.seat].length;
    case "lose-die":
      return -DIE;
    case "lose-die-each":
      return -colony * DIE * 2;
    case "jointly":
      // About half of the time it comes together.
      return (
        0.5 * sum(t, effect.paid) + 0.5 * sum(t, effect.unpaid) - 0.3 * colony * (effect.cards.length + effect.dice)
      );
    case "in-force":
      return colony * IN_FORCE[effect.effect];
    case "die":
      return effect.of.reduce((total, [upTo, brings], at) => {
        const from = at === 0 ? 0 : effect.of[at - 1][0];
        return total + ((upTo - from) / 6) * (brings === null ? 0 : effectWorth(t, brings));
      }, 0);
    case "if":
      return 0.5 * effectWorth(t, effect.brings);
    case "odd":
      return effect.what === "free-helpless" ? freedom(t) : ODD[effect.what];
    case "ban":
      return -1;
    case "discard":
    case "place":
    case "choose":
    case "choose-place":
    case "if-alive":
    case "attach":
    case "mark":
      return 0;
  }
}

const EATS = 0.18;
const EVENINGS = 5;

/** One more to be fed, for some evenings. */
const helpless = (t: Outlook): number => -EATS * t.token * Math.min(EVENINGS, t.rounds);

const freedom = (t: Outlook): number =>
  -t.colony * (t.s.helpless * helpless(t) + Math.ceil(t.s.helpless / 2) * t.morale);

const sum = (t: Outlook, effects: readonly Effect[]): number =>
  effects.reduce((total, effect) => total + effectWorth(t, effect), 0);

const numberOf = (t: Outlook, who: Who): number => (who === "subject" ? t.s.subject : survivorNumber(who));

/** Own survivors count whole, others as much as the colony does. */
function side(t: Outlook, who: Who): number {
  const number = numberOf(t, who);
  return number < 0 || t.s.owner[number] === t.seat ? Math.max(0.3, t.colony) : t.colony;
}

function exposure(t: Outlook, who: Who): number {
  const number = numberOf(t, who);
  const some = number >= 0 ? number : t.s.owner.indexOf(t.seat);
  return some < 0 || some >= SURVIVOR_COUNT || t.s.place[some] < 0 ? 3 : exposureCost(t, some, t.s.place[some]);
}

function hurt(t: Outlook, who: Who, usual: number): number {
  const number = numberOf(t, who);
  return number >= 0 && t.s.wounds[number] + t.s.frost[number] > 1 ? t.death : usual;
}

/** At a place, or (-1) at each location. */
function hordeWorth(t: Outlook, place: number, n: number): number {
  if (place < 0) return (PLACE_COUNT - 1) * n * ZOMBIE;
  const gates = place === COLONY ? COLONY_GATES : 1;
  return n * ZOMBIE + gates * roomWorth(t, firstGate(place), -Math.ceil(n / gates));
}
