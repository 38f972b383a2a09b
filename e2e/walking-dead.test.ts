import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { PHONE } from "./circle.ts";
import { sitDown, theEnd } from "./lobby.ts";
import { keys, mouse, playByTouch, playToTheEnd } from "./player.ts";
import { openWith, positionFrom, questionsOf, sitAt } from "./positions.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

describe("a whole game of The Walking Dead, from the lobby to the end", () => {
  test("two at one screen, by mouse, at laptop size", async () => {
    const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
    const { page } = visitor;
    await sitDown(visitor, "walking-dead", ["person", "person"], "laptop");
    const seen = new Set<string>();
    const played = await playToTheEnd(page, mouse(page), "laptop", async (moment, presses) => {
      const kinds = [...new Set(moment.lit.map(({ kind }) => kind))].sort();
      const name = `${moment.what}-${kinds.join()}`;
      if (seen.has(name) || moment.what === "over") return;
      seen.add(name);
      await visitor.picture(`walking-dead-mouse-${String(presses).padStart(3, "0")}-${name}`);
      expect(await findings(page), name).toEqual([]);
    });
    expect(played.curtains).toBeGreaterThan(2);
    expect([...played.kinds]).toEqual(expect.arrayContaining(["card", "target", "button"]));
    await visitor.picture("walking-dead-mouse-end");
    await theEnd(visitor);
    // Everybody is called by their name, at the table and when it is all over.
    await expect.poll(() => page.locator(".finale dl").textContent()).toMatch(/Katja|Bruno/);
    expect(await page.locator(".finale dl").textContent()).not.toMatch(/Player \d/);
    await page.locator('.finale a[href^="#/replay/"]').click();
    await page.locator("main.replay").waitFor();
    const board = await page.locator("main.replay .map[role=grid]").boundingBox();
    expect(board?.width, "the map of the replay").toBeGreaterThan(400);
    expect(await findings(page), "the replay").toEqual([]);
    await visitor.close();
  });

  test("among bots, by touch, at 360 pixels", async () => {
    const visitor = await site.visitor(PHONE);
    await sitDown(visitor, "walking-dead", ["greedy", "person", "greedy"], "phone");
    const played = await playByTouch(visitor, "walking-dead-touch", 20);
    expect(played.curtains).toBe(0);
    await theEnd(visitor);
    await visitor.close();
  });

  test("its second half alone, by keyboard", async () => {
    const visitor = await site.visitor({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    const { page } = visitor;
    await openWith(page, "en");
    await sitAt(page, await positionFrom("walking-dead", 1 / 2, "alone"));
    const played = await playToTheEnd(page, keys(page), "keys", async (_moment, presses) => {
      if (presses % 40 === 0) await visitor.picture(`walking-dead-keys-${String(presses).padStart(3, "0")}`);
    });
    expect([...played.kinds]).toEqual(expect.arrayContaining(["card", "target", "button"]));
    await theEnd(visitor);
    await visitor.close();
  });
});

test("nobody reads what the die of a fight will show before it lies there", async () => {
  const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const position = (await questionsOf("walking-dead")).find(({ ask }) => ask === "arm");
  if (position === undefined) throw new Error("Somebody fights in every match.");
  await openWith(page, "en", 1, "slow");
  await sitAt(page, position);
  expect(await findings(page), "the fight").toEqual([]);
  // Whatever stands on the page while the die is in the air, and when it has come down.
  const told = page.evaluate(async () => {
    const next = () => new Promise(requestAnimationFrame);
    const words = () =>
      [...document.querySelectorAll(".table, .table [aria-label]")]
        .map((element) => `${element.getAttribute("aria-label") ?? ""} ${element.textContent ?? ""}`)
        .join("\n");
    const air = new Set<string>();
    while (document.querySelector(".fall.rolling") === null) await next();
    while (document.querySelector(".fall.rolling") !== null) {
      air.add(words());
      await next();
    }
    return { air: [...air], down: words(), landed: document.querySelectorAll(".faces .landed").length };
  });
  await page.keyboard.press("e");
  const { air, down, landed } = await told;
  expect(landed).toBe(1);
  expect(air.length).toBeGreaterThan(0);
  for (const words of air) expect(words).not.toMatch(/rolls an? [1-6]: /);
  expect(down).toMatch(/rolls an? [1-6]: /);
  await visitor.close();
});
