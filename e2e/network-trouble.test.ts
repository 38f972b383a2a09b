import { randomFrom } from "@endzeit/engine";
import { OpenedShape, readShape } from "@endzeit/wire";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { anybodyAnswers, LAPTOP, linksOf, openSide, openTable, PHONE, pair, sitDown } from "./circle.ts";
import { reloadAsked } from "./leaving.ts";
import { Site, type Visitor } from "./site.ts";

/** How far the server's clock is ahead of the visitors'. */
let ahead = 0;
let site: Site;
beforeAll(async () => {
  site = await Site.open({ tables: true, network: { now: () => Date.now() + ahead } });
});
afterAll(() => site.close());

/** The link to the open seat of a table of Zombiaki that a program has opened. */
async function invitation(): Promise<string> {
  const reply = await fetch(`${site.url}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game: "zombiaki",
      name: "Ada",
      seats: [{ kind: "me" }, { kind: "open" }],
      options: {},
      content: null,
      clock: null,
    }),
  });
  const read = readShape(OpenedShape, await reply.json(), (opened) => ({ opened }));
  if (!("opened" in read)) throw new Error(read.problem);
  const { table, invitations } = read.opened;
  return `${site.url}/#/t/${table}/${invitations[0]?.secret}`;
}

const error = (status: number, code: string) => ({ status, json: { error: { code, message: "" } } });

/** A line on which the server's word is changed on its way to the page; null stands for the message as it is. */
async function rewrite(page: Page, change: (sent: string, reply: (text: string) => void) => string | null) {
  await page.routeWebSocket(/api\/socket/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      const text = change(String(message), (reply) => line.send(reply));
      if (text !== null) server.send(text);
    });
  });
}

/** A server that refuses what these pages ask it to do, with this code, for as long as its store is broken. `doing`: a pattern. */
async function brokenStore(visitors: readonly Visitor[], doing: string, code: string): Promise<{ broken: boolean }> {
  const store = { broken: true };
  const asked = new RegExp(`"do":"(?:${doing})".*"id":(\\d+)`);
  for (const { page } of visitors) {
    await rewrite(page, (sent, reply) => {
      const id = asked.exec(sent)?.[1];
      if (!store.broken || id === undefined) return sent;
      reply(`{"say":"refused","id":${id},"code":"${code}","message":""}`);
      return null;
    });
    await page.reload();
    await page.locator(".table").waitFor();
  }
  return store;
}

