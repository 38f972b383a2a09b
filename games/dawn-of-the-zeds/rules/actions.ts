import type { Offer, Reporter } from "@endzeit/engine";
import { LENGTH, RESERVE, spaceOf, TOWN } from "../content/board.ts";
import { ADRENALINE, CIVILIAN_LEADER, ORGANISER } from "../content/cards.ts";
import {
  BORN_LEADER,
  BROADCAST,
  CITADEL,
  DETERMINATION,
  FREE_DEFIANT,
  HERNANDEZ,
  SCHMIDT,
  SPECIALS,
  SPEECH,
  specialOf,
  UNITS,
  unitOf,
  XENO,
  XENO_SPECIAL,
} from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import { type Answer, type Event, Phase, PURPOSES, type Purpose, type State } from "../state.ts";
import {
  BORROW,
  CITADEL_SHOT,
  CITADEL_SPARE,
  END,
  FORAGE,
  LEND,
  PASS,
  type Pay,
  PLAY,
  PLAY_UNIT,
  REFUSE,
  SPECIAL,
  SPECIAL_UNIT,
} from "./answers.ts";
import { endActions } from "./events.ts";
import { forage, listForage } from "./forage.ts";
import { fire, listFire, listShots } from "./gunfire.ts";
import { listLeaders, playAdrenaline, playLeader, playOrganiser } from "./kept.ts";
import { actorOf, freeDefiant, listMore, listPeek, peek, useMore } from "./more-actions.ts";
import { isNear } from "./more-zeds.ts";
import { listMoves, lookAround, move } from "./movement.ts";
import { CONSENTS, everyone, only, ownerOf, speakersFor } from "./seats.ts";
import * as steps from "./steps.ts";
import { inPlay } from "./units.ts";

type Out = Reporter<Event>;

/** 5.1 step 1: the card's actions and a player action for each seat. */
export function beginActions(s: State, out: Out): void {
  s.phase = Phase.actions;
  s.actions = s.numbers.actions[s.event];
  for (let seat = 0; seat < s.seats; seat++) {
    s.own[seat] = 1;
    s.ended[seat] = 0;
  }
  if (out.listening) out.tell({ event: "phase", phase: "actions", n: s.actions + s.seats });
  s.agenda.push(steps.ACTIONS_ASK);
}

/** 5.1 step 2: any seat that has not ended its phase goes on; when all have, or nothing is left, the phase is over. */
export function askActions(s: State): void {
  const of = s.seats === 1 ? everyone(s) : everyone(s).filter((seat) => s.ended[seat] === 0);
  const over = s.seats === 1 ? s.ended[0] === 1 || !anythingLeft(s) : of.length === 0;
  s.agenda.push(over ? steps.ACTIONS_END : { ask: "act", of });
}

/** Whether there is anything but ending the phase. */
function anythingLeft(s: State): boolean {
  if (s.actions > 0 || s.own[0] === 1 || s.kept.length > 0) return true;
  for (let unit = 0; unit < s.speech.length; unit++) if (s.speech[unit] === 1) return true;
  for (let special = 0; special < SPECIALS.length; special++)
    if (s.specials[special] === 0 && inPlay(s, SPECIALS[special].unit)) return true;
  return false;
}

/** R69: what the card gives at the end of the action phase. */
export function closeActions(s: State, out: Out): void {
  s.speech.fill(0);
  endActions(s, out);
}

/** How many actions a seat could spend on a unit: its speech, the event's, its own (5.1). */
function available(s: State, seat: number, unit: number): number {
  return s.speech[unit] + s.actions + s.own[seat];
}

/** R80: another player's hero is not to be used without its player. */
export function mayUse(s: State, seat: number, unit: number): boolean {
  if (s.seats === 1) return true;
  const owner = ownerOf(s, unit);
  return owner < 0 || owner === seat || (s.lent & CONSENTS[owner][seat]) !== 0;
}

export function listActions(s: State, seat: number, offer: Offer<Answer>): void {
  offer(END);
  lookAround(s);
  const own = s.own[seat] === 1;
  for (let unit = 0; unit < s.unitAt.length; unit++) {
    if (!inPlay(s, unit)) continue;
    if (!mayUse(s, seat, unit)) {
      listBorrow(s, seat, unit, offer);
      continue;
    }
    // A speech action serves its unit alone, so it goes first; alone, event and player action are one purse.
    if (s.speech[unit] === 1 || s.actions > 0) listUnit(s, seat, unit, "plain", offer);
    else if (!own) offer(FORAGE.plain[unit], "no-actions", unit);
    else if (s.seats === 1) listUnit(s, seat, unit, "plain", offer);
    if (s.seats > 1 && own && s.speech[unit] === 0) listUnit(s, seat, unit, "own", offer);
  }
  for (let special = 0; special < SPECIALS.length; special++) {
    const { unit } = SPECIALS[special];
    if (inPlay(s, unit) && mayUse(s, seat, unit)) listSpecial(s, seat, special, offer);
  }
  listCards(s, offer);
  listPeek(s, offer);
}

