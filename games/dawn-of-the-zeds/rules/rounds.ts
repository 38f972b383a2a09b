import { SPACE_IDS } from "../content/board.ts";
import { EVENTS } from "../content/cards.ts";
import { SPECIALS } from "../content/units.ts";
import { Phase, type State } from "../state.ts";
import { finish } from "./endings.ts";
import { askReady } from "./kept.ts";
import type { Out, Steps } from "./rule.ts";
import * as steps from "./steps.ts";

/** Regel 1, 1.1, 1.2: the next event card and what it asks for, from left to right. */
function drawEvent(s: State, out: Out): void {
  const card = s.eventDeck[s.eventDeck.length - 1];
  const of = s.round + s.eventDeck.length;
  s.eventDeck.pop();
  s.event = card;
  s.topSeen = 0;
  s.round++;
  s.phase = Phase.zeds;
  out.reveal();
  if (out.listening) out.tell({ event: "card", card: EVENTS[card].id, round: s.round, of });
  const { effect } = EVENTS[card];
  if (out.listening) out.tell({ event: "phase", phase: "zeds", n: 0 });
  if (effect === "finale" && s.rules.finaleAtOnce) {
    finish(s, "won", out);
    return;
  }
  if (effect === "finale" || effect === "finale-story") s.agenda.push(steps.FINALE);
  // R5: a Brains! card is no round; what held for it ends all the same (R11).
  else s.agenda.push(steps.ROUND_DRAW, steps.ORGANISE);
  if (effect !== "brains" && effect !== "finale" && effect !== "finale-story") s.agenda.push(steps.ACTIONS_BEGIN);
  s.agenda.push(steps.ZEDS_END, { do: "zeds/tab", at: 0 }, steps.ZEDS_EVENT, steps.ZEDS_OPEN);
  // 1.2: a Brains! card has no phases.
  if (effect !== "brains") askReady(s);
}

/** Regel 7: the card is discarded, markers of the round come off, action markers turn back. */
function organise(s: State, out: Out): void {
  const brains = EVENTS[s.event].effect === "brains";
  s.phase = Phase.organisation;
  if (out.listening && !brains) out.tell({ event: "phase", phase: "organisation", n: 0 });
  s.eventDiscard.push(s.event);
  s.event = -1;
  s.charged = -1;
  s.cooperative = 0;
  s.done.length = 0;
  if (s.noEntry >= 0) {
    if (out.listening) out.tell({ event: "no-entry", at: SPACE_IDS[s.noEntry], on: 0 });
    s.noEntry = -1;
  }
  // 7.1: what is once in a match stays used.
  s.actions = 0;
  s.freeShots = 0;
  s.lent = 0;
  s.declined = 0;
  for (let seat = 0; seat < s.seats; seat++) s.own[seat] = 0;
  for (let unit = 0; unit < s.speech.length; unit++) s.speech[unit] = 0;
  for (let special = 0; special < SPECIALS.length; special++)
    if (s.specials[special] === 1) s.specials[special] = SPECIALS[special].once ? 2 : 0;
}

export const roundSteps = {
  "round/draw": (s, _step, out) => drawEvent(s, out),
  organise: (s, _step, out) => organise(s, out),
  /** 1.3, R70, X41: who has held out until the finale's action phase has won. */
  finale: (s, _step, out) => finish(s, "won", out),
} satisfies Partial<Steps>;
