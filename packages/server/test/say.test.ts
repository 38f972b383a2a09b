import { join } from "node:path";
import { OpenedShape } from "@endzeit/wire";
import { parse } from "valibot";
import { describe, expect, test } from "vitest";
import type { Thought } from "../src/bots/thought.ts";
import { openStore } from "../src/store/index.ts";
import { botSeedOf } from "../src/tables/secrets.ts";
import { Client, claim, folder, giveFirst, invitedBy, open, post, seated, serverWith } from "./table.kit.ts";

/* What a person tries who sits at a table and wants to gain by it. Each must come to nothing. */

const HOUR = 3_600_000;
const NOBODY = "A".repeat(43);

/** So many persons at a table of The Walking Dead whose clock is in our hands. */
async function company(count: number, change: object = {}) {
  const time = { now: 1_800_000_000_000 };
  const { url } = await serverWith({ now: () => time.now, ...change });
  const { players, table } = await seated(url, "walking-dead", count);
  const clients = players.map(({ client }) => client);
  const at = (seat: number): Client => {
    const client = clients[seat];
    if (client === undefined) throw new Error(`Nobody sits at ${seat}.`);
    return client;
  };
  /** Somebody closes the page, and the others see it. */
  const goes = async (seat: number, seen: Client): Promise<void> => {
    at(seat).stop();
    await seen.knows(({ facts }) => facts?.seats[seat]?.here === false);
  };
  /** Plays until something came to light that the host would like to take back. */
  const playOn = async (): Promise<void> => {
    for (let n = 0; n < 30; n++) {
      const asked = clients.find((client) => client.asked);
      if (asked === undefined) return;
      const { say, ...rest } = await giveFirst(asked);
      if (say !== "done") throw new Error(JSON.stringify(rest));
      for (const client of clients) await client.knows(({ standing }) => standing?.step === n + 1);
      if (asked.standing?.free === 0 && n > 0) return;
    }
  };
  return { url, time, table, players, at, goes, playOn };
}

const propose = (client: Client, proposal: Extract<Parameters<Client["say"]>[0], { do: "propose" }>["proposal"]) =>
  client.say({ do: "propose", at: client.n, proposal });

async function vote(client: Client, yes = true): Promise<void> {
  await client.knows(({ facts }) => facts?.proposal !== null);
  await client.say({ do: "vote", proposal: client.facts?.proposal?.n ?? 0, yes });
}

