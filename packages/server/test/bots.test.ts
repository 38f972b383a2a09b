import { Match } from "@endzeit/engine";
import { expect, onTestFinished, test, vi } from "vitest";
import { Thinkers } from "../src/bots/thinkers.ts";
import type { Thought } from "../src/bots/thought.ts";
import { Client, gameOf, open, serverWith } from "./table.kit.ts";

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
