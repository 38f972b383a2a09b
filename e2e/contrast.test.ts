import { type GameId, gameIds, loadGame } from "@endzeit/games";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PHONE } from "./circle.ts";
import { faintWords, inWords } from "./contrast.ts";
import { nextGlance } from "./glance.ts";
import { endOf, openWith, positionOf, questionsOf, sitAt, TIMES } from "./positions.ts";
import { Site, type Visitor } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open({ sharp: true });
});
afterAll(() => site.close());

/** From night to sunrise. */
const HOURS = [0, 0.5, 1];

/** Sheets by their keys; the first has the game's own words. */
const SHEETS = [
  ["list", "a"],
  ["log", "l"],
  ["rules", "r"],
  ["keys", "?"],
] as const;

/** What each game has at least to show at that moment. */
const OPENED: { readonly [game in GameId]?: readonly string[] } = {
  zombiaki: ["refusal", "card"],
  "walking-dead": ["refusal", "card"],
  armageddon: ["card"],
  "dawn-of-the-zeds": ["hint", "refusal"],
  "winter-der-toten": ["hint", "card"],
};

/**
 * A laptop reads German, a phone and a low window English: the words differ, what lies behind them does not. Whoever reads at every hour
 * of the night need not do so at every time of a match; a low window has the fewest words.
 */
const WINDOWS = [
  { name: "laptop", lang: "de", options: { viewport: { width: 1440, height: 900 } }, times: TIMES },
  { name: "phone", lang: "en", options: PHONE, times: TIMES },
  {
    name: "low window",
    lang: "en",
    options: { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
    times: ["middle"],
  },
] as const;

describe.each(WINDOWS)("on a $name", ({ name, lang, options, times }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await site.visitor(options);
    await openWith(visitor.page, lang);
  });
  afterAll(() => visitor.close());

  test.each(gameIds)("every word of %s is read against what lies behind it, from night to sunrise", async (game) => {
    const { page } = visitor;
    const found: string[] = [];
    for (const time of times) {
      await sitAt(page, await positionOf(game, time));
      const faint = await faintWords(page, time === "middle" ? HOURS : [0, 1]);
      found.push(...inWords(faint).map((line) => `${time}: ${line}`));
      await visitor.picture(`light-${game}-${time}-${name}`);
    }
    expect(found).toEqual([]);
  });

  test("so is every word of a fight in the place of the map", async () => {
    const { page } = visitor;
    const found: string[] = [];
    const fights = (await questionsOf("walking-dead")).filter(({ ask }) => ask === "arm" || ask === "axe");
    expect(fights).toHaveLength(2);
    for (const fight of fights) {
      await sitAt(page, fight);
      await page.locator(".duel").waitFor();
      found.push(...inWords(await faintWords(page, [0, 1])).map((line) => `${fight.ask}: ${line}`));
    }
    expect(found).toEqual([]);
  });

  test.each(gameIds)("every word on the page of %s is read against its scene", async (game) => {
    await visitor.go(`#/game/${game}`);
    await visitor.page.locator(".minute li").nth(2).waitFor();
    expect(inWords(await faintWords(visitor.page, [0]))).toEqual([]);
    await visitor.picture(`light-${game}-page-${name}`);
  });

  // The shell's own sheets are the same over every game, and in a low window the same as on a phone.
  test.runIf(name !== "low window").each(gameIds)(
    "so is every word of what opens over %s: a hint, a refusal, the sheets, the end",
    async (game) => {
      const { page } = visitor;
      const found: string[] = [];
      const seen: string[] = [];
      const read = async (what: string, dawns: readonly number[]): Promise<void> => {
        seen.push(what);
        found.push(...inWords(await faintWords(page, dawns)).map((line) => `${what}: ${line}`));
        await visitor.picture(`light-${game}-${what}-${name}`);
        await page.keyboard.press("Escape");
        await expect.poll(() => page.locator("dialog").count()).toBe(0);
      };
      await sitAt(page, await positionOf(game, "middle"));
      await nextGlance(page, null);
      if ((await loadGame(game)).advise !== undefined) {
        await page.keyboard.press("h");
        await page.locator(".reason .hint").waitFor();
        await read("hint", [0, 1]);
      }
      const unlit = page.locator('.board button[aria-disabled="true"]:visible');
      if ((await unlit.count()) > 0) {
        await unlit.first().press("Enter");
        await page.locator(".reason.why").waitFor();
        await read("refusal", [0, 1]);
      }
      const hand = page.locator(".cards button.card");
      if ((await hand.count()) > 0) {
        await hand.first().dispatchEvent("contextmenu");
        await page.locator("dialog[open] .face").first().waitFor();
        await read("card", [1]);
      }
      for (const [what, key] of game === gameIds[0] ? SHEETS : SHEETS.slice(0, 1)) {
        await page.keyboard.press(key);
        await page.locator("dialog[open]").waitFor();
        if (what === "rules") await rulesStand(page);
        await read(what, [1]);
      }
      await sitAt(page, await endOf(game));
      found.push(...inWords(await faintWords(page, [1])).map((line) => `end: ${line}`));
      await visitor.picture(`light-${game}-end-sheet-${name}`);
      expect(seen).toEqual(expect.arrayContaining([...(OPENED[game] ?? [])]));
      expect(found).toEqual([]);
    },
  );
});

/** The rules are there, and have been turned to the place that they are opened at. */
async function rulesStand(page: Page): Promise<void> {
  const first = page.locator("dialog[open] .rules section").first();
  await first.waitFor();
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const last = before;
      before = (await first.boundingBox())?.y ?? Number.NaN;
      return before === last;
    })
    .toBe(true);
}

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
