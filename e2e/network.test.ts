import { randomFrom } from "@endzeit/engine";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { anybodyAnswers, LAPTOP, letABotPlay, linksOf, openSide, openTable, PHONE, pair, sitDown } from "./circle.ts";
import { glanceAt } from "./glance.ts";
import { Site, type Visitor } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open({ tables: true });
});
afterAll(() => site.close());

const wide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Nothing sticks out, and axe has nothing to say. */
async function clean({ page }: Visitor, where: string): Promise<void> {
  expect(await wide(page), `${where}: nothing sticks out to the side`).toBe(false);
  expect(await findings(page), where).toEqual([]);
}

const stepsTold = (page: Page): Promise<number> => page.locator(".log-scroll li").count();

/** Presses until so many answers were given. */
async function someAnswers(players: readonly Visitor[], count: number): Promise<void> {
  const random = randomFrom("a few");
  const until = Date.now() + 30_000;
  for (let given = 0; given < count && Date.now() < until; ) {
    if (
      await anybodyAnswers(
        players.map((visitor) => ({ visitor })),
        random,
      )
    )
      given++;
    await players[0]?.page.waitForTimeout(15);
  }
}

/** A dot of the log leads to its moment, through the eyes of this seat, and from there leads a way back. */
async function lookBack(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const lines = page.locator(".log-scroll .line:has(button.dot)");
  // The last answer may still be on its way.
  let told = -1;
  await expect
    .poll(
      async () => {
        const before = told;
        told = await stepsTold(page);
        return told === before;
      },
      { interval: 500, timeout: 10_000 },
    )
    .toBe(true);
  const at = Math.floor((await lines.count()) / 2);
  const words = (await lines.nth(at).locator(".words").textContent()) ?? "";
  await lines.nth(at).locator("button.dot").click();
  const log = page.locator("main.replay .log");
  await log.getByText(words).first().waitFor();
  expect(await log.locator("li").count()).toBeLessThan(told);
  expect(await page.locator("main.replay .hands section").count(), "only the own hand").toBe(1);
  expect(await page.getByText("How the match went").count(), "while it runs").toBe(0);
  expect(await page.getByRole("button", { name: "Try another answer" }).count(), "while it runs").toBe(0);
  await visitor.picture("net-replay-1440");
  await clean(visitor, "looking back");
  await page.locator("main.replay .way a").click();
  await page.locator(".table").waitFor();
  await expect.poll(() => stepsTold(page)).toBe(told);
}

/** A match that is over is told in full to whoever was there: how it went, through all eyes, from where to try it again. */
async function howItWent(visitor: Visitor, watched = false): Promise<void> {
  const { page } = visitor;
  const table = await page.evaluate(() => location.hash);
  // What was opened to leave the seat to a bot lies over the end.
  if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Look at it again" }).click();
  // The end, which has a button of this name too, stands until the replay does.
  await page.locator("main.replay").getByRole("button", { name: "Review the match" }).click();
  await page.getByRole("img", { name: /^Chance of .* to win over the match/ }).waitFor();
  const turning = page.locator("section ol button").first();
  await turning.waitFor({ timeout: 90_000 });
  await turning.click();
  await page.getByLabel("Seen by").selectOption("all");
  await expect.poll(() => page.locator("main.replay .hands section").count()).toBe(2);
  await visitor.picture(`net-review-${watched ? "watched" : (page.viewportSize()?.width ?? 0)}`);
  await clean(visitor, "how it went");
  await page.locator("main.replay .way a").click();
  await page.locator(".finale .why").waitFor();
  expect(await page.evaluate(() => location.hash)).toBe(table);
}

/** The link to a moment says to a stranger what to do; at a device that has the table it leads there. */
async function linkToMoment(host: Visitor, guest: Visitor): Promise<void> {
  const moment = `${(await host.page.evaluate(() => location.hash)).replace("#/net/", "#/replay/")}/7`;
  await guest.go(moment);
  await guest.page.getByText(/^Answer 7 of /).waitFor();
  await guest.page.getByRole("button", { name: "Play on from here" }).click();
  await guest.page.locator(".table").waitFor();
  // The other person's seat is a bot's there.
  expect(await guest.page.getByText("Ada", { exact: true }).count()).toBe(0);
  const stranger = await site.visitor(PHONE);
  await stranger.go(moment);
  await stranger.page.getByText("Ask whoever sent it for the file").waitFor();
  await stranger.picture("moment-stranger-360");
  await clean(stranger, "a moment of somebody else's match");
  await stranger.close();
}

