import { below, imagine, Match, randomFrom } from "@endzeit/engine";
import { gameChecks, openingOf, positionsHold } from "@endzeit/engine/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SPACE_IDS, TOWN } from "../content/board.ts";
import { EVENTS } from "../content/cards.ts";
import { PICKLES } from "../content/units.ts";
import { STACK } from "../content/zeds.ts";
import { dawnOfTheZeds, type State } from "../index.ts";
import { options } from "../options.ts";
import { conserved } from "./conserved.ts";

// What holds of every match, whatever is played: random tables, random answers. A failure names its seed;
// to see it again, run its check with that number, for example `check(-1234)`.

const SEED = 20190604;
const RUNS = 8;
const BOUND = 1500;

function anyOptions(random: number[]): Record<string, boolean | string> {
  return Object.fromEntries(
    options.map((spec) => [
      spec.id,
      spec.kind === "switch" ? below(random, 2) === 1 : spec.values[below(random, spec.values.length)],
    ]),
  );
}

for (const players of [1, 2, 3, 4]) {
  describe(`${players === 1 ? "alone" : `${players} players`}, any options`, () => {
    const opening = (random: number[]) => ({ players, options: anyOptions(random) });
    for (const [name, check] of gameChecks(dawnOfTheZeds, { bound: BOUND, conserved, opening })) {
      test(name, () => fc.assert(fc.property(fc.integer(), check), { seed: SEED + players, numRuns: RUNS }));
    }
  });
}

test("whoever meets Zeds has fought: no space holds both when the players act, but for Pickles", () => {
  for (let seed = 0; seed < 24; seed++) {
    const random = randomFrom(`meetings ${seed}`);
    const match = Match.open(dawnOfTheZeds, { players: (seed % 4) + 1, options: anyOptions(random), seed: `${seed}` });
    for (let question = match.question; question !== null; question = match.question) {
      if (question.ask === "act") expect(shared(match.state), `seed ${seed}`).toEqual([]);
      const seat = match.awaited()[0];
      const { answers } = match.ask(seat);
      // Ending the phase stands first; now and then only, so that units get about.
      const from = answers.length > 1 && below(random, 6) > 0 ? 1 : 0;
      match.answer(seat, answers[from + below(random, answers.length - from)]);
    }
  }
});

/** Spaces with Zeds and units of the players. */
function shared(state: State): readonly string[] {
  return SPACE_IDS.slice(0, TOWN).filter((_, at) => {
    const units = state.unitAt.flatMap((place, unit) => (place === at ? [unit] : []));
    return state.spots[at * STACK] >= 0 && units.length > 0 && !units.includes(PICKLES);
  });
}

test("an imagined deck is made like a real one, also under a card that is known", () => {
  for (let seed = 0; seed < 12; seed++) {
    const random = randomFrom(`decks ${seed}`);
    const { state } = Match.open(dawnOfTheZeds, { players: 1, options: anyOptions(random), seed: `${seed}` });
    const made = (deck: readonly number[]) => [
      deck.map((card) => state.numbers.act[card]),
      EVENTS.flatMap(({ special }, card) => (special && deck.includes(card) ? [card] : [])),
    ];
    for (let left = state.eventDeck.length; left > 0; left--)
      for (const topSeen of [0, 1]) {
        const eventDeck = state.eventDeck.slice(0, left);
        const eventDiscard = [...state.eventDiscard, ...state.eventDeck.slice(left)];
        const view = dawnOfTheZeds.view({ ...state, eventDeck, eventDiscard, topSeen }, 0);
        const imagined = imagine(dawnOfTheZeds, view, 0, random).eventDeck;
        expect(made(imagined), `seed ${seed}, ${left} left`).toEqual(made(eventDeck));
        if (topSeen === 1) expect(imagined.at(-1)).toBe(eventDeck.at(-1));
      }
  }
});

test("the tables that are checked differ in every option", () => {
  const opening = (random: number[]) => ({ players: 4, options: anyOptions(random) });
  const tables = Array.from(
    { length: 60 },
    (_, seed) => openingOf(dawnOfTheZeds, { bound: BOUND, opening }, seed).options as Record<string, unknown>,
  );
  for (const spec of options) {
    const values = new Set(tables.map((each) => each[spec.id]));
    expect(values.size, spec.id).toBe(spec.kind === "switch" ? 2 : spec.values.length);
  }
});

test("a position near a real one is refused by its field, or can be played to an end", () => {
  const checked = { bound: BOUND, conserved };
  for (let seed = 0; seed < 6; seed++) positionsHold(dawnOfTheZeds, checked, SEED + seed);
  // Without the check of its fields the same positions fail.
  const careless = { ...dawnOfTheZeds, problems: () => [] };
  expect(() => positionsHold(careless, checked, SEED)).toThrow();
});
