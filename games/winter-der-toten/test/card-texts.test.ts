import { type Language, languageIds, type Texts, text, type Values } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import type { AbilityPlace } from "../content/abilities.ts";
import { ITEMS } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { SURVIVORS } from "../content/survivors.ts";
import de from "../texts/cards.de.json" with { type: "json" };
import en from "../texts/cards.en.json" with { type: "json" };

// What stands on the cards: every row has its texts, short enough for its card, and the numbers of the row in the places of the text.

const CARDS: { readonly [lang in Language]: Texts } = { de, en };

/** A text that a row must have, how long its card bears it, and what fills its places. */
interface Wanted {
  readonly key: string;
  readonly most: number;
  readonly values: Values;
}

const NAME = 32;
const RULE = 170;

const want = (key: string, most: number, values: Values = {}): Wanted => ({ key, most, values });
const named = (key: string): Wanted => want(key, NAME);

const LOCATIONS: readonly Wanted[] = [
  ...new Set(PLACES.flatMap(({ symbols }) => symbols.map((symbol) => `symbol.${symbol}`))),
  ...PLACES.flatMap(({ id }) => [`location.${id}`, `location.${id}.at`, `location.${id}.to`]),
].map(named);

const PEOPLE: readonly Wanted[] = SURVIVORS.flatMap(({ id, die }) => [
  named(`survivor.${id}`),
  named(`survivor.${id}.job`),
  want(`survivor.${id}.ability`, RULE, die === null ? {} : { die }),
]);

const THINGS: readonly Wanted[] = ITEMS.flatMap(({ id }) => [named(`item.${id}`), want(`item.${id}.text`, RULE)]);

const ALL: readonly Wanted[] = [...LOCATIONS, ...PEOPLE, ...THINGS];

const placesOf = (template: string): readonly string[] =>
  [...new Set([...template.matchAll(/\{(\w+)/g)].map(([, name = ""]) => name))].sort();

test("both languages have the texts of all rows, and no others", () => {
  const keys = ALL.map(({ key }) => key).sort();
  for (const lang of languageIds) expect(Object.keys(CARDS[lang]).sort(), lang).toEqual(keys);
});

describe.each(languageIds)("cards (%s)", (lang) => {
  const texts = CARDS[lang];
  const saying = (key: string): string => texts[key] ?? "";

  test("each text has the numbers of its row as its places, all of them and no others", () => {
    for (const { key, values } of ALL) expect(placesOf(saying(key)), key).toEqual(Object.keys(values).sort());
  });

  test("each text says something, in no more characters than its card bears", () => {
    for (const { key, most, values } of ALL) {
      const said = text(texts, key, values);
      expect(said, key).toMatch(/^\S.*\S$/);
      expect(said, key).not.toMatch(/[{}#|]| {2}|\.\.|(^| )-\d/);
      expect(said.length, `${key}: ${said}`).toBeLessThanOrEqual(most);
    }
  });

  test("rules are whole sentences, names are not", () => {
    for (const { key, most, values } of ALL) {
      const ends = /[.!?]“?$/.test(text(texts, key, values));
      // A name may be a cry.
      if (most > NAME) expect(ends, key).toBe(true);
      else expect(saying(key), key).not.toMatch(/\.$/);
    }
  });

  test("no two survivors, items or locations are called the same", () => {
    for (const rows of [SURVIVORS.map(({ id }) => `survivor.${id}`), ITEMS.map(({ id }) => `item.${id}`)])
      expect(new Set(rows.map(saying)).size).toBe(rows.length);
    expect(new Set(PLACES.map(({ id }) => saying(`location.${id}`))).size).toBe(PLACES.length);
  });

  test("an ability and an item say where and how often they work", () => {
    const once = lang === "de" ? /einmal je runde:/i : /once a round:/i;
    const says = (key: string, place: AbilityPlace, onceARound: boolean): void => {
      const said = saying(key).toLowerCase();
      expect(once.test(said), key).toBe(onceARound);
      for (const { id } of PLACES)
        if (place !== "any-but-colony")
          expect(said.startsWith(saying(`location.${id}.at`).toLowerCase()), key).toBe(place === id);
    };
    for (const { id, place, when } of SURVIVORS) says(`survivor.${id}.ability`, place, when === "once-a-round");
    for (const { id, place, onceARound } of ITEMS) says(`item.${id}.text`, place, onceARound);
  });
});
