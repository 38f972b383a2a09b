import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LAPTOP, openSide, openTable } from "./circle.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open({ tables: true, notifies: true });
});
afterAll(() => site.close());

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

test("what the server sends is shown while the table is out of sight, and a click leads to the table", async () => {
  const visitor = await site.visitor({ ...LAPTOP, serviceWorkers: "allow", permissions: ["notifications"] });
  const { page, context } = visitor;
  await openTable(visitor, "zombiaki", ["me", "greedy"], "Ada");
  const link = page.url();
  const table = link.slice(link.lastIndexOf("/") + 1);
  await visitor.go("#/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const [worker] = context.serviceWorkers();
  const line = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [known] }) => {
      if (known !== undefined) resolve(known.registrationId);
    });
  });
  await line.send("ServiceWorker.enable");
  await line.send("ServiceWorker.deliverPushMessage", {
    origin: site.url,
    registrationId: await registered,
    data: JSON.stringify({ title: "Zombiaki", body: "It is your turn.", table }),
  });
  await expect.poll(() => notifications(page)).toEqual([{ title: "Zombiaki", body: "It is your turn.", tag: table }]);
  // Only a person's click may bring a window to the front: here nobody clicks.
  await worker?.evaluate(`(async () => {
    WindowClient.prototype.focus = async function () { return this; };
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  })()`);
  await expect.poll(() => page.url()).toBe(link);
  await page.locator(".table").waitFor();
  expect(await notifications(page)).toEqual([]);
  await visitor.close();
});

test("a browser that cannot be reached says so, and the table goes on", async () => {
  const visitor = await site.visitor({ ...LAPTOP, serviceWorkers: "allow", permissions: ["notifications"] });
  await openTable(visitor, "zombiaki", ["me", "greedy"], "Ada");
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  // No push service stands behind this browser.
  await visitor.page.evaluate(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException("no service", "AbortError"));
  });
  await openSide(visitor);
  await visitor.page.getByRole("button", { name: "Tell me when it is my turn" }).click();
  await visitor.page.getByText("The browser has not set up the notifications.").waitFor();
  await visitor.go("#/group");
  await visitor.page.getByLabel("What is the group called?").fill("Sundays");
  await visitor.page.getByRole("button", { name: "Make the group" }).click();
  await visitor.page.evaluate(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException("no service", "AbortError"));
  });
  await visitor.page.getByRole("button", { name: "Tell me", exact: true }).click();
  await visitor.page.getByText("The browser has not set up the notifications.").waitFor();
  await visitor.close();
});

test("an invitation to a group leads to its page, where a seat is to be had", async () => {
  const visitor = await site.visitor({ ...LAPTOP, serviceWorkers: "allow", permissions: ["notifications"] });
  const { page, context } = visitor;
  await visitor.go("#/group");
  await page.getByLabel("What is the group called?").fill("Sundays");
  await page.getByRole("button", { name: "Make the group" }).click();
  await page.getByRole("heading", { name: "Sundays" }).waitFor();
  const link = page.url();
  await visitor.go("#/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(`(async () => {
    WindowClient.prototype.focus = async function () { return this; };
    await registration.showNotification("Sundays", { data: { table: "T", group: "${link.slice(link.lastIndexOf("/") + 1)}" } });
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  })()`);
  await expect.poll(() => page.url()).toBe(link);
  await page.getByRole("heading", { name: "Sundays" }).waitFor();
  await visitor.close();
});
