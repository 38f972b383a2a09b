import { type ByLanguage, type Language, makeRulesPage, type Origin, type RulesPage } from "@endzeit/engine";
import { BOARD_ORIGIN } from "../content/board.ts";
import { CHARACTERS, ENCOUNTERS, EQUIPMENT, TILES, WALKER_CARDS } from "../content/cards.ts";
import { sectionsDe } from "./rules.de.ts";
import { sectionsEn } from "./rules.en.ts";

/** For a card, tile or power: where its effect is from. */
const CONTENT: ReadonlyMap<string, Origin> = new Map<string, Origin>([
  ...[...EQUIPMENT, ...ENCOUNTERS, ...WALKER_CARDS].map(({ id, effect }): [string, Origin] => [id, effect]),
  ...[...CHARACTERS, ...TILES].map(({ id, origin }): [string, Origin] => [id, origin]),
  ["board-1", BOARD_ORIGIN],
  ["regions-1", BOARD_ORIGIN],
]);

const PAGES: ByLanguage<Parameters<typeof makeRulesPage>> = {
  de: ["The Walking Dead – Das Spiel: die Regeln", sectionsDe, CONTENT],
  en: ["The Walking Dead – The Board Game: the rules", sectionsEn, CONTENT],
};

/** The whole rules page, complete enough to play from. */
export function rulesPage(lang: Language): RulesPage {
  return makeRulesPage(...PAGES[lang]);
}
