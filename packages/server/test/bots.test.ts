import { expect, test } from "vitest";
import { Client, open, serverWith } from "./table.kit.ts";

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
});
