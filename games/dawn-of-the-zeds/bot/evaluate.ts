import { TOWN } from "../content/board.ts";
import { UNITS } from "../content/units.ts";
import type { State } from "../state.ts";
import { allDanger, WORTH } from "./danger.ts";

/** Points of a state; the scale is our own. Everybody wants the same: Zeds far away and weak, units alive and in their way. */

const WON = 100_000;
const CARD = 400;
const WOUND = 9;
const MARKER = 10;
const AMMO = 9;
const AMMO_ENOUGH = 6;
const KEPT = 25;

export function evaluate(s: State, _seat: number): number {
  if (s.outcome !== null) return s.outcome.reason === "won" ? WON + (s.outcome.scores?.[0] ?? 0) * CARD : -WON;
  let points = -s.eventDeck.length * CARD - allDanger(s);
  for (let unit = 0; unit < s.unitAt.length; unit++) points += worth(s, unit);
  return points + Math.min(s.ammo, AMMO_ENOUGH) * AMMO + Math.max(0, s.ammo - AMMO_ENOUGH) * 2 + s.kept.length * KEPT;
}

function worth(s: State, unit: number): number {
  const at = s.unitAt[unit];
  if (at < 0 || at > TOWN) return 0;
  const base = WORTH[UNITS[unit].kind];
  const hurt = s.unitFlipped[unit] === 1 ? base / 3 : 0;
  return base - hurt - s.unitHits[unit] * WOUND + (s.armed === unit ? MARKER : 0) + (s.leader === unit ? MARKER : 0);
}
