import type { Reporter } from "@endzeit/engine";
import type { Event, State } from "../state.ts";

type Out = Reporter<Event>;

/** What units of later levels do to Zeds on the move. */
export function isStopped(_s: State, _at: number, _to: number, _out: Out): boolean {
  return false;
}

export function rushTown(_s: State, _at: number, _out: Out): boolean {
  return false;
}
