import type { Offer, Reporter } from "@endzeit/engine";
import { EVENTS } from "../content/cards.ts";
import { TRAPS_FROM } from "../content/tables.ts";
import { JOHNSON, UNITS, unitOf } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import type { Answer, Event, State } from "../state.ts";
import { HOLD, PASS, USE_TRAPS, WITHDRAW } from "./answers.ts";
import { rollDie } from "./dice.ts";
import { beginFight } from "./fight.ts";
import { answerLeave, isUnnoticed, listLeave } from "./more-fights.ts";
import { everyone, speakersFor } from "./seats.ts";
import { isOne, lowest, releaseAll, unitsAt } from "./units.ts";
import { dealHits } from "./zeds.ts";

type Out = Reporter<Event>;

/** 4.3, 4.4: Zeds come into a space with units: Defiant off, withdrawal, Traps, melee (X10). */
export function enter(s: State, at: number, advance: number, out: Out): void {
  // Retreats that come first may have emptied the space.
  if (s.spots[at * STACK] < 0) return;
  releaseAll(s, at, out);
  s.agenda.push({ do: "zeds/hello", at, advance });
  if (EVENTS[s.event].effect === "cardio") s.agenda.push({ do: "zeds/withdraw", at, advance });
}

/** E01: units named by the players fall back; who stays fights (R60). The fight of one that fell back may have rid it of Zeds. */
export function askWithdraw(s: State, at: number, advance: number): void {
  if (unitsAt(s, at) !== 0 && s.spots[at * STACK] >= 0)
    s.agenda.push({ ask: "withdraw", of: everyone(s), at, advance });
}

export function listWithdraw(s: State, at: number, offer: Offer<Answer>): void {
  offer(HOLD);
  for (let left = unitsAt(s, at); left !== 0; left &= left - 1) offer(WITHDRAW[lowest(left)]);
}

export function answerWithdraw(s: State, at: number, advance: number, answer: Answer): void {
  if (answer.hold === true) return;
  s.agenda.push({ do: "zeds/withdraw", at, advance });
  const units = 1 << unitOf(answer.withdraw);
  s.agenda.push({ do: "retreat/units", at, units, origin: -1, calm: false, why: "fall-back" });
}

/** 4.4 Fallen: Mr. Johnson may try his traps, once for each group that enters (R61). */
export function hello(s: State, at: number, advance: number, out: Out): void {
  const units = unitsAt(s, at);
  if (units === 0 || s.spots[at * STACK] < 0) return;
  if ((units & (1 << JOHNSON)) !== 0)
    s.agenda.push({ ask: "hello", of: speakersFor(s, JOHNSON), at, advance, unit: JOHNSON });
  else if (!isOne(units) || !isUnnoticed(s, lowest(units), out)) beginFight(s, at, "enter", -1, -1, advance);
}

export function listHello(unit: number, offer: Offer<Answer>): void {
  if (unit !== JOHNSON) {
    listLeave(offer);
    return;
  }
  offer(USE_TRAPS);
  offer(PASS);
}

export function answerHello(s: State, at: number, advance: number, unit: number, answer: Answer, out: Out): void {
  if (unit !== JOHNSON) {
    answerLeave(s, at, advance, answer);
    return;
  }
  if (answer.use === "traps") {
    const die = rollDie(s, out);
    const good = die >= TRAPS_FROM ? 1 : 0;
    if (out.listening) out.tell({ event: "roll", why: "traps", dice: [die], who: UNITS[JOHNSON].id, good });
    if (good === 1) {
      s.agenda.push({ do: "zeds/yield", at });
      dealHits(s, at, 1, out);
      return;
    }
  }
  beginFight(s, at, "enter", -1, -1, advance);
}

/** R61, X9: the Zeds that are left hold the space, all units fall back; without Zeds nobody does. */
export function yieldSpace(s: State, at: number): void {
  const units = unitsAt(s, at);
  if (s.spots[at * STACK] < 0 || units === 0) return;
  s.agenda.push({ do: "retreat/units", at, units, origin: -1, calm: false, why: "fall-back" });
}
