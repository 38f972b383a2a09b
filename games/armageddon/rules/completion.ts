import { type Offer, objection } from "@endzeit/engine";
import { COLOURS, Colour, HALF, ROUNDS } from "../content/board.ts";
import { type Answers, Phase, Place, type State } from "../state.ts";
import { DISMISS } from "./answers.ts";
import { fixedPoints, hasPassive, shelterOf } from "./buildings.ts";
import { goHome, leave, slotOf } from "./figures.ts";
import { score, shiftDamage } from "./points.ts";
import type { Reason } from "./reasons.ts";
import { eachSeat } from "./rounds.ts";
import type { Out, Questions, Steps } from "./rule.ts";

/** Abschluss: figures home, damage, shelter, unused shelter, fixed points, each for all before the next (X33). */

const HOMELESS_POINTS = 2;

function bringHome(s: State, out: Out): void {
  s.phase = Phase.completion;
  s.turn = s.start;
  for (let seat = 0; seat < s.seats; seat++) {
    for (let place = Place.exploration; place <= Place.spent; place++) goHome(s, seat, place);
  }
  s.rows.fill(-1);
  if (out.listening) out.tell({ event: "home" });
  s.agenda.push({ do: "complete/damage" });
}

/** Each marauder left moves the damage marker; beyond the last space it costs a point (Q53). The marauders stay (Q54). */
function sufferRaiders(s: State, out: Out): void {
  eachSeat(s, (seat) => {
    const moved = shiftDamage(s, seat, s.marauders[seat], out);
    const rest = s.marauders[seat] - moved;
    if (rest === 0) return;
    if (out.listening) out.tell({ event: "overrun", seat, n: rest });
    score(s, seat, -rest, "overrun", out);
  });
  s.agenda.push({ do: "complete/points" });
  const order: number[] = [];
  eachSeat(s, (seat) => order.push(seat));
  for (let at = order.length - 1; at >= 0; at--) s.agenda.push({ do: "complete/shelter", seat: order[at] });
}

/** Who is aside needs shelter as well (Q47). */
function checkShelter(s: State, seat: number, out: Out): void {
  const shelter = shelterOf(s, seat);
  const n = s.people[seat];
  if (n <= shelter) {
    if (out.listening) out.tell({ event: "sheltered", seat, n, shelter });
    return;
  }
  s.turn = seat;
  if (out.listening) out.tell({ event: "homeless", seat, n, shelter, missing: n - shelter });
  s.agenda.push({ ask: "dismiss", of: [seat], left: n - shelter });
}

const ASIDE = COLOURS.length;

/** The owner chooses who leaves, the leader too, even one who is aside (Q50, X27). */
function listDismiss(s: State, seat: number, offer: Offer<Answers["dismiss"], Reason>): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (s.figures[slotOf(seat, Place.home, colour)] > 0) offer(DISMISS[colour]);
  }
  if (s.figures[slotOf(seat, Place.aside, Colour.leader)] > 0) offer(DISMISS[ASIDE]);
}

function answerDismiss(s: State, seat: number, left: number, { dismiss }: Answers["dismiss"], out: Out): void {
  const aside = dismiss === "leader-aside";
  const colour = aside ? Colour.leader : Colour[dismiss];
  leave(s, seat, aside ? Place.aside : Place.home, colour);
  if (out.listening) out.tell({ event: "dismissed", seat, colour: COLOURS[colour] });
  score(s, seat, -HOMELESS_POINTS, "homeless", out);
  if (left > 1) s.agenda.push({ ask: "dismiss", of: [seat], left: left - 1 });
}

function payOut(s: State, out: Out): void {
  eachSeat(s, (seat) => {
    if (hasPassive(s, seat, "unused-shelter"))
      score(s, seat, shelterOf(s, seat) - s.people[seat], "unused-shelter", out);
  });
  eachSeat(s, (seat) => score(s, seat, fixedPoints(s, seat), "fixed", out));
  s.agenda.push({ do: "round/end" });
}

/** The moment between completion and what comes next (X35). */
function endRound(s: State, out: Out): void {
  if (out.listening) out.tell({ event: "completed", round: s.round });
  s.agenda.push(
    s.round === ROUNDS ? { do: "final/public" } : s.round === HALF ? { do: "interim" } : { do: "prepare/raiders" },
  );
}

export const completionSteps = {
  "complete/home": (s, _step, out) => bringHome(s, out),
  "complete/damage": (s, _step, out) => sufferRaiders(s, out),
  "complete/shelter": (s, { seat }, out) => checkShelter(s, seat, out),
  "complete/points": (s, _step, out) => payOut(s, out),
  "round/end": (s, _step, out) => endRound(s, out),
} satisfies Partial<Steps>;

export const completionQuestions = {
  dismiss: {
    forms: [{ dismiss: [...COLOURS, "leader-aside"] }],
    otherwise: "only-without-shelter",
    closed: true,
    list: (s, _question, seat, offer) => listDismiss(s, seat, offer),
    apply: (s, { left }, seat, answer, out) => answerDismiss(s, seat, left, answer, out),
    objection: () => objection("nobody-of-that-colour"),
  },
} satisfies Partial<Questions>;
