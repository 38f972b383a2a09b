import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer } from "@endzeit/engine";
import { ClaimedShape, OpenedShape } from "@endzeit/wire";
import { parse } from "valibot";
import { describe, expect, test } from "vitest";
import { openStore } from "../src/store/index.ts";
import { type Append, type Store, StoreError } from "../src/store/store.ts";
import {
  Client,
  claim,
  folder,
  giveFirst,
  invitedBy,
  newKey,
  open,
  post,
  seated,
  serverWith,
  spelled,
} from "./table.kit.ts";

const NOBODY = "A".repeat(43);
const two = { game: "zombiaki", seats: [{ kind: "me" }, { kind: "open" }] } as const;

/** A database of its own, open for a look beside the server. */
async function shelf() {
  const database = { kind: "sqlite", file: join(folder(), "endzeit.sqlite") } as const;
  return { database, store: await openStore(database) };
}

/** Two persons at a table of Zombiaki; the one who is asked first comes first. */
async function duel(url: string, clock: unknown = null) {
  const { players, watch, table } = await seated(url, "zombiaki", 2, clock);
  const [host, other] = players.map(({ client }) => client);
  if (host === undefined || other === undefined) throw new Error("Two have sat down.");
  return { host, other, ...(host.asked ? { asked: host, waits: other } : { asked: other, waits: host }), watch, table };
}

/** A table of three with two open seats, at which the host sits. */
async function trio(url: string) {
  const { table, mine, invitations } = await open(url, {
    game: "armageddon",
    seats: [...two.seats, { kind: "open" }],
  });
  const host = new Client(url, { table, secret: mine[0]?.secret ?? "" });
  await host.join();
  return { table, invitations, host };
}

/** Answers until the test holds for the one who answered last. Returns that one and the other. */
async function playUntil(clients: readonly [Client, Client], test: (client: Client) => boolean) {
  for (let count = 0; count < 400; count++) {
    const [asked, waits] = clients[0].asked ? clients : ([clients[1], clients[0]] as const);
    const reply = await giveFirst(asked);
    if (reply.say !== "done") throw new Error(JSON.stringify(reply));
    for (const client of clients) await client.knows(({ n }) => n >= reply.n);
    if (test(asked)) return { asked, waits };
  }
  throw new Error("It never came to that.");
}

