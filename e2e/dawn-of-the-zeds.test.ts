import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EVENTS } from "../games/dawn-of-the-zeds/content/cards.ts";
import { findings } from "./axe.ts";
import { PHONE } from "./circle.ts";
import { nextGlance } from "./glance.ts";
import { sitDown as sitDownAt, theEnd, unfold } from "./lobby.ts";
import { keys, mouse, playByTouch, playToTheEnd } from "./player.ts";
import { openWith, positionFrom, sitAt } from "./positions.ts";
import { Site, type Visitor } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** A table with the short deck. `heroes`: as dealt, or drafted. */
const sitDown = (
  visitor: Visitor,
  seats: readonly ("person" | "greedy")[],
  seed: string,
  heroes: "standard" | "draft" = "standard",
): Promise<void> =>
  sitDownAt(visitor, "dawn-of-the-zeds", seats, seed, async () => {
    const { page } = visitor;
    await unfold(visitor);
    await page.getByLabel("Heroes", { exact: true }).selectOption(heroes);
  });

/** Does what the hint says; its reason is a sentence. */
async function takeAdvice({ page }: Visitor): Promise<void> {
  await page.keyboard.press("h");
  const hint = page.locator(".reason .hint");
  expect(await hint.textContent()).toMatch(/\w{3,}.*\.\s.*\w{3,}/s);
  await hint.getByRole("button", { name: "Do that" }).click();
  // To end a phase with actions left is asked again.
  if ((await page.locator("dialog[open] .primary").count()) > 0)
    await page.locator("dialog[open] .primary").first().click();
}

test("on a phone, a hint lies on nothing of the board, nor on what there is to spend", async () => {
  const visitor = await site.visitor(PHONE);
  const { page } = visitor;
  await sitDown(visitor, ["person"], "hint");
  await page.keyboard.press("h");
  const hint = page.locator(".reason .hint");
  await hint.waitFor();
  const top = await hint.evaluate((node) => node.getBoundingClientRect().top);
  for (const place of [".town", ".roads", ".tray"]) {
    const bottom = await page.locator(place).evaluate((node) => node.getBoundingClientRect().bottom);
    expect(bottom, place).toBeLessThanOrEqual(top);
  }
  expect(await hint.evaluate((node) => node.getBoundingClientRect().bottom)).toBeLessThanOrEqual(740);
  expect(visitor.faults).toEqual([]);
});

