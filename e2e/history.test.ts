import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { endOf, sitAt } from "./positions.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

test("the end of a match leads to the table and back, and the night is kept with its replay", async () => {
  const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.go("#/saves");
  const end = await endOf("zombiaki");
  await sitAt(page, { ...end, persons: [1] });
  const finale = page.getByRole("region").filter({ has: page.locator(".why") });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await findings(page)).toEqual([]);
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    finale.getByRole("button", { name: "Share as a picture" }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe("endzeit-zombiaki.png");
  if (process.env["PICTURES"] !== undefined) await picture.saveAs(`${process.env["PICTURES"]}/finale-shared.png`);
  await finale.getByText("The picture is among your downloads.").waitFor();
  await page.keyboard.press("Escape");
  await finale.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches("main.board"))).toBe(true);
  await page.getByRole("button", { name: "The match is over" }).click();
  await finale.getByRole("link", { name: "Your nights" }).click();

  await page.getByRole("heading", { name: "Your nights", level: 1 }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "Watch the night" }).click();
  await page.locator("main.replay").waitFor();
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});
