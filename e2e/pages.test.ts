import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const TABLES = ["zombiaki", "walking-dead", "armageddon", "dawn-of-the-zeds", "winter-der-toten"];
const PAGES = [
  "#/",
  ...TABLES.map((game) => `#/game/${game}`),
  "#/contest/zombiaki",
  "#/puzzles/zombiaki",
  "#/game/zombiaki/table",
  "#/game/zombiaki/friends",
  "#/rules/zombiaki",
  "#/rules/zombiaki/NOPE",
  "#/saves",
  "#/settings",
  "#/about",
  "#/gallery",
  "#/no/such/page",
];
const SIZES = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

test("every script and style of the first page comes compressed, and may be kept for good", async () => {
  const asked = async (path: string) => {
    const reply = await fetch(`${site.url}/${path}`, { headers: { "accept-encoding": "br, gzip" } });
    return {
      form: reply.headers.get("content-encoding"),
      kept: reply.headers.get("cache-control"),
      text: await reply.text(),
    };
  };
  const page = await asked("");
  expect([page.form, page.kept]).toEqual(["br", "no-cache"]);
  const files = [...page.text.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const { form, kept, text } = await asked(file);
    // A form that saves nothing is not there.
    const shortest = text.length < 100 ? null : "br";
    expect([form, kept], file).toEqual([shortest, "public, max-age=31536000, immutable"]);
  }
  const worker = await asked("sw.js");
  expect([worker.form, worker.kept]).toEqual(["br", "no-cache"]);
  expect(worker.text).not.toMatch(/\.(br|gz)"/);
});

describe("each page", () => {
  for (const link of PAGES) {
    test(`${link}: axe finds nothing, nothing sticks out, from a phone to a large screen`, async () => {
      const visitor = await site.visitor({ viewport: SIZES[0] });
      const { page } = visitor;
      await visitor.go(link);
      // The same rules as before, under one more sentence.
      for (const viewport of link.endsWith("/NOPE") ? SIZES.slice(0, 1) : SIZES) {
        await page.setViewportSize(viewport);
        await page.locator("main h1, main h2, h1").first().waitFor();
        const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sticksOut, `at ${viewport.width} pixels`).toBeLessThanOrEqual(0);
        expect(await findings(page), `at ${viewport.width} pixels`).toEqual([]);
        await visitor.picture(`page-${link.replace(/\W+/g, "-")}-${viewport.width}`);
      }
      expect(visitor.faults).toEqual([]);
      await visitor.close();
    });
  }

  test("with letters half as large again nothing is wider than a phone, and no words run out of their button, in German", async () => {
    const visitor = await site.visitor({ viewport: { width: 360, height: 740 }, locale: "de-DE" });
    const { page } = visitor;
    await visitor.context.addInitScript(() =>
      localStorage.setItem("endzeit-settings", JSON.stringify({ speed: "instant", sound: false, textSize: 1.5 })),
    );
    for (const link of [...PAGES, "#/history", "#/group", "#/net", "#/lab", ...TABLES.map((id) => `#/content/${id}`)]) {
      await visitor.go(link);
      await page.locator("main h1, main h2, h1").first().waitFor();
      const sticksOut = await page.evaluate(() => [
        ...(document.documentElement.scrollWidth > innerWidth ? ["the page"] : []),
        ...[...document.querySelectorAll<HTMLElement>(".btn, .link-button, .lamp-plate")]
          .filter(
            (button) => button.scrollWidth > button.clientWidth + 1 && getComputedStyle(button).display !== "inline",
          )
          .map((button) => button.textContent),
      ]);
      expect.soft(sticksOut, link).toEqual([]);
    }
    await visitor.close();
  });

  test("a rule that is not there is named as such, above the rules all the same", async () => {
    for (const [locale, words] of [
      ["en-GB", "There is no rule “NOPE” here."],
      ["de-DE", "Eine Regel „NOPE“ gibt es hier nicht."],
    ] as const) {
      const visitor = await site.visitor({ locale });
      await visitor.go("#/rules/zombiaki/NOPE");
      await visitor.page.getByRole("alert").getByText(words, { exact: true }).waitFor();
      expect(await visitor.page.locator("main section").count()).toBeGreaterThan(5);
      await visitor.go("#/rules/zombiaki");
      await expect.poll(() => visitor.page.getByRole("alert").count()).toBe(0);
      await visitor.close();
    }
  });

  test("an address without its # leads to the page, and says what it does not know", async () => {
    const visitor = await site.visitor();
    await visitor.page.goto("/rules/zombiaki");
    await expect.poll(() => visitor.page.url()).toBe(`${site.url}/#/rules/zombiaki`);
    await visitor.page.goto("/nowhere");
    await visitor.page.getByRole("heading", { name: "There is no such place" }).waitFor();
    await visitor.close();
  });
});

describe("a table by keyboard", () => {
  for (const game of TABLES)
    test(`${game}: from its poster to the first question in two clicks, and there Tab comes to the answers before it comes to the story and to the bar`, async () => {
      const visitor = await site.visitor({ viewport: { width: 1366, height: 768 } });
      const { page } = visitor;
      await visitor.go("#/");
      await page.locator(`a.poster.${game}`).click();
      await page.locator("form button[type=submit]").click();
      await page.locator(".table, dialog[open]").first().waitFor();
      if ((await page.locator("dialog[open] #curtain-title").count()) > 0)
        await page.locator("dialog[open] .primary").click();
      await page.locator(".table.mine").waitFor();
      const stops: string[] = [];
      while (stops.length < 60 && stops.at(-1) !== "bar") {
        await page.keyboard.press("Tab");
        stops.push(
          await page.evaluate(() => {
            const at = (selector: string): boolean => document.activeElement?.closest(selector) != null;
            return ["board", "ask", "cards", "acts", "bar", "foe", "log"].find((name) => at(`.table > .${name}`)) ?? "";
          }),
        );
      }
      expect(stops.at(-1)).toBe("bar");
      expect(["board", "ask", "cards"]).toContain(stops[0]);
      expect(stops).not.toContain("foe");
      expect(stops).not.toContain("log");
      // In the board as a table each cell has the headings that the browser reads for it.
      const headless = await page.locator(".vh-until table").evaluateAll((tables) =>
        tables.flatMap((table) =>
          [...table.querySelectorAll("tbody td")].flatMap((cell) => {
            const row = cell.parentElement?.querySelector("th[scope=row]");
            const at = [...(cell.parentElement?.children ?? [])].indexOf(cell);
            const column = table.querySelectorAll("thead tr > *")[at];
            const columns = table.querySelector("thead") === null || column?.matches("th[scope=col]") === true;
            const read = columns && [row, column ?? row].every((one) => (one?.textContent ?? "").trim() !== "");
            return read ? [] : [cell.textContent ?? ""];
          }),
        ),
      );
      expect(await page.locator(".vh-until tbody td").count()).toBeGreaterThan(10);
      expect(headless).toEqual([]);
      expect(visitor.faults).toEqual([]);
      await visitor.close();
    });
});
