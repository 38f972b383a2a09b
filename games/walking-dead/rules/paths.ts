import { CAMP, SPACES, SURVIVOR_STEPS, WALKER_STEPS } from "../content/board.ts";
import { Role, type State } from "../state.ts";

/** Survivors may end a move early here (Ausnahme of rule 1). */
const isStop = (space: number): boolean => space === CAMP || SPACES[space].kind === "corner";

/** Spaces by steps: `REACH[from][total]` is where an exact move of so many steps may end, early stops included. The board never changes. */
const REACH: number[][][] = SPACES.map(() => []);

/** Where a survivor may end a move of `total` steps: exactly so far, never turning back on the way, or earlier on Camp or a corner (M1-M3). */
export function exactMoves(from: number, total: number): readonly number[] {
  const known = REACH[from][total];
  if (known !== undefined) return known;
  const ends = new Set<number>();
  // Pairs of where the figure stands and where it came from, as one number.
  let layer = new Set<number>([from * SPACES.length + from]);
  for (let step = 1; step <= total; step++) {
    const next = new Set<number>();
    for (const pair of layer) {
      const at = Math.floor(pair / SPACES.length);
      const before = pair % SPACES.length;
      for (const to of SURVIVOR_STEPS[at]) {
        if (to === before) continue;
        next.add(to * SPACES.length + at);
        if (step === total || isStop(to)) ends.add(to);
      }
    }
    layer = next;
  }
  const list = [...ends].sort((a, b) => a - b);
  REACH[from][total] = list;
  return list;
}

/** One way to such an end, as the spaces from the first step on; the shortest that the move allows. */
export function exactPath(from: number, to: number, total: number): readonly number[] {
  for (let length = isStop(to) ? 1 : total; length <= total; length++) {
    const path = walk(from, from, to, length);
    if (path !== null) return path;
  }
  return [to];
}

function walk(at: number, before: number, to: number, left: number): number[] | null {
  if (left === 0) return at === to ? [] : null;
  for (const next of SURVIVOR_STEPS[at]) {
    if (next === before) continue;
    const rest = walk(next, at, to, left - 1);
    if (rest !== null) return [next, ...rest];
  }
  return null;
}

/** Where a survivor may be moved by "up to" so many steps without turning back: Abkuerzung, Lori (X16). Corners only for Lori. */
export function shortMoves(from: number, most: number, corners: boolean): readonly number[] {
  const ends = new Set<number>();
  for (let steps = 1; steps <= most; steps++) {
    for (const end of exactMoves(from, steps)) if (corners || SPACES[end].kind !== "corner") ends.add(end);
  }
  ends.delete(from);
  return [...ends].sort((a, b) => a - b);
}

/** The shortest way of such a move. */
export function shortPath(from: number, to: number, most: number): readonly number[] {
  for (let steps = 1; steps <= most; steps++) {
    const path = walk(from, from, to, steps);
    if (path !== null) return path;
  }
  return [to];
}

export function survivorOn(s: State, space: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.role[seat] === Role.survivor && s.at[seat] === space) return true;
  return false;
}

/** Spaces that a walker reaches in up to `total` steps; a space with a survivor ends its way (rule 1 of the walkers, M5). */
export function walkerMoves(s: State, from: number, total: number): readonly number[] {
  return [...walkerWays(s, from, total).keys()].sort((a, b) => a - b);
}

export function walkerPath(s: State, from: number, to: number, total: number): readonly number[] {
  const came = walkerWays(s, from, total);
  const path: number[] = [];
  for (let at = to; at !== from; at = came.get(at) ?? from) path.unshift(at);
  return path;
}

/** Each reachable space with the one before it. */
function walkerWays(s: State, from: number, total: number): Map<number, number> {
  const came = new Map<number, number>([[from, from]]);
  let layer = [from];
  for (let step = 0; step < total; step++) {
    const next: number[] = [];
    for (const at of layer) {
      if (at !== from && survivorOn(s, at)) continue;
      for (const to of WALKER_STEPS[at]) {
        if (came.has(to)) continue;
        came.set(to, at);
        next.push(to);
      }
    }
    layer = next;
  }
  return came;
}
