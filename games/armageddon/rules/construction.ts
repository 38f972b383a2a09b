import { type Offer, objection } from "@endzeit/engine";
import { Area, COLOURS, Colour, type ColourName, HOUSES, SITES } from "../content/board.ts";
import { BUILDINGS, buildingOf } from "../content/buildings.ts";
import { BUILDING_TILES } from "../content/cards.ts";
import { type Answers, Phase, PLACES, Place, type State } from "../state.ts";
import { BUILD, BUILDING_NAMES, EXCHANGE, FORFEIT, SITE_NUMBERS, SPECIALISTS } from "./answers.ts";
import { bidOf } from "./bidding.ts";
import { siteRefusal } from "./buildings.ts";
import { askDiscard, draw } from "./equipment.ts";
import { join, leave, slotOf } from "./figures.ts";
import { score, shiftDamage, shiftMarauders, tellNothing } from "./points.ts";
import type { Reason } from "./reasons.ts";
import { pushInOrder } from "./rounds.ts";
import type { Out, Questions, Steps } from "./rule.ts";

/** Bauen: in the order of the bids everyone takes one building card with its tile, builds it or gives it up. */

function beginConstruction(s: State): void {
  s.phase = Phase.construction;
  s.agenda.push({ do: "city/begin" });
  const bids = s.points.map((_, seat) => bidOf(s, Area.construction, seat));
  pushInOrder(s, Area.construction, bids, (seat) => s.agenda.push({ do: "construct/next", seat }));
}

function askBuilder(s: State, seat: number, out: Out): void {
  s.turn = seat;
  if (s.site.some((card) => card >= 0)) s.agenda.push({ ask: "construct", of: [seat] });
  else if (out.listening) out.tell({ event: "nothing-left", seat });
}

function listBuildings(s: State, seat: number, offer: Offer<Answers["construct"], Reason>): void {
  for (let place = 0; place < s.seats; place++) {
    const building = s.site[place];
    if (building < 0) continue;
    for (let site = 0; site < SITES; site++)
      offer(BUILD[building][site], siteRefusal(s, seat, building, site), site + 1);
    offer(FORFEIT[building]);
  }
}

/** The card first, then its tile, which works even if the building is given up (Q20, Q21). */
function answerConstruct(s: State, seat: number, answer: Answers["construct"], out: Out): void {
  const building = buildingOf(answer.build);
  const place = s.site.indexOf(building);
  const tile = s.siteTile[place];
  s.site[place] = -1;
  s.siteTile[place] = -1;
  if ("forfeit" in answer) {
    s.buildingBox.push(building);
    if (out.listening) out.tell({ event: "forfeited", seat, card: BUILDINGS[building].id });
  } else build(s, seat, building, answer.site - 1, out);
  if (tile >= 0) s.agenda.push({ do: "construct/tile", seat, tile });
}

/** What was there is gone for good (Q23); printed buildings are only covered. */
function build(s: State, seat: number, building: number, site: number, out: Out): void {
  const old = s.sites[seat * SITES + site];
  s.sites[seat * SITES + site] = building;
  if (old >= 0 && BUILDINGS[old].level > 0) s.buildingBox.push(old);
  if (!out.listening) return;
  const card = BUILDINGS[building].id;
  if (old < 0) out.tell({ event: "built", seat, card, site: site + 1 });
  else out.tell({ event: "built-over", seat, card, site: site + 1, old: BUILDINGS[old].id });
}

