import { languageIds } from "@endzeit/engine";
import { gameIds } from "@endzeit/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LAPTOP } from "./circle.ts";
import { tornWords } from "./names.ts";
import { openWith } from "./positions.ts";
import { Site, type Visitor } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open({ sharp: true });
});
afterAll(() => site.close());

/** Each has letters of another size; a card is counted in letters. */
const WIDTHS = [360, 800, 1024, 1440, 2560];

describe.each(languageIds)("in %s", (lang) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await site.visitor(LAPTOP);
    await openWith(visitor.page, lang);
    await visitor.go("#/gallery");
    await visitor.page.locator("main .dawns").waitFor();
  });

  test.each(gameIds)("no name on a card of %s breaks inside a word or is cut, at any size of a card", async (game) => {
    const { page } = visitor;
    const opener = page.locator("main .row button").nth(gameIds.indexOf(game));
    if ((await opener.getAttribute("aria-expanded")) !== "true") await opener.click();
    await page.locator(`[data-cards="${game}"]`).last().waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const torn = await tornWords(page, `[data-cards="${game}"] .box .sheet`);
      expect(torn, `in a window ${width} px wide`).toEqual([]);
    }
    await visitor.picture(`cards-${game}-${lang}`);
  });
});

test("a word that is torn, cut or too long is found", async () => {
  const { page } = await site.visitor();
  await page.setContent(`
    <style>.sheet { font: 16px/1.2 sans-serif; width: 90px; margin: 10px; height: 90px; }</style>
    <div class="sheet">whole and short</div>
    <div class="sheet" style="overflow-wrap: anywhere; width: 40px">Streuner unterwegs</div>
    <div class="sheet">Unbeweglichkeit</div>
    <div class="sheet"><p style="margin: 0; width: 40px; height: 1.2em; overflow: hidden">one two three</p></div>
    <div class="sheet">kurz</div>`);
  const found = await tornWords(page, ".sheet");
  expect(found.map((line) => line.replace(/ at .*: /, ": "))).toEqual([
    "torn: Streuner",
    "torn: unterwegs",
    "beyond its card: Unbeweglichkeit",
    "cut: two",
    "cut: three",
  ]);
});
