import { MORALE_TRACK } from "../content/locations.ts";
import type { State } from "../state.ts";
import { endMatch } from "./endings.ts";
import type { Out, Steps } from "./rule.ts";

/** Moral. At 0 the match ends at once, unless an effect of several parts is to be finished first. */

export function changeMorale(s: State, by: number, out: Out): void {
  const before = s.morale;
  // the track ends at 10.
  s.morale = Math.max(0, Math.min(MORALE_TRACK, before + by));
  if (s.morale === before) return;
  if (out.listening) out.tell({ event: "morale", by: s.morale - before, now: s.morale });
  lookAtMorale(s, out);
}

function lookAtMorale(s: State, out: Out): void {
  if (s.morale === 0 && s.holding === 0 && s.outcome === null) endMatch(s, "morale", false, out);
}

/** What follows is finished before morale is looked at: call it, then let a step `morale/check` come after all of it. */
export function hold(s: State): void {
  s.holding = 1;
}

export const moraleSteps = {
  "morale/check": (s, _step, out) => {
    s.holding = 0;
    lookAtMorale(s, out);
  },
} satisfies Partial<Steps>;
