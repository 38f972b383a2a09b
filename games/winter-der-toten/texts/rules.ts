import { type ByLanguage, type Language, makeRulesPage, type Origin, type RulesPage } from "@endzeit/engine";
import { FLAGS_MARK } from "../content/crossroads.ts";
import { EXPOSURE_DIE_MARK } from "../content/dice.ts";
import { countMark, STARTER_DECK } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { ORIGINS } from "../content/marks.ts";
import { sectionsDe } from "./rules.de.ts";
import { sectionsEn } from "./rules.en.ts";

/** For a location, a die, a mark: where it is from. What these sections say themselves is from the rulebook. */
const CONTENT: ReadonlyMap<string, Origin> = new Map<string, Origin>([
  ...PLACES.map(({ id, mark }): [string, Origin] => [id === "colony" ? "colony-board-1" : id, ORIGINS[mark]]),
  ["colony-board-2", ORIGINS.A],
  ["survivor-cards-3", ORIGINS.A],
  ["item-cards-3", ORIGINS[countMark(0, STARTER_DECK)]],
  ["exposure-die", ORIGINS[EXPOSURE_DIE_MARK]],
  ["coop-survivors", ORIGINS.A],
  ["crisis-cards-blizzard", ORIGINS.C],
  ["setup-board-4", ORIGINS.B],
  ["objectives-ours", ORIGINS.SI],
  ["crisis-cards-ours", ORIGINS.SI],
  ["crossroads-cards-marks", ORIGINS[FLAGS_MARK]],
]);

const PAGES: ByLanguage<Parameters<typeof makeRulesPage>> = {
  de: ["Winter der Toten: die Regeln", sectionsDe, CONTENT],
  en: ["Dead of Winter: the rules", sectionsEn, CONTENT],
};

/** The whole rules page: every heading of the rulebook, and every ruling beside the rule that it belongs to. */
export function rulesPage(lang: Language): RulesPage {
  return makeRulesPage(...PAGES[lang]);
}
