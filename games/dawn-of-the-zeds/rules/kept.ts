import { type Objection, type Offer, objection, type PartOf } from "@endzeit/engine";
import { RESERVE, TOWN } from "../content/board.ts";
import { ADRENALINE, CIVILIAN_LEADER, ORGANISER, STORY } from "../content/cards.ts";
import { UNIT_IDS, UNITS, unitOf } from "../content/units.ts";
import type { PlayCard, PlayUnit, State } from "../state.ts";
import { PASS, PASS_FORM, PLAY_UNIT } from "./answers.ts";
import type { Reason } from "./reasons.ts";
import { arrive } from "./reserve.ts";
import type { Out, Questions } from "./rule.ts";
import { everyone } from "./seats.ts";
import { inPlay } from "./units.ts";

const ADRENALINE_ACTIONS = 2;
const ACTION_CAP = 4;

/** A kept story card is played and discarded. */
export function spend(s: State, card: number, out: Out): void {
  s.kept.splice(s.kept.indexOf(card), 1);
  s.storyDiscard.push(card);
  if (out.listening) out.tell({ event: "played", card: STORY[card].id });
}

/** F3: a normal civilian in play. */
const mayLead = (s: State, unit: number): boolean => UNITS[unit].kind === "civilian" && inPlay(s, unit);

export const hasLeaders = (s: State): boolean =>
  s.kept.includes(CIVILIAN_LEADER) && s.unitAt.some((_, unit) => mayLead(s, unit));

export function listLeaders(s: State, offer: Offer<PlayUnit, Reason>): void {
  for (let unit = 0; unit < s.unitAt.length; unit++) if (mayLead(s, unit)) offer(PLAY_UNIT[CIVILIAN_LEADER][unit]);
}

/** F3 at the start of the Zeds phase; in the action phase it may be played all along. */
export function askReady(s: State): void {
  if (hasLeaders(s)) s.agenda.push({ ask: "ready", of: everyone(s) });
}

/** F3 Civilians get organised: 1▶ for a normal civilian until the graveyard. */
export function playLeader(s: State, unit: number, out: Out): void {
  spend(s, CIVILIAN_LEADER, out);
  s.leader = unit;
  if (out.listening) out.tell({ event: "marker", marker: "leader", unit: UNITS[unit].id });
}

/** F4 Shot of adrenaline (R12, X35). */
export function playAdrenaline(s: State, out: Out): void {
  spend(s, ADRENALINE, out);
  s.actions += ADRENALINE_ACTIONS;
  if (s.rules.actionCap) s.actions = Math.min(s.actions, ACTION_CAP);
}

/** F5 Community organiser: a civilian of choice out of the reserve (R83). */
export function playOrganiser(s: State, unit: number, out: Out): void {
  spend(s, ORGANISER, out);
  arrive(s, unit, TOWN, out);
}

/** Why a card cannot be played, or not for that unit. */
export function whyNoCard(s: State, answer: PartOf<PlayCard>): Objection<Reason> {
  const kind = STORY.findIndex(({ id }) => id === answer.play);
  if (!s.kept.includes(kind)) return objection("not-kept");
  const who = "unit" in answer ? unitOf(answer.unit) : -1;
  if (kind === ORGANISER && s.unitAt[who] !== RESERVE) return objection("not-in-the-reserve", who);
  return objection(inPlay(s, who) || kind === ORGANISER ? "civilians-only" : "not-in-play", who);
}

/** How F3 is spelled. */
export const LEADER_FORM = { play: [STORY[CIVILIAN_LEADER].id], unit: UNIT_IDS };

export const keptQuestions = {
  ready: {
    forms: [LEADER_FORM, PASS_FORM],
    otherwise: "only-in-the-action-phase",
    list(s, _question, _seat, offer) {
      offer(PASS);
      listLeaders(s, offer);
    },
    apply(s, _question, _seat, answer, out) {
      if ("unit" in answer) playLeader(s, unitOf(answer.unit), out);
    },
    objection: (s, _question, _seat, answer) => ("play" in answer ? whyNoCard(s, answer) : objection("not-kept")),
  },
} satisfies Partial<Questions>;
