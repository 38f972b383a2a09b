import type { Fight, State } from "../state.ts";

/** Dice that units of later levels add to a melee. */
export function extraDice(_s: State, _fight: Fight): number {
  return 0;
}