describe("the host alone takes nothing back", () => {
  test("past a secret, by a bot on the seat of somebody who is away: the seat keeps its say", async () => {
    const { time, at, goes, playOn, url, table } = await company(2);
    await playOn();
    const host = at(0);
    await goes(1, host);
    for (const act of [
      { what: "bot", seat: 1, bot: "random" },
      { what: "remove", seat: 1 },
    ] as const)
      expect(await host.say({ do: "host", act })).toMatchObject({ code: "not-yours" });
    for (const proposal of [
      { what: "bot", seat: 1, bot: "random" },
      { what: "remove", seat: 1 },
    ] as const)
      expect(await propose(host, proposal), "nobody else is there to agree").toMatchObject({ code: "not-yours" });
    time.now += 25 * HOUR;
    expect(await propose(host, { what: "bot", seat: 1, bot: "random" })).toMatchObject({ say: "done" });
    expect(host.facts?.seats[1]).toMatchObject({ kind: "bot", say: true });
    const step = host.standing?.step;
    expect(await host.say({ do: "undo", at: host.n, keep: 0 })).toMatchObject({ say: "done" });
    expect(host.facts?.proposal?.needed).toEqual([0, 1]);
    expect(host.standing?.step).toBeGreaterThanOrEqual(step ?? 0);
    // Whoever comes back is asked, also while a bot plays for them.
    const back = new Client(url, { table, secret: at(1).secret });
    await back.join();
    await vote(back, false);
    await host.knows(({ facts }) => facts?.proposal === null);
    expect(host.chat).toEqual([]);
    expect(host.notes.at(-1)).toMatchObject({ what: "declined", seat: 1 });
  });

  test("by sending somebody away after a long absence: there is no link for whoever did it, and nothing is taken back", async () => {
    const { time, at, goes, playOn, url, table } = await company(2);
    await playOn();
    const host = at(0);
    await goes(1, host);
    time.now += 25 * HOUR;
    expect(await propose(host, { what: "remove", seat: 1 })).toMatchObject({ say: "done" });
    expect(host.facts?.seats[1]).toMatchObject({ kind: "open", name: null, say: true, barred: 0 });
    expect(await new Client(url, { table, secret: at(1).secret }).join()).toMatchObject({ code: "no-seat" });
    expect(await host.say({ do: "host", act: { what: "invite", seat: 1 } })).toMatchObject({ code: "not-yours" });
    expect(await host.say({ do: "undo", at: host.n, keep: 0 })).toMatchObject({ code: "unasked" });
    expect(await host.say({ do: "host", act: { what: "bot", seat: 1, bot: "random" } })).toMatchObject({ say: "done" });
    await host.knows(({ facts }) => facts?.seats[1]?.kind === "bot");
    expect(await propose(host, { what: "undo", keep: 0 })).toMatchObject({ code: "unasked" });
    // A bot that sat there in between opens no way around.
    expect(await host.say({ do: "host", act: { what: "remove", seat: 1 } })).toMatchObject({ say: "done" });
    expect(host.facts?.seats[1]).toMatchObject({ kind: "open", say: true, barred: 0 });
    expect(await host.say({ do: "host", act: { what: "invite", seat: 1 } })).toMatchObject({ code: "not-yours" });
  });

  test("with others at the table they decide, and one of them invites", async () => {
    const { at, url, table, playOn } = await company(3);
    await playOn();
    const [host, second, third] = [at(0), at(1), at(2)];
    expect(await second.say({ do: "host", act: { what: "invite", seat: 2 } })).toMatchObject({ code: "not-host" });
    expect(await propose(second, { what: "remove", seat: 0 }), "the host is followed by somebody first").toMatchObject({
      code: "not-yours",
    });
    expect(await propose(host, { what: "remove", seat: 2 })).toMatchObject({ say: "done" });
    await vote(second, false);
    await host.knows(({ facts }) => facts?.proposal === null);
    expect(host.facts?.seats[2]).toMatchObject({ kind: "person", name: "Player 3" });
    await propose(host, { what: "remove", seat: 2 });
    await vote(second);
    await third.until(() => third.bye !== null);
    expect(third.bye).toBe("removed");
    expect(await new Client(url, { table, secret: third.secret }).join()).toMatchObject({ code: "no-seat" });
    await host.knows(({ facts }) => facts?.seats[2]?.kind === "open");
    expect(host.notes.at(-1)).toMatchObject({ what: "removed", seat: 2, name: "Player 3" });
    expect(host.facts?.seats[2]).toMatchObject({ say: false, barred: 0 });
    expect(await host.say({ do: "host", act: { what: "invite", seat: 2 } })).toMatchObject({ code: "not-yours" });
    expect(await second.say({ do: "host", act: { what: "invite", seat: 2 } })).toMatchObject({ code: "closed" });
    const { secret } = await claim(url, table, await invitedBy(second, [host], 2), "Dora");
    const dora = new Client(url, { table, secret });
    await dora.join();
    expect(dora.facts?.seats[2]).toMatchObject({ name: "Dora", say: true, barred: null });
    // What was taken back before without her is taken back with her now.
    await propose(host, { what: "undo", keep: 0 });
    await dora.knows(({ facts }) => facts?.proposal !== null);
    expect(dora.facts?.proposal?.needed).toEqual([0, 1, 2]);
  });

  test("whoever lets a bot play keeps the say and may use it; by the vote of all others it is gone", async () => {
    const { at, goes, time, playOn } = await company(4);
    await playOn();
    const [host, second, third, fourth] = [at(0), at(1), at(2), at(3)];
    await third.say({ do: "rest", bot: "random" });
    await propose(host, { what: "undo", keep: 0 });
    for (const client of [second, third]) await vote(client);
    await fourth.knows(({ facts }) => facts?.proposal?.yes.length === 3);
    expect(fourth.facts?.proposal?.needed).toEqual([0, 1, 2, 3]);
    await vote(fourth, false);
    await goes(3, host);
    await goes(2, host);
    await propose(host, { what: "bot", seat: 3, bot: "random" });
    await vote(second);
    await host.knows(({ facts }) => facts?.seats[3]?.kind === "bot");
    expect(host.facts?.seats.map(({ say }) => say)).toEqual([true, true, true, false]);
    expect(await propose(host, { what: "bot", seat: 2, bot: "random" }), "not for long").toMatchObject({
      code: "not-yours",
    });
    await second.say({ do: "chat", text: "Still here." });
    time.now += 25 * HOUR;
    expect(await propose(host, { what: "bot", seat: 2, bot: "random" })).toMatchObject({ say: "done" });
    await vote(second);
    await host.knows(({ facts }) => facts?.seats[2]?.say === false);
    await propose(host, { what: "undo", keep: 0 });
    await second.knows(({ facts }) => facts?.proposal !== null);
    expect(second.facts?.proposal?.needed).toEqual([0, 1]);
  });

  test("whoever leaves for good gives up the say, whoever comes has it", async () => {
    const { at, playOn } = await company(3);
    await playOn();
    await at(2).say({ do: "leave" });
    await at(0).knows(({ facts }) => facts?.seats[2]?.kind === "open");
    expect(at(0).facts?.seats.map(({ say }) => say)).toEqual([true, true, false]);
  });

  test("a bot's seat is opened for somebody who sees its hand only as the others agree", async () => {
    const { url } = await serverWith();
    const { table, mine, invitations } = await open(url, {
      game: "walking-dead",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "random" }],
    });
    const host = new Client(url, { table, secret: mine[0]?.secret ?? "" });
    await host.join();
    const { secret } = await claim(url, table, invitations[0]?.secret ?? "", "Ben");
    const ben = new Client(url, { table, secret });
    await ben.join();
    expect(await host.say({ do: "host", act: { what: "remove", seat: 2 } })).toMatchObject({ code: "not-yours" });
    await propose(host, { what: "remove", seat: 2 });
    await vote(ben);
    await host.knows(({ facts }) => facts?.seats[2]?.kind === "open");
    expect(await host.say({ do: "host", act: { what: "invite", seat: 2 } })).toMatchObject({ code: "closed" });
    await claim(url, table, await invitedBy(host, [ben], 2), "Dora");
  });

  test("nobody left to agree: the seat of somebody who has gone is a bot's, whatever browser the host comes in", async () => {
    const { at, url, table, playOn } = await company(2);
    await playOn();
    const host = at(0);
    await at(1).say({ do: "leave" });
    await host.knows(({ facts }) => facts?.seats[1]?.closed === true);
    expect(await host.say({ do: "host", act: { what: "invite", seat: 1 } })).toMatchObject({ code: "closed" });
    expect(await propose(host, { what: "admit", seat: 1 })).toMatchObject({ code: "not-yours" });
    for (const act of [
      { what: "bot", seat: 1, bot: "random" },
      { what: "remove", seat: 1 },
    ] as const)
      await host.say({ do: "host", act });
    expect(await host.say({ do: "host", act: { what: "invite", seat: 1 } })).toMatchObject({ code: "closed" });
    expect(await post(url, "claim", { table, invitation: at(1).secret, name: "Eve" })).toMatchObject({ status: 404 });
  });

  test("an invitation to a seat that a bot has taken since is worth nothing once the match has begun", async () => {
    const { url } = await serverWith();
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }] as const;
    const { table, mine, invitations } = await open(url, { game: "walking-dead", seats });
    const host = new Client(url, { table, secret: mine[0]?.secret ?? "" });
    await host.join();
    await host.say({ do: "host", act: { what: "bot", seat: 2, bot: "random" } });
    const [first, second] = invitations.map(({ secret }) => secret);
    await claim(url, table, first ?? "", "Ben");
    expect(await post(url, "claim", { table, invitation: second, name: "Eve" })).toMatchObject({
      said: { error: { code: "closed" } },
    });
  });

  test("how long an absence is long is for the table to say", async () => {
    const time = { now: 1_800_000_000_000 };
    const { url } = await serverWith({ now: () => time.now });
    const wanted = { game: "zombiaki", name: "Ada", seats: [{ kind: "me" }, { kind: "open" }], options: {} };
    const { said } = await post(url, "tables", { ...wanted, content: null, clock: null, absence: 2 });
    const { table, mine, invitations } = parse(OpenedShape, said);
    const host = new Client(url, { table, secret: mine[0]?.secret ?? "" });
    await host.join();
    await claim(url, table, invitations[0]?.secret ?? "", "Ben");
    await host.knows(({ facts }) => facts?.stage === "playing");
    expect(host.facts?.absence).toBe(2);
    const wish = () => propose(host, { what: "bot", seat: 1, bot: "random" });
    time.now += 1.9 * HOUR;
    expect(await wish()).toMatchObject({ code: "not-yours" });
    time.now += 0.2 * HOUR;
    expect(await wish()).toMatchObject({ say: "done" });
    for (const absence of [0, 1.5, 1441])
      expect(await post(url, "tables", { ...wanted, content: null, clock: null, absence })).toMatchObject({
        status: 400,
      });
  });
});

