import type { NightStep } from "@endzeit/engine";
import { gameIds, loadNight } from "@endzeit/games";
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

/** Does what a step asks for, as a person does: the card, then the square or the button that are marked for it. */
async function follow(page: Page, step: NightStep): Promise<void> {
  if (step.read) {
    await page.locator(".coach").getByRole("button", { name: "Next" }).click();
    return;
  }
  const { play, discard, at, end } = { ...(step.do ?? step.dare) };
  const card = play ?? discard;
  // After a refusal it is in the fingers already.
  if (card !== undefined && (await page.locator('.cards button[aria-pressed="true"]').count()) === 0)
    await page
      .locator(`.cards [data-card="${String(card)}"][data-meant] button`)
      .first()
      .click();
  const square = "ABC".indexOf(String(at).charAt(0)) * 5 + Number(String(at).charAt(1)) - 1;
  if (at !== undefined) await page.locator(`.board [data-square="${square}"][data-meant]`).click({ force: true });
  if (end === true) await page.locator(".ask button[data-meant]").click();
}

test("the first night of Zombiaki from the game's page to the end of its script, left, taken up again and loaded anew", async () => {
  const script = await loadNight("zombiaki");
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

test("the first nights of the other games, on a phone in German, up to what is tried on purpose", async () => {
  for (const id of gameIds.filter((game) => game !== "zombiaki")) {
    const script = await loadNight(id);
    const visitor = await site.visitor({ viewport: { width: 360, height: 740 }, locale: "de-DE" });
    const { page } = visitor;
    await visitor.go(`#/game/${id}`);
    await page.getByRole("button", { name: "Erste Nacht" }).click();
    const coach = page.locator(".coach");
    for (const [at, step] of script.steps.entries()) {
      await coach.getByText(step.say.de).waitFor();
      await visitor.picture(`first-night-${id}-${at + 1}`);
      if (step.dare !== undefined) break;
      if (step.read) {
        await coach.getByRole("button", { name: "Weiter", exact: true }).click();
        continue;
      }
      const words = ((await coach.locator(".do").textContent()) ?? "").replace(/^→\s*/, "");
      await page.keyboard.press("a");
      await page.locator("dialog[open]").getByRole("button", { name: words }).first().click();
    }
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  }
});
