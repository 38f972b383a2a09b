import { below } from "@endzeit/engine";
import { BETRAYALS } from "../../content/betrayals.ts";
import { CRISES } from "../../content/crises.ts";
import type { OddEffect } from "../../content/crossroads-rows.ts";
import { PLACES, placeOf } from "../../content/locations.ts";
import { BEV, EDWARD, FOREST, GRAY, JANET, JOHN, OLIVIA, THOMAS } from "../../content/named.ts";
import { FACE_OF, SYMBOL_OF, SYMBOLS } from "../../content/prints.ts";
import { SECRETS } from "../../content/secrets.ts";
import { SURVIVORS } from "../../content/survivors.ts";
import { Ban, type State } from "../../state.ts";
import { loseHand, sortHand, takeGear, trimWithheld } from "../cards.ts";
import { rollOpenly, turnDie } from "../dice.ts";
import { groupSize, inPlay, isLoyal, isOut, lowestAt } from "../groups.ts";
import { changeMorale } from "../morale.ts";
import { bringIntoForce, dieOfWounds, killHelpless, lead, put, remove, removeHelpless, wound } from "../people.ts";
import { COLONY, PLACE_COUNT, zombiesAt } from "../places.ts";
import type { Out } from "../rule.ts";
import { isExileBeside, mayBeAccused, mayGo } from "./needs.ts";
import { beginSeats, kill, putAway, removeZombiesAt, returnCards, woundEach } from "./parts.ts";

/** What one crossroads card does that no other does. */

const POLICE = placeOf("police-station");
const GROCERY = placeOf("grocery-store");
const WEAPON = SYMBOLS.indexOf("weapon");

const OBJECTIVES = [...SECRETS, ...BETRAYALS];
const RECYCLED = 10;
const PRESENTS = 4;
const THOMAS_WOUNDS = 4;
const HEALED = 3;

export function runOdd(s: State, what: OddEffect, out: Out): void {
  const of = [s.turn];
  switch (what) {
    case "give-follower":
      return askReceiver(s, s.subject, out);
    case "raise-die":
      return turnDie(s, s.turn, s.actAt, s.actAt + 1, out);
    case "give-hand":
      return askRobber(s, ROBBER_GETS_HAND, out);
    case "fight-back":
      return askForWeapon(s);
    case "free-helpless":
      return freeHelpless(s, out);
    case "christmas":
      if (inPlay(s, FOREST) && isLoyal(s, s.owner[FOREST])) askForPresent(s, PRESENTS);
      return;
    case "lead-group":
      s.subject = GRAY;
      return lead(s, s.turn, GRAY, out);
    case "outbreak":
      return outbreak(s, out);
    case "lose-weapon":
      return loseWeapon(s, out);
    case "recycle":
      return returnCards(s, null, "waste", RECYCLED, out);
    case "wound-lowest": {
      const who = lowestAt(s, -1, (one) => one !== FOREST);
      return who < 0 ? undefined : wound(s, who, 1, out);
    }
    case "send-to-police":
      return sendToPolice(s, s.subject, out);
    case "take-over":
      return takeOver(s, s.subject, s.turn, out);
    case "read-hands":
      for (let seat = 0; seat < s.seats; seat++) if (seat !== s.turn) readHand(s, seat, out);
      return beginSeats(s, "read-hand", s.turn);
    case "read-secret":
      s.agenda.push({ ask: "pick", of, why: "secret-of", a: 0, b: 0 });
      return;
    case "bev-stays":
      // her equipment is shuffled in here. The figure remains.
      remove(s, BEV, out);
      return bringIntoForce(s, "bev-stays", 0, out);
    case "wounds-around-thomas":
      return woundAroundThomas(s, THOMAS_WOUNDS, othersAt(s, s.place[THOMAS], THOMAS));
    case "hospital-trip":
      s.agenda.push({ ask: "pick", of, why: "trip-with", a: -1, b: 0 });
      return;
    case "gamble":
      return beginSeats(s, "stake", s.first);
    case "lighthouse":
      if (s.dice[s.turn].length > 0) s.agenda.push({ ask: "pick", of, why: "lighthouse", a: 0, b: 0 });
      return;
    case "outsiders":
      return beginSeats(s, "outsider", s.turn);
    case "look-around":
      return lookAround(s, out);
    case "accuse":
      s.agenda.push({ ask: "pick", of, why: "accuse", a: 0, b: 0 });
      return;
    case "dynamite":
      return dynamite(s, out);
    case "look-at-hand":
      return readHand(s, s.owner[s.subject], out);
    case "take-card":
      s.agenda.push({ ask: "pick-card", of, why: "their-card", a: s.owner[s.subject], b: 0 });
      return;
    case "show-hand":
      return showHand(s, s.owner[s.subject], out);
    case "put-crisis-away":
      return putCrisisAway(s, out);
    case "heal-three":
      s.agenda.push({ ask: "pick", of, why: "heal-three", a: HEALED, b: 0 });
      return;
  }
}

