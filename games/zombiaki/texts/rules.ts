import { makeRulesPage, type RulesPage } from "@endzeit/engine";
import { sectionsDe } from "./rules.de.ts";
import { sectionsEn } from "./rules.en.ts";

/** The whole rules page, complete enough to play from. */
export function rulesPage(lang: "de" | "en"): RulesPage {
  return lang === "de"
    ? makeRulesPage("Zombiaki: die Regeln", sectionsDe)
    : makeRulesPage("Zombiaki: the rules", sectionsEn);
}
