import {
  type ByLanguage,
  type Language,
  makeRulesPage,
  type Origin,
  type RulesPage,
  type RulesSection,
  type Texts,
  text,
} from "@endzeit/engine";
import { FLAGS_MARK } from "../content/crossroads.ts";
import { EXPOSURE_DIE_MARK } from "../content/dice.ts";
import { countMark, STARTER_DECK } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { ORIGINS } from "../content/marks.ts";
import { numbers } from "../content/pack.ts";
import { itemsInBox } from "../pools.ts";
import type { View } from "../state.ts";
import boardDe from "./board.de.json" with { type: "json" };
import boardEn from "./board.en.json" with { type: "json" };
import boxDe from "./box.de.json" with { type: "json" };
import boxEn from "./box.en.json" with { type: "json" };
import { type Box, boxSections, SEALED } from "./box.ts";
import cardsDe from "./cards.de.json" with { type: "json" };
import cardsEn from "./cards.en.json" with { type: "json" };
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

const TEXTS: ByLanguage = { de: { ...cardsDe, ...boardDe, ...boxDe }, en: { ...cardsEn, ...boardEn, ...boxEn } };
const BUILT_IN: Box = { numbers: numbers(null), items: numbers(null).items };

/**
 * The whole rules page: every heading of the rulebook, every ruling beside the rule that it belongs to, and every card of the box. With the
 * view of a match the cards are those of that match.
 */
export function rulesPage(lang: Language, view?: View): RulesPage {
  const page = makeRulesPage(...PAGES[lang]);
  const texts = TEXTS[lang];
  const builtIn = boxSections(BUILT_IN, texts);
  const cards =
    view === undefined ? builtIn : atTable(builtIn, boxSections({ ...view, items: itemsInBox(view) }, texts), texts);
  return { ...page, sections: [...page.sections, lead(texts), ...cards] };
}

const lead = (texts: Texts): RulesSection => ({
  id: "box",
  heading: text(texts, "box"),
  paragraphs: ["lead", "built-in"].map((id) => ({
    id: `box-${id}`,
    text: text(texts, `box.${id}`),
    source: "rulebook",
  })),
});

/** What a match plays otherwise is said to be so; what it may still turn up is not told beforehand. */
function atTable(
  builtIn: readonly RulesSection[],
  played: readonly RulesSection[],
  texts: Texts,
): readonly RulesSection[] {
  return played.map(({ id, heading, paragraphs }, section) => {
    if (id === SEALED)
      return { id, heading, paragraphs: [{ id: `${id}-1`, text: text(texts, "box.sealed"), source: "rulebook" }] };
    return {
      id,
      heading,
      paragraphs: paragraphs.map((paragraph, at) =>
        paragraph.text === builtIn[section].paragraphs[at].text
          ? paragraph
          : { ...paragraph, text: `${paragraph.text} ${text(texts, "box.here")}`, source: "rulebook" },
      ),
    };
  });
}
