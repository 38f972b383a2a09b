import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { glanceAt, nextGlance } from "./glance.ts";
import { reloadAsked } from "./leaving.ts";
import { mouse } from "./player.ts";
import { Site, type Visitor } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** A table against a bot, waiting for its first answer. */
async function table(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.go("#/new/zombiaki");
  await page.locator('fieldset >> nth=0 >> input[value="person"]').check();
  await page.locator('fieldset >> nth=1 >> input[value="random"]').check();
  await page.getByLabel("Seed").fill("bad input");
  await page.locator("button[type=submit]").click();
  await page.locator(".table").waitFor();
  await nextGlance(page, null);
}

/** Presses the first thing in the light, and waits for what follows. */
async function goOn(visitor: Visitor): Promise<void> {
  const { lit, sign } = await nextGlance(visitor.page, null);
  await mouse(visitor.page).press(lit[0]!);
  await nextGlance(visitor.page, sign);
}

const save = {
  format: "endzeit-save",
  version: 1,
  game: "zombiaki",
  rules: 2,
  players: 2,
  options: {},
  seed: "x",
  content: null,
  start: null,
  answers: [],
  hash: "0",
};
const FILES: readonly [what: string, text: string, sentence: RegExp][] = [
  ["no JSON at all", "\u0000PNG not a save", /no saved match|not.*JSON|cannot be read/i],
  ["something else", '{"format":"chess"}', /no saved match of Endzeit/],
  ["a list", "[1,2,3]", /no saved match of Endzeit/],
  ["half a file", JSON.stringify(save).slice(0, 80), /no saved match|not.*JSON|cannot be read/i],
  ["damaged fields", JSON.stringify({ ...save, answers: 5, seed: null }), /damaged/],
  ["answers that lead elsewhere", JSON.stringify(save), /damaged/],
  ["an answer that is not allowed", JSON.stringify({ ...save, answers: [[0, { play: "boss", at: "Z9" }]] }), /damaged/],
  ["a newer file", JSON.stringify({ ...save, version: 99 }), /newer version/],
  ["newer rules", JSON.stringify({ ...save, rules: 99 }), /newer version/],
  ["another game", JSON.stringify({ ...save, game: "chess" }), /not here|another game/],
];

describe("a file that cannot be loaded", () => {
  test("gets one clear sentence each, and the match in hand stays as it is", async () => {
    const visitor = await site.visitor({ viewport: { width: 1280, height: 800 } });
    const { page } = visitor;
    await table(visitor);
    await goOn(visitor);
    const link = page.url();
    const before = await glanceAt(page);
    for (const [what, text, sentence] of FILES) {
      await visitor.go("#/saves");
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: "save.json", mimeType: "application/json", buffer: Buffer.from(text) });
      const said = page.locator('main [role="alert"]').first();
      await said.waitFor({ timeout: 10_000 });
      expect(await said.textContent(), what).toMatch(sentence);
    }
    await page.goto(link);
    await page.locator(".table").waitFor();
    await expect.poll(async () => (await glanceAt(page)).sign).toBe(before.sign);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });
});

describe("the same match in two windows", () => {
  test("the second asks before it takes over, the first then stands still, nothing is lost", async () => {
    const visitor = await site.visitor({ viewport: { width: 1280, height: 800 } });
    await table(visitor);
    await goOn(visitor);
    const before = (await glanceAt(visitor.page)).sign;
    const second = await visitor.context.newPage();
    visitor.listen(second);
    await second.goto(visitor.page.url());
    await second.getByRole("heading", { name: "This match is already open in another window." }).waitFor();
    await second.getByRole("button", { name: "Play on here" }).click();
    await second.locator(".table").waitFor();
    expect((await nextGlance(second, null)).sign).toBe(before);
    await visitor.page.getByText("This match was taken over in another window.").waitFor();
    const { lit, sign } = await nextGlance(second, null);
    await mouse(second).press(lit[0]!);
    const after = (await nextGlance(second, sign)).sign;
    // The first window may be asked to answer all the same: it must not write over what the second has done.
    const stale = (await glanceAt(visitor.page)).lit[0];
    if (stale?.under === null) await mouse(visitor.page).press(stale);
    await second.reload();
    await second.locator(".table, main h1").first().waitFor();
    const again = second.getByRole("button", { name: "Play on here" });
    if (await again.isVisible()) await again.click();
    await expect.poll(async () => (await glanceAt(second)).sign).toBe(after);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });
});

/** Matches are kept by the worker of the rules: from now on its transactions end as they do when the disk is full. */
async function fill({ page }: Visitor): Promise<void> {
  for (const worker of page.workers()) {
    await worker.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...row: Parameters<typeof put>) {
        queueMicrotask(() => {
          // The two writes of a match share a transaction: the second finds it ended.
          try {
            this.transaction.abort();
          } catch {}
        });
        return put.apply(this, row);
      };
      Object.defineProperty(IDBTransaction.prototype, "error", {
        get: () => new DOMException("full", "QuotaExceededError"),
      });
    });
  }
}

