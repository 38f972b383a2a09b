import { gameIds } from "@endzeit/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faintWords, inWords } from "./contrast.ts";
import { openWith, positionOf, sitAt, TIMES } from "./positions.ts";
import { Site, type Visitor } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** From night to sunrise. */
const HOURS = [0, 0.25, 0.5, 0.75, 1];

/** A laptop reads German, a phone and a low window English: the words differ, what lies behind them does not. */
const WINDOWS = [
  { name: "laptop", lang: "de", options: { viewport: { width: 1440, height: 900 } } },
  { name: "phone", lang: "en", options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  {
    name: "low window",
    lang: "en",
    options: { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
  },
] as const;

describe.each(WINDOWS)("on a $name", ({ name, lang, options }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await site.visitor(options);
    await openWith(visitor.page, lang);
  });
  afterAll(() => visitor.close());

  test.each(gameIds)("every word of %s is read against what lies behind it, from night to sunrise", async (game) => {
    const { page } = visitor;
    const found: string[] = [];
    for (const time of TIMES) {
      await sitAt(page, await positionOf(game, time));
      const faint = await faintWords(page, HOURS);
      found.push(...inWords(faint).map((line) => `${time}: ${line}`));
      await visitor.picture(`light-${game}-${time}-${name}`);
    }
    expect(found).toEqual([]);
  });
});

test("the check sees what is too faint, whatever makes it so", async () => {
  const { page, ...visitor } = await site.visitor({ viewport: { width: 600, height: 400 } });
  await page.setContent(`
    <style>body { margin: 0; background: #000; font: 16px/2 sans-serif; } p { margin: 0; padding: 0 8px; }</style>
    <p style="color: #fff">white on black</p>
    <p style="color: #555">grey on black</p>
    <p style="color: #fff; opacity: 0.3">faded away</p>
    <p style="color: #fff; background: linear-gradient(90deg, #000, #fff 12em)">white on what becomes white</p>
    <p style="color: #777; font-size: 32px">large and grey</p>
    <p style="color: #fff; background: color-mix(in srgb, #000, #fff calc(var(--dawn) * 100%))">white at dawn</p>
    <p style="color: #fff; background: #888; text-shadow: 0 0 3px #000, 0 0 3px #000, 0 0 4px #000, 0 0 6px #000">with a shadow</p>
    <p class="vh" style="color: #111; position: absolute; clip-path: inset(50%)">for ears alone</p>`);
  const faint = inWords(await faintWords(page, [0, 1])).map((line) => /"(.*)"/.exec(line)?.[1]);
  expect(faint).toEqual(["grey on black", "faded away", "white on what becomes white", "white at dawn"]);
  expect(visitor.faults).toEqual([]);
});
