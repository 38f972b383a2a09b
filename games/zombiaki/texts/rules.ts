import { type ByLanguage, type Language, makeRulesPage, type RulesPage } from "@endzeit/engine";
import { sectionsDe } from "./rules.de.ts";
import { sectionsEn } from "./rules.en.ts";

const PAGES: ByLanguage<Parameters<typeof makeRulesPage>> = {
  de: ["Zombiaki: die Regeln", sectionsDe],
  en: ["Zombiaki: the rules", sectionsEn],
};

/** The whole rules page, complete enough to play from. */
export function rulesPage(lang: Language): RulesPage {
  return makeRulesPage(...PAGES[lang]);
}