describe("a browser whose storage is full", () => {
  test("says so, offers the match as a file, and the match goes on", async () => {
    const visitor = await site.visitor({ viewport: { width: 1280, height: 800 } });
    await table(visitor);
    await fill(visitor);
    for (let n = 0; n < 4; n++) await goOn(visitor);
    await visitor.page.getByRole("alert").getByText("The browser's storage is full.").waitFor({ timeout: 8000 });
    const [file] = await Promise.all([
      visitor.page.waitForEvent("download"),
      visitor.page.getByRole("button", { name: "Download the match" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    await goOn(visitor);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });

  test("names the right reason, asks before the page is left, and says afterwards what is missing", async () => {
    const visitor = await site.visitor({ viewport: { width: 1280, height: 800 } });
    const { page } = visitor;
    await table(visitor);
    for (let n = 0; n < 2; n++) await goOn(visitor);
    await fill(visitor);
    for (let n = 0; n < 4; n++) await goOn(visitor);
    await page.getByRole("alert").getByText("The browser's storage is full.").waitFor({ timeout: 8000 });
    await page.getByText(/^\d+ answers? (is|are) not stored\.$/).waitFor();
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await visitor.picture("storage-full-1280");
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
    const missing = page.getByRole("alert").getByText(/^The browser's storage was full: the last .* missing\./);
    await missing.waitFor();
    await visitor.picture("storage-was-full-1280");
    await page.getByRole("button", { name: "Close" }).first().click();
    await missing.waitFor({ state: "detached" });
    // With room again all is stored, and nobody is asked or told anything.
    await goOn(visitor);
    await page.waitForTimeout(300);
    await page.reload();
    await page.locator(".table").waitFor();
    expect(asked).toEqual(["beforeunload"]);
    expect(await missing.count()).toBe(0);
    await visitor.close();
  });
});

test("a browser that gives its storage to nobody: a word at the table, and the match goes on as long as the page is open", async () => {
  const visitor = await site.blocked({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const { page } = visitor;
  await table(visitor);
  const link = page.url();
  for (let n = 0; n < 3; n++) await goOn(visitor);
  const told = page.getByRole("alert").getByText("The browser does not allow storage.");
  await told.waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the match" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const before = (await nextGlance(page, null)).sign;
  await visitor.go("#/saves");
  await page.getByText(/does not allow storage/).waitFor();
  await visitor.go(link.slice(link.indexOf("#")));
  await expect.poll(async () => (await glanceAt(page)).sign).toBe(before);
  await goOn(visitor);
  expect(visitor.faults).toEqual([]);
  // From another page of it as well nobody leaves the match behind unasked.
  await visitor.go("#/");
  await reloadAsked(page);
  await visitor.close();
});

describe("a worker that dies in the middle of a match", () => {
  test("is replaced, and the match goes on from where it stood", async () => {
    const visitor = await site.visitor({ viewport: { width: 1280, height: 800 } });
    const { page } = visitor;
    await table(visitor);
    for (let n = 0; n < 3; n++) await goOn(visitor);
    await page.keyboard.press("Escape");
    const before = await nextGlance(page, null);
    const [worker] = page.workers();
    const gone = new Promise<void>((resolve) => worker?.once("close", () => resolve()));
    await worker?.evaluate(() => {
      setTimeout(() => {
        throw new Error("dead");
      }, 0);
    });
    await gone;
    await expect.poll(async () => (await glanceAt(page)).sign).toBe(before.sign);
    await goOn(visitor);
    expect(await page.locator(".banner").count()).toBe(0);
    await visitor.close();
  });
});

describe("links", () => {
  for (const link of [
    "#/table/no-such-match",
    "#/replay/no-such-match",
    "#/new/chess",
    "#/rules/chess",
    "#/table/%E0%A4%A",
    "#/replay/x/999999999",
  ]) {
    test(`${link} says in words that it leads nowhere, with a way home`, async () => {
      const visitor = await site.visitor();
      await visitor.go(link);
      const home = visitor.page.locator('a[href="#/"]:visible').last();
      await home.waitFor();
      await expect.poll(async () => (await visitor.page.locator("main").textContent())?.trim()).toMatch(/(\w+ ){4,}/);
      await home.click();
      await visitor.page.locator("a.poster.zombiaki").waitFor();
      expect(visitor.faults).toEqual([]);
      await visitor.close();
    });
  }

  test("a match survives a reload in the middle of a phase", async () => {
    const visitor = await site.visitor({ viewport: { width: 1280, height: 800 } });
    await table(visitor);
    for (let n = 0; n < 3; n++) await goOn(visitor);
    await visitor.page.keyboard.press("Escape");
    await visitor.page.waitForTimeout(200);
    const before = await glanceAt(visitor.page);
    await visitor.page.reload();
    await visitor.page.locator(".table").waitFor();
    await expect.poll(async () => (await glanceAt(visitor.page)).sign).toBe(before.sign);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });
});
