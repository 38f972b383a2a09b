import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { gameIds } from "@endzeit/games";
import { REQUEST_BYTES } from "@endzeit/wire";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { netOf, Paced, Places } from "../src/limits.ts";
import { limitLines, trusting } from "../src/lines.ts";
import { openStore } from "../src/store/index.ts";
import { type Deed, StoreError } from "../src/store/store.ts";
import { Client, claim, folder, giveFirst, open, post, seated, serverWith } from "./table.kit.ts";

/* What a stranger with a script tries. Nothing here is timed: what is counted is work, bytes and entries. */

const two = { game: "zombiaki", seats: [{ kind: "me" }, { kind: "open" }] } as const;
const base = { ...two, name: "Eve", content: null, clock: null };

describe("one request with many faults", () => {
  const options = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`o${n}`, true]));
  const rows = (list: string, count: number) => ({ [list]: Array.from({ length: count }, () => ({})) });

  test("is refused in a few words, whatever is wrong with it", async () => {
    const { url } = await serverWith();
    const wrong: object[] = [
      { ...base, options: options(60) },
      { ...base, options: options(5000) },
      { ...base, options: {}, seats: Array.from({ length: 5000 }, () => ({ kind: "open" })) },
      ...gameIds.map((game) => ({
        ...base,
        game,
        options: {},
        content: { game, ...rows("cards", 30_000), ...rows("equipment", 5000) },
      })),
    ];
    for (const body of wrong) {
      const { status, said } = await post(url, "tables", body);
      expect([status, said]).toMatchObject([400, { error: { code: "bad-request" } }]);
      expect(JSON.stringify(said).length).toBeLessThan(8000);
    }
  });

  test("that is longer than any table needs is not read", async () => {
    const { url } = await serverWith();
    for (const body of [
      { ...base, options: options(60_000) },
      { ...base, options: {}, content: { game: "zombiaki", ...rows("cards", 190_000) } },
    ]) {
      expect(JSON.stringify(body).length).toBeGreaterThan(REQUEST_BYTES);
      const { status, said } = await post(url, "tables", body);
      expect([status, said]).toMatchObject([413, { error: { code: "too-large" } }]);
    }
  });
});

test("a name of marks alone costs no more than a word", async () => {
  const { url } = await serverWith();
  const marks = ["\u0301", "\u0323", "\u0327", "\u031b", "\u0345"];
  const name = `a${Array.from({ length: 16_000 }, (_, n) => marks[n % marks.length]).join("")}`;
  const normalize = vi.spyOn(String.prototype, "normalize");
  const { said } = await post(url, "tables", { ...base, name, options: {} });
  expect(said).toMatchObject({ error: { code: "bad-request", message: "name: is longer than 24 letters" } });
  expect(normalize.mock.contexts.filter((text) => String(text).length > 1000)).toEqual([]);
  normalize.mockRestore();
});

describe("a line that says nothing", () => {
  const lineTo = async (url: string) => {
    const socket = new WebSocket(`${url.replace(/^http/, "ws")}/api/socket`);
    onTestFinished(() => socket.terminate());
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
    socket.on("error", () => {});
    await new Promise((resolve) => socket.once("open", resolve));
    return { socket, closed };
  };

  test("but answers what nobody has asked is cut", async () => {
    const { url } = await serverWith({ patience: 1 });
    const { socket, closed } = await lineTo(url);
    for (let n = 0; n < 200; n++) socket.pong();
    expect(await closed).toBe(1000);
  });

  test("but frames without anything in them is cut", async () => {
    const { url } = await serverWith({ patience: 1 });
    const { socket, closed } = await lineTo(url);
    for (let n = 0; n < 200; n++) socket.send("", { fin: false });
    expect(await closed).toBe(1008);
  });
});

