/** Longest line that is read, in characters. A whole save of a long match takes less than a hundredth. */
export const MAX_LINE = 8 * 1024 * 1024;
/** Requests in a line, matches in a step, at most. */
export const MAX_BATCH = 1024;
/** How long the reply to a batch may grow, in characters. */
export const MAX_REPLY = 64 * 1024 * 1024;
/** Deepest nesting of a request. A state of a game takes 5. */
const MAX_DEPTH = 64;

/** A line, or null where one was too long to be kept. */
export type InputLine = string | null;

/** Cuts a stream of text into lines. A line over the limit is not kept in memory. */
export async function* linesOf(chunks: AsyncIterable<string>, most = MAX_LINE): AsyncGenerator<InputLine> {
  let held: string[] = [];
  let length = 0;
  const take = (piece: string): void => {
    length += piece.length;
    if (length > most) held = [];
    else held.push(piece);
  };
  const finish = (): InputLine => {
    const line = length > most ? null : held.join("").replace(/\r$/, "");
    held = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", from)) {
      take(chunk.slice(from, end));
      from = end + 1;
      yield finish();
    }
    take(chunk.slice(from));
  }
  if (length > 0) yield finish();
}

/** Whether a value is nested too deep to be walked through by recursion. */
export function tooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    const below: unknown[] = [];
    for (const item of level) {
      if (typeof item === "object" && item !== null) for (const child of Object.values(item)) below.push(child);
    }
    level = below;
  }
  return false;
}