/** Card 2. Without a choice nobody is asked. */
function askReceiver(s: State, who: number, out: Out): void {
  const found: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (mayGo(s, who, seat)) found.push(seat);
  if (found.length === 1) takeOver(s, who, found[0], out);
  else s.agenda.push({ ask: "pick", of: [s.turn], why: "give-to", a: who, b: 0 });
}

/** with equipment, cards and what was done in this turn; the group that is left looks for a leader, or for anybody. */
export function takeOver(s: State, who: number, seat: number, out: Out): void {
  const from = s.owner[who];
  // as when the last one dies.
  if (groupSize(s, from) === 1) loseHand(s, from, out);
  s.owner[who] = seat;
  if (s.leader[from] === who) s.leader[from] = -1;
  if (out.listening) out.tell({ event: "taken-over", seat, from, who: SURVIVORS[who].id });
  s.agenda.push({ do: "regroup", seat: from });
}

// Card 11

const ROBBER_GETS_HAND = 0;
const ROBBER_DIES = 1;

/** Only an equipped weapon is seen by all. Who has none is asked all the same, as long as there are cards that might be one. */
function askForWeapon(s: State): void {
  const armed = s.gear.some((print, at) => SYMBOL_OF[print] === WEAPON && s.owner[s.bearer[at]] === s.turn);
  if (armed) s.agenda.push({ ask: "pick", of: [s.turn], why: "draw-weapon", a: 0, b: 0 });
  else s.agenda.push({ ask: "pick-card", of: [s.turn], why: "show-weapon", a: 0, b: 0 });
}

/** With a weapon the exile dies, and one wound is taken; without it two. */
export function foughtBack(s: State, armed: boolean, out: Out): void {
  if (!armed) return wound(s, s.subject, 2, out);
  askRobber(s, ROBBER_DIES, out);
}

function askRobber(s: State, what: number, out: Out): void {
  const found: number[] = [];
  for (let who = 0; who < s.place.length; who++) if (isExileBeside(s, s.subject, who)) found.push(who);
  if (found.length === 1) choseRobber(s, found[0], what, out);
  else s.agenda.push({ ask: "pick", of: [s.turn], why: "robber", a: s.subject, b: what });
}

export function choseRobber(s: State, who: number, what: number, out: Out): void {
  if (what === ROBBER_GETS_HAND) {
    s.agenda.push({ ask: "pick-card", of: [s.turn], why: "keep-one", a: s.owner[who], b: 0 });
    return;
  }
  kill(s, who, true, out);
  wound(s, s.subject, 1, out);
}

/** Everything but one card; only the two of them see what. */
export function giveHand(s: State, to: number, keep: number, out: Out): void {
  const [kept] = s.hand[s.turn].splice(keep, 1);
  const given = s.hand[s.turn].splice(0);
  sortHand(given);
  s.hand[s.turn].push(kept);
  trimWithheld(s, s.turn);
  for (const print of given) {
    s.hand[to].push(print);
    if (out.listening) out.tell({ event: "gave", seat: s.turn, to, ...FACE_OF[print] }, [s.turn, to]);
  }
  if (out.listening) out.tell({ event: "gained", seat: to, n: given.length });
}

// Cards 14, 22, 25, 27

function freeHelpless(s: State, out: Out): void {
  const n = s.helpless;
  removeHelpless(s, n, out);
  changeMorale(s, -Math.floor((n + 1) / 2), out);
}

function outbreak(s: State, out: Out): void {
  woundEach(s, "inside", 6, out);
  if (inPlay(s, OLIVIA) || inPlay(s, JANET)) return;
  for (let left = s.helpless; left > 0 && s.outcome === null; left--)
    if (rollOpenly(s, out) === 1) killHelpless(s, out);
}

function loseWeapon(s: State, out: Out): void {
  // Of two alike that one of which was used for.
  const at = s.gear.findIndex((print, i) => print === s.actWith && s.bearer[i] === s.actor && s.spent[i] === 1);
  if (at >= 0) putAway(s, s.turn, takeGear(s, at), "waste", out);
}

function sendToPolice(s: State, who: number, out: Out): void {
  for (let at = s.gear.length - 1; at >= 0; at--) if (s.bearer[at] === who) s.hand[s.owner[who]].push(takeGear(s, at));
  s.bans[who] |= Ban.move | Ban.search | Ban.attack | Ban.ability;
  if (s.place[who] !== POLICE) put(s, who, POLICE, out);
  // As R-42: with the ability goes what it let Buddy bear.
  dieOfWounds(s, who, out);
}

// Card 15

/** As long as there are cards, and anybody to give one to. */
function askForPresent(s: State, left: number): void {
  const seat = s.owner[FOREST];
  const others = s.out.some((gone, other) => gone === 0 && other !== seat);
  if (left > 0 && others && s.decks[GROCERY].length > 0)
    s.agenda.push({ ask: "pick", of: [seat], why: "christmas-more", a: left, b: 0 });
}

