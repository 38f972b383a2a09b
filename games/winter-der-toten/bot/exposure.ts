import { EXPOSURE_DIE } from "../content/dice.ts";
import { movesSafely } from "../rules/crossroads/lasting.ts";
import { hasAbilityOf, survivorNumber, survivorsAt } from "../rules/groups.ts";
import { bears } from "./health.ts";
import type { Outlook } from "./outlook.ts";

/** What the exposure die costs: for a move, for an attack. */

const SIDES = EXPOSURE_DIE.reduce((sum, { sides }) => sum + sides, 0);
const MIKE = survivorNumber("mike-cho");
const ROD = survivorNumber("rod-miller");
const SPARKY = survivorNumber("sparky");

/** How many a bite takes with it that spreads among so many, when each one rolls against it. */
export const fallToBite = (others: number): number => 1 - 1 / (1 << others);

/** What one exposure roll of a survivor costs the colony and his group on average. */
export function exposureCost(t: Outlook, who: number, place: number): number {
  const { s } = t;
  const hurt = s.wounds[who] + s.frost[who] + 1;
  const wound = hurt >= bears(who) ? t.death : t.w.wounded * hurt;
  const frost = hurt >= bears(who) ? t.death : t.w.frosted * hurt;
  const others = survivorsAt(s, place) - (s.place[who] === place ? 1 : 0);
  const bitten = who === SPARKY ? wound : t.death + t.w.spread * fallToBite(others) * t.death;
  return (t.w.exposure * (3 * wound + 2 * frost + bitten)) / SIDES;
}

export const moveCost = (t: Outlook, who: number, to: number): number =>
  hasAbilityOf(t.s, who, ROD) || movesSafely(t.s, who, t.s.place[who], to) ? 0 : exposureCost(t, who, to);

export const attackCost = (t: Outlook, who: number): number =>
  hasAbilityOf(t.s, who, MIKE) ? 0 : exposureCost(t, who, t.s.place[who]);
