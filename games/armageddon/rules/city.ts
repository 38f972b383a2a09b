import { type Objection, type Offer, objection, type PartOf } from "@endzeit/engine";
import { COLOURS, Colour, type ColourName, EXTENSION_SITE, SITES } from "../content/board.ts";
import { type ActionRow, BUILDINGS, EXTENSION, MOST_ACTIONS } from "../content/buildings.ts";
import { type Answers, Phase, Place, type State } from "../state.ts";
import { doEffect } from "./actions.ts";
import {
  ACTION_NUMBERS,
  DONE,
  EXTEND,
  REPAIR,
  REPAIR_TWO,
  SITE_NUMBERS,
  SPECIAL,
  SPECIAL_EXCHANGE,
  SPECIALISTS,
} from "./answers.ts";
import { hasPassive, payers } from "./buildings.ts";
import { isSpecialist, lacking } from "./construction.ts";
import { countAt, inBag, join, leave, move, slotOf } from "./figures.ts";
import { shiftDamage } from "./points.ts";
import type { Reason } from "./reasons.ts";
import { eachSeat } from "./rounds.ts";
import type { Out, Questions, Steps } from "./rule.ts";

/** Stadt: each player in turn acts with the figures of the city bid, in any order, one action after another (Q32). */

function beginCity(s: State): void {
  s.phase = Phase.city;
  s.agenda.push({ do: "complete/home" });
  const order: number[] = [];
  eachSeat(s, (seat) => order.push(seat));
  for (let at = order.length - 1; at >= 0; at--) s.agenda.push({ do: "city/next", seat: order[at] });
}

/** Asked until it says it is done, so that the last action too can be taken back. Without a figure there is no turn. */
function askMayor(s: State, seat: number, out: Out): void {
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

type OfferCity = Offer<Answers["city"], Reason>;

function listCity(s: State, seat: number, offer: OfferCity): void {
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
function listExtend(s: State, seat: number, offer: OfferCity): void {
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
    if (free[colour] > 0) offer(EXTEND[colour][colour], reason ?? "two-figures");
  }
}

/** Reparieren: an engineer, or two workers, one space (Q36); not on the first space (X11). */
function listRepair(s: State, seat: number, training: boolean, offer: OfferCity): void {
  const undamaged: Reason | undefined = s.damage[seat] === 1 ? "no-damage" : undefined;
  const able = payers("engineer", training);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (free[colour] === 0) continue;
    const fits = (able & bit(colour)) !== 0;
    // A single worker is no mistake yet: two of them pay together.
    if (!fits && colour === Colour.worker && pairs() > 0) continue;
    offer(REPAIR[colour], undamaged ?? (fits ? undefined : "wrong-figure"));
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

function listAction(s: State, seat: number, site: number, action: number, training: boolean, offer: OfferCity): void {
  const row = BUILDINGS[s.sites[seat * SITES + site]].actions[action];
  const able = payers(row.cost, training);
  const reason = usesLeft(s, seat, site, action) <= 0 ? "used-up" : effectRefusal(s, seat, row);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (free[colour] === 0) continue;
    const fits = (able & bit(colour)) !== 0;
    offer(SPECIAL[site][action][colour], fits ? reason : "wrong-figure");
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
function listExchangeAction(s: State, seat: number, site: number, action: number, offer: OfferCity): void {
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

function answerCity(s: State, seat: number, answer: Answers["city"], out: Out): void {
  if ("done" in answer) {
    if (out.listening) out.tell({ event: "done", seat, idle: countAt(s, seat, Place.city) });
    return;
  }
  s.agenda.push({ do: "city/next", seat });
  const first = Colour[answer.pay];
  const second = "with" in answer ? Colour[answer.with] : -1;
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
    if (out.listening) out.tell({ event: "repaired", seat, pay: answer.pay });
    shiftDamage(s, seat, -1, out);
    return;
  }
  const site = answer.site - 1;
  const action = answer.action - 1;
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
      pay: answer.pay,
    });
  }
  if ("take" in answer) {
    const take = answer.take === "soldier" ? Colour.soldier : Colour.engineer;
    leave(s, seat, Place.city, Colour.worker);
    pay(s, seat, second);
    s.bag[take]--;
    join(s, seat, Place.home, take, 1);
    if (out.listening) out.tell({ event: "exchanged", seat, from: "city", take: answer.take });
    return;
  }
  pay(s, seat, first);
  doEffect(s, seat, row, n, out);
}

