import { type Game, gameOf, shareOfWin } from "@endzeit/engine";
import { evaluate } from "./bot/evaluate.ts";
import { minds } from "./bot/minds.ts";
import { chance, value } from "./bot/value.ts";
import { stateProblems } from "./check.ts";
import { MOST_SEATS } from "./content/board.ts";
import { content } from "./content/pack.ts";
import { blank, copy } from "./copy.ts";
import { form } from "./form.ts";
import { clock, forecast, notes, odds } from "./insight.ts";
import { options } from "./options.ts";
import { questions, steps } from "./rules/index.ts";
import { reasons } from "./rules/reasons.ts";
import { setup } from "./setup.ts";
import { type Answer, type Event, PHASES, type State, type View } from "./state.ts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import { deal, view } from "./view.ts";
import { words } from "./words.ts";

/** Armageddon, Queen Games 2016: bids for equipment, buildings and the work of the city, in six rounds. */
export const armageddon: Game<State, Answer, Event, View> = gameOf({
  table: { id: "armageddon", rulesVersion: 1, seats: { min: 3, max: 4 }, options, content },
  rules: { setup, steps, questions, reasons },
  state: { form, problems: stateProblems, blank, copy, view, deal },
  worth: { evaluate, utility: shareOfWin, chance, value, minds },
  told: {
    texts: { de, en },
    phase: ({ round, phase, turn }) => (round * PHASES.length + phase) * MOST_SEATS + turn,
    clock,
    notes,
    odds,
    forecast,
    words,
  },
});

export type { Answer, Event, State, View } from "./state.ts";
