import type { GameId } from "@endzeit/games";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Moment, momentOf, nextMoment } from "./moment.ts";
import { type Position, positionOf, positionWhere, questionsOf, sitAt } from "./positions.ts";
import { Site, type Visitor } from "./site.ts";

let site: Site;
let visitor: Visitor;
beforeAll(async () => {
  site = await Site.open();
  visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
});
afterAll(() => site.close());

/** Sits down at a position, with what is different from the usual settings of these tests. */
async function sit(position: Position, settings: object = {}, { page }: Visitor = visitor): Promise<void> {
  const wanted = { lang: "en", speed: "instant", sound: false, automatic: false, ...settings };
  await page.goto("/#/saves");
  // A page that is left while it is still being loaded would be a fault of its own.
  await page.locator("main").first().waitFor();
  await page.evaluate((values) => localStorage.setItem("endzeit-settings", JSON.stringify(values)), wanted);
  await page.reload();
  await page.locator("main").first().waitFor();
  await sitAt(page, position);
}

const press = (key: string): Promise<void> => visitor.page.keyboard.press(key.length > 1 ? key : key.toLowerCase());
const next = (before: string | null): Promise<Moment> => nextMoment(visitor.page, before);
const dialog = ({ page }: Visitor = visitor): Locator => page.locator("dialog[open]");
const dialogs = (n: number, of: Visitor = visitor) =>
  // One that has just been closed is still about to say so.
  expect.poll(() => of.page.locator(n === 0 ? "dialog" : "dialog[open]").count()).toBe(n);
const focused = (): Promise<string> =>
  visitor.page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
  );

/** A page that is opened anew does not wait for the picture of its tab. */
const faultsOf = ({ faults }: Visitor): readonly string[] => faults.filter((fault) => !fault.includes("favicon"));

const GAMES: readonly GameId[] = ["zombiaki", "walking-dead", "armageddon", "dawn-of-the-zeds"];

describe("by keys", () => {
  test("the end of a phase is confirmed by Enter, and a hint is done by one key", async () => {
    const actions = await positionWhere(
      "dawn-of-the-zeds",
      (answers) => answers.length > 8 && answers.some(({ end }) => end === true),
    );
    await sit(actions);
    const asked = await next(null);
    await press("e");
    await expect.poll(focused).toBe("Yes, end it");
    await press("Enter");
    await dialogs(0);
    expect((await next(asked.sign)).sign).not.toBe(asked.sign);

    await sit(actions);
    const { sign } = await next(null);
    await press("h");
    await expect.poll(focused).toContain("Do that");
    await press("d");
    expect((await next(sign)).sign).not.toBe(sign);
    expect(faultsOf(visitor)).toEqual([]);
  });

  test("keys can be changed, and switched off with everything that shows them", async () => {
    const position = await positionOf("zombiaki", "middle");
    await sit(position, { keys: { log: "k" } });
    await next(null);
    await press("l");
    expect(await dialog().count()).toBe(0);
    await press("k");
    await dialogs(1);
    await press("Escape");
    await dialogs(0);
    await press("?");
    await expect.poll(() => dialog().textContent()).toContain("K: log");
    await press("Escape");

    await sit(position, { shortcuts: false });
    const moment = await next(null);
    for (const key of ["1", "b", "d", "e", "h", "l", "y", "z", "?"]) await press(key);
    expect(await dialog().count()).toBe(0);
    expect((await momentOf(visitor.page)).sign).toBe(moment.sign);
    expect(moment.lit.flatMap(({ key }) => (key === null ? [] : [key]))).toEqual([]);
    expect(await visitor.page.locator(".table kbd:visible").count()).toBe(0);
  });

  test("a standing no has a key of its own, and is unsaid by taking it back", async () => {
    const react = (await questionsOf("walking-dead")).find(({ ask }) => ask === "react");
    if (react === undefined) throw new Error("Nobody is asked for a reaction.");
    await sit(react);
    const { sign, question } = await next(null);
    const always = visitor.page.getByRole("button", { name: "Always in this turn" });
    await press((await always.locator("kbd").textContent()) ?? "");
    const stop = visitor.page.getByRole("button", { name: "Stop answering by itself" });
    await stop.waitFor();
    const later = await next(sign);
    await press("z");
    await dialogs(1);
    await press("Enter");
    await dialogs(0);
    expect((await next(later.sign)).question).toBe(question);
    expect(await stop.count()).toBe(0);
    expect(faultsOf(visitor)).toEqual([]);
  });

  test("a card after the ninth has a letter", async () => {
    await sit(await positionWhere("armageddon", (answers) => answers.filter(({ search }) => search).length > 9));
    const asked = await next(null);
    const last = asked.lit.at(-1);
    expect(last?.key).toMatch(/^[a-z]$/);
    await press(last?.key ?? "");
    expect((await next(asked.sign)).question).not.toBe(asked.question);
    expect(faultsOf(visitor)).toEqual([]);
  });

  test.each(GAMES)(
    "%s: all that can be chosen has a key of its own, and more keys than choices and two are not needed",
    async (game) => {
      await sit(await positionOf(game, "middle"));
      let [keys, choices, misses] = [0, 0, 0];
      let moment = await next(null);
      while (choices < 10 && moment.what !== "over") {
        if (moment.what === "confirm") await visitor.page.keyboard.press("Enter");
        else {
          // A lane of the street has one key for all its squares.
          const lanes = (await visitor.page.locator(".board .wide.lit").count()) > 0;
          const { lit } = moment;
          const named = lanes ? ["1"] : lit.map(({ key }) => key?.toLowerCase() ?? null);
          // As many as there are digits, and letters that do nothing else.
          expect(named.slice(0, 20), `"${moment.question}"`).not.toContain(null);
          expect(new Set(named).size, `the keys ${named.join()} at "${moment.question}"`).toBe(named.length);
          const go = lit.findIndex(({ kind }) => kind === "go");
          // In turn the first thing, the last one, what sends off.
          const at = go >= 0 && choices % 3 > 0 ? go : choices % 2 === 0 ? 0 : named.length - 1;
          await press(named[at] ?? "");
          choices++;
        }
        keys++;
        const { sign } = moment;
        moment = await next(sign);
        // The same may be asked twice, but a key that does nothing is pressed again and again.
        if (moment.sign === sign) misses++;
        expect(misses, `keys that do nothing at "${moment.question}"`).toBeLessThan(3);
      }
      expect(keys).toBeLessThanOrEqual(choices + 2);
      expect(faultsOf(visitor)).toEqual([]);
    },
  );
});

