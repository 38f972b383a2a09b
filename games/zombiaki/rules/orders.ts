import { type Objection, type Offer, objection } from "@endzeit/engine";
import { type Answers, Mark, SQUARES, type SquareName, type State, type StepTo, ZOMBIES } from "../state.ts";
import { orderOf, orderTo } from "./answers.ts";
import { has, isFree, isZombie } from "./figures.ts";
import { cannotStep, move, noWayAside, noWayBack, noWayForward, stepForward } from "./movement.ts";
import type { Reason } from "./reasons.ts";
import type { Out } from "./rule.ts";
import { BACK, BARRICADE, FORWARD, NAMES, SIDES, squareOf } from "./street.ts";

/** Zombies up to this strength take orders (Boss). */
const OBEDIENT = 3;

/** The Boss who would order the zombie on a square: with orders left, none given this phase, and not itself (R64, R114). */
function bossFor(s: State, square: number): number {
  for (let at = 0; at < SQUARES; at++) {
    if (at !== square && has(s, at, Mark.boss) && s.orders[at] > 0 && !has(s, at, Mark.commanded)) return at;
  }
  return -1;
}

/** Boss orders, free of card cost, one a phase: forward, back or sideways (R64). */
export function listOrders(s: State, offer: Offer<Answers["play"], Reason>): void {
  const silent = bossFor(s, -1) < 0 ? whySilent(s) : undefined;
  if (silent === "no-boss") return;
  for (let square = 0; square < SQUARES; square++) {
    if (isFree(s, square)) continue;
    const deaf = silent ?? disobeys(s, square);
    if (deaf !== undefined) {
      offer(orderOf[square], deaf, square);
      continue;
    }
    const forward = FORWARD[square];
    offer(orderTo(square, forward), noWayForward(s, square), forward);
    if (BACK[square] >= 0) offer(orderTo(square, BACK[square]), noWayBack(s, square), BACK[square]);
    for (const side of SIDES[square]) offer(orderTo(square, side), noWayAside(s, square, side), side);
  }
}

/** Why no Boss may give an order now. */
function whySilent(s: State): Reason | "no-boss" {
  let reason: Reason | "no-boss" = "no-boss";
  for (let at = 0; at < SQUARES; at++) {
    if (!has(s, at, Mark.boss)) continue;
    if (s.orders[at] > 0) return "order-given";
    reason = "no-orders-left";
  }
  return reason;
}

function disobeys(s: State, square: number): Reason | undefined {
  if (!isZombie(s, square)) return "dogs-obey-nobody";
  if (bossFor(s, square) < 0) return "bosses-obey-nobody";
  if (s.strength[square] > OBEDIENT) return "too-strong-for-orders";
  if (s.rules.oneOrderInLife && has(s, square, Mark.ordered)) return "had-an-order";
  return cannotStep(s, square);
}

export function giveOrder(s: State, order: SquareName, to: StepTo, out: Out): void {
  const square = squareOf(order);
  const by = bossFor(s, square);
  s.orders[by]--;
  s.marks[by] |= Mark.commanded;
  s.marks[square] |= Mark.ordered | Mark.stepped;
  if (out.listening) out.tell({ event: "ordered", boss: NAMES[by], at: NAMES[square], to, left: s.orders[by] });
  if (to === BARRICADE) stepForward(s, square, "order", out);
  else move(s, square, squareOf(to), "order", out);
}

/** Why an order to the figure on a square is not listed. */
export function whyNoOrder(s: State, seat: number, square: number): Objection<Reason> {
  if (seat !== ZOMBIES) return objection("zombies-give-orders");
  if (!s.marks.some((_, at) => has(s, at, Mark.boss))) return objection("no-boss");
  return isFree(s, square) ? objection("no-zombie-there", square) : objection("order-next-door", square);
}
