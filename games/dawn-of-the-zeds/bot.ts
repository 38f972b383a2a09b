import { LENGTH, TOWN } from "./content/board.ts";
import { UNITS } from "./content/units.ts";
import { STACK, ZED_HITS } from "./content/zeds.ts";
import { startColumn } from "./rules/columns.ts";
import { unitStrength } from "./rules/units.ts";
import { groupStrength, zedStrength } from "./rules/zeds.ts";
import type { State } from "./state.ts";

/** Points of a state; the scale is our own. Everybody wants the same: Zeds far away and weak, units alive and in their way. */

const WON = 100_000;
const CARD = 400;
const HERO = 130;
const CIVILIAN = 60;
const WOUND = 9;
const AMMO = 9;
const AMMO_ENOUGH = 6;
const KEPT = 25;
/** How near is how bad: the danger of a group by its number; a Start is far away. */
const DANGER: readonly number[] = [520, 330, 215, 145, 100, 70, 50, 36];
/** What is left of the danger when the next unit in the way has so good a column to fight in. */
const HELD: readonly number[] = [0.97, 0.92, 0.85, 0.76, 0.66, 0.58, 0.5];

export function evaluate(s: State, _seat: number): number {
  if (s.outcome !== null) return s.outcome.reason === "won" ? WON + (s.outcome.scores?.[0] ?? 0) * CARD : -WON;
  let points = -s.eventDeck.length * CARD;
  for (let first = 0; first < TOWN; first += LENGTH) points -= trackDanger(s, first);
  for (let unit = 0; unit < s.unitAt.length; unit++) points += worth(s, unit);
  points += Math.min(s.ammo, AMMO_ENOUGH) * AMMO + Math.max(0, s.ammo - AMMO_ENOUGH) * 2 + s.kept.length * KEPT;
  return points;
}

/** Each group of a track, the less of a danger the better the best unit between it and Town Center can fight it. */
function trackDanger(s: State, first: number): number {
  let sum = 0;
  let guard = 0;
  for (let n = 0; n < LENGTH; n++) {
    const at = first + n;
    for (let unit = 0; unit < s.unitAt.length; unit++)
      if (s.unitAt[unit] === at) guard = Math.max(guard, unitStrength(s, unit) + (n === 0 ? 2 : 1));
    if (s.spots[at * STACK] < 0) continue;
    const held = guard === 0 ? 1 : HELD[startColumn(groupStrength(s, at), guard)];
    for (let place = at * STACK; place < (at + 1) * STACK; place++) {
      const zed = s.spots[place];
      if (zed >= 0) sum += DANGER[n] * held * vigour(s, zed);
    }
  }
  return sum;
}

/** How much of a Zed is left: its strength and the hits that it can still take. */
function vigour(s: State, zed: number): number {
  const left = (s.zedFlipped[zed] === 1 ? ZED_HITS : 2 * ZED_HITS) - s.zedHits[zed];
  return (0.35 + (0.65 * left) / (2 * ZED_HITS)) * (0.55 + zedStrength(s, zed) / 11);
}

function worth(s: State, unit: number): number {
  const at = s.unitAt[unit];
  if (at < 0 || at > TOWN) return 0;
  const base = UNITS[unit].kind === "civilian" ? CIVILIAN : HERO;
  const hurt = s.unitFlipped[unit] === 1 ? base / 3 : 0;
  return base - hurt - s.unitHits[unit] * WOUND + (s.armed === unit ? 10 : 0) + (s.leader === unit ? 10 : 0);
}