describe("all lines of one address together", () => {
  test("say no more than a school would", async () => {
    const now = Date.now();
    const { url } = await serverWith({ patience: 1, now: () => now });
    const { players, table } = await seated(url, "zombiaki", 2);
    const secret = players[0]?.secret ?? "";
    let heard = 0;
    let cut = 0;
    for (let line = 0; line < 35; line++) {
      const client = new Client(url, { table, secret });
      await client.opened;
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => client.say({ do: "vote", proposal: 0, yes: true })),
      );
      heard += replies.filter(({ say }) => say === "refused").length;
      if (client.bye === "flood") cut++;
      client.stop();
    }
    expect(heard).toBeGreaterThan(1400);
    expect(heard).toBeLessThanOrEqual(1500);
    expect(cut).toBeGreaterThan(3);
  });

  test("and a line waits for so much at a time", async () => {
    const { url } = await serverWith();
    const { players } = await seated(url, "zombiaki", 2);
    const client = players[0]?.client;
    const replies = await Promise.all(Array.from({ length: 6 }, () => client?.say({ do: "story", from: 0, to: 9 })));
    const codes = replies.map((reply) => (reply?.say === "refused" ? reply.code : reply?.say)).toSorted();
    expect(codes).toEqual(["story", "story", "story", "story", "too-many", "too-many"]);
    for (let n = 0; n < 80; n++) client?.raw(JSON.stringify({ do: "move", id: 1000 + n }));
    await client?.knows(({ bye }) => bye !== null);
    expect(client?.bye).toBe("flood");
  });
});

describe("coming and going", () => {
  test("is told at most so often: once at once, and once for all that happened in the pause", () => {
    vi.useFakeTimers();
    let told = 0;
    const paced = new Paced(500, () => told++);
    for (let n = 0; n < 1000; n++) paced.want();
    expect(told).toBe(1);
    vi.advanceTimersByTime(499);
    expect(told).toBe(1);
    vi.advanceTimersByTime(1);
    expect(told).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(told).toBe(2);
    paced.want();
    expect(told).toBe(3);
    vi.useRealTimers();
  });

  test("is told to those alone who know it otherwise, and nobody hears the same twice", async () => {
    const { url } = await serverWith({ patience: 1 });
    const { players, watch, table } = await seated(url, "zombiaki", 2);
    const heard = players.map(({ client }) => {
      const words: string[] = [];
      void client.until((report) => {
        if (report.say === "here") words.push(JSON.stringify(report));
        return false;
      });
      return words;
    });
    for (let round = 0; round < 3; round++) {
      const watchers = Array.from({ length: 8 }, () => new Client(url, { table, secret: watch }));
      for (const watcher of watchers) await watcher.join();
      for (const watcher of watchers) watcher.stop();
    }
    const last = new Client(url, { table, secret: watch });
    await last.join();
    for (const client of [...players.map((player) => player.client), last])
      await client.knows(({ facts }) => facts?.watchers === 1 && facts.seats.every(({ here }) => here));
    for (const words of heard) {
      expect(words.filter((word, n) => word === words[n - 1])).toEqual([]);
      expect(words.length).toBeLessThan(24);
    }
  });
});

const countOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

