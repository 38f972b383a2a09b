import { expect } from "vitest";
import { findings } from "./axe.ts";
import type { Visitor } from "./site.ts";

/**
 * Opens a table at this device from the home page, with chosen seats; the seed makes the cards the same each time. `more`: what
 * else is chosen on the form.
 */
export async function sitDown(
  visitor: Visitor,
  game: string,
  seats: readonly ("person" | "greedy" | "random")[],
  seed: string,
  more: () => Promise<void> = async () => {},
): Promise<void> {
  const { page } = visitor;
  await visitor.go("#/");
  await page.locator(`a.poster.${game}`).click();
  await page.getByRole("button", { name: "Seats, level, house rules" }).click();
  await page.locator("fieldset").first().waitFor();
  // A game for a fixed number of people does not ask for it.
  const count = page.getByRole("button", { name: String(seats.length), exact: true });
  if ((await count.count()) > 0) await count.click();
  for (const [seat, who] of seats.entries()) {
    await page.locator("fieldset").nth(seat).locator(`input[value="${who}"]`).check();
  }
  await more();
  await page.getByLabel("Seed").fill(seed);
  await page.locator("button[type=submit]").click();
  await page.locator(".table, dialog[open]").first().waitFor();
}

/** Opens whatever is folded on the form of a table. */
export async function unfold({ page }: Visitor): Promise<void> {
  const closed = page.locator("form details:not([open]) > summary").first();
  while (await closed.isVisible()) await closed.click();
}

/** A match that is over says so in words, and nothing went wrong on the way. */
export async function theEnd({ page, faults }: Visitor): Promise<void> {
  await expect.poll(() => page.locator(".finale .why").textContent()).toMatch(/\w{3,}/);
  expect(await findings(page)).toEqual([]);
  expect(faults).toEqual([]);
}
