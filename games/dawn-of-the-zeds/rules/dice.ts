import { below } from "@endzeit/engine";
import type { State } from "../state.ts";
import type { Out } from "./rule.ts";

const FACES = 6;

export function rollDie(s: State, out: Out): number {
  out.reveal();
  return below(s.random, FACES) + 1;
}
