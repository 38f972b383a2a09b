import { DEFENCE, TOWN } from "../content/board.ts";
import { ALYSSA, PICKLES, SANTANA, UNITS, WILSON, WZED } from "../content/units.ts";
import type { Fight, State } from "../state.ts";
import { rollDie } from "./dice.ts";
import type { Out } from "./rule.ts";
import { speakersFor } from "./seats.ts";
import { inPlay } from "./units.ts";
import { dealHits } from "./zeds.ts";

/** What units of later levels do when they meet Zeds. */

const UNNOTICED_FROM = 2;
const RUSH_FROM = 4;
const READY_FROM = 3;
const READY_SHIFT = 2;
const CITY = 2;

function roll(s: State, unit: number, why: "hello" | "rush", from: number, out: Out): number {
  const die = rollDie(s, out);
  if (out.listening) out.tell({ event: "roll", why, dice: [die], who: UNITS[unit].id, good: die >= from ? 1 : 0 });
  return die;
}

/** Pickles alone: the Zeds mostly do not see him, and share the space. */
export const isUnnoticed = (s: State, unit: number, out: Out): boolean =>
  unit === PICKLES && roll(s, PICKLES, "hello", UNNOTICED_FROM, out) >= UNNOTICED_FROM;

/** El Toro Loco attacks, whatever led him to it (X36): often the Zeds take a hit and run without a melee. */
function rush(s: State, { at }: Fight, out: Out): void {
  if (roll(s, SANTANA, "rush", RUSH_FROM, out) < RUSH_FROM) return;
  callOff(s);
  s.agenda.push({ do: "retreat/zeds", at });
  dealHits(s, at, 1, out);
}

/** There is no melee after all: its next step has been waiting. */
function callOff(s: State): void {
  s.agenda.pop();
  s.fight = null;
}

/** What some do before their fight: Alyssa Darling is ready for it, or on 2 free to leave. */
export function getReady(s: State, fight: Fight, out: Out): void {
  if (fight.unit === SANTANA && fight.zedsAttack === 0) rush(s, fight, out);
  if (fight.unit !== ALYSSA || fight.cause === "underfoot") return;
  const die = roll(s, ALYSSA, "hello", READY_FROM, out);
  if (die >= READY_FROM) {
    fight.bonus = READY_SHIFT;
    fight.unhurt = 1;
  } else if (die > 1 && fight.cause !== "town") {
    const { at, advance } = fight;
    s.agenda.push({ ask: "hello", of: speakersFor(s, ALYSSA), at, advance, unit: ALYSSA });
  }
}

/** She goes; who is left there has the Zeds to itself. */
export function leave(s: State, at: number, advance: number): void {
  callOff(s);
  s.agenda.push({ do: "zeds/hello", at, advance });
  s.agenda.push({ do: "retreat/units", at, units: 1 << ALYSSA, origin: -1, calm: false, why: "fall-back" });
}

/** Dice more than two: with Wilson in the space, and for defenders in the city with WZED on the air. */
export function extraDice(s: State, fight: Fight): number {
  const at = s.unitAt[fight.unit];
  if (fight.unit !== WILSON && at !== TOWN && s.unitAt[WILSON] === at) return 1;
  return fight.zedsAttack === 1 && DEFENCE[at] === CITY && inPlay(s, WZED) ? 1 : 0;
}
