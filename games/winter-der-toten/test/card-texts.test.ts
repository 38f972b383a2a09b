import { type Language, languageIds, type Texts, text, type Values } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import type { AbilityPlace } from "../content/abilities.ts";
import { BETRAYALS } from "../content/betrayals.ts";
import type { Condition } from "../content/conditions.ts";
import { CRISES } from "../content/crises.ts";
import { CROSSROADS } from "../content/crossroads.ts";
import type { CrossroadsRow, Effect } from "../content/crossroads-rows.ts";
import { EXILES } from "../content/exiles.ts";
import { ITEMS } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { MAIN_OBJECTIVES } from "../content/main-objectives.ts";
import { SECRETS } from "../content/secrets.ts";
import { readConditions, readEffects } from "../content/spelled.ts";
import { SURVIVORS } from "../content/survivors.ts";
import de from "../texts/cards.de.json" with { type: "json" };
import en from "../texts/cards.en.json" with { type: "json" };
import { conditionsSaid, effectsSaid } from "../texts/clauses.ts";
import { goalNumbers, numbersIn, setupNumbers } from "../texts/numbers.ts";

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
const GOAL = 250;
const CALL = 36;
const STORY = 330;
const EFFECT = 220;

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

const DANGERS: readonly Wanted[] = CRISES.map(({ id }) => named(`crisis.${id}`));

/** What a content pack may spell, each part once: with those of the built-in cards everything is said. */
const SPELLED_EFFECTS =
  "morale -2; wound-all; wound-hurt -1; frostbite 5; kill-lowest 2; zombies library 3; zombies each-location 1; barricades 1 2; barricades all 0; starvation 1; halve-food; pass-survivor; no-moves; lose-cards 1";
const SPELLED_CONDITIONS =
  "main-objective; morale-lost; betrayers-exiled; ahead cards-in-hand 1; ahead survivors 2; men >= 1; women <= 2; survivors = 1; survivors-inside <= 0; survivors-outside >= 1; locations-outside >= 2; wounds >= 3; players-alone >= 1; survivors-gone >= 5; helpless >= 2; barricades-colony >= 4; zombies-colony >= 10; cards-in-hand >= 4; waste <= 4; food <= 2; starvation >= 2; empty-decks >= 1; food-for-players 1; cards hand fuel 2; cards hand food 1; cards equipped weapon 2; cards hand-or-equipped tool 3; cards hand medicine 1 found; cards hand education 1 found; cards hand survivor 1 found; only-cards medicine";

/** The texts that say it. */
function partsSaid(lang: Language): readonly string[] {
  const keys = new Set<string>();
  const texts = new Proxy(CARDS[lang], {
    get(target, key) {
      keys.add(String(key));
      return Reflect.get(target, key);
    },
  });
  effectsSaid(readEffects(SPELLED_EFFECTS), texts);
  conditionsSaid(readConditions(SPELLED_CONDITIONS), texts);
  return [...keys].filter((key) => /^(effect|condition|range|unit)\./.test(key));
}

type Side = (typeof MAIN_OBJECTIVES)[number]["normal"];

const sideTexts = (key: string, title: string, side: Side): readonly Wanted[] => [
  named(title),
  want(`${key}.setup`, RULE, setupNumbers(side)),
  want(`${key}.goal`, GOAL, goalNumbers(side)),
];

const OBJECTIVES: readonly Wanted[] = [
  ...MAIN_OBJECTIVES.flatMap(({ id, normal, hardcore }) => [
    ...sideTexts(`main.${id}`, `main.${id}`, normal),
    ...sideTexts(`main.${id}.hard`, `main.${id}.hard.title`, hardcore),
  ]),
  ...SECRETS.map(({ id }) => named(`secret.${id}`)),
  ...BETRAYALS.map(({ id }) => named(`betrayal.${id}`)),
  ...EXILES.map(({ id }) => named(`exile.${id}`)),
];

const HIDDEN: readonly (readonly [id: string, conditions: readonly Condition[]])[] = [
  ...[...SECRETS, ...BETRAYALS].map(({ id, conditions }) => [id, conditions] as const),
  ...EXILES.flatMap(({ id, loyal, betrayer }) => [[id, loyal] as const, [id, betrayer] as const]),
];

const isVote = ({ choice }: CrossroadsRow): boolean => choice === "vote" || choice === "vote-there";

