import type { GameId } from "@endzeit/games";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeUp } from "./measure.ts";
import { openWith, positionOf, questionsOf, sitAt } from "./positions.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const OUT_OF_REACH = { de: /nicht genau so weit|Kanalisation/, en: /not exactly that far|sewers/ };

/** What is said about the thing under the eye, with the rule that it links to. */
async function reasonOf(page: Page): Promise<{ said: string; rule: string }> {
  const reason = page.locator(".reason.why");
  await reason.waitFor();
  return { said: (await reason.textContent()) ?? "", rule: (await reason.locator("a").getAttribute("href")) ?? "" };
}

async function dismiss(page: Page): Promise<void> {
  await page.locator(".reason.why button").click();
  await page.locator(".reason.why").waitFor({ state: "detached" });
}

describe("what is not in the light says why", () => {
  test("a space out of reach of The Walking Dead: by mouse, keyboard and touch, in both languages", async () => {
    const position = (await questionsOf("walking-dead")).find(({ ask }) => ask === "move");
    if (position === undefined) throw new Error("Somebody moves in every match.");
    for (const lang of ["de", "en"] as const) {
      const visitor = await site.visitor({ viewport: { width: 1440, height: 900 }, hasTouch: lang === "de" });
      const { page } = visitor;
      await openWith(page, lang);
      await sitAt(page, position);
      const far = page.locator('.board button.sq[aria-disabled="true"]');
      const ways = [
        () => far.nth(1).hover({ force: true }),
        () => far.nth(2).focus(),
        () => far.nth(3).press("Enter"),
        ...(lang === "de" ? [() => far.nth(4).tap({ force: true })] : [() => far.nth(4).click({ force: true })]),
      ];
      for (const [at, way] of ways.entries()) {
        await way();
        const { said, rule } = await reasonOf(page);
        expect(said, `${lang}, way ${at}`).toMatch(OUT_OF_REACH[lang]);
        expect(rule).toMatch(/^#\/rules\/walking-dead\/(move|sewer)$/);
        await dismiss(page);
      }
      await visitor.close();
    }
  });

  test.each<GameId>(["zombiaki", "dawn-of-the-zeds", "armageddon", "winter-der-toten"])(
    "whatever is pressed in %s",
    async (game) => {
      const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
      const { page } = visitor;
      await openWith(page, "en");
      const unlit = page.locator('.board button[aria-disabled="true"]:visible');
      // Where nothing is refused, something has to be in the fingers, or something else to be asked.
      for (const position of [await positionOf(game, "middle"), ...(await questionsOf(game))]) {
        await sitAt(page, position);
        if ((await unlit.count()) > 0) break;
        for (const of of ["hand or board", "board"] as const) {
          await takeUp(page, of);
          if ((await unlit.count()) > 0) break;
          await page.keyboard.press("Escape");
        }
        if ((await unlit.count()) > 0) break;
      }
      const count = Math.min(10, await unlit.count());
      expect(count).toBeGreaterThan(0);
      for (let at = 0; at < count; at++) {
        const name = await unlit.nth(at).getAttribute("aria-label");
        await unlit.nth(at).press("Enter");
        const answer = page.locator(".reason.why, dialog[open]").first();
        await answer.waitFor({ timeout: 3000 }).catch(() => expect.fail(`${name} is pressed in silence.`));
        if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
        else await dismiss(page);
      }
      await visitor.close();
    },
  );
});