test("on a phone, a draft leaves the roads in reach, and a counter is called by its name", async () => {
  const visitor = await site.visitor(PHONE);
  const { page } = visitor;
  await sitDownAt(visitor, "dawn-of-the-zeds", ["person"], "draft", async () => {
    await unfold(visitor);
    await page.getByLabel("Heroes", { exact: true }).selectOption("draft");
    await page.getByRole("switch", { name: "Units of later levels" }).check();
  });
  await page.locator(".aside [data-unit]").first().waitFor();
  await page.getByRole("tab", { name: /^Suburbs/ }).tap();
  expect(await page.locator(".way [data-space]").count()).toBe(8);
  await page.getByRole("button", { name: "All four tracks" }).tap();
  // All of them can be come by.
  expect(await page.locator(".aside [data-unit]").count()).toBeGreaterThan(10);
  await page.locator('.aside [data-unit][aria-label^="Pickles"]').scrollIntoViewIfNeeded();
  await page.locator('.aside [data-unit][aria-label^="Pickles"]').dispatchEvent("contextmenu");
  const large = page.locator("dialog[open]");
  await large.getByRole("button", { name: "Pickles" }).waitFor();
  expect(await large.textContent()).not.toContain("card.");
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

test("on a laptop, without cards in hand, nothing moves when a unit is taken up; large cards and counters show a content pack's numbers", async () => {
  const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const pack = {
    game: "dawn-of-the-zeds",
    units: [{ id: "hunt", full: 9, reduced: 7, move: 8 }],
    events: EVENTS.map(({ id }) => ({ id, actions: 4 })),
  };
  await sitDownAt(visitor, "dawn-of-the-zeds", ["person"], "pack", async () => {
    const file = { name: "pack.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(pack)) };
    await page.locator('input[type="file"]').last().setInputFiles(file);
    await page.getByText("plays with your cards (pack.json)").waitFor();
  });
  const large = page.locator("dialog[open]");
  await page.locator('[data-unit][aria-label^="Sheriff Hunt 9"]').dispatchEvent("contextmenu");
  await expect.poll(() => large.textContent()).toMatch(/9\/7.*8/s);
  await page.keyboard.press("Escape");
  await page.locator(".event .all").first().click();
  await expect.poll(() => large.locator(".strip").textContent()).toBe("4");
  await page.keyboard.press("Escape");
  const question = page.locator(".q .question");
  for (let n = 0; n < 20 && !/Spend actions/.test((await question.textContent()) ?? ""); n++) {
    await takeAdvice(visitor);
    await nextGlance(page, null);
  }
  const height = (): Promise<number> =>
    page.locator(".zeds-board").evaluate((node) => node.getBoundingClientRect().height);
  const before = await height();
  await page.locator(".town [data-unit][data-lit]").first().click();
  await page.getByText("Esc takes the choice back").waitFor();
  expect(await height()).toBe(before);
  expect(await page.getByText("No cards in hand").isVisible()).toBe(false);
  await visitor.picture("dawn-pack");
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

const LAST_THIRD = 2 / 3;

describe("a whole game of Dawn of the Zeds, from the lobby to the end", () => {
  test("alone, by mouse, at laptop size", async () => {
    const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
    const { page } = visitor;
    await sitDown(visitor, ["person"], "laptop");
    const seen = new Set<string>();
    const played = await playToTheEnd(page, mouse(page), "laptop", async (glance, presses) => {
      const name = `${glance.what}-${glance.question.slice(0, 12)}`;
      if (seen.has(name) || seen.size > 3 || glance.what === "over") return;
      seen.add(name);
      await visitor.picture(`dawn-mouse-${String(presses).padStart(3, "0")}`);
      expect(await findings(page), name).toEqual([]);
    });
    expect([...played.kinds]).toEqual(expect.arrayContaining(["target", "button"]));
    await visitor.picture("dawn-mouse-end");
    await theEnd(visitor);
    // The epilogue says where the points came from.
    expect(await page.locator(".finale").textContent()).toMatch(/Units still standing/);
    await visitor.close();
  });

  test("its last third as one of four, among bots, by touch, at 360 pixels: one road at a time", async () => {
    const visitor = await site.visitor(PHONE);
    const position = await positionFrom("dawn-of-the-zeds", LAST_THIRD, "four");
    await openWith(visitor.page, "en");
    await sitAt(visitor.page, { ...position, persons: [position.seat] });
    const played = await playByTouch(visitor, "dawn-touch");
    expect(played.presses).toBeGreaterThan(10);
    await theEnd(visitor);
    await visitor.close();
  });

  test("four people at one screen: a team drafted by all, two rounds by the hint's word, nothing hidden", async () => {
    const visitor = await site.visitor({ viewport: { width: 1366, height: 768 } });
    const { page } = visitor;
    await sitDown(visitor, ["person", "person", "person", "person"], "four", "draft");
    const turn = page.locator(".ask .turn.on small");
    // Each of the team is a question to all: whoever answers decides for everybody.
    for (let left = 4; left > 0; left--) {
      await expect.poll(() => page.locator(".q .question").textContent()).toContain(`${left} to go`);
      expect(await page.locator(".foe").getByText("Still thinking").count()).toBe(3);
      await page.locator(".aside [data-unit][data-lit]").first().click();
    }
    await expect.poll(() => page.locator(".q .question").textContent()).not.toContain("to go");
    await page.keyboard.press("z");
    await expect.poll(() => page.locator(".q .question").textContent()).toContain("1 to go");
    await page.locator(".aside [data-unit][data-lit]").first().click();
    const heading = page.locator(".bar").first();
    const spoke = new Set<string>();
    let looks = 0;
    let before: string | null = null;
    for (let n = 0; n < 300 && !/Card 3 of/.test((await heading.textContent()) ?? ""); n++) {
      const glance = await nextGlance(page, before);
      expect(["choice", "confirm"]).toContain(glance.what);
      before = null;
      spoke.add((await turn.textContent()) ?? "");
      if (n % 20 === 5) {
        looks++;
        await visitor.picture(`dawn-four-${String(n).padStart(3, "0")}`);
        expect(await findings(page)).toEqual([]);
      }
      await takeAdvice(visitor);
    }
    expect(await heading.textContent()).toMatch(/Card 3 of 16/);
    expect(looks).toBeGreaterThan(0);
    expect([...spoke].toSorted()).toEqual(["Bruno", "Katja", "Timo", "Yuki"]);
    // The match is kept: whoever opens the page again sits at the same moment.
    const question = await page.locator(".q .question").textContent();
    await page.reload();
    await expect.poll(() => page.locator(".q .question").textContent()).toBe(question);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });

  test("its last third alone, by keyboard", async () => {
    const visitor = await site.visitor({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
    const { page } = visitor;
    await openWith(page, "en");
    await sitAt(page, await positionFrom("dawn-of-the-zeds", LAST_THIRD, "alone"));
    const played = await playToTheEnd(page, keys(page), "keys", async (_glance, presses) => {
      if (presses % 40 === 0) await visitor.picture(`dawn-keys-${String(presses).padStart(3, "0")}`);
    });
    expect([...played.kinds]).toEqual(expect.arrayContaining(["target", "button"]));
    await theEnd(visitor);
    await visitor.close();
  });
});
