import { type ByLanguage, type Language, makeRulesPage, type Origin, type RulesPage, text } from "@endzeit/engine";
import { BUILDINGS } from "../content/buildings.ts";
import { BID_TILES, EQUIPMENT, SCALE_ORIGINS, SCORING_TILES } from "../content/cards.ts";
import type { View } from "../state.ts";
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import { changedNumbers } from "./here.ts";
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

const TEXTS: ByLanguage = { de, en };
const PAGES: ByLanguage<Parameters<typeof makeRulesPage>> = {
  de: ["Armageddon: die Regeln", sectionsDe, CONTENT],
  en: ["Armageddon: the rules", sectionsEn, CONTENT],
};

/** The whole rules page, complete enough to play from. With the view of a match it says what that match plays with other numbers. */
export function rulesPage(lang: Language, view?: View): RulesPage {
  const page = makeRulesPage(...PAGES[lang]);
  if (view === undefined) return page;
  const texts = TEXTS[lang];
  const changed = changedNumbers(view.numbers, texts);
  return {
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((paragraph) => {
        const what = changed.get(paragraph.id);
        return what === undefined
          ? paragraph
          : { ...paragraph, text: `${paragraph.text} ${text(texts, "rules.here", { what })}` };
      }),
    })),
  };
}
