import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { LAPTOP, linksOf, openSide, openTable, PHONE } from "./circle.ts";
import { endOf, positionOf, sitAt } from "./positions.ts";
import { Site, type Visitor } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open({ tables: true });
});
afterAll(() => site.close());

const HOSTILE = "<img src=x>";

const facesIn = ({ page }: Visitor, where: string): Promise<readonly (string | null)[]> =>
  page
    .locator(`${where} [data-face]`)
    .evaluateAll((faces) => [...new Set(faces.map((face) => face.getAttribute("data-face")))].sort());

test("a name and a face are chosen once, and stand in panel, question, log and result", async () => {
  const visitor = await site.visitor(LAPTOP);
  const { page } = visitor;
  await visitor.go("#/settings");
  await page.getByRole("radio", { name: "Mohawk and scar" }).check({ force: true });
  await expect.poll(() => page.getByLabel("Your name").inputValue()).toBe("Rex");
  await page.getByLabel("Your name").fill("");
  await page.getByText("The others want to know").waitFor();
  await page.getByLabel("Your name").fill(HOSTILE);
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => page.getByLabel("Your name").inputValue()).toBe(HOSTILE);

  await sitAt(page, await positionOf("armageddon", "middle"));
  const own = page.locator(".own .seat");
  await own.getByText(HOSTILE, { exact: true }).waitFor();
  expect(await facesIn(visitor, ".own")).toEqual(["mohawk"]);
  expect(await facesIn(visitor, ".foe")).toEqual(["random"]);
  expect(await page.locator(".log-scroll").textContent()).toContain(HOSTILE);
  expect(await facesIn(visitor, ".log-scroll")).toEqual(["mohawk", "random"]);
  expect(await page.locator(".ask .turn").textContent()).toContain(HOSTILE);
  expect(await findings(page)).toEqual([]);
  await visitor.picture("faces-armageddon-1440");

  await sitAt(page, await endOf("zombiaki"));
  const sheet = page.locator(".finale");
  expect(await sheet.locator("dl").textContent()).toContain("Random");
  expect((await facesIn(visitor, ".finale dl")).length).toBeGreaterThan(0);
  expect(await facesIn(visitor, ".finale .winners")).toHaveLength(1);
  await visitor.picture("faces-end-1440");
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

test("two at a table on the network see each other's name and face, before the match and in it", async () => {
  const host = await site.visitor(LAPTOP);
  await visitFace(host, "bun");
  await openTable(host, "zombiaki", ["me", "open"], "Ada");
  const { seats } = await linksOf(host);
  const guest = await site.visitor(PHONE);
  await guest.page.goto(seats[0] ?? "");
  await guest.page.getByText("Ada", { exact: true }).first().waitFor();
  expect(await facesIn(guest, "main ul")).toEqual(["bun"]);
  await guest.page.getByLabel("Your name at the table").fill(HOSTILE);
  await guest.page.getByRole("radio", { name: "Afro and earrings" }).check({ force: true });
  expect(await findings(guest.page)).toEqual([]);
  await guest.picture("faces-join-360");
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  for (const visitor of [host, guest]) await visitor.page.locator(".table").waitFor();
  for (const visitor of [host, guest]) {
    await openSide(visitor);
    const people = visitor.page.locator(".people");
    await people.getByText(HOSTILE, { exact: true }).waitFor();
    await people.getByText("Ada", { exact: true }).waitFor();
    expect(await facesIn(visitor, ".people")).toEqual(["afro", "bun"]);
  }
  await host.picture("faces-side-1440");
  expect([...host.faults, ...guest.faults]).toEqual([]);
  for (const visitor of [host, guest]) await visitor.close();
});

/** A visitor of whom the browser knows the face. */
async function visitFace({ page }: Visitor, face: string): Promise<void> {
  await page.addInitScript((known) => localStorage.setItem("endzeit-face", known), face);
}