describe("before the match begins", () => {
  test("nobody looks into a hand, to leave the seat to somebody else; who is there when it begins sees their own", async () => {
    const { url } = await serverWith();
    const { table, mine, invitations, watch } = await open(url, {
      game: "zombiaki",
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    const [host, watcher] = [mine[0]?.secret ?? "", watch ?? ""].map((secret) => new Client(url, { table, secret }));
    if (host === undefined || watcher === undefined) throw new Error("Two connections.");
    await host.join();
    await watcher.join();
    const told = (client: Client) => JSON.stringify([client.view, client.story]);
    expect(told(host)).toBe(told(watcher));
    const story = await host.say({ do: "story", from: 0, to: 9 });
    expect(await watcher.say({ do: "story", from: 0, to: 9 })).toEqual({ ...story, id: 2 });
    const early = host.n;
    const { secret } = await claim(url, table, invitations[0]?.secret ?? "", "Ben");
    await host.knows(({ facts, view }) => facts?.stage === "playing" && view !== null);
    await host.say({ do: "chat", text: "Here we go." });
    expect(told(host)).not.toBe(told(watcher));
    const anew = new Client(url, { table, secret: host.secret });
    await anew.join();
    expect(told(host)).toBe(told(anew));
    // Whoever lost the line in between hears of the opening, too.
    const late = new Client(url, { table, secret: host.secret });
    await late.join(early);
    expect(told(late)).toBe(told(anew));
    const ben = new Client(url, { table, secret });
    await ben.join();
    expect(await giveFirst(host.asked ? host : ben)).toMatchObject({ say: "done" });
    await watcher.knows(({ standing }) => standing?.step === 1);
    for (const client of [host, ben, watcher]) {
      await client.knows(({ standing }) => standing?.step === 1);
      expect(client.gap).toBeNull();
    }
  });
});

describe("what is proposed", () => {
  test("does not fall because somebody rests, nor because the host puts a bot anywhere", async () => {
    const { at } = await company(3);
    const [host, second, third] = [at(0), at(1), at(2)];
    expect(await second.say({ do: "rest", bot: "greedy" })).toMatchObject({ say: "done" });
    await host.knows(({ facts }) => facts?.seats[1]?.kind === "bot");
    // The bot of whoever rests is theirs to choose, whether they look on or not.
    const act = { what: "bot", seat: 1, bot: "random" } as const;
    expect(await host.say({ do: "host", act })).toMatchObject({ code: "not-yours" });
    const said = await propose(third, { what: "remove", seat: 1 });
    if (said.say !== "done") throw new Error(JSON.stringify(said));
    for (const bot of [null, "greedy", null, "greedy"])
      expect(await second.say({ do: "rest", bot })).toMatchObject({ say: "done" });
    expect(await host.say({ do: "vote", proposal: said.n, yes: true })).toMatchObject({ say: "done" });
    await third.knows(({ facts }) => facts?.seats[1]?.kind === "open");
    expect(await host.say({ do: "host", act })).toMatchObject({ say: "done" });
    expect(await host.say({ do: "host", act: { ...act, bot: "greedy" } }), "others play").toMatchObject({
      code: "not-yours",
    });
  });

  test("leaves others their turn: who insists has to wait", async () => {
    const { at, time } = await company(3, { patience: 1 });
    const [host, second, third] = [at(0), at(1), at(2)];
    for (let n = 0; n < 3; n++) {
      expect(await propose(second, { what: "end" })).toMatchObject({ say: "done" });
      await vote(host, false);
      await second.knows(({ facts }) => facts?.proposal === null);
    }
    expect(await propose(second, { what: "end" })).toMatchObject({ code: "too-many" });
    expect(await propose(third, { what: "remove", seat: 1 })).toMatchObject({ say: "done" });
    await vote(host, false);
    await second.knows(({ facts }) => facts?.proposal === null);
    time.now += 61_000;
    expect(await propose(second, { what: "end" })).toMatchObject({ say: "done" });
  });

  test("is not replaced in silence, and a second yes of the same seat is no new entry", async () => {
    const { at } = await company(3);
    const [host, second, third] = [at(0), at(1), at(2)];
    const first = await propose(second, { what: "end" });
    if (first.say !== "done") throw new Error(JSON.stringify(first));
    await third.knows(({ facts }) => facts?.proposal !== null);
    expect(await propose(third, { what: "end" })).toMatchObject({ code: "proposed" });
    const yes = () => third.say({ do: "vote", proposal: first.n, yes: true });
    const once = await yes();
    expect(once).toMatchObject({ say: "done", n: first.n + 1 });
    expect(await yes()).toMatchObject({ say: "done", n: first.n + 1 });
    expect(await second.say({ do: "vote", proposal: first.n, yes: true })).toMatchObject({ n: first.n + 1 });
    expect(await host.say({ do: "chat", text: "?" })).toMatchObject({ n: first.n + 2 });
    expect(await second.say({ do: "vote", proposal: first.n, yes: false })).toMatchObject({ say: "done" });
    expect(await propose(third, { what: "end" })).toMatchObject({ say: "done" });
  });
});

describe("secrets", () => {
  test("one that a client made itself leads to one seat, also when two are asked for at once", async () => {
    const { url } = await serverWith();
    const wanted = { game: "armageddon", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] } as const;
    const [one, other] = [await open(url, wanted), await open(url, wanted)];
    const secret = "B".repeat(43);
    const tries = [
      ...one.invitations.map(({ secret: invitation }) => ({ table: one.table, invitation })),
      { table: other.table, invitation: other.invitations[0]?.secret },
    ];
    const replies = await Promise.all(
      tries.map((claimed, n) => post(url, "claim", { ...claimed, secret, name: `Guest ${n}` })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    for (const { status, said } of replies)
      if (status === 400)
        expect(said).toMatchObject({
          error: { code: "bad-request", message: expect.stringContaining("another seat") },
        });
    for (const { table, invitation } of tries) {
      const again = await post(url, "claim", { table, invitation, secret, name: "Guest" });
      expect([200, 400]).toContain(again.status);
    }
  });

  test("without an invitation nobody hears which seats are free", async () => {
    const { url } = await serverWith();
    const full = await seated(url, "zombiaki", 2);
    const half = await open(url, { game: "zombiaki", seats: [{ kind: "me" }, { kind: "open" }] });
    const [one, other] = await Promise.all(
      [full.table, half.table].map((table) => post(url, "claim", { table, invitation: NOBODY, name: "Eve" })),
    );
    expect(one).toEqual(other);
  });

  test("what a bot will do does not follow from what everybody knows", () => {
    expect(botSeedOf("a", 0, 1)).not.toBe(botSeedOf("b", 0, 1));
    expect(new Set([botSeedOf("a", 0, 1), botSeedOf("a", 1, 1), botSeedOf("a", 0, 2)]).size).toBe(3);
    const thought: Pick<Thought, "seed"> = { seed: botSeedOf("a", 0, 1) };
    expect(thought.seed).toMatch(/^[\w-]{43}$/);
  });
});

describe("the same people again", () => {
  test("two who press it in the same second share one new table, also at two servers", async () => {
    const database = { kind: "sqlite", file: join(folder(), "again.sqlite") } as const;
    const [here, there] = [await serverWith({ database }), await serverWith({ database })];
    const { players, table } = await seated(here.url, "zombiaki", 2);
    const again = async (url: string, seat: number, name: string) => {
      const seats = [0, 1].map((other) => ({ kind: other === seat ? "me" : "open" }));
      const after = { table, secret: players[seat]?.secret };
      const wanted = { game: "zombiaki", name, seats, options: {}, content: null, clock: null, after };
      return parse(OpenedShape, (await post(url, "tables", wanted)).said);
    };
    const [ada, ben] = await Promise.all([again(here.url, 0, "Ada"), again(there.url, 1, "Ben")]);
    expect(ada.table).toBe(ben.table);
    expect([ada.watch, ben.watch].filter((watch) => watch === null)).toHaveLength(1);
    const [one, other] = [ada, ben].map(({ mine }, n) => {
      const { url } = n === 0 ? here : there;
      return new Client(url, { table: ada.table, secret: mine[0]?.secret ?? "" });
    });
    await one?.join();
    expect(await other?.join()).toMatchObject({ say: "joined", facts: { stage: "playing" } });
    expect([one?.seat, other?.seat]).toEqual([0, 1]);
    // Once both sit there, whoever presses it again wants one more.
    expect((await again(here.url, 0, "Ada")).table).not.toBe(ada.table);
    const store = await openStore(database);
    expect((await store.table(ada.table))?.after).toBe(table);
    await store.close();
  });

  test("whoever was first with other wishes takes nobody along, and no more than some of such tables are looked at", async () => {
    const { url } = await serverWith();
    const { players, table } = await seated(url, "zombiaki", 2);
    const again = async (seat: number, absence: number) => {
      const seats = [0, 1].map((other) => ({ kind: other === seat ? "me" : "open" }));
      const after = { table, secret: players[seat]?.secret };
      const wanted = {
        game: "zombiaki",
        name: `P${seat}`,
        seats,
        options: {},
        content: null,
        clock: null,
        absence,
        after,
      };
      return parse(OpenedShape, (await post(url, "tables", wanted)).said);
    };
    for (let n = 1; n <= 9; n++) expect((await again(0, n)).watch).not.toBeNull();
    expect((await again(1, 24)).watch).not.toBeNull();
    expect((await again(1, 8)).watch).toBeNull();
    expect((await again(1, 9)).watch).not.toBeNull();
  });
});
