import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { playTogether } from "./circle.ts";
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

test("a match that is played on from somewhere is no night; one of several at a device is, and says who of them has won", async () => {
  const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const end = await endOf("zombiaki");
  await visitor.go("#/saves");
  await sitAt(page, { ...end, persons: [0, 1] }, "random", ["Ada", "Ben"]);
  const id = await page.evaluate(() => location.hash.split("/")[2]);
  await visitor.go("#/history");
  await page.getByText(/^Zombiaki with (Ada|Ben)\. Won by (Ada|Ben) after 122 answers\./).waitFor();
  expect(
    await page.locator("section").filter({ hasText: "At this device" }).locator(".tally").allTextContents(),
  ).toEqual(
    expect.arrayContaining([expect.stringMatching(/(Ada|Ben)1 of 1/), expect.stringMatching(/(Ada|Ben)0 of 1/)]),
  );
  expect(await findings(page)).toEqual([]);

  // One answer before the end, with a person who knows what comes: it ends, and the calendar has one night as before.
  await visitor.go(`#/replay/${id}/${end.step - 1}`);
  await page.getByText(`Answer ${end.step - 1} of ${end.step}`).waitFor();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator(".table").waitFor();
  expect(await page.evaluate(() => location.hash.split("/")[2])).not.toBe(id);
  await playTogether([{ visitor }], "history");
  await page.locator(".finale .why").waitFor();
  await visitor.go("#/history");
  await page
    .getByText(/^Zombiaki with/)
    .first()
    .waitFor();
  expect(await page.getByText(/^Zombiaki with (Ada|Ben)/).count()).toBe(1);
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

test("the end and the replay say so when a match cannot be played on", async () => {
  const visitor = await site.visitor({ viewport: { width: 740, height: 360 } });
  const { page } = visitor;
  await visitor.go("#/saves");
  await sitAt(page, { ...(await endOf("zombiaki")), persons: [1] });
  const id = await page.evaluate(() => location.hash.split("/")[2]);
  await visitor.go(`#/replay/${id}/92`);
  await page.getByText("Answer 92 of 122").waitFor();
  await page.route(/worker[^/]*\.js$/, (route) => route.abort());
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("alert").getByText("The rules could not be loaded.").waitFor();
  await visitor.close();
});
