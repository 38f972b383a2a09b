import { below, type Random, randomFrom } from "@endzeit/engine";
import { expect } from "vitest";
import { glanceAt } from "./glance.ts";
import { type Hands, mouse } from "./player.ts";
import type { Site, Visitor } from "./site.ts";

/** What the one who opens a table chooses for a seat. */
export type SeatChoice = "me" | "open" | "greedy" | "random";

export const LAPTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Opens a table on the network from its form. Leads to the gathering, or to the table when nobody is missing. */
export async function openTable(
  visitor: Visitor,
  game: string,
  seats: readonly SeatChoice[],
  name: string,
  minutes?: number,
): Promise<void> {
  const { page } = visitor;
  await visitor.go(`#/game/${game}/friends`);
  await page.locator("fieldset").first().waitFor();
  const count = page.getByRole("button", { name: String(seats.length), exact: true });
  if ((await count.count()) > 0) await count.click();
  for (const [seat, who] of [...seats.entries()].sort(([, a], [, b]) => Number(b === "me") - Number(a === "me")))
    await page.locator("fieldset").nth(seat).locator(`input[value="${who}"]`).check();
  await page.getByLabel("Your name at the table").fill(name);
  if (minutes !== undefined) {
    await page.getByLabel("Time to think").selectOption("live");
    await page.getByLabel("Minutes").fill(String(minutes));
  }
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator("main li .invite, .table").first().waitFor();
}

/** The links that the gathering shows, by what they are called. */
export async function linksOf(
  visitor: Visitor,
): Promise<{ readonly seats: readonly string[]; readonly watch: string }> {
  const values = (name: RegExp): Promise<string[]> =>
    visitor.page
      .getByRole("textbox", { name })
      .evaluateAll((fields) => fields.map((field) => ("value" in field ? String(field.value) : "")));
  const [watch = ""] = await values(/^Link for watching$/);
  const seats = (await values(/^Link for /)).filter((link) => link !== watch);
  return { seats, watch };
}

/** Follows an invitation and sits down. */
export async function sitDown(visitor: Visitor, link: string, name: string): Promise<void> {
  const { page } = visitor;
  await page.goto(link);
  await page.getByLabel("Your name at the table").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.locator(".table, main .seats").first().waitFor();
}

/** Two at a table of Zombiaki, both at the board. */
export async function pair(site: Site, ada = LAPTOP, ben: typeof LAPTOP = LAPTOP, minutes?: number) {
  const host = await site.visitor(ada);
  await openTable(host, "zombiaki", ["me", "open"], "Ada", minutes);
  const { seats, watch } = await linksOf(host);
  const guest = await site.visitor(ben);
  await sitDown(guest, seats[0] ?? "", "Ben");
  await host.page.locator(".table").waitFor();
  await guest.page.locator(".table").waitFor();
  return { host, guest, watch };
}

/** A seat at a table, and the window through which it is played at the moment. */
export interface Player {
  visitor: Visitor;
}

/** Whether the table of this window shows the end. */
const isOver = async ({ visitor }: Player): Promise<boolean> =>
  (await visitor.page.locator(".finale .why").count()) > 0;

/**
 * Gives one answer at any window that is asked. False when nobody was asked just now. What was in the light may be gone
 * before it is pressed: others play as well.
 */
export async function anybodyAnswers(
  players: readonly Player[],
  random: Random,
  handsOf: (visitor: Visitor) => Hands = ({ page }) => mouse(page),
): Promise<boolean> {
  for (const { visitor } of players) {
    const { page } = visitor;
    const glance = await glanceAt(page);
    if (glance.what === "confirm") {
      // It closes by itself when the table moves on.
      const yes = page.locator("dialog[open] .primary").first();
      if ((await yes.count()) > 0) await yes.click({ timeout: 1000 }).catch(() => {});
      else await page.keyboard.press("Escape");
      return true;
    }
    if (glance.what !== "choice" || glance.lit.length === 0) continue;
    const fun = glance.lit.filter(({ kind }) => kind !== "button");
    const from = fun.length > 0 && below(random, 5) > 0 ? fun : glance.lit;
    const chosen = from[from.length > 1 ? below(random, from.length) : 0];
    if (chosen === undefined) continue;
    const index = glance.lit.indexOf(chosen);
    const lit = (await glanceAt(page, index)).lit[index];
    if (lit === undefined || lit.name !== chosen.name || lit.under !== null) continue;
    await handsOf(visitor).press(lit);
    return true;
  }
  return false;
}

const STANDSTILL_MS = 25_000;

/** Plays until every window shows the end. `at` is called after so many presses. */
export async function playTogether(
  players: readonly Player[],
  seed: string,
  at: { readonly [presses: number]: () => Promise<void> } = {},
): Promise<number> {
  const random = randomFrom(`circle ${seed}`);
  let presses = 0;
  let last = Date.now();
  let sign = "";
  while (!(await Promise.all(players.map(isOver))).every(Boolean)) {
    if (await anybodyAnswers(players, random)) {
      presses++;
      await at[presses]?.();
      last = Date.now();
      continue;
    }
    // Bots play on while nobody is asked.
    const said = await Promise.all(players.map(({ visitor }) => glanceAt(visitor.page)));
    const now = said.map((glance) => glance.sign).join();
    if (now !== sign) last = Date.now();
    sign = now;
    if (Date.now() - last > STANDSTILL_MS)
      throw new Error(
        `The table stands still after ${presses}: ${said
          .map((m, i) => [m.what, `"${m.question}"`, ...(players[i]?.visitor.faults ?? [])].join(" "))
          .join(" | ")}`,
      );
    await players[0]?.visitor.page.waitForTimeout(10);
  }
  return presses;
}

/** Opens the circle at the side of the table. */
export async function openSide({ page }: Visitor): Promise<void> {
  // The last press may have asked whether it is meant.
  if ((await page.locator("dialog[open].sheet").count()) > 0) await page.keyboard.press("Escape");
  await page.locator('button:has-text("Table"):visible').first().click();
  await expect.poll(() => page.locator(".chat").count()).toBe(1);
}

/** Leaves the seat of this window to a bot. */
export async function letABotPlay(visitor: Visitor): Promise<void> {
  await openSide(visitor);
  await visitor.page.getByRole("button", { name: "Let a bot play for me" }).click();
  await visitor.page.getByText("A bot plays for you.").waitFor();
}
