import {
  type JsonObject,
  type Language,
  languageIds,
  type RuleSource,
  type RulesParagraph,
  randomFrom,
  type Texts,
  text,
  type Values,
} from "@endzeit/engine";
import { anchorsOf } from "@endzeit/engine/testing";
import { describe, expect, it, test } from "vitest";
import { BETRAYALS } from "../content/betrayals.ts";
import { CRISES } from "../content/crises.ts";
import { CROSSROADS } from "../content/crossroads.ts";
import { EXPOSURE_DIE } from "../content/dice.ts";
import { EXILES } from "../content/exiles.ts";
import { ITEM_CARDS, ITEMS, STARTER_DECK } from "../content/items.ts";
import { MORALE_TRACK, PLACES, ROUND_TRACK } from "../content/locations.ts";
import { MAIN_OBJECTIVES } from "../content/main-objectives.ts";
import { ORIGINS } from "../content/marks.ts";
import { SECRETS } from "../content/secrets.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { winterDerToten } from "../index.ts";
import { options } from "../options.ts";
import { reasons } from "../rules/reasons.ts";
import de from "../texts/cards.de.json" with { type: "json" };
import en from "../texts/cards.en.json" with { type: "json" };
import { conditionsSaid, effectsSaid } from "../texts/clauses.ts";
import { goalNumbers, setupNumbers } from "../texts/numbers.ts";
import { rulesPage } from "../texts/rules.ts";

// The page of rules: every heading of the rulebook, every ruling once, and the numbers of the content where they are stated.

/** The headings of the rulebook in its order, with their anchors. One of them is there twice, so that the cards themselves get an article. */
const HEADINGS: readonly (readonly [heading: string, anchor: string])[] = [
  ["Spielziel", "goal"],
  ["Spielmaterial", "components"],
  ["Zielkarten", "objectives"],
  ["Karten für Überlebende", "survivor-cards"],
  ["Übersichtsbögen", "reference-sheets"],
  ["Objektkarten", "item-cards"],
  ["Krisenkarten", "crisis-cards"],
  ["Die Schicksalskarten", "crossroads-cards"],
  ["Marker", "tokens"],
  ["Figuren", "figures"],
  ["Koloniespielplan", "colony-board"],
  ["Standortkarten", "location-cards"],
  ["Würfel", "dice-kinds"],
  ["Startspielermarker", "first-player-token"],
  ["Spielaufbau", "setup"],
  ["Kolonie-Spielplan und Standortkarten", "setup-board"],
  ["Spieler", "setup-players"],
  ["Spielende und Abrechnung", "end-and-scoring"],
  ["Spielende", "end"],
  ["Gewinner", "winners"],
  ["Spielablauf", "round"],
  ["Spielerphase", "player-phase"],
  ["1. Krise aufdecken", "reveal-crisis"],
  ["2. Aktionswürfel werfen", "roll-dice"],
  ["3. Spielzüge durchführen", "turns"],
  ["Aktionen mit Aktionswürfel", "dice-actions"],
  ["Angreifen", "attack"],
  ["Durchsuchen", "search"],
  ["Eingang verbarrikadieren", "barricade"],
  ["Abfall entsorgen", "clean-waste"],
  ["Zombies anlocken", "attract"],
  ["Spezialfähigkeit nutzen", "ability"],
  ["Aktionen ohne Aktionswürfel", "free-actions"],
  ["Karten ausspielen", "play-card"],
  ["Karte zur Krisen-Abwendung beisteuern", "contribute"],
  ["Überlebende bewegen", "move"],
  ["Nahrungsmarker ausgeben", "spend-food"],
  ["Um Karten bitten", "request"],
  ["Ausrüstung weitergeben", "hand-off"],
  ["Über Verbannung abstimmen", "exile-vote"],
  ["Koloniephase", "colony-phase"],
  ["1. Nahrung verteilen", "food"],
  ["2. Abfall überprüfen", "check-waste"],
  ["3. Krise abhandeln", "crisis"],
  ["4. Zombies ins Spiel bringen", "zombies-arrive"],
  ["5. Gemeinsames Ziel überprüfen", "main-objective"],
  ["6. Rundenanzeiger weiterrücken", "round-marker"],
  ["7. Startspielermarker weiterreichen", "first-player"],
  ["Spezielle Situationen", "special"],
  ["Abstimmungen", "votes"],
  ["Infektionswürfe", "exposure"],
  ["Kartentexte", "card-texts"],
  ["Schicksalskarten", "crossroads"],
  ["Überlebende ins Spiel bringen", "new-survivors"],
  ["Überlebende töten", "death"],
  ["Verbannung", "exile"],
  ["Würfelwürfe", "dice"],
  ["Zombies ins Spiel bringen", "adding-zombies"],
  ["Zombies töten", "killing-zombies"],
];

