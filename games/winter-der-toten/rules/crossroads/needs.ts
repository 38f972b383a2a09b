import type { Among, CrossroadsRow, Need, OddNeed, Where, Who } from "../../content/crossroads-rows.ts";
import { placeOf } from "../../content/locations.ts";
import { FOREST, ROD } from "../../content/named.ts";
import { SURVIVORS } from "../../content/survivors.ts";
import { ACTS, How, type State, TurnMark } from "../../state.ts";
import { groupSize, inPlay, isLoyal, isOut, roomAt, SURVIVOR_COUNT, survivorNumber, survivorsAt } from "../groups.ts";
import { barricadesAt, COLONY, PLACE_COUNT, zombiesAt } from "../places.ts";

/** What crossroads cards ask of the board: triggers and what makes an option executable. */

const POLICE = placeOf("police-station");
const GROCERY = placeOf("grocery-store");
const LIBRARY = placeOf("library");
const HOSPITAL = placeOf("hospital");

export const whoIs = (s: State, who: Who): number => (who === "subject" ? s.subject : survivorNumber(who));

/** Whether the action that has just been done, or the board as it stands, brings the card about. */
export function isTriggered(s: State, { trigger }: CrossroadsRow): boolean {
  switch (trigger.on) {
    case "state":
      return trigger.needs.every((need) => holds(s, need));
    case "action": {
      const act = ACTS[s.act];
      if (act === "none" || (trigger.act !== null && trigger.act !== act)) return false;
      return trigger.needs.every((need) => holds(s, need));
    }
    case "rest":
      return ACTS[s.act] === "end" && s.dice[s.turn].length > 0;
    case "interrupt":
      return false;
  }
}

/** Whom a card is about before anybody is chosen: who acted, or the first survivor that the trigger names. */
export function namedBy(s: State, { trigger }: CrossroadsRow): number {
  if (trigger.on === "action") return s.actor;
  if (trigger.on !== "state") return -1;
  for (const need of trigger.needs)
    if (need.is === "controls" || need.is === "in-play") return survivorNumber(need.who);
  return -1;
}

export function allHold(s: State, needs: readonly Need[]): boolean {
  return needs.every((need) => holds(s, need));
}

export function holds(s: State, need: Need): boolean {
  switch (need.is) {
    case "own":
      return (!need.loyal || isLoyal(s, s.turn)) && anyone(s, (who) => isOwn(s, who) && isAt(s, who, need.at));
    case "controls": {
      const who = survivorNumber(need.who);
      return isOwn(s, who) && isAt(s, who, need.at) && (!need.loyal || isLoyal(s, s.turn));
    }
    case "in-play": {
      const who = survivorNumber(need.who);
      return isAt(s, who, need.at) && (!need.loyal || isLoyal(s, s.owner[who]));
    }
    case "in-deck":
      return s.survivorDeck.includes(survivorNumber(need.who));
    case "survivors-left":
      return s.survivorDeck.length > 0;
    case "helpless":
      return s.helpless >= need.least;
    case "food":
      return s.food >= need.least;
    case "hand":
      return s.hand[s.turn].length >= need.least;
    case "dice":
      return s.dice[s.turn].length >= need.least;
    case "zombies":
      return zombiesAt(s, placeOf(need.at)) >= need.least;
    case "barricades":
      return barricadesAt(s, placeOf(need.at)) >= need.least;
    case "room":
      return fits(s, need.survivors, need.helpless, need.each);
    case "placeable":
      return mayBePut(s, whoIs(s, need.who), need.at === "origin" ? s.actFrom : placeOf(need.at));
    case "deck":
      return need.of === "any"
        ? s.decks.some((deck, place) => place > COLONY && deck.length > 0)
        : s.decks[placeOf(need.of)].length > 0;
    case "actor":
      return (
        inPlay(s, s.actor) &&
        (need.who === null || s.actor === survivorNumber(need.who)) &&
        (!need.loyal || isLoyal(s, s.owner[s.actor]))
      );
    case "acted-at":
      return s.actAt === placeOf(need.at);
    case "fuel":
      return did(s, How.fuel) === need.used;
    case "weapon":
      return did(s, How.weapon);
    case "medicine":
      return did(s, How.medicine);
    case "alone":
      return survivorsAt(s, s.actAt) === 1 && (s.actAt !== COLONY || s.helpless === 0);
    case "frozen-in-company":
      return did(s, How.frostbite) && survivorsAt(s, s.actAt) > 1;
    case "hurt-moving":
      return did(s, How.wound);
    case "odd":
      return holdsOdd(s, need.what);
  }
}