/** R80: a hero is asked for with what it is to do, so only for what it could do now. */
function listBorrow(s: State, seat: number, unit: number, offer: Offer<Answer>): void {
  const declined = (s.declined & CONSENTS[ownerOf(s, unit)][seat]) !== 0 ? "declined" : undefined;
  able = 0;
  reader = s;
  if (available(s, seat, unit) > 0) listUnit(s, seat, unit, "plain", note);
  for (let special = 0; special < SPECIALS.length; special++)
    if (SPECIALS[special].unit === unit) listSpecial(s, seat, special, note);
  if (able === 0) offer(BORROW[0][unit], declined ?? "no-actions", unit);
  for (let purpose = 0; purpose < PURPOSES.length; purpose++)
    if ((able & (1 << purpose)) !== 0) offer(BORROW[purpose][unit], declined, unit);
}

/** The purposes that are possible, as bits, and where: written by `note`, so that listing makes no function. */
let able = 0;
let reader: State | null = null;
const note: Offer<Answer> = (answer, reason) => {
  if (reason === undefined && reader !== null) able |= 1 << PURPOSES.indexOf(purposeOf(reader, answer));
};

/** What an action of a unit is good for. */
export function purposeOf(s: State, answer: Answer): Purpose {
  if (answer.move !== undefined) {
    const at = spaceOf(answer.to);
    return at < TOWN && s.spots[at * STACK] >= 0 ? "attack" : "move";
  }
  return answer.fire !== undefined ? "fire" : answer.forage !== undefined ? "forage" : "special";
}

/** What a unit can do for one action: move, forage, fire, and what its card adds. */
function listUnit(s: State, seat: number, unit: number, pay: Pay, offer: Offer<Answer>): void {
  listMoves(s, unit, pay, offer);
  listForage(s, unit, pay, offer);
  listFire(s, unit, pay, available(s, seat, unit) >= 2, offer);
  listMore(s, unit, pay, offer);
}

/** 5.1 step 2a: Spezialaktionen. */
function listSpecial(s: State, seat: number, special: number, offer: Offer<Answer>): void {
  const { unit, once } = SPECIALS[special];
  const used = s.specials[special] === 0 ? undefined : once ? "used-for-good" : "used";
  switch (special) {
    case BORN_LEADER:
      for (let other = 0; other < s.unitAt.length; other++) {
        if (UNITS[other].kind === "hero" || !inPlay(s, other)) continue;
        offer(
          SPECIAL_UNIT[special][other],
          used ?? (isNear(s.unitAt[unit], s.unitAt[other]) ? undefined : "too-far"),
          other,
        );
      }
      return;
    case BROADCAST:
      for (let other = 0; other < s.unitAt.length; other++)
        if (UNITS[other].kind === "civilian" && inPlay(s, other)) offer(SPECIAL_UNIT[special][other], used);
      return;
    case CITADEL:
      for (let other = 0; other < s.unitAt.length; other++) {
        if (s.unitAt[other] !== TOWN || !mayUse(s, seat, other)) continue;
        const spare = s.speech[other] + s.actions + s.own[seat] > 0;
        listShots(s, other, spare, used, CITADEL_SHOT[other], CITADEL_SPARE[other], offer);
      }
      return;
    default:
      offer(SPECIAL[special], used);
  }
}

/** Story cards that are played in the action phase. */
function listCards(s: State, offer: Offer<Answer>): void {
  for (const card of s.kept) {
    if (card === ADRENALINE) offer(PLAY[card]);
    else if (card === CIVILIAN_LEADER) listLeaders(s, offer);
    else if (card === ORGANISER) {
      for (let unit = 0; unit < s.unitAt.length; unit++)
        if (UNITS[unit].kind !== "hero" && s.unitAt[unit] === RESERVE) offer(PLAY_UNIT[card][unit]);
    } else offer(PLAY[card], "only-in-a-fight");
  }
}

export function answerActions(s: State, seat: number, answer: Answer, out: Out): void {
  s.agenda.push(steps.ACTIONS_ASK);
  if (answer.end === true) {
    s.ended[seat] = 1;
    if (out.listening) out.tell({ event: "ended-phase", seat });
  } else if (answer.borrow !== undefined) askToLend(s, seat, unitOf(answer.borrow), answer.for, out);
  else if (answer.special !== undefined) useSpecial(s, seat, answer, out);
  else if (answer.play !== undefined) playCard(s, answer, out);
  else if (answer.peek !== undefined) peek(s, out);
  else {
    const unit = actor(answer);
    pay(s, seat, unit, answer.own === true, out);
    act(s, seat, unit, answer, out);
  }
}

