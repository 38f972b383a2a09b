import { type Language, languageIds, type RuleSource, type RulesParagraph, type Texts } from "@endzeit/engine";
import { anchorsOf } from "@endzeit/engine/testing";
import { describe, expect, it, test } from "vitest";
import { BETRAYALS } from "../content/betrayals.ts";
import { CRISES } from "../content/crises.ts";
import { CROSSROADS } from "../content/crossroads.ts";
import { EXPOSURE_DIE } from "../content/dice.ts";
import { EXILES } from "../content/exiles.ts";
import { ITEM_CARDS, STARTER_DECK } from "../content/items.ts";
import { MORALE_TRACK, PLACES, ROUND_TRACK } from "../content/locations.ts";
import { MAIN_OBJECTIVES } from "../content/main-objectives.ts";
import { ORIGINS } from "../content/marks.ts";
import { SECRETS } from "../content/secrets.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { options } from "../options.ts";
import { reasons } from "../rules/reasons.ts";
import de from "../texts/cards.de.json" with { type: "json" };
import en from "../texts/cards.en.json" with { type: "json" };
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
const OURS = ["bite", "variants", "secrets", "talk", "house-rules"];

const RULINGS: readonly (readonly [family: string, last: number])[] = [
  ["R", 96],
  ["X", 54],
];

const CARDS: { readonly [lang in Language]: Texts } = { de, en };

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
  const page = new Map(paragraphs(lang).map(({ id, text }) => [id, text]));
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
    expect(from(lang, "stand-in")).toEqual(["objectives-ours", "crisis-cards-ours", "crossroads-cards-marks"]);
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
});
