import { Match } from "@endzeit/engine";
import { expect, onTestFinished, test, vi } from "vitest";
import { Thinkers } from "../src/bots/thinkers.ts";
import type { Thought } from "../src/bots/thought.ts";
import { Client, gameOf, newKey, open, serverWith, spelled } from "./table.kit.ts";

test("bots play a table to its end while one watches, and hold nobody up", async () => {
  const server = await serverWith({ botWorkers: 2 });
  const opened = await open(server.url, {
    game: "zombiaki",
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
  });
  const [seat] = opened.mine;
  const me = new Client(server.url, { table: opened.table, secret: seat?.secret ?? "" });
  const watcher = new Client(server.url, { table: opened.table, secret: opened.watch });
  await me.join();
  await watcher.join();
  expect(await me.say({ do: "rest", bot: "random" })).toMatchObject({ say: "done" });
  await watcher.knows(({ standing }) => standing?.outcome !== null);
  expect(watcher.facts?.stage).toBe("over");
  expect(watcher.gap).toBeNull();
  expect(watcher.standing?.seed).toEqual(expect.any(String));
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  expect(figures).toMatch(/endzeit_bot_thought_seconds_count\{end="answered"\} [1-9]/);
  expect(figures).not.toContain('end="replaced"');
});

test("what a bot remarks is the same to everybody, also to those who come later", async () => {
  const server = await serverWith({ botWorkers: 2 });
  for (let tries = 0; tries < 12; tries++) {
    const seats = [{ kind: "me" } as const, { kind: "bot", bot: "level-1" } as const];
    const { table, mine, watch } = await open(server.url, { game: "zombiaki", seats });
    const me = new Client(server.url, { table, secret: mine[0]?.secret ?? "" });
    const watcher = new Client(server.url, { table, secret: watch });
    await me.join();
    await watcher.join();
    // A bot that plays for somebody speaks for nobody.
    await me.say({ do: "rest", bot: "random" });
    for (const client of [me, watcher]) await client.knows(({ standing }) => standing?.outcome !== null);
    expect(watcher.remarks).toEqual(me.remarks);
    const late = new Client(server.url, { table, secret: watch });
    await late.join();
    expect(late.remarks).toEqual(me.remarks);
    for (const client of [me, watcher, late]) client.stop();
    if (me.remarks.length === 0) continue;
    for (const { seat, bot } of me.remarks) expect([seat, bot]).toEqual([1, "level-1"]);
    return;
  }
  throw new Error("Nobody has remarked anything in a dozen matches.");
});

test("an ally leaves a person the time for what either of them may do", async () => {
  const { url } = await serverWith();
  const { table, mine } = await open(url, {
    game: "dawn-of-the-zeds",
    seats: [{ kind: "me" }, { kind: "bot", bot: "random" }],
  });
  const me = new Client(url, { table, secret: mine[0]?.secret ?? "" });
  await me.join();
  const both = () => me.standing?.awaited.length === 2;
  const goOn = async () => {
    await me.knows(({ asked, facts }) => asked && facts?.stage === "playing");
    const [answer = {}] = await me.answers();
    const step = me.standing?.step ?? 0;
    await me.say({ do: "answer", key: newKey(), at: me.n, answer: spelled(answer) });
    await me.knows(({ standing }) => (standing?.step ?? 0) > step);
  };
  while (!both()) await goOn();
  const { step = 0 } = me.standing ?? {};
  // A random bot that was asked would long have answered.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(me.standing?.step).toBe(step);
  // It goes on once the person has.
  await vi.waitFor(
    async () => {
      if (both()) await goOn();
      expect(me.standing?.step).toBeGreaterThan(step + 2);
    },
    { timeout: 10_000 },
  );
});

test("a bot says yes to a taking back that nobody else has to agree to; who takes back freely asks nobody", async () => {
  const { url } = await serverWith();
  const { table, mine } = await open(url, {
    game: "zombiaki",
    seats: [{ kind: "me" }, { kind: "bot", bot: "level-2" }],
  });
  const me = new Client(url, { table, secret: mine[0]?.secret ?? "" });
  await me.join();
  const back = async (free: boolean) => {
    for (;;) {
      await me.knows(({ asked, facts }) => asked && facts?.stage === "playing");
      if ((me.standing?.step ?? 0) > 0 && (me.standing?.free ?? 0) > 0 === free) break;
      const [answer = {}] = await me.answers();
      const step = me.standing?.step ?? 0;
      await me.say({ do: "answer", key: newKey(), at: me.n, answer: spelled(answer) });
      await me.knows(({ standing }) => (standing?.step ?? 0) > step);
    }
    const keep = (me.standing?.step ?? 0) - 1;
    await me.say({ do: "undo", at: me.n, keep });
    await me.knows(({ backs }) => backs.at(-1)?.keep === keep);
    return me.backs.at(-1)?.agreed;
  };
  expect(await back(true)).toBeUndefined();
  expect(await back(false)).toMatchObject({ seat: 1, bot: "level-2", cue: "agreed" });
});

/** What a bot is asked at the opening of a match. */
async function thought(change: Partial<Thought> = {}): Promise<Thought> {
  const match = Match.open(await gameOf("zombiaki"), { players: 2, seed: "thoughts" });
  const [seat = -1] = match.awaited();
  const { question } = match;
  if (question === null) throw new Error("A match begins with a question.");
  return { game: "zombiaki", view: match.view(seat), seat, question, bot: "greedy", seed: "1", ms: 1000, ...change };
}

test("thoughts are the same for the same seed; a thread that fails or is stuck is no loss to the next thought", async () => {
  const thinkers = new Thinkers(1);
  onTestFinished(() => thinkers.close());
  const first = await thinkers.think(await thought());
  expect(await thinkers.think(await thought())).toEqual(first);
  await expect(thinkers.think(await thought({ bot: "deep-blue" }))).rejects.toThrow("deep-blue");
  const hasty = new Thinkers(1, 0);
  onTestFinished(() => hasty.close());
  // No thread has even begun after a millisecond.
  await expect(hasty.think(await thought({ ms: 1 }))).rejects.toThrow(/abort/i);
  expect(await hasty.think(await thought({ ms: 20_000 }))).toEqual(await thinkers.think(await thought({ ms: 20_000 })));
});

test("where somebody waits is thought first, whoever came before", async () => {
  const thinkers = new Thinkers(1);
  onTestFinished(() => thinkers.close());
  const order: string[] = [];
  const think = async (name: string, attended: boolean) => {
    await thinkers.think(await thought(), attended);
    order.push(name);
  };
  const under = think("under way", false);
  await vi.waitFor(() => expect(thinkers.busy).toBe(true));
  await Promise.all([under, think("alone 1", false), think("alone 2", false), think("with people", true)]);
  expect(order).toEqual(["under way", "with people", "alone 1", "alone 2"]);
});
