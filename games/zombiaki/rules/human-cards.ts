import { type Offer, objection } from "@endzeit/engine";
import { idOf, kindOf } from "../content/cards.ts";
import {
  type Alone,
  type Answers,
  type FromTo,
  HUMANS,
  type InLane,
  LANES,
  Mark,
  type OnSquare,
  SQUARES,
  type State,
  Thing,
  ZOMBIES,
} from "../state.ts";
import { DONE, NET, PLAY, PLAY_AT, PLAY_LANE, playAtTo, TAKE, TAKE_FORMS } from "./answers.ts";
import { ALONE, AT, AT_TO, type CardRule, IN_LANE } from "./card.ts";
import { has, isFree, isZombie } from "./figures.ts";
import { loseCard, offerKinds } from "./hands.ts";
import { move, noWayAside } from "./movement.ts";
import type { Reason } from "./reasons.ts";
import type { Out, Questions } from "./rule.ts";
import { laneNamed, NAMES, NEIGHBOURS, SIDES, squareNamed, squareOf } from "./street.ts";

const ALL_LANES = 0b111;
const NET_CARD = kindOf("net");

/** Heiligenbildchen: nobody in the lane moves until the next human phase (R90). */
export const holyPicture: CardRule<InLane | Alone> = {
  takes: [...IN_LANE, ...ALONE],
  objection: (_s, _kind, answer) => objection("lane" in answer ? "whole-street" : "name-a-lane"),
  list(s, kind, offer) {
    if (s.rules.holyPicture !== "lane") return offer(PLAY[kind]);
    for (let lane = 0; lane < LANES.length; lane++) offer(PLAY_LANE[kind][lane]);
  },
  play(s, _kind, answer, out) {
    for (let lane = 0; lane < LANES.length; lane++) {
      if ("lane" in answer && lane !== laneNamed(answer.lane)) continue;
      s.frozen[lane] = s.rules.holyPicture === "street-march-only" ? 2 : 1;
      if (out.listening) out.tell({ event: "lane-freezes", lane: LANES[lane] });
    }
  },
};

/** Flutlicht: a lane back one square, as far as the light reaches: up to and including a wall (R94). */
export const searchlight: CardRule<InLane> = {
  takes: IN_LANE,
  list(_s, kind, offer) {
    for (let lane = 0; lane < LANES.length; lane++) offer(PLAY_LANE[kind][lane]);
  },
  play(s, _kind, answer, out) {
    const lane = laneNamed(answer.lane);
    let upto = 1;
    while (upto < 5 && s.thing[lane * 5 + upto - 1] !== Thing.wall) upto++;
    if (out.listening) out.tell({ event: "lane-lit", lane: LANES[lane] });
    s.agenda.push({ do: "retreat", lanes: 1 << lane, upto, dogs: true, from: 0, why: "searchlight" });
  },
};

/** Weiche zurueck: everybody on the street back one square (R26). */
export const backOff: CardRule<Alone> = {
  takes: ALONE,
  list(_s, kind, offer) {
    offer(PLAY[kind]);
  },
  play(s) {
    s.agenda.push({ do: "retreat", lanes: ALL_LANES, upto: 5, dogs: true, from: 0, why: "back-off" });
  },
};

/** Schmierseife: a zombie or dog slips aside (R31, R32). */
export const soap: CardRule<FromTo> = {
  takes: AT_TO,
  objection: (_s, _kind, answer) => objection("sideways-only", squareNamed(answer.to)),
  list(s, kind, offer) {
    for (let at = 0; at < SQUARES; at++) {
      if (isFree(s, at)) offer(PLAY_AT[kind][at], "nobody-there", at);
      else for (const to of SIDES[at]) offer(playAtTo(kind, at, to), noWayAside(s, at, to), to);
    }
  },
  play(s, _kind, answer, out) {
    move(s, squareOf(answer.at), squareOf(answer.to), "soap", out);
  },
};

