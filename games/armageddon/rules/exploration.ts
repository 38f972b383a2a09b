import { type Offer, objection } from "@endzeit/engine";
import { Area, COLOURS, Colour } from "../content/board.ts";
import { EQUIPMENT } from "../content/cards.ts";
import { type Answers, Phase, Place, type State } from "../state.ts";
import { CARDS, SLOT_NUMBERS, TAKE } from "./answers.ts";
import { bidOf } from "./bidding.ts";
import { takeOpen } from "./equipment.ts";
import { join, KINDS } from "./figures.ts";
import { raid } from "./points.ts";
import type { Reason } from "./reasons.ts";
import { pushInOrder } from "./rounds.ts";
import type { Out, Questions, Steps } from "./rule.ts";

/** Erkunden: in the order of the bids everyone takes one card with the figures on it. */

function beginExploration(s: State): void {
  s.phase = Phase.exploration;
  s.agenda.push({ do: "construct/begin" });
  const bids = s.points.map((_, seat) => bidOf(s, Area.exploration, seat));
  pushInOrder(s, Area.exploration, bids, (seat) => s.agenda.push({ do: "explore/next", seat }));
}

/** Nobody passes (Q12); who finds no card left takes nothing (X24). */
function askExplorer(s: State, seat: number, out: Out): void {
  s.turn = seat;
  if (s.display.some((card) => card >= 0)) s.agenda.push({ ask: "explore", of: [seat] });
  else if (out.listening) out.tell({ event: "nothing-left", seat });
}

function listDisplay(s: State, offer: Offer<Answers["explore"], Reason>): void {
  for (let slot = 0; slot < s.seats; slot++) if (s.display[slot] >= 0) offer(TAKE[s.display[slot]][slot]);
}

/** Survivors go behind the screen and do not act this round (Q18); reds raid at once and go back into the bag (X2). */
function answerExplore(s: State, seat: number, answer: Answers["explore"], out: Out): void {
  const slot = answer.slot - 1;
  const card = s.display[slot];
  const crowd = s.crowd.slice(slot * KINDS, slot * KINDS + KINDS);
  s.display[slot] = -1;
  takeOpen(s, seat, card);
  for (let kind = 0; kind < KINDS; kind++) s.crowd[slot * KINDS + kind] = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (crowd[colour] > 0) join(s, seat, Place.home, colour, crowd[colour]);
  }
  if (out.listening) {
    const [worker, soldier, engineer, leader, marauder] = crowd;
    const n = worker + soldier + engineer + leader;
    out.tell({ event: "took", seat, card: EQUIPMENT[card].id, n, worker, soldier, engineer, leader, marauder });
  }
  raid(s, seat, crowd[Colour.marauder], out);
  s.bag[Colour.marauder] += crowd[Colour.marauder];
}

export const explorationSteps = {
  "explore/begin": beginExploration,
  "explore/next": (s, { seat }, out) => askExplorer(s, seat, out),
} satisfies Partial<Steps>;

export const explorationQuestions = {
  explore: {
    forms: [{ take: CARDS, slot: SLOT_NUMBERS }],
    otherwise: "only-when-exploring",
    list: (s, _question, _seat, offer) => listDisplay(s, offer),
    apply: (s, _question, seat, answer, out) => answerExplore(s, seat, answer, out),
    objection: () => objection("not-on-display"),
  },
} satisfies Partial<Questions>;
