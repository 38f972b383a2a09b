import { type ByLanguage, type Language, makeRulesPage, type Origin, type RulesPage } from "@endzeit/engine";
import { SPACES } from "../content/board.ts";
import { EVENTS, STORY } from "../content/cards.ts";
import { FORAGE_ORIGIN, GUNFIRE_ORIGIN, MELEE_ORIGIN } from "../content/tables.ts";
import { UNITS } from "../content/units.ts";
import { ZEDS_ORIGIN } from "../content/zeds.ts";
import { sectionsDe } from "./rules.de.ts";
import { sectionsEn } from "./rules.en.ts";

/** For a card, unit, space or table: where it is from. A card whose Act or symbol is ours counts as ours. */
const CONTENT: ReadonlyMap<string, Origin> = new Map<string, Origin>([
  ...EVENTS.map(({ id, origin, actOrigin, symbol }): [string, Origin] => [
    id,
    actOrigin === "stand-in" || symbol !== "none" ? "stand-in" : origin,
  ]),
  ...STORY.map(({ id, origin }): [string, Origin] => [id, origin]),
  ...UNITS.map(({ id, origin }): [string, Origin] => [id, origin]),
  ...SPACES.map(({ name, origin }): [string, Origin] => [name, origin]),
  ["civilian", "public source"],
  ["setup-1", "public source"],
  ["setup-2", "public source"],
  ["setup-3", "public source"],
  ["setup-deck", "public source"],
  ["setup-seats", "stand-in"],
  ["setup-story", "public source"],
  ["board-1", "public source"],
  ["symbols", "stand-in"],
  ["5.3-table", FORAGE_ORIGIN],
  ["5.4-table", GUNFIRE_ORIGIN],
  ["6.1-table", MELEE_ORIGIN],
  ["6.1-loser", "public source"],
  ["bag-1", ZEDS_ORIGIN],
  ["marker-leader", "public source"],
  ["marker-tough", "public source"],
  ["score-1", "public source"],
  ["score-2", "stand-in"],
  ["more-units-1", "public source"],
]);

const PAGES: ByLanguage<Parameters<typeof makeRulesPage>> = {
  de: ["Dawn of the Zeds, Basis-Spiel: die Regeln", sectionsDe, CONTENT],
  en: ["Dawn of the Zeds, basic game: the rules", sectionsEn, CONTENT],
};

/** The whole rules page, complete enough to play from. */
export function rulesPage(lang: Language): RulesPage {
  return makeRulesPage(...PAGES[lang]);
}
