import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { PHONE } from "./circle.ts";
import { type Glance, glanceAt, nextGlance } from "./glance.ts";
import { sitDown } from "./lobby.ts";
import { finger, keys, mouse, playByTouch, playToTheEnd } from "./player.ts";
import { openWith, positionFrom, sitAt } from "./positions.ts";
import { Site, type Visitor } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** What lies open to all: the areas of the game board and every city. */
const OPEN = ".board .area, .board .mini, .board .city[data-city]";

/** The end names a winner and says for each seat where the points came from: the sources add up to the total. */
async function theEnd(visitor: Visitor, seats: number): Promise<void> {
  const { page } = visitor;
  await page.locator(".finale .chart tfoot").waitFor();
  const numbers = await page
    .locator(".finale .chart")
    .evaluate((chart) =>
      [...chart.querySelectorAll("tbody tr, tfoot tr")].map((row) =>
        [...row.querySelectorAll("td")].map((cell) =>
          Number((cell.textContent ?? "").replace("−", "-").replace("·", "0")),
        ),
      ),
    );
  const totals = numbers.at(-1);
  const sums = Array.from({ length: seats }, (_, seat) =>
    numbers.slice(0, -1).reduce((sum, row) => sum + (row[seat] ?? Number.NaN), 0),
  );
  expect(sums).toEqual(totals);
  expect(await page.locator(".finale .bars .bar").count()).toBe(seats);
  expect(await findings(page), "the end").toEqual([]);
  expect(visitor.faults).toEqual([]);
}

const LAST_THIRD = 2 / 3;

