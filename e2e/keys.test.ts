import type { GameId } from "@endzeit/games";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PHONE } from "./circle.ts";
import { type Glance, glanceAt, nextGlance } from "./glance.ts";
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
const next = (before: string | null): Promise<Glance> => nextGlance(visitor.page, before);
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

const GAMES: readonly GameId[] = ["zombiaki", "walking-dead", "armageddon", "dawn-of-the-zeds", "winter-der-toten"];

describe("by keys", () => {
  test("the end of a phase is confirmed by Enter, and a hint is done by one key", async () => {
    const actions = await positionWhere(
      "dawn-of-the-zeds",
      (answers) => answers.length > 8 && answers.some(({ end }) => end === true),
    );
    await sit(actions);
    const asked = await next(null);
    const { keyboard } = visitor.page;
    // Held down, a key answers once: the button and the question that come next were not yet read.
    await visitor.page.getByRole("button", { name: "End the action phase" }).focus();
    for (let n = 0; n < 3; n++) await keyboard.down("Enter");
    await expect.poll(focused).toBe("Yes, end it");
    await keyboard.up("Enter");
    await press("Escape");
    await dialogs(0);
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
    const glance = await next(null);
    for (const key of ["1", "b", "d", "e", "h", "l", "y", "z", "?"]) await press(key);
    expect(await dialog().count()).toBe(0);
    expect((await glanceAt(visitor.page)).sign).toBe(glance.sign);
    expect(glance.lit.flatMap(({ key }) => (key === null ? [] : [key]))).toEqual([]);
    expect(await visitor.page.locator(".table kbd:visible").count()).toBe(0);
  });

  test("a standing no has a key of its own, and is unsaid by taking it back", async () => {
    const react = (await questionsOf("walking-dead")).find(({ ask }) => ask === "react");
    if (react === undefined) throw new Error("Nobody is asked for a reaction.");
    await sit(react);
    const { sign } = await next(null);
    const always = visitor.page.getByRole("button", { name: "Always in this turn" });
    await press((await always.locator("kbd").textContent()) ?? "");
    const stop = visitor.page.getByRole("button", { name: "Stop answering by itself" });
    await stop.waitFor();
    // A machine with much to do takes its time until the word is given for it.
    await expect.poll(async () => (await next(sign)).sign).not.toBe(sign);
    const later = await next(sign);
    await press("z");
    // It is confirmed where others have answered since, which hangs on what the bots do.
    const sure = await dialog()
      .waitFor({ timeout: 3000 })
      .then(
        () => true,
        () => false,
      );
    if (sure) await press("Enter");
    await dialogs(0);
    // The last of the answers that gave themselves is asked for again.
    expect((await next(later.sign)).question).toMatch(/has been revealed. Do you step in/);
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
      let glance = await next(null);
      while (choices < 10 && glance.what !== "over") {
        if (glance.what === "confirm") await visitor.page.keyboard.press("Enter");
        else {
          // A lane of the street has one key for all its squares.
          const lanes = (await visitor.page.locator(".board .wide.lit").count()) > 0;
          const { lit } = glance;
          const named = lanes ? ["1"] : lit.map(({ key }) => key?.toLowerCase() ?? null);
          // As many as there are digits, and letters that do nothing else.
          expect(named.slice(0, 20), `"${glance.question}"`).not.toContain(null);
          expect(new Set(named).size, `the keys ${named.join()} at "${glance.question}"`).toBe(named.length);
          const go = lit.findIndex(({ kind }) => kind === "go");
          // In turn the first thing, the last one, what sends off.
          const at = go >= 0 && choices % 3 > 0 ? go : choices % 2 === 0 ? 0 : named.length - 1;
          await press(named[at] ?? "");
          choices++;
        }
        keys++;
        const { sign } = glance;
        glance = await next(sign);
        // The same may be asked twice, but a key that does nothing is pressed again and again.
        if (glance.sign === sign) misses++;
        expect(misses, `keys that do nothing at "${glance.question}"`).toBeLessThan(3);
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
    // The zombie of strength 2 that claws were played on.
    ["zombiaki", claws, [".board .sq[aria-label*=zombie]"], /Zombie.*strength 3 of 3/s],
    ["walking-dead", middle("walking-dead"), [".board .sq[aria-label*=Camp]"], /Camp/],
    ["armageddon", bids, ["site", "slot", "bid", "rounds"].map((place) => `.board .${place} button`), /uses left/],
    ["dawn-of-the-zeds", middle("dawn-of-the-zeds"), [".board [data-zed]"], /Zed \d/],
  ] as const)(
    "%s: what lies on the table, by key and by right click, also in the replay",
    async (game, where, pieces, words) => {
      const { page } = visitor;
      const position = await where();
      if (game === "zombiaki") expect(position.save.answers.at(-1)?.[1]).toEqual({ play: "claws", at: "C4" });
      // Persons who share a device look back at a match that still runs through nobody's eyes: here one sits alone.
      await sit({ ...position, persons: [position.seat] });
      await next(null);
      const look = async (piece: string, said: RegExp): Promise<void> => {
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
        await expect.poll(() => dialog().textContent()).toMatch(said);
        await press("Escape");
        await dialogs(0);
        await target.dispatchEvent("contextmenu");
        await dialogs(1);
        await press("Escape");
        await dialogs(0);
      };
      for (const [at, piece] of pieces.entries()) await look(piece, at === 0 ? words : /./);
      const [first = ""] = pieces;
      const [, , id] = new URL(page.url()).hash.split("/");
      await visitor.go(`#/replay/${id}/${position.step}`);
      await page.locator(`main.replay ${first}`).first().waitFor();
      await look(first, words);
      // The same moment through other eyes, and from there back to the match that goes on.
      const place = (): Promise<string | null> => page.locator("main.replay .scrub").textContent();
      const own = page.locator("main.replay .hands section");
      const scrubber = page.locator("main.replay input[type=range]");
      await scrubber.fill(String(position.step - 1));
      await expect.poll(place).toContain(`${position.step - 1} of `);
      const said = await place();
      const eyes = page.getByLabel("Seen by");
      const hands = await own.count();
      await eyes.selectOption("none");
      await expect.poll(() => own.count()).toBe(0);
      expect(await place()).toBe(said);
      await eyes.selectOption(String(position.seat));
      await expect.poll(() => own.count()).toBe(hands);
      expect(await place()).toBe(said);
      await page.locator("main.replay .way a").click();
      await page.locator(".table.mine").waitFor();
      expect(page.url()).toContain(`#/table/${id}`);
      expect(faultsOf(visitor)).toEqual([]);
    },
  );

  test.each(["walking-dead", "armageddon"] as const)(
    "%s: notes that have no room are behind a button that says how many",
    async (game) => {
      const { page } = visitor;
      await sit(await positionOf(game, "end"));
      await next(null);
      const panel = page.locator(".foe .notes");
      const more = panel.locator(".more:not(.away)");
      await more.waitFor();
      const [all, whole] = [await panel.locator("li").count(), await panel.locator("li:not(.away)").count()];
      expect(await more.textContent()).toBe(`${all - whole} more`);
      const cut = await panel.evaluate((node) => {
        const edge = node.getBoundingClientRect().bottom + 1;
        return [...node.querySelectorAll("li:not(.away)")].some((note) => note.getBoundingClientRect().bottom > edge);
      });
      expect(cut, "a note that ends beyond the edge").toBe(false);
      await more.click();
      await expect.poll(() => dialog().locator(".notes li").count()).toBe(all);
      await press("Escape");
      await dialogs(0);
      expect(faultsOf(visitor)).toEqual([]);
    },
  );

  test("a finger that rests on a figure of Armageddon or a card of the hand, and no choice is made", async () => {
    const phone = await site.visitor(PHONE);
    const { page } = phone;
    const finger = await phone.context.newCDPSession(page);
    await sit(await bids(), {}, phone);
    await nextGlance(page, null);
    for (const [thing, words] of [
      [".tray [data-home] .chip", /behind the screen/],
      [".hand button.card", /\w/],
    ] as const) {
      const target = page.locator(thing).first();
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      const before = (await glanceAt(page)).sign;
      const touchPoints = [{ x: (box?.x ?? 0) + (box?.width ?? 0) / 3, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }];
      await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await dialogs(1, phone);
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      expect(await dialog(phone).textContent()).toMatch(words);
      await page.keyboard.press("Escape");
      await dialogs(0, phone);
      expect((await glanceAt(page)).sign).toBe(before);
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