/** What the rulebook says without a heading of its own, or not at all. */
const OURS = [
  ...["bite", "variants", "secrets", "talk", "house-rules", "box"],
  ...["survivors", "items", "crises", "main", "secrets", "betrayals", "exiles", "crossroads"].map((of) => `all-${of}`),
];

const RULINGS: readonly (readonly [family: string, last: number])[] = [
  ["R", 96],
  ["X", 54],
];

const CARDS: { readonly [lang in Language]: Texts } = { de, en };

const opened = (content: JsonObject | null, options = {}) =>
  winterDerToten.setup({ players: 3, options, content }, randomFrom("rules page"));

const paragraphs = (lang: Language): readonly RulesParagraph[] =>
  rulesPage(lang).sections.flatMap((section) => section.paragraphs);
const from = (lang: Language, source: RuleSource): string[] =>
  paragraphs(lang).flatMap((paragraph) => (paragraph.source === source ? [paragraph.id] : []));

const german = anchorsOf(rulesPage("de"));

describe("headings", () => {
  test("the page goes through the rulebook in its order, each heading under its name", () => {
    const sections = rulesPage("de").sections.filter(({ id }) => !OURS.includes(id));
    expect(sections.map(({ id, heading }) => [heading, id])).toEqual(HEADINGS);
  });

  test.each(languageIds)("no two are alike, and none is without a paragraph (%s)", (lang) => {
    const { sections } = rulesPage(lang);
    expect(new Set(sections.map(({ heading }) => heading)).size).toBe(HEADINGS.length + OURS.length);
    expect(sections.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
  });
});

describe("anchors", () => {
  test("are the same in both languages, each there once", () => {
    expect(anchorsOf(rulesPage("en"))).toEqual(german);
    expect(new Set(german).size).toBe(german.length);
  });

  test("every refusal and every option finds its rule", () => {
    const needed = [...Object.values(reasons), ...options.map(({ id }) => `option-${id}`)];
    expect(needed.filter((anchor) => !german.includes(anchor))).toEqual([]);
  });

  test("no option is explained that there is not", () => {
    const explained = german.filter((anchor) => anchor.startsWith("option-"));
    expect(explained).toEqual(options.map(({ id }) => `option-${id}`));
  });
});

describe.each(languageIds)("%s", (lang) => {
  const page = new Map(
    paragraphs(lang).map(({ id, name, text }) => [id, name === undefined ? text : `${name}: ${text}`]),
  );
  const said = (anchor: string): string => page.get(anchor) ?? "";
  const names = CARDS[lang];

  it("holds every ruling exactly once", () => {
    const all = RULINGS.flatMap(([family, last]) => Array.from({ length: last }, (_, at) => `${family}${at + 1}`));
    expect(from(lang, "ruling").sort()).toEqual(all.sort());
  });

  it("says everything in whole sentences", () => {
    expect([...page].filter(([, text]) => !/[.!?]$/.test(text)).map(([id]) => id)).toEqual([]);
  });

  it("says what is ours, by its name", () => {
    expect(from(lang, "stand-in")).toEqual([
      ...["objectives-ours", "crisis-cards-ours", "crossroads-cards-marks"],
      ...CRISES.filter(({ mark }) => mark === "SI").map(({ id }) => `crisis-${id}`),
      ...MAIN_OBJECTIVES.flatMap(({ id, timeMark, normal, hardcore }) =>
        [`main-${id}`, `main-${id}-hard`].flatMap((anchor, side) => {
          const { goal, ...begins } = [normal, hardcore][side]?.marks ?? normal.marks;
          return [
            ...(goal === "SI" ? [anchor] : []),
            ...([timeMark, ...Object.values(begins)].includes("SI") ? [`${anchor}-setup`] : []),
          ];
        }),
      ),
      ...SECRETS.filter(({ mark }) => mark === "SI").map(({ id }) => `secret-${id}`),
      ...BETRAYALS.filter(({ mark }) => mark === "SI").map(({ id }) => `betrayal-${id}`),
      ...EXILES.filter(({ mark }) => mark === "SI").map(({ id }) => `exile-${id}`),
    ]);
    for (const { id, mark } of CRISES)
      expect(said("crisis-cards-ours").includes(names[`crisis.${id}`] ?? "?"), id).toBe(ORIGINS[mark] === "stand-in");
  });

  it("lists the crossroads cards that a cooperative and a tame game leave out", () => {
    const [coop = "", tame = ""] = said("crossroads-cards-marks")
      .split(/[:;]/)
      .slice(1)
      .map((part) => part.replaceAll(/\D+/g, " ").trim())
      .filter((part) => part !== "");
    const numbered = (holds: (row: (typeof CROSSROADS)[number]) => boolean): string =>
      CROSSROADS.flatMap((row, at) => (holds(row) ? [at + 1] : [])).join(" ");
    expect([coop, tame]).toEqual([numbered(({ nonCoop }) => nonCoop), numbered(({ mature }) => mature)]);
    expect(said("option-tame").match(/\d+/g)?.join(" ")).toBe(tame);
  });

  it("states what each location has room for, and its symbols in their order", () => {
    for (const [no, { id, spaces, entranceSpaces, noise, symbols }] of PLACES.entries()) {
      if (id === "colony") continue;
      expect(said(id).startsWith(names[`location.${id}`] ?? "?"), id).toBe(true);
      expect(said(id).match(/\d+/g)?.map(Number), id).toEqual([no, spaces, entranceSpaces, noise]);
      const printed = symbols.map((symbol) => names[`symbol.${symbol}`]).join(", ");
      expect(said(id).toLowerCase(), id).toContain(printed.toLowerCase());
    }
  });

  it("states the numbers of colony, tracks and exposure die", () => {
    const numbers = (anchor: string): number[] | undefined => said(anchor).match(/\d+/g)?.map(Number);
    const { entrances = 0, entranceSpaces = 0, spaces = 0 } = PLACES[0] ?? {};
    expect(numbers("colony-board-1")).toEqual([entrances, entranceSpaces, spaces]);
    expect(numbers("colony-board-2")).toEqual([0, MORALE_TRACK]);
    expect(ROUND_TRACK).toBe(MORALE_TRACK);
    expect(numbers("exposure-die")).toEqual([12, ...EXPOSURE_DIE.map(({ sides }) => sides)]);
  });

  it("counts the cards of the box", () => {
    const numbers = (anchor: string): number[] | undefined => said(anchor).match(/\d+/g)?.map(Number);
    const starters = ITEM_CARDS.filter(({ deck }) => deck === STARTER_DECK).length;
    const ordinary = SECRETS.filter(({ insteadOf }) => insteadOf === null).length;
    expect(numbers("item-cards-1")).toEqual([ITEM_CARDS.length, starters, (ITEM_CARDS.length - starters) / 6]);
    expect(numbers("survivor-cards-1")).toEqual([SURVIVORS.length]);
    expect(numbers("crisis-cards-1")?.[0]).toBe(CRISES.length);
    expect(numbers("crossroads-cards-1")?.[0]).toBe(CROSSROADS.length);
    expect(numbers("objectives-1")).toEqual([MAIN_OBJECTIVES.length, ordinary, BETRAYALS.length, EXILES.length]);
  });

  /** Each card with its anchor and with what has to stand in its paragraph. */
  const value = (key: string, values: Values = {}): string => text(names, key, values);
  const sides = MAIN_OBJECTIVES.flatMap(({ id, normal, hardcore }) => [
    { anchor: `main-${id}`, key: `main.${id}`, title: `main.${id}`, side: normal },
    { anchor: `main-${id}-hard`, key: `main.${id}.hard`, title: `main.${id}.hard.title`, side: hardcore },
  ]);
  const wanted: readonly (readonly [anchor: string, ...parts: readonly string[]])[] = [
    ...SURVIVORS.map(({ id, influence, attack, search, die }) => {
      const printed = [`survivor.${id}`, `survivor.${id}.job`, `survivor.${id}.ability`];
      return [
        `survivor-${id}`,
        ...printed.map((key) => value(key, { die: die ?? 0 })),
        ...[influence, attack, search].map(String),
      ] as const;
    }),
    ...ITEMS.map(({ id, symbol, counts }) => {
      const decks = counts.flatMap((n, deck) => {
        if (n === 0) return [];
        return [deck === STARTER_DECK ? ` ${n}` : `${value(`location.${PLACES[deck]?.id}`)} ${n}`];
      });
      return [
        `item-${id}`,
        value(`item.${id}`),
        value(`symbol.${symbol}`),
        value(`item.${id}.text`),
        ...decks,
      ] as const;
    }),
    ...CRISES.map(
      ({ id, symbols, effects }) =>
        [
          `crisis-${id}`,
          value(`crisis.${id}`),
          ...symbols.map((symbol) => value(`symbol.${symbol}`)),
          effectsSaid(effects, names),
        ] as const,
    ),
    ...sides.flatMap(({ anchor, key, title, side }) => [
      [anchor, value(title), value(`${key}.goal`, goalNumbers(side))] as const,
      [`${anchor}-setup`, value(title), value(`${key}.setup`, setupNumbers(side))] as const,
    ]),
    ...SECRETS.map(
      ({ id, conditions }) => [`secret-${id}`, value(`secret.${id}`), conditionsSaid(conditions, names)] as const,
    ),
    ...BETRAYALS.map(
      ({ id, conditions }) => [`betrayal-${id}`, value(`betrayal.${id}`), conditionsSaid(conditions, names)] as const,
    ),
    ...EXILES.map(
      ({ id, loyal, betrayer }) =>
        [`exile-${id}`, value(`exile.${id}`), conditionsSaid(loyal, names), conditionsSaid(betrayer, names)] as const,
    ),
    ...CROSSROADS.map(({ id }, at) => {
      // Whatever the texts of a card are, but its story, which it tells itself when it comes.
      const keys = Object.keys(names).filter(
        (key) => key === `crossroads.${id}` || key.startsWith(`crossroads.${id}.`),
      );
      return [
        `crossroads-${id}`,
        ` ${at + 1}, `,
        ...keys.filter((key) => !key.endsWith(".story")).map((key) => value(key)),
      ] as const;
    }),
  ];

  it("has a paragraph for every card of the box, with all that it says", () => {
    const listed = rulesPage(lang).sections.filter(({ id }) => id.startsWith("all-"));
    const anchors = listed.flatMap((section) => section.paragraphs.map(({ id }) => id));
    expect(anchors).toEqual(wanted.map(([anchor]) => anchor));
    for (const [anchor, ...parts] of wanted) for (const part of parts) expect(said(anchor), anchor).toContain(part);
    for (const anchor of anchors) expect(said(anchor), anchor).not.toMatch(/[{}#|]| {2}|\.\.|[a-z]\.[a-z]|undefined/);
  });
});

test("each survivor and each item has its picture beside its row, once", () => {
  const drawn = rulesPage("de").sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ card }) => card ?? []));
  expect(drawn).toEqual([...SURVIVORS, ...ITEMS].map(({ id }) => id));
});

