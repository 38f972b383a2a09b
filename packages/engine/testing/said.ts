import type { Answer, CoreState, Game, GameEvent, Phrase } from "../src/game.ts";
import type { RulesPage } from "../src/rules-page.ts";
import { type ByLanguage, type Language, languageIds, type Texts, text } from "../src/texts.ts";
import { must } from "./playing.ts";

/** The finished sentence of a phrase; fails where its text, a value or the name of a term is missing. */
export function sentence(texts: Texts, phrase: Phrase): string {
  const template = texts[phrase.text];
  must(template !== undefined, () => `"${phrase.text}" has no text.`);
  for (const [, name = "", kind = ""] of template.matchAll(/\{(\w+):(\w+)[}#]/g)) {
    const term = String(phrase.values[name]);
    // A number is its own name where there is no other.
    must(
      texts[`${kind}.${term}`] !== undefined || /^-?\d+$/.test(term),
      () => `"${phrase.text}" names ${kind}.${term}, which has no name.`,
    );
  }
  const said = text(texts, phrase.text, phrase.values);
  must(!/[{}]|undefined|NaN/.test(said), () => `"${phrase.text}" is said as: ${said}`);
  return said;
}

/** A game's texts by their language, for `describe.each`. */
export const languagesOf = ({ texts }: { readonly texts: ByLanguage }) =>
  languageIds.map((lang): [string, Texts] => [lang, texts[lang]]);

/** Cards that lack a name or what they do, or say it in more characters than their face has room for. */
export const speechless = (texts: Texts, cards: readonly string[], most: number): readonly string[] =>
  cards.filter(
    (id) => texts[`card.${id}`] === undefined || !((texts[`text.${id}`]?.length ?? Number.POSITIVE_INFINITY) <= most),
  );

/** What can be linked on a page of rules. */
export const anchorsOf = (page: RulesPage): readonly string[] =>
  page.sections.flatMap(({ id, paragraphs }) => [id, ...paragraphs.map((paragraph) => paragraph.id)]);

interface Explained {
  readonly rulesPage: (lang: Language) => RulesPage;
  /** The source of the game's `insight.ts`, whose notes link rules. */
  readonly insight: string;
  /** The last number of each family of rulings, by its letter. */
  readonly rulings: { readonly [letter: string]: number };
  /** A card or place that any refusal may be about. */
  readonly about: number;
}

/** What holds of every game's texts and of its page of rules. In a game's `test/texts.test.ts`: `for (const [name, check] of textChecks(…)) test(name, check)`. */
export function textChecks<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  { rulesPage, insight, rulings, about }: Explained,
): readonly (readonly [name: string, check: () => void])[] {
  const anchors = anchorsOf(rulesPage("en"));
  const linked = (rule: string, by: string) =>
    must(anchors.includes(rule), () => `${by} names ${rule}, which the page of rules does not have.`);
  const inEachLanguage = (check: (texts: Texts) => void) => () => {
    for (const lang of languageIds) check(game.texts[lang]);
  };
  return [
    [
      "every option and every value of a choice is labelled and explained",
      inEachLanguage((texts) => {
        for (const { id, group, rule, ...option } of game.options) {
          const values = option.kind === "choice" ? option.values.map((value) => `option.${id}.${value}`) : [];
          for (const key of [`option.${id}`, `option.${id}.help`, `group.${group}`, ...values])
            must(texts[key] !== undefined, () => `"${key}" has no text.`);
          linked(`option-${id}`, "an option");
          if (rule !== undefined) linked(rule, `option ${id}`);
        }
      }),
    ],
    [
      "every reason of refusal is given in whole sentences, and its rule can be read",
      inEachLanguage((texts) => {
        for (const [reason, rule] of Object.entries(game.reasons)) {
          const said = sentence(texts, game.words.refusal({ rule, reason, about }));
          must(said.endsWith("."), () => `${reason} is no whole sentence: ${said}`);
          linked(rule, reason);
        }
      }),
    ],
    [
      "its page tells in two sentences what it is about, in three its rules, and who will play with whom",
      inEachLanguage((texts) => {
        const { min, max } = game.seats;
        const alone = min === 1 ? ["page.alone"] : [];
        for (const key of ["page.lead", "page.minute.1", "page.minute.2", "page.minute.3", ...alone])
          must(texts[key] !== undefined, () => `"${key}" has no text.`);
        const sentences = texts["page.lead"]?.split(/[.:] /).length;
        must(sentences === 2 || sentences === 3, () => `"page.lead" has ${sentences} sentences.`);
        for (let seat = 0; seat < max; seat++) {
          const said = texts[`page.play.${seat}`] ?? texts["page.play"];
          must(said?.includes("{foes}") === true, () => `"page.play" does not say with whom seat ${seat} plays.`);
        }
      }),
    ],
    [
      "the rules have the same anchors in each language, each once",
      () => {
        for (const lang of languageIds)
          must(anchorsOf(rulesPage(lang)).join() === anchors.join(), () => `the anchors in ${lang} differ.`);
        must(new Set(anchors).size === anchors.length, () => "an anchor stands twice.");
      },
    ],
    [
      "the rules hold every ruling, marked as such",
      () => {
        const marked = rulesPage("en").sections.flatMap(({ paragraphs }) =>
          paragraphs.flatMap(({ id, source }) => (source === "ruling" ? [id] : [])),
        );
        const all = Object.entries(rulings).flatMap(([letter, last]) =>
          Array.from({ length: last }, (_, i) => `${letter}${i + 1}`),
        );
        must(marked.sort().join() === all.sort().join(), () => `rulings: ${marked.join(", ")}.`);
      },
    ],
    [
      "every rule that a note links can be read",
      () => {
        for (const [, rule = ""] of insight.matchAll(/rule: "([\w.-]+)"/g)) linked(rule, "a note");
      },
    ],
  ];
}
