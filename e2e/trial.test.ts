import { afterAll, beforeAll, expect, test } from "vitest";
import { endOf, sitAt } from "./positions.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

test("from a moment of a replay both answers are played on, with figures and a sentence", async () => {
  const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.go("#/saves");
  const end = await endOf("zombiaki");
  await sitAt(page, { ...end, persons: [1] });
  await page.locator(".why").waitFor();
  const id = await page.evaluate(() => location.hash.split("/")[2]);
  await visitor.go(`#/replay/${id}/40`);
  await page.getByRole("button", { name: "Try another answer" }).click();
  await page.getByLabel("Matches a side").fill("40");
  await page.getByLabel("Who plays").selectOption("random");
  await page.screenshot({ path: "/tmp/hands/b-if0.png" });
  await page.getByRole("button", { name: "Play it out" }).click();
  await page.getByText("80 of 80 matches").waitFor();
  await page.getByRole("button", { name: "Once more" }).waitFor();
  await page.getByText("Who plays").scrollIntoViewIfNeeded();
  await page.screenshot({ path: "/tmp/hands/b-if1.png" });
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});