describe("links", () => {
  test("an invitation shows the table, is worth a seat once, and the seat has a secret that the host never had", async () => {
    const { url } = await serverWith();
    const { table, invitations, mine, watch } = await open(url, two);
    const invitation = invitations[0]?.secret ?? "";
    const looked = await post(url, "look", { table, secret: invitation });
    expect(looked.said).toMatchObject({ kind: "invitation", seat: 1, facts: { stage: "gathering", host: 0 } });
    const claimed = await claim(url, table, invitation, "  Ben ");
    expect(claimed).toMatchObject({ table, seat: 1 });
    expect(claimed.secret).not.toBe(invitation);
    expect((await post(url, "look", { table, secret: claimed.secret })).said).toMatchObject({
      kind: "seat",
      facts: { stage: "playing", seats: [{ name: "Ada" }, { name: "Ben", kind: "person" }] },
    });
    expect((await post(url, "look", { table, secret: watch })).said).toMatchObject({ kind: "watch", seat: null });
    expect(await post(url, "claim", { table, invitation, name: "Cleo" })).toMatchObject({
      status: 404,
      said: { error: { code: "no-seat" } },
    });
    expect(mine).toHaveLength(1);
  });

  test("name and face of whoever sits down are told to all at the table, also of those who spoke and left", async () => {
    const { url } = await serverWith();
    const { table, invitations, mine } = await open(url, { ...two, face: "hat" });
    const host = new Client(url, { table, secret: mine[0]?.secret ?? "" });
    await host.join();
    expect(host.facts?.seats).toMatchObject([
      { name: "Ada", face: "hat" },
      { name: null, face: null },
    ]);
    const invitation = invitations[0]?.secret ?? "";
    const { said } = await post(url, "claim", { table, invitation, name: "Ben", face: "afro" });
    const { secret } = parse(ClaimedShape, said);
    const guest = new Client(url, { table, secret });
    await guest.join();
    await host.knows(({ facts }) => facts?.seats[1]?.face === "afro");
    expect(guest.facts?.seats.map(({ face }) => face)).toEqual(["hat", "afro"]);
    await guest.say({ do: "chat", text: "Hello" });
    await guest.say({ do: "leave" });
    await host.knows(({ facts }) => facts?.seats[1]?.kind === "open");
    expect(host.facts?.seats[1]).toMatchObject({ name: null, face: null });
    const other = new Client(url, { table, secret: mine[0]?.secret ?? "" });
    const again = await other.join();
    expect(again.say === "joined" ? again.chat : []).toMatchObject([
      { what: "said", name: "Ben", face: "afro" },
      { what: "left", name: "Ben", face: "afro" },
    ]);
  });

  test("a face that nobody can choose is refused, and whoever brings none sits down all the same", async () => {
    const { url } = await serverWith();
    for (const face of ["grau", "level-4", "<svg onload=alert(1)>", "hat ", "", 7, ["hat"], { id: "hat" }, true]) {
      const { status, said } = await post(url, "tables", {
        ...two,
        name: "Ada",
        options: {},
        content: null,
        clock: null,
        face,
      });
      expect([status, said], JSON.stringify(face)).toMatchObject([400, { error: { code: "bad-request" } }]);
    }
    const { table, invitations } = await open(url, two);
    const invitation = invitations[0]?.secret ?? "";
    expect(await post(url, "claim", { table, invitation, name: "Ben", face: "nobody" })).toMatchObject({ status: 400 });
    expect(await claim(url, table, invitation, "Ben")).toMatchObject({ seat: 1 });
  });

  test("whoever brings the seat's secret may ask again when the reply was lost, and nobody else", async () => {
    const { url } = await serverWith();
    const { table, invitations, watch } = await open(url, two);
    const invitation = invitations[0]?.secret;
    const secret = "B".repeat(43);
    const ask = (name: string, change: object = {}) =>
      post(url, "claim", { table, invitation, name, secret, ...change });
    expect(await ask("Ben", { secret: watch })).toMatchObject({ status: 400 });
    expect(await ask("Ben")).toMatchObject({ status: 200, said: { table, seat: 1, secret } });
    expect(await ask("Ben")).toMatchObject({ status: 200, said: { table, seat: 1, secret } });
    expect(await ask("Cleo", { secret: "C".repeat(43) })).toMatchObject({ status: 404 });
    expect((await post(url, "look", { table, secret })).said).toMatchObject({
      kind: "seat",
      facts: { stage: "playing", seats: [{ name: "Ada" }, { name: "Ben", kind: "person" }] },
    });
  });

  test("two with one invitation at the same time: one has the seat", async () => {
    const { url } = await serverWith();
    const { table, invitations } = await open(url, { game: "armageddon", seats: [...two.seats, { kind: "open" }] });
    const invitation = invitations[0]?.secret;
    const tried = await Promise.all(
      ["Ben", "Cleo", "Dora"].map((name) => post(url, "claim", { table, invitation, name })),
    );
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, said } of tried)
      if (status !== 200)
        expect(said).toMatchObject({ error: { code: expect.stringMatching(/^(no-seat|seat-taken)$/) } });
  });

  test("nobody sits down under a name that could be taken for another one's, also not in the same moment", async () => {
    const { url } = await serverWith();
    const { table, invitations } = await open(url, { game: "armageddon", seats: [...two.seats, { kind: "open" }] });
    const [first, second] = invitations.map(({ secret }) => secret);
    for (const name of ["Ada", "ADA", "Аdа", " A\u0308da ", "Ａｄａ."])
      expect(await post(url, "claim", { table, invitation: first, name })).toMatchObject({
        status: 409,
        said: { error: { code: "name-taken", message: expect.stringMatching(/^name: /) } },
      });
    const both = await Promise.all(
      [first, second].map((invitation) => post(url, "claim", { table, invitation, name: "Ben" })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const invitation = both[0]?.status === 409 ? first : second;
    // The invitation is still worth a seat.
    expect(await post(url, "claim", { table, invitation, name: "Cleo" })).toMatchObject({ status: 200 });
  });

  test("a name is free again when its seat is", async () => {
    const { url } = await serverWith();
    const { table, invitations, host } = await trio(url);
    const ben = new Client(url, await claim(url, table, invitations[0]?.secret ?? "", "Ben"));
    await ben.join();
    await ben.say({ do: "leave" });
    const invited = await host.say({ do: "host", act: { what: "invite", seat: 1 } });
    const invitation = invited.say === "done" ? (invited.secret ?? "") : "";
    expect(await claim(url, table, invitation, "Ben")).toMatchObject({ seat: 1 });
  });

  test.each([
    ["a mistyped secret", { secret: NOBODY }, 404, "no-seat"],
    ["a table that is gone", { table: "A".repeat(16) }, 404, "no-table"],
    ["no secret at all", { secret: "x" }, 400, "bad-request"],
  ])("%s gets a clear sentence", async (_, change, status, code) => {
    const { url } = await serverWith();
    const { table, watch } = await open(url, two);
    const reply = await post(url, "look", { table, secret: watch, ...change });
    expect(reply).toMatchObject({ status, said: { error: { code, message: expect.stringMatching(/^.{15,}/) } } });
  });

  test.each([
    ["no such game", { game: "chess" }, /no game "chess"/],
    ["too many seats", { seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] }, /exactly 2/],
    ["nobody's table", { seats: [{ kind: "open" }, { kind: "open" }] }, /has to be yours/],
    ["an unknown bot", { seats: [{ kind: "me" }, { kind: "bot", bot: "deep-blue" }] }, /no bot "deep-blue"/],
    [
      "a bot that this game does not have",
      { seats: [{ kind: "me" }, { kind: "bot", bot: "planner" }] },
      /^seats\.1\.bot: zombiaki has no bot "planner"\. It has: random, greedy, level-1, level-2, level-3, level-4\.$/,
    ],
    ["an unknown option", { options: { wizards: true } }, /wizards/],
    ["a pack that is none", { content: { cards: 3 } }, /./],
    ["a name that turns the writing", { name: "Ada\u202e" }, /^name: .*cannot be seen/],
    ["a name that nobody sees", { name: "\u200b\u3164" }, /^name: .*nothing in it that can be seen/],
    ["no JSON", null, /shape/],
  ])("a table cannot be opened with %s", async (_, change, message) => {
    const { url } = await serverWith();
    const wanted = { ...two, name: "Ada", options: {}, content: null, clock: null, ...change };
    expect(await post(url, "tables", change === null ? "{" : wanted)).toMatchObject({
      status: 400,
      said: { error: { code: "bad-request", message: expect.stringMatching(message) } },
    });
  });

  test("pages of other sites may not ask, neither over HTTP nor over the socket", async () => {
    const { url } = await serverWith();
    const wanted = { ...two, name: "Ada", options: {}, content: null, clock: null };
    expect((await post(url, "tables", wanted, { origin: "https://example.org" })).status).toBe(400);
    expect((await post(url, "tables", wanted, { origin: url })).status).toBe(200);
    const { table, watch } = await open(url, two);
    const foreign = new Client(url, { table, secret: watch, origin: "https://example.org" });
    await expect(foreign.opened).rejects.toThrow("403");
  });

  test("one address opens no more tables than a person would", async () => {
    const { url } = await serverWith({ patience: 1 });
    const wanted = { ...two, name: "Ada", options: {}, content: null, clock: null };
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push((await post(url, "tables", wanted)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  test("an old page is told so, and so is one that is newer than the server", async () => {
    const { url } = await serverWith();
    const { table, watch } = await open(url, two);
    for (const [wire, code] of [
      [0, "old-page"],
      [99, "old-server"],
    ] as const) {
      const client = new Client(url, { table, secret: watch });
      await client.opened;
      expect(await client.say({ do: "join", wire, table, secret: watch, have: 0 })).toMatchObject({ code });
    }
  });

  test("a seat goes along to another device", async () => {
    const { url } = await serverWith();
    const { host, table } = await duel(url);
    const reply = await host.say({ do: "move" });
    const phone = new Client(url, { table, secret: reply.say === "done" ? (reply.secret ?? "") : "" });
    await phone.join();
    expect(phone.seat).toBe(0);
    expect(phone.view).toEqual(host.view);
  });
});

describe("answers", () => {
  test("before everybody sits nothing is answered", async () => {
    const { url } = await serverWith();
    const { table, mine } = await open(url, two);
    const client = new Client(url, { table, secret: mine[0]?.secret ?? "" });
    await client.join();
    const answer = { pass: true };
    expect(await client.say({ do: "answer", key: newKey(), at: client.n, answer })).toMatchObject({
      code: "not-started",
    });
  });

  test("the same answer twice is acknowledged twice and done once", async () => {
    const { url } = await serverWith();
    const { asked, waits } = await duel(url);
    const key = newKey();
    const first = await giveFirst(asked, key);
    const [answer] = await asked.answers();
    const again = await asked.say({ do: "answer", key, at: 0, answer: answer === undefined ? {} : spelled(answer) });
    expect(first).toMatchObject({ say: "done", n: 4 });
    expect(again).toMatchObject({ say: "done", n: 4 });
    await waits.knows(({ n }) => n === 4);
    expect(waits.standing?.step).toBe(1);
  });

  test("a whole answer is refused by the rule of its own moment, in turn and out of turn", async () => {
    const { url } = await serverWith();
    const { asked, waits } = await duel(url);
    for (const client of [asked, waits]) {
      const answer = { play: "shot", at: "B3", hit: "car" };
      expect(await client.say({ do: "answer", key: newKey(), at: client.n, answer })).toMatchObject({
        code: "refused",
        refusal: { rule: "human-phase", reason: "only-when-playing" },
      });
    }
  });

  test("a refused answer says by which rule, and changes nothing", async () => {
    const { url } = await serverWith();
    const { asked, waits } = await duel(url);
    const answer = { nonsense: 1 };
    expect(await asked.say({ do: "answer", key: newKey(), at: asked.n, answer })).toMatchObject({
      code: "refused",
      refusal: { reason: "unknown-answer" },
    });
    expect(await waits.say({ do: "answer", key: newKey(), at: waits.n, answer })).toMatchObject({
      code: "refused",
      refusal: { reason: "not-asked" },
    });
    expect((await giveFirst(asked)).say).toBe("done");
  });

  test("an answer to a question that is past is late; what was said in between makes no answer late", async () => {
    const { url } = await serverWith();
    const { asked, waits } = await duel(url);
    const before = asked.n;
    await waits.say({ do: "chat", text: "Hurry!" });
    expect(await giveFirst(asked, newKey(), before)).toMatchObject({ say: "done" });
    const next = asked.asked ? asked : waits;
    expect(await giveFirst(next, newKey(), before)).toMatchObject({ say: "refused", code: "late" });
  });

  test("those who watch see and do nothing else", async () => {
    const { url } = await serverWith();
    const { table, watch, asked } = await duel(url);
    const watcher = new Client(url, { table, secret: watch });
    await watcher.join();
    expect(await watcher.say({ do: "chat", text: "Hello" })).toMatchObject({ code: "not-yours" });
    expect(await watcher.say({ do: "answer", key: newKey(), at: watcher.n, answer: {} })).toMatchObject({
      code: "not-yours",
    });
    expect(await watcher.say({ do: "save" })).toMatchObject({ code: "not-yours" });
    await asked.knows(({ facts }) => facts?.watchers === 1);
    watcher.stop();
    await asked.knows(({ facts }) => facts?.watchers === 0);
  });

  test("two servers with one log: of two answers at once one is taken, the other one gets the newer state and is late", async () => {
    const database = { kind: "sqlite", file: join(folder(), "both.sqlite") } as const;
    const [here, there] = [await serverWith({ database }), await serverWith({ database })];
    const { asked, table } = await duel(here.url);
    for (let round = 0; round < 20; round++) {
      const one = new Client(here.url, { table, secret: asked.secret });
      const other = new Client(there.url, { table, secret: asked.secret });
      await Promise.all([one.join(), other.join()]);
      if (!one.asked) break;
      const replies = await Promise.all([giveFirst(one), giveFirst(other)]);
      const codes = replies.map((reply) => (reply.say === "refused" ? reply.code : reply.say)).toSorted();
      expect(codes).toEqual(["done", "late"]);
      await Promise.all([one, other].map((client) => client.knows(({ standing }) => standing?.step === round + 1)));
      expect(one.view).toEqual(other.view);
    }
  });
});

describe("undo", () => {
  test("is free for one's own latest answer until something comes to light", async () => {
    const { url } = await serverWith();
    const { host, other } = await duel(url);
    const { asked, waits } = await playUntil([host, other], ({ standing }) => (standing?.free ?? 0) > 0);
    const { step, free } = asked.standing ?? { step: 0, free: 0 };
    const reply = await asked.say({ do: "undo", at: asked.n, keep: step - free });
    expect(reply).toMatchObject({ say: "done" });
    await waits.knows(({ standing }) => standing?.step === step - free);
    expect(waits.facts?.proposal).toBeNull();
    expect((await giveFirst(asked)).say).toBe("done");
  });

  test("past a secret everybody has to agree, and one no is enough", async () => {
    const { url } = await serverWith();
    const { host, other } = await duel(url);
    const { asked, waits } = await playUntil([host, other], ({ standing }) => standing?.free === 0);
    const step = asked.standing?.step ?? 0;
    const propose = async () => {
      const reply = await asked.say({ do: "undo", at: asked.n, keep: step - 1 });
      await waits.knows(({ facts }) => facts?.proposal !== null);
      return reply.say === "done" ? reply.n : -1;
    };
    const refused = await propose();
    expect(waits.facts?.proposal).toMatchObject({ n: refused, by: asked.seat, yes: [asked.seat], needed: [0, 1] });
    expect(waits.standing?.step).toBe(step);
    await waits.say({ do: "vote", proposal: refused, yes: false });
    await asked.knows(({ facts }) => facts?.proposal === null);
    const agreed = await propose();
    expect(await waits.say({ do: "vote", proposal: refused, yes: true })).toMatchObject({ code: "late" });
    await waits.say({ do: "vote", proposal: agreed, yes: true });
    await asked.knows(({ standing }) => standing?.step === step - 1);
    expect(asked.facts?.proposal).toBeNull();
    expect(asked.gap).toBeNull();
  });

  test("is told to everybody, also to those who come later: who took back how many, and whose", async () => {
    const { url } = await serverWith();
    const { host, other, table, watch } = await duel(url);
    const { asked, waits } = await playUntil([host, other], ({ standing }) => (standing?.free ?? 0) > 0);
    const { step, free } = asked.standing ?? { step: 0, free: 0 };
    const name = (seat: number | null) => asked.facts?.seats[seat ?? -1]?.name;
    await asked.say({ do: "undo", at: asked.n, keep: step - free });
    await waits.knows(({ standing }) => standing?.step === step - free);
    const first = {
      n: waits.n,
      by: asked.seat,
      name: name(asked.seat),
      keep: step - free,
      count: free,
      of: [asked.seat],
    };
    expect(waits.backs).toEqual([first]);

    // What the others have agreed to is told as the doing of who had asked; what lay behind it is told no more.
    const more = await giveFirst(asked);
    await waits.knows(({ n }) => more.say === "done" && n >= more.n);
    const latest = await waits.say({ do: "propose", at: waits.n, proposal: { what: "undo", keep: 0 } });
    if (latest.say !== "done") throw new Error(JSON.stringify(latest));
    await asked.knows(({ facts }) => facts?.proposal !== null);
    await asked.say({ do: "vote", proposal: latest.n, yes: true });
    await waits.knows(({ standing }) => standing?.step === 0);
    const second = { by: waits.seat, name: name(waits.seat), keep: 0, count: step - free + 1 };
    for (const client of [asked, waits]) {
      await client.knows(({ standing }) => standing?.step === 0);
      expect(client.backs).toMatchObject(step - free === 0 ? [first, second] : [second]);
    }
    const watcher = new Client(url, { table, secret: watch });
    await watcher.join();
    expect(watcher.backs).toEqual(asked.backs);
  });

  test("nobody takes back what nobody has seen: a wish from before is late", async () => {
    const { url } = await serverWith();
    const { asked } = await duel(url);
    const before = asked.n;
    await giveFirst(asked);
    expect(await asked.say({ do: "undo", at: before, keep: 0 })).toMatchObject({ code: "late" });
  });
});

describe("what is said", () => {
  test("has its limit by the seat, however many lines speak for it, and comes back with time", async () => {
    let now = Date.now();
    const { url } = await serverWith({ patience: 1, now: () => now });
    const { host, other, table } = await duel(url);
    const second = new Client(url, { table, secret: host.secret });
    await second.join();
    const said: string[] = [];
    for (let i = 0; i < 12; i++) {
      const reply = await (i % 2 === 0 ? host : second).say({ do: "chat", text: `word ${i}` });
      said.push(reply.say === "refused" ? reply.code : reply.say);
    }
    expect(said).toEqual([...Array(10).fill("done"), "too-many", "too-many"]);
    expect(await other.say({ do: "chat", text: "And I?" })).toMatchObject({ say: "done" });
    // A line anew is no seat anew.
    second.stop();
    const third = new Client(url, { table, secret: host.secret });
    await third.join();
    expect(await third.say({ do: "chat", text: "Again" })).toMatchObject({ code: "too-many" });
    now += 20_000;
    expect(await third.say({ do: "chat", text: "Later" })).toMatchObject({ say: "done" });
    expect(other.bye).toBeNull();
  });

  test("those who watch say nothing, from any line", async () => {
    const { url } = await serverWith();
    const { host, table, watch } = await duel(url);
    for (let i = 0; i < 2; i++) {
      const watcher = new Client(url, { table, secret: watch });
      await watcher.join();
      expect(await watcher.say({ do: "chat", text: "Psst" })).toMatchObject({ code: "not-yours" });
    }
    expect(host.chat).toEqual([]);
  });
});

describe("at the table", () => {
  test("the host mutes, sends away before the match begins, invites again, hands over and ends; nobody else does", async () => {
    const { url } = await serverWith();
    const { table, invitations, host } = await trio(url);
    const other = new Client(url, {
      table,
      secret: (await claim(url, table, invitations[0]?.secret ?? "", "Ben")).secret,
    });
    await other.join();
    expect(await other.say({ do: "host", act: { what: "end" } })).toMatchObject({ code: "not-host" });
    await host.say({ do: "host", act: { what: "mute", seat: 1, muted: true } });
    expect(await other.say({ do: "chat", text: "!" })).toMatchObject({ code: "muted" });
    await host.say({ do: "host", act: { what: "mute", seat: 1, muted: false } });
    expect(await other.say({ do: "chat", text: "Better" })).toMatchObject({ say: "done" });

    const removed = await host.say({ do: "host", act: { what: "remove", seat: 1 } });
    await other.until(() => other.bye !== null);
    expect(other.bye).toBe("removed");
    const gone = new Client(url, { table, secret: other.secret });
    expect(await gone.join()).toMatchObject({ code: "no-seat" });
    const again = await host.say({ do: "host", act: { what: "invite", seat: 1 } });
    const link = (reply: typeof removed) => (reply.say === "done" ? (reply.secret ?? "") : "");
    expect(await post(url, "claim", { table, invitation: link(removed), name: "Cleo" })).toMatchObject({ status: 404 });
    const { secret } = await claim(url, table, link(again), "Cleo");
    const cleo = new Client(url, { table, secret });
    await cleo.join();
    expect(cleo.chat).toEqual(["Better"]);

    await host.say({ do: "host", act: { what: "hand-over", seat: 1 } });
    expect(await host.say({ do: "host", act: { what: "end" } })).toMatchObject({ code: "not-host" });
    await cleo.say({ do: "host", act: { what: "end" } });
    await host.knows(({ facts }) => facts?.stage === "ended");
    expect(await cleo.say({ do: "propose", at: cleo.n, proposal: { what: "end" } })).toMatchObject({ code: "over" });
  });

  test("a bot takes the seat of somebody who is away, as the others agree, and gives it back", async () => {
    const { url } = await serverWith();
    const { players, table } = await seated(url, "walking-dead", 3);
    const [host, second, third] = players.map(({ client }) => client);
    if (host === undefined || second === undefined || third === undefined) throw new Error("Three sat down.");
    const wish = () =>
      host.say({ do: "propose", at: host.n, proposal: { what: "bot", seat: 1, bot: "random" } as const });
    expect(await wish()).toMatchObject({ code: "not-yours" });
    await host.knows(({ facts }) => facts?.seats[1]?.here === true);
    second.stop();
    await host.knows(({ facts }) => facts?.seats[1]?.here === false);
    expect(await wish()).toMatchObject({ say: "done" });
    await third.knows(({ facts }) => facts?.proposal !== null);
    expect(third.facts?.proposal?.needed).toEqual([0, 2]);
    await third.say({ do: "vote", proposal: third.facts?.proposal?.n ?? 0, yes: true });
    const back = new Client(url, { table, secret: second.secret });
    await back.join();
    expect(back.facts?.seats[1]).toMatchObject({ kind: "bot", name: "Player 2", bot: "random", here: true });
    expect(await back.say({ do: "rest", bot: null })).toMatchObject({ say: "done" });
    await host.knows(({ facts }) => facts?.seats[1]?.kind === "person");
  });

  test("a clock runs only for who is asked; when it has run out the others decide", async () => {
    let now = 1_800_000_000_000;
    const { url } = await serverWith({ now: () => now });
    const { asked, waits } = await duel(url, { kind: "live", minutes: 1, increment: 5 });
    const seat = asked.seat ?? 0;
    const early = { do: "propose", at: waits.n, proposal: { what: "time", seat } } as const;
    now += 20_000;
    expect(await waits.say(early)).toMatchObject({ code: "not-yours" });
    await giveFirst(asked);
    await waits.knows(({ facts }) => facts?.left?.[seat] !== 60_000 || facts === null);
    now += 200_000;
    const late = waits.asked ? waits : asked;
    const other = waits.asked ? asked : waits;
    const slow = late.seat ?? 0;
    const wish = { do: "propose", at: other.n, proposal: { what: "time", seat: slow } } as const;
    expect(await late.say(wish)).toMatchObject({ code: "not-yours" });
    expect(await other.say(wish)).toMatchObject({ say: "done" });
    await late.knows(({ facts }) => facts?.left?.[slow] === 60_000);
  });

  test("where the rules say what time that is up means, the server says it, and nobody has spoken", async () => {
    let now = 1_800_000_000_000;
    const { database, store } = await shelf();
    const { url } = await serverWith({ database, store, now: () => now });
    const { players, table } = await seated(url, "winter-der-toten", 4, { kind: "live", minutes: 1, increment: 0 });
    const clients = players.map(({ client }) => client);
    const all = async (n: number) => {
      for (const client of clients) await client.knows((known) => known.n >= n);
    };
    const given = async (client: Client, answer: Answer) => {
      const reply = await client.say({ do: "answer", key: newKey(), at: client.n, answer: spelled(answer) });
      if (reply.say !== "done") throw new Error(JSON.stringify(reply));
      await all(reply.n);
    };
    const exile = async () => {
      for (let count = 0; count < 100; count++) {
        const asked = clients.find((client) => client.asked);
        const answers = (await asked?.answers()) ?? [];
        const answer = answers.find((one) => "exile" in one) ?? answers[0];
        if (asked === undefined || answer === undefined) break;
        await given(asked, answer);
        if ("exile" in answer) return asked.seat ?? 0;
      }
      throw new Error("There was no vote.");
    };
    const first = await exile();
    const [third, fourth] = clients.filter(({ seat }) => seat !== first && seat !== (first + 1) % 4);
    for (const client of clients) if (client !== third && client !== fourth) await given(client, { vote: "up" });
    now += 61_000;
    const entries = () => store.entries(table, 0);
    const lapsed = async () =>
      (await entries()).flatMap(({ by, deed }) => (by === null && deed.do === "answer" ? [deed] : []));
    await expect.poll(async () => (await lapsed()).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
    expect((await lapsed()).slice(0, 2)).toMatchObject(
      [third, fourth].map((client) => ({ seat: client?.seat, answer: { vote: "down" } })),
    );
    await all((await entries()).length);
    expect(clients.find((client) => client.asked)?.standing?.question?.ask).toBe("tie");
    now += 61_000;
    await expect.poll(async () => (await lapsed()).length, { timeout: 15_000 }).toBe(3);
    expect((await lapsed())[2]?.answer).toEqual({ decide: "down" });
  });

  test("a host who has said nothing for a day and is not here is replaced by the others", async () => {
    let now = 1_800_000_000_000;
    const { url } = await serverWith({ now: () => now });
    const { players } = await seated(url, "walking-dead", 3);
    const [host, second, third] = players.map(({ client }) => client);
    if (host === undefined || second === undefined || third === undefined) throw new Error("Three sat down.");
    const wish = () => second.say({ do: "propose", at: second.n, proposal: { what: "host", seat: 1 } });
    now += 25 * 3600 * 1000;
    expect(await wish(), "the host is here").toMatchObject({ code: "not-yours" });
    host.stop();
    await second.knows(({ facts }) => facts?.seats[0]?.here === false);
    now -= 2 * 3600 * 1000;
    expect(await wish(), "the host was here less than a day ago").toMatchObject({ code: "not-yours" });
    now += 2 * 3600 * 1000;
    expect(await wish()).toMatchObject({ say: "done" });
    await third.knows(({ facts }) => facts?.proposal?.proposal.what === "host");
    expect(third.facts?.proposal?.needed).toEqual([1, 2]);
    expect(await third.say({ do: "vote", proposal: third.facts?.proposal?.n ?? 0, yes: true })).toMatchObject({
      say: "done",
    });
    await second.knows(({ facts }) => facts?.host === 1);
    expect(await second.say({ do: "host", act: { what: "mute", seat: 0, muted: true } })).toMatchObject({
      say: "done",
    });
  });

  test("without a clock, who is away for a day may be replaced by a bot: those who are here decide, and wait for nobody else", async () => {
    let now = 1_800_000_000_000;
    const { url } = await serverWith({ now: () => now });
    const { players } = await seated(url, "walking-dead", 4);
    const [host, second, third, fourth] = players.map(({ client }) => client);
    if (host === undefined || second === undefined || third === undefined || fourth === undefined)
      throw new Error("Four sat down.");
    const wish = (seat: number) =>
      second.say({ do: "propose", at: second.n, proposal: { what: "bot", seat, bot: "random" } });
    for (const gone of [host, fourth]) gone.stop();
    await second.knows(({ facts }) => facts?.seats[0]?.here === false && facts.seats[3]?.here === false);
    now += 24 * 3600 * 1000;
    expect(await wish(2), "he is here").toMatchObject({ code: "not-yours" });
    expect(await wish(3)).toMatchObject({ say: "done" });
    await third.knows(({ facts }) => facts?.proposal !== null);
    expect(third.facts?.proposal?.needed, "the absent host is not waited for").toEqual([1, 2]);
    await third.say({ do: "vote", proposal: third.facts?.proposal?.n ?? 0, yes: true });
    await second.knows(({ facts }) => facts?.seats[3]?.kind === "bot");
    expect(second.facts?.seats[3]).toMatchObject({ name: "Player 4", bot: "random" });
    expect(await wish(3), "a bot plays there for good").toMatchObject({ code: "late" });
  });

  test("a bot that the game does not have is refused, whoever asks for it", async () => {
    const { url } = await serverWith();
    const { host } = await duel(url);
    const refused = {
      code: "bad-request",
      message: 'bot: this game has no bot "planner". It has: random, greedy, level-1, level-2, level-3, level-4.',
    };
    expect(await host.say({ do: "rest", bot: "planner" })).toMatchObject(refused);
    expect(await host.say({ do: "host", act: { what: "bot", seat: 1, bot: "planner" } })).toMatchObject(refused);
  });

  test("what happened is told again with pictures", async () => {
    const { url } = await serverWith();
    const { host, other } = await duel(url);
    await playUntil([host, other], ({ standing }) => (standing?.step ?? 0) >= 5);
    const reply = await host.say({ do: "story", from: 1, to: 5 });
    expect(reply.say === "story" && reply.beats.map(({ step, event }) => [step, event.event])).toEqual(
      host.story.filter(({ step }) => step >= 1 && step <= 5).map(({ step, event }) => [step, event.event]),
    );
  });
});

describe("whoever leaves for good", () => {
  test("frees the seat in the midst of the match: all windows of it close, and its secrets are worth nothing", async () => {
    const { url } = await serverWith();
    const { players, table } = await seated(url, "walking-dead", 3);
    const [host, other, third] = players.map(({ client }) => client);
    if (host === undefined || other === undefined || third === undefined) throw new Error("Three sat down.");
    const reply = await other.say({ do: "move" });
    const phone = new Client(url, { table, secret: reply.say === "done" ? (reply.secret ?? "") : "" });
    await phone.join();
    await other.say({ do: "leave" });
    for (const client of [other, phone]) {
      await client.until(() => client.bye !== null);
      expect(client.bye).toBe("left");
      expect(await new Client(url, { table, secret: client.secret }).join()).toMatchObject({ code: "no-seat" });
    }
    await host.knows(({ facts }) => facts?.seats[1]?.kind === "open");
    expect(host.facts?.stage).toBe("playing");
    expect(host.notes).toMatchObject([{ what: "left", seat: 1, name: "Player 2" }]);
    // Where the match waited for the seat, it goes on as soon as somebody else sits there.
    const { secret } = await claim(url, table, await invitedBy(host, [third], 1), "Cleo");
    const cleo = new Client(url, { table, secret });
    await cleo.join();
    expect(await giveFirst([host, cleo].find(({ asked }) => asked) ?? third)).toMatchObject({ say: "done" });
    expect(host.notes.at(-1)).toMatchObject({ what: "sat", seat: 1, name: "Cleo" });
  });

  test("a bot may take the free seat, and nobody looks into its hand by an old link", async () => {
    const { url } = await serverWith();
    const { host, other, table } = await duel(url);
    await other.say({ do: "leave" });
    await host.knows(({ facts }) => facts?.seats[1]?.kind === "open");
    expect(await host.say({ do: "host", act: { what: "bot", seat: 1, bot: "random" } })).toMatchObject({ say: "done" });
    expect(await new Client(url, { table, secret: other.secret }).join()).toMatchObject({ code: "no-seat" });
    expect(await post(url, "claim", { table, invitation: NOBODY, name: "Ben", secret: other.secret })).toMatchObject({
      said: { error: { code: "no-seat" } },
    });
  });

  test("before the start the seat waits for somebody else", async () => {
    const { url } = await serverWith();
    const { table, invitations, host } = await trio(url);
    const { secret } = await claim(url, table, invitations[0]?.secret ?? "", "Ben");
    const ben = new Client(url, { table, secret });
    await ben.join();
    await ben.say({ do: "leave" });
    await host.knows(({ facts }) => facts?.seats[1]?.kind === "open");
    expect(host.facts?.stage).toBe("gathering");
    expect(await host.say({ do: "host", act: { what: "invite", seat: 1 } })).toMatchObject({ say: "done" });
  });

  test("as the host hands the table on, to somebody who is here; the last one ends the table instead", async () => {
    const { url } = await serverWith();
    const { players } = await seated(url, "walking-dead", 3);
    const [host, second, third] = players.map(({ client }) => client);
    if (host === undefined || second === undefined || third === undefined) throw new Error("Three sat down.");
    second.stop();
    await third.knows(({ facts }) => facts?.seats[1]?.here === false);
    await host.say({ do: "leave" });
    await third.knows(({ facts }) => facts?.host === 2);
    expect(third.notes.at(-1)).toMatchObject({ what: "left", seat: 0, name: "Ada", text: "Player 3" });
    const back = new Client(url, { table: third.table, secret: second.secret });
    await back.join();
    await back.say({ do: "leave" });
    expect(await third.say({ do: "leave" })).toMatchObject({ code: "not-yours" });
    await third.say({ do: "host", act: { what: "end" } });
    expect(await third.say({ do: "leave" })).toMatchObject({ code: "over" });
  });

  test("is called by no browser any more", async () => {
    const { database, store } = await shelf();
    const { url } = await serverWith({ database, store });
    const { host, other, table } = await duel(url);
    const keys = { p256dh: "p", auth: "a" };
    const endpoint = "https://updates.push.services.mozilla.com/a";
    await other.say({ do: "push", subscription: { endpoint, keys }, lang: "en" });
    await other.say({ do: "leave" });
    await host.knows(({ facts }) => facts?.seats[1]?.kind === "open");
    await expect.poll(() => store.subscriptions(table, 1)).toEqual([]);
  });
});

describe("whoever held a seat", () => {
  test("holds nothing of it from the entry that says so, even if the server dies in that very moment", async () => {
    const { database, store: calm } = await shelf();
    const { mood, store } = moody(calm);
    const first = await serverWith({ database, store });
    const { other, table } = await duel(first.url);
    mood.fails = "after";
    expect(await other.say({ do: "leave" })).toMatchObject({ say: "refused", code: "away" });
    await first.close();
    const { url } = await serverWith({ database });
    const { secret } = other;
    expect((await post(url, "claim", { table, invitation: NOBODY, name: "Ben", secret })).status).toBe(404);
    expect((await post(url, "look", { table, secret })).status).toBe(404);
    expect(await new Client(url, { table, secret }).join()).toMatchObject({ code: "no-seat" });
    const watched = await openStore(database);
    expect((await watched.entries(table, 0)).at(-1)).toMatchObject({ by: 1, deed: { do: "leave", seat: 1 } });
    await watched.close();
  });

  test("says nothing for it in the same breath in which they leave", async () => {
    const { database, store } = await shelf();
    const { url } = await serverWith({ database, store });
    const { host, other, table } = await duel(url);
    const keys = { p256dh: "p", auth: "a" };
    const subscription = { endpoint: "https://updates.push.services.mozilla.com/a", keys };
    for (const after of [
      { do: "chat", text: "Nobody said this." },
      { do: "rest", bot: "random" },
      { do: "move" },
      { do: "push", subscription, lang: "en" },
      { do: "leave" },
    ]) {
      if (after.do === "chat") other.raw(JSON.stringify({ do: "leave", id: 900 }));
      other.raw(JSON.stringify({ ...after, id: 901 }));
    }
    await other.until(() => other.bye !== null);
    await host.say({ do: "chat", text: "Is somebody there?" });
    const deeds = (await store.entries(table, 0)).map(({ deed }) => deed.do);
    expect(deeds.slice(-2)).toEqual(["leave", "chat"]);
    expect(host.chat).toEqual(["Is somebody there?"]);
    expect(await store.subscriptions(table, 1)).toEqual([]);
  });

  test("does not speak for who sits there now, at a process that has not heard of it", async () => {
    const database = { kind: "sqlite", file: join(folder(), "two.sqlite") } as const;
    const [here, there] = [await serverWith({ database }), await serverWith({ database })];
    const { players, table } = await seated(here.url, "walking-dead", 3);
    const [host, old, third] = players.map(({ client }) => client);
    if (host === undefined || old === undefined || third === undefined) throw new Error("Three have sat down.");
    while (!old.asked) {
      await giveFirst(host.asked ? host : third);
      for (const client of [old, third]) await client.knows(({ n }) => n === host.n);
    }
    const far = new Client(there.url, { table, secret: old.secret });
    await far.join();
    expect(far.asked).toBe(true);
    await old.say({ do: "leave" });
    const { secret } = await claim(here.url, table, await invitedBy(host, [third], 1), "Cleo");
    const cleo = new Client(here.url, { table, secret });
    await cleo.join();
    const step = cleo.standing?.step;
    await giveFirst(far);
    expect(far.bye).toBe("left");
    await cleo.say({ do: "chat", text: "Mine." });
    expect([cleo.standing?.step, cleo.asked]).toEqual([step, true]);
    expect((await giveFirst(cleo)).say).toBe("done");
  });

  test("and was sent away from the next table does not come back by the secret of the one before", async () => {
    const { url } = await serverWith();
    const { players, table } = await seated(url, "armageddon", 3);
    const [host = "", second = ""] = players.map(({ secret }) => secret);
    const next = await open(url, {
      game: "armageddon",
      seats: [...two.seats, { kind: "open" }],
      after: { table, secret: host },
    });
    const ada = new Client(url, { table: next.table, secret: next.mine[0]?.secret ?? "" });
    await ada.join();
    expect((await claim(url, next.table, second, "Ben")).seat).toBe(1);
    const removed = await ada.say({ do: "host", act: { what: "remove", seat: 1 } });
    expect((await post(url, "look", { table: next.table, secret: second })).status).toBe(404);
    expect((await post(url, "claim", { table: next.table, invitation: second, name: "Ben" })).status).toBe(404);
    const invitation = removed.say === "done" ? (removed.secret ?? "") : "";
    expect((await claim(url, next.table, invitation, "Cleo")).seat).toBe(1);
  });
});

describe("the same people again", () => {
  test("each takes the same seat at the next table by the secret of this one, once, and nobody else does", async () => {
    const { url } = await serverWith();
    const { players, table, watch } = await seated(url, "walking-dead", 3);
    const [host = "", second = "", third = ""] = players.map(({ secret }) => secret);
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "random" }];
    const wanted = { game: "walking-dead", name: "Ada", seats, options: {}, content: null, clock: null };
    const again = (secret: string) => post(url, "tables", { ...wanted, after: { table, secret } });
    expect((await again(watch)).said).toMatchObject({ error: { code: "not-yours" } });
    expect((await again("x".repeat(43))).said).toMatchObject({ error: { code: "no-seat" } });
    const { table: next } = parse(OpenedShape, (await again(host)).said);
    const look = (secret: string) => post(url, "look", { table: next, secret });
    expect((await look(second)).said).toMatchObject({ kind: "invitation", seat: 1 });
    for (const secret of [host, third]) expect((await look(secret)).said).toMatchObject({ error: { code: "no-seat" } });
    const taken = await claim(url, next, second, "Ben");
    expect(taken.seat).toBe(1);
    const ben = new Client(url, { table: next, secret: taken.secret });
    expect(await ben.join()).toMatchObject({ say: "joined", seat: 1 });
    const late = await post(url, "claim", { table: next, invitation: second, name: "Ben" });
    expect(late.said).toMatchObject({ error: { code: "no-seat" } });
  });

  test("whoever watches goes along from table to table by the same secret, and to no other one", async () => {
    const { url } = await serverWith();
    const { players, table, watch } = await seated(url, "zombiaki", 2);
    const seats = [{ kind: "me" }, { kind: "open" }] as const;
    const second = await open(url, { game: "zombiaki", seats, after: { table, secret: players[0]?.secret ?? "" } });
    const mine = second.mine[0]?.secret ?? "";
    const third = await open(url, { game: "zombiaki", seats, after: { table: second.table, secret: mine } });
    for (const next of [second.table, third.table]) {
      const { said } = await post(url, "look", { table: next, secret: watch });
      expect(said).toMatchObject({ kind: "watch", seat: null });
      const watcher = new Client(url, { table: next, secret: watch });
      expect(await watcher.join()).toMatchObject({ say: "joined", seat: null });
    }
    const other = await open(url, { game: "zombiaki", seats });
    for (const [place, secret] of [
      [other.table, watch],
      // Not back either: what was before is for those who were there.
      [table, second.watch],
      // A seat is nobody's to look on from that way.
      [third.table, players[1]?.secret ?? ""],
    ] as const)
      expect((await post(url, "look", { table: place, secret })).said).toMatchObject({ error: { code: "no-seat" } });
  });
});

describe("whoever floods or lies", () => {
  test.each([
    ["a flood of chat", (client: Client) => client.raw(JSON.stringify({ do: "chat", id: 1, text: "x" })), "flood"],
    ["no JSON", (client: Client) => client.raw("{"), "flood"],
    ["bytes", (client: Client) => client.raw(Buffer.from([1, 2, 3])), "flood"],
    ["words that nobody knows", (client: Client) => client.raw('{"do":"win","id":1}'), "flood"],
  ])("%s: is cut off, and the others do not notice", async (_, say, bye) => {
    const { url } = await serverWith({ patience: 1 });
    const { asked, waits } = await duel(url);
    for (let i = 0; i < 100; i++) say(waits);
    await waits.until(() => waits.bye !== null);
    expect(waits.bye).toBe(bye);
    expect((await giveFirst(asked)).say).toBe("done");
  });

  test("a message that is too long ends the line", async () => {
    const { url } = await serverWith();
    const { waits, asked } = await duel(url);
    waits.raw(JSON.stringify({ do: "chat", id: 1, text: "x".repeat(20_000) }));
    await waits.until(() => waits.closed !== null);
    expect(waits.closed).toBe(1009);
    expect((await giveFirst(asked)).say).toBe("done");
  });

  test("whoever asks for much and does not read it is cut off, before it fills the memory", async () => {
    const { url } = await serverWith();
    const { host, other } = await duel(url);
    const { asked, waits } = await playUntil([host, other], ({ standing }) => (standing?.step ?? 0) >= 20);
    const seat = waits.seat ?? 0;
    waits.sleep();
    for (let id = 1000; id < 2500; id++) waits.raw(JSON.stringify({ do: "story", id, from: 0, to: 1000 }));
    await asked.knows(({ facts }) => facts?.seats[seat]?.here === false);
    if (asked.asked) expect((await giveFirst(asked)).say).toBe("done");
  });

  test("whoever opens a line and says nothing is shown out", async () => {
    const { url } = await serverWith();
    const { table, watch } = await open(url, two);
    const silent = new Client(url, { table, secret: watch });
    await silent.opened;
    await silent.until(() => silent.closed !== null);
    expect(silent.closed).toBe(1008);
  });

  test("nothing is told to who has not joined, or joins with another table's secret", async () => {
    const { url } = await serverWith();
    const [one, other] = [await open(url, two), await open(url, two)];
    const client = new Client(url, { table: one.table, secret: other.mine[0]?.secret ?? "" });
    await client.opened;
    expect(await client.say({ do: "chat", text: "x" })).toMatchObject({ code: "bad-request" });
    expect(await client.say({ do: "story", from: 0, to: 9 })).toMatchObject({ code: "bad-request" });
    expect(await client.join()).toMatchObject({ code: "no-seat" });
  });
});

/** A store that fails when it is told to: before the commit, or after it. */
function moody(store: Store) {
  const mood: { fails: "no" | "before" | "after" | "full" } = { fails: "no" };
  const append = async (append: Append): Promise<boolean> => {
    if (mood.fails === "before") throw new StoreError("away", null);
    if (mood.fails === "full") throw new StoreError("full", null);
    const won = await store.append(append);
    if (mood.fails === "after") throw new StoreError("away", null);
    return won;
  };
  return { mood, store: new Proxy(store, { get: (_, name) => (name === "append" ? append : bound(store, name)) }) };
}

function bound(store: Store, name: string | symbol): unknown {
  const value: unknown = Reflect.get(store, name);
  return typeof value === "function" ? value.bind(store) : value;
}

describe("the database is away", () => {
  test("answers are refused with a clear word, none is lost and none is done twice, and it goes on by itself", async () => {
    const { database, store: calm } = await shelf();
    const { mood, store } = moody(calm);
    const { url } = await serverWith({ database, store });
    const { asked, waits } = await duel(url);
    const view = JSON.stringify(waits.view);
    const key = newKey();
    const at = asked.n;
    for (const [fails, code] of [
      ["before", "away"],
      ["full", "disk-full"],
    ] as const) {
      mood.fails = fails;
      expect(await giveFirst(asked, key, at)).toMatchObject({ say: "refused", code });
    }
    expect(JSON.stringify(waits.view)).toBe(view);
    const answer: Answer = (await asked.answers())[0] ?? {};
    const again = () => asked.say({ do: "answer", key, at, answer: spelled(answer) });
    mood.fails = "after";
    expect(await again()).toMatchObject({ say: "refused", code: "away" });
    mood.fails = "no";
    expect(await again()).toMatchObject({ say: "done", n: at + 1 });
    await waits.knows(({ standing }) => standing?.step === 1);
    expect((await store.entries(asked.table, at)).length).toBe(1);
  });
});

describe("the end of a server", () => {
  test("what is under way is answered, all are told to come back, and the next server goes on", async () => {
    const database = { kind: "sqlite", file: join(folder(), "on.sqlite") } as const;
    const first = await serverWith({ database });
    const { asked, waits, table } = await duel(first.url);
    const answered = giveFirst(asked);
    await waits.until(({ say }) => say === "moved");
    await first.close();
    expect((await answered).say).toBe("done");
    if (waits.closed === null) await waits.until(() => false);
    expect([waits.bye, waits.closed]).toEqual(["restart", 1012]);
    const second = await serverWith({ database });
    const back = new Client(second.url, { table, secret: asked.secret });
    back.take(asked);
    await back.join(back.n);
    expect(back.standing?.step).toBe(1);
  });

  test("it says how it is: /healthz and /metrics, without a word about anybody", async () => {
    const { url } = await serverWith();
    const { asked, table, watch } = await duel(url);
    await giveFirst(asked);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
    const figures = await (await fetch(`${url}/metrics`)).text();
    expect(figures).toContain('endzeit_answers_total{code="accepted"} 1');
    expect(figures).toContain("endzeit_sockets 2");
    expect(figures).toContain("endzeit_tables_awake 1");
    for (const secret of [table, watch, asked.secret, "Ada"]) expect(figures).not.toContain(secret);
  });

  test("no secret is in the database", async () => {
    const place = folder();
    const server = await serverWith({ database: { kind: "sqlite", file: join(place, "kept.sqlite") } });
    const { asked, watch, table } = await duel(server.url);
    await server.close();
    const bytes = readdirSync(place).map((file) => readFileSync(join(place, file)).toString("latin1"));
    const holds = (text: string) => bytes.some((one) => one.includes(text));
    expect([table, watch, asked.secret].map(holds)).toEqual([true, false, false]);
  });
});

describe("your turn", () => {
  test("who is asked and is not here is called, once a question; a browser that wants no more is forgotten", async () => {
    const sent: string[] = [];
    const { database, store } = await shelf();
    const { url } = await serverWith({
      database,
      store,
      push: async ({ endpoint }, message) => {
        sent.push(`${endpoint} ${message}`);
        return false;
      },
    });
    const { host, other, table } = await duel(url);
    const { asked, waits } = await playUntil([host, other], (client) => !client.asked);
    // Now the other one is asked. Both leave word; the one who answered goes away.
    const subscription = { endpoint: "https://fcm.googleapis.com/x", keys: { p256dh: "p", auth: "a" } };
    const elsewhere = { ...subscription, endpoint: "https://169.254.169.254/x" };
    expect(await asked.say({ do: "push", subscription: elsewhere, lang: "de" })).toMatchObject({ code: "bad-request" });
    expect(await asked.say({ do: "push", subscription, lang: "de" })).toMatchObject({ say: "done" });
    asked.stop();
    await waits.knows(({ facts }) => facts?.seats[asked.seat ?? 0]?.here === false);
    while (waits.asked) await giveFirst(waits);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toContain("Du bist am Zug.");
    expect(sent[0]).toContain(table);
    await waits.say({ do: "chat", text: "Where are you?" });
    expect(sent).toHaveLength(1);
    await expect.poll(() => store.subscriptions(table, asked.seat ?? 0)).toEqual([]);
  });

  test("when the time of who is asked is up, the absent ones who may decide are called, once", async () => {
    let now = 1_800_000_000_000;
    const sent: string[] = [];
    const { database, store } = await shelf();
    const push = async (_: unknown, message: string) => {
      sent.push(message);
      return true;
    };
    const { url } = await serverWith({ database, store, push, now: () => now });
    const { asked, waits } = await duel(url, { kind: "days", days: 1 });
    const subscription = { endpoint: "https://fcm.googleapis.com/x", keys: { p256dh: "p", auth: "a" } };
    for (const client of [asked, waits])
      expect(await client.say({ do: "push", subscription, lang: "en" })).toMatchObject({ say: "done" });
    waits.stop();
    await asked.knows(({ facts }) => facts?.seats[waits.seat ?? 0]?.here === false);
    now += 25 * 3600 * 1000;
    await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(1);
    expect(sent[0]).toContain("The time of whoever is asked is up.");
    await sleep(6000);
    expect(sent).toHaveLength(1);
  });

  test("a host who is not here is called when somebody leaves", async () => {
    const sent: string[] = [];
    const push = async (_: unknown, message: string) => {
      sent.push(message);
      return true;
    };
    const { url } = await serverWith({ push });
    const { players } = await seated(url, "walking-dead", 3);
    const [host, second, third] = players.map(({ client }) => client);
    if (host === undefined || second === undefined || third === undefined) throw new Error("Three sat down.");
    const subscription = { endpoint: "https://fcm.googleapis.com/x", keys: { p256dh: "p", auth: "a" } };
    await host.say({ do: "push", subscription, lang: "en" });
    // Whoever is here sees it.
    second.raw(JSON.stringify({ do: "leave", id: 900 }));
    await host.knows(({ facts }) => facts?.seats[1]?.kind === "open");
    host.stop();
    await third.knows(({ facts }) => facts?.seats[0]?.here === false);
    third.raw(JSON.stringify({ do: "leave", id: 900 }));
    const free = () => sent.filter((message) => message.includes("Somebody has left."));
    await expect.poll(() => free().length).toBe(1);
  });

  test("five browsers a seat, and none of a person who was sent away", async () => {
    const { database, store } = await shelf();
    const { url } = await serverWith({ database, store });
    const { players, table } = await seated(url, "walking-dead", 3);
    const [host, other, third] = players.map(({ client }) => client);
    if (host === undefined || other === undefined || third === undefined) throw new Error("Three sat down.");
    const subscription = (name: string) => ({
      endpoint: `https://updates.push.services.mozilla.com/${name}`,
      keys: { p256dh: "p", auth: "a" },
    });
    for (const name of "abcdefg") await host.say({ do: "push", subscription: subscription(name), lang: "en" });
    expect(await store.subscriptions(table, 0)).toHaveLength(5);
    await other.say({ do: "push", subscription: subscription("a"), lang: "en" });
    const wish = await host.say({ do: "propose", at: host.n, proposal: { what: "remove", seat: 1 } });
    if (wish.say !== "done") throw new Error(JSON.stringify(wish));
    await third.say({ do: "vote", proposal: wish.n, yes: true });
    await other.until(() => other.bye !== null);
    expect(await store.subscriptions(table, 1)).toEqual([]);
    expect((await store.subscriptions(table, 0)).map(({ endpoint }) => endpoint.at(-1))).toContain("a");
  });
});
