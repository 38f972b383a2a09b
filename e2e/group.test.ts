import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "../packages/server/src/store/index.ts";
import type { Store } from "../packages/server/src/store/store.ts";
import { almostOver, recorded } from "../packages/server/test/groups.kit.ts";
import { findings } from "./axe.ts";
import { LAPTOP, PHONE, playTogether } from "./circle.ts";
import { Site } from "./site.ts";

let site: Site;
let store: Store;
const folder = mkdtempSync(join(tmpdir(), "endzeit-group-"));
beforeAll(async () => {
  store = await openStore({ kind: "sqlite", file: join(folder, "tables.sqlite") });
  site = await Site.open({ tables: true, network: { store } });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const SIZES = [
  [1440, 900],
  [2560, 1440],
  [360, 740],
  [740, 360],
] as const;

test("a group is made once, a friend joins by its link, both sit down at its table with a tap, and the end stands in the standing", async () => {
  const ada = await site.visitor(LAPTOP);
  await ada.go("#/");
  await ada.page.getByRole("link", { name: "Groups" }).click();
  await ada.page.getByLabel("What is the group called?").fill("Thursdays");
  await ada.page.getByLabel("Your name in the group").fill("Ada");
  expect(await findings(ada.page)).toEqual([]);
  await ada.picture("group-found");
  await ada.page.getByRole("button", { name: "Make the group" }).click();
  await ada.page.getByRole("heading", { name: "Thursdays" }).waitFor();
  const link = await ada.page.getByRole("textbox", { name: "Link to the group Thursdays" }).inputValue();
  await ada.picture("group-new-1440");

  const ben = await site.visitor(PHONE);
  await ben.page.goto(link);
  await ben.page.getByRole("heading", { name: "Thursdays invites you" }).waitFor();
  await ben.page.getByLabel("Your name in the group").fill("ada");
  await ben.page.getByRole("button", { name: "Join" }).click();
  await ben.page.getByRole("alert").getByText("Somebody here is called that").waitFor();
  expect(await findings(ben.page)).toEqual([]);
  await ben.picture("group-join-360");
  await ben.page.getByLabel("Your name in the group").fill("Ben");
  await ben.page.locator(".faces label").nth(2).click();
  await ben.page.getByRole("button", { name: "Join" }).click();
  await ben.page.getByRole("heading", { name: "Thursdays", exact: true }).waitFor();
  // The invitation has left the address.
  expect(ben.page.url()).not.toContain(link.split("/").at(-1));
  const group = ben.page.url().split("/").at(-1) ?? "";

  // An evening, for the calendar; the other one says yes.
  await ada.page.getByRole("button", { name: "Plan an evening" }).click();
  await ada.page.getByLabel("Game").first().selectOption("zombiaki");
  await ada.page.getByRole("button", { name: "Plan it" }).click();
  const [file] = await Promise.all([
    ada.page.waitForEvent("download"),
    ada.page.getByRole("button", { name: "Into the calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("endzeit.ics");
  expect(readFileSync(await file.path(), "utf8")).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Thursdays: Zombiaki\r\n/);
  await ben.page.reload();
  await ben.page.getByRole("button", { name: "I am coming" }).click();
  await ben.page.locator(".members").getByText("is coming").waitFor();

  // One tap to invite all, one tap to sit down.
  await ada.page.getByText("Rules and time").click();
  await ada.page.getByLabel("Time to think").selectOption("days");
  await ada.page.getByRole("button", { name: /Invite everybody/ }).click();
  await ada.page.locator("main .seats").waitFor();
  await ben.go("#/");
  await ben.page.getByRole("link", { name: /Thursdays: Ada invites, Zombiaki/ }).click();
  await ben.page.getByRole("button", { name: /Sit down.*Ada invites: Zombiaki/ }).click();
  await ben.page.locator(".table").waitFor();
  await ada.page.locator(".table").waitFor();
  await ben.go(`#/group/${group}`);
  await ben.page.getByText(/Rules and time.*2 days/).waitFor();
  await ben.go("#/");

  // A match of the two that stands shortly before its end.
  const match = await recorded("zombiaki");
  await almostOver(store, match, group, [1, 2], Date.now() + 60_000);
  for (const { page } of [ada, ben]) {
    await page.goto(`/#/group/${group}`);
    await page
      .getByRole("button", { name: /To the table/ })
      .first()
      .click();
    await page.locator(".table").waitFor();
  }
  await playTogether([{ visitor: ada }, { visitor: ben }], "group");
  await ada.go(`#/group/${group}`);
  await ada.page.getByRole("heading", { name: "The standing" }).waitFor();
  const standing = ada.page.getByRole("region", { name: "The standing" });
  expect(await standing.getByRole("listitem").allTextContents()).toEqual([
    expect.stringMatching(/^(Ada|Ben).*1 of 1$/),
    expect.stringMatching(/^(Ada|Ben).*0 of 1$/),
  ]);
  await ada.page.getByText("From 3 matches of one side on").waitFor();
  expect(await findings(ada.page)).toEqual([]);

  // The list of tables tells with whom each was, whose turn it is, and how it ended.
  await ada.go("#/saves");
  const ended = ada.page.locator("section.mine li").filter({ hasText: /with Seat 2.*(Won|Lost)\s*this minute/ });
  await ended.waitFor();
  await ada.page
    .locator("section.mine li")
    .filter({ hasText: /with Ben.*(Your turn|Ben's turn)/ })
    .waitFor();
  await ada.picture("my-tables-1440");
  await ada.page.setViewportSize({ width: 360, height: 740 });
  expect(await findings(ada.page)).toEqual([]);
  await ada.picture("my-tables-360");
  await ada.page.setViewportSize(LAPTOP.viewport);
  await ada.go(`#/group/${group}`);
  await ada.page.locator(".skies").waitFor();

  // After many nights, in every shape of window.
  for (const [n, name] of ["Cleo", "Dana", "Emil"].entries()) {
    const guest = await site.visitor(LAPTOP);
    await guest.page.goto(link);
    await guest.page.getByLabel("Your name in the group").fill(name);
    await guest.page
      .locator(".faces label")
      .nth(5 + 4 * n)
      .click();
    await guest.page.getByRole("button", { name: "Join" }).click();
    await guest.page.getByRole("heading", { name: "Thursdays", exact: true }).waitFor();
    await guest.close();
  }
  const games = ["zombiaki", "armageddon", "zombiaki", "dawn-of-the-zeds", "walking-dead"] as const;
  for (let n = 0; n < 20; n++) {
    const game = games[n % games.length] ?? "zombiaki";
    const members = game === "zombiaki" ? [1 + (n % 2), 2 - (n % 2)] : [1, 2, 3 + (n % 3)];
    const winner = n % members.length;
    const won = (seat: number): boolean => (game === "dawn-of-the-zeds" ? n % 2 === 0 : seat === winner);
    const seats = members.map((member, seat) => ({ member, name: "x", bot: null, won: won(seat), points: 20 + n }));
    await store.addRound({
      table: `night-${n}`.padEnd(16, "x"),
      group,
      game,
      at: Date.now() - (20 - n) * 86_400_000 * 3,
      seats,
    });
  }
  for (const lang of ["en", "de"]) {
    await ada.page.evaluate((lang) => {
      const values: unknown = JSON.parse(localStorage.getItem("endzeit-settings") ?? "{}");
      localStorage.setItem("endzeit-settings", JSON.stringify({ ...Object(values), lang }));
    }, lang);
    await ada.page.reload();
    await ada.page.locator(".skies").waitFor();
    for (const [width, height] of lang === "de" ? SIZES : SIZES.slice(0, 1)) {
      await ada.page.setViewportSize({ width, height });
      expect(await findings(ada.page), `${lang} ${width}`).toEqual([]);
      expect(await ada.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await ada.picture(`group-${lang}-${width}`);
      await ada.whole(`group-${lang}-${width}-whole`);
    }
  }
  await ada.page.locator("summary").last().click();
  await ada.page.getByText("Regeln und Zeit").click();
  await ada.whole("group-terms-1440");
  expect(await findings(ada.page)).toEqual([]);
  expect([...ada.faults, ...ben.faults].filter((fault) => !fault.includes("409"))).toEqual([]);
  await ada.close();
  await ben.close();
});

test("a second device becomes the same member by a code", async () => {
  const laptop = await site.visitor(LAPTOP);
  await laptop.go("#/group");
  await laptop.page.getByLabel("What is the group called?").fill("Sundays");
  await laptop.page.getByLabel("Your name in the group").fill("Fay");
  await laptop.page.getByRole("button", { name: "Make the group" }).click();
  await laptop.page.getByRole("button", { name: "Get a code" }).click();
  const code = await laptop.page.locator(".code").textContent();
  const phone = await site.visitor(PHONE);
  await phone.go("#/group");
  await phone.page.getByLabel("Code", { exact: true }).fill("abc");
  await phone.page.getByRole("button", { name: "Link this device" }).click();
  await phone.page.getByText("The code leads nowhere").waitFor();
  await phone.page.getByLabel("Code", { exact: true }).fill(` ${code?.toUpperCase()} `);
  await phone.page.getByRole("button", { name: "Link this device" }).click();
  await phone.page.getByRole("heading", { name: "Sundays" }).waitFor();
  expect(await phone.page.locator(".members b").allTextContents()).toEqual([expect.stringMatching(/^Fay\s\(you\)$/)]);
  await phone.close();
  await laptop.close();
});
