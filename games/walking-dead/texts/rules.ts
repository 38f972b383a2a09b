import type { Origin } from "@endzeit/engine";
import { CHARACTERS, ENCOUNTERS, EQUIPMENT, TILES, WALKER_CARDS } from "../content/cards.ts";
import { sectionsDe } from "./rules.de.ts";
import { sectionsEn } from "./rules.en.ts";

/** The rules of one language, each section and paragraph with an anchor that refusals, notes and options link to. */
export interface RulesPage {
  readonly title: string;
  readonly sections: readonly RulesSection[];
}

export interface RulesSection {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly RulesParagraph[];
}

export interface RulesParagraph {
  readonly id: string;
  readonly text: string;
  /** Where it is from: for a card, tile or power where its effect is from, a ruling where the book is silent, or a house rule. */
  readonly source: Origin | "ruling" | "house";
}

/** A section as it is written down: paragraphs by anchor, in the order of reading. */
export interface SectionSource {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: { readonly [id: string]: string };
}

/** The whole rules page, complete enough to play from. */
export function rulesPage(lang: "de" | "en"): RulesPage {
  return lang === "de"
    ? { title: "The Walking Dead – Das Spiel: die Regeln", sections: sectionsDe.map(section) }
    : { title: "The Walking Dead – The Board Game: the rules", sections: sectionsEn.map(section) };
}

function section({ id, heading, paragraphs }: SectionSource): RulesSection {
  return {
    id,
    heading,
    paragraphs: Object.entries(paragraphs).map(([anchor, text]) => ({ id: anchor, text, source: sourceOf(anchor) })),
  };
}

const CONTENT: ReadonlyMap<string, Origin> = new Map<string, Origin>([
  ...[...EQUIPMENT, ...ENCOUNTERS, ...WALKER_CARDS].map(({ id, effect }): [string, Origin] => [id, effect]),
  ...[...CHARACTERS, ...TILES].map(({ id, origin }): [string, Origin] => [id, origin]),
  ["board-1", "stand-in"],
  ["regions-1", "stand-in"],
]);

/** The anchor tells the source: A1 to X34 are the rulings of the fact sheet in its numbering, P1 to P6 those of the publisher. */
function sourceOf(anchor: string): RulesParagraph["source"] {
  if (/^[A-Z]\d+$/.test(anchor)) return "ruling";
  if (/^(option|house)-/.test(anchor)) return "house";
  return CONTENT.get(anchor) ?? "rulebook";
}
