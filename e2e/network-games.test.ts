import { gameIds } from "@endzeit/games";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  LAPTOP,
  letABotPlay,
  linksOf,
  openSide,
  openTable,
  PHONE,
  type Player,
  playTogether,
  type SeatChoice,
  sitDown,
} from "./circle.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open({ tables: true, apart: true });
});
afterAll(() => site.close());

/** A short game is played by people to its end; in a long one they grow tired, one after the other. */
const SHORT: ReadonlySet<string> = new Set(["zombiaki"]);

/** Who sits where. A game that is not named here is played by two persons and as many bots as it needs. */
const CIRCLES: { readonly [game: string]: readonly SeatChoice[] } = {
  zombiaki: ["open", "me"],
  "walking-dead": ["open", "me", "random"],
  armageddon: ["open", "random", "me"],
};

/** Nobody has to look on while bots play: whoever comes back finds the end. */
async function comeBack({ visitor: { page } }: Player): Promise<void> {
  const table = page.url();
  await page.goto("/#/about");
  const over = page.locator(".finale .why");
  await expect
    .poll(
      async () => {
        await page.waitForTimeout(3000);
        await page.goto(table);
        await page.locator(".table").waitFor();
        const seen = await over.waitFor({ timeout: 1500 }).then(
          () => true,
          () => false,
        );
        if (!seen) await page.goto("/#/about");
        return seen;
      },
      { timeout: 150_000 },
    )
    .toBe(true);
}

/** Waits for the line to hold again, and helps as a person would. */
async function reached(page: Page): Promise<void> {
  const lost = page.getByText("No connection.");
  while ((await lost.count()) > 0) {
    await page
      .getByRole("button", { name: "Try now" })
      .click({ timeout: 1000 })
      .catch(() => {});
    await page.waitForTimeout(200);
  }
}

describe("a whole game over the network, with what happens to people on the way", () => {
  test.each([...gameIds])("%s: a reload, a broken network, a killed server, a second device", async (game) => {
    const seats = CIRCLES[game] ?? ["open", "me"];
    const host: Player = { visitor: await site.visitor(LAPTOP) };
    await openTable(host.visitor, game, seats, "Ada");
    await host.visitor.picture(`net-${game}-gathering`);
    const links = await linksOf(host.visitor);
    const players: Player[] = [host];
    for (const [i, link] of links.seats.entries()) {
      const visitor = await site.visitor(i === 0 ? LAPTOP : PHONE);
      await sitDown(visitor, link, ["Ben", "Cleo", "Dan"][i] ?? "Eve");
      players.push({ visitor });
    }
    for (const { visitor } of players) await visitor.page.locator(".table").waitFor();
    const guest = players[1] ?? host;
    const pages = players.map(({ visitor }) => visitor);
    const presses = await playTogether(players, game, {
      5: async () => {
        await guest.visitor.page.reload();
        await guest.visitor.page.locator(".table").waitFor();
      },
      10: async () => {
        const { context, page } = host.visitor;
        await context.setOffline(true);
        await page.getByText("No connection.").waitFor();
        await host.visitor.picture(`net-${game}-offline`);
        await context.setOffline(false);
        await page.getByText("No connection.").waitFor({ state: "detached" });
      },
      15: async () => {
        await site.restart(200);
        for (const { visitor } of players) await reached(visitor.page);
      },
      20: async () => {
        await openSide(guest.visitor);
        await guest.visitor.page.getByRole("button", { name: "Move to another device" }).click();
        const link = await guest.visitor.page.getByRole("textbox", { name: "Move to another device" }).inputValue();
        const other = await site.visitor(LAPTOP);
        await other.page.goto(link);
        await other.page.getByRole("button", { name: "Play this seat on here" }).click();
        await other.page.locator(".table").waitFor();
        await guest.visitor.close();
        guest.visitor = other;
        pages.push(other);
      },
      25: async () => {
        if (!SHORT.has(game)) await letABotPlay(guest.visitor);
      },
      30: async () => {
        if (SHORT.has(game)) return;
        await letABotPlay(host.visitor);
        await Promise.all(players.map(comeBack));
      },
    });
    expect(presses).toBeGreaterThan(20);
    await host.visitor.picture(`net-${game}-end`);
    // The server kept its word about the seed, and the page has worked it out.
    for (const { visitor } of players) {
      await expect
        .poll(() => visitor.page.locator(".finale [role=status].verdict").textContent())
        .toContain("Seed and hash agree");
    }
    const faults = pages
      .flatMap(({ faults }) => faults)
      .filter((fault) => !/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/.test(fault));
    expect(faults).toEqual([]);
    for (const { visitor } of players) await visitor.close();
  });
});