type Part = PartOf<Answers["city"]>;

/** The second of the figures that are to pay. */
const secondOf = (answer: Part): ColourName | undefined => ("with" in answer ? answer.with : undefined);

function whyNotInCity(s: State, seat: number, answer: Part): Objection<Reason> {
  if ("city" in answer && answer.city === "extend")
    return s.extended[seat] === 1
      ? objection("extension-built")
      : whyNotPaid(s, seat, answer.pay, secondOf(answer), "two-figures");
  if ("city" in answer && answer.city === "repair")
    return s.damage[seat] === 1
      ? objection("no-damage")
      : whyNotPaid(s, seat, answer.pay, secondOf(answer), "two-workers");
  if ("site" in answer) return whyNoSpecial(s, seat, answer.site - 1, answer);
  // A special action of no building yet: it is not on the list because nobody can act.
  return objection("nobody-ready");
}

type SpecialPart = PartOf<Extract<Answers["city"], { readonly city: "special" }>>;

function whyNoSpecial(s: State, seat: number, site: number, answer: SpecialPart): Objection<Reason> {
  const { action, pay } = answer;
  const building = s.sites[seat * SITES + site];
  if (site === EXTENSION_SITE && s.extended[seat] === 0) return objection("extension-first", SITES);
  if (building < 0) return objection("nothing-built-there", site + 1);
  if (action === undefined) return objection("nobody-ready");
  const row: ActionRow | undefined = BUILDINGS[building].actions[action - 1];
  if (row === undefined) return objection("no-such-action");
  const second = secondOf(answer);
  const missing = absent(s, seat, pay, second);
  if (row.effect !== "exchange") return missing ?? objection("one-figure-pays");
  if ("take" in answer && !isSpecialist(answer.take)) return objection("specialists-only");
  if (missing !== null) return missing;
  return objection(pay === "leader" && second === "worker" ? "other-order" : "two-workers");
}

function whyNotPaid(
  s: State,
  seat: number,
  pay: ColourName | undefined,
  second: ColourName | undefined,
  wrong: Reason,
): Objection<Reason> {
  if (pay === undefined) return objection("nobody-ready");
  // Two figures that are both there pay in one order only: as the colours are listed.
  const inOrder = second === undefined || Colour[pay] <= Colour[second];
  return absent(s, seat, pay, second) ?? objection(inOrder ? wrong : "other-order");
}

/** Why one of the figures that are to pay cannot, or null when all are ready. */
function absent(s: State, seat: number, ...figures: readonly (ColourName | undefined)[]): Objection<Reason> | null {
  const needed = [0, 0, 0, 0];
  for (const name of figures) {
    if (name === undefined) continue;
    const colour = Colour[name];
    needed[colour]++;
    const figure = (place: number): number => s.figures[slotOf(seat, place, colour)];
    if (figure(Place.city) >= needed[colour]) continue;
    if (figure(Place.spent) > 0) return objection("has-acted");
    return objection(colour === Colour.leader && figure(Place.aside) > 0 ? "leader-aside" : "not-bid-here");
  }
  return null;
}

export const citySteps = {
  "city/begin": beginCity,
  "city/next": (s, { seat }, out) => askMayor(s, seat, out),
} satisfies Partial<Steps>;

const special = { city: ["special"], site: SITE_NUMBERS, action: ACTION_NUMBERS, pay: COLOURS } as const;

export const cityQuestions = {
  city: {
    forms: [
      { city: ["extend"], pay: COLOURS, with: COLOURS },
      { city: ["repair"], pay: COLOURS },
      { city: ["repair"], pay: COLOURS, with: COLOURS },
      special,
      { ...special, with: COLOURS, take: COLOURS },
      { done: [true] },
    ],
    otherwise: "only-in-the-city",
    list: (s, _question, seat, offer) => listCity(s, seat, offer),
    apply: (s, _question, seat, answer, out) => answerCity(s, seat, answer, out),
    objection: (s, _question, seat, answer) => whyNotInCity(s, seat, answer),
  },
} satisfies Partial<Questions>;