/** Gebaeudeplaettchen: at once, in full as far as possible (X1), then into the box; two houses stay for the round. */
function carryOutTile(s: State, seat: number, tile: number, out: Out): void {
  const { id } = BUILDING_TILES[tile];
  s.tileBox.push(tile);
  if (out.listening) out.tell({ event: "tile", seat, tile: id });
  switch (id) {
    case "fewer-marauders":
      if (shiftMarauders(s, seat, -1, out) !== 0) score(s, seat, 1, "building-tiles", out);
      else tellNothing(seat, out);
      return;
    case "more-equipment":
      return draw(s, seat, 1, out);
    case "less-damage":
      if (shiftDamage(s, seat, -1, out) === 0) tellNothing(seat, out);
      return;
    case "two-houses":
      s.houses[seat] += HOUSES;
      if (out.listening) out.tell({ event: "houses", seat, n: HOUSES });
      return;
    case "exchange":
      return askExchange(s, seat, out);
    case "more-marauders":
      if (shiftMarauders(s, seat, 1, out) === 0) tellNothing(seat, out);
      return;
    case "more-damage":
      if (shiftDamage(s, seat, 1, out) === 0) tellNothing(seat, out);
      return;
    case "less-equipment":
      return askDiscard(s, seat, out);
  }
}

const LAST_BID = Place.city;

/** Wechsel: any own worker, behind the screen or in a bid (Q29). Without one, or without a specialist in the bag, nothing happens. */
function askExchange(s: State, seat: number, out: Out): void {
  let workers = 0;
  for (let place = 0; place <= LAST_BID; place++) workers += s.figures[slotOf(seat, place, Colour.worker)];
  if (workers > 0 && s.bag[Colour.soldier] + s.bag[Colour.engineer] > 0) s.agenda.push({ ask: "exchange", of: [seat] });
  else tellNothing(seat, out);
}

function listExchange(s: State, seat: number, offer: Offer<Answers["exchange"], Reason>): void {
  for (let place = 0; place <= LAST_BID; place++) {
    if (s.figures[slotOf(seat, place, Colour.worker)] === 0) continue;
    for (const take of SPECIALISTS) offer(EXCHANGE[place][take], lacking(s, take));
  }
}

/** Why a specialist cannot be taken, or undefined. */
export function lacking(s: State, take: 1 | 2): "no-soldier-in-bag" | "no-engineer-in-bag" | undefined {
  if (s.bag[take] > 0) return undefined;
  return take === Colour.soldier ? "no-soldier-in-bag" : "no-engineer-in-bag";
}

/** Whether somebody of this colour can be taken for a worker. Whoever has named no colour yet is not wrong yet. */
export function isSpecialist(name: ColourName | undefined): boolean {
  return name === undefined || name === "soldier" || name === "engineer";
}

/** The specialist stands exactly where the worker stood. */
function answerExchange(s: State, seat: number, answer: Answers["exchange"], out: Out): void {
  const take = answer.take === "soldier" ? Colour.soldier : Colour.engineer;
  const place = Place[answer.from];
  leave(s, seat, place, Colour.worker);
  s.bag[take]--;
  join(s, seat, place, take, 1);
  if (out.listening) out.tell({ event: "exchanged", seat, from: answer.from, take: answer.take });
}

export const constructionSteps = {
  "construct/begin": beginConstruction,
  "construct/next": (s, { seat }, out) => askBuilder(s, seat, out),
  "construct/tile": (s, { seat, tile }, out) => carryOutTile(s, seat, tile, out),
} satisfies Partial<Steps>;

export const constructionQuestions = {
  construct: {
    forms: [
      { build: BUILDING_NAMES, site: SITE_NUMBERS },
      { build: BUILDING_NAMES, forfeit: [true] },
    ],
    otherwise: "only-when-building",
    closed: true,
    list: (s, _question, seat, offer) => listBuildings(s, seat, offer),
    apply: (s, _question, seat, answer, out) => answerConstruct(s, seat, answer, out),
    objection: () => objection("not-on-offer"),
  },

  exchange: {
    forms: [{ from: PLACES, take: COLOURS }],
    otherwise: "only-by-the-exchange-tile",
    closed: true,
    list: (s, _question, seat, offer) => listExchange(s, seat, offer),
    apply: (s, _question, seat, answer, out) => answerExchange(s, seat, answer, out),
    objection: (_s, _question, _seat, { take }) =>
      objection(isSpecialist(take) ? "no-worker-there" : "specialists-only"),
  },
} satisfies Partial<Questions>;
