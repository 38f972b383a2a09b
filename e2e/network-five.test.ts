import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "../packages/server/src/store/index.ts";
import type { Store } from "../packages/server/src/store/store.ts";
import { FIVE, type MatchOfFive, matchOfFive } from "../packages/server/test/winter.five.ts";
import { Truth, Watcher } from "../packages/server/test/winter.sight.ts";
import { linksOf, openTable, sitDown } from "./circle.ts";
import { Site, type Visitor } from "./site.ts";

/*
 * Five browsers at one table of Winter der Toten, until the match is over. Whatever the server sends them, over the line or in reply to a
 * request, is read as it comes: nothing in it tells a seat what it may not know. What they note beside each other, nobody is sent.
 */

let site: Site;
let five: MatchOfFive;
let folder: string;

/** A store in which every table that is opened has this seed. */
function seeded(store: Store, seed: string): Store {
  const open: Store["open"] = (row, ...more) => store.open({ ...row, seed }, ...more);
  return new Proxy(store, {
    get(_, name) {
      if (name === "open") return open;
      const value: unknown = Reflect.get(store, name);
      return typeof value === "function" ? value.bind(store) : value;
    },
  });
}

beforeAll(async () => {
  five = matchOfFive();
  folder = mkdtempSync(join(tmpdir(), "endzeit-five-"));
  const store = await openStore({ kind: "sqlite", file: join(folder, "five.sqlite") });
  site = await Site.open({ tables: true, network: { store: seeded(store, five.match.seed) } });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** A browser at one seat, all that its lines have brought, the replies to its requests, and all that it has said. */
interface Chair {
  readonly visitor: Visitor;
  readonly watcher: Watcher;
  readonly heard: string[];
  readonly replies: string[];
  readonly said: string[];
}

/** Five pages are drawn at once: none of them moves, and none is large. */
const STILL = { viewport: { width: 1024, height: 700 }, reducedMotion: "reduce" } as const;
const SETTINGS = { speed: "instant", sound: false, automatic: false, confirmEnd: false };

async function chair(seat: number, truth: Truth): Promise<Chair> {
  const visitor = await site.visitor(STILL);
  await visitor.context.addInitScript((settings) => {
    localStorage.setItem("endzeit-settings", JSON.stringify(settings));
  }, SETTINGS);
  const watcher = new Watcher(seat, truth);
  const heard: string[] = [];
  const replies: string[] = [];
  const said: string[] = [];
  visitor.page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const text = payload.toString();
      heard.push(text);
      watcher.hear(text);
    });
    socket.on("framesent", ({ payload }) => said.push(payload.toString()));
  });
  visitor.page.on("request", (request) => said.push(`${request.url()} ${request.postData() ?? ""}`));
  visitor.page.on("response", async (response) => {
    if (!new URL(response.url()).pathname.startsWith("/api/")) return;
    const text = await response.text();
    replies.push(text);
    watcher.read(text);
  });
  return { visitor, watcher, heard, replies, said };
}

const LOST_MS = 5000;
const TRIES = 3;

/** Notes something beside each of the others. It holds when the page is opened anew. */
async function mark({ visitor: { page } }: Chair): Promise<void> {
  await page.getByRole("button", { name: "Seats" }).click();
  const lists = page.locator("dialog[open] .seat select");
  expect(await lists.count()).toBe(FIVE - 1);
  for (const list of await lists.all()) await list.selectOption(NOTED);
  await page.keyboard.press("Escape");
}
const NOTED = "suspicious";

/** Gives one of the listed answers. What is pressed while the page learns of the answer before it leads nowhere, and is pressed again. */
async function choose({ visitor: { page }, watcher }: Chair, at: number, of: number): Promise<void> {
  const { step } = watcher;
  const buttons = page.locator("dialog[open] ul:not(.refused) button");
  for (let tries = 0; tries < TRIES && watcher.step === step; tries++) {
    await page.locator(".table.mine").waitFor();
    if ((await buttons.count()) !== of) {
      if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
      await page.keyboard.press("a");
    }
    await buttons
      .nth(at)
      .click({ timeout: LOST_MS })
      .catch(() => {});

    for (const since = Date.now(); watcher.step === step && Date.now() - since < LOST_MS; )
      await new Promise((next) => setTimeout(next, 5));
  }
  expect(watcher.step, `answer ${at} of ${of}`).toBe(step + 1);
}

test("a table of five is played to its end, and no browser gets a byte of what its seat must not know", async () => {
  const { match } = five;
  const truth = new Truth(match);
  const chairs: Chair[] = [];
  for (let seat = 0; seat < FIVE; seat++) chairs.push(await chair(seat, truth));
  const [host, ...guests] = chairs;
  if (host === undefined) throw new Error("Five have come.");
  await openTable(host.visitor, "winter-der-toten", ["me", "open", "open", "open", "open"], "Ada");
  const links = await linksOf(host.visitor);
  for (const [i, { visitor }] of guests.entries())
    await sitDown(visitor, links.seats[i] ?? "", ["Ben", "Cleo", "Dan", "Eve"][i] ?? "");
  for (const { visitor } of chairs) await visitor.page.locator(".table").waitFor();
  for (const one of chairs) await mark(one);

  for (const [step, { seat, answer }] of match.log.entries()) {
    const { answers } = match.at(step).ask(seat);
    const at = answers.findIndex((its) => JSON.stringify(its) === JSON.stringify(answer));
    const here = chairs[seat];
    if (here === undefined) throw new Error(`Nobody sits at ${seat}.`);
    await expect.poll(() => here.watcher.step).toBe(step);
    await choose(here, at, answers.length);
    if (step === five.unmasked - 1) await here.visitor.picture("five-unmasked");
  }

  for (const { visitor, watcher, heard, replies, said } of chairs) {
    await visitor.page.locator(".finale .why").waitFor();
    expect(watcher.faults).toEqual([]);
    expect([watcher.step, watcher.over]).toEqual([truth.answers, true]);
    expect(heard.join("")).toContain(match.seed);
    expect(replies.length).toBeGreaterThan(0);
    expect(said.length).toBeGreaterThan(0);
    expect([...said, ...heard, ...replies].filter((text) => text.includes(NOTED))).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }
  await host.visitor.picture("five-end");
  const bytes = chairs.map(({ heard }) => heard.join("").length);
  console.log(JSON.stringify({ answers: truth.answers, bytes }));
  // What one seat was sent another must not read: the check can fail.
  const foreign = new Watcher(five.innocent, truth);
  for (const text of chairs[five.betrayer]?.heard ?? []) foreign.hear(text);
  expect(foreign.faults.join("\n")).toMatch(/sees secret/);
  for (const { visitor } of chairs) await visitor.close();
});
