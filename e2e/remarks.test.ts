import { randomFrom } from "@endzeit/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { anybodyAnswers, LAPTOP, PHONE } from "./circle.ts";
import { openWith, positionFrom, sitAt } from "./positions.ts";
import { Site, type Visitor } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const SIZES = [
  ["phone", PHONE, ["zombiaki", "dawn-of-the-zeds", "armageddon"]],
  ["sideways", { ...PHONE, viewport: { width: 740, height: 360 } }, ["dawn-of-the-zeds", "armageddon"]],
  ["laptop", LAPTOP, ["zombiaki"]],
  ["wide", { viewport: { width: 2560, height: 1440 } }, ["armageddon"]],
] as const;

/** Takes back what has come to light, as far as the list of steps leads. */
async function takeBack({ page }: Visitor): Promise<void> {
  await page.keyboard.press("l");
  await page.locator("dialog[open] summary").last().click();
  await page.locator("dialog[open] .backs button").last().click();
  await page.locator("dialog[open] .primary").click();
}

test.each(SIZES)(
  "a bot says yes to a taking back in its own words, and covers nothing: %s",
  async (name, size, games) => {
    for (const game of games) {
      const visitor = await site.visitor(size);
      const { page } = visitor;
      await openWith(page, game === "armageddon" ? "de" : "en");
      const position = await positionFrom(game, 0.5);
      await sitAt(page, { ...position, persons: [position.seat] }, "level-4");
      const boxes = () =>
        page.evaluate(() =>
          [".board[role=region]", ".ask"].map((part) => {
            const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
            return [x, y, width, height].map(Math.round);
          }),
        );
      await takeBack(visitor);
      const news = page.locator("div.news");
      await news.waitFor();
      await visitor.picture(`remark-${game}-${name}`);
      const words = (await news.locator(".words").textContent()) ?? "";
      expect(words).toMatch(/^\S.* [“„].+[”“]$/);
      const said = words.split(/[“„”]/)[1] ?? "?";
      // Where the bot plays on at once, what it does is read out after it.
      if (game === "zombiaki")
        expect((await page.locator("[role=log]").allTextContents()).join(), "read out").toContain(said);
      expect(await findings(page), game).toEqual([]);
      const before = await boxes();
      await news.getByRole("button").last().click();
      await news.waitFor({ state: "detached" });
      expect(await boxes(), "nothing has moved").toEqual(before);
      // What was said stands in the log.
      if ((await page.locator("dialog[open]").count()) === 0) await page.keyboard.press("l");
      await page.locator("li", { hasText: said }).first().waitFor();
      expect(visitor.faults).toEqual([]);
      await visitor.close();
    }
  },
);

test("who knows better offers to have a clear slip taken back, and a press does it", async () => {
  const visitor = await site.visitor(PHONE);
  const { page } = visitor;
  await openWith(page, "en");
  const act = page.locator("div.news button.act");
  const random = randomFrom("slips");
  for (let seat = 0; (await act.count()) === 0; seat = 1 - seat) {
    await sitAt(page, { ...(await positionFrom("zombiaki", 0.1)), persons: [seat] }, "level-3");
    for (let n = 0; n < 60 && (await act.count()) === 0; n++) {
      await anybodyAnswers([{ visitor }], random);
      await page.waitForTimeout(60);
      if ((await page.locator(".finale").count()) > 0) break;
    }
  }
  // As long as it has the focus it stays.
  await act.focus();
  await visitor.picture("remark-offer-phone");
  const words = page.locator("div.news .words span");
  const whole = (): Promise<boolean> => words.evaluate((span) => span.scrollHeight <= span.clientHeight + 1);
  expect(await whole(), "read to its end").toBe(true);
  await page.setViewportSize({ width: 740, height: 360 });
  await visitor.picture("remark-offer-sideways");
  expect(await whole(), "read to its end, sideways").toBe(true);
  await page.setViewportSize(PHONE.viewport);
  expect(await findings(page)).toEqual([]);
  const steps = () => page.locator(".log-scroll li, dialog[open] .log li").count();
  await page.keyboard.press("l");
  const before = await steps();
  await page.keyboard.press("Escape");
  await act.click();
  await act.waitFor({ state: "detached" });
  await page.keyboard.press("l");
  expect(await steps()).toBeLessThan(before);
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

test("whoever does not want to hear them has them silent", async () => {
  const visitor = await site.visitor(LAPTOP);
  const { page } = visitor;
  await visitor.go("#/settings");
  await page.getByLabel("Bots remark on the match now and then").uncheck();
  await visitor.picture("remark-settings");
  const position = await positionFrom("zombiaki", 0.5);
  await sitAt(page, { ...position, persons: [position.seat] }, "level-4");
  await takeBack(visitor);
  await page.locator("div.news").getByText("Taken back").waitFor();
  // Besides what she said before the match.
  expect(((await page.locator(".log-scroll").textContent()) ?? "").split("Frau Grau: “").length - 1).toBe(1);
  await visitor.close();
});
