import type { Origin } from "./game.ts";

/** The rules of one language, each section and paragraph with an anchor that refusals, notes and options link to. */
export interface RulesPage {
  readonly title: string;
  readonly sections: readonly RulesSection[];
}

export interface RulesSection {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly RulesParagraph[];
  /** Who plays may rather not read it by chance: a screen shows it only when it is asked to. */
  readonly folded?: boolean;
}

export interface RulesParagraph {
  readonly id: string;
  /** What it is about, in an index that is looked through for a name. */
  readonly name?: string;
  readonly text: string;
  readonly source: RuleSource;
  /** The card that it tells of: a screen shows its face beside it. */
  readonly card?: string;
}

/** Where a paragraph is from: printed or known, a ruling where the book is silent, or a house rule of a table. */
export type RuleSource = Origin | "ruling" | "house";

/** A section as it is written down: paragraphs by anchor, in the order of reading. */
export interface SectionSource {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: { readonly [id: string]: string };
}

/** The page of a game from its sections. The anchor of a paragraph tells its source; `known` says it for content that is not the rulebook's. */
export function makeRulesPage(
  title: string,
  sections: readonly SectionSource[],
  known: ReadonlyMap<string, Origin> = new Map(),
): RulesPage {
  return {
    title,
    sections: sections.map(({ id, heading, paragraphs }) => ({
      id,
      heading,
      paragraphs: Object.entries(paragraphs).map(([anchor, text]) => ({
        id: anchor,
        text,
        source: sourceOf(anchor, known),
      })),
    })),
  };
}

/** `R42` and the like are rulings, `option-…` and `house-…` house rules. */
function sourceOf(anchor: string, known: ReadonlyMap<string, Origin>): RuleSource {
  if (/^[A-Z]\d+$/.test(anchor)) return "ruling";
  if (/^(option|house)-/.test(anchor)) return "house";
  return known.get(anchor) ?? "rulebook";
}
