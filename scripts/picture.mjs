// The parts of the house and the arrows between them, as CONTRIBUTING.md draws them.
import { readFileSync } from "node:fs";

/**
 * The picture is drawn once and read twice: `.dependency-cruiser.cjs` refuses an import against it, and its test counts that there is
 * one for each arrow. `-->` goes from what is imported to who imports it, `-.->` to who reads files of it.
 * @returns {{ parts: readonly string[], imports: ReadonlyMap<string, readonly string[]>, reads: ReadonlyMap<string, readonly string[]> }}
 *   the parts by their paths; by each part what it imports, and what it reads
 */
export function readPicture() {
  const page = readFileSync(new URL("../CONTRIBUTING.md", import.meta.url), "utf8");
  const drawing = /```mermaid\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
  /** @type {Map<string, string>} */
  const paths = new Map();
  for (const [, name = "", label = ""] of drawing.matchAll(/^ *(\w+)\["(.+)"\]$/gm))
    paths.set(name, (label.split("<br/>")[0] ?? "").replace("&lt;id&gt;", "<id>"));
  /** @param {string} sort */
  const arrows = (sort) => {
    /** @type {Map<string, string[]>} */
    const by = new Map([...paths.values()].map((path) => [path, []]));
    for (const line of drawing.split("\n")) {
      const ends = line.split(` ${sort} `);
      if (ends.length !== 2) continue;
      const [from, to] = ends.map((end) => end.split("&").map((name) => paths.get(name.trim()) ?? `${name.trim()}?`));
      for (const importer of to ?? []) by.set(importer, [...(by.get(importer) ?? []), ...(from ?? [])]);
    }
    return by;
  };
  return { parts: [...paths.values()], imports: arrows("-->"), reads: arrows("-.->") };
}
