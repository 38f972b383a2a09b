import { join } from "node:path";
import type { Report } from "@endzeit/wire";
import { describe, expect, test } from "vitest";
import type { NetworkSettings } from "../src/index.ts";
import { openStore } from "../src/store/index.ts";
import { postgres, redis } from "./chaos.kit.ts";
import { Client, claim, folder, giveFirst, invitedBy, open, post, seated, serverWith } from "./table.kit.ts";

/** Two servers with one database and one Redis, and the way to end that. */
async function pair(change: Partial<NetworkSettings> = {}) {
  const bus = await redis();
  await bus.start();
  const network = {
    database: { kind: "sqlite", file: join(folder(), "shared.sqlite") },
    redis: bus.url,
    ...change,
  } as const;
  const here = await serverWith(network);
  const there = await serverWith(network);
  for (const { url } of [here, there])
    await expect
      .poll(async () => (await fetch(`${url}/metrics`)).text(), { timeout: 10_000 })
      .toContain("endzeit_bus_up 1");
  return { here, there, bus };
}

describe("several processes with Redis", () => {
  test("what one commits the other tells at once, and each knows who is at the other", async () => {
    const { here, there } = await pair();
    const { players, table } = await seated(here.url, "zombiaki", 2);
    const [ada, ben] = players;
    if (ada === undefined || ben === undefined) throw new Error("Two have sat down.");
    ben.client.stop();
    await ada.client.knows(({ facts }) => facts?.seats[1]?.here === false);
    const far = new Client(there.url, { table, secret: ben.secret });
    await far.join();
    await ada.client.knows(({ facts }) => facts?.seats[1]?.here === true);
    await far.knows(({ facts }) => facts?.seats[0]?.here === true);
    for (let step = 1; step <= 12; step++) {
      const asked = ada.client.asked ? ada.client : far;
      expect((await giveFirst(asked)).say).toBe("done");
      for (const client of [ada.client, far]) await client.knows(({ standing }) => standing?.step === step);
    }
    await far.say({ do: "chat", text: "Hello over there" });
    await ada.client.knows(({ chat }) => chat.includes("Hello over there"));
    expect([ada.client.gap, far.gap]).toEqual([null, null]);
    far.stop();
    await ada.client.knows(({ facts }) => facts?.seats[1]?.here === false);
  });

  test("without Redis for a while both go on and learn from the log, and with it again they are quick again", async () => {
    const { here, there, bus } = await pair();
    const { players, watch, table } = await seated(here.url, "zombiaki", 2);
    const far = new Client(there.url, { table, secret: watch });
    await far.join();
    await bus.kill();
    const step = async (to: number) => {
      const asked = players.find(({ client }) => client.asked);
      if (asked === undefined) throw new Error("Nobody is asked.");
      expect((await giveFirst(asked.client)).say).toBe("done");
      for (const { client } of players) await client.knows(({ standing }) => standing?.step === to);
      await far.knows(({ standing }) => standing?.step === to);
    };
    await step(1);
    await step(2);
    await bus.start();
    await expect
      .poll(async () => (await fetch(`${there.url}/metrics`)).text(), { timeout: 15_000 })
      .toContain("endzeit_bus_up 1");
    await step(3);
    expect(far.gap).toBeNull();
  });

  test("a vote that begins at one and ends at the other sends somebody away at both", async () => {
    const { here, there } = await pair();
    const { players, table } = await seated(here.url, "walking-dead", 3);
    const [host, second, third] = players;
    if (host === undefined || second === undefined || third === undefined) throw new Error("Three have sat down.");
    const far = new Client(there.url, { table, secret: second.secret });
    const phone = new Client(there.url, { table, secret: third.secret });
    for (const client of [far, phone]) await client.join();
    second.client.stop();
    const proposal = { what: "remove", seat: 2 } as const;
    expect(await host.client.say({ do: "propose", at: host.client.n, proposal })).toMatchObject({ say: "done" });
    await far.knows(({ facts }) => facts?.proposal !== null);
    expect(far.facts?.proposal).toMatchObject({ by: 0, proposal, yes: [0], needed: [0, 1] });
    const yes = { do: "vote", proposal: far.facts?.proposal?.n ?? 0, yes: true } as const;
    expect(await far.say(yes)).toMatchObject({ say: "done" });
    for (const client of [host.client, far]) {
      await client.knows(({ facts }) => facts?.seats[2]?.kind === "open");
      expect(client.notes.map(({ what, seat }) => [what, seat])).toEqual([["removed", 2]]);
    }
    for (const client of [third.client, phone]) {
      await client.knows(({ bye, closed }) => bye !== null || closed !== null);
      expect(client.bye).toBe("removed");
    }
    for (const { url } of [here, there])
      expect(await new Client(url, { table, secret: third.secret }).join()).toMatchObject({ code: "no-seat" });
    const invite = { do: "host", act: { what: "invite", seat: 2 } } as const;
    expect(await host.client.say(invite), "whoever wished it gets no link").toMatchObject({ code: "not-yours" });
    const link = await invitedBy(far, [host.client], 2);
    const { secret } = await claim(here.url, table, link, "Cleo");
    expect(await new Client(there.url, { table, secret }).join()).toMatchObject({ say: "joined", seat: 2 });
    await far.knows(({ facts }) => facts?.seats[2]?.name === "Cleo");
    expect([host.client.gap, far.gap]).toEqual([null, null]);
  });

  test("bots are jobs that any process takes: they play on when the process that called them has gone", async () => {
    const { here, there } = await pair({ botPauseMs: 50 });
    const { table, mine, watch } = await open(here.url, {
      game: "zombiaki",
      seats: [{ kind: "me" }, { kind: "bot", bot: "random" }],
    });
    const me = new Client(here.url, { table, secret: mine[0]?.secret ?? "" });
    await me.join();
    await me.say({ do: "rest", bot: "random" });
    const far = new Client(there.url, { table, secret: watch });
    await far.join();
    await far.knows(({ standing }) => (standing?.step ?? 0) >= 3);
    await here.close();
    await far.knows(({ standing }) => standing?.outcome !== null);
    expect(far.gap).toBeNull();
  });
});

