import type { Offer } from "@endzeit/engine";
import { SPACE_IDS, SPACES, type SpaceKind, TOWN } from "../content/board.ts";
import { FORAGE as TABLE } from "../content/tables.ts";
import { HERNANDEZ, UNITS } from "../content/units.ts";
import type { Forage, State } from "../state.ts";
import { gainAmmo } from "./ammo.ts";
import { FORAGE, type Pay } from "./answers.ts";
import { rollDie } from "./dice.ts";
import { companionDice } from "./more-actions.ts";
import type { Reason } from "./reasons.ts";
import type { Out } from "./rule.ts";
import { inPlay } from "./units.ts";

const BEST = 6;

/** Suchen-Tabelle by space; none where foraging is not possible. */
const BY_KIND = {
  city: TABLE.city,
  town: TABLE.city,
  farm: TABLE.farm,
  mine: TABLE.mine,
  named: TABLE.named,
  village: TABLE.named,
  plain: null,
  start: null,
} as const satisfies Record<SpaceKind, readonly number[] | null>;
const ROWS: readonly (readonly number[] | null)[] = SPACES.map(({ kind }) => BY_KIND[kind]);

/** 5.3: on spaces with a name. */
export function listForage(s: State, unit: number, pay: Pay, offer: Offer<Forage, Reason>): void {
  const at = s.unitAt[unit];
  if (ROWS[at] === null) offer(FORAGE[pay][unit], "no-name", at);
  else offer(FORAGE[pay][unit]);
}

/** What is added to each die: Schlüssel zur Stadt for all but the mayor himself (R32), and the unit's own. */
export function forageBonus(s: State, unit: number): number {
  const at = s.unitAt[unit];
  const city = at === TOWN || SPACES[at].kind === "city";
  return UNITS[unit].forage + (city && unit !== HERNANDEZ && inPlay(s, HERNANDEZ) ? 1 : 0);
}

export const forageDice = (s: State, unit: number): number => UNITS[unit].forageDice + companionDice(s, unit);

/** Ammo for the dice of a forage; of two the better one counts, a natural double counts twice (R43). */
export function forageYield(s: State, unit: number, dice: readonly number[]): number {
  const row = ROWS[s.unitAt[unit]] ?? TABLE.farm;
  const bonus = forageBonus(s, unit);
  let best = 0;
  for (const die of dice) best = Math.max(best, row[Math.min(BEST, die + bonus) - 1]);
  const double = dice.length === 2 && dice[0] === dice[1] && UNITS[unit].forageDice === 2;
  return double ? 2 * best : best;
}

/** 5.3 Suchen. */
export function forage(s: State, unit: number, out: Out): void {
  const dice: number[] = [];
  for (let left = forageDice(s, unit); left > 0; left--) dice.push(rollDie(s, out));
  const n = forageYield(s, unit, dice);
  if (out.listening) {
    const { id } = UNITS[unit];
    out.tell({ event: "roll", why: "forage", dice, who: id, good: n > 0 ? 1 : 0 });
    const die = dice.reduce((most, one) => Math.max(most, one), 0);
    out.tell({ event: "foraged", unit: id, at: SPACE_IDS[s.unitAt[unit]], die, n });
  }
  if (n > 0) gainAmmo(s, n, "forage", out);
}
