import { readFileSync } from "node:fs";
import { languageIds, load, save } from "@endzeit/engine";
import { gameIds, loadGame } from "@endzeit/games";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { spaceOf } from "../games/dawn-of-the-zeds/content/board.ts";
import { UNIT_IDS } from "../games/dawn-of-the-zeds/content/units.ts";
import { boardOf, type Fault, measure, SPACING, takeUp } from "./measure.ts";
import { openWith, type Position, positionOf, questionsOf, sitAt, TIMES } from "./positions.ts";
import { Site, type Visitor } from "./site.ts";

// `GAMES=zombiaki,armageddon` measures those alone, `TOLD=1` prints every fault, `PICTURES=…` keeps a picture of each window.
const wanted: readonly string[] = process.env["GAMES"]?.split(",") ?? gameIds;
type Size = readonly [width: number, height: number];
/** The least of each layout, in which everything must fit at all times: an upright phone, one held sideways, a tablet. */
const LEAST_PHONES: readonly Size[] = [
  [360, 640],
  [640, 320],
];
const LEAST_LAPTOPS: readonly Size[] = [[1024, 768]];
/** The usual ones, where the table is fullest. */
const PHONES: readonly Size[] = [
  [360, 740],
  [740, 360],
];
const LAPTOPS: readonly Size[] = [[1440, 900]];
const LANGS = languageIds;
/** Where every question of a match is looked at: hands are the longest there, or have the least room. */
const EVERY_QUESTION: readonly Size[] = [
  [360, 740],
  [640, 320],
];
/** Where letters are made larger. */
const READ_PHONES: readonly Size[] = [[360, 740]];
const READ_LAPTOPS: readonly Size[] = [[1440, 900]];
/** Sizes to which a window is pulled while a question is asked, and the first questions of a match at which that is tried. */
const RESIZED: readonly Size[] = [
  [761, 900],
  [1101, 600],
  [900, 700],
  [1024, 600],
  [1280, 720],
];
const MOST_RESIZED = 4;
const LARGEST = 1.5;
/** Of its size the board may give a fifth to larger letters. */
const KEPT = 0.8;

