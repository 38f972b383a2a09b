import { join } from "node:path";
import { expect, test } from "vitest";
import { aloneBus, type Signal } from "../src/bus.ts";
import { openStore } from "../src/store/index.ts";
import { Hub } from "../src/tables/hub.ts";
import { folder } from "./table.kit.ts";

test("a table that is not there is no fault of the server, whoever turns to it while it is looked for", async () => {
  const store = await openStore({ kind: "sqlite", file: join(folder(), "hub.sqlite") });
  const hears: ((signal: Signal) => void)[] = [];
  const failed: unknown[] = [];
  const nothing = () => undefined;
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
