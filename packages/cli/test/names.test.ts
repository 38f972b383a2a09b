import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// One word for one thing: a type or a class that the parts of the house know of bears a name that no other one has.

/** Every game has its own of these, each of the kind that the name is of in the house. */
const OF_EACH_GAME: ReadonlySet<string> = new Set(["Step", "Question", "Answer", "Control"]);

const root = join(import.meta.dirname, "../../..");
const NAMES = /^\s*export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)\b/gm;

function declared(...of: readonly string[]): readonly { readonly name: string; readonly path: string }[] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...of], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => /(?<!\.test)\.(ts|svelte)$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(root, path), "utf8").matchAll(NAMES)].map(([, name = ""]) => ({ name, path })),
    );
}

const house = new Map<string, readonly { readonly name: string; readonly path: string }[]>();
for (const one of declared("packages/*/src/*")) house.set(one.name, [...(house.get(one.name) ?? []), one]);

test("no two files of the packages export a type or a class of the same name", () => {
  expect(house.size).toBeGreaterThan(100);
  expect([...house.values()].filter((all) => all.length > 1).flat()).toEqual([]);
});

test("what a game calls by a word of the house is of that kind", () => {
  const ofGames = declared("games/*").filter(({ path }) => !path.includes("/test/"));
  expect(ofGames.length).toBeGreaterThan(100);
  expect(ofGames.filter(({ name }) => house.has(name) && !OF_EACH_GAME.has(name))).toEqual([]);
});
