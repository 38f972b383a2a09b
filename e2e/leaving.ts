import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Loads the page anew: the browser asks first, because what lies there is kept nowhere else. */
export async function reloadAsked(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
}