export function drawPresent(s: State, seat: number, left: number, out: Out): void {
  const print = s.decks[GROCERY].pop() ?? -1;
  s.found.push(print);
  out.reveal();
  if (out.listening) {
    out.tell({ event: "revealed", seat, at: PLACES[GROCERY].id, ...FACE_OF[print] });
  }
  s.agenda.push({ ask: "pick", of: [seat], why: "christmas-to", a: left, b: 0 });
}

export function givePresent(s: State, from: number, to: number, left: number, out: Out): void {
  const print = s.found.pop() ?? -1;
  s.hand[to].push(print);
  if (out.listening) out.tell({ event: "gave", seat: from, to, ...FACE_OF[print] });
  askForPresent(s, left - 1);
}

// Cards 35, 66, 73: what others hold

/** The active player alone sees a hand. */
function readHand(s: State, of: number, out: Out): void {
  if (s.hand[of].length === 0) return;
  sortHand(s.hand[of]);
  out.reveal();
  if (!out.listening) return;
  out.tell({ event: "hand-read", seat: s.turn, of });
  for (const print of s.hand[of]) {
    out.tell({ event: "peeked-card", seat: s.turn, at: of, ...FACE_OF[print] }, [s.turn]);
  }
}

function showHand(s: State, seat: number, out: Out): void {
  sortHand(s.hand[seat]);
  out.reveal();
  if (!out.listening) return;
  for (const print of s.hand[seat]) out.tell({ event: "hand-shown", seat, ...FACE_OF[print] });
}

export function readSecret(s: State, of: number, out: Out): void {
  out.reveal();
  if (!out.listening) return;
  out.tell({ event: "secret-read", seat: s.turn, of });
  out.tell({ event: "secret-read-as", seat: s.turn, of, secret: OBJECTIVES[s.secret[of][0]].id }, [s.turn]);
}

/** a random card of each. */
function lookAround(s: State, out: Out): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const hand = s.hand[seat];
    if (!mayBeAccused(s, seat) || hand.length === 0) continue;
    const print = hand[below(s.random, hand.length)];
    out.reveal();
    if (!out.listening) continue;
    out.tell({ event: "peeked", seat: s.turn, at: seat });
    out.tell({ event: "peeked-card", seat: s.turn, at: seat, ...FACE_OF[print] }, [s.turn]);
  }
}

/** It cannot be played before the next round. */
export function takeTheirCard(s: State, from: number, at: number, out: Out): void {
  const [print] = s.hand[from].splice(at, 1);
  trimWithheld(s, from);
  s.hand[s.turn].push(print);
  s.withheld[s.turn].push(print);
  if (!out.listening) return;
  out.tell({ event: "stole", seat: s.turn, from });
  out.tell({ event: "stole-card", seat: s.turn, from, ...FACE_OF[print] }, [s.turn, from]);
}

// Cards 40, 46, 62, 72

/** Survivors at a place without that one, added up as powers of two (X-13: nobody who comes later is among them). */
function othersAt(s: State, place: number, without: number): number {
  let found = 0;
  for (let who = 0; who < s.place.length; who++) if (s.place[who] === place && who !== without) found |= 1 << who;
  return found;
}

/** Wound by wound, as long as one of them lives. */
export function woundAroundThomas(s: State, left: number, among: number): void {
  const seat = s.owner[THOMAS];
  const any = s.place.some((place, who) => place >= 0 && (among & (1 << who)) !== 0);
  if (left > 0 && any && seat >= 0) s.agenda.push({ ask: "pick", of: [seat], why: "thomas-wounds", a: left, b: among });
}

/** A zombie at every location; in the colony the player says which. */
export function shineLight(s: State, out: Out): void {
  for (let place = 1; place < PLACE_COUNT; place++) removeZombiesAt(s, place, 1, out);
  if (zombiesAt(s, COLONY) > 0) s.agenda.push({ ask: "pick", of: [s.turn], why: "clear-gate", a: 1, b: 1 });
}

/** 1 kills both; otherwise a second die says how many. */
function dynamite(s: State, out: Out): void {
  const owner = s.owner[EDWARD];
  if (rollOpenly(s, out) === 1) {
    kill(s, JOHN, true, out);
    kill(s, EDWARD, true, out);
    return;
  }
  const n = Math.min(rollOpenly(s, out), zombiesAt(s, COLONY));
  if (n > 0) s.agenda.push({ ask: "pick", of: [owner], why: "blast-gate", a: n, b: 0 });
}

/** Under the deck; its contributions leave the game unseen, and this round has no crisis step. */
function putCrisisAway(s: State, out: Out): void {
  if (out.listening) out.tell({ event: "crisis-away", crisis: CRISES[s.crisis].id });
  s.crisisDeck.unshift(s.crisis);
  s.crisis = -1;
  s.crisisOff = 1;
  for (const pile of [...s.contributed, ...s.contributedOpenly]) s.lost.push(...pile.splice(0));
}

export const isOther = (s: State, seat: number, of: number): boolean => seat !== of && !isOut(s, seat);
