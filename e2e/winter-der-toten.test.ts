import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { PHONE } from "./circle.ts";
import { sitDown as sitDownAt, theEnd, unfold } from "./lobby.ts";
import { keys, mouse, playByTouch, playToTheEnd } from "./player.ts";
import { Site, type Visitor } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** A table whose colony begins near the edge: the hard side of a short objective. */
const sitDown = (visitor: Visitor, seats: readonly ("person" | "greedy" | "random")[], seed: string): Promise<void> =>
  sitDownAt(visitor, "winter-der-toten", seats, seed, async () => {
    const { page } = visitor;
    await unfold(visitor);
    await page.getByLabel("Main objective", { exact: true }).selectOption("raiding-party");
    await page.getByLabel("Side of the objective", { exact: true }).selectOption("hardcore");
  });

/** The page is opened anew in the other language: the match stands where it stood. */
async function inGerman({ page }: Visitor): Promise<void> {
  await page.locator(".table.mine").waitFor();
  await page.evaluate(() => {
    const settings: unknown = JSON.parse(localStorage.getItem("endzeit-settings") ?? "{}");
    localStorage.setItem("endzeit-settings", JSON.stringify({ ...Object(settings), lang: "de" }));
  });
  await page.reload();
  await page.locator(".table.mine").waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
}

describe("a whole game of Winter der Toten, from the lobby to the end", () => {
  test("among bots, by mouse, in German, at laptop size", async () => {
    const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
    const { page } = visitor;
    await sitDown(visitor, ["person", "random", "random"], "laptop");
    // A mark of one's own is set by the mouse and by the keys, which give no answer meanwhile, and outlives a look away.
    await page.getByLabel("Your mark for Player 2, for your eyes only").selectOption("suspicious");
    await page.getByLabel("Your mark for Player 3, for your eyes only").focus();
    await page.keyboard.press("t");
    await inGerman(visitor);
    expect(
      await page.locator(".foe select").evaluateAll((lists) => lists.map((list) => list.getAttribute("title"))),
    ).toEqual(["verdächtig", "vertrauenswürdig"]);
    const seen = new Set<string>();
    const played = await playToTheEnd(page, mouse(page), "laptop", async (glance, presses) => {
      if (glance.what !== "choice") return;
      const ask = glance.question.slice(0, 12);
      if (seen.has(ask)) return;
      seen.add(ask);
      await visitor.picture(`winter-mouse-${String(presses).padStart(3, "0")}`);
      expect(await findings(page), glance.question).toEqual([]);
    });
    expect([...played.kinds]).toEqual(expect.arrayContaining(["card", "target", "button"]));
    expect(seen.size).toBeGreaterThan(2);
    await visitor.picture("winter-mouse-end");
    await theEnd(visitor);
    await page.locator('.finale a[href^="#/replay/"]').click();
    await page.locator("main.replay .board .colony").waitFor();
    await visitor.picture("winter-mouse-replay");
    expect(await findings(page), "the replay").toEqual([]);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });

  test("one of two, by touch, at 360 pixels: one page at a time", async () => {
    const visitor = await site.visitor(PHONE);
    await sitDown(visitor, ["random", "person"], "phone");
    const played = await playByTouch(visitor, "winter-touch");
    expect(played.curtains).toBe(0);
    expect(played.presses).toBeGreaterThan(20);
    await theEnd(visitor);
    await visitor.close();
  });

  test("among bots, by keyboard alone", async () => {
    const visitor = await site.visitor({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
    const { page } = visitor;
    await sitDown(visitor, ["person", "random", "random"], "keys");
    const played = await playToTheEnd(page, keys(page), "keys", async (_glance, presses) => {
      if (presses % 40 === 0) await visitor.picture(`winter-keys-${String(presses).padStart(3, "0")}`);
    });
    expect([...played.kinds]).toEqual(expect.arrayContaining(["target", "button"]));
    await theEnd(visitor);
    await visitor.close();
  });
});
