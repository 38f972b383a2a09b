import { Figure, type FigureName, Mark, type State } from "../state.ts";

/** Figures on the street: reading them, setting them down, taking them away. No rule of movement or damage lives here. */

export const isZombie = (s: State, square: number): boolean => s.figure[square] === Figure.zombie;
export const isDog = (s: State, square: number): boolean => s.figure[square] === Figure.dog;
export const isFree = (s: State, square: number): boolean => s.figure[square] === Figure.none;

export const has = (s: State, square: number, mark: number): boolean => (s.marks[square] & mark) !== 0;
export const hasShield = (s: State, square: number): boolean => (s.marks[square] & Mark.shield) !== 0;

export function figureName(s: State, square: number): FigureName {
  return s.figure[square] === Figure.dog ? "dog" : "zombie";
}

export function put(s: State, square: number, figure: number, strength: number): void {
  s.figure[square] = figure;
  s.strength[square] = strength;
  s.wounds[square] = 0;
  s.marks[square] = 0;
  s.orders[square] = 0;
}

export function clear(s: State, square: number): void {
  put(s, square, Figure.none, 0);
}

/** Carries a figure with all that is true of it to a free square. */
export function carry(s: State, from: number, to: number): void {
  s.figure[to] = s.figure[from];
  s.strength[to] = s.strength[from];
  s.wounds[to] = s.wounds[from];
  s.marks[to] = s.marks[from];
  s.orders[to] = s.orders[from];
  clear(s, from);
}

export function exchange(s: State, a: number, b: number): void {
  for (const field of [s.figure, s.strength, s.wounds, s.marks, s.orders]) {
    const value = field[a];
    field[a] = field[b];
    field[b] = value;
  }
}