describe("crossroads cards", () => {
  test("are folded on the page, and not told at a table", () => {
    const folded = rulesPage("de").sections.filter((section) => section.folded);
    expect(folded.map(({ id }) => id)).toEqual(["all-crossroads"]);
    const table = anchorsOf(rulesPage("de", opened(null)));
    expect(table.filter((anchor) => CROSSROADS.some(({ id }) => anchor === `crossroads-${id}`))).toEqual([]);
  });
});

describe("at a table", () => {
  const textsAt = (content: JsonObject | null, options = {}): ReadonlyMap<string, string> =>
    new Map(
      rulesPage("en", opened(content, options)).sections.flatMap((section) =>
        section.paragraphs.map((paragraph) => [paragraph.id, paragraph.text]),
      ),
    );
  const general = new Map(paragraphs("en").map((paragraph) => [paragraph.id, paragraph.text]));
  const changedAt = (content: JsonObject | null, options = {}): readonly string[] =>
    [...textsAt(content, options)].filter(([id, now]) => general.has(id) && general.get(id) !== now).map(([id]) => id);

  test("with the built-in cards the page lists just these", () => {
    expect(changedAt(null)).toEqual([]);
  });

  test("with other cards the page lists the table's, and says so", () => {
    const pack = {
      game: "winter-der-toten",
      survivors: [{ id: "loretta-clay", die: 2 }],
      items: [{ id: "pistol@police-station", count: 0 }],
      crises: [{ id: "despair", effects: "morale -3" }],
      objectives: [{ id: "raiding-party", colony: 0, school: 4, helplessMore: 1 }],
      secrets: [{ id: "hunger", conditions: "main-objective; cards hand food 4" }],
      exiles: [{ id: "crafty", betrayer: "cards hand tool 5" }],
    };
    const told: readonly (readonly [anchor: string, part: string])[] = [
      ["survivor-loretta-clay", "with die 2+"],
      ["item-pistol", "None of them is in play."],
      ["crisis-despair", "Morale −3."],
      ["main-raiding-party-setup", "School 4"],
      ["secret-hunger", "4 food cards"],
      ["exile-crafty", "5 tools"],
    ];
    expect(winterDerToten.content.problems(pack)).toEqual([]);
    expect(changedAt(pack)).toEqual(told.map(([anchor]) => anchor));
    const table = textsAt(pack);
    for (const [anchor, part] of told) {
      expect(table.get(anchor)).toContain(part);
      expect(table.get(anchor)).toMatch(/So this match plays it\.$/);
    }
    expect(table.get("main-raiding-party-setup")).not.toContain("{");
  });

  test("with the second list of survivor cards the page counts these", () => {
    expect(changedAt(null, { outsiders: "second-list" })).toEqual([
      "item-outsider-1",
      "item-outsider-2",
      "item-outsider-3",
    ]);
  });
});
