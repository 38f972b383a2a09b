import { Figure, Mark, type MoveCause, type State, type Step, Thing } from "../state.ts";
import { burn, burnsOn, fallsIntoPit, ignite, kill, loseShield, removeThing, settle, wound } from "./damage.ts";
import { carry, figureName, has, hasShield, isDog, isFree, isZombie, put } from "./figures.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Steps } from "./rule.ts";
import { BACK, FORWARD, FRONT_FIRST, laneOf, NAMES, REAR_FIRST, sectionOf } from "./street.ts";

/** Barriere: nobody in the lane moves, nobody moves or is placed into it (R88). */
export function laneBarred(s: State, lane: number): boolean {
  return s.thing[lane * 5 + 4] === Thing.barrier || s.thing[lane * 5] === Thing.barrier;
}

/** Why the figure on a square may not be moved by anything at all: Netz, Heiligenbildchen, Barriere (R30). */
export function heldBy(s: State, square: number): Reason | undefined {
  if (has(s, square, Mark.netted)) return "netted";
  const lane = laneOf(square);
  if (s.frozen[lane] === 1) return "frozen";
  if (laneBarred(s, lane)) return "lane-barred";
  return undefined;
}

const wallOf = (s: State, square: number): number => (s.thing[square] === Thing.wall ? s.size[square] : 0);

/** Linie: the strength that pushes forward from a square, gapless behind it, dogs included (R33, R34). Netted figures do not push (R35). */
export function lineStrength(s: State, square: number): number {
  let sum = s.strength[square];
  for (let behind = BACK[square]; behind >= 0 && !isFree(s, behind); behind = BACK[behind]) {
    if (!has(s, behind, Mark.netted)) sum += s.strength[behind];
  }
  return sum;
}

/** Why a free zombie or dog cannot go one square forward; the line behind a zombie helps it over a wall (R36). */
export function noWayForward(s: State, square: number): Reason | undefined {
  const to = FORWARD[square];
  if (to < 0) return undefined;
  if (!isFree(s, to)) return "way-occupied";
  const wall = wallOf(s, to);
  if (wall === 0) return undefined;
  if (isDog(s, square)) return "dogs-do-not-climb";
  return lineStrength(s, square) < wall ? "wall-too-high" : undefined;
}

/** Why a figure of this strength cannot enter a square by itself: backward, sideways, by swap or merger (R29, R37). */
export function noWayInto(s: State, to: number, strength: number): Reason | undefined {
  if (!isFree(s, to)) return "way-occupied";
  if (strength < wallOf(s, to)) return "wall-too-high-alone";
  return undefined;
}

/** The same of the figure on a square; dogs climb no wall at all (Mauer). */
export function noWayOn(s: State, from: number, to: number): Reason | undefined {
  if (isDog(s, from) && isFree(s, to) && wallOf(s, to) > 0) return "dogs-do-not-climb";
  return noWayInto(s, to, s.strength[from]);
}

/** Why a figure cannot step back one square, by whatever it is pushed (Rueckwaertszug). */
export function noWayBack(s: State, square: number): Reason | undefined {
  const to = BACK[square];
  if (to < 0) return "off-the-street";
  const reason = heldBy(s, square) ?? noWayOn(s, square, to);
  return reason === "wall-too-high-alone" ? "wall-too-high-behind" : reason;
}

/** Why a figure cannot step sideways into a square that lies beside it. */
export function noWayAside(s: State, square: number, to: number): Reason | undefined {
  const held = heldBy(s, square);
  if (held !== undefined) return held;
  if (laneBarred(s, laneOf(to))) return "target-lane-barred";
  return noWayOn(s, square, to);
}

/** One square for one figure, then whatever waits there. */
export function move(s: State, from: number, to: number, why: MoveCause, out: Out): void {
  const figure = figureName(s, from);
  carry(s, from, to);
  if (out.listening) out.tell({ event: "moved", figure, from: NAMES[from], to: NAMES[to], why });
  enter(s, to, out);
}

/** A zombie or dog comes into play (Zombie, Hund, Biss); placing is entering (R17). */
export function place(s: State, square: number, figure: number, strength: number, out: Out): void {
  put(s, square, figure, strength);
  if (out.listening) out.tell({ event: "enters", figure: figureName(s, square), at: NAMES[square], strength });
  enter(s, square, out);
}

/** What a square does to the figure that has just arrived: pit, barrel, mine, fire. */
export function enter(s: State, square: number, out: Out): void {
  const thing = s.thing[square];
  if (thing === Thing.pit) fallOrFill(s, square, out);
  else if (thing === Thing.barrel) {
    crush(s, square, out);
    removeThing(s, square, "broke", out);
  } else if (thing === Thing.mine) ignite(s, square);
  if (!isFree(s, square)) scorch(s, square, out);
  settle(s);
}