describe("more than an address or a table may have", () => {
  test("an IPv6 address counts with its /64, one of IPv4 as itself", () => {
    const same = ["2001:db8:1:2::1", "2001:0DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2:0:0:0:7%eth0"];
    expect(new Set(same.map(netOf))).toEqual(new Set(["2001:db8:1:2"]));
    expect(netOf("2001:db8:1:3::1")).not.toBe(netOf("2001:db8:1:2::1"));
    expect(["::1", "fe80::7", "::", "1::"].map(netOf)).toEqual(["0:0:0:0", "fe80:0:0:0", "0:0:0:0", "1:0:0:0"]);
    expect(["::ffff:10.0.0.1", "10.0.0.1"].map(netOf)).toEqual(["10.0.0.1", "10.0.0.1"]);
    expect(netOf("10.0.0.2")).not.toBe(netOf("10.0.0.1"));
    const places = new Places(2);
    expect(same.map((address) => places.take(address))).toEqual([true, true, false]);
    places.leave("2001:db8:1:2::9");
    expect(places.take(same[0] ?? "")).toBe(true);
  });

  test("sockets of one address: the next is turned away until one is closed", async () => {
    const { url } = await serverWith({ patience: 1, sockets: 2 });
    const { table, watch } = await open(url, { game: "zombiaki", seats: [{ kind: "me" }, { kind: "open" }] });
    const line = () => new Client(url, { table, secret: watch });
    const [first, second] = [line(), line()];
    await Promise.all([first.opened, second.opened]);
    await expect(line().opened).rejects.toThrow("429");
    first.stop();
    await vi.waitFor(() => line().opened, { timeout: 10_000 });
  });

  test("connections of one address: one too many is closed before it says a word, and a proxy that is trusted brings as many as it likes", async () => {
    const trusted = trusting(["10.0.0.0/8", "2001:db8::1"]);
    const known = ["127.0.0.1", "::ffff:127.0.0.1", "::1", "10.200.3.4", "2001:db8::1"];
    expect(known.filter((address) => !trusted(address))).toEqual([]);
    expect(["11.0.0.1", "2001:db8::2", "::ffff:192.0.2.1"].filter(trusted)).toEqual([]);

    const server = createServer();
    limitLines(server, 2, () => false);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    const lines: Socket[] = [];
    const line = () => {
      const made = connect(port, "127.0.0.1");
      made.on("error", () => {});
      lines.push(made);
      return made;
    };
    const [first] = [line(), line()];
    await vi.waitFor(async () => expect(await countOf(server)).toBe(2));
    await new Promise((resolve) => line().once("close", resolve));
    first?.destroy();
    await vi.waitFor(async () => expect(await countOf(server)).toBe(1));
    line();
    await vi.waitFor(async () => expect(await countOf(server)).toBe(2));
    for (const open of lines) open.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  test("guests who watch: the next is asked to come later, and a seat is let in all the same", async () => {
    const { url } = await serverWith({ watchers: 2 });
    const { players, watch, table } = await seated(url, "zombiaki", 2);
    const line = (secret: string) => new Client(url, { table, secret });
    const watchers = [line(watch), line(watch)];
    for (const watcher of watchers) expect(await watcher.join()).toMatchObject({ say: "joined" });
    expect(await line(watch).join()).toMatchObject({ say: "refused", code: "too-many" });
    const secret = players[0]?.secret ?? "";
    for (let n = 1; n < 16; n++) expect(await line(secret).join()).toMatchObject({ say: "joined" });
    expect(await line(secret).join()).toMatchObject({ say: "refused", code: "too-many" });
    watchers[0]?.stop();
    await players[0]?.client.knows(({ facts }) => facts?.watchers === 1);
    expect(await line(watch).join()).toMatchObject({ say: "joined" });
  });
});

describe("the log of a table", () => {
  test("takes from a seat so many entries at once, over however many lines they come", async () => {
    const now = Date.now();
    const { url } = await serverWith({ patience: 1, now: () => now });
    const { players, table } = await seated(url, "zombiaki", 2);
    const secret = players[0]?.secret ?? "";
    const codes = new Map<string, number>();
    for (let line = 0; line < 5; line++) {
      const client = new Client(url, { table, secret });
      await client.join();
      for (let n = 0; n < 15; n++) {
        const said = await client.say({ do: "host", act: { what: "mute", seat: 1, muted: n % 2 === 0 } });
        const code = said.say === "refused" ? said.code : said.say;
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(codes)).toEqual({ done: 60, "too-many": 15 });
    const other = players[1]?.client;
    expect(await other?.say({ do: "move" })).toMatchObject({ say: "done" });
  });

  test("has an end for what a seat writes, and none for its answers", async () => {
    const database = { kind: "sqlite", file: join(folder(), "long.sqlite") } as const;
    const store = await openStore(database);
    const first = await serverWith({ database, store });
    const { players, table } = await seated(first.url, "zombiaki", 2);
    const asked = players.find(({ client }) => client.asked);
    const seat = asked?.client.seat ?? 0;
    const from = (await store.entries(table, 0)).length;
    const words = Array.from({ length: 5000 }, (_, n) => {
      const deed = { do: "chat", text: `${n}` } as const;
      return store.append({ table, entry: { n: from + n + 1, at: Date.now(), by: seat, key: null, deed }, duty: null });
    });
    expect((await Promise.all(words)).every((won) => won)).toBe(true);
    const second = await serverWith({ database });
    const client = new Client(second.url, { table, secret: asked?.secret ?? "" });
    await client.join();
    expect([client.n, client.chat.length]).toEqual([from + 5000, 200]);
    expect(await client.say({ do: "chat", text: "more" })).toMatchObject({ code: "written-out" });
    expect(await client.say({ do: "undo", at: client.n, keep: 0 })).toMatchObject({ code: "written-out" });
    expect(await giveFirst(client)).toMatchObject({ say: "done" });
  });
});

describe("coming and going at one seat", () => {
  test("whoever sits down has a measure of their own, however much was written there before", async () => {
    const now = Date.now();
    const database = { kind: "sqlite", file: join(folder(), "next.sqlite") } as const;
    const store = await openStore(database);
    const first = await serverWith({ database, store });
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }] as const;
    const { table, mine, invitations } = await open(first.url, { game: "walking-dead", seats });
    const ben = await claim(first.url, table, invitations[0]?.secret ?? "", "Ben");
    const from = (await store.entries(table, 0)).length;
    const written = Array.from({ length: 5000 }, (_, n) => {
      const deed = { do: "chat", text: `${n}` } as const;
      return store.append({ table, entry: { n: from + n + 1, at: now, by: 1, key: null, deed }, duty: null });
    });
    expect((await Promise.all(written)).every((won) => won)).toBe(true);
    const second = await serverWith({ database, patience: 1, now: () => now });
    const line = async (secret: string) => {
      const client = new Client(second.url, { table, secret });
      await client.join();
      return client;
    };
    const before = await line(ben.secret);
    expect(await before.say({ do: "chat", text: "more" })).toMatchObject({ code: "written-out" });
    await before.say({ do: "leave" });
    const host = await line(mine[0]?.secret ?? "");
    const invited = await host.say({ do: "host", act: { what: "invite", seat: 1 } });
    const invitation = invited.say === "done" ? (invited.secret ?? "") : "";
    const after = await line((await claim(second.url, table, invitation, "Dora")).secret);
    for (let n = 0; n < 10; n++) expect(await after.say({ do: "chat", text: "Hello" })).toMatchObject({ say: "done" });
    expect(await after.say({ do: "chat", text: "Hello" })).toMatchObject({ code: "too-many" });
  });

  test("has an end by the table: then a bot takes the seat, and those who sit play on", async () => {
    const database = { kind: "sqlite", file: join(folder(), "often.sqlite") } as const;
    const store = await openStore(database);
    const first = await serverWith({ database, store });
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }] as const;
    const { table, mine, invitations } = await open(first.url, { game: "walking-dead", seats });
    const from = (await store.entries(table, 0)).length;
    const stranger = (n: number): Deed =>
      n % 2 === 0 ? { do: "sit", seat: 1, name: "Stranger" } : { do: "leave", seat: 1, host: 0 };
    for (let n = 0; n < 126; n++)
      await store.append({
        table,
        entry: { n: from + n + 1, at: n, by: 1, key: null, deed: stranger(n) },
        duty: null,
      });
    const second = await serverWith({ database });
    const request = { table, invitation: invitations[0]?.secret, name: "Ben" };
    expect(await post(second.url, "claim", request)).toMatchObject({
      status: 409,
      said: { error: { code: "seated-out", message: expect.stringContaining("open another table") } },
    });
    const host = new Client(second.url, { table, secret: mine[0]?.secret ?? "" });
    await host.join();
    expect(await host.say({ do: "host", act: { what: "invite", seat: 1 } })).toMatchObject({ code: "seated-out" });
    for (const seat of [1, 2])
      expect(await host.say({ do: "host", act: { what: "bot", seat, bot: "random" } })).toMatchObject({ say: "done" });
    await host.knows(({ asked }) => asked);
    expect(await giveFirst(host)).toMatchObject({ say: "done" });
  });

  test("links to a seat are so many at a time, and the ones there are stay good", async () => {
    const { url } = await serverWith();
    const { players, table } = await seated(url, "zombiaki", 2);
    const client = players[0]?.client;
    const links: string[] = [];
    for (let n = 0; n < 63; n++) {
      const said = await client?.say({ do: "move" });
      links.push(said?.say === "done" ? (said.secret ?? "") : "");
    }
    expect(await client?.say({ do: "move" })).toMatchObject({ code: "linked-out" });
    expect(await players[1]?.client.say({ do: "move" })).toMatchObject({ say: "done" });
    const elsewhere = new Client(url, { table, secret: links.at(-1) ?? "" });
    expect(await elsewhere.join()).toMatchObject({ say: "joined", seat: 0 });
  });

  test("what changes nothing is no entry: muted twice, handed to whoever is host, the same bot again", async () => {
    const { url } = await serverWith();
    const { players } = await seated(url, "zombiaki", 2);
    const host = players[0]?.client;
    const before = host?.n ?? 0;
    for (const muted of [false, true, true, true])
      await host?.say({ do: "host", act: { what: "mute", seat: 1, muted } });
    for (let n = 0; n < 3; n++) await host?.say({ do: "host", act: { what: "hand-over", seat: 0 } });
    expect(host?.n).toBe(before + 1);
  });
});

