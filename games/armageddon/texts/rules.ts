import { makeRulesPage, type Origin, type RulesPage } from "@endzeit/engine";
import { BUILDINGS } from "../content/buildings.ts";
import { BID_TILES, EQUIPMENT, SCALE_ORIGINS, SCORING_TILES } from "../content/cards.ts";
import { sectionsDe } from "./rules.de.ts";
import { sectionsEn } from "./rules.en.ts";

/** For a building, tile or card: where what it does is from. Of a building with a lasting effect the numbers may still be ours. */
const CONTENT: ReadonlyMap<string, Origin> = new Map<string, Origin>([
  ...BUILDINGS.map(({ id, passive, effect, numbers }): [string, Origin] => [id, passive === "none" ? numbers : effect]),
  ...BID_TILES.map(({ id, origin }): [string, Origin] => [id, origin]),
  ...SCORING_TILES.map(({ id, origin }): [string, Origin] => [`tile-${id}`, origin]),
  ...EQUIPMENT.map(({ id, origin }): [string, Origin] => [id, origin]),
  ["map", SCALE_ORIGINS.map],
]);

/** The whole rules page, complete enough to play from. */
export function rulesPage(lang: "de" | "en"): RulesPage {
  return lang === "de"
    ? makeRulesPage("Armageddon: die Regeln", sectionsDe, CONTENT)
    : makeRulesPage("Armageddon: the rules", sectionsEn, CONTENT);
}
