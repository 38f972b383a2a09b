import { below } from "@endzeit/engine";
import type { State } from "../state.ts";
import type { Out } from "./rule.ts";

/** Aktionswürfel. Unused dice lie in ascending order, so that equal pools are equal states. */

export const FACES = 6;

export function rollDie(s: State, out: Out): number {
  const eyes = below(s.random, FACES) + 1;
  out.reveal();
  return eyes;
}

/** Whether a die shows the face of the one before it, so that an answer about it is listed already. */
export function isRepeated(pool: readonly number[], at: number): boolean {
  // Reading before the first element is many times as slow as reading one, and every listing of the turn comes here.
  return at > 0 && pool[at] === pool[at - 1];
}

/** A die that some effect wants rolled, for all to see. */
export function rollOpenly(s: State, out: Out): number {
  const eyes = rollDie(s, out);
  if (out.listening) out.tell({ event: "die", eyes });
  return eyes;
}

const ascending = (a: number, b: number): number => a - b;

export function rollPool(s: State, seat: number, n: number, out: Out): void {
  const pool = s.dice[seat];
  pool.length = 0;
  for (let die = 0; die < n; die++) pool.push(rollDie(s, out));
  pool.sort(ascending);
  s.spentDice[seat] = 0;
  if (out.listening) out.tell({ event: "rolled-dice", seat, dice: pool.slice() });
}

/** An unused die of that face becomes used. */
export function spendDie(s: State, seat: number, face: number): void {
  const pool = s.dice[seat];
  pool.splice(pool.indexOf(face), 1);
  s.spentDice[seat]++;
}

/** An unused die shows another face. */
export function turnDie(s: State, seat: number, from: number, to: number, out: Out): void {
  const pool = s.dice[seat];
  pool[pool.indexOf(from)] = to;
  pool.sort(ascending);
  if (out.listening) out.tell({ event: "die-changed", seat, from, to });
}
