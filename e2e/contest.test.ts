import { type AnyMatch, save, weekAt } from "@endzeit/engine";
import { loadContest, loadGame } from "@endzeit/games";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { played } from "../packages/master/test/contest.kit.ts";
import { findings } from "./axe.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open({ tables: true });
});
afterAll(() => site.close());

test("the night of the week is played once without hints, is confirmed by the server and stands in its list", async () => {
  const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const week = weekAt(Date.now());
  await visitor.go("#/game/dawn-of-the-zeds");
  await page.getByRole("link", { name: "The night of the week" }).click();
  await page.getByRole("button", { name: "Begin the night" }).click();
  await page.locator(".table.mine").waitFor();
  expect(await page.getByRole("button", { name: /Take back|Hint/ }).count()).toBe(0);
  // Whoever comes back finds the match that counts.
  await visitor.go("#/contest/dawn-of-the-zeds");
  const [game, contest] = await Promise.all([loadGame("dawn-of-the-zeds"), loadContest("dawn-of-the-zeds")]);
  await toItsEnd(page, played(game, contest, week, "somebody"));
  await visitor.go("#/contest/dawn-of-the-zeds");
  await page.getByRole("button", { name: "Go on" }).click();

  await page.getByText("Place 1 of 1").waitFor();
  expect(await findings(page)).toEqual([]);
  await visitor.picture("contest-end");
  await page.getByRole("link", { name: "To the list of the night" }).click();
  await page.getByRole("row", { name: /1 Katja \(you\)/ }).waitFor();
  await page.getByRole("button", { name: "Once more, not counted" }).waitFor();
  expect(await findings(page)).toEqual([]);
  await visitor.picture("contest-list");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Share as a picture" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`endzeit-dawn-of-the-zeds-${week}.png`);
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

/** The one match of this browser, as it stands once somebody has played it so. The list of matches has not heard of its end. */
async function toItsEnd(page: Page, match: AnyMatch): Promise<void> {
  await page.evaluate(
    async (file) => {
      const played: unknown = JSON.parse(file);
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await done(indexedDB.open("endzeit", 1));
      const saves = database.transaction("saves", "readwrite").objectStore("saves");
      const [id = ""] = await done(saves.getAllKeys());
      await done(saves.put(played, id));
      database.close();
    },
    JSON.stringify(save(match)),
  );
}
