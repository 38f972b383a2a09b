import type { State } from "./state.ts";
export function evaluate(s: State, seat: number): number { return s.points[seat]; }
