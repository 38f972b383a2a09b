import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "../src/store/index.ts";
import { type Deed, type Store, StoreError, type TableRow } from "../src/store/store.ts";
import { reach, woken } from "../src/tables/waking.ts";
import { playedByChance, playedTable } from "./played.kit.ts";
import { folder, gameOf } from "./table.kit.ts";

const table = "waking-table-001";
const game = await gameOf("walking-dead");

/** A table on which so many answers were given by chance, and the hash after each step, the opening first. */
async function played(store: Store, answers: number): Promise<{ row: TableRow; hashes: readonly string[] }> {
  const chance = { game, players: 4, seed: "e", answers };
  const { row } = await playedTable(store, table, chance);
  const hashes: string[] = [];
  playedByChance(chance, ({ hash }) => hashes.push(hash));
  return { row, hashes };
}

test("a woken table goes back from the nearest kept state, not from the opening", async () => {
  const store = await openStore({ kind: "sqlite", file: join(folder(), "waking.sqlite") });
  const { row, hashes } = await played(store, 210);
  const { match, state } = await woken(store, game, row);
  expect([match.log.length, match.hash]).toEqual([210, hashes[210]]);
  // The latest state is that after 192 answers: the way back to the 180th would lead over the opening.
  expect(match.keptBefore(181)).toBe(0);
  await reach(store, table, { match, state }, 180);
  expect(match.keptBefore(181)).toBe(128);
  match.undo(30);
  expect(match.hash).toBe(hashes[180]);
  match.undo(170);
  expect(match.hash).toBe(hashes[10]);
  await store.close();
});

test("a kept state of answers that were taken back since serves nobody", async () => {
  const store = await openStore({ kind: "sqlite", file: join(folder(), "stale.sqlite") });
  const { row, hashes } = await played(store, 210);
  const log = [...(await store.entries(table, 0))];
  const latest = await store.kept(table, log.length);
  const add = (deed: Deed) => {
    const n = log.length + 1;
    log.push({ n, at: n, by: null, key: null, deed });
    return store.append({ table, entry: { n, at: n, by: null, key: null, deed }, duty: null });
  };
  const sits = log.length - 210;
  await add({ do: "undo", keep: 100 });
  for (const { deed } of log.slice(sits + 100, sits + 210)) await add(deed);
  // The state after 192 answers is kept again; for that after 128 the process did not live long enough.
  if (latest !== null) await store.keep(table, { ...latest, n: log.length - 18 });
  const { match, state } = await woken(store, game, row);
  expect([match.hash, match.keptBefore(193)]).toEqual([hashes[210], 192]);
  await reach(store, table, { match, state }, 180);
  expect(match.keptBefore(181)).toBe(64);
  await store.close();
});

test("without the store the way back is longer, and leads there all the same", async () => {
  const store = await openStore({ kind: "sqlite", file: join(folder(), "away.sqlite") });
  const { row, hashes } = await played(store, 140);
  const { match, state } = await woken(store, game, row);
  const away = {
    ...store,
    kept: () => Promise.reject(new StoreError("away", null)),
  };
  await reach(Object.setPrototypeOf(away, store), table, { match, state }, 100);
  match.undo(40);
  expect(match.hash).toBe(hashes[100]);
  await store.close();
});
