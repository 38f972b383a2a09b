import { type Game, gameOf } from "@endzeit/engine";
import { evaluate } from "./bot/evaluate.ts";
import { minds } from "./bot/minds.ts";
import { rank } from "./bot/rank.ts";
import { utility } from "./bot/utility.ts";
import { chance, value } from "./bot/value.ts";
import { stateProblems } from "./check.ts";
import { content } from "./content/pack.ts";
import { blank, copy } from "./copy.ts";
import { form } from "./form.ts";
import { clock, forecast, notes, odds } from "./insight.ts";
import { options } from "./options.ts";
import { questions, steps } from "./rules/index.ts";
import { reasons } from "./rules/reasons.ts";
import { setup } from "./setup.ts";
import type { Answer, Event, State, View } from "./state.ts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import { deal, view } from "./view.ts";
import { phase, words } from "./words.ts";

/** The Walking Dead – Das Spiel, Kosmos 2013: a race through a city that turns into team against team. */
export const walkingDead: Game<State, Answer, Event, View> = gameOf({
  table: { id: "walking-dead", rulesVersion: 1, seats: { min: 1, max: 4 }, options, content },
  rules: { setup, steps, questions, reasons },
  state: { form, problems: stateProblems, blank, copy, view, deal },
  worth: { utility, evaluate, rank, chance, value, minds },
  told: { texts: { de, en }, phase, clock, notes, odds, forecast, words },
});

export type { Answer, Event, State, View } from "./state.ts";
