import { objection } from "@endzeit/engine";
import { type DamageCause, type DeathCause, Mark, type State, THING_NAMES, Thing, type ThingName } from "../state.ts";
import { SPLINTER } from "./answers.ts";
import { clear, figureName, has, hasShield, isFree } from "./figures.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { AROUND, laneOf, NAMES, NEIGHBOURS, squareNamed, squareOf } from "./street.ts";

/** What a source of damage did to the figure on a square. */
export const Hit = { nobody: 0, shield: 1, wounded: 2, dead: 3 } as const;

/**
 * Deals the damage of one source. A Schutzschild takes all of it and is gone.
 * A zombie that is left too weak for the pit beneath it falls in (R52), unless a retreat is still to come (`retreats`).
 */
export function wound(
  s: State,
  square: number,
  damage: number,
  cause: DamageCause,
  out: Out,
  retreats = false,
): number {
  if (isFree(s, square) || damage <= 0) return Hit.nobody;
  if (hasShield(s, square)) {
    loseShield(s, square, cause, out);
    return Hit.shield;
  }
  return hurt(s, square, damage, cause, out, retreats);
}

function hurt(s: State, square: number, damage: number, cause: DamageCause, out: Out, retreats: boolean): number {
  if (s.strength[square] <= damage) {
    kill(s, square, cause, out);
    return Hit.dead;
  }
  s.strength[square] -= damage;
  s.wounds[square] += damage;
  if (out.listening) {
    out.tell({
      event: "wounded",
      figure: figureName(s, square),
      at: NAMES[square],
      n: damage,
      left: s.strength[square],
      cause,
    });
  }
  return !retreats && fallsIntoPit(s, square, out) ? Hit.dead : Hit.wounded;
}

/** R52: who has become too weak for the pit under its feet falls in and fills it. */
export function fallsIntoPit(s: State, square: number, out: Out): boolean {
  if (s.thing[square] !== Thing.pit || isFree(s, square) || s.strength[square] > s.size[square]) return false;
  kill(s, square, "pit", out);
  removeThing(s, square, "filled", out);
  return true;
}

export function loseShield(s: State, square: number, cause: DeathCause, out: Out): void {
  s.marks[square] &= ~Mark.shield;
  if (out.listening) out.tell({ event: "shield-lost", at: NAMES[square], cause });
}

/** Brennende Strasse: a shield is lost and does not help (R57). `merging`: the pit beneath waits for the joint strength (R69). */
export function burn(s: State, square: number, out: Out, merging = false): void {
  if (isFree(s, square)) return;
  if (hasShield(s, square)) loseShield(s, square, "fire", out);
  hurt(s, square, 1, "fire", out, merging);
}

/** Takes a figure off the street. A Boss is mourned when the card or the move is over (R65). */
export function kill(s: State, square: number, cause: DeathCause, out: Out): void {
  const figure = figureName(s, square);
  const boss = has(s, square, Mark.boss);
  clear(s, square);
  if (boss) s.fallen++;
  if (out.listening) {
    out.tell({ event: "died", figure, at: NAMES[square], cause });
    if (boss) out.tell({ event: "boss-fell", at: NAMES[square] });
  }
}

export function removeThing(
  s: State,
  square: number,
  cause: "pickaxe" | "grenade" | "filled" | "broke" | "rolled-off" | "over",
  out: Out,
): void {
  const thing = THING_NAMES[s.thing[square]];
  s.thing[square] = Thing.none;
  s.size[square] = 0;
  if (out.listening && thing !== "none") out.tell({ event: "removed", thing, at: NAMES[square], cause });
}

export function layThing(s: State, square: number, thing: number, size: number, out: Out): void {
  s.thing[square] = thing;
  s.size[square] = size;
  const name = THING_NAMES[thing];
  if (out.listening && name !== "none") out.tell({ event: "laid", thing: name, at: NAMES[square], size });
}

/** Mine and Autobombe: whatever sets them off puts them on the fuse, each once. They go off in that order (R81). */
export function ignite(s: State, square: number): void {
  const thing = s.thing[square];
  if ((thing === Thing.mine || thing === Thing.car) && !s.fuse.includes(square)) s.fuse.push(square);
}

/** Lets what is on the fuse go off before anything else happens. */
export function settle(s: State): void {
  if (s.fuse.length > 0) s.agenda.push({ do: "explode" });
}

/** The first on the fuse goes off. */
function explode(s: State, out: Out): void {
  const square = s.fuse.shift();
  if (square === undefined) return;
  const thing = s.thing[square];
  if (thing !== Thing.mine && thing !== Thing.car) return settle(s);
  const power = s.size[square];
  const name: ThingName = thing === Thing.mine ? "mine" : "car";
  s.thing[square] = Thing.none;
  s.size[square] = 0;
  if (out.listening) out.tell({ event: "exploded", thing: name, at: NAMES[square] });
  if (name === "mine") mineBlast(s, square, power, out);
  else carBlast(s, square, power, out);
}

/** Autobombe: its own square and the eight around it; mines and cars there go off too (R80). */
function carBlast(s: State, square: number, power: number, out: Out): void {
  wound(s, square, power, "car", out);
  for (const near of AROUND[square]) {
    wound(s, near, power, "car", out);
    ignite(s, near);
  }
  settle(s);
}

/** Mine: who stands on it, then one neighbour of the humans' choice (R77). */
function mineBlast(s: State, square: number, power: number, out: Out): void {
  wound(s, square, power, "mine", out);
  settle(s);
  s.agenda.push({ ask: "splinter", of: [1], at: square });
}

/** The splinters of a mine: 1 damage; they set off a car, not another mine (R77). */
function splinter(s: State, square: number, out: Out): void {
  if (out.listening) out.tell({ event: "splinter", at: NAMES[square] });
  wound(s, square, 1, "splinter", out);
  if (s.thing[square] === Thing.car) ignite(s, square);
  settle(s);
}

export function burnsOn(s: State, square: number): boolean {
  return s.burning[laneOf(square)] !== 0 || s.napalm === square;
}

export const damageSteps = {
  explode: (s, _step, out) => explode(s, out),
} satisfies Partial<Steps>;

export const damageQuestions = {
  splinter: {
    forms: [{ splinter: NAMES }],
    otherwise: "only-after-a-mine",
    list(_s, { at }, _seat, offer) {
      for (const square of NEIGHBOURS[at]) offer(SPLINTER[square]);
    },
    apply: (s, _question, _seat, answer, out) => splinter(s, squareOf(answer.splinter), out),
    objection: (_s, _question, _seat, answer) => objection("splinter-next-door", squareNamed(answer.splinter)),
  },
} satisfies Partial<Questions>;
