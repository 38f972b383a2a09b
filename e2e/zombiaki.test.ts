import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { PHONE } from "./circle.ts";
import { sitDown, theEnd } from "./lobby.ts";
import { keys, mouse, playByTouch, playToTheEnd } from "./player.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

describe("a whole game of Zombiaki, from the lobby to the end", () => {
  test("two at one screen, by mouse, at laptop size", async () => {
    const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
    await sitDown(visitor, "zombiaki", ["person", "person"], "laptop");
    const seen = new Set<string>();
    const played = await playToTheEnd(visitor.page, mouse(visitor.page), "laptop", async (moment, presses) => {
      const phase = moment.lit
        .map(({ kind }) => kind)
        .sort()
        .join()
        .replace(/(\w+)(,\1)+/g, "$1");
      const name = `${moment.what}-${phase}`;
      if (seen.has(name) || moment.what === "over") return;
      seen.add(name);
      await visitor.picture(`mouse-${String(presses).padStart(3, "0")}-${name}`);
      expect(await findings(visitor.page), name).toEqual([]);
    });
    expect(played.curtains).toBeGreaterThan(2);
    expect([...played.kinds]).toEqual(expect.arrayContaining(["card", "target", "button"]));
    await visitor.picture("mouse-end");
    await theEnd(visitor);
    await visitor.page.locator('.finale a[href^="#/replay/"]').click();
    await visitor.page.locator("main.replay").waitFor();
    await visitor.picture("mouse-replay");
    expect(await findings(visitor.page), "the replay").toEqual([]);
    await visitor.close();
  });

  test("alone against a bot, by touch, at 360 pixels", async () => {
    const visitor = await site.visitor(PHONE);
    await sitDown(visitor, "zombiaki", ["greedy", "person"], "phone");
    const played = await playByTouch(visitor, "touch");
    expect(played.curtains).toBe(0);
    await theEnd(visitor);
    await visitor.close();
  });

  test("alone against a bot, by keyboard alone", async () => {
    const visitor = await site.visitor({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    await sitDown(visitor, "zombiaki", ["person", "random"], "keys");
    const played = await playToTheEnd(visitor.page, keys(visitor.page), "keys", async (_moment, presses) => {
      if (presses % 40 === 0) await visitor.picture(`keys-${String(presses).padStart(3, "0")}`);
    });
    expect([...played.kinds]).toEqual(expect.arrayContaining(["card", "target", "button"]));
    await theEnd(visitor);
    await visitor.close();
  });
});
