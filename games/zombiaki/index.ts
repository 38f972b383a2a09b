import { engineTexts, type Game } from "@endzeit/engine";
import { evaluate } from "./bot.ts";
import { stateProblems } from "./check.ts";
import { CARDS } from "./content/cards.ts";
import { exportPack, origins, packProblems } from "./content/pack.ts";
import { blank, copy } from "./copy.ts";
import { form } from "./form.ts";
import { forecast, notes, odds } from "./insight.ts";
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
export const zombiaki: Game<State, Answer, Event, View> = {
  id: "zombiaki",
  rulesVersion: 2,
  seats: { min: 2, max: 2 },
  options,
  texts: { de: { ...engineTexts.de, ...de }, en: { ...engineTexts.en, ...en } },
  content: { export: exportPack, problems: packProblems, origins },
  setup,
  problems: stateProblems,
  players: () => 2,
  form,
  steps,
  questions,
  reasons,
  copy,
  blank,
  view,
  deal,

  phase: ({ round, phase }) => round * 2 + phase,
  clock: ({ deck, printed }) => {
    const all = CARDS.reduce((sum, row, kind) => sum + (row.side === "zombies" ? printed[kind] : 0), 0);
    return all === 0 ? 1 : Math.min(1, Math.max(0, 1 - deck[0].length / all));
  },
  notes,
  odds,
  forecast: (seen, seat, answer) => forecast(zombiaki, seen, seat, answer),
  words,
  utility: ({ winners }, seat) => (winners.includes(seat) ? 1 : 0),
  evaluate,
};

export { CARDS } from "./content/cards.ts";
export type { Answer, Event, State, View } from "./state.ts";
