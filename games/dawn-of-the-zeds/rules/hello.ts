import { type Offer, objection } from "@endzeit/engine";
import { EVENTS } from "../content/cards.ts";
import { TRAPS_FROM } from "../content/tables.ts";
import { JOHNSON, UNIT_IDS, UNITS, unitOf } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import type { Answers, State } from "../state.ts";
import { HOLD, PASS, PASS_FORM, USE_FALL_BACK, USE_TRAPS, WITHDRAW } from "./answers.ts";
import { rollDie } from "./dice.ts";
import { beginFight } from "./fight.ts";
import { isUnnoticed, leave } from "./more-fights.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { everyone, speakersFor } from "./seats.ts";
import { isOne, lowest, releaseAll, unitsAt } from "./units.ts";
import { dealHits } from "./zeds.ts";

/** 4.3, 4.4: Zeds come into a space with units: Defiant off, withdrawal, Traps, melee (X10). */
function enter(s: State, at: number, advance: number, out: Out): void {
  // Retreats that come first may have emptied the space.
  if (s.spots[at * STACK] < 0) return;
  releaseAll(s, at, out);
  s.agenda.push({ do: "zeds/hello", at, advance });
  if (EVENTS[s.event].effect === "cardio") s.agenda.push({ do: "zeds/withdraw", at, advance });
}

/** E01: units named by the players fall back; who stays fights (R60). The fight of one that fell back may have rid it of Zeds. */
function askWithdraw(s: State, at: number, advance: number): void {
  if (unitsAt(s, at) !== 0 && s.spots[at * STACK] >= 0)
    s.agenda.push({ ask: "withdraw", of: everyone(s), at, advance });
}

function listWithdraw(s: State, at: number, offer: Offer<Answers["withdraw"], Reason>): void {
  offer(HOLD);
  for (let left = unitsAt(s, at); left !== 0; left &= left - 1) offer(WITHDRAW[lowest(left)]);
}

function withdraw(s: State, at: number, advance: number, unit: number): void {
  s.agenda.push({ do: "zeds/withdraw", at, advance });
  s.agenda.push({ do: "retreat/units", at, units: 1 << unit, origin: -1, calm: false, why: "fall-back" });
}

/** 4.4 Fallen: Mr. Johnson may try his traps, once for each group that enters (R61). */
function hello(s: State, at: number, advance: number, out: Out): void {
  const units = unitsAt(s, at);
  if (units === 0 || s.spots[at * STACK] < 0) return;
  if ((units & (1 << JOHNSON)) !== 0)
    s.agenda.push({ ask: "hello", of: speakersFor(s, JOHNSON), at, advance, unit: JOHNSON });
  else if (!isOne(units) || !isUnnoticed(s, lowest(units), out)) beginFight(s, at, "enter", -1, -1, advance);
}

function answerTraps(s: State, at: number, advance: number, traps: boolean, out: Out): void {
  if (traps) {
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
function yieldSpace(s: State, at: number): void {
  const units = unitsAt(s, at);
  if (s.spots[at * STACK] < 0 || units === 0) return;
  s.agenda.push({ do: "retreat/units", at, units, origin: -1, calm: false, why: "fall-back" });
}

export const helloSteps = {
  "zeds/enter": (s, { at, advance }, out) => enter(s, at, advance, out),
  "zeds/withdraw": (s, { at, advance }) => askWithdraw(s, at, advance),
  "zeds/hello": (s, { at, advance }, out) => hello(s, at, advance, out),
  "zeds/yield": (s, { at }) => yieldSpace(s, at),
} satisfies Partial<Steps>;

export const helloQuestions = {
  withdraw: {
    forms: [{ withdraw: UNIT_IDS }, { hold: [true] }],
    otherwise: "only-under-cardio",
    list: (s, { at }, _seat, offer) => listWithdraw(s, at, offer),
    apply(s, { at, advance }, _seat, answer) {
      if ("withdraw" in answer) withdraw(s, at, advance, unitOf(answer.withdraw));
    },
    objection: (_s, _question, _seat, answer) =>
      objection("not-in-that-space", "withdraw" in answer ? unitOf(answer.withdraw) : -1),
  },

  /** Mr. Johnson has traps, Alyssa Darling may leave. */
  hello: {
    forms: [{ use: ["traps", "fall-back"] }, PASS_FORM],
    otherwise: "only-when-zeds-come",
    list(_s, { unit }, _seat, offer) {
      offer(unit === JOHNSON ? USE_TRAPS : USE_FALL_BACK);
      offer(PASS);
    },
    apply(s, { at, advance, unit }, _seat, answer, out) {
      if (unit === JOHNSON) answerTraps(s, at, advance, "use" in answer, out);
      else if ("use" in answer) leave(s, at, advance);
    },
    objection: (_s, { unit }) => objection("not-its-ability", unit),
  },
} satisfies Partial<Questions>;
