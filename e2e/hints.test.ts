import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { PHONE } from "./circle.ts";
import { openWith, positionOf, sitAt } from "./positions.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const GAMES = ["zombiaki", "walking-dead", "armageddon", "dawn-of-the-zeds", "winter-der-toten"] as const;

test.for(GAMES)(
  "whoever asks in %s hears what a search would do, with its outlook, and does it by a key",
  async (game) => {
    const { page, faults } = await site.visitor();
    await openWith(page, "en");
    await sitAt(page, await positionOf(game, "start"));
    await page.keyboard.press("h");
    const hint = page.locator(".reason .hint");
    await hint.waitFor();
    // Where the game has a planner, that is heard at first.
    const deeper = hint.getByRole("button", { name: "Think harder" });
    const planned = (await deeper.count()) > 0;
    if (planned) await deeper.click();
    // Then a word links the one to the other.
    await hint.getByText(planned ? /[Pp]layed through.*Outlook: \d+ in 100\./ : /Outlook: \d+ in 100\./).waitFor();
    // The way to it is marked where it lies: on the board, in the hand or among the buttons.
    const marked = page.locator("[data-advised]");
    expect(await marked.count()).toBeGreaterThan(0);
    expect(await findings(page)).toEqual([]);
    await hint.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => marked.count()).toBe(0);
    await page.keyboard.press("h");
    await hint.getByRole("button", { name: "Do that" }).waitFor();
    await page.keyboard.press("d");
    await hint.waitFor({ state: "detached" });
    expect(faults).toEqual([]);
  },
);

test.for(["armageddon", "dawn-of-the-zeds", "winter-der-toten"] as const)(
  "on a phone, where a part of the table is shown, %s marks what is advised or the way to its page",
  async (game) => {
    const { page, faults } = await site.visitor(PHONE);
    await openWith(page, "en");
    await sitAt(page, await positionOf(game, "middle"));
    await page.keyboard.press("h");
    await page.locator(".reason .hint").getByRole("button", { name: "Do that" }).waitFor();
    await page.locator("[data-advised]:visible").first().waitFor();
    expect(faults).toEqual([]);
  },
);

test("whoever wants to find out alone is first told where to look, then what is at stake, then what to do", async () => {
  const { page, faults } = await site.visitor(PHONE);
  await openWith(page, "en");
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("endzeit-settings") ?? "{}");
    localStorage.setItem("endzeit-settings", JSON.stringify({ ...kept, help: "look" }));
  });
  await page.reload();
  await page.locator("main").first().waitFor();
  await sitAt(page, await positionOf("zombiaki", "start"));
  await page.keyboard.press("h");
  const hint = page.locator(".reason .hint");
  await hint.getByText(/^Look at these more closely – .+ · .+\.$/).waitFor();
  // What it names is marked on the board, and nothing of it more than the rest.
  await page.locator('[data-advised="named"]').first().waitFor();
  expect(await page.locator('[data-advised=""]').count()).toBe(0);
  expect(await findings(page), "where to look").toEqual([]);
  await hint.getByRole("button", { name: "Why?" }).click();
  await hint.getByText(/comes out well in \d+ of 100/).waitFor();
  expect(await findings(page), "what is at stake").toEqual([]);
  await hint.getByRole("button", { name: "What should I do?" }).click();
  await hint.getByText(/Outlook: \d+ in 100\./).waitFor();
  await hint.getByRole("button", { name: "Do that" }).click();
  await hint.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
});

test("when a search has failed, another one is a press away", async () => {
  const { page } = await site.visitor();
  await openWith(page, "en");
  await sitAt(page, await positionOf("zombiaki", "start"));
  await page.route("**/worker*.js", (route) => route.abort());
  await page.keyboard.press("h");
  const hint = page.locator(".reason .hint");
  await hint.getByText("Nobody had an idea this time.").waitFor();
  await page.unroute("**/worker*.js");
  // Whoever asked by a key goes on with Enter.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toMatch(/^Try again/);
  await page.keyboard.press("Enter");
  await hint.getByText(/Outlook: \d+ in 100\./).waitFor();
});

test("a hint goes with the match when another window takes it over, and nothing can be asked there any more", async () => {
  const { page, faults } = await site.visitor();
  await openWith(page, "en");
  await sitAt(page, await positionOf("winter-der-toten", "start"));
  await page.keyboard.press("h");
  const hint = page.locator(".reason .hint");
  await hint.waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Play on here" }).click();
  await other.locator(".table.mine").waitFor();
  await hint.waitFor({ state: "detached" });
  expect(await page.locator("[data-advised], [data-lit]").count()).toBe(0);
  await page.keyboard.press("h");
  expect(await hint.count()).toBe(0);
  await other.close();
  expect(faults).toEqual([]);
});