const actor = (answer: Answer): number => {
  const named = answer.move ?? answer.forage ?? answer.fire;
  return named === undefined ? actorOf(answer) : unitOf(named);
};

/** 5.1 step 2b: the action itself, once it is paid for. */
function act(s: State, seat: number, unit: number, answer: Answer, out: Out): void {
  if (answer.move !== undefined) move(s, unit, answer.to, out);
  else if (answer.forage !== undefined) forage(s, unit, out);
  else if (answer.fire !== undefined) {
    if (answer.spare === true) pay(s, seat, unit, answer.own === true, out);
    fire(s, unit, answer.at, false, answer.spare === true, out);
  } else useMore(s, answer, out);
}

/** Speech first; then the purse that was named, then whatever is left (R26, X5). */
function pay(s: State, seat: number, unit: number, own: boolean, out: Out): void {
  let by: "speech" | "own" | "event" = "event";
  if (s.speech[unit] === 1) {
    s.speech[unit] = 0;
    by = "speech";
  } else if ((own || s.actions === 0) && s.own[seat] === 1) {
    s.own[seat] = 0;
    by = "own";
  } else s.actions--;
  if (out.listening) out.tell({ event: "paid", by, unit: UNITS[unit].id, seat, n: s.actions });
}

function useSpecial(s: State, seat: number, answer: Answer, out: Out): void {
  const special = specialOf(answer.special);
  s.specials[special] = 1;
  if (out.listening)
    out.tell({ event: "special", special: SPECIALS[special].id, unit: UNITS[SPECIALS[special].unit].id });
  switch (special) {
    case DETERMINATION:
      return extra(s, SCHMIDT);
    case BORN_LEADER:
      return extra(s, unitOf(answer.unit));
    case CITADEL: {
      const unit = unitOf(answer.unit);
      if (answer.spare === true) pay(s, seat, unit, false, out);
      return fire(s, unit, answer.at, true, answer.spare === true, out);
    }
    case SPEECH:
      return speak(s);
    case XENO_SPECIAL:
      return extra(s, XENO);
    case FREE_DEFIANT:
      return freeDefiant(s, out);
    case BROADCAST:
      return extra(s, unitOf(answer.unit));
  }
}

/** X4: the extra action is carried out at once. */
function extra(s: State, unit: number): void {
  s.agenda.push({ ask: "extra", of: speakersFor(s, unit), unit });
}

/** Motivierende Ansprache: an action for each other unit on city spaces and in Town Center (R30, X16). */
function speak(s: State): void {
  for (let unit = 0; unit < s.unitAt.length; unit++) {
    const at = s.unitAt[unit];
    if (unit !== HERNANDEZ && (at === TOWN || (at >= 0 && at < TOWN && at % LENGTH === 0))) s.speech[unit] = 1;
  }
}

export function listExtra(s: State, seat: number, unit: number, offer: Offer<Answer>): void {
  offer(PASS);
  lookAround(s);
  listMoves(s, unit, "plain", offer);
  listForage(s, unit, "plain", offer);
  listFire(s, unit, "plain", available(s, seat, unit) >= 1, offer);
  listMore(s, unit, "plain", offer);
}

export function answerExtra(s: State, seat: number, unit: number, answer: Answer, out: Out): void {
  if (answer.pass !== true) act(s, seat, unit, answer, out);
}

function playCard(s: State, answer: Answer, out: Out): void {
  if (answer.unit === undefined) playAdrenaline(s, out);
  else if (answer.play === PLAY[ORGANISER].play) playOrganiser(s, unitOf(answer.unit), out);
  else playLeader(s, unitOf(answer.unit), out);
}

/** R80: the hero's player has the last word, once a round for each who asks. */
function askToLend(s: State, seat: number, unit: number, what: Answer[string] | undefined, out: Out): void {
  const purpose = PURPOSES.find((one) => one === what) ?? "special";
  if (out.listening) out.tell({ event: "wish", seat, unit: UNITS[unit].id, for: purpose });
  s.agenda.push({ ask: "lend", of: only(ownerOf(s, unit)), seat, unit, for: purpose });
}

export function listLend(offer: Offer<Answer>): void {
  offer(LEND);
  offer(REFUSE);
}

export function answerLend(s: State, seat: number, unit: number, answer: Answer, out: Out): void {
  const lent = answer.lend === true;
  const consent = CONSENTS[ownerOf(s, unit)][seat];
  if (lent) s.lent |= consent;
  else s.declined |= consent;
  if (out.listening) out.tell({ event: lent ? "lent" : "refused", seat, unit: UNITS[unit].id });
}
