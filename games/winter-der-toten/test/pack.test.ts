import { type JsonObject, Match, randomFrom } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { BETRAYALS } from "../content/betrayals.ts";
import { CRISES } from "../content/crises.ts";
import { EXILES } from "../content/exiles.ts";
import { MAIN_OBJECTIVES, type MainObjectiveId } from "../content/main-objectives.ts";
import { content } from "../content/pack.ts";
import { conditionsOf, crisisOf, exileOf } from "../content/printed.ts";
import { SECRETS } from "../content/secrets.ts";
import { SECRET_IDS } from "../content/secrets-deck.ts";
import { CONDITIONS_SPELLED, EFFECTS_SPELLED, SYMBOLS_SPELLED } from "../content/spelled.ts";
import { winterDerToten } from "../index.ts";
import { crisisCard, mainSide, secretCard } from "../names.ts";
import { objectiveOf } from "../rules/endings.ts";
import { conditionsSaid } from "../texts/clauses.ts";
import en from "../texts/en.ts";

// What the owner of a box may correct beside the numbers: what crises do, what objectives want.

const GAME = "winter-der-toten";
const DESPAIR = CRISES.findIndex(({ id }) => id === "despair");
const HUNGER = SECRET_IDS.indexOf("hunger");
const mainNumber = (id: MainObjectiveId): number => MAIN_OBJECTIVES.findIndex((row) => row.id === id);
const CRAFTY = EXILES.findIndex(({ id }) => id === "crafty");

const opened = (content: JsonObject) => winterDerToten.setup({ players: 3, options: {}, content }, randomFrom("pack"));

describe("the exported pack", () => {
  test("has every crisis and every hidden objective, and changes nothing", () => {
    const pack = content.export({});
    expect(content.problems(pack)).toEqual([]);
    expect(opened(pack)).toEqual(winterDerToten.setup({ players: 3, options: {}, content: null }, randomFrom("pack")));
    expect(opened(pack).numbers.spelled).toBeUndefined();
  });

  test("has no row that its own form would refuse, and none that says nothing", () => {
    for (const { id, spelled, effects, symbols } of CRISES) {
      expect(spelled.effects, id).toMatch(EFFECTS_SPELLED.form);
      expect(spelled.symbols, id).toMatch(SYMBOLS_SPELLED.form);
      expect([effects.length, symbols.length], id).toEqual([
        spelled.effects.split("; ").length,
        spelled.symbols.split(", ").length,
      ]);
    }
    for (const { id, spelled } of [...SECRETS, ...BETRAYALS]) expect(spelled, id).toMatch(CONDITIONS_SPELLED.form);
    for (const { id, spelled } of EXILES)
      for (const conditions of Object.values(spelled)) expect(conditions, id).toMatch(CONDITIONS_SPELLED.form);
  });
});

describe("a mistake", () => {
  const wrong: readonly (readonly [list: string, row: Record<string, unknown>, told: RegExp])[] = [
    [
      "crises",
      { id: "despair", effects: "morale 2" },
      /^content\.crises\[0\]\.effects: must be one or more of morale -N/,
    ],
    ["crises", { id: "despair", effects: "" }, /^content\.crises\[0\]\.effects: must be/],
    ["crises", { id: "despair", effects: "zombies bakery 3" }, /^content\.crises\[0\]\.effects: .*gas-station/],
    [
      "crises",
      { id: "despair", symbols: "water" },
      /^content\.crises\[0\]\.symbols: must be one or more of SYMBOL.*medicine/,
    ],
    [
      "crises",
      { id: "despair", effect: "no-moves" },
      /^content\.crises\[0\]\.effect: there is no such field\. Known: .*effects/,
    ],
    ["crises", { id: "boredom" }, /^content\.crises\[0\]\.id: there is no "boredom"/],
    [
      "secrets",
      { id: "hunger", conditions: "cards hand food" },
      /^content\.secrets\[0\]\.conditions: must be one or more of main-objective/,
    ],
    [
      "exiles",
      { id: "crafty", loyal: "tools >= 4" },
      /^content\.exiles\[0\]\.loyal: must be one or more of .*empty-decks/,
    ],
  ];

  test.each(wrong)("in %s, row %o, is told by its field", (list, row, told) => {
    const problems = content.problems({ game: GAME, [list]: [row] });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(told);
  });
});

describe("a corrected card", () => {
  const pack = {
    game: GAME,
    crises: [{ id: "despair", symbols: "food, tool", effects: "starvation 2; zombies school 1" }],
    secrets: [{ id: "hunger", conditions: "main-objective; cards hand tool 2" }],
    exiles: [{ id: "crafty", betrayer: "waste <= 3" }],
    objectives: [
      { id: "too-many-mouths", morale: 6, rounds: 4 },
      { id: "raiding-party", colony: 0, school: 4 },
    ],
  };
  const state = opened(pack);

  test("is in the state, and its neighbours are as built in", () => {
    expect(content.problems(pack)).toEqual([]);
    expect(winterDerToten.problems(state)).toEqual([]);
    expect(crisisOf(state, DESPAIR)).toEqual({
      symbols: ["food", "tool"],
      effects: [
        { does: "starvation", tokens: 2 },
        { does: "zombies", at: "school", zombies: 1 },
      ],
    });
    expect(crisisOf(state, DESPAIR + 1).effects).toEqual(CRISES[DESPAIR + 1].effects);
    expect(exileOf(state, CRAFTY)).toEqual({
      loyal: EXILES[CRAFTY].loyal,
      betrayer: [{ is: "count", of: "waste", least: 0, most: 3 }],
    });
    expect(objectiveOf({ ...state, secret: [[HUNGER], [], []] }, 0)).toEqual(conditionsOf(state, HUNGER));
  });

  test("says on its face what it does now", () => {
    expect(crisisCard(state, DESPAIR, en).text).toBe(
      "2 starvation tokens come into the supply; that alone costs no morale now. 1 zombie comes to the school.",
    );
    expect(secretCard(state, HUNGER, en).text).toBe(
      "The main objective is completed. You have at least 2 tools in hand.",
    );
    expect(conditionsSaid(exileOf(state, CRAFTY).betrayer, en)).toBe("Cards in the waste: at most 3.");
    const mouths = mainSide(state, mainNumber("too-many-mouths"), false, en);
    expect(mouths.text).toContain("4 rounds");
    expect(mouths.setup).toMatch(/^Morale 6, 4 rounds\./);
    // Where its zombies are, the sentence of the card has no places for; they are listed.
    expect(mainSide(state, mainNumber("raiding-party"), false, en).setup).toContain(
      "Zombies at the start: Police Station 2, Grocery Store 2, School 4,",
    );
  });

  test("plays: nobody gives to the crisis, and two starvation tokens lie there while morale stays", () => {
    const all = { game: GAME, crises: CRISES.map(({ id }) => ({ id, effects: "starvation 2" })) };
    const match = Match.open(winterDerToten, { players: 2, options: {}, seed: "corrected", content: all });
    let effects = 0;
    match.listen((event) => {
      if (event.event === "starved") effects = event.tokens;
    });
    for (let n = 0; n < 60 && effects < 2; n++) {
      const [seat = 0] = match.awaited();
      const { answers } = match.ask(seat);
      const end = answers.find((answer) => "end" in answer) ?? answers[0];
      if (end === undefined) break;
      match.answer(seat, end);
    }
    expect(effects).toBeGreaterThanOrEqual(2);
    expect(match.state.crisesGone.length).toBe(1);
  });
});
