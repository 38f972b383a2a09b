/** So many letters as a reader counts them: an emoji of a family is one. */
export const NAME_LENGTH = 24;
/** A letter may be made of many characters; no name needs more than this. */
const MOST_UNITS = 200;
/** Before it is tidied it may be this long. Normalising takes time by the square: 16,000 marks on one letter cost most of a second. */
const MOST_TIDIED = 4 * MOST_UNITS;

/** Characters that nobody sees: control and format characters, fillers, marks that turn the writing, and what Unicode gives no picture. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/** Hidden ones that belong to what is seen: joiners within words and emoji, how an emoji is drawn, the flags of countries in countries. */
const JOINERS =
  /(?<=[\p{L}\p{M}\p{N}\p{S}])[\u200C\u200D](?=[\p{L}\p{S}])|(?<=[\p{N}\p{S}#*])[\uFE0E\uFE0F]|(?<=\u{1F3F4})[\u{E0061}-\u{E007A}]+\u{E007F}/gu;
/** Marks above and below one letter, so many that they would lie over the next line. */
const STACK = /\p{M}{5}/u;

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** What is wrong with a name: nothing of it is seen, something in it is not, it is too long, or its marks reach into the next line. */
export type NameProblem = "empty" | "hidden" | "long" | "stacked";

/** Whether there is anything to see. */
export const isSeen = (words: string): boolean => SEEN.test(words);

/** A name as it is kept: without what surrounds it, one space where there were several. One that is far too long stays as it is. */
export const tidyName = (name: string): string =>
  name.length > MOST_TIDIED
    ? name
    : name
        .normalize("NFC")
        .replace(/\p{Zs}+/gu, " ")
        .trim();

const HIDDEN_ALONE = new RegExp(`(${JOINERS.source})|${HIDDEN.source}`, "gu");
/** A name without what nobody sees, for whoever types one: what comes along with pasted words is nobody's fault. */
export const seenName = (name: string): string => name.replace(HIDDEN_ALONE, (_, joiner?: string) => joiner ?? "");

/** What is wrong with a tidy name; null when nothing is. */
export function nameProblem(name: string): NameProblem | null {
  if (!isSeen(name)) return "empty";
  if (name.length > MOST_UNITS) return "long";
  if (HIDDEN.test(name.replace(JOINERS, ""))) return "hidden";
  if (STACK.test(name)) return "stacked";
  return [...letters.segment(name)].length > NAME_LENGTH ? "long" : null;
}

/** The same in words, for programs. */
export const NAME_PROBLEMS: { readonly [problem in NameProblem]: string } = {
  empty: "has nothing in it that can be seen",
  hidden: "holds control characters or others that cannot be seen, such as marks that turn the writing",
  long: `is longer than ${NAME_LENGTH} letters`,
  stacked: "has too many marks on one letter",
};