describe("a whole game of Armageddon, from the lobby to the end", () => {
  test("among bots, by mouse, at laptop size", async () => {
    const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
    const { page } = visitor;
    await sitDown(visitor, "armageddon", ["person", "random", "random"], "laptop");
    const seen = new Set<string>();
    const played = await playToTheEnd(page, mouse(page), "laptop", async (glance, presses) => {
      if (glance.what !== "choice") return;
      expect(await page.locator(OPEN).count(), "three areas, three cities").toBe(6);
      const ask = glance.question.slice(0, 12);
      if (seen.has(ask)) return;
      seen.add(ask);
      await visitor.picture(`armageddon-mouse-${String(presses).padStart(3, "0")}`);
      expect(await findings(page), glance.question).toEqual([]);
    });
    expect([...played.kinds]).toEqual(expect.arrayContaining(["target", "go"]));
    await visitor.picture("armageddon-mouse-end");
    await theEnd(visitor, 3);
    await page.locator('.finale a[href^="#/replay/"]').click();
    await page.locator("main.replay .board .city").first().waitFor();
    await visitor.picture("armageddon-mouse-replay");
    expect(await findings(page), "the replay").toEqual([]);
    await visitor.close();
  });

  test("its last third among bots, by touch, at 360 pixels", async () => {
    const visitor = await site.visitor(PHONE);
    const position = await positionFrom("armageddon", LAST_THIRD);
    await openWith(visitor.page, "en");
    await sitAt(visitor.page, { ...position, persons: [position.seat] });
    const played = await playByTouch(visitor, "armageddon-touch");
    expect(played.curtains).toBe(0);
    await theEnd(visitor, position.save.players);
    await visitor.close();
  });

  test("its last third among bots, by keyboard alone", async () => {
    const visitor = await site.visitor({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    const { page } = visitor;
    const position = await positionFrom("armageddon", LAST_THIRD, "three");
    await openWith(page, "en");
    await sitAt(page, { ...position, persons: [position.seat] });
    const played = await playToTheEnd(page, keys(page), "keys", async (_glance, presses) => {
      if (presses % 40 === 0) await visitor.picture(`armageddon-keys-${String(presses).padStart(3, "0")}`);
    });
    expect([...played.kinds]).toEqual(expect.arrayContaining(["target", "go"]));
    await theEnd(visitor, 3);
    await visitor.close();
  });

  test("steps in the city are listed; one that is chosen is taken back with those after it", async () => {
    const visitor = await site.visitor({ viewport: { width: 1366, height: 768 } });
    const { page } = visitor;
    await sitDown(visitor, "armageddon", ["person", "random", "random"], "steps");
    let before: string | null = null;
    for (let presses = 0; presses < 30; presses++) {
      const glance: Glance = await nextGlance(page, before);
      before = glance.sign;
      if (glance.question.startsWith("Your city")) break;
      if (!glance.question.startsWith("Where do you bid")) {
        // The last one: the first would put a chosen building back.
        const lit = glance.lit.findLast(({ kind }) => kind !== "button");
        if (lit === undefined) throw new Error(`Nothing is in the light at "${glance.question}".`);
        await mouse(page).press(lit);
        continue;
      }
      const city = page.locator(".board .area.city .head[data-lit]");
      const first = (await city.count()) > 0;
      await (first ? city : page.locator(".board .area .head[data-lit]").first()).click();
      if (first) for (let n = 0; n < 4; n++) await page.getByRole("button", { name: /^worker into the bid/ }).click();
      await page.locator(".board [data-go]").click();
    }
    const workers = page.locator(".board").getByRole("button", { name: /^worker: / });
    const act = async (name: RegExp): Promise<void> => {
      const left = await workers.textContent();
      await page.locator(".board").getByRole("button", { name }).click();
      await workers.click();
      await expect.poll(() => workers.textContent()).not.toBe(left);
    };
    const left = await workers.textContent();
    await act(/^Headquarters. any 1/);
    await act(/^Watchtower. any 1/);
    await page.getByRole("button", { name: /^My turn: \d+ steps/ }).click();
    const steps = page.locator("dialog[open] ol li > button:first-child");
    const told = (await steps.allTextContents()).map((words) => words.replace(/:.*/s, "").trim());
    expect(told.slice(-2)).toEqual(["Headquarters", "Watchtower"]);
    expect(await findings(page)).toEqual([]);
    await visitor.picture("armageddon-steps");
    await steps.nth(told.length - 2).click();
    await expect.poll(() => workers.textContent()).toBe(left);
    expect(await page.locator("dialog[open]").count()).toBe(0);

    // One step before the other, then without it: the rest is done once more.
    await act(/^Headquarters. any 1/);
    const afterOne = await workers.textContent();
    await act(/^Watchtower. any 1/);
    const afterTwo = await workers.textContent();
    const log = page.locator("section.log");
    await page.getByRole("button", { name: /^My turn: \d+ steps/ }).click();
    await page.getByRole("button", { name: /^Earlier: Watchtower/ }).click();
    const towerFirst = async (): Promise<boolean> => {
      const told = (await log.textContent()) ?? "";
      return told.lastIndexOf("Watchtower:") < told.lastIndexOf("Headquarters:");
    };
    await expect.poll(async () => [await workers.textContent(), await towerFirst()]).toEqual([afterTwo, true]);
    await page.getByRole("button", { name: /^My turn: \d+ steps/ }).click();
    expect((await steps.allTextContents()).slice(-2).join()).toMatch(/Watchtower.*Headquarters/);
    await page.getByRole("button", { name: /^Leave out: Watchtower/ }).click();
    await expect.poll(() => workers.textContent()).toBe(afterOne);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });

  test("on a phone a reason leaves the board in sight, goes with the next touch, and comes from no finger that only glides", async () => {
    const visitor = await site.visitor(PHONE);
    const { page } = visitor;
    await sitDown(visitor, "armageddon", ["person", "random", "random"], "reason");
    const first = await nextGlance(page, null);
    const wide = async (what: string): Promise<number | undefined> => (await page.locator(what).boundingBox())?.width;
    await page.locator(".board").getByRole("tab", { name: /^City/ }).tap();
    expect(await wide(".board [role=tabpanel]"), "a page without a display uses the width").toBe(
      await wide(".board .tabs"),
    );
    const head = page.locator(".board .area.exploration .head");
    const toast = page.locator(".toast.refusal");
    await page
      .locator(".board")
      .getByRole("tab", { name: /^Exploration/ })
      .tap();
    await head.tap();
    await page.locator(".board [data-go]").tap();
    await nextGlance(page, first.sign);
    expect(await head.count(), "the next bid opens at an area that is still free").toBe(0);
    await page
      .locator(".board")
      .getByRole("tab", { name: /^Exploration/ })
      .tap();
    expect(await head.getAttribute("aria-disabled")).toBe("true");

    await head.tap({ force: true });
    await toast.waitFor();
    const [reason, board] = [await toast.boundingBox(), await page.locator(".table main.board").boundingBox()];
    expect(reason?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
    await visitor.picture("armageddon-reason");
    expect(await findings(page)).toEqual([]);

    await page
      .locator(".board")
      .getByRole("tab", { name: /^Construction/ })
      .tap();
    expect(await toast.count()).toBe(0);
    await page
      .locator(".board")
      .getByRole("tab", { name: /^Exploration/ })
      .tap();
    const box = await head.boundingBox();
    const at = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 12 };
    const touch = await visitor.context.newCDPSession(page);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ ...at, y: at.y + 90 }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await toast.count()).toBe(0);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });

  test("with letters half as large again nothing lies over what is in the light, at 360 pixels", async () => {
    const visitor = await site.visitor(PHONE);
    const { page } = visitor;
    await visitor.context.addInitScript(() =>
      localStorage.setItem("endzeit-settings", JSON.stringify({ speed: "instant", sound: false, textSize: 1.5 })),
    );
    await sitDown(visitor, "armageddon", ["person", "random", "random"], "letters");
    let before: string | null = null;
    for (let presses = 0; presses < 12; presses++) {
      const glance: Glance = await nextGlance(page, before);
      before = glance.sign;
      for (const [index, { name }] of glance.lit.entries()) {
        const lit = (await glanceAt(page, index)).lit[index];
        expect(lit?.under, `${glance.question} ${name}`).toBeNull();
      }
      const last = glance.lit.length - 1;
      const lit = (await glanceAt(page, last)).lit[last];
      if (lit !== undefined) await finger(page).press(lit);
    }
    await visitor.picture("armageddon-letters");
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });

  test("two at one screen: a curtain falls between their secret tiles", async () => {
    const visitor = await site.visitor({ viewport: { width: 1280, height: 720 } });
    const { page } = visitor;
    await sitDown(visitor, "armageddon", ["person", "person", "person"], "curtain");
    const secrets: string[] = [];
    for (let seat = 0; seat < 3; seat++) {
      await page.locator("dialog[open] #curtain-title").waitFor();
      expect(await page.locator(".cards button.card").count(), "nobody's tiles lie open").toBe(0);
      await page.locator("dialog[open] .primary").click();
      await expect.poll(() => page.locator(".cards button.card").count()).toBe(2);
      const names = await page.locator(".cards button.card").evaluateAll((all) => all.map((card) => card.ariaLabel));
      secrets.push(names.join());
      await page.locator(".board .area.city .head").click();
      await page.locator(".board [data-go]").click();
    }
    expect(new Set(secrets).size).toBe(3);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });
});
