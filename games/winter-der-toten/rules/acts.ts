import { ACTS, type Act, type State } from "../state.ts";
import { isOut } from "./groups.ts";
import type { Out, Steps } from "./rule.ts";

/** An action: what it is to the cards that wait for one, and what follows when it is done with all that it brought. */

/** Call it before anything that the action puts on the agenda. */
export function begin(s: State, act: Act, actor: number, at: number, how = 0): void {
  turnInto(s, act, actor, at, how);
  s.agenda.push({ do: "acted" });
}

/** An action that has begun turns out to be this one: a request becomes what is done with the card. */
export function turnInto(s: State, act: Act, actor: number, at: number, how = 0): void {
  s.act = ACTS.indexOf(act);
  s.actor = actor;
  s.actAt = at;
  s.actFrom = -1;
  s.actWith = -1;
  s.how = how;
}

/** the crossroads card is looked at, then the turn goes on. */
function acted(s: State, _out: Out): void {
  const over = ACTS[s.act] === "end" || isOut(s, s.turn);
  s.agenda.push(over ? { do: "turn/end" } : { do: "turn/ask" });
  s.agenda.push({ do: "crossroads/check" });
}

export const actSteps = {
  acted: (s, _step, out) => acted(s, out),
  "turn/ask": (s) => {
    s.agenda.push(isOut(s, s.turn) ? { do: "turn/end" } : { ask: "turn", of: [s.turn] });
  },
} satisfies Partial<Steps>;