describe("whoever comes with a link and is not let in", () => {
  test.each([
    ["the seat is taken", 409, "seat-taken", "Somebody sits at this seat already.", null],
    ["the table is full", 409, "table-full", "The table is full.", null],
    ["the database is away", 503, "away", "The server cannot reach its database.", "Try again"],
    ["the disk is full", 507, "disk-full", "no room left to store anything", "Try again"],
    ["too many ask", 429, "too-many", "Wait a moment.", "Try again"],
  ])("%s: a sentence and a way on", async (_what, status, code, sentence, way) => {
    const link = await invitation();
    const guest = await site.visitor(PHONE);
    await guest.page.route("**/api/claim", (route) => route.fulfill(error(status, code)), { times: 1 });
    await guest.page.goto(link);
    await guest.page.getByLabel("Your name at the table").fill("Ben");
    await guest.page.getByRole("button", { name: "Sit down" }).click();
    await guest.page.locator('[role="alert"]').getByText(sentence).waitFor();
    await guest.picture(`trouble-${code}-360`);
    expect(await findings(guest.page)).toEqual([]);
    if (way === null) expect(await guest.page.locator('main a[href="#/"]').count()).toBe(1);
    else {
      await guest.page.getByRole("button", { name: way }).click();
      await sitDown(guest, link, "Ben");
      await guest.page.locator(".table").waitFor();
    }
    await guest.close();
  });

  test.each([
    [
      "at once",
      async ({ page }: Visitor) => {
        await page.getByRole("button", { name: "Try again" }).click();
      },
    ],
    [
      "after a reload",
      async ({ page }: Visitor) => {
        await page.reload();
      },
    ],
  ])("a seat is not lost with the reply that gives it: tried again %s", async (_when, again) => {
    const link = await invitation();
    const guest = await site.visitor(LAPTOP);
    await guest.page.route(
      "**/api/claim",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await guest.page.goto(link);
    await guest.page.getByLabel("Your name at the table").fill("Ben");
    await guest.page.getByRole("button", { name: "Sit down" }).click();
    await guest.page.getByText("No connection to the server.").waitFor();
    await again(guest);
    await guest.page.locator(".table").waitFor();
    await openSide(guest);
    await guest.page
      .getByText(/\bBen\b/)
      .first()
      .waitFor();
    await guest.close();
  });
});

test("a browser that gives its storage to nobody: the seat holds as long as the page is open, and its person is told", async () => {
  const guest = await site.blocked(LAPTOP);
  const { page } = guest;
  const link = await invitation();
  await page.route(
    "**/api/claim",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto(link);
  await page.getByLabel("Your name at the table").fill("Ben");
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByText("No connection to the server.").waitFor();
  // The secret was stored nowhere, and leads to the seat all the same.
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".table").waitFor();
  await page.getByText("does not remember this seat.").waitFor();
  const at = page.url();
  await guest.go("#/");
  await guest.go(at.slice(at.indexOf("#")));
  await page.locator(".table").waitFor();
  await reloadAsked(page);
  await page
    .getByRole("alert")
    .getByText(/storage/)
    .waitFor();
  await guest.close();
});

describe("in the midst of a match", () => {
  test("a page that is older than the server says so, and offers to be loaded anew", async () => {
    const { host, guest } = await pair(site);
    await rewrite(guest.page, (sent) => sent.replace(/"wire":\d+/, '"wire":0'));
    await guest.page.reload();
    await guest.page.getByText("This page is older than the server.").waitFor();
    await guest.picture("trouble-old-page-1440");
    expect(await findings(guest.page)).toEqual([]);
    await guest.page.unrouteAll();
    expect(await guest.page.getByRole("button", { name: "Reload the page" }).count()).toBe(1);
    await host.close();
    await guest.close();
  });

  test.each([
    ["away", "The server cannot reach its database right now."],
    ["disk-full", "The server has no room to store anything."],
  ])("an answer that the server cannot store (%s) is offered until it can", async (code, sentence) => {
    const { host, guest } = await pair(site);
    const store = await brokenStore([host, guest], "answer", code);
    const told = (page: Page): Promise<number> => page.locator(".log-scroll li").count();
    const before = await told(host.page);
    const random = randomFrom(code);
    const waiting = async (): Promise<number> => {
      await anybodyAnswers([{ visitor: host }, { visitor: guest }], random);
      return (await Promise.all([host, guest].map(({ page }) => page.getByText(sentence).count()))).reduce(
        (a, b) => a + b,
      );
    };
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    for (const visitor of [host, guest])
      await visitor.picture(`trouble-${code}-${visitor === host ? "host" : "guest"}`);
    store.broken = false;
    await expect.poll(() => told(host.page), { timeout: 20_000 }).toBeGreaterThan(before);
    for (const { page } of [host, guest]) await page.getByText(sentence).waitFor({ state: "detached" });
    await host.close();
    await guest.close();
  });
});

describe("what is asked of the others", () => {
  test("a word that the server cannot store is not lost in silence", async () => {
    const { host, guest } = await pair(site);
    const store = await brokenStore([host, guest], "propose|vote", "disk-full");
    const sentence = "The server has no room left to store anything.";
    await openSide(guest);
    await guest.page.getByRole("button", { name: "Propose to stop" }).click();
    await guest.page.getByText(sentence).waitFor();
    store.broken = false;
    await guest.page.getByRole("button", { name: "Propose to stop" }).click();
    await guest.page.getByText(sentence).waitFor({ state: "detached" });
    store.broken = true;
    await host.page.getByRole("button", { name: "No", exact: true }).click();
    await host.page.getByText(sentence).waitFor();
    expect(await findings(host.page)).toEqual([]);
    store.broken = false;
    await host.page.getByRole("button", { name: "No", exact: true }).click();
    for (const text of [sentence, "Ben proposes to stop here."])
      await host.page.getByText(text).waitFor({ state: "detached" });
    await host.close();
    await guest.close();
  });

  test("a host who is away for a day is replaced", async () => {
    const { host, guest } = await pair(site);
    await host.close();
    await openSide(guest);
    const take = guest.page.getByRole("button", { name: "Take the table over" });
    await take.click();
    await guest.page.getByText("Ada has not been away for long enough").waitFor();
    ahead += 25 * 3_600_000;
    await guest.page.reload();
    await openSide(guest);
    await take.click();
    await guest.page.getByRole("button", { name: "End the table" }).waitFor();
    expect(guest.faults).toEqual([]);
    await guest.close();
  });
});

describe("without a clock", () => {
  test("a guest who is away is replaced by a bot, when those who are here agree, by keyboard and by finger", async () => {
    const host = await site.visitor(LAPTOP);
    await openTable(host, "walking-dead", ["me", "open", "open"], "Ada");
    const guests: Visitor[] = [];
    for (const [i, link] of (await linksOf(host)).seats.entries()) {
      const guest = await site.visitor(PHONE);
      await sitDown(guest, link, i === 0 ? "Ben" : "Cleo");
      guests.push(guest);
    }
    const [ben, cleo] = guests;
    if (ben === undefined || cleo === undefined) throw new Error("Two have sat down.");
    await ben.page.locator(".table").waitFor();
    await cleo.close();
    await openSide(ben);
    const replace = ben.page.getByRole("button", { name: "Let a bot play for Cleo" });
    await replace.waitFor();
    await ben.picture("away-360");
    await replace.tap();
    await host.page.getByText("Ben proposes that a bot plays for Cleo.").waitFor();
    await host.picture("away-asked-1440");
    expect(await findings(host.page)).toEqual([]);
    await host.page.getByRole("button", { name: "Agreed" }).focus();
    await host.page.keyboard.press("Enter");
    await ben.page.getByText("Bot for Cleo").first().waitFor();
    // Whoever is sent away loses the seat by the same vote, and who asked for it gets no link.
    await ben.page.getByText("More about Cleo").tap();
    await ben.page.getByRole("button", { name: "Send away" }).tap();
    await ben.picture("away-send-360");
    await ben.page.getByRole("button", { name: "Yes", exact: true }).tap();
    await host.page.getByText("Ben proposes that Cleo loses the seat.").waitFor();
    expect(await findings(host.page)).toEqual([]);
    await host.page.getByRole("button", { name: "Agreed" }).click();
    await host.page.locator(".strip").getByText("Somebody new comes there only when all agree").waitFor();
    await host.picture("away-free-1440");
    await openSide(host);
    await host.page.locator("details:not([open]) > summary", { hasText: "More about" }).last().click();
    await host.page.getByRole("button", { name: "Let somebody new in" }).click();
    await host.picture("admit-ask-1440");
    await host.page.getByRole("button", { name: "Yes", exact: true }).click();
    await ben.page.getByText("Ada proposes to let somebody new in").waitFor();
    await ben.picture("admit-360");
    expect(await findings(ben.page)).toEqual([]);
    // On a phone the people's sheet lies over what is proposed.
    await ben.page.keyboard.press("Escape");
    await ben.page.getByRole("button", { name: "Agreed" }).tap();
    await host.page.locator(".strip").getByText("the seat is free. Invite somebody").waitFor();
    await host.page.getByRole("button", { name: "New link" }).waitFor();
    expect([...host.faults, ...ben.faults]).toEqual([]);
    await host.close();
    await ben.close();
  });
});

describe("a clock", () => {
  test("runs for whoever is asked; once it has run out the others decide", async () => {
    const { host, guest } = await pair(site, LAPTOP, LAPTOP, 2);
    await host.page
      .getByText(/ · [12]:\d\d/)
      .first()
      .waitFor();
    await host.picture("clock-1440");
    ahead += 121_000;
    for (const { page } of [host, guest]) await page.goto("/#/saves");
    // Whoever was away while it ran out finds that in the list of tables.
    await host.page.getByText(/You are out of time|is out of time: help decide/).waitFor();
    await guest.page.getByText(/You are out of time|is out of time: help decide/).waitFor();
    for (const { page } of [host, guest]) await page.locator("section.mine a").first().click();
    await host.page.getByText(/ is out of time\.|You are out of time\./).waitFor();
    await guest.page.getByText(/ is out of time\.|You are out of time\./).waitFor();
    const mine = (await host.page.getByText("You are out of time.").count()) === 1;
    const [late, other] = mine ? [host, guest] : [guest, host];
    await late.picture("out-of-time-mine-1440");
    await other.page
      .getByText(/ · 0:00$/)
      .first()
      .waitFor();
    await other.picture("out-of-time-1440");
    expect(await findings(other.page)).toEqual([]);
    await other.page.getByRole("button", { name: "Give more time" }).click();
    for (const { page } of [late, other]) await page.getByText(/out of time\./).waitFor({ state: "detached" });
    ahead += 121_000;
    for (const { page } of [late, other]) await page.reload();
    await other.page.getByRole("button", { name: "Let a bot take over" }).click();
    await late.page.getByText("A bot plays for you.").waitFor();
    await late.page.locator(".strip").getByRole("button", { name: "Take my seat back" }).click();
    await late.page.getByText("A bot plays for you.").waitFor({ state: "detached" });
    expect([...late.faults, ...other.faults]).toEqual([]);
    await host.close();
    await guest.close();
  });
});
