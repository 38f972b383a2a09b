/** A problem such as `content.cards[3].count: …`, with the line of the file where that field stands, as far as it is there. */
export function withLine(text: string, problem: string): string {
  const path = /^\w+((?:\.\w+|\[\d+\])+):/.exec(problem)?.[1];
  if (path === undefined) return problem;
  const wanted = [...path.matchAll(/\.(\w+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index));
  const line = lineOf(text, wanted);
  return line === null ? problem : `line ${line}: ${problem}`;
}

interface Level {
  /** The next item of a list, or the key of an object that is being read. */
  at: number | string | null;
  readonly list: boolean;
}

/** The line on which the value of a path stands in good JSON; where the path ends early, that of its last part there is. */
export function lineOf(text: string, path: readonly (string | number)[]): number | null {
  const levels: Level[] = [];
  let line = 1;
  const best: { depth: number; line: number | null } = { depth: 0, line: null };
  const reached = (): void => {
    const depth = levels.findIndex((level, i) => level.at !== path[i]);
    const fits = depth < 0 ? levels.length : depth;
    if (fits !== levels.length || fits <= best.depth) return;
    best.depth = fits;
    best.line = line;
  };
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:\n]|[^\s[\]{},:"]+/g)) {
    const level = levels.at(-1);
    switch (token) {
      case "\n":
        line++;
        break;
      case "[":
      case "{":
        if (level?.list) reached();
        levels.push({ at: token === "[" ? 0 : null, list: token === "[" });
        break;
      case "]":
      case "}":
        levels.pop();
        break;
      case ",":
        if (level !== undefined) level.at = level.list && typeof level.at === "number" ? level.at + 1 : null;
        break;
      case ":":
        break;
      default:
        if (level?.list) reached();
        else if (level !== undefined && level.at === null && token.startsWith('"')) {
          level.at = String(JSON.parse(token));
          reached();
        }
    }
  }
  return best.line;
}
