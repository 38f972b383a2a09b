import { type Game, gameOf } from "@endzeit/engine";
import { evaluate } from "./bot/evaluate.ts";
import { minds } from "./bot/minds.ts";
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
import { words } from "./words.ts";

/** Zombiaki, German edition of 2007: two decks, a street of three lanes and five sections, and the sun. */
export const zombiaki: Game<State, Answer, Event, View> = gameOf({
  table: { id: "zombiaki", rulesVersion: 2, seats: { min: 2, max: 2 }, options, content },
  rules: { setup, steps, questions, reasons },
  state: { form, problems: stateProblems, blank, copy, view, deal },
  worth: { evaluate, chance, value, minds },
  told: {
    texts: { de, en },
    phase: ({ round, phase }) => round * 2 + phase,
    clock,
    notes,
    odds,
    forecast: (seen, seat, answer) => forecast(zombiaki, seen, seat, answer),
    words,
  },
});

export { CARDS } from "./content/cards.ts";
export type { Answer, Event, State, View } from "./state.ts";
