import { join } from "node:path";
import { expect, test } from "vitest";
import { aloneBus, type Signal } from "../src/bus.ts";
import { openStore } from "../src/store/index.ts";
import type { SecretRow } from "../src/store/store.ts";
import { Hub } from "../src/tables/hub.ts";
import { almostOver, recorded } from "./groups.kit.ts";
import { folder } from "./table.kit.ts";

const nothing = () => undefined;

test("a table that is not there is no fault of the server, whoever turns to it while it is looked for", async () => {
  const store = await openStore({ kind: "sqlite", file: join(folder(), "hub.sqlite") });
  const hears: ((signal: Signal) => void)[] = [];
  const failed: unknown[] = [];
  const hub = new Hub({
    store,
    bus: { ...aloneBus(), listen: (hear) => void hears.push(hear) },
    now: () => 1,
    push: null,
    patience: 1,
    watchers: 1,
    ears: {
      committed: nothing,
      waits: nothing,
      freed: nothing,
      over: nothing,
      timeUp: nothing,
      failed: (error) => failed.push(error),
    },
  });
  const asked = hub.table("nowhere");
  for (const hear of hears) hear({ of: "who", table: "nowhere", process: "another" });
  await expect(asked).rejects.toMatchObject({ code: "no-table" });
  await new Promise((resolve) => setImmediate(resolve));
  expect(failed).toEqual([]);
  hub.close();
  await store.close();
});

test("a member's other device comes to no seat that another process gives away at the same moment", async () => {
  const store = await openStore({ kind: "sqlite", file: join(folder(), "handed.sqlite") });
  const { table: id } = await almostOver(store, await recorded("zombiaki"), "group", [1, 2], 1);
  const n = (await store.entries(id, 0)).length + 1;
  const deed = { do: "leave", seat: 1, host: 0 } as const;
  const add = store.addSecret.bind(store);
  store.addSecret = async (row, most) => {
    const added = await add(row, most);
    await store.append({ table: id, entry: { n, at: 2, by: 1, key: null, deed }, duty: null });
    return added;
  };
  const hub = new Hub({
    store,
    bus: { ...aloneBus(), state: "up" },
    now: () => 3,
    push: null,
    patience: 1,
    watchers: 1,
    ears: { committed: nothing, waits: nothing, freed: nothing, over: nothing, timeUp: nothing, failed: nothing },
  });
  const table = await hub.table(id);
  expect(table.memberAt(1)).toBe(2);
  const secret: SecretRow = { hash: "device", table: id, kind: "seat", seat: 1, created: 3 };
  await expect(table.follow(1, 2, secret)).rejects.toMatchObject({ code: "seat-taken" });
  expect(table.memberAt(1)).toBeNull();
  expect(await store.secret("device"), "and it leads nowhere later").toBeNull();
  hub.close();
  await store.close();
});
