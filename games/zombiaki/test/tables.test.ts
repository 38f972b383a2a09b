import { type Language, languageIds } from "@endzeit/engine";
import { boardHolds, moments, readBoard } from "@endzeit/kit/testing";
import { describe, expect, test } from "vitest";
import set from "../board/index.ts";
import { zombiaki } from "../index.ts";
import { Figure, LANES, THING_NAMES, Thing, type View } from "../state.ts";

test("what stands beside the street holds for each seat and a spectator at every question", () =>
  boardHolds(zombiaki, set, { bound: 2000, seed: 20071018, matches: 6 }));

/** What the view says of a square, as a reader must hear it. */
function stands(view: View, square: number, lang: Language): string[] {
  const texts = zombiaki.texts[lang];
  const figure = view.figure[square];
  if (figure !== Figure.none)
    return [texts[`figure.${figure === Figure.dog ? "dog" : "zombie"}`] ?? "?", String(view.strength[square])];
  const thing = view.thing[square] ?? Thing.none;
  return thing === Thing.none ? [] : [texts[`thing.${THING_NAMES[thing]}`] ?? "?"];
}

describe.each(languageIds)("the street as a table (%s)", (lang) => {
  const texts = zombiaki.texts[lang];

  test.each([3, 4, 5])("each cell says what stands under its headings, match %i", (seed) => {
    for (const match of moments(zombiaki, 2, seed)) {
      for (const eyes of [null, 0, 1]) {
        const view = match.view(eyes);
        const cells = readBoard(set, view, texts);
        expect(cells).toHaveLength(15);
        for (const { column, row, text } of cells) {
          const lane = LANES.findIndex((name) => texts["lane.name"]?.replace("{lane}", name) === column);
          const section = [1, 2, 3, 4, 5].find((n) => texts["section.name"]?.replace("{section}", `${n}`) === row) ?? 0;
          expect([lane >= 0, section > 0], `${column} ${row}`).toEqual([true, true]);
          const at = `${LANES[lane]}${section}`;
          for (const said of [at, ...stands(view, lane * 5 + section - 1, lang)]) expect(text, at).toContain(said);
        }
      }
    }
  });
});
