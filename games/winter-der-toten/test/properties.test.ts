import { type Game, gameOf, type Phrase } from "@endzeit/engine";
import { gameChecks } from "@endzeit/engine/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluate } from "../bot/evaluate.ts";
import { stateProblems } from "../check.ts";
import { exportPack, origins, packProblems } from "../content/pack.ts";
import { blank, copy } from "../copy.ts";
import { form } from "../form.ts";
import { clock, forecast, notes, odds } from "../insight.ts";
import { options } from "../options.ts";
import { questions, steps } from "../rules/index.ts";
import { reasons } from "../rules/reasons.ts";
import { setup } from "../setup.ts";
import { type Answer, type Event, MOST_SEATS, type State, type View } from "../state.ts";
import { deal, view } from "../view.ts";
import { kept } from "./conserved.ts";

// What holds of every match, whatever is played: random tables, random answers. A failure names its seed.

const SEED = 20141110;
const RUNS = 4;
const BOUND = 6000;
const PHASES = 3;

const said: Phrase = { text: "said", values: {} };
const say = (): Phrase => said;

/** The rules without a word: what is said of them is checked elsewhere. */
const rules: Game<State, Answer, Event, View> = gameOf({
  id: "winter-der-toten",
  rulesVersion: 1,
  table: { seats: { min: 2, max: MOST_SEATS }, options },
  content: { export: exportPack, problems: packProblems, origins },
  texts: { de: {}, en: {} },
  rules: { setup, steps, questions, reasons },
  state: { form, problems: stateProblems, blank, copy, view, deal },
  worth: { evaluate },
  told: {
    phase: ({ round, phase, turn }) => (round * PHASES + phase) * MOST_SEATS + turn,
    clock,
    notes,
    odds,
    forecast,
    words: { heading: say, question: say, answer: say, event: say, refusal: say },
  },
});

/** These look at sentences. */
const OF_WORDS = ["words", "languages", "teach", "names its rule"];

describe("any table", () => {
  for (const [name, check] of gameChecks(rules, { bound: BOUND, conserved: kept, faces: {} })) {
    if (OF_WORDS.some((word) => name.includes(word))) continue;
    test(name, () => fc.assert(fc.property(fc.integer(), check), { seed: SEED, numRuns: RUNS }));
  }
});

for (const players of [2, 3, 4, 5]) {
  describe(`${players} players by the rulebook`, () => {
    const opening = () => ({ players });
    for (const [name, check] of gameChecks(rules, { bound: BOUND, conserved: kept, faces: {}, opening })) {
      if (OF_WORDS.some((word) => name.includes(word))) continue;
      test(name, () => fc.assert(fc.property(fc.integer(), check), { seed: SEED + players, numRuns: 1 }));
    }
  });
}

test("what is conserved is the box", () => {
  const state = rules.setup({ players: 4, options: {}, content: null }, [1, 2, 3, 4]);
  // Items, survivors, crises, secrets with betrayals, exiles, crossroads.
  expect(kept(state)).toEqual([145, 30, 20, 34, 10, 80]);
  const alone = rules.setup({ players: 2, options: {}, content: null }, [1, 2, 3, 4]);
  expect(kept(alone)).toEqual([145, 28, 20, 34, 10, 74]);
});
