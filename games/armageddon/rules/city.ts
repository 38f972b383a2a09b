import type { Offer, Reporter } from "@endzeit/engine";
import { COLOURS, Colour, EXTENSION_SITE, SITES } from "../content/board.ts";
import { type ActionRow, BUILDINGS, EXTENSION, MOST_ACTIONS } from "../content/buildings.ts";
import { type Answer, type Event, Phase, Place, type State } from "../state.ts";
import { doEffect } from "./actions.ts";
import { DONE, EXTEND, REPAIR, REPAIR_TWO, SPECIAL, SPECIAL_EXCHANGE, SPECIALISTS } from "./answers.ts";
import { hasPassive, payers } from "./buildings.ts";
import { lacking } from "./construction.ts";
import { countAt, inBag, join, leave, move, slotOf } from "./figures.ts";
import { shiftDamage } from "./points.ts";
import type { Reason } from "./reasons.ts";
import { eachSeat } from "./rounds.ts";

type Out = Reporter<Event>;

/** Stadt: each player in turn acts with the figures of the city bid, in any order, one action after another (Q32). */

export function beginCity(s: State): void {
  s.phase = Phase.city;
  s.agenda.push({ do: "complete/home" });
  const order: number[] = [];
  eachSeat(s, (seat) => order.push(seat));
  for (let at = order.length - 1; at >= 0; at--) s.agenda.push({ do: "city/next", seat: order[at] });
}

/** Asked until it says it is done, so that the last action too can be taken back. Without a figure there is no turn. */
export function askMayor(s: State, seat: number, out: Out): void {
  s.turn = seat;
  if (countAt(s, seat, Place.spent) === 0) {
    const n = countAt(s, seat, Place.city);
    if (n === 0) return;
    if (out.listening) out.tell({ event: "city", seat, n });
  }
  s.agenda.push({ ask: "city", of: [seat] });
}

/** Figures of a seat that may still act, by colour; filled anew by each listing. */
const free = [0, 0, 0, 0];

function countFree(s: State, seat: number): void {
  const first = slotOf(seat, Place.city, 0);
  for (let colour = 0; colour < COLOURS.length; colour++) free[colour] = s.figures[first + colour];
}

const bit = (colour: number): number => 1 << colour;

export function listCity(s: State, seat: number, offer: Offer<Answer>): void {
  countFree(s, seat);
  const training = hasPassive(s, seat, "training");
  listExtend(s, seat, offer);
  listRepair(s, seat, training, offer);
  for (let site = 0; site < SITES; site++) {
    const building = s.sites[seat * SITES + site];
    if (building < 0) continue;
    const { actions } = BUILDINGS[building];
    for (let action = 0; action < actions.length; action++) {
      if (actions[action].effect === "exchange") listExchangeAction(s, seat, site, action, offer);
      else listAction(s, seat, site, action, training, offer);
    }
  }
  offer(DONE);
}

/** Ausbauen: once in the match, two figures of any colours. */
function listExtend(s: State, seat: number, offer: Offer<Answer>): void {
  const reason: Reason | undefined = s.extended[seat] === 1 ? "extension-built" : undefined;
  let any = false;
  for (let first = 0; first < COLOURS.length; first++) {
    for (let second = first; second < COLOURS.length; second++) {
      if (free[first] < (first === second ? 2 : 1) || free[second] === 0) continue;
      any = true;
      offer(EXTEND[first][second], reason);
    }
  }
  if (any) return;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (free[colour] > 0) offer(EXTEND[colour][colour], reason ?? ("two-figures" satisfies Reason));
  }
}

/** Reparieren: an engineer, or two workers, one space (Q36); not on the first space (X11). */
function listRepair(s: State, seat: number, training: boolean, offer: Offer<Answer>): void {
  const undamaged: Reason | undefined = s.damage[seat] === 1 ? "no-damage" : undefined;
  const able = payers("engineer", training);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (free[colour] === 0) continue;
    const fits = (able & bit(colour)) !== 0;
    // A single worker is no mistake yet: two of them pay together.
    if (!fits && colour === Colour.worker && pairs() > 0) continue;
    offer(REPAIR[colour], undamaged ?? (fits ? undefined : ("wrong-figure" satisfies Reason)));
  }
  if (free[Colour.worker] >= 2) offer(REPAIR_TWO[Colour.worker][Colour.worker], undamaged);
  if (free[Colour.worker] > 0 && free[Colour.leader] > 0) offer(REPAIR_TWO[Colour.worker][Colour.leader], undamaged);
  if (free[Colour.leader] >= 2) offer(REPAIR_TWO[Colour.leader][Colour.leader], undamaged);
}

/** Whether two figures can stand as two workers with at least one green one: 1, or 0. */
function pairs(): number {
  return free[Colour.worker] > 0 && free[Colour.worker] + free[Colour.leader] >= 2 ? 1 : 0;
}

