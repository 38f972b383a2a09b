import { below, type Reporter } from "@endzeit/engine";
import type { Event, State } from "../state.ts";

const FACES = 6;

export function rollDie(s: State, out: Reporter<Event>): number {
  out.reveal();
  return below(s.random, FACES) + 1;
}
