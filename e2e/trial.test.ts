import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { endOf, sitAt } from "./positions.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

test("both answers of a moment and both kinds of numbers are played on in the page; what was edited stays and is played with", async () => {
  const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const playOut = async (): Promise<void> => {
    await page.getByLabel("Matches a side").fill("20");
    await page.getByLabel("Who plays").selectOption("random");
    await page.getByRole("button", { name: "Play it out" }).click();
    await page.getByText("40 of 40 matches").waitFor();
    await page.getByRole("button", { name: "Once more" }).waitFor();
  };
  await visitor.go("#/saves");
  await sitAt(page, { ...(await endOf("zombiaki")), persons: [1] });
  const id = await page.evaluate(() => location.hash.split("/")[2]);
  await visitor.go(`#/replay/${id}/92`);
  await page.getByRole("button", { name: "Try another answer" }).click();
  await page.getByLabel("Instead").selectOption({ index: 1 });
  await playOut();
  await page
    .getByText(/^(No difference that could not be chance|Every pair came out alike)|wins more often: \+/)
    .waitFor();

  // What is played on from there is a match of its own.
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator(".table.mine").waitFor();
  const again = await page.evaluate(() => location.hash.split("/")[2]);
  expect(again).not.toBe(id);
  await visitor.go(`#/replay/${again}`);
  await page.getByText("Answer 92 of 92").waitFor();

  await visitor.go("#/content/zombiaki");
  const copies = page.getByLabel("Zombie 2: Copies");
  await copies.fill("31");
  await copies.press("Tab");
  await page.getByText("Copies of “Zombie 2”: a whole number from 0 to 30, not “31”.").waitFor();
  await copies.fill("9");
  await copies.press("Tab");
  await page.getByText("changed from 6").waitFor();
  await playOut();
  await page.getByRole("heading", { name: "Wins: The humans" }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await page.getByText("changed from 6").waitFor();
  await page.getByRole("button", { name: "Play with it" }).click();
  await page.getByText("This table plays with your cards (endzeit-zombiaki-content.json).").waitFor();
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});
