import { type NameProblem, nameProblem, seenName, tidyName } from "@endzeit/wire";

/** What a person typed for a name, tidy and without what nobody sees, and what is still wrong with it. */
export function nameFrom(typed: string): { readonly name: string; readonly problem: NameProblem | null } {
  const name = tidyName(seenName(typed.replace(/\s+/gu, " ")));
  return { name, problem: nameProblem(name) };
}

/** What a person typed or pasted, without what the wire takes from nobody: control characters, marks that turn the writing. */
export const cleaned = (words: string): string =>
  words
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();

/** The message that says where the same people sit down again. It holds no secret: each takes the same seat by the secret of this one. */
export const againWords = (table: string): string => `↻ #/t/${table}`;

/** The table that such a message names. */
export const againIn = (words: string): string | null => /^↻ #\/t\/([\w-]{16})$/.exec(words)?.[1] ?? null;