describe("a table among friends", () => {
  test("is opened, shared by links, and begins when nobody is missing", async () => {
    const host = await site.visitor(LAPTOP);
    await openTable(host, "walking-dead", ["me", "open", "random"], "Ada");
    expect(await host.page.getByText("Still free: 1").count()).toBe(1);
    await host.page.getByRole("button", { name: "QR code" }).first().click();
    await host.picture("gathering-1440");
    await clean(host, "the gathering");
    const { seats, watch } = await linksOf(host);
    const phone = await site.visitor(PHONE);
    // Whoever is quick presses what was there at first: nothing that comes late may push it away.
    await phone.page.route("**/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await route.continue();
    });
    await phone.page.goto(seats[0] ?? "");
    const sit = phone.page.getByRole("button", { name: "Sit down" });
    await sit.waitFor();
    const first = (await sit.boundingBox())?.y;
    await phone.page.waitForLoadState("networkidle");
    await phone.page.getByText("What is agreed").first().waitFor();
    expect((await sit.boundingBox())?.y, "the button stays").toBe(first);
    await phone.page.unroute("**/*.js");
    const title = phone.page.getByRole("heading", { level: 1 });
    await title.getByRole("img", { name: "Player 1" }).waitFor();
    expect((await title.textContent())?.trim()).toMatch(/^Ada invites you/);
    await phone.picture("invitation-360");
    await clean(phone, "the invitation");
    await phone.page.getByLabel("Your name at the table").fill("");
    await phone.page.getByRole("button", { name: "Sit down" }).click();
    await phone.page.getByText("give a name").waitFor();
    await sitDown(phone, seats[0] ?? "", "Ben");
    await phone.page.locator(".table").waitFor();
    await host.page.locator(".table").waitFor();
    expect(phone.page.url()).not.toContain(seats[0]?.split("/").at(-1));
    const watcher = await site.visitor(LAPTOP);
    await watcher.page.goto(watch);
    await watcher.page.getByRole("button", { name: "Watch" }).click();
    await watcher.page.getByText("You are watching.").waitFor();
    expect((await glanceAt(watcher.page)).what).toBe("wait");
    await clean(watcher, "the watcher's table");
    await watcher.picture("watching-1440");
    for (const visitor of [host, phone, watcher]) expect(visitor.faults).toEqual([]);
    await host.go("#/");
    await host.page.getByText("Walking Dead").first().waitFor();
    await host.page.locator("section.mine a").first().waitFor();
    await host.picture("home-1440");
    await clean(host, "the home page");
    await host.page.locator("section.mine a").first().click();
    await host.page.locator(".table").waitFor();
    for (const visitor of [host, phone, watcher]) await visitor.close();
  });

  test("the list of tables calls a seat what the table calls it", async () => {
    const host = await site.visitor(LAPTOP);
    await openTable(host, "walking-dead", ["me", "random"], "Ada");
    const mine = host.page.locator("section.mine a small");
    await host.page.locator(".table").waitFor();
    const table = host.page.url();
    await host.go("#/saves");
    await expect.poll(() => mine.textContent()).toMatch(/^as Player 1\b/);
    await host.page.goto(table);
    await someAnswers([host], 4);
    await host.go("#/saves");
    await expect.poll(() => mine.textContent()).toMatch(/^as (Andrea|Dale|Glenn|Lori|Rick|Shane)\b/);
    await host.close();
  });

  test("before it begins people talk, know what is agreed, and a new link takes the place of the old one", async () => {
    const host = await site.visitor(LAPTOP);
    await openTable(host, "walking-dead", ["me", "open", "open"], "Ada", 20);
    const [first, second] = (await linksOf(host)).seats;
    const guest = await site.visitor(PHONE);
    await guest.page.goto(second ?? "");
    await guest.page.getByText("Chess clock: 20 minutes for each").waitFor();
    await sitDown(guest, second ?? "", "Ben");
    await host.page.getByRole("button", { name: "New link" }).first().click();
    await expect.poll(async () => (await linksOf(host)).seats[0]).not.toBe(first);
    const link = (await linksOf(host)).seats[0];
    // Another window of the same seat keeps what this one has noted.
    const other = await host.context.newPage();
    await other.goto(host.page.url());
    await other.locator("main .seats .invite").first().waitFor();
    await guest.page.getByRole("textbox", { name: "Message" }).fill("Nine o'clock?");
    await guest.page.keyboard.press("Enter");
    for (const page of [host.page, other]) await page.locator(".chat").getByText("Nine o'clock?").waitFor();
    await other.close();
    await host.page.reload();
    await host.page.locator("main .seats .invite").first().waitFor();
    expect((await linksOf(host)).seats[0]).toBe(link);
    await host.picture("gathering-chat-1440");
    await guest.picture("gathering-chat-360");
    await clean(guest, "the gathering on a phone");
    expect([...host.faults, ...guest.faults]).toEqual([]);
    await host.close();
    await guest.close();
  });

  test("the same people play once more: whoever sits here finds the seat at the next table", async () => {
    const { host, guest, watch } = await pair(site, LAPTOP, PHONE);
    const watcher = await site.visitor(LAPTOP);
    await watcher.page.goto(watch);
    await watcher.page.getByRole("button", { name: "Watch" }).click();
    // The seat at the bottom shows more than its own person sees of it.
    const seat = await watcher.page.locator(".table > .own > *").first().boundingBox();
    const turn = await watcher.page.locator(".ask .turn").boundingBox();
    expect(turn?.x).toBeGreaterThanOrEqual((seat?.x ?? 0) + (seat?.width ?? 0));
    for (const visitor of [host, guest]) await letABotPlay(visitor);
    for (const { page } of [host, guest, watcher]) await page.locator(".finale .why").waitFor({ timeout: 90_000 });
    expect(await watcher.page.getByText("Same people again").count()).toBe(0);
    await host.page.locator(".finale").getByRole("button", { name: "Review the match" }).click();
    await host.page.locator(".finale .hill [role=img]").waitFor();
    await howItWent(guest);
    await howItWent(watcher, true);
    const place = guest.page.url();
    await linkToMoment(host, guest);
    await guest.page.goto(place);
    await host.page.locator(".finale .turning").waitFor({ timeout: 120_000 });
    await host.picture("net-finale-1440");
    await host.page.getByRole("button", { name: "Same people again" }).click();
    await host.page.locator("main .seats .invite").first().waitFor();
    await host.page.getByText("find a button at the old table").waitFor();
    await host.picture("again-gathering-1440");
    const offer = guest.page.getByRole("link", { name: "Ada has set the table again: sit down" });
    await offer.waitFor();
    await guest.picture("again-360");
    await clean(guest, "the offer to play again");
    // Whoever comes later finds it as well.
    await guest.page.reload();
    await offer.click();
    await guest.page.getByRole("button", { name: "Sit down" }).click();
    for (const { page } of [host, guest]) await page.locator(".table").waitFor();
    await host.page
      .locator(".seat", { hasText: /Ben.*here/ })
      .first()
      .waitFor();
    // Whoever watches goes along.
    await watcher.page.getByRole("link", { name: "The table is set again: watch" }).click();
    await watcher.page.getByRole("button", { name: "Watch" }).click();
    await watcher.page.getByText("You are watching.").waitFor();
    expect(watcher.page.url().split("/").at(-1)).toBe(host.page.url().split("/").at(-1));
    await host.page.goBack();
    await host.page.getByRole("link", { name: "To the new table" }).waitFor();
    expect([...host.faults, ...guest.faults]).toEqual([]);
    for (const visitor of [host, guest, watcher]) await visitor.close();
  });

  test("people talk, and the host may mute; nobody alone sends away who is here", async () => {
    const { host, guest } = await pair(site, LAPTOP, PHONE);
    await openSide(host);
    await openSide(guest);
    await guest.page
      .getByRole("textbox", { name: "Message" })
      .fill("Hello, Ada. A rather long sentence, to see where it breaks.");
    await guest.page.getByRole("button", { name: "Send" }).click();
    await host.page.locator(".chat").getByText("Hello, Ada.").waitFor();
    await host.picture("chat-1440");
    await guest.picture("chat-360");
    await clean(host, "the circle on a laptop");
    await clean(guest, "the circle on a phone");
    // Whoever does not look is told how much there is to read.
    await guest.page.getByRole("button", { name: "Close" }).last().click();
    await host.page.getByRole("textbox", { name: "Message" }).fill("And you?");
    await host.page.keyboard.press("Enter");
    await guest.page.locator(".unread:visible").first().waitFor();
    await host.page.getByText("More about Ben").click();
    await host.page.getByRole("button", { name: "Mute" }).click();
    await openSide(guest);
    await guest.page.getByText("You are muted.").waitFor();
    await host.page.getByRole("button", { name: "Send away" }).click();
    await host.page.getByRole("button", { name: "Yes", exact: true }).click();
    await host.page.getByText("That is not yours to do right now.").first().waitFor();
    await guest.page.locator(".table").waitFor();
    expect([...host.faults, ...guest.faults]).toEqual([]);
    await host.close();
    await guest.close();
  });

  test("whoever gives a seat up leaves it free, and with nobody to agree to somebody new it is a bot's", async () => {
    const { host, guest } = await pair(site, LAPTOP, PHONE);
    await openSide(guest);
    await guest.page.getByRole("button", { name: "Give up my seat" }).click();
    await guest.page.getByText("Your seat becomes free").waitFor();
    await guest.picture("leave-ask-360");
    await clean(guest, "the question before");
    await guest.page.getByRole("button", { name: "Cancel" }).click();
    await guest.page.getByRole("button", { name: "Give up my seat" }).click();
    await guest.page.getByRole("button", { name: "Yes, give up my seat" }).click();
    await guest.page.getByRole("heading", { name: "You have left the table" }).waitFor();
    await clean(guest, "the farewell");
    await host.page.locator(".strip").getByText("The humans: the seat is free").waitFor();
    await host.picture("left-1440");
    await openSide(host);
    await host.page.locator(".chat").getByText("Ben has left the table.").waitFor();
    // The hand there is nobody's to look at: with nobody else to agree, no link leads to it.
    await host.page.locator(".strip").getByText("nobody is left who could agree").waitFor();
    await host.page.getByText("More about The humans").click();
    expect(await host.page.getByRole("button", { name: "New link" }).count()).toBe(0);
    await clean(host, "a free seat");
    await guest.go("#/saves");
    expect(await guest.page.locator("section.mine").count()).toBe(0);
    await host.page.getByRole("button", { name: "Close" }).last().click();
    await host.page.locator(".strip").getByRole("button", { name: "Seat a bot" }).click();
    await host.page
      .getByText(/Mila|Bot \(/)
      .first()
      .waitFor();
    expect([...host.faults, ...guest.faults]).toEqual([]);
    await host.close();
    await guest.close();
  });

  test("before it begins a seat that was given up waits for somebody else, and a host is followed by a guest", async () => {
    const host = await site.visitor(LAPTOP);
    await openTable(host, "walking-dead", ["me", "open", "open"], "Ada");
    const guests = [await site.visitor(PHONE), await site.visitor(LAPTOP)] as const;
    const [ben, cleo] = guests;
    const [first = ""] = (await linksOf(host)).seats;
    await sitDown(ben, first, "Ben");
    const giveUp = async ({ page }: Visitor): Promise<void> => {
      await page.getByRole("button", { name: "Give up my seat" }).click();
      await page.getByRole("button", { name: "Yes, give up my seat" }).click();
      await page.getByRole("heading", { name: "You have left the table" }).waitFor();
    };
    await host.page.getByText("Still free: 1").waitFor();
    await giveUp(ben);
    await host.page.getByText("Still free: 2").waitFor();
    // The link by which Ben came is used up, and no longer offered.
    await host.page.getByText("This device has no link for this seat.").waitFor();
    expect((await linksOf(host)).seats).not.toContain(first);
    await host.picture("gathering-left-1440");
    await host.page.getByRole("button", { name: "New link" }).first().click();
    await expect.poll(async () => (await linksOf(host)).seats.length).toBe(2);
    // Nor when all that happened while the host was elsewhere.
    const table = host.page.url();
    const [again = "", kept = ""] = (await linksOf(host)).seats;
    await host.go("#/");
    await sitDown(ben, again, "Ben");
    await giveUp(ben);
    await host.page.goto(table);
    await host.page.getByText("This device has no link for this seat.").waitFor();
    expect((await linksOf(host)).seats).toEqual([kept]);
    await host.page.getByRole("button", { name: "New link" }).first().click();
    await expect.poll(async () => (await linksOf(host)).seats.length).toBe(2);
    await sitDown(cleo, (await linksOf(host)).seats[0] ?? "", "Cleo");
    await giveUp(host);
    await cleo.page.locator(".chat").getByText("Ada has left the table. The host is now Cleo.").waitFor();
    await cleo.page.getByRole("button", { name: "Close the table" }).waitFor();
    // A browser writes down that a link was not found, although the page has asked for just that.
    const faults = [...host.faults, ...ben.faults, ...cleo.faults].filter((fault) => !/status of 404/.test(fault));
    expect(faults).toEqual([]);
    for (const visitor of [host, ...guests]) await visitor.close();
  });

  test("past a secret both have to agree to go back", async () => {
    const { host, guest } = await pair(site);
    // A hint is for the seat that asks, at a table of the network as anywhere.
    await expect.poll(async () => (await glanceAt(host.page)).what).toBe("choice");
    await host.page.keyboard.press("h");
    const hint = host.page.locator(".reason .hint");
    await hint.getByText(/Outlook: \d+ in 100\./).waitFor();
    await host.picture("net-hint-1440");
    await host.page.keyboard.press("d");
    await hint.waitFor({ state: "detached" });
    expect(await guest.page.locator(".reason .hint").count()).toBe(0);
    await someAnswers([host, guest], 12);
    await lookBack(host);
    const asks =
      (await host.page.locator('.acts [aria-disabled]:has-text("Undo"), .acts :text("Undo")').count()) > 0
        ? guest
        : host;
    const other = asks === host ? guest : host;
    const before = await stepsTold(asks.page);
    await asks.page.keyboard.press("l");
    await asks.page.locator("dialog[open] summary").last().click();
    await asks.page.locator("dialog[open] .backs button").last().click();
    await asks.page.getByRole("button", { name: "Ask the others" }).click();
    await other.page.getByText("would like to take back").waitFor();
    await asks.picture("proposal-waits-1440");
    await other.picture("proposal-1440");
    await clean(other, "a proposal");
    await other.page.getByRole("button", { name: "No", exact: true }).click();
    await other.page.getByText("would like to take back").waitFor({ state: "detached" });
    await asks.page.locator(".strip").getByText("does not agree.").waitFor();
    await asks.page.locator(".strip").getByRole("button", { name: "Close" }).click();
    expect(await stepsTold(asks.page)).toBe(before);
    await asks.page.keyboard.press("l");
    await asks.page.locator("dialog[open] summary").last().click();
    await asks.page.locator("dialog[open] .backs button").last().click();
    await asks.page.getByRole("button", { name: "Ask the others" }).click();
    await other.page.getByRole("button", { name: "Agreed" }).click();
    await expect.poll(() => stepsTold(asks.page)).toBeLessThan(before);
    await expect.poll(() => stepsTold(other.page)).toBeLessThan(before);
    expect([...host.faults, ...guest.faults]).toEqual([]);
    await host.close();
    await guest.close();
  });

  test("a bot plays for whoever wants a rest, and gives the seat back", async () => {
    const { host, guest } = await pair(site);
    await openSide(guest);
    await guest.page.getByRole("button", { name: "Let a bot play for me" }).click();
    await guest.page.getByText("A bot plays for you.").waitFor();
    await host.page.getByText("Bot for Ben").first().waitFor();
    await guest.picture("bot-plays-1440");
    await guest.page.locator(".strip").getByRole("button", { name: "Take my seat back" }).click();
    await guest.page.getByText("A bot plays for you.").waitFor({ state: "detached" });
    await openSide(host);
    await host.page.getByText("More about Ben").click();
    await host.page.getByRole("button", { name: "Hand the table over" }).click();
    await host.page.getByRole("button", { name: "Yes", exact: true }).click();
    await guest.page.getByRole("button", { name: "End the table" }).click();
    await guest.page.getByRole("button", { name: "Yes", exact: true }).click();
    for (const { page } of [host, guest]) await page.getByText("The table was ended.").waitFor();
    await clean(host, "an ended table");
    await host.picture("ended-1440");
    await host.page.getByRole("button", { name: "Same people again" }).click();
    await guest.page.getByRole("link", { name: "Ada has set the table again: sit down" }).waitFor();
    await host.close();
    await guest.close();
  });
});

