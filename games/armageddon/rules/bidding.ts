import { type Objection, type Offer, objection, type PartOf } from "@endzeit/engine";
import { AREAS, Area, COLOURS, Colour } from "../content/board.ts";
import { ICONS, Icon } from "../content/cards.ts";
import { type Answers, Phase, Place, type State } from "../state.ts";
import { bidAnswer, countsOf } from "./answers.ts";
import { askDiscard, draw } from "./equipment.ts";
import { countAt, slotOf } from "./figures.ts";
import { leaderOf, score, shiftDamage, shiftMarauders, tellNothing } from "./points.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions, Steps } from "./rule.ts";

/** Bieten: one open bid in each area, in turn; then bonus and malus. */

export const BONUS_POINTS = 2;

function beginBidding(s: State, out: Out): void {
  s.phase = Phase.bidding;
  s.start = leaderOf(s);
  s.rows.fill(-1);
  if (out.listening) out.tell({ event: "start-player", seat: s.start });
  s.agenda.push({ do: "bid/next" });
}

/** How many bids lie in an area. */
export function bidsIn(s: State, area: number): number {
  let n = 0;
  while (n < s.seats && s.rows[area * s.seats + n] >= 0) n++;
  return n;
}

/** The row of a seat in an area, -1 while it has not bid there. */
export function rowOf(s: State, area: number, seat: number): number {
  for (let row = 0; row < s.seats; row++) if (s.rows[area * s.seats + row] === seat) return row;
  return -1;
}

/** How many figures a seat has bid in an area; each counts one (Q3). */
export function bidOf(s: State, area: number, seat: number): number {
  return area === Place.city - 1
    ? countAt(s, seat, Place.city) + countAt(s, seat, Place.spent)
    : countAt(s, seat, area + 1);
}

function nextBid(s: State): void {
  let bids = 0;
  for (let area = 0; area < AREAS.length; area++) bids += bidsIn(s, area);
  if (bids < AREAS.length * s.seats) {
    s.turn = (s.start + bids) % s.seats;
    s.agenda.push({ ask: "bid", of: [s.turn] });
    return;
  }
  s.agenda.push({ do: "explore/begin" });
  for (let area = AREAS.length - 1; area >= 0; area--)
    s.agenda.push({ do: "bid/malus", area }, { do: "bid/bonus", area });
}

function listBids(s: State, seat: number, offer: Offer<Answers["bid"], Reason>): void {
  const home = slotOf(seat, Place.home, 0);
  const workers = s.figures[home];
  const soldiers = s.figures[home + 1];
  const engineers = s.figures[home + 2];
  const leaders = s.figures[home + 3];
  const aside = leaders === 0 && s.figures[slotOf(seat, Place.aside, Colour.leader)] > 0;
  for (let area = 0; area < AREAS.length; area++) {
    if (rowOf(s, area, seat) >= 0) {
      offer(bidAnswer(area, 0, 0, 0, 0), "already-bid");
      continue;
    }
    for (let leader = 0; leader <= leaders; leader++) {
      for (let engineer = 0; engineer <= engineers; engineer++) {
        for (let soldier = 0; soldier <= soldiers; soldier++) {
          for (let worker = 0; worker <= workers; worker++) offer(bidAnswer(area, worker, soldier, engineer, leader));
        }
      }
    }
    if (aside) offer(bidAnswer(area, 0, 0, 0, 1), "leader-aside");
  }
}

function answerBid(s: State, seat: number, answer: Answers["bid"], out: Out): void {
  const area = Area[answer.bid];
  s.rows[area * s.seats + bidsIn(s, area)] = seat;
  const home = slotOf(seat, Place.home, 0);
  const there = slotOf(seat, area + 1, 0);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const n = answer[COLOURS[colour]];
    s.figures[home + colour] -= n;
    s.figures[there + colour] += n;
  }
  if (out.listening) {
    const { bid, worker, soldier, engineer, leader } = answer;
    out.tell({ event: "bid", seat, area: bid, n: bidOf(s, area, seat), worker, soldier, engineer, leader });
  }
  s.agenda.push({ do: "bid/next" });
}

