import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Titles of the tests of this folder. */

const TITLE = /\b(?:describe|it|test)\(\s*(["'`])(.*?)\1/gs;

const titles = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".test.ts"))
  .flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(TITLE)].map(([, , title]) => title),
  );

/** Those of the numbers that no title names: 7 with the letter R as `R-07`. */
export function unnamed(letter: "R" | "T" | "X", numbers: readonly number[]): readonly number[] {
  return numbers.filter((number) => {
    const named = new RegExp(`\\b${letter}-${String(number).padStart(2, "0")}\\b`);
    return !titles.some((title) => named.test(title));
  });
}
