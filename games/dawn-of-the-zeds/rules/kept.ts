import type { Offer, Reporter } from "@endzeit/engine";
import { TOWN } from "../content/board.ts";
import { ADRENALINE, CIVILIAN_LEADER, ORGANISER, STORY } from "../content/cards.ts";
import { UNITS, unitOf } from "../content/units.ts";
import type { Answer, Event, State } from "../state.ts";
import { PASS, PLAY_UNIT } from "./answers.ts";
import { arrive } from "./reserve.ts";
import { everyone } from "./seats.ts";
import { inPlay } from "./units.ts";

type Out = Reporter<Event>;

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

export function listLeaders(s: State, offer: Offer<Answer>): void {
  for (let unit = 0; unit < s.unitAt.length; unit++) if (mayLead(s, unit)) offer(PLAY_UNIT[CIVILIAN_LEADER][unit]);
}

/** F3 at the start of the Zeds phase; in the action phase it may be played all along. */
export function askReady(s: State): void {
  if (hasLeaders(s)) s.agenda.push({ ask: "ready", of: everyone(s) });
}

export function listReady(s: State, offer: Offer<Answer>): void {
  offer(PASS);
  listLeaders(s, offer);
}

export function answerReady(s: State, answer: Answer, out: Out): void {
  if (answer.pass !== true) playLeader(s, unitOf(answer.unit), out);
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