const did = (s: State, how: number): boolean => (s.how & how) !== 0;
const isOwn = (s: State, who: number): boolean => s.owner[who] === s.turn;

function anyone(s: State, is: (who: number) => boolean): boolean {
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.place[who] >= 0 && is(who)) return true;
  return false;
}

function isAt(s: State, who: number, where: Where): boolean {
  const place = s.place[who];
  if (place < 0) return false;
  switch (where) {
    case "anywhere":
      return true;
    case "outside":
      return place > COLONY;
    case "beset":
      return place > COLONY && zombiesAt(s, place) > 0;
    default:
      return place === placeOf(where);
  }
}

/** a space is free or he stands there already, and an exiled player's never comes to the colony. */
export function mayBePut(s: State, who: number, place: number): boolean {
  if (who < 0 || place < 0 || s.place[who] < 0) return false;
  if (s.place[who] === place) return true;
  return (place !== COLONY || s.exiled[s.owner[who]] === 0) && roomAt(s, place) > 0;
}

/** everybody who would come has a space; an exiled player's survivor one outside the colony. */
function fits(s: State, survivors: number, helpless: number, each: boolean): boolean {
  let inside = 0;
  let outside = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (isOut(s, seat) || !(each || seat === s.turn)) continue;
    if (s.exiled[seat] === 1) outside += survivors;
    else inside += survivors + helpless;
  }
  return inside <= Math.max(0, roomAt(s, COLONY)) && outside <= freeOutside(s);
}

function freeOutside(s: State): number {
  let free = 0;
  for (let place = 1; place < PLACE_COUNT; place++) free += Math.max(0, roomAt(s, place));
  return free;
}

function holdsOdd(s: State, what: OddNeed): boolean {
  switch (what) {
    case "smaller-group":
      return someSeat(s, (seat) => isSmaller(s, seat));
    case "gift":
      return anyone(s, (who) => mayBeChosen(s, "follower", who));
    case "pair":
      return somePlace((place) => isPair(s, place));
    case "beside-exile":
      return anyone(s, (who) => mayBeChosen(s, "own-beside-exile", who));
    case "exiled-beside-loyal":
      return anyone(s, (who) => mayBeChosen(s, "loyal-beside-exiled", who));
    case "two-newcomers":
      return (s.turnMarks & TurnMark.maleJoined) !== 0 && (s.turnMarks & TurnMark.helplessJoined) !== 0;
    case "weapon-borne":
      return s.gear.some((print, at) => print === s.actWith && s.bearer[at] === s.actor);
    case "others":
      return anyone(s, (who) => who !== FOREST);
    case "secrets":
      return someSeat(s, (seat) => s.secret[seat].length > 0);
    case "accusable":
      return someSeat(s, (seat) => mayBeAccused(s, seat));
    case "trio":
      return anyone(s, (who) => mayTravel(s, who, -1));
    case "outnumbered":
      return s.helpless > survivorsAt(s, COLONY);
    case "slept-inside":
      return (s.turnMarks & TurnMark.buddyInside) !== 0;
    case "crisis":
      return s.crisis >= 0 && s.crisisOff === 0;
    case "company":
      return anyone(s, (who) => mayBeChosen(s, "company", who));
    case "their-cards":
      return s.subject >= 0 && s.hand[s.owner[s.subject]].length > 0;
    case "hurt":
      return anyone(s, (who) => isHurt(s, who));
  }
}

/** Another player who is still in the match. */
function someSeat(s: State, is: (seat: number) => boolean): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (seat !== s.turn && !isOut(s, seat) && is(seat)) return true;
  return false;
}

function somePlace(is: (place: number) => boolean): boolean {
  for (let place = 1; place < PLACE_COUNT; place++) if (is(place)) return true;
  return false;
}

export const isHurt = (s: State, who: number): boolean => s.wounds[who] + s.frost[who] > 0;

const isSmaller = (s: State, seat: number): boolean => groupSize(s, seat) < groupSize(s, s.turn);

/** Card 2: to a smaller group; a figure in the colony to nobody who is exiled. */
export function mayGo(s: State, who: number, seat: number): boolean {
  return seat !== s.turn && !isOut(s, seat) && isSmaller(s, seat) && (s.exiled[seat] === 0 || s.place[who] !== COLONY);
}

