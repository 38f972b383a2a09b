import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { readPicture } from "../../../scripts/picture.mjs";

/*
 * The picture of the house in CONTRIBUTING.md against the house. What tests import is not drawn: they may look anywhere below their own
 * floor. `.dependency-cruiser.cjs` reads its layers from the same picture.
 */

const root = join(import.meta.dirname, "../../..");
const TEST = /\.test\.ts$|\/(test|testing)\//;
const CODE = /\.(ts|svelte|mjs|js)$/;

/** The part that a file or a pattern of files belongs to; what lies beside the parts belongs to none. */
function partOf(path: string): string | null {
  if (/^games\/[^/]+\/board\//.test(path)) return "games/<id>/board";
  if (/^games\/[^/]+\//.test(path)) return "games/<id>";
  return /^(packages\/[^/]+|games\/\w+\.ts|e2e|bench|scripts)(?=\/|$)/.exec(path)?.[0] ?? null;
}

interface Manifest {
  readonly name: string;
  readonly exports?: { readonly [path: string]: string | { readonly default: string } };
}

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path !== "");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** Every name under which a file of the house is imported. */
const exported = new Map<string, string>();
for (const path of files.filter((file) => /^(packages|games)\/.*package\.json$/.test(file))) {
  const { name, exports = {} }: Manifest = JSON.parse(read(path));
  for (const [entry, target] of Object.entries(exports))
    exported.set(join(name, entry), join(dirname(path), typeof target === "string" ? target : target.default));
}

const STRING = `["'\`]([^"'\`\\n]+)["'\`]`;
const IMPORTS = new RegExp(`(?:\\bfrom|\\bimport|\\bimport\\()\\s*${STRING}`, "g");
const PATHS = new RegExp(`new URL\\(\\s*${STRING}`, "g");
const GLOBS = /import\.meta\.glob[\s\S]*?\(\s*(\[[^\]]*\]|"[^"]*")/g;

/** The file behind an import's name; null for what is no file of the house. */
function fileOf(from: string, name: string): string | null {
  if (name.startsWith(".")) return relative(root, join(root, dirname(from), name));
  return exported.get(name) ?? null;
}

function connections(): { readonly imports: ReadonlySet<string>; readonly reads: ReadonlySet<string> } {
  const imports = new Set<string>();
  const reads = new Set<string>();
  for (const path of files.filter((file) => CODE.test(file) && !TEST.test(file.replace(/^e2e\/.*/, "")))) {
    const part = partOf(path);
    if (part === null) continue;
    const text = read(path).replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
    const add = (to: Set<string>, name: string): void => {
      const file = fileOf(path, name);
      const other = file === null ? null : partOf(file);
      if (other !== null && other !== part) to.add(`${part} uses ${other}`);
    };
    for (const [, name = ""] of text.matchAll(IMPORTS)) add(imports, name);
    for (const [, name = ""] of text.matchAll(PATHS)) add(CODE.test(name) ? imports : reads, name);
    for (const [, list = ""] of text.matchAll(GLOBS))
      for (const [, pattern = ""] of list.matchAll(/"([^"]*)"/g)) add(reads, pattern);
  }
  return { imports, reads };
}

const drawn = readPicture();
const used = connections();
const listed = (arrows: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  [...arrows].flatMap(([part, others]) => others.map((other) => `${part} uses ${other}`)).sort();

describe("the picture of the house", () => {
  test("shows every part and no other", () => {
    const there = new Set(files.flatMap((path) => (CODE.test(path) && !TEST.test(path) ? (partOf(path) ?? []) : [])));
    expect([...drawn.parts].sort()).toEqual([...there].sort());
  });

  test("has an arrow for every import between two parts and for no other", () => {
    expect(listed(drawn.imports)).toEqual([...used.imports].sort());
  });

  test("has a dashed arrow where a part reads files of another", () => {
    expect(listed(drawn.reads)).toEqual([...used.reads].sort());
  });
});

test("what CONTRIBUTING.md names is there", () => {
  const page = read("CONTRIBUTING.md");
  const named = [...page.matchAll(/`((?:packages|games|scripts|e2e)\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(40);
  // A save of the recipe that begins with one.
  const missing = named.filter((path) => !existsSync(join(root, path)) && !path.includes("/saves/"));
  expect(missing).toEqual([]);
});