/** Each option with the keys of its call, which a card with a single effect has not, and of its effect. */
function optionsOf(row: CrossroadsRow) {
  const key = `crossroads.${row.id}`;
  return row.options.map(({ effects }, at) => {
    const name = isVote(row) ? ["up", "down"][at] : String(at + 1);
    const call = isVote(row) ? `${key}.${name}` : `${key}.option.${name}`;
    return { effects, call: row.choice === "single" ? null : call, effect: `${key}.effect.${name}` };
  });
}

/** Beside its options a card may say what is done first, when nothing happens, and who chooses or votes where that is somebody else. */
const FATES: readonly Wanted[] = CROSSROADS.flatMap((row) => {
  const key = `crossroads.${row.id}`;
  const { first, unless, choice } = row;
  return [
    named(key),
    want(`${key}.story`, STORY),
    want(`${key}.trigger`, RULE),
    ...(first.length > 0 ? [want(`${key}.first`, RULE)] : []),
    ...(unless.length > 0 ? [want(`${key}.unless`, RULE)] : []),
    ...(typeof choice === "object" || choice === "vote-there" ? [want(`${key}.choice`, RULE)] : []),
    ...optionsOf(row).flatMap(({ call, effect }) => [
      ...(call === null ? [] : [want(call, CALL)]),
      want(effect, EFFECT),
    ]),
  ];
});

/** All effects of an option, those that depend on a die or on something else among them. */
const allOf = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => {
    switch (effect.does) {
      case "jointly":
        return [effect, ...allOf([...effect.paid, ...effect.unpaid])];
      case "die":
        return allOf(effect.of.flatMap(([, brings]) => (brings === null ? [] : [brings])));
      case "if":
        return allOf([effect.brings]);
      default:
        return [effect];
    }
  });

const ALL: readonly Wanted[] = [...LOCATIONS, ...PEOPLE, ...THINGS, ...DANGERS, ...OBJECTIVES, ...FATES];

