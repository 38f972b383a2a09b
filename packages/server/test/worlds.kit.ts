import { join } from "node:path";
import type { AnyGame, AnyMatch, CoreState } from "@endzeit/engine";
import type { Eyes } from "@endzeit/master";
import { WIRE_VERSION } from "@endzeit/wire";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { openStore } from "../src/store/index.ts";
import type { Entry, Store, TableRow } from "../src/store/store.ts";
import { hashOfSecret } from "../src/tables/secrets.ts";
import { folder, serverWith } from "./table.kit.ts";

/*
 * Servers with the same table, at which all that is not secret is the same: same id, same secrets, same clock. What a pair of eyes may
 * not know is all in which they differ.
 */

export const NOW = 1_800_000_000_000;
export const TABLE = "table-of-secrets";
export const secretOf = (eyes: Eyes): string => `${eyes ?? "w"}`.padEnd(43, "s");

/** The row of the table, for a match as it was opened. */
export const rowOf = (
  match: Pick<AnyMatch, "players" | "options" | "seed"> & { readonly game: Pick<AnyGame, "id" | "rulesVersion"> },
): TableRow => ({
  id: TABLE,
  game: match.game.id,
  rules: match.game.rulesVersion,
  players: match.players,
  options: match.options,
  content: null,
  seed: match.seed,
  clock: null,
  absence: 24,
  after: null,
  group: null,
  created: NOW,
});

/** A server with this table in a database of its own; it wakes it from `state`. */
export async function serverAt(
  row: TableRow,
  entries: readonly Entry[],
  state: CoreState,
  clock: { readonly now: number },
): Promise<string> {
  const database = { kind: "sqlite", file: join(folder(), "secrets.sqlite") } as const;
  const store = await openStore(database);
  const eyes: Eyes[] = [...Array.from({ length: row.players }, (_, seat) => seat), null];
  await store.open(
    row,
    eyes.map((seat) => {
      const kind = seat === null ? "watch" : "seat";
      return { hash: hashOfSecret(secretOf(seat)), table: row.id, kind, seat, created: NOW };
    }),
    entries,
    { bot: null, deadline: null, over: false },
  );
  await store.setting("push-keys", "public private");
  const step = entries.filter(({ deed }) => deed.do === "answer").length;
  await store.keep(row.id, { n: entries.length, step, state: JSON.parse(JSON.stringify(state)), hash: "" });
  // The state of the other world stays the latest that is kept.
  const keep: Store["keep"] = async () => undefined;
  const server = await serverWith({
    database,
    now: () => clock.now,
    store: new Proxy(store, {
      get(_, name) {
        if (name === "keep") return keep;
        const value: unknown = Reflect.get(store, name);
        return typeof value === "function" ? value.bind(store) : value;
      },
    }),
  });
  return server.url;
}

/** A connection that keeps every byte it gets, but for who comes and goes: that is told by the clock and knows nothing of the match. */
export class Wire {
  readonly heard: string[] = [];
  readonly #socket: WebSocket;
  #id = 0;
  #wake: () => void = () => undefined;

  constructor(url: string) {
    this.#socket = new WebSocket(`${url.replace("http", "ws")}/ws`);
    this.#socket.on("message", (data) => {
      const text = data.toString();
      if (!text.startsWith('{"say":"here",')) this.heard.push(text);
      this.#wake();
    });
    this.#socket.on("close", () => this.#wake());
    onTestFinished(() => this.#socket.terminate());
  }

  async join(eyes: Eyes): Promise<void> {
    await new Promise((resolve) => this.#socket.once("open", resolve));
    await this.say({ do: "join", wire: WIRE_VERSION, table: TABLE, secret: secretOf(eyes), have: 0 });
  }

  /** Waits until it was told of the entry `n`. */
  async knows(n: number): Promise<void> {
    await this.#until((text) => text.includes('"say":"moved"') && text.includes(`"n":${n},`));
  }

  /** Says something and waits for the reply, which comes after all that was told before it. */
  async say(request: object): Promise<string> {
    const id = ++this.#id;
    this.#socket.send(JSON.stringify({ ...request, id }));
    return this.#until((text) => text.includes(`"id":${id},`) || text.endsWith(`"id":${id}}`));
  }

  async #until(test: (text: string) => boolean): Promise<string> {
    for (;;) {
      const heard = this.heard.findLast(test);
      if (heard !== undefined) return heard;
      if (this.#socket.readyState > WebSocket.OPEN) throw new Error(`The line was closed: ${this.heard.at(-1)}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
