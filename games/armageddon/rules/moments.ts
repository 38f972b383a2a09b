import type { Form, Moment, Objection } from "@endzeit/engine";
import { AREAS, COLOURS, Colour, EXTENSION_SITE, IN_BOX, SITES } from "../content/board.ts";
import { BUILDINGS, MOST_ACTIONS } from "../content/buildings.ts";
import { EQUIPMENT, SCORING_TILES } from "../content/cards.ts";
import { type Answer, PLACES, Place, type Question, type State } from "../state.ts";
import { rowOf } from "./bidding.ts";
import { slotOf } from "./figures.ts";
import { objection, type Reason } from "./reasons.ts";

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, n) => n + 1);
const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
const TRUE = [true];
const MOST_SLOTS = 4;
const cards = ids(EQUIPMENT);
const build = ids(BUILDINGS);
const count = (colour: number): readonly number[] => [0, ...upTo(IN_BOX[colour])];
const SPECIAL: Form = { city: ["special"], site: upTo(SITES), action: upTo(MOST_ACTIONS), pay: COLOURS };

/** Every answer of the game by its question, and the reason that it has at any other moment. */
export const moments = {
  bid: {
    forms: [
      {
        bid: AREAS,
        worker: count(Colour.worker),
        soldier: count(Colour.soldier),
        engineer: count(Colour.engineer),
        leader: count(Colour.leader),
      },
    ],
    otherwise: "only-when-bidding",
  },
  explore: { forms: [{ take: cards, slot: upTo(MOST_SLOTS) }], otherwise: "only-when-exploring" },
  construct: {
    forms: [
      { build, site: upTo(SITES) },
      { build, forfeit: TRUE },
    ],
    otherwise: "only-when-building",
  },
  exchange: { forms: [{ from: PLACES, take: COLOURS }], otherwise: "only-by-the-exchange-tile" },
  discard: { forms: [{ discard: cards }], otherwise: "only-when-made-to" },
  city: {
    forms: [
      { city: ["extend"], pay: COLOURS, with: COLOURS },
      { city: ["repair"], pay: COLOURS },
      { city: ["repair"], pay: COLOURS, with: COLOURS },
      SPECIAL,
      { ...SPECIAL, with: COLOURS, take: COLOURS },
      { done: TRUE },
    ],
    otherwise: "only-in-the-city",
  },
  keep: { forms: [{ keep: cards }], otherwise: "only-of-three-cards" },
  under: { forms: [{ under: cards }], otherwise: "only-of-three-cards" },
  search: { forms: [{ search: cards }], otherwise: "only-when-searching" },
  dismiss: { forms: [{ dismiss: [...COLOURS, "leader-aside"] }], otherwise: "only-without-shelter" },
  secret: { forms: [{ score: ids(SCORING_TILES) }], otherwise: "only-at-the-end" },
} as const satisfies { readonly [ask in Question["ask"]]: Moment<Reason> };

/** Why an answer to the question is not among its candidates. */
export function whyNot(s: State, question: Question, seat: number, answer: Answer): Objection {
  switch (question.ask) {
    case "bid":
      return whyNoBid(s, seat, answer);
    case "explore":
      return objection("not-on-display");
    case "construct":
      return objection("not-on-offer");
    case "exchange":
      return objection(isSpecialist(answer.take) ? "no-worker-there" : "specialists-only");
    case "discard":
      return objection("not-held");
    case "city":
      return whyNotInCity(s, seat, answer);
    case "keep":
    case "under":
      return objection("not-drawn");
    case "search":
      return objection("not-in-the-stack");
    case "dismiss":
      return objection("nobody-of-that-colour");
    case "secret":
      return objection("not-your-tile");
  }
}

type Name = Answer[string] | undefined;
const isSpecialist = (name: Name): boolean => name === undefined || name === "soldier" || name === "engineer";
const colourOf = (name: Name): number => COLOURS.findIndex((colour) => colour === name);

function whyNoBid(s: State, seat: number, answer: Answer): Objection {
  const area = AREAS.findIndex((name) => name === answer.bid);
  if (rowOf(s, area, seat) >= 0) return objection("already-bid");
  const figure = (place: number, colour: number): number => s.figures[slotOf(seat, place, colour)];
  const leader = Number(answer.leader) > figure(Place.home, Colour.leader);
  return objection(leader && figure(Place.aside, Colour.leader) > 0 ? "leader-aside" : "too-few-figures");
}

function whyNotInCity(s: State, seat: number, answer: Answer): Objection {
  switch (answer.city) {
    case "extend":
      return s.extended[seat] === 1 ? objection("extension-built") : whyNotPaid(s, seat, answer, "two-figures");
    case "repair":
      return s.damage[seat] === 1 ? objection("no-damage") : whyNotPaid(s, seat, answer, "two-workers");
    default:
      return whyNoSpecial(s, seat, answer);
  }
}

function whyNoSpecial(s: State, seat: number, answer: Answer): Objection {
  const site = Number(answer.site) - 1;
  const building = s.sites[seat * SITES + site];
  if (site === EXTENSION_SITE && s.extended[seat] === 0) return objection("extension-first", SITES);
  if (building === undefined || building < 0) return objection("nothing-built-there", site + 1);
  const row = BUILDINGS[building].actions[Number(answer.action) - 1];
  if (row === undefined) return objection(answer.action === undefined ? "nobody-ready" : "no-such-action");
  const missing = absent(s, seat, answer);
  if (row.effect !== "exchange") return missing ?? objection("one-figure-pays");
  if (!isSpecialist(answer.take)) return objection("specialists-only");
  if (missing !== null) return missing;
  if (answer.with === undefined) return objection("two-workers");
  return objection(answer.pay === "leader" && answer.with === "worker" ? "other-order" : "two-workers");
}

/** Two figures that are both there pay in one order only: as the colours are listed. */
const inOrder = (answer: Answer): boolean => answer.with === undefined || colourOf(answer.pay) <= colourOf(answer.with);

function whyNotPaid(s: State, seat: number, answer: Answer, wrong: Reason): Objection {
  if (answer.pay === undefined) return objection("nobody-ready");
  return absent(s, seat, answer) ?? objection(inOrder(answer) ? wrong : "other-order");
}

/** Why one of the figures that are to pay cannot, or null when all are ready. */
function absent(s: State, seat: number, answer: Answer): Objection | null {
  const needed = [0, 0, 0, 0];
  for (const name of [answer.pay, answer.with]) {
    const colour = colourOf(name);
    if (colour < 0) continue;
    needed[colour]++;
    const figure = (place: number): number => s.figures[slotOf(seat, place, colour)];
    if (figure(Place.city) >= needed[colour]) continue;
    if (figure(Place.spent) > 0) return objection("has-acted");
    return objection(colour === Colour.leader && figure(Place.aside) > 0 ? "leader-aside" : "not-bid-here");
  }
  return null;
}