let site: Site;
let phone: Visitor;
let laptop: Visitor;
beforeAll(async () => {
  site = await Site.open({ sharp: true });
  phone = await site.visitor({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
  });
  laptop = await site.visitor({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
});
afterAll(() => site.close());

const say = (at: string, faults: readonly Fault[]): string[] =>
  faults.map(({ kind, what }) => `${kind}, ${at}: ${what}`);

async function resize({ page }: Visitor, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await settle(page);
}

/** The page hears of its new size, and of that of its letters, with its next picture. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The position at hand in windows of this visitor, and in the least of them its next question when something is in the fingers. */
async function windows(
  visitor: Visitor,
  position: Position,
  least: readonly Size[],
  usual: readonly Size[],
  finger: boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const hand of ["", ", something in the fingers"]) {
    if (hand !== "" && !(await takeUp(visitor.page))) break;
    for (const size of hand === "" ? [...usual, ...least] : least) {
      await resize(visitor, size);
      const name = `${position.game}-${position.ask}-${position.step}-${size.join("x")}${hand === "" ? "" : "-held"}`;
      await visitor.picture(name);
      const { faults } = await measure(visitor.page, finger);
      found.push(...say(`${position.ask} ${position.step} at ${size.join("×")}${hand}`, faults));
    }
  }
  return found;
}

/** The position at hand with larger letters and with more space between them. */
async function letters(visitor: Visitor, position: Position, sizes: readonly Size[]): Promise<string[]> {
  const found: string[] = [];
  const { page } = visitor;
  for (const size of sizes) {
    await resize(visitor, size);
    const board = await boardOf(page);
    await page.evaluate((scale) => {
      document.documentElement.style.setProperty("--text-scale", String(scale));
      document.documentElement.dataset["letters"] = "large";
    }, LARGEST);
    await settle(page);
    const large = await measure(page, visitor === phone);
    await visitor.picture(`${position.game}-${position.ask}-${position.step}-${size.join("x")}-letters`);
    const at = `${position.ask} ${position.step} at ${size.join("×")}, letters ${LARGEST * 100} %`;
    found.push(...say(at, large.faults));
    for (const [side, name] of ["wide", "high"].entries()) {
      const [now = 0, before = 0] = [large.board[side], board[side]];
      if (now < before * KEPT) found.push(`board, ${at}: ${Math.round(now)} of ${Math.round(before)} px ${name}`);
    }
    await page.evaluate(() => {
      document.documentElement.style.setProperty("--text-scale", "1");
      document.documentElement.dataset["letters"] = "normal";
    });
    const style = await page.addStyleTag({ content: SPACING });
    await settle(page);
    const spaced = await measure(page, visitor === phone);
    await visitor.picture(`${position.game}-${position.ask}-${position.step}-${size.join("x")}-spaced`);
    found.push(...say(`${position.ask} ${position.step} at ${size.join("×")}, spaced letters`, spaced.faults));
    await style.evaluate((node) => node.parentNode?.removeChild(node));
  }
  return found;
}

function well(found: readonly string[]): void {
  if (process.env["TOLD"] !== undefined) for (const line of found) process.stdout.write(`${line}\n`);
  expect(found).toEqual([]);
}

describe.each(gameIds.filter((id) => wanted.includes(id)))("%s", (game) => {
  test.each(LANGS)(
    "in every window what is asked and what may be chosen is in sight together, and large letters lie on nothing and leave the board its size, in %s",
    async (lang) => {
      const found: string[] = [];
      await openWith(phone.page, lang);
      await openWith(laptop.page, lang);
      // The longer words are German: in English the fullest table stands for the others.
      for (const time of lang === "de" ? TIMES : (["middle"] as const)) {
        const position = await positionOf(game, time);
        const full = lang === "de" && time === "middle";
        await sitAt(phone.page, position);
        // The letters first: in the windows something is taken up.
        found.push(...(await letters(phone, position, READ_PHONES)));
        found.push(...(await windows(phone, position, LEAST_PHONES, full ? PHONES : [], true)));
        await sitAt(laptop.page, position);
        found.push(...(await letters(laptop, position, READ_LAPTOPS)));
        found.push(...(await windows(laptop, position, LEAST_LAPTOPS, full ? LAPTOPS : [], false)));
      }
      well(found);
    },
  );

  test("on a phone the board stands as large at every question, and nothing lies over anything", async () => {
    await openWith(phone.page, "de");
    const found: string[] = [];
    const firsts = new Map<Size, readonly number[]>();
    // A question is come to at one size and turned to the other, the next one the other way round.
    let sizes = EVERY_QUESTION;
    for (const position of await questionsOf(game)) {
      await sitAt(phone.page, position);
      for (const size of sizes) {
        await resize(phone, size);
        const { board, faults } = await measure(phone.page, true);
        const at = `${position.ask} ${position.step} at ${size.join("×")}`;
        found.push(...say(at, faults));
        await phone.picture(`${game}-question-${position.ask}-${size.join("x")}`);
        const first = firsts.get(size) ?? board;
        firsts.set(size, first);
        if (board.some((side, i) => Math.abs(side - (first[i] ?? 0)) > 1))
          found.push(
            `${at}: the board is ${board.map(Math.round).join("×")}, it was ${first.map(Math.round).join("×")}`,
          );
      }
      sizes = sizes.toReversed();
    }
    well(found);
  });

  test("what can be done besides lies on no answer, however the window is made smaller and larger", async () => {
    await openWith(laptop.page, "de", 1.3);
    const positions = (await questionsOf(game)).slice(0, MOST_RESIZED);
    for (const position of positions) {
      await resize(laptop, [1440, 900]);
      await sitAt(laptop.page, position);
      for (const size of RESIZED) {
        await resize(laptop, size);
        const met = await laptop.page.evaluate(() => {
          const shown = (which: string) =>
            [...document.querySelectorAll(which)].map((node) => ({
              name: node.textContent,
              box: node.getBoundingClientRect(),
            }));
          return shown(".ask .answers .btn, .ask .turn").flatMap(({ name, box: a }) =>
            shown(".table > :is(.acts, .tabs) button").flatMap(({ name: other, box: b }) => {
              const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
              const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
              return wide > 1 && high > 1 ? [`${name} and ${other}`] : [];
            }),
          );
        });
        expect(met, `${position.ask} at ${size.join("×")}`).toEqual([]);
      }
    }
  });

  test("what leads through a replay and the whole board are in sight on a phone", async () => {
    await openWith(phone.page, "de");
    await sitAt(phone.page, await positionOf(game, "middle"));
    await phone.page.evaluate(() => {
      location.hash = location.hash.replace("#/table/", "#/replay/");
    });
    const slider = phone.page.locator("main.replay input[type=range]");
    await slider.waitFor();
    for (const size of [
      [360, 640],
      [740, 360],
    ] as const) {
      await resize(phone, size);
      await phone.picture(`${game}-replay-${size.join("x")}`);
      const seen = await slider.evaluate((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === node;
      });
      expect(seen, size.join("×")).toBe(true);
      const [board, player] = await Promise.all(
        ["main.replay .board[role=region]", "main.replay .desk > .player"].map((part) =>
          phone.page.locator(part).boundingBox(),
        ),
      );
      // The board lies whole beside it or above it.
      const whole =
        board !== null && player !== null && (board.x + board.width <= player.x || board.y + board.height <= player.y);
      expect(
        whole && board.y + board.height <= size[1],
        `the board at ${size.join("×")}: ${JSON.stringify([board, player])}`,
      ).toBe(true);
    }
  });
});

describe.runIf(wanted.includes("dawn-of-the-zeds"))("the roads of dawn-of-the-zeds on a phone", () => {
  /** Spaces that are in sight, at their size or at a glance: all of them, or those in the light. */
  const seen = (lit: boolean): Promise<readonly number[]> =>
    phone.page.evaluate((lit) => {
      const found = document.querySelectorAll<HTMLElement>(
        lit ? ".at.may, [data-space]:has(> .sq[data-lit])" : "[data-at]",
      );
      return [...found].flatMap((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over !== null && node.contains(over) ? [Number(node.dataset["at"] ?? node.dataset["space"])] : [];
      });
    }, lit);
  /** Takes a unit into the hand, from the road that it stands on. */
  async function take(unit: number): Promise<void> {
    const { page } = phone;
    const piece = page.locator(`.zeds-board .piece[data-unit="${unit}"][data-lit]`).first();
    for (let track = 0; track < 4 && !(await piece.isVisible()); track++)
      await page.locator(".tabs .tab").nth(track).click();
    await piece.evaluate((node: HTMLElement) => node.click());
    await settle(page);
  }

  test.each([
    [360, 640],
    [640, 320],
  ] as const)(
    "at %i×%i all of them are overlooked, and with a unit in the hand every space in the light is",
    async (...size) => {
      const { page } = phone;
      // Somebody alone: where others may act as well, a bot would have acted by the time that a unit is in the hand.
      const file = new URL("../games/dawn-of-the-zeds/test/golden/alone.json", import.meta.url);
      let match = load(await loadGame("dawn-of-the-zeds"), JSON.parse(readFileSync(file, "utf8")));
      match = match.at(Math.floor(match.log.length / 4));
      while (match.question?.ask !== "act") match = match.at(match.log.length - 1);
      const { answers } = match.ask(0);
      const position: Position = {
        game: "dawn-of-the-zeds",
        ask: "act",
        step: match.log.length,
        seat: 0,
        persons: [0],
        save: save(match),
      };
      await openWith(page, "de");
      await sitAt(page, position);
      await resize(phone, size);
      const back = page.locator(".tabs .back");
      if (await back.isVisible()) await back.click();
      expect((await seen(false)).length).toBe(32);
      let tried = 0;
      for (const [unit, id] of UNIT_IDS.entries()) {
        const to = new Set(
          answers.flatMap((answer) =>
            answer["move"] === id || answer["fire"] === id ? [spaceOf(answer["to"] ?? answer["at"])] : [],
          ),
        );
        if (to.size === 0) continue;
        tried += 1;
        await sitAt(page, position);
        await take(unit);
        await phone.picture(`unit-${id}-${size.join("x")}`);
        expect([...new Set(await seen(true))].sort(), id).toEqual([...to].sort());
      }
      expect(tried).toBeGreaterThan(2);
    },
  );
});

describe.runIf(wanted.includes("winter-der-toten"))("winter-der-toten where it is fullest", () => {
  /** A moment of a recorded match, with whoever is asked first as the only person. */
  async function momentOf(golden: string, step: number): Promise<Position> {
    const file = new URL(`../games/winter-der-toten/test/golden/${golden}.json`, import.meta.url);
    const match = load(await loadGame("winter-der-toten"), JSON.parse(readFileSync(file, "utf8"))).at(step);
    const [seat = 0] = match.awaited();
    const ask = match.question?.ask ?? "";
    return { game: "winter-der-toten", ask, step, seat, persons: [seat], save: save(match) };
  }
  type Box = readonly [left: number, top: number, right: number, bottom: number];
  const boxes = ({ page }: Visitor, selector: string): Promise<readonly Box[]> =>
    page.locator(selector).evaluateAll((nodes) =>
      nodes.map((node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return [left, top, right, bottom] as const;
      }),
    );

  test.each([
    [1280, 720],
    [1440, 900],
  ] as const)("at %i×%i a card with three uses leaves the board its size", async (...size) => {
    const { page } = laptop;
    await openWith(page, "de");
    await resize(laptop, size);
    await sitAt(page, await momentOf("leaving", 5));
    const board = await boardOf(page);
    const buttons = page.locator(".ask .answers button");
    for (const card of await page.locator(".cards button.card").all()) {
      await card.click();
      await settle(page);
      if ((await buttons.count()) > 3) break;
      await page.keyboard.press("Escape");
    }
    expect(await buttons.count()).toBeGreaterThan(3);
    expect(await boardOf(page)).toEqual(board);
    expect(await page.locator(".board .tray .group").count(), "one board, no tabs").toBe(1);
    expect((await measure(page, false)).faults).toEqual([]);
  });

  test.each([
    [1280, 720],
    [1440, 900],
  ] as const)("at %i×%i the heads of four others are in sight with all their people", async (...size) => {
    const { page } = laptop;
    await openWith(page, "de");
    await resize(laptop, size);
    await sitAt(page, await momentOf("five", 60));
    const [[, , , edge] = [0, 0, 0, 0]] = await boxes(laptop, ".foe");
    const heads = await boxes(laptop, ".foe > .seat");
    expect(heads.length).toBe(4);
    for (const [, , , bottom] of heads) expect(bottom).toBeLessThan(edge);
  });

  test("on a phone survivors to keep show every word, and survivors to choose lie beside each other before a long hand", async () => {
    const { page } = phone;
    for (const lang of LANGS) {
      await openWith(page, lang);
      await resize(phone, [360, 740]);
      await sitAt(page, await momentOf("raid", 0));
      expect(
        await page
          .locator(".keep .ability")
          .evaluateAll((texts) => texts.map((text) => text.scrollHeight - text.clientHeight)),
        lang,
      ).toEqual([0, 0, 0, 0]);
    }
    await sitAt(page, await momentOf("five", 26));
    const offers = await boxes(phone, ".cards li.offer");
    expect(offers.length).toBe(2);
    for (const [i, [left, , right]] of offers.entries()) {
      expect(left).toBeGreaterThanOrEqual(offers[i - 1]?.[2] ?? 0);
      expect(right).toBeLessThanOrEqual(360);
    }
  });
});