test("a table that brings much with it counts as several, for it is kept for good", async () => {
  const now = Date.now();
  const { url } = await serverWith({ patience: 1, now: () => now });
  const wanted = { ...base, options: {} };
  const heavy = JSON.stringify(wanted).replace(/}$/, `,"more":"${"x".repeat(100_000)}"}`);
  const codes: number[] = [];
  for (const body of [heavy, heavy, wanted, wanted]) codes.push((await post(url, "tables", body)).status);
  expect(codes).toEqual([200, 429, 200, 200]);
});

describe("whoever asks how the server is", () => {
  test("hears of a full disk and of a lost database, and that they are there again", async () => {
    const store = await openStore({ kind: "sqlite", file: join(folder(), "full.sqlite") });
    const mood: { trouble: StoreError["trouble"] | null } = { trouble: "full" };
    store.ping = async () => {
      if (mood.trouble !== null) throw new StoreError(mood.trouble, null);
    };
    let now = Date.now();
    const { url } = await serverWith({ store, now: () => now });
    const health = async () => {
      const reply = await fetch(`${url}/healthz`);
      return [reply.status, await reply.json()];
    };
    expect(await health()).toEqual([503, { ok: false, message: expect.stringContaining("full") }]);
    mood.trouble = "away";
    now += 1000;
    expect(await health()).toEqual([503, { ok: false, message: expect.stringContaining("reached") }]);
    mood.trouble = null;
    now += 1000;
    expect(await health()).toEqual([200, { ok: true }]);
  });

  test("asks the database once a second, however many ask", async () => {
    const store = await openStore({ kind: "sqlite", file: join(folder(), "asked.sqlite") });
    let asked = 0;
    let answer = (): void => undefined;
    store.ping = () =>
      new Promise((resolve) => {
        asked++;
        answer = resolve;
      });
    let now = Date.now();
    const { url } = await serverWith({ store, now: () => now });
    const many = Array.from({ length: 100 }, () => fetch(`${url}/healthz`));
    await vi.waitFor(() => expect(asked).toBe(1));
    answer();
    expect((await Promise.all(many)).filter(({ ok }) => ok)).toHaveLength(100);
    now += 999;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(asked).toBe(1);
    now += 1;
    const later = fetch(`${url}/healthz`);
    await vi.waitFor(() => expect(asked).toBe(2));
    answer();
    expect((await later).status).toBe(200);
  });
});
