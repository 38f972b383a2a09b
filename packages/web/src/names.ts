const MOST = 18;
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A name as it is shown: a long one ends in "…", and no letter, flag or emoji is cut through. */
export function short(name: string, most: number = MOST): string {
  const all = Array.from(letters.segment(name), ({ segment }) => segment);
  return all.length <= most
    ? name
    : `${all
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}