function whyNoBid(s: State, seat: number, { bid, leader = 0 }: PartOf<Answers["bid"]>): Objection<Reason> {
  if (bid !== undefined && rowOf(s, Area[bid], seat) >= 0) return objection("already-bid");
  const figure = (place: number): number => s.figures[slotOf(seat, place, Colour.leader)];
  return objection(leader > figure(Place.home) && figure(Place.aside) > 0 ? "leader-aside" : "too-few-figures");
}

/** Who has the highest bid, of equals the earlier one. */
export function highestIn(s: State, area: number): number {
  let best = s.rows[area * s.seats];
  for (let row = 1; row < s.seats; row++) {
    const seat = s.rows[area * s.seats + row];
    if (bidOf(s, area, seat) > bidOf(s, area, best)) best = seat;
  }
  return best;
}

/** Who has the lowest bid, of equals the later one. */
export function lowestIn(s: State, area: number): number {
  let worst = s.rows[area * s.seats];
  for (let row = 1; row < s.seats; row++) {
    const seat = s.rows[area * s.seats + row];
    if (bidOf(s, area, seat) <= bidOf(s, area, worst)) worst = seat;
  }
  return worst;
}

/** Bonus of the highest bid: carried out at once and in full (X1). */
function giveBonus(s: State, area: number, out: Out): void {
  const seat = highestIn(s, area);
  const icon = s.numbers.bonus[s.bidTiles[area]];
  if (out.listening) out.tell({ event: "bonus", seat, area: AREAS[area], icon: ICONS[icon] });
  switch (icon) {
    case Icon.marauder:
      if (shiftMarauders(s, seat, -1, out) !== 0) score(s, seat, 1, "bid-tiles", out);
      else tellNothing(seat, out);
      break;
    case Icon.points:
      score(s, seat, BONUS_POINTS, "bid-tiles", out);
      break;
    case Icon.damage:
      if (shiftDamage(s, seat, -1, out) === 0) tellNothing(seat, out);
      break;
    case Icon.equipment:
      draw(s, seat, 1, out);
      break;
  }
}

/** Malus of the lowest bid. On the last field of a track nothing happens. */
function giveMalus(s: State, area: number, out: Out): void {
  const seat = lowestIn(s, area);
  const icon = s.numbers.malus[s.bidTiles[area]];
  if (out.listening) out.tell({ event: "malus", seat, area: AREAS[area], icon: ICONS[icon] });
  switch (icon) {
    case Icon.marauder:
      if (shiftMarauders(s, seat, 1, out) === 0) tellNothing(seat, out);
      break;
    case Icon.points:
      if (s.points[seat] === 0) tellNothing(seat, out);
      else score(s, seat, -BONUS_POINTS, "bid-tiles", out);
      break;
    case Icon.damage:
      if (shiftDamage(s, seat, 1, out) === 0) tellNothing(seat, out);
      break;
    case Icon.equipment:
      askDiscard(s, seat, out);
      break;
  }
}

export const biddingSteps = {
  "bid/begin": (s, _step, out) => beginBidding(s, out),
  "bid/next": nextBid,
  "bid/bonus": (s, { area }, out) => giveBonus(s, area, out),
  "bid/malus": (s, { area }, out) => giveMalus(s, area, out),
} satisfies Partial<Steps>;

export const biddingQuestions = {
  bid: {
    forms: [
      {
        bid: AREAS,
        worker: countsOf(Colour.worker),
        soldier: countsOf(Colour.soldier),
        engineer: countsOf(Colour.engineer),
        leader: countsOf(Colour.leader),
      },
    ],
    otherwise: "only-when-bidding",
    list: (s, _question, seat, offer) => listBids(s, seat, offer),
    apply: (s, _question, seat, answer, out) => answerBid(s, seat, answer, out),
    objection: (s, _question, seat, answer) => whyNoBid(s, seat, answer),
  },
} satisfies Partial<Questions>;
