import { readFileSync } from "node:fs";
import { readReport } from "@endzeit/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { positionOf, sitAt } from "./positions.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

test("who finds a rule broken points at its sentence, and the file plays itself to the moment", async () => {
  const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.go("#/saves");
  const position = await positionOf("zombiaki", "middle");
  await sitAt(page, position);
  await page.getByRole("button", { name: "Menu", exact: true }).first().click();
  await page.getByRole("button", { name: "This breaks the rules" }).click();
  const sheet = page.getByRole("dialog");
  const sentence = sheet.getByRole("radio").first();
  await sentence.waitFor();
  expect(await findings(page)).toEqual([]);
  await visitor.picture("complaint");
  await sentence.check();
  await sheet.getByLabel(/What should have happened/).fill("Nothing.");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    sheet.getByRole("button", { name: "Make the file" }).click(),
  ]);
  const file = await download.path();
  const reported = readReport(JSON.parse(readFileSync(file, "utf8")));
  expect(reported).toMatchObject({ step: position.step, broken: { words: "Nothing." } });
  expect(reported?.broken?.rests.some((rest) => reported.broken?.rule.startsWith(rest))).toBe(true);

  await visitor.go("#/saves");
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.locator("main.replay").waitFor();
  expect(new URL(page.url()).hash).toMatch(new RegExp(`^#/replay/\\w+/${position.step}$`));
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});
