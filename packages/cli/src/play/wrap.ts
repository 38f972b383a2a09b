// biome-ignore lint/suspicious/noControlCharactersInRegex: colours take no room.
const COLOUR = /\u001b\[[\d;]*m/g;
const widthOf = (text: string): number => text.replace(COLOUR, "").length;

/** Text broken between words, no line wider than `width` if its words allow it; what follows stands further in than its beginning. */
export function wrapped(text: string, width: number): string {
  return text
    .split("\n")
    .map((line) => (widthOf(line) <= width ? line : wrappedLine(line, width)))
    .join("\n");
}

function wrappedLine(line: string, width: number): string {
  const start = /^ */.exec(line)?.[0] ?? "";
  const further = `${start}  `;
  const lines: string[] = [];
  let current = "";
  for (const word of line.slice(start.length).split(" ")) {
    const next = current === "" ? `${lines.length === 0 ? start : further}${word}` : `${current} ${word}`;
    if (current === "" || widthOf(next) <= width) current = next;
    else {
      lines.push(current.trimEnd());
      current = `${further}${word}`;
    }
  }
  return [...lines, current].join("\n");
}
