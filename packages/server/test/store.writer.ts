// A server process cut down to its writing: tries for every number of a table from 1 on and prints those it was promised.
import { openStore } from "../src/store/index.ts";
import type { Store } from "../src/store/store.ts";
import { chat, databaseOf } from "./store.rows.ts";

const [kind = "", where = "", table = "", last = "0", who = ""] = process.argv.slice(2);
const store: Store = await openStore(databaseOf(kind, where));
for (let n = 1; n <= Number(last); n++)
  if (await store.append({ table, entry: chat(n, who), duty: null })) process.stdout.write(`${n}\n`);
await store.close();
