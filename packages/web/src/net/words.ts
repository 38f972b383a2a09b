/** What a person typed or pasted, without what the wire takes from nobody: control characters, marks that turn the writing. */
export const cleaned = (words: string): string =>
  words
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();

/** A seat at another table, for one of those who sit at this one. */
export interface Again {
  readonly seat: number;
  readonly table: string;
  readonly secret: string;
}

/** The message that carries it. It names no server: it leads to the one over which it came, and nowhere else. */
export const againWords = ({ seat, table, secret }: Again): string => `↻ ${seat + 1} #/t/${table}/${secret}`;

export function againIn(words: string): Again | null {
  const [, seat, table, secret] = /^↻ ([1-8]) #\/t\/([\w-]{16})\/([\w-]{43})$/.exec(words) ?? [];
  return table === undefined || secret === undefined ? null : { seat: Number(seat) - 1, table, secret };
}
