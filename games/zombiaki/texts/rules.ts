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
  /** Printed in the rulebook, a ruling where the book is silent, or a house rule of this table. */
  readonly source: "rulebook" | "ruling" | "house";
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
    ? { title: "Zombiaki: die Regeln", sections: sectionsDe.map(section) }
    : { title: "Zombiaki: the rules", sections: sectionsEn.map(section) };
}

function section({ id, heading, paragraphs }: SectionSource): RulesSection {
  return {
    id,
    heading,
    paragraphs: Object.entries(paragraphs).map(([anchor, text]) => ({ id: anchor, text, source: sourceOf(anchor) })),
  };
}

/** The anchor tells the source: R1 to R114 are the rulings of the fact sheet, in its numbering. */
function sourceOf(anchor: string): RulesParagraph["source"] {
  if (/^R\d+$/.test(anchor)) return "ruling";
  return /^(option|house)-/.test(anchor) ? "house" : "rulebook";
}
