import { loadNight } from "@endzeit/games";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(async () => {
  await site.close();
});

/** What is marked for the step of the moment, pressed one after the other until the question is answered. */
async function follow(
  page: Page,
  step: { readonly do?: object; readonly dare?: object; readonly read?: true },
): Promise<void> {
  const coach = page.locator(".coach");
  if (step.read) {
    await coach.getByRole("button", { name: "Next" }).click();
    return;
  }
  const hand = page.locator(".cards li[data-meant] button");
  if ((await hand.count()) > 0) await hand.first().click();
  const target = page.locator(".board button[data-meant], .ask button[data-meant]");
  if ((await target.count()) > 0) await target.first().click({ force: true });
}

test("the first night of Zombiaki from the game's page to the end of its script, left, taken up again and loaded anew", async () => {
  const script = await loadNight("zombiaki");
  if (script === null) throw new Error("There is no script.");
  const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.go("#/game/zombiaki");
  await page.getByRole("button", { name: "First night" }).click();
  const coach = page.locator(".coach");
  for (const [at, step] of script.steps.entries()) {
    await coach.getByText(step.say.en).waitFor();
    await visitor.picture(`first-night-${at + 1}`);
    if (at === 2) {
      await coach.getByRole("button", { name: "Go on without the Gravedigger" }).click();
      await coach.waitFor({ state: "detached" });
      await page.reload();
      await page.locator(".bar .right button").last().click();
      await page.getByRole("button", { name: "Go on with the Gravedigger" }).click();
      await coach.getByText(step.say.en).waitFor();
    }
    if (at === 7) await page.setViewportSize({ width: 360, height: 740 });
    const board = await page.locator(".board").first().boundingBox();
    await follow(page, step);
    if (script.steps[at + 1] !== undefined) {
      await coach.getByText(script.steps[at + 1]?.say.en ?? "").waitFor();
      expect(await page.locator(".board").first().boundingBox(), `step ${at + 1} moves the board`).toEqual(board);
    }
  }
  await page.locator(".coach.guiding").waitFor({ state: "detached" });
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});
