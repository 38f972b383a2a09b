import { type AnyGame, type Language, type RulesPage, ruleOfQuestion } from "@endzeit/engine";
import type { Now } from "../now.ts";

/** A sentence of a rules page, with the anchor of its paragraph and what stands above it. */
export interface RuleSentence {
  readonly rule: string;
  readonly heading: string;
  readonly sentence: string;
  /** Nobody should come upon it by a search. */
  readonly folded: boolean;
}

/** All sentences of a rules page, in the order of reading. */
export function sentencesOf({ sections }: RulesPage, lang: Language): readonly RuleSentence[] {
  const sentences = new Intl.Segmenter(lang, { granularity: "sentence" });
  return sections.flatMap(({ heading, paragraphs, folded = false }) =>
    paragraphs.flatMap(({ id, name, text }) =>
      [...sentences.segment(text)].flatMap(({ segment }) => {
        const sentence = segment.trim();
        return sentence === ""
          ? []
          : [{ rule: id, heading: name === undefined ? heading : `${heading}, ${name}`, sentence, folded }];
      }),
    ),
  );
}

/** The anchors of the rules that a moment names: of its question, of what is refused there, and of what is noted on the table. */
export function restsAt(
  game: AnyGame,
  now: Pick<Now, "question" | "view" | "refused">,
  seat: number | null,
  refused: string | null,
): readonly string[] {
  const { question, view } = now;
  const named = [
    ...(refused === null ? [] : [refused]),
    ...(question === null ? [] : [ruleOfQuestion(game, question)]),
    ...now.refused.map(({ refusal }) => refusal.rule),
    ...game.notes(view, seat).flatMap(({ rule }) => rule ?? []),
  ];
  return [...new Set(named)];
}

/** Whether a sentence stands at an anchor: that of its paragraph, or of the card or section that the paragraph belongs to. */
export const standsAt = ({ rule }: RuleSentence, anchor: string): boolean =>
  rule === anchor || rule.startsWith(`${anchor}-`);
