import { type Game, gameOf } from "@endzeit/engine";
import { evaluate } from "./bot/evaluate.ts";
import { minds } from "./bot/minds.ts";
import { advise, rank } from "./bot/planner.ts";
import { utility } from "./bot/utility.ts";
import { chance, value } from "./bot/value.ts";
import { stateProblems } from "./check.ts";
import { content } from "./content/pack.ts";
import { blank, copy } from "./copy.ts";
import { form } from "./form.ts";
import { clock, forecast, notes, odds } from "./insight.ts";
import { options } from "./options.ts";
import { steps } from "./rules/all-steps.ts";
import { questions } from "./rules/index.ts";
import { reasons } from "./rules/reasons.ts";
import { setup } from "./setup.ts";
import { type Answer, type Event, MOST_SEATS, type State, type View } from "./state.ts";
import de from "./texts/de.ts";
import en from "./texts/en.ts";
import { deal, view } from "./view.ts";
import { phase, words } from "./words.ts";

/** Winter der Toten: one goal for all, one of everybody's own, and perhaps somebody who wants the colony to fall. */
export const winterDerToten: Game<State, Answer, Event, View> = gameOf({
  table: { id: "winter-der-toten", rulesVersion: 5, seats: { min: 2, max: MOST_SEATS }, options, content },
  rules: { setup, steps, questions, reasons },
  state: { form, problems: stateProblems, blank, copy, view, deal },
  worth: { evaluate, advise, rank, utility, chance, value, minds },
  told: { texts: { de, en }, phase, clock, notes, odds, forecast, words },
});

export type { Answer, Event, State, View } from "./state.ts";