describe("large", () => {
  const claws = (): Promise<Position> => positionWhere("zombiaki", (_, last) => last?.["play"] === "claws");
  const bids = (): Promise<Position> =>
    positionWhere(
      "armageddon",
      (answers, last) => last?.["bid"] !== undefined && answers.some(({ bid }) => bid !== undefined),
    );
  const middle = (game: GameId) => (): Promise<Position> => positionOf(game, "middle");

  test.each([
    ["zombiaki", claws, [".board .sq[aria-label*=zombie]"]],
    ["walking-dead", middle("walking-dead"), [".board .sq[aria-label*=Camp]"]],
    ["armageddon", bids, ["site", "slot", "bid", "rounds"].map((place) => `.board .${place} button`)],
    ["dawn-of-the-zeds", middle("dawn-of-the-zeds"), [".board [data-zed]"]],
  ] as const)("%s: what lies on the table, by key and by right click, also in the replay", async (_, where, pieces) => {
    const { page } = visitor;
    const position = await where();
    await sit(position);
    await next(null);
    const look = async (piece: string): Promise<void> => {
      const target = page.locator(piece).first();
      const name = (await target.getAttribute("aria-label")) ?? "";
      // The page may still be drawing: what has the focus then loses it.
      await expect
        .poll(async () => {
          await target.focus();
          await press("i");
          return dialog().count();
        })
        .toBe(1);
      await expect.poll(() => dialog().locator(".face").count()).toBeGreaterThan(0);
      const label = (await dialog().getAttribute("aria-label")) ?? "";
      expect(label).not.toBe("");
      expect(name.toLowerCase()).toContain(label.toLowerCase());
      await press("Escape");
      await dialogs(0);
      await target.dispatchEvent("contextmenu");
      await dialogs(1);
      await press("Escape");
      await dialogs(0);
    };
    for (const piece of pieces) await look(piece);
    const [, , id] = new URL(page.url()).hash.split("/");
    await visitor.go(`#/replay/${id}/${position.step}`);
    await page.locator(`main.replay ${pieces[0]}`).first().waitFor();
    await look(pieces[0] ?? "");
    expect(faultsOf(visitor)).toEqual([]);
  });

  test("a finger that rests on a figure of Armageddon or a card of the hand, and no choice is made", async () => {
    const phone = await site.visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const { page } = phone;
    const finger = await phone.context.newCDPSession(page);
    await sit(await bids(), {}, phone);
    await nextMoment(page, null);
    for (const [thing, words] of [
      [".tray [data-home] .chip", /behind the screen/],
      [".hand button.card", /\w/],
    ] as const) {
      const target = page.locator(thing).first();
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      const before = (await momentOf(page)).sign;
      const touchPoints = [{ x: (box?.x ?? 0) + (box?.width ?? 0) / 3, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }];
      await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await dialogs(1, phone);
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      expect(await dialog(phone).textContent()).toMatch(words);
      await page.keyboard.press("Escape");
      await dialogs(0, phone);
      expect((await momentOf(page)).sign).toBe(before);
    }
    expect(faultsOf(phone)).toEqual([]);
    await phone.close();
  });
});

test("the only answer is given by itself, unless somebody wants to give it", async () => {
  const alone = await positionWhere("walking-dead", (answers) => answers.length === 1);
  await sit(alone);
  const asked = await next(null);
  expect(asked.lit.length).toBe(1);
  await press(asked.lit[0]?.key ?? "");
  const answered = await next(asked.sign);
  expect(answered.sign).not.toBe(asked.sign);

  await sit(alone, { automatic: true });
  expect((await next(null)).sign).not.toBe(asked.sign);
  expect(faultsOf(visitor)).toEqual([]);
});