const CHANGES = 12;

test(`a seat changes hands ${CHANGES} times at one process while its person speaks at the other: nothing of theirs counts afterwards`, async () => {
  const postgresql = await postgres();
  await postgresql.start();
  const database = { kind: "postgres", url: postgresql.url } as const;
  const { here, there } = await pair({ database });
  const { players, table } = await seated(here.url, "walking-dead", 3);
  const [ada, ben, third] = players;
  if (ada === undefined || ben === undefined || third === undefined) throw new Error("Three have sat down.");
  const worthless: string[] = [];
  const secretIn = (report: Report): string => (report.say === "done" ? (report.secret ?? "") : "");
  let near = ben.client;
  for (let round = 0; round < CHANGES; round++) {
    const far = new Client(there.url, { table, secret: near.secret });
    await far.join();
    worthless.push(near.secret);
    const keys = { p256dh: "p", auth: "a" };
    const endpoint = `https://updates.push.services.mozilla.com/${round}`;
    const [invitation, , , moved, again] = await Promise.all([
      near.say({ do: "leave" }).then(() => invitedBy(ada.client, [third.client], 1)),
      far.asked ? giveFirst(far) : far.say({ do: "chat", text: `round ${round}` }),
      far.say({ do: "push", subscription: { endpoint, keys }, lang: "en" }),
      far.say({ do: "move" }),
      post(there.url, "claim", { table, invitation: "A".repeat(43), name: "Ben", secret: near.secret }),
    ]);
    expect([200, 404]).toContain(again.status);
    if (secretIn(moved) !== "") worthless.push(secretIn(moved));
    worthless.push(invitation);
    const next = await claim(there.url, table, invitation, `Guest ${round}`);
    near = new Client(here.url, { table, secret: next.secret });
    expect(await near.join()).toMatchObject({ say: "joined", seat: 1 });
    await far.until(() => far.bye !== null || far.closed !== null);
    // On it goes, so that each of the two is asked now and then.
    await giveFirst([ada.client, near].find(({ asked }) => asked) ?? third.client);
  }
  const store = await openStore(database);
  let holder = true;
  for (const { by, deed } of await store.entries(table, 0)) {
    if (deed.do === "sit" && deed.seat === 1) holder = true;
    else if (by === 1) expect(holder, JSON.stringify(deed)).toBe(true);
    if ((deed.do === "leave" || deed.do === "remove") && deed.seat === 1) holder = false;
  }
  expect((await store.subscriptions(table, 1)).map(({ endpoint }) => endpoint)).toEqual([]);
  await store.close();
  for (const secret of worthless) {
    expect((await post(there.url, "look", { table, secret })).status).toBe(404);
    expect(await new Client(here.url, { table, secret }).join()).toMatchObject({ code: "no-seat" });
  }
  expect([ada.client.gap, near.gap]).toEqual([null, null]);
});

test("without Redis a bot that nobody called, since its process has gone, is found in the store", async () => {
  const database = { kind: "sqlite", file: join(folder(), "left.sqlite") } as const;
  const first = await serverWith({ database, botPauseMs: 60_000 });
  const { table, mine } = await open(first.url, {
    game: "zombiaki",
    seats: [{ kind: "me" }, { kind: "bot", bot: "random" }],
  });
  const me = new Client(first.url, { table, secret: mine[0]?.secret ?? "" });
  await me.join();
  await me.say({ do: "rest", bot: "random" });
  await first.close();
  await serverWith({ database });
  const store = await openStore(database);
  const answers = async () => (await store.entries(table, 0)).filter(({ deed }) => deed.do === "answer").length;
  expect(await answers()).toBe(0);
  await expect.poll(answers, { timeout: 30_000, interval: 500 }).toBeGreaterThan(5);
  await store.close();
});