const placesOf = (template: string): readonly string[] =>
  [...new Set([...template.matchAll(/\{(\w+)/g)].map(([, name = ""]) => name))].sort();

test("both languages have the texts of all rows, and no others", () => {
  for (const lang of languageIds) {
    const keys = [...ALL.map(({ key }) => key), ...partsSaid(lang)].sort();
    expect(Object.keys(CARDS[lang]).sort(), lang).toEqual(keys);
  }
});

describe.each(languageIds)("cards (%s)", (lang) => {
  const texts = CARDS[lang];
  const saying = (key: string): string => texts[key] ?? "";
  const namedAt = (place: string): string => saying(`location.${place}`).toLowerCase();
  const symbolIn = (symbol: string): string => saying(`symbol.${symbol}`).toLowerCase();

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

  test("rules and stories are whole sentences, names and calls are not", () => {
    for (const { key, most, values } of ALL)
      if (most > CALL) expect(text(texts, key, values), key).toMatch(/[.!?][“”]?$/);
      else expect(saying(key), key).not.toMatch(/\.$/);
  });

  test("a secret objective begins with the main objective, a betrayal with lost morale", () => {
    const [done, lost] =
      lang === "de"
        ? ["Das gemeinsame Ziel ist geschafft.", "Die Moral ist 0."]
        : ["The main objective is completed.", "Morale is 0."];
    for (const [id, conditions] of HIDDEN) {
      const said = conditionsSaid(conditions, texts);
      expect(said.startsWith(done), id).toBe(conditions[0].is === "main-objective");
      expect(said.startsWith(lost), id).toBe(conditions[0].is === "morale-lost");
    }
  });

  test("crises and hidden objectives are said in whole sentences that fit their cards", () => {
    const said = [
      ...CRISES.map(({ id, effects }) => [id, effectsSaid(effects, texts), RULE] as const),
      ...HIDDEN.map(([id, conditions]) => [id, conditionsSaid(conditions, texts), GOAL] as const),
    ];
    for (const [id, sentences, most] of said) {
      expect(sentences, id).toMatch(/^\S.*\.$/);
      expect(sentences, id).not.toMatch(/[{}#|]| {2}|\.\.|(^| )-\d/);
      expect(sentences.length, `${id}: ${sentences}`).toBeLessThanOrEqual(most);
    }
  });

  test("a goal and a condition name the symbols of their rows, and say where starter cards do not count", () => {
    const starters = lang === "de" ? /Startkarte/ : /starter card/i;
    for (const { id, normal, hardcore } of MAIN_OBJECTIVES)
      for (const [key, goals] of [
        [`main.${id}.goal`, normal.goals],
        [`main.${id}.hard.goal`, hardcore.goals],
      ] as const) {
        expect(starters.test(saying(key)), key).toBe(goals.some((goal) => "starters" in goal && !goal.starters));
        for (const goal of goals)
          if ("symbol" in goal) expect(saying(key).toLowerCase(), key).toContain(symbolIn(goal.symbol));
      }
    for (const [id, conditions] of HIDDEN) {
      const said = conditionsSaid(conditions, texts);
      expect(starters.test(said), id).toBe(conditions.some((one) => one.is === "cards" && !one.starters));
      for (const one of conditions)
        if (one.is === "cards") expect(said.toLowerCase(), id).toContain(symbolIn(one.symbol));
    }
  });

  test("no two cards of a kind are called the same", () => {
    const kinds = {
      survivor: SURVIVORS,
      item: ITEMS,
      location: PLACES,
      crisis: CRISES,
      main: MAIN_OBJECTIVES,
      crossroads: CROSSROADS,
    };
    for (const [kind, rows] of Object.entries(kinds))
      expect(new Set(rows.map(({ id }) => saying(`${kind}.${id}`))).size, kind).toBe(rows.length);
    // An exiled player may hold two of them, and all are told of at the end.
    const hidden = [
      ...SECRETS.map(({ id }) => `secret.${id}`),
      ...BETRAYALS.map(({ id }) => `betrayal.${id}`),
      ...EXILES.map(({ id }) => `exile.${id}`),
    ];
    expect(new Set(hidden.map(saying)).size).toBe(hidden.length);
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

  test("a story is two or three sentences", () => {
    for (const { id } of CROSSROADS) {
      const sentences = saying(`crossroads.${id}.story`).match(/[.!?][“”]?(?= |$)/g) ?? [];
      expect([2, 3], id).toContain(sentences.length);
    }
  });

  test("a trigger names the survivors and locations that it asks for, and says where exiled players are meant or not", () => {
    const exile = lang === "de" ? /verbannt/ : /exile/;
    const inDeck = lang === "de" ? /noch im Stapel/ : /still in the deck/;
    for (const { id, trigger } of CROSSROADS) {
      const key = `crossroads.${id}.trigger`;
      const needs = "needs" in trigger ? trigger.needs : [];
      const exiles = needs.some(
        (need) =>
          ("loyal" in need && need.loyal) ||
          (need.is === "odd" && (need.what === "beside-exile" || need.what === "exiled-beside-loyal")),
      );
      expect(exile.test(saying(key)), key).toBe(exiles);
      expect(inDeck.test(saying(key)), key).toBe(needs.some(({ is }) => is === "in-deck"));
      for (const need of needs) {
        if ("who" in need && need.who !== null) expect(saying(key), key).toContain(saying(`survivor.${need.who}`));
        if (need.is === "acted-at") expect(saying(key).toLowerCase(), key).toContain(namedAt(need.at));
        if ((need.is === "own" || need.is === "controls") && PLACES.some((place) => place.id === need.at))
          expect(saying(key), key).toContain(saying(`location.${need.at}.at`));
      }
    }
  });

  test("an effect says what its row does: how much, to whom and where", () => {
    const nothing = lang === "de" ? "Nichts geschieht." : "Nothing happens.";
    const [morale, food] = lang === "de" ? ["Moral ", "Nahrung "] : ["orale ", "ood "];
    const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
    for (const row of CROSSROADS)
      for (const { effects, effect: key } of optionsOf(row)) {
        const said = saying(key);
        // Card 5 interrupts: where it does nothing, the die is not raised.
        expect(said === nothing, key).toBe(effects.length === 0 && row.trigger.on !== "interrupt");
        for (const effect of allOf(effects)) {
          if (effect.does === "morale") expect(said, key).toContain(morale + signed(effect.by));
          if (effect.does === "food") expect(said, key).toContain(food + signed(effect.by));
          // A named survivor; "subject" is whom the trigger or the sentence tells of.
          if ("who" in effect && effect.who !== "subject" && effect.who !== "there")
            expect(said, key).toContain(saying(`survivor.${effect.who}`));
          if ("at" in effect && PLACES.some(({ id }) => id === effect.at) && effect.at !== "there")
            expect(said.toLowerCase(), key).toContain(namedAt(effect.at));
          for (const n of numbersIn(effect))
            if (
              ["expose", "zombies", "add-helpless", "remove-helpless", "search", "noise", "wound"].includes(effect.does)
            )
              expect(said, key).toContain(String(n));
        }
      }
  });
});
