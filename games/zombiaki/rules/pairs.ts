import { type Objection, objection } from "@endzeit/engine";
import { Figure, type FromTo, HUMANS, Mark, SQUARES, type State, Thing } from "../state.ts";
import { PLAY_AT, playAtTo } from "./answers.ts";
import { AT_TO, type CardRule } from "./card.ts";
import { burn, settle, wound } from "./damage.ts";
import { carry, clear, exchange, has, isFree, isZombie } from "./figures.ts";
import { cannotStep, enter, fallOrFill, heldBy } from "./movement.ts";
import type { Reason } from "./reasons.ts";
import type { Out } from "./rule.ts";
import { laneOf, NAMES, NEIGHBOURS, squareNamed, squareOf } from "./street.ts";

/** The cards for two zombies that stand side by side or one behind the other. */
function listPairs(
  refuse: (s: State, at: number, to: number) => Reason | undefined,
  alone: Reason,
): CardRule<FromTo>["list"] {
  return (s, kind, offer) => {
    for (let at = 0; at < SQUARES; at++) {
      if (!isZombie(s, at)) {
        offer(PLAY_AT[kind][at], "no-zombie-there", at);
        continue;
      }
      let partner = false;
      for (const to of NEIGHBOURS[at]) {
        if (!isZombie(s, to)) continue;
        partner = true;
        offer(playAtTo(kind, at, to), refuse(s, at, to), to);
      }
      if (!partner) offer(PLAY_AT[kind][at], alone, at);
    }
  };
}

/** Both zombies were named, and they are no pair. */
function noPair(apart: Reason): (s: State, kind: number, answer: Partial<FromTo>) => Objection<Reason> {
  return (s, _kind, answer) => {
    const to = squareNamed(answer.to);
    return objection(isZombie(s, to) ? apart : "no-zombie-there", to);
  };
}

/** Tausch: both change places (R70). */
export const swap: CardRule<FromTo> = {
  takes: AT_TO,
  objection: noPair("swap-next-door"),
  list: listPairs(
    (s, at, to) => cannotStep(s, at) ?? cannotStep(s, to) ?? tooWeakFor(s, to, at) ?? tooWeakFor(s, at, to),
    "not-beside-a-zombie",
  ),
  play(s, _kind, answer, out) {
    const at = squareOf(answer.at);
    const to = squareOf(answer.to);
    s.marks[at] |= Mark.stepped;
    s.marks[to] |= Mark.stepped;
    exchange(s, at, to);
    if (out.listening) out.tell({ event: "swapped", at: NAMES[at], to: NAMES[to] });
    enter(s, at, out);
    enter(s, to, out);
  },
};

/** R69: onto a wall by its own strength. */
function tooWeakFor(s: State, to: number, from: number): Reason | undefined {
  return s.thing[to] === Thing.wall && s.strength[from] < s.size[to] ? "wall-too-high-alone" : undefined;
}

/** Verschmelzung: one zombie steps onto another and they are one (R67). */
export const merge: CardRule<FromTo> = {
  takes: AT_TO,
  objection: noPair("merge-next-door"),
  list: listPairs((s, at, to) => cannotMerge(s, at, to) ?? tooWeakFor(s, to, at), "nobody-to-merge-with"),
  play(s, _kind, answer, out) {
    mergeInto(s, squareOf(answer.at), squareOf(answer.to), out);
  },
};

/** R68: neither half may be held; the house rule lets two netted ones merge. */
function cannotMerge(s: State, at: number, to: number): Reason | undefined {
  if (has(s, at, Mark.stepped)) return "already-moved";
  if (s.rules.nettedMayMerge && has(s, at, Mark.netted) && has(s, to, Mark.netted)) return undefined;
  return heldBy(s, at) ?? heldBy(s, to);
}

/**
 * The mover arrives alone: fire and mine hit it before the strengths add (R107). Then the pit is measured against both together (R69, R106).
 */
function mergeInto(s: State, from: number, to: number, out: Out): void {
  const host = { strength: s.strength[to], wounds: s.wounds[to], marks: s.marks[to], orders: s.orders[to] };
  carry(s, from, to);
  if (s.thing[to] === Thing.mine) mineUnder(s, to, out);
  if (!isFree(s, to) && s.burning[laneOf(to)] !== 0) burn(s, to, out, true);
  if (!isFree(s, to) && s.napalm === to) wound(s, to, 1, "napalm", out, true);
  const strength = isFree(s, to) ? 0 : s.strength[to];
  const marks = s.marks[to];
  const orders = s.orders[to];
  clear(s, to);
  s.figure[to] = Figure.zombie;
  s.strength[to] = host.strength + strength;
  s.wounds[to] = strength > 0 ? 0 : host.wounds;
  // What both were stays true of the one: shield, Boss, order taken. It moves no more this phase.
  s.marks[to] = host.marks | (strength > 0 ? marks | Mark.stepped : 0);
  s.orders[to] = Math.max(host.orders, orders);
  if (strength > 0) {
    if (out.listening) out.tell({ event: "merged", from: NAMES[from], to: NAMES[to], strength: s.strength[to] });
    if (s.thing[to] === Thing.pit) fallOrFill(s, to, out);
  }
  settle(s);
}

/** The mine beneath hits the newcomer; its splinters fly afterwards. */
function mineUnder(s: State, square: number, out: Out): void {
  const power = s.size[square];
  s.thing[square] = Thing.none;
  s.size[square] = 0;
  if (out.listening) out.tell({ event: "exploded", thing: "mine", at: NAMES[square] });
  wound(s, square, power, "mine", out);
  s.agenda.push({ ask: "splinter", of: [HUMANS], at: square });
}
