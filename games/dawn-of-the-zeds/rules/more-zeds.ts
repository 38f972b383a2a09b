import { LENGTH, SPACE_IDS, TOWN, trackOf } from "../content/board.ts";
import { COURIER, KINGMAN, PICKLES, UNITS } from "../content/units.ts";
import type { State } from "../state.ts";
import { rollDie } from "./dice.ts";
import { beginFight } from "./fight.ts";
import type { Out } from "./rule.ts";
import { inPlay, inPlayAt } from "./units.ts";
import { zedsHere } from "./zeds.ts";

/** What units of later levels do to Zeds on the move. */

const KINGMAN_FROM = 5;
const PICKLES_FROM = 4;

/** The same space or one next to it; Town Center touches each #0 (R29, X15). */
export function isNear(a: number, b: number): boolean {
  if (a === b) return true;
  if (a === TOWN || b === TOWN) return Math.min(a, b) % LENGTH === 0;
  return trackOf(a) === trackOf(b) && Math.abs(a - b) === 1;
}

/** Colonel Kingman holds Zeds back from his space and those next to it, Pickles holds them where he is. */
export function isStopped(s: State, at: number, to: number, out: Out): boolean {
  if (inPlay(s, KINGMAN) && isNear(s.unitAt[KINGMAN], to) && stops(s, KINGMAN, KINGMAN_FROM, at, out)) return true;
  return s.unitAt[PICKLES] === at && stops(s, PICKLES, PICKLES_FROM, at, out);
}

function stops(s: State, unit: number, from: number, at: number, out: Out): boolean {
  const die = rollDie(s, out);
  const good = die >= from ? 1 : 0;
  if (out.listening) {
    out.tell({ event: "roll", why: "stop", dice: [die], who: UNITS[unit].id, good });
    if (good === 1) out.tell({ event: "zeds-stay", at: SPACE_IDS[at], why: "stopped" });
  }
  return good === 1;
}

/** Clarion Courier: Zeds on the last space must first beat a unit of Town Center. */
export function rushTown(s: State, at: number): boolean {
  if (!inPlay(s, COURIER) || inPlayAt(s, TOWN) === 0) return false;
  // Whatever comes of it, they have been activated.
  for (const zed of zedsHere(s, at)) if (!s.done.includes(zed)) s.done.push(zed);
  beginFight(s, at, "town");
  return true;
}
