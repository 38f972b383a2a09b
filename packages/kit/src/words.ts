/** Letters of the longest piece of a title that must not break: a name on a card is made as small as it needs to stay whole. */
export function longestWord(title: string): number {
  return Math.max(1, ...title.split(/[\s\-–\u00AD]+/).map((word) => [...word].length));
}