/** Fallgrube: a shield is thrown in and fills it, at any strength (R59, R106). Without one, who is not stronger than it is deep falls in (R96). */
export function fallOrFill(s: State, square: number, out: Out): void {
  const stronger = s.strength[square] > s.size[square];
  if (hasShield(s, square)) {
    if (stronger && s.rules.shieldFillsPit === "when-needed") return;
    loseShield(s, square, "pit", out);
    removeThing(s, square, "filled", out);
  } else fallsIntoPit(s, square, out);
}

/** Oelfass: crushes whoever meets it, shield or not (R58, R86). */
export function crush(s: State, square: number, out: Out): void {
  if (hasShield(s, square) && s.rules.shieldStopsBarrel) loseShield(s, square, "barrel", out);
  else kill(s, square, "barrel", out);
}

/** Fire on the square: the burning lane ignores shields, Napalm is a source like any other. */
function scorch(s: State, square: number, out: Out): void {
  if (s.burning[laneOf(square)] !== 0) burn(s, square, out);
  if (s.napalm === square) wound(s, square, 1, "napalm", out);
}

/** Whether the step onto a square would be the last of a dog: anything there takes its single point. */
export function deadlyForDog(s: State, square: number): boolean {
  const thing = s.thing[square];
  return thing === Thing.pit || thing === Thing.barrel || thing === Thing.mine || burnsOn(s, square);
}

export function overTheBarricade(s: State, from: number, out: Out): void {
  if (out.listening) {
    out.tell({
      event: "over-the-barricade",
      figure: figureName(s, from),
      from: NAMES[from],
      lane: NAMES[from].charAt(0),
    });
    out.tell({ event: "ended", seat: 0, reason: "barricade" });
  }
  s.outcome = { winners: [0], reason: "barricade" };
}

/** A zombie's step forward by march, Hunger or order: to the next square or over the barricade (R25). */
export function stepForward(s: State, square: number, why: MoveCause, out: Out): void {
  const to = FORWARD[square];
  if (to < 0) overTheBarricade(s, square, out);
  else move(s, square, to, why, out);
}

const MARCH: readonly Step[] = FRONT_FIRST.map((_, from) => ({ do: "zombies/march", from }));

/** Pflichtzug: every zombie one square forward, the front ones first; each arrival is settled before the next one moves (R19, R20). */
function march(s: State, from: number, out: Out): void {
  for (let i = from; i < FRONT_FIRST.length; i++) {
    const square = FRONT_FIRST[i];
    if (!isZombie(s, square) || has(s, square, Mark.held) || s.frozen[laneOf(square)] === 2) continue;
    if (heldBy(s, square) !== undefined || noWayForward(s, square) !== undefined) continue;
    const depth = s.agenda.length;
    stepForward(s, square, "march", out);
    if (s.outcome !== null) return;
    if (s.agenda.length > depth) {
      if (i + 1 < MARCH.length) s.agenda.splice(depth, 0, MARCH[i + 1]);
      return;
    }
  }
}

/**
 * Figures step back one square at once, from the graveyard side on, so that who stands before a square just left may follow (R26).
 * `lanes` are the lanes as bits, `upto` the last section that is reached.
 */
function retreat(s: State, step: Extract<Step, { do: "retreat" }>, out: Out): void {
  for (let i = step.from; i < REAR_FIRST.length; i++) {
    const square = REAR_FIRST[i];
    if ((step.lanes & (1 << laneOf(square))) === 0 || sectionOf(square) > step.upto || isFree(s, square)) continue;
    if (!step.dogs && s.figure[square] === Figure.dog) continue;
    if (noWayBack(s, square) !== undefined) continue;
    const depth = s.agenda.length;
    move(s, square, BACK[square], step.why, out);
    if (s.agenda.length > depth) {
      s.agenda.splice(depth, 0, { ...step, from: i + 1 });
      return;
    }
  }
}

/** A wounded survivor of a shot steps back; if it cannot, the pit under it may have it (R46, R52). */
export function pushBack(s: State, square: number, out: Out): void {
  if (noWayBack(s, square) === undefined) move(s, square, BACK[square], "shot", out);
  else fallsIntoPit(s, square, out);
}

/** A zombie takes one step by card or order in a phase, and none while it is held (R13). */
export function cannotStep(s: State, square: number): Reason | undefined {
  return has(s, square, Mark.stepped) ? "already-moved" : heldBy(s, square);
}

export const movementSteps = {
  "zombies/march": (s, { from }, out) => march(s, from, out),
  retreat,
} satisfies Partial<Steps>;
