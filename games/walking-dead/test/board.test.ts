import { below, languageIds, Match, randomFrom } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { print } from "../board/art/scenes.ts";
import { deckOf } from "../board/decks.ts";
import { causesOf, diceOf, facesOf, shownCard, stakesOf } from "../board/play.ts";
import { describe as describeSpace, whoIs } from "../board/words.ts";
import { SPACES } from "../content/board.ts";
import { CHARACTERS, ENCOUNTERS, EQUIPMENT, TILES, WALKER_CARDS } from "../content/cards.ts";
import { type View, walkingDead } from "../index.ts";
import { fixedBonus } from "../rules/fight.ts";
import { drawTerminal } from "../terminal.ts";

const texts = walkingDead.texts.en;
const cards = [...EQUIPMENT, ...ENCOUNTERS, ...WALKER_CARDS, ...CHARACTERS, ...TILES].map(({ id }) => id);

/** Calls `look` at every question of a match that is played at random, with the eyes of the seat that is asked. */
function atEveryQuestion(players: number, seed: string, look: (view: View, seat: number) => void): void {
  const match = Match.open(walkingDead, { players, seed });
  const random = randomFrom(seed);
  for (let n = 0; n < 1500 && match.question !== null; n++) {
    const seat = match.question.of[0];
    look(match.view(seat), seat);
    const { answers } = match.ask(seat);
    match.answer(seat, answers[below(random, answers.length)]);
  }
}

describe("cards at the table", () => {
  test.each(cards)("%s has a print, a deck and words in both languages", (id) => {
    expect(print(id)).toContain("<path");
    expect(print(id)).not.toMatch(/undefined|NaN/);
    expect(deckOf(id)).not.toBeNull();
    for (const lang of languageIds) {
      expect(walkingDead.texts[lang][`card.${id}`]).toBeTruthy();
      expect(walkingDead.texts[lang][`text.${id}`]).toBeTruthy();
    }
  });

  test("no two prints are the same", () => {
    expect(new Set(cards.map(print)).size).toBe(cards.length);
  });
});

describe("the moment beside the map", () => {
  test("the causes of an attack value add up to what the rules count", () => {
    let fights = 0;
    for (const seed of ["sum-1", "sum-2", "sum-3"]) {
      atEveryQuestion(4, seed, (view) => {
        const { fight } = view;
        if (fight === null) return;
        fights++;
        expect(causesOf(view, fight).reduce((sum, { n }) => sum + n, 0)).toBe(fixedBonus(view, fight));
        expect(causesOf(view, fight).every(({ n, text }) => n > 0 && texts[text] !== undefined)).toBe(true);
        expect(shownCard(view, null)?.strength).toBe(fight.strength);
        // The faces lie from won to lost, and are what the rules count of each.
        const value = (pips: number) => pips + fixedBonus(view, fight);
        for (const { pips, tone } of facesOf(view, fight))
          expect(tone === "good").toBe(pips === 6 || value(pips) >= fight.strength);
        const { gain, loss } = stakesOf(view, fight);
        for (const { text: key } of [...gain, ...loss]) expect(texts[key]).toBeTruthy();
      });
    }
    expect(fights).toBeGreaterThan(20);
  });

  test("a card on which somebody may react or choose lies open, and a movement shows its die", () => {
    const asked = new Set<string>();
    for (const seed of ["open-1", "open-2", "open-3", "open-4"]) {
      atEveryQuestion(3, seed, (view) => {
        const top = view.agenda.at(-1);
        if (top === undefined || !("ask" in top)) return;
        asked.add(top.ask);
        if (top.ask === "react" || top.ask === "choose")
          expect(shownCard(view, null)?.card).toBe(ENCOUNTERS[top.card].id);
        if (top.ask === "move")
          expect(diceOf(view, null)).toEqual({ values: [top.die], rolling: false, steps: top.total });
      });
    }
    expect([...asked]).toEqual(expect.arrayContaining(["react", "choose", "move"]));
  });
});

describe("the table in words", () => {
  test("every space says where it is, and who stands there", () => {
    atEveryQuestion(4, "words", (view) => {
      SPACES.forEach(({ name }, space) => {
        const said = describeSpace(view, space, texts);
        expect(said.startsWith(`${name} `)).toBe(true);
        for (let seat = 0; seat < view.seats; seat++) {
          expect(said.includes(whoIs(seat, texts))).toBe(view.at[seat] === space);
        }
      });
    });
  });

  test("the terminal shows every figure and only the own hand", () => {
    atEveryQuestion(4, "terminal", (view, seat) => {
      const drawn = drawTerminal(view, seat, texts, false);
      expect(drawn).not.toMatch(/undefined|\{\w+\}|card\./);
      expect(drawn).not.toContain("\u001b");
      for (let other = 0; other < view.seats; other++) expect(drawn).toContain(texts[`seat.${other}`]);
      expect(drawn).not.toContain(`${texts["card.hidden"]}:`);
    });
  });
});