export function usedAt(seat: number, site: number, action: number): number {
  return (seat * SITES + site) * MOST_ACTIONS + action;
}

/** How often an action may still be used in this round. */
export function usesLeft(s: State, seat: number, site: number, action: number): number {
  const building = s.sites[seat * SITES + site];
  return s.numbers.uses[building * MOST_ACTIONS + action] - s.used[usedAt(seat, site, action)];
}

function listAction(
  s: State,
  seat: number,
  site: number,
  action: number,
  training: boolean,
  offer: Offer<Answer>,
): void {
  const row = BUILDINGS[s.sites[seat * SITES + site]].actions[action];
  const able = payers(row.cost, training);
  const reason = usesLeft(s, seat, site, action) <= 0 ? "used-up" : effectRefusal(s, seat, row);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (free[colour] === 0) continue;
    const fits = (able & bit(colour)) !== 0;
    offer(SPECIAL[site][action][colour], fits ? reason : ("wrong-figure" satisfies Reason));
  }
}

/** Why an effect cannot be used at all now. */
function effectRefusal(s: State, seat: number, row: ActionRow): Reason | undefined {
  switch (row.effect) {
    case "repair":
      return s.damage[seat] === 1 ? "no-damage" : undefined;
    case "search":
      return s.hand[seat].length === 0 ? "nothing-to-discard" : s.stack.length === 0 ? "nothing-to-search" : undefined;
    case "recruit":
      return inBag(s) === 0 ? "bag-empty" : undefined;
    default:
      return undefined;
  }
}

/** Two workers, one of whom may be the leader; a green one returns to the bag (Q41, X19). */
function listExchangeAction(s: State, seat: number, site: number, action: number, offer: Offer<Answer>): void {
  const spent: Reason | undefined = usesLeft(s, seat, site, action) <= 0 ? "used-up" : undefined;
  const none = s.bag[Colour.soldier] + s.bag[Colour.engineer] === 0;
  const reason: Reason | undefined = spent ?? (none ? "nobody-to-exchange-for" : undefined);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (free[colour] === 0) continue;
    if (colour === Colour.worker && pairs() > 0) continue;
    if (colour === Colour.leader && pairs() > 0) continue;
    const why: Reason =
      colour === Colour.worker ? "two-workers" : colour === Colour.leader ? "worker-must-return" : "wrong-figure";
    offer(SPECIAL[site][action][colour], why);
  }
  for (let second = 0; second < COLOURS.length; second++) {
    if (second !== Colour.worker && second !== Colour.leader) continue;
    if (free[Colour.worker] < (second === Colour.worker ? 2 : 1) || free[second] === 0) continue;
    for (const take of SPECIALISTS) offer(SPECIAL_EXCHANGE[site][action][second][take], reason ?? lacking(s, take));
  }
}

function pay(s: State, seat: number, colour: number): void {
  move(s, seat, Place.city, Place.spent, colour);
}

const colourOf = (name: Answer[string] | undefined): number => COLOURS.findIndex((colour) => colour === name);

export function answerCity(s: State, seat: number, answer: Answer, out: Out): void {
  if (answer.done === true) {
    if (out.listening) out.tell({ event: "done", seat, idle: countAt(s, seat, Place.city) });
    return;
  }
  s.agenda.push({ do: "city/next", seat });
  const first = colourOf(answer.pay);
  const second = answer.with === undefined ? -1 : colourOf(answer.with);
  if (answer.city === "extend") {
    pay(s, seat, first);
    pay(s, seat, second);
    s.extended[seat] = 1;
    s.sites[seat * SITES + EXTENSION_SITE] = EXTENSION;
    if (out.listening) out.tell({ event: "extended", seat });
    return;
  }
  if (answer.city === "repair") {
    pay(s, seat, first);
    if (second >= 0) pay(s, seat, second);
    if (out.listening) out.tell({ event: "repaired", seat, pay: String(answer.pay) });
    shiftDamage(s, seat, -1, out);
    return;
  }
  const site = Number(answer.site) - 1;
  const action = Number(answer.action) - 1;
  const building = s.sites[seat * SITES + site];
  const row = BUILDINGS[building].actions[action];
  const n = s.numbers.amount[building * MOST_ACTIONS + action];
  s.used[usedAt(seat, site, action)]++;
  if (out.listening) {
    out.tell({
      event: "activated",
      seat,
      card: BUILDINGS[building].id,
      effect: row.effect,
      n,
      pay: String(answer.pay),
    });
  }
  if (row.effect === "exchange") {
    const take = answer.take === "soldier" ? Colour.soldier : Colour.engineer;
    leave(s, seat, Place.city, Colour.worker);
    pay(s, seat, second);
    s.bag[take]--;
    join(s, seat, Place.home, take, 1);
    if (out.listening) out.tell({ event: "exchanged", seat, from: "city", take: String(answer.take) });
    return;
  }
  pay(s, seat, first);
  doEffect(s, seat, row, n, out);
}
