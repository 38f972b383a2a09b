import { type Objection, objection, type PartOf } from "@endzeit/engine";
import { isStart, spaceOf, TOWN } from "../content/board.ts";
import { CITADEL, PIAZZA, SPECIALS, specialOf, UNITS, unitOf, WILSON } from "../content/units.ts";
import type { Answers, Special, State, UnitDeed } from "../state.ts";
import { shotDistance } from "./columns.ts";
import { whyNoCard } from "./kept.ts";
import { actorOf } from "./more-actions.ts";
import type { Reason } from "./reasons.ts";
import { pathTo } from "./retreat.ts";
import { mayUse } from "./seats.ts";
import { inPlay } from "./units.ts";
import { zedCount } from "./zeds.ts";

/** Why an action is not listed: what it would need, and lacks. */

/** The deed that an answer spells, or a part of it; null for what is none. */
function deedIn(answer: PartOf<Answers["act"] | Answers["extra"]>): PartOf<UnitDeed> | null {
  return "move" in answer ||
    "fire" in answer ||
    "forage" in answer ||
    "look" in answer ||
    "drill" in answer ||
    "patch" in answer ||
    "hose" in answer
    ? answer
    : null;
}

/** X4: an action of one unit, which costs nothing. */
export function whyNoExtra(s: State, unit: number, answer: PartOf<Answers["extra"]>): Objection<Reason> {
  const deed = deedIn(answer);
  if (deed === null || actorOf(deed) !== unit) return objection("another-unit-acts", unit);
  return deed.own === true ? objection("costs-nothing") : whyUnable(s, unit, deed);
}

export function whyNoAct(s: State, seat: number, answer: PartOf<Answers["act"]>): Objection<Reason> {
  if ("play" in answer) return whyNoCard(s, answer);
  if ("special" in answer) return whyNoSpecial(s, seat, answer);
  if ("borrow" in answer) {
    const who = unitOf(answer.borrow);
    if (!inPlay(s, who)) return objection("not-in-play", who);
    return objection(mayUse(s, seat, who) ? "no-need-to-ask" : "cannot-do-that-now", who);
  }
  if ("peek" in answer) {
    if (!inPlay(s, WILSON)) return objection("not-in-play", WILSON);
    return objection(s.storySeen === 1 ? "peeked-already" : "no-story-left");
  }
  const deed = deedIn(answer);
  if (deed === null) return objection("no-actions");
  const who = actorOf(deed);
  return whyNotHis(s, seat, who) ?? whyUnpaid(s, seat, who, deed) ?? whyUnable(s, who, deed);
}

/** R80, and who is not there at all. */
function whyNotHis(s: State, seat: number, who: number): Objection<Reason> | null {
  if (!inPlay(s, who)) return objection("not-in-play", who);
  return mayUse(s, seat, who) ? null : objection("ask-first", who);
}

/** 5.1: the speech serves its unit first; alone, event actions and the player action are one purse. */
function whyUnpaid(s: State, seat: number, who: number, { own }: PartOf<UnitDeed>): Objection<Reason> | null {
  if (own === true) {
    if (s.seats === 1) return objection("one-purse");
    if (s.own[seat] !== 1) return objection("own-action-spent");
    return s.speech[who] === 1 ? objection("speech-first", who) : null;
  }
  if (s.speech[who] === 1 || s.actions > 0) return null;
  if (s.own[seat] !== 1) return objection("no-actions");
  return s.seats === 1 ? null : objection("only-own-action-left");
}

/** What the unit cannot do where it stands, however it is paid for. */
function whyUnable(s: State, who: number, deed: PartOf<UnitDeed>): Objection<Reason> {
  if ("move" in deed) return whyNoMove(s, who, spaceOf(deed.to));
  if ("fire" in deed) return whyNoShot(s, who, spaceOf(deed.at), deed.spare === true);
  if ("drill" in deed) return whyNoCare(s, unitOf(deed.drill), "too-far-from-sarge");
  if ("patch" in deed) return whyNoCare(s, unitOf(deed.patch), "nothing-to-patch");
  return "hose" in deed ? objection("out-of-the-hoses", spaceOf(deed.hose)) : objection("no-actions");
}

/** What Sarge does for civilians. */
function whyNoCare(s: State, other: number, otherwise: Reason): Objection<Reason> {
  if (!inPlay(s, other)) return objection("not-in-play", other);
  return objection(UNITS[other].kind === "civilian" ? otherwise : "civilians-only", other);
}

function whyNoMove(s: State, who: number, to: number): Objection<Reason> {
  const from = s.unitAt[who];
  if (to === from) return objection("there-already", who);
  if (s.defiant[who] === 1) return objection("defiant");
  if (to < 0) return objection("too-many-steps", who);
  for (const at of pathTo(from, to).slice(0, -1)) {
    if (at === s.noEntry) return objection("no-entry", at);
    if (at !== TOWN && zedCount(s, at) > 0) return objection("zeds-in-the-way", at);
  }
  return objection(isStart(to) ? "start-closed" : "too-many-steps", who);
}

function whyNoShot(s: State, who: number, at: number, spare: boolean): Objection<Reason> {
  if (at < 0 || at === TOWN || zedCount(s, at) === 0) return objection("no-zeds-there", at);
  if (!UNITS[who].gunfire) return objection("no-gunfire");
  if (spare && who !== PIAZZA) return objection("only-piazza-spares");
  const distance = shotDistance(s.unitAt[who], at);
  return distance < 1 || distance > UNITS[who].range ? objection("out-of-range", at) : objection("no-spare-action");
}

function whyNoSpecial(s: State, seat: number, answer: PartOf<Special>): Objection<Reason> {
  const special = specialOf(answer.special);
  const { unit: owner, once } = SPECIALS[special];
  const foreign = whyNotHis(s, seat, owner);
  if (foreign !== null) return foreign;
  if (s.specials[special] !== 0) return objection(once ? "used-for-good" : "used");
  if (!("unit" in answer)) return objection("nobody-to-use-it-on");
  const who = unitOf(answer.unit);
  if (special !== CITADEL) return objection(inPlay(s, who) ? "not-for-that-unit" : "not-in-play", who);
  const other = whyNotHis(s, seat, who);
  if (other !== null) return other;
  if (s.unitAt[who] !== TOWN) return objection("only-from-town", who);
  return whyNoShot(s, who, "at" in answer ? spaceOf(answer.at) : -1, "spare" in answer);
}
