import { PLACES, placeOf } from "../content/locations.ts";
import { BUDDY, JOHN } from "../content/named.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { LASTING, type Lasting, type State, TurnMark } from "../state.ts";
import { LEADER, PICK_PLACE } from "./answers.ts";
import { dropGear, loseHand } from "./cards.ts";
import type { OpenRow } from "./crossroads/picks.ts";
import { endMatch } from "./endings.ts";
import {
  groupSize,
  inPlay,
  isDying,
  isOut,
  isWarm,
  nextSeat,
  roomAt,
  SURVIVOR_COUNT,
  survivorNumber,
} from "./groups.ts";
import { changeMorale } from "./morale.ts";
import { COLONY, PLACE_COUNT } from "./places.ts";
import type { Out, Questions, Steps } from "./rule.ts";

/** Überlebende: wounds, deaths, leaders, replacements, helpless survivors. */

/** Brings an effect into force: until the end of that round, or (0) for the whole match. */
export function bringIntoForce(s: State, effect: Lasting, until: number, out: Out): void {
  s.lasting.push(LASTING.indexOf(effect));
  s.until.push(until);
  if (out.listening) out.tell({ event: "in-force", effect });
}

export function endEffect(s: State, effect: Lasting): void {
  const at = s.lasting.indexOf(LASTING.indexOf(effect));
  if (at < 0) return;
  s.lasting.splice(at, 1);
  s.until.splice(at, 1);
}

/** nobody is hurt any more after the end. */
const isSpared = (s: State, who: number): boolean => s.place[who] < 0 || s.outcome !== null;

export function wound(s: State, who: number, n: number, out: Out): void {
  if (isSpared(s, who)) return;
  s.wounds[who] += n;
  if (out.listening) out.tell({ event: "wounded", n, who: SURVIVORS[who].id });
  dieOfWounds(s, who, out);
}

/** Harman, Snow Shoes: frostbite becomes a wound (X-24: only what comes new). */
export function frostbite(s: State, who: number, out: Out): void {
  if (isSpared(s, who)) return;
  if (isWarm(s, who)) return wound(s, who, 1, out);
  s.frost[who]++;
  if (out.listening) out.tell({ event: "frostbitten", n: 1, who: SURVIVORS[who].id });
  dieOfWounds(s, who, out);
}

/** nobody is asked for a medicine first. */
export function dieOfWounds(s: State, who: number, out: Out): void {
  if (inPlay(s, who) && isDying(s, who)) die(s, who, out);
}

export function heal(s: State, who: number, what: "wound" | "frostbite", out: Out): void {
  if (what === "wound") s.wounds[who]--;
  else s.frost[who]--;
  if (out.listening) out.tell({ event: "healed", what, who: SURVIVORS[who].id });
}

/** Überlebende töten: morale falls, but not for those of an exiled player. */
export function die(s: State, who: number, out: Out, costsMorale = true): void {
  if (isSpared(s, who)) return;
  const seat = s.owner[who];
  if (out.listening) out.tell({ event: "died", at: PLACES[s.place[who]].id, who: SURVIVORS[who].id });
  takeOut(s, who, out);
  if (costsMorale && s.exiled[seat] === 0) changeMorale(s, -1, out);
}

/** Leaves the game without dying. */
export function remove(s: State, who: number, out: Out): void {
  if (out.listening) out.tell({ event: "left", who: SURVIVORS[who].id });
  takeOut(s, who, out);
}

/** The figure off, the card out of the game, the equipment where it belongs; the dice stay. Then the group looks who is left. */
function takeOut(s: State, who: number, out: Out): void {
  const seat = s.owner[who];
  // the hand of a group that is no more goes first.
  if (groupSize(s, seat) === 1) loseHand(s, seat, out);
  dropGear(s, who, out);
  clear(s, who);
  s.survivorsGone.push(who);
  if (s.leader[seat] === who) s.leader[seat] = -1;
  s.agenda.push({ do: "regroup", seat });
  if (who === BUDDY) lookAtJohn(s, out);
}

function clear(s: State, who: number): void {
  s.owner[who] = -1;
  s.place[who] = -1;
  s.wounds[who] = 0;
  s.frost[who] = 0;
  s.moved[who] = 0;
  s.used[who] = 0;
  s.bans[who] = 0;
  for (let at = s.attached.length - 1; at >= 0; at--) {
    if (s.attachedTo[at] !== who) continue;
    s.crossroadsGone.push(s.attached[at]);
    detach(s, at);
  }
}

export function detach(s: State, at: number): void {
  s.attached.splice(at, 1);
  s.attachedTo.splice(at, 1);
  s.attachedBy.splice(at, 1);
  s.attachedMark.splice(at, 1);
}

/** A figure comes to a place without a move and without exposure. */
export function put(s: State, who: number, place: number, out: Out): void {
  s.place[who] = place;
  if (out.listening) out.tell({ event: "placed", to: PLACES[place].id, who: SURVIVORS[who].id });
  lookAtJohn(s, out);
}

/** whom John bore a fourth wound beside may be gone. */
export function lookAtJohn(s: State, out: Out): void {
  if (s.wounds[JOHN] + s.frost[JOHN] > 0) dieOfWounds(s, JOHN, out);
}

