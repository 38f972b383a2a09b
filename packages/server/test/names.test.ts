import { describe, expect, test } from "vitest";
import { areAlike } from "../src/tables/names.ts";

describe("two names", () => {
  test.each([
    ["Ada", "Ada"],
    ["Ada", "ada"],
    ["Ada", "ADA"],
    ["Ada", "A d a"],
    ["Ada", "Аdа"],
    ["Ada", "Ａｄａ"],
    ["Ada", "𝓐𝓭𝓪"],
    ["Ada", "Ada."],
    ["Ben", "ВEN"],
    ["Ian", "lan"],
    ["Ian", "1an"],
    ["Ian", "ian"],
    ["Bob", "B0b"],
    ["Tom", "Torn"],
    ["Jörg", "Jorg"],
    ["Jörg", "JO\u0308RG"],
    ["Groß", "GROSS"],
    ["Αλέξης", "ΑΛΕΞΗΣ"],
    ["محمد", "مُحَمَّد"],
    ["می\u200cخواهم", "میخواهم"],
    ["!!!", "!!!"],
    ["👩\u200d🚀", "👩\u200d🚀"],
  ])("%s and %s are taken for each other", (a, b) => {
    expect(areAlike(a, b)).toBe(true);
    expect(areAlike(b, a)).toBe(true);
  });

  test.each([
    ["Ada", "Ida"],
    ["Ben", "Benn"],
    ["Player 1", "Player 2"],
    ["Lena", "Leo"],
    ["कि", "कु"],
    ["李", "季"],
    ["!!!", "???"],
    ["🧟", "👩\u200d🚀"],
    ["👩\u200d🚀", "👨\u200d🚀"],
  ])("%s and %s are not", (a, b) => {
    expect(areAlike(a, b)).toBe(false);
  });
});
