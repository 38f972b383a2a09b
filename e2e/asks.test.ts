import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { PHONE } from "./circle.ts";
import { openWith, positionOf, questionsOf, sitAt } from "./positions.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** The width of a fingertip, in px. */
const FINGER = 44;

const GAMES = ["zombiaki", "walking-dead", "armageddon", "dawn-of-the-zeds", "winter-der-toten"] as const;

test.for(GAMES)(
  "whoever wonders what is asked in %s reads what it does, what matters and the rule, on a phone",
  async (game) => {
    const { page, faults } = await site.visitor(PHONE);
    await openWith(page, "en");
    await sitAt(page, await positionOf(game, "start"));
    const about = page.getByRole("button", { name: "What is this about?" });
    // A fingertip wide, however small it looks: what lies so far from its middle is still the button.
    const box = await about.boundingBox();
    if (box === null) throw new Error("It is not to be seen.");
    await page.touchscreen.tap(box.x + box.width / 2 - FINGER / 2 + 1, box.y + box.height / 2);
    const sheet = page.getByRole("dialog", { name: "What is this about?" });
    for (const part of ["What is asked", "What matters"])
      await expect
        .poll(() => sheet.locator("dt", { hasText: part }).locator("+ dd").textContent())
        .toMatch(/^\S.*[.?]$/);
    expect(await findings(page)).toEqual([]);
    await sheet.getByRole("link", { name: "Look it up in the rules" }).click();
    const rules = page.getByRole("dialog", { name: "Rules" });
    await page.keyboard.press("Escape");
    await rules.waitFor({ state: "detached" });
    expect(faults).toEqual([]);
  },
);

test("none of it is left once the question has passed", async () => {
  const { page, faults } = await site.visitor();
  await openWith(page, "en");
  const discard = (await questionsOf("zombiaki")).find(({ ask }) => ask === "discard");
  if (discard === undefined) throw new Error("Nobody discards.");
  await sitAt(page, discard);
  await page.getByRole("button", { name: "What is this about?" }).click();
  const sheet = page.getByRole("dialog", { name: "What is this about?" });
  await sheet.getByText("You discard one of your four cards").waitFor();
  // An answer that comes from elsewhere, as from another page at a table on the network.
  await page
    .locator(".cards .card")
    .first()
    .evaluate((card) => {
      if (card instanceof HTMLElement) card.click();
    });
  await sheet.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
});

test("it is closed by Esc, which leads back to where it was opened", async () => {
  const { page, faults } = await site.visitor();
  await openWith(page, "de");
  await sitAt(page, await positionOf("zombiaki", "start"));
  const about = page.getByRole("button", { name: "Worum geht es?" });
  const sheet = page.getByRole("dialog", { name: "Worum geht es?" });
  await about.focus();
  await page.keyboard.press("Enter");
  await sheet.getByText("Worauf es ankommt").waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await expect.poll(() => about.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
});

test("it takes no room: the board is where it was, at whichever question of a match", async () => {
  const { page } = await site.visitor(PHONE);
  await openWith(page, "de");
  for (const position of await questionsOf("zombiaki")) {
    await sitAt(page, position);
    const about = page.getByRole("button", { name: "Worum geht es?" });
    const board = page.locator(".table > .board");
    await about.waitFor();
    const before = await board.boundingBox();
    await about.evaluate((button) => button.remove());
    expect(await board.boundingBox(), position.ask).toEqual(before);
  }
});
