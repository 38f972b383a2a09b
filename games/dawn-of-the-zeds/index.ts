import { type Game, gameOf } from "@endzeit/engine";
import { evaluate } from "./bot/evaluate.ts";
import { minds } from "./bot/minds.ts";
import { advise, rank } from "./bot/planner.ts";
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
import type { Answer, Event, State, View } from "./state.ts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import { deal, view } from "./view.ts";
import { phase, words } from "./words.ts";

/** Dawn of the Zeds, third edition, basic game: hold a town against four tracks of Zeds until the finale. */
export const dawnOfTheZeds: Game<State, Answer, Event, View> = gameOf({
  table: { id: "dawn-of-the-zeds", rulesVersion: 2, seats: { min: 1, max: 4 }, options, content },
  rules: { setup, steps, questions, reasons },
  state: { form, problems: stateProblems, blank, copy, view, deal },
  worth: { evaluate, advise, rank, chance, value, minds },
  told: { texts: { de, en }, phase, clock, notes, odds, forecast, words },
});

export type { Answer, Event, State, View } from "./state.ts";
