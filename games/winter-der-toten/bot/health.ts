import { SURVIVOR_COUNT, survivorNumber } from "../rules/groups.ts";
import type { View } from "../state.ts";
import { weightsOf } from "./weights.ts";

/** What lives are worth to the colony: morale, a survivor, a wound that is healed. */

const BUDDY = survivorNumber("buddy-davis");

export const MORALE = 10;

/** What a card against the worst wound of the own group is worth. */
export function worstWound(s: View, seat: number): number {
  let worst = 0;
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.owner[who] === seat) worst = Math.max(worst, ailing(s, who));
  return worst;
}

/** What it is worth to heal a survivor once. Frostbite wounds at each turn that comes: who bears no more of it is as good as dead. */
export function ailing(s: View, who: number): number {
  const w = weightsOf(s);
  const frost = s.frost[who];
  const hurt = s.wounds[who] + frost;
  if (hurt === 0) return 0;
  const left = bears(who) - hurt;
  const turns = frost === 0 ? Number.POSITIVE_INFINITY : Math.ceil(left / frost);
  if (turns < Math.max(1, s.marker)) return deathWorth(s) * (turns > 1 ? w.dying : w.doomed);
  return (left > 1 ? 1.5 : w.weak) + (frost > 0 ? 3 : 0);
}

export const bears = (who: number): number => (who === BUDDY ? 4 : 3);

export const moraleWorth = (s: View): number => MORALE + weightsOf(s).lastMorale / Math.max(1, s.morale * s.morale);

/** What the colony loses with a survivor. */
export function deathWorth(s: View): number {
  const w = weightsOf(s);
  return moraleWorth(s) + w.survivor + w.survivorRound * (Math.max(1, s.marker) - 1);
}
