import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gameIds } from "./index.ts";

// "Where a rule lives" in a game's README.md leads from the printed rulebook to the code, and must not lead astray.

describe.each(gameIds)("%s", (id) => {
  const folder = join(import.meta.dirname, id);
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");
  const named = [...read("README.md").matchAll(/`((?:[a-z-]+\/)*[a-z0-9-]+\.ts)`/g)].map(([, file = ""]) => file);

  it("every file that its README names is there", () => {
    expect(named.filter((file) => !["", "rules", "content"].some((at) => existsSync(join(folder, at, file))))).toEqual(
      [],
    );
  });

  it("every file with steps or questions is named, for the rules in it", () => {
    const joined = ["rules/index.ts", "rules/all-steps.ts"].filter((file) => existsSync(join(folder, file))).map(read);
    const files = joined.flatMap((text) => [...text.matchAll(/ \w+(?:Steps|Questions).*from "\.\/(.+)"/g)]);
    const names = new Set(named);
    expect(files.length).toBeGreaterThan(0);
    expect(
      files
        .map(([, file = ""]) => file)
        .filter((file) => !names.has(file) && !names.has(`rules/${file}`) && !file.startsWith("more-")),
    ).toEqual([]);
  });
});
