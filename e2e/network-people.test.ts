import { randomFrom } from "@endzeit/engine";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { anybodyAnswers, LAPTOP, linksOf, openSide, openTable, PHONE, pair, sitDown } from "./circle.ts";
import { measure } from "./measure.ts";
import { Site, type Visitor } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open({ tables: true });
});
afterAll(() => site.close());

/** Whether two things on the page lie over each other. */
async function overlap(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((what) => page.locator(what).first().boundingBox()));
  if (!a || !b) throw new Error(`${a ? other : one} is not on the page.`);
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** From now on the page counts the tones that it plays. */
async function listen({ page }: Visitor): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { createOscillator } = AudioContext.prototype;
    document.documentElement.dataset["tones"] = "0";
    AudioContext.prototype.createOscillator = function () {
      const { dataset } = document.documentElement;
      dataset["tones"] = String(Number(dataset["tones"]) + 1);
      return createOscillator.call(this);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset["tones"]));
}

async function say(visitor: Visitor, words: string): Promise<void> {
  await visitor.page.getByRole("textbox", { name: "Message" }).fill(words);
  await visitor.page.keyboard.press("Enter");
  await visitor.page.locator(".chat").getByText(words).waitFor();
}

describe("names", () => {
  test("one that could be taken for another's is refused beside its field, and a long one is cut between letters", async () => {
    const host = await site.visitor(LAPTOP);
    await openTable(host, "walking-dead", ["me", "open", "random"], "Ada");
    const link = (await linksOf(host)).seats[0] ?? "";
    const guest = await site.visitor(PHONE);
    await guest.page.goto(link);
    const field = guest.page.getByLabel("Your name at the table");
    for (const [name, reason] of [
      ["\u200b\u3164", "The others want to know who you are"],
      ["x".repeat(25), "the table has room for 24 letters"],
      ["Аdа", "Somebody at this table is called that already"],
    ] as const) {
      await field.fill(name);
      await guest.page.getByRole("button", { name: "Sit down" }).click();
      await guest.page.getByRole("alert").getByText(reason).waitFor();
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await guest.picture("name-taken-360");
    expect(await findings(guest.page)).toEqual([]);
    const astronaut = "👩‍🚀";
    await sitDown(guest, link, astronaut.repeat(24));
    await host.page.locator(".table").waitFor();
    await openSide(guest);
    await say(guest, "Hello");
    await host.page
      .locator(".news")
      .getByText(`${astronaut.repeat(17)}…`, { exact: true })
      .waitFor();
    await host.picture("name-long-1440");
    await openSide(host);
    // Beside it everything is done as before.
    for (const what of [".board", ".ask", ".acts"]) expect(await overlap(host.page, ".column", what), what).toBe(false);
    expect((await measure(host.page, false)).faults).toEqual([]);
    expect(await host.page.locator(".chat bdi").first().textContent()).toBe(`${astronaut.repeat(17)}…`);
    expect(await host.page.locator(".chat .who [role=img]").first().getAttribute("aria-label")).toBe("Player 2");
    await host.picture("name-long-side-1440");
    await guest.picture("name-long-side-360");
    expect(await findings(host.page)).toEqual([]);
    expect([...host.faults, ...guest.faults].filter((fault) => !fault.includes("409"))).toEqual([]);
    await host.close();
    await guest.close();
  });
});

describe("what the others say and do", () => {
  test.each([
    ["a laptop", LAPTOP, PHONE],
    ["a phone", PHONE, LAPTOP],
  ])("a message shows its words over the upper edge of %s, and hides nothing of the board", async (where, ada, ben) => {
    const { host, guest } = await pair(site, ada, ben);
    await openSide(guest);
    await say(guest, "Mind the well, they come from there and I have nothing left to stop them with!");
    const news = host.page.locator(".news");
    await news.getByText("Mind the well").waitFor();
    expect(await news.getByRole("img").getAttribute("aria-label")).not.toBe("");
    await host.picture(`news-${where}`);
    expect(await overlap(host.page, ".news", ".board")).toBe(false);
    if (ada === LAPTOP) expect(await overlap(host.page, ".news", ".clock"), "the clock stays to be read").toBe(false);
    expect(await findings(host.page)).toEqual([]);
    await news.getByText("Mind the well").click();
    await host.page.locator(".chat").getByText("Mind the well").waitFor();
    expect(await news.count()).toBe(0);
    await host.picture(`news-open-${where}`);
    // While the chat is looked at, nothing else says the same.
    await say(guest, "Thanks");
    await host.page.locator(".chat").getByText("Thanks").waitFor();
    expect(await news.count()).toBe(0);
    // The table gives way to the column; where it cannot, a sheet is opened over it and closed again.
    for (const viewport of ada === LAPTOP ? [LAPTOP.viewport, { width: 1024, height: 768 }] : []) {
      await host.page.setViewportSize(viewport);
      expect(await overlap(host.page, ".column", ".board"), `${viewport.width} px wide`).toBe(false);
      await host.picture(`side-${viewport.width}`);
    }
    expect([...host.faults, ...guest.faults]).toEqual([]);
    await host.close();
    await guest.close();
  });

  test("a question to me is in the title of the window and sounds like a turn; a no ends it", async () => {
    const { host, guest } = await pair(site, LAPTOP, PHONE);
    await host.page.evaluate(() =>
      localStorage.setItem("endzeit-settings", JSON.stringify({ speed: "instant", sound: true, automatic: false })),
    );
    await host.page.reload();
    await host.page.locator(".table").waitFor();
    const tones = await listen(host);
    await host.page.locator(".bar h1").click();
    const before = await host.page.title();
    const heard = await tones();
    await openSide(guest);
    await guest.page.getByRole("button", { name: "Propose to stop" }).click();
    await expect.poll(() => host.page.title()).toBe("● A question for you – Zombiaki");
    await expect.poll(tones).toBeGreaterThan(heard);
    expect(await host.page.locator(".strip.asked .mark").getAttribute("aria-label")).not.toBe("");
    for (const viewport of [LAPTOP.viewport, { width: 1024, height: 768 }]) {
      await host.page.setViewportSize(viewport);
      for (const part of [".board", ".clock", ".cards button", ".question"])
        expect(await overlap(host.page, ".banners", part), `${part}, ${viewport.width} px wide`).toBe(false);
      await host.picture(`banner-${viewport.width}`);
    }
    await host.page.setViewportSize(LAPTOP.viewport);
    await host.picture("question-1440");
    await guest.picture("question-360");
    expect(await guest.page.title()).not.toContain("question");
    expect(await findings(host.page)).toEqual([]);
    // Whoever loads the page anew is asked as before, and whoever asked knows that it is open.
    await Promise.all([host.page.reload(), guest.page.reload()]);
    await expect.poll(() => host.page.title()).toBe("● A question for you – Zombiaki");
    await guest.page.locator(".strip.ask:not(.asked)").waitFor();
    await host.page.getByRole("button", { name: "No", exact: true }).click();
    await expect.poll(() => host.page.title()).toBe(before);
    await guest.page.getByText("does not agree").first().waitFor();
    await guest.picture("question-declined-360");
    await host.close();
    await guest.close();
  });

  test("a turn that is taken back is told: over the table, in the log, and to who cannot see it", async () => {
    const { host, guest } = await pair(site);
    const random = randomFrom("taken back");
    const both = [host, guest];
    const free = ({ page }: Visitor) => page.getByRole("button", { name: /^Undo( Z)?$/ });
    const undoable = async (): Promise<Visitor | null> => {
      for (const visitor of both)
        if ((await free(visitor).count()) > 0 && (await free(visitor).isEnabled())) return visitor;
      return null;
    };
    let who = await undoable();
    for (let presses = 0; who === null && presses < 60; presses++) {
      await anybodyAnswers(
        both.map((visitor) => ({ visitor })),
        random,
      );
      who = await undoable();
    }
    if (who === null) throw new Error("Nothing could ever be taken back.");
    const other = who === host ? guest : host;
    const words = who === host ? /Ada \(.+\) has taken back 1 answer\.$/ : /Ben \(.+\) has taken back 1 answer\.$/;
    await free(who).click();
    await other.page.locator(".news").getByText(words).waitFor();
    await other.page.locator(".log-scroll").getByText(words).waitFor();
    expect(await other.page.locator('[role="log"]').getByText(words).count()).toBe(1);
    await other.picture("taken-back-1440");
    expect(await overlap(other.page, ".news", ".board")).toBe(false);
    expect(await findings(other.page)).toEqual([]);
    await who.page.locator(".log-scroll").getByText(words).waitFor();
    expect(await who.page.locator(".news").count()).toBe(0);
    await other.page.getByRole("button", { name: "Close" }).first().click();
    expect(await other.page.locator(".news").count()).toBe(0);
    // Whoever comes later reads it as well.
    await other.page.reload();
    await other.page.locator(".log-scroll").getByText(words).waitFor();
    expect([...host.faults, ...guest.faults]).toEqual([]);
    await host.close();
    await guest.close();
  });
});