/** Überlebende ins Spiel bringen. */
export function join(s: State, seat: number, who: number, place: number, out: Out): void {
  s.owner[who] = seat;
  s.place[who] = place;
  if (place === COLONY && seat === s.turn && SURVIVORS[who].sex === "male") s.turnMarks |= TurnMark.maleJoined;
  if (out.listening) out.tell({ event: "joined", seat, at: PLACES[place].id, who: SURVIVORS[who].id });
}

/** The top card of the survivor deck; -1 of an empty one. */
export function drawSurvivor(s: State, out: Out): number {
  out.reveal();
  return s.survivorDeck.pop() ?? -1;
}

/** Takes a named survivor out of the deck, which is then as it was. False without him there. */
export function takeFromDeck(s: State, who: number): boolean {
  const at = s.survivorDeck.indexOf(who);
  if (at < 0) return false;
  s.survivorDeck.splice(at, 1);
  return true;
}

/** Helpless survivors come to the colony; an exiled player's card adds none. */
export function addHelpless(s: State, seat: number, n: number, out: Out): void {
  if (n === 0 || s.exiled[seat] === 1) return;
  s.helpless += n;
  if (seat === s.turn) s.turnMarks |= TurnMark.helplessJoined;
  if (out.listening) out.tell({ event: "helpless", by: n, now: s.helpless });
}

/** Removed: no death, no loss of morale. */
export function removeHelpless(s: State, n: number, out: Out): void {
  const by = Math.min(n, s.helpless);
  if (by === 0) return;
  s.helpless -= by;
  if (out.listening) out.tell({ event: "helpless", by: -by, now: s.helpless });
}

export function killHelpless(s: State, out: Out): void {
  if (s.helpless === 0) return;
  s.helpless--;
  if (out.listening) out.tell({ event: "helpless-died" });
  changeMorale(s, -1, out);
}

/** Who lost the last survivor gets a new one, or is out; who lost the leader names another. */
function regroup(s: State, seat: number, out: Out): void {
  if (isOut(s, seat)) return;
  const size = groupSize(s, seat);
  if (size === 0) return replace(s, seat, out);
  if (s.leader[seat] >= 0) return;
  if (size === 1) return lead(s, seat, s.owner.indexOf(seat), out);
  s.agenda.push({ ask: "leader", of: [seat] });
}

/** without a card left, or in a match with elimination, the player is out. */
function replace(s: State, seat: number, out: Out): void {
  const who = s.rules.elimination ? -1 : drawSurvivor(s, out);
  if (who < 0) return eliminate(s, seat, out);
  if (s.exiled[seat] === 0) join(s, seat, who, COLONY, out);
  else findHome(s, seat, who, out);
  lead(s, seat, who, out);
}

/** An exile's survivor begins outside, where the player says. */
export function findHome(s: State, seat: number, who: number, out: Out): void {
  s.owner[who] = seat;
  if (out.listening) out.tell({ event: "arrives", seat, who: SURVIVORS[who].id });
  s.agenda.push({ ask: "pick", of: [seat], why: "new-home", a: who, b: 0 });
}

/** counts for nothing from now on. */
export function eliminate(s: State, seat: number, out: Out): void {
  loseHand(s, seat, out);
  s.out[seat] = 1;
  s.leader[seat] = -1;
  s.spentDice[seat] = 0;
  s.dice[seat].length = 0;
  // To the left: when the round ends it comes by this seat on its way to the right, to whom it would have come.
  if (s.first === seat) s.first = nextSeat(s, seat);
  if (out.listening) out.tell({ event: "out", seat });
  if (s.out.every((gone) => gone === 1)) endMatch(s, "failed", false, out);
}

export function lead(s: State, seat: number, who: number, out: Out): void {
  s.leader[seat] = who;
  if (out.listening) out.tell({ event: "led", seat, who: SURVIVORS[who].id });
}

/** Locations outside the colony with room for one more; all of them when none has. */
function eachLocationWithRoom(s: State, each: (place: number) => void): void {
  let any = false;
  for (let place = 1; place < PLACE_COUNT; place++) if (roomAt(s, place) > 0) any = true;
  for (let place = 1; place < PLACE_COUNT; place++) if (!any || roomAt(s, place) > 0) each(place);
}

export const peopleSteps = {
  regroup: (s, { seat }, out) => regroup(s, seat, out),
} satisfies Partial<Steps>;

export const peopleQuestions = {
  leader: {
    forms: [{ leader: SURVIVORS.map(({ id }) => id) }],
    otherwise: "only-when-leaderless",
    list(s, _question, seat, offer) {
      for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.owner[who] === seat) offer(LEADER[who]);
    },
    apply(s, _question, seat, { leader }, out) {
      lead(s, seat, survivorNumber(leader), out);
    },
    objection: () => ({ reason: "not-yours", about: -1 }),
  },
} satisfies Partial<Questions>;

export const peoplePicks = {
  /** where the new survivor `a` of an exiled player begins. */
  "new-home": {
    list: (s, _question, _seat, offer) => eachLocationWithRoom(s, (place) => offer(PICK_PLACE[place])),
    apply(s, { a: who }, seat, answer, out) {
      if ("place" in answer) join(s, seat, who, placeOf(answer.place), out);
    },
  },
} satisfies { readonly [why: string]: OpenRow };