/** Netz: zombies on neighbouring squares, together not stronger than the net holds (R89). The first is named with the card. */
export const net: CardRule<OnSquare> = {
  takes: AT,
  list(s, kind, offer) {
    for (let square = 0; square < SQUARES; square++)
      offer(PLAY_AT[kind][square], slipsTheNet(s, square, 0, s.values[kind]), square);
  },
  play(s, _kind, answer, out) {
    takeIn(s, squareOf(answer.at), 0, out);
  },
};

function slipsTheNet(s: State, square: number, caught: number, holds: number): Reason | undefined {
  if (!isZombie(s, square)) return "no-zombie-there";
  if (has(s, square, Mark.netted)) return "netted-already";
  return caught + s.strength[square] > holds ? "too-strong-for-the-net" : undefined;
}

function takeIn(s: State, square: number, before: number, out: Out): void {
  s.marks[square] |= Mark.netted;
  if (out.listening) out.tell({ event: "netted", at: NAMES[square] });
  const over = before | (1 << square);
  if (zombieBeside(s, over)) s.agenda.push({ ask: "net", of: [HUMANS], over });
}

function zombieBeside(s: State, over: number): boolean {
  for (let square = 0; square < SQUARES; square++) {
    if (isZombie(s, square) && !has(s, square, Mark.netted) && touches(square, over)) return true;
  }
  return false;
}

const touches = (square: number, over: number): boolean =>
  NEIGHBOURS[square].some((near) => (over & (1 << near)) !== 0);

function listNet(s: State, over: number, offer: Offer<Answers["net"], Reason>): void {
  offer(DONE);
  let caught = 0;
  for (let square = 0; square < SQUARES; square++) if ((over & (1 << square)) !== 0) caught += s.strength[square];
  for (let square = 0; square < SQUARES; square++) {
    if (!isZombie(s, square) || (over & (1 << square)) !== 0) continue;
    const reason = touches(square, over) ? slipsTheNet(s, square, caught, s.values[NET_CARD]) : "not-beside-the-net";
    offer(NET[square], reason, square);
  }
}

/** Faustschlag: the zombies lose a card of their hand, which the zombie player picks (R74). */
export const punch: CardRule<Alone> = {
  takes: ALONE,
  list(s, kind, offer) {
    offer(PLAY[kind], s.hand[ZOMBIES].length === 0 ? "zombies-hold-nothing" : undefined);
  },
  play(s, _kind, _answer, out) {
    if (s.rules.punchChooser === "human") {
      out.reveal();
      if (out.listening) {
        out.tell({ event: "looked", seat: HUMANS });
        for (const card of s.hand[ZOMBIES]) out.tell({ event: "saw-card", seat: HUMANS, card: idOf(card) }, [HUMANS]);
      }
    }
    s.agenda.push({ ask: "punch", of: [s.rules.punchChooser === "human" ? HUMANS : ZOMBIES] });
  },
};

export const humanCardQuestions = {
  /** Who else comes under it. */
  net: {
    forms: [{ net: NAMES }, { done: [true] }],
    otherwise: "only-with-the-net",
    list: (s, { over }, _seat, offer) => listNet(s, over, offer),
    apply(s, { over }, _seat, answer, out) {
      if ("net" in answer) takeIn(s, squareOf(answer.net), over, out);
    },
    objection(s, _question, _seat, answer) {
      const square = "net" in answer ? squareNamed(answer.net) : -1;
      return objection(isZombie(s, square) ? "netted-already" : "no-zombie-there", square);
    },
  },

  punch: {
    forms: TAKE_FORMS,
    otherwise: "only-when-taking",
    closed: true,
    list: (s, _question, _seat, offer) => offerKinds(s.hand[ZOMBIES], TAKE, offer),
    apply: (s, _question, _seat, { take }, out) => loseCard(s, ZOMBIES, kindOf(take), "punch", out),
    objection: () => objection("not-in-that-hand"),
  },
} satisfies Partial<Questions>;