/** Card 66: another player who is not exiled and has survivors in the colony. */
export function mayBeAccused(s: State, seat: number): boolean {
  return seat !== s.turn && isLoyal(s, seat) && anyone(s, (who) => s.owner[who] === seat && s.place[who] === COLONY);
}

/** Card 10: two there, both the player's, and neither is a dog. */
export function isPair(s: State, place: number): boolean {
  if (survivorsAt(s, place) !== 2) return false;
  let pair = 0;
  for (let who = 0; who < SURVIVOR_COUNT; who++)
    if (s.place[who] === place && isOwn(s, who) && SURVIVORS[who].sex !== "dog") pair++;
  return pair === 2;
}

/** Card 55: a location outside the colony with zombies and an own survivor. */
export const isBeset = (s: State, place: number): boolean =>
  zombiesAt(s, place) > 0 && anyone(s, (who) => isOwn(s, who) && s.place[who] === place);

/** Card 11: whoever is exiled and stands with that survivor. */
export const isExileBeside = (s: State, who: number, other: number): boolean =>
  other !== who && s.place[other] >= 0 && s.place[other] === s.place[who] && s.exiled[s.owner[other]] === 1;

/** Card 73: an own survivor and one of another player, and nobody else. */
function isCompany(s: State, who: number): boolean {
  const place = s.place[who];
  if (isOwn(s, who) || survivorsAt(s, place) !== 2 || (place === COLONY && s.helpless > 0)) return false;
  return anyone(s, (other) => isOwn(s, other) && s.place[other] === place);
}

/** Whether the survivor is one of those among whom the player chooses. */
export function mayBeChosen(s: State, among: Among, who: number): boolean {
  if (s.place[who] < 0) return false;
  switch (among) {
    case "own":
      return isOwn(s, who);
    case "own-outside":
      return isOwn(s, who) && s.place[who] > COLONY;
    case "own-beset":
      return isOwn(s, who) && s.place[who] > COLONY && zombiesAt(s, s.place[who]) > 0;
    case "own-at-grocery":
      return isOwn(s, who) && s.place[who] === GROCERY;
    case "own-at-library":
      return isOwn(s, who) && s.place[who] === LIBRARY;
    case "anyone-for-police":
      return mayBePut(s, who, POLICE);
    case "follower":
      return isOwn(s, who) && s.leader[s.turn] !== who && someSeat(s, (seat) => mayGo(s, who, seat));
    case "own-beside-exile":
      return isOwn(s, who) && isLoyal(s, s.turn) && anyone(s, (other) => isExileBeside(s, who, other));
    case "loyal-beside-exiled":
      return (
        s.exiled[s.turn] === 1 &&
        isLoyal(s, s.owner[who]) &&
        anyone(s, (other) => isOwn(s, other) && s.place[other] === s.place[who])
      );
    case "company":
      return isCompany(s, who);
  }
}

/**
 * Card 41: whether Rod can take an own survivor along to the Hospital, with that other one or (-1) with any. Survivors who stand there may
 * be sent to the colony for it, but no exiled ones, and only where the colony has room.
 */
export function mayTravel(s: State, who: number, with_: number): boolean {
  if (!isOwn(s, who) || who === ROD || who === with_) return false;
  if (with_ >= 0) return lacksRoom(s, who, with_) <= leavers(s, who, with_);
  return anyone(s, (other) => isOwn(s, other) && other !== ROD && other !== who && mayTravel(s, who, other));
}

/** How many have to leave the Hospital before Rod and these two are there. */
export function lacksRoom(s: State, who: number, with_: number): number {
  let come = 0;
  for (const one of [ROD, who, with_]) if (s.place[one] !== HOSPITAL) come++;
  return Math.max(0, come - roomAt(s, HOSPITAL));
}

export const mayLeaveHospital = (s: State, one: number, who: number, with_: number): boolean =>
  s.place[one] === HOSPITAL && one !== ROD && one !== who && one !== with_ && s.exiled[s.owner[one]] === 0;

function leavers(s: State, who: number, with_: number): number {
  let room = roomAt(s, COLONY);
  for (const one of [ROD, who, with_]) if (s.place[one] === COLONY) room++;
  let n = 0;
  for (let one = 0; one < SURVIVOR_COUNT; one++) if (mayLeaveHospital(s, one, who, with_)) n++;
  return Math.min(n, Math.max(0, room));
}
