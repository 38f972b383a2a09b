import { isStart, LENGTH, TOWN } from "./content/board.ts";
import { UNITS } from "./content/units.ts";
import { STACK, ZED_HITS } from "./content/zeds.ts";
import { unitStrength } from "./rules/units.ts";
import { zedStrength } from "./rules/zeds.ts";
import type { State } from "./state.ts";

/** Points of a state; the scale is our own. Everybody wants the same: Zeds far away and weak, units alive and in their way. */

const WON = 100_000;
const CARD = 260;
const HIT = 6;
const HERO = 90;
const CIVILIAN = 40;
const AMMO = 14;
const KEPT = 20;
const GUARD = 10;
/** How near is how bad: the danger of a Zed by its number; a Start is far away. */
const DANGER: readonly number[] = [260, 150, 90, 56, 36, 24, 16, 12];

export function evaluate(s: State, _seat: number): number {
  if (s.outcome !== null) return s.outcome.reason === "won" ? WON + (s.outcome.scores?.[0] ?? 0) * CARD : -WON;
  let points = -s.eventDeck.length * CARD;
  for (let at = 0; at < TOWN; at++) {
    for (let place = at * STACK; place < (at + 1) * STACK; place++) {
      const zed = s.spots[place];
      if (zed >= 0) points -= threat(s, zed, at);
    }
  }
  for (let unit = 0; unit < s.unitAt.length; unit++) points += worth(s, unit);
  // Ammo beyond what a few rounds can use is worth little.
  points += Math.min(s.ammo, 6) * AMMO + Math.max(0, s.ammo - 6) * 4 + s.kept.length * KEPT;
  return points;
}

/** A weaker or wounded Zed is less of a danger. */
function threat(s: State, zed: number, at: number): number {
  const left = (s.zedFlipped[zed] === 1 ? ZED_HITS : 2 * ZED_HITS) - s.zedHits[zed];
  const near = DANGER[at % LENGTH];
  return (near * (zedStrength(s, zed) + 2)) / 6 + left * HIT;
}

function worth(s: State, unit: number): number {
  const at = s.unitAt[unit];
  if (at < 0 || at > TOWN) return 0;
  const row = UNITS[unit];
  const base = row.kind === "civilian" ? CIVILIAN : HERO;
  const hurt = s.unitFlipped[unit] === 1 ? base / 3 : 0;
  let points = base - hurt - s.unitHits[unit] * HIT;
  points += (s.armed === unit ? 8 : 0) + (s.leader === unit ? 8 : 0);
  if (at < TOWN && !isStart(at)) points += guards(s, at) * GUARD * Math.min(4, unitStrength(s, unit));
  return points;
}

/** Whether Zeds further out on the track have to pass this space. */
function guards(s: State, at: number): number {
  for (let out = at + 1; out % LENGTH !== 0; out++) if (s.spots[out * STACK] >= 0) return 1 / (1 + out - at);
  return 0;
}
