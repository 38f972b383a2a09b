import { type Explanations, explanationOf, languageIds, type RulesPage } from "@endzeit/engine";
import { anchorsOf } from "@endzeit/engine/testing";
import { describe, expect, test } from "vitest";
import armageddon from "./armageddon/texts/asks.ts";
import { rulesPage as armageddonRules } from "./armageddon/texts/rules.ts";
import dawnOfTheZeds from "./dawn-of-the-zeds/texts/asks.ts";
import { rulesPage as dawnOfTheZedsRules } from "./dawn-of-the-zeds/texts/rules.ts";
import { type GameId, gameIds, loadGame } from "./index.ts";
import walkingDead from "./walking-dead/texts/asks.ts";
import { rulesPage as walkingDeadRules } from "./walking-dead/texts/rules.ts";
import winterDerToten from "./winter-der-toten/texts/asks.ts";
import { rulesPage as winterDerTotenRules } from "./winter-der-toten/texts/rules.ts";
import zombiaki from "./zombiaki/texts/asks.ts";
import { rulesPage as zombiakiRules } from "./zombiaki/texts/rules.ts";

const explained: Readonly<Record<GameId, { readonly rows: Explanations; readonly rules: RulesPage }>> = {
  zombiaki: { rows: zombiaki, rules: zombiakiRules("en") },
  "walking-dead": { rows: walkingDead, rules: walkingDeadRules("en") },
  armageddon: { rows: armageddon, rules: armageddonRules("en") },
  "dawn-of-the-zeds": { rows: dawnOfTheZeds, rules: dawnOfTheZedsRules("en") },
  "winter-der-toten": { rows: winterDerToten, rules: winterDerTotenRules("en") },
};

/** What is longer does not fit beside its heading on a phone without being scrolled. */
const LONGEST = 190;

describe.each(gameIds.map((id) => [id] as const))("the questions of %s", (id) => {
  const { rows, rules } = explained[id];

  test("are all explained, and nothing is that is never asked", async () => {
    const { texts, questions } = await loadGame(id);
    const sentences = Object.keys(texts.de).filter((key) => key.startsWith("ask."));
    // Each question is asked by a sentence of its own name, or by several that begin with it. A card is picked by the sentences of a pick.
    const unheard = Object.keys(questions).filter(
      (ask) => !sentences.some((key) => `${key}.`.startsWith(`ask.${ask.replace(/^pick-card$/, "pick")}.`)),
    );
    expect(unheard).toEqual([]);
    expect(sentences.filter((key) => explanationOf(rows, key) === null)).toEqual([]);
    const said = new Set(sentences.map((key) => explanationOf(rows, key)));
    expect(Object.keys(rows).filter((name) => !said.has(rows[name] ?? null))).toEqual([]);
  });

  test("have rules that can be looked up", () => {
    const anchors = anchorsOf(rules);
    expect(Object.entries(rows).filter(([, { rule }]) => !anchors.includes(rule))).toEqual([]);
  });

  test.each(languageIds)("are explained in whole sentences in %s, short enough for a phone", (lang) => {
    for (const [name, { is, matters }] of Object.entries(rows))
      for (const said of [is[lang], matters[lang]]) {
        expect(said, name).toMatch(/^\S.*[.?]$/);
        expect(said, name).not.toMatch(/[{}]|—|\s{2}/);
        expect(said.length, `${name}: ${said}`).toBeLessThanOrEqual(LONGEST);
      }
  });
});

test("a sentence without a row of its own goes by the shorter name", () => {
  const row = { is: { de: "", en: "" }, matters: { de: "", en: "" }, rule: "" };
  const own = { ...row };
  expect(explanationOf({ roll: row, "roll.again": own }, "ask.roll.again")).toBe(own);
  expect(explanationOf({ roll: row }, "ask.roll.again.late")).toBe(row);
  expect(explanationOf({ roll: row }, "wait.bid")).toBeNull();
});
