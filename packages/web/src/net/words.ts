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