describe("a link that leads nowhere", () => {
  const SECRET = "x".repeat(43);
  test.each([
    ["a table that is gone", `#/t/${"x".repeat(16)}/${SECRET}`, /no such table/],
    ["half a link", "#/t/abc/def", /not valid/],
    ["a table without a seat of this device", `#/net/${"x".repeat(16)}`, /has no seat at this table/],
  ])("%s: one clear sentence and a way on", async (_what, link, sentence) => {
    const visitor = await site.visitor(PHONE);
    await visitor.go(link);
    const said = visitor.page.locator('[role="alert"]').first();
    await said.waitFor();
    expect(await said.textContent()).toMatch(sentence);
    expect(await visitor.page.locator('main a[href="#/"]').count()).toBeGreaterThan(0);
    await clean(visitor, link);
    await visitor.close();
  });

  test("an invitation works once, and a wrong one never", async () => {
    const host = await site.visitor(LAPTOP);
    await openTable(host, "zombiaki", ["me", "open"], "Ada");
    const link = (await linksOf(host)).seats[0] ?? "";
    const two = await Promise.all([site.visitor(LAPTOP), site.visitor(LAPTOP)]);
    const [first, second] = two;
    for (const { page } of two) await page.goto(link);
    await sitDown(first, link, "Ben");
    await second.page.getByLabel("Your name at the table").fill("Cleo");
    await second.page.getByRole("button", { name: "Sit down" }).click();
    await second.page
      .locator('[role="alert"]')
      .getByText(/table is full|sits at this seat|not valid/)
      .waitFor();
    await second.go(`${link.slice(link.indexOf("#"), -3)}abc`);
    await second.page.getByText("This link is not valid").waitFor();
    for (const visitor of [host, first, second]) await visitor.close();
  });

  test("without a network the table cannot be opened, and the form stays as it is", async () => {
    const host = await site.visitor(LAPTOP);
    await host.go("#/game/zombiaki/friends");
    await host.page.getByLabel("Your name at the table").fill("");
    await host.page.getByRole("button", { name: "Open the table" }).click();
    await host.page.getByText("give a name").waitFor();
    await host.page.getByLabel("Your name at the table").fill("Ada");
    await host.picture("new-network-1440");
    await clean(host, "the form");
    await host.context.setOffline(true);
    await host.page.getByRole("button", { name: "Open the table" }).click();
    await host.page.getByText("No connection to the server.").waitFor();
    await host.context.setOffline(false);
    await host.page.getByRole("button", { name: "Try again" }).click();
    await host.page.locator("main .seats .invite").first().waitFor();
    await host.close();
  });
});

describe("when the server is away", () => {
  test("an answer is kept, and sent when it is back", async () => {
    const { host, guest } = await pair(site);
    await someAnswers([host, guest], 4);
    const asked = async (): Promise<Visitor> => {
      for (;;) {
        for (const visitor of [host, guest]) {
          const glance = await glanceAt(visitor.page);
          if (glance.what === "choice" && glance.lit.length > 0) return visitor;
        }
      }
    };
    const who = await asked();
    const before = await stepsTold(who.page);
    await who.context.setOffline(true);
    await who.page.getByText("No connection.").waitFor();
    const random = randomFrom("kept");
    await expect
      .poll(
        async () => {
          await anybodyAnswers([{ visitor: who }], random);
          return who.page.getByText("Your answer is kept here").count();
        },
        { timeout: 15_000 },
      )
      .toBe(1);
    await who.picture("answer-kept-1440");
    await who.context.setOffline(false);
    await who.page.getByText("No connection.").waitFor({ state: "detached" });
    await expect.poll(() => stepsTold(who.page)).toBeGreaterThan(before);
    await host.close();
    await guest.close();
  });
});
