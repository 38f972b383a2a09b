import { type ByLanguage, text } from "@endzeit/engine";
import { isGameId, loadGame } from "@endzeit/games";
import webpush, { WebPushError } from "web-push";
import type { Store, Subscription, TableRow } from "./store/store.ts";
import type { Table } from "./tables/table.ts";

/** Sends one message to one browser. Resolves with false when that browser no longer wants any. */
export type Sender = (browser: Pick<Subscription, "endpoint" | "p256dh" | "auth">, message: string) => Promise<boolean>;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of all processes on this store, made by the first of them. */
export async function pushKeys(store: Store): Promise<Keys> {
  const made = webpush.generateVAPIDKeys();
  const kept = await store.setting("push-keys", `${made.publicKey} ${made.privateKey}`);
  const [publicKey = "", privateKey = ""] = kept.split(" ");
  return { publicKey, privateKey };
}

const TTL_S = 24 * 3600;
const PATIENCE_MS = 10_000;

const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;
const lengthOf = (base64url: string): number => Buffer.from(base64url, "base64url").length;

export function webSender(keys: Keys, contact: string): Sender {
  return async ({ endpoint, p256dh, auth }, message) => {
    // No browser has made these, and nothing could be sealed for it.
    if (lengthOf(p256dh) !== PUBLIC_KEY_BYTES || lengthOf(auth) < AUTH_BYTES) return false;
    try {
      await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, message, {
        vapidDetails: { subject: contact, ...keys },
        TTL: TTL_S,
        timeout: PATIENCE_MS,
      });
      return true;
    } catch (error) {
      if (error instanceof WebPushError && (error.statusCode === 404 || error.statusCode === 410)) return false;
      throw error;
    }
  };
}

/** The services of the browsers. A server that sends wherever it is told to would be a tool against its own neighbours. */
const SERVICES =
  /^https:\/\/(fcm\.googleapis\.com|[\w.-]+\.push\.services\.mozilla\.com|[\w.-]+\.notify\.windows\.com|[\w.-]+\.push\.apple\.com)(:443)?\//;

export const mayPushTo = (endpoint: string): boolean => SERVICES.test(endpoint);

type PushText = ByLanguage<string>;
const YOUR_TURN: PushText = { de: "Du bist am Zug.", en: "It is your turn." };
const TIME_UP: PushText = {
  de: "Die Zeit am Zug ist um. Entscheidet, wie es weitergeht.",
  en: "The time of whoever is asked is up. Decide how to go on.",
};
const FREED: PushText = {
  de: "Jemand ist gegangen. Du bist Gastgeber: Lade jemanden ein oder lass einen Bot spielen.",
  en: "Somebody has left. You are the host: invite somebody, or let a bot play.",
};
const INVITED: PushText = { de: "{name} lädt ein: {game}", en: "{name} invites: {game}" };
/** So often a group is called, whoever opens however many tables. */
const INVITED_MS = 60_000;
const REMEMBERED = 10_000;

/** Calls those who are asked and are not here. */
export class Caller {
  readonly #store: Store;
  readonly #send: Sender;
  readonly #failed: (error: unknown, what: string) => void;
  /** For which question each seat was called last. */
  readonly #called = new Map<string, number>();
  /** When each group was called last. */
  readonly #invited = new Map<string, number>();

  constructor(store: Store, send: Sender, failed: (error: unknown, what: string) => void) {
    this.#store = store;
    this.#send = send;
    this.#failed = failed;
  }

  call(table: Table, here: readonly boolean[]): void {
    for (const seat of table.asked) {
      const place = `${table.id} ${seat}`;
      if (here[seat] || this.#called.get(place) === table.since) continue;
      if (this.#called.size >= REMEMBERED) this.#called.clear();
      this.#called.set(place, table.since);
      this.#callSeat(table, seat, YOUR_TURN);
    }
  }

  /** Calls those who may decide, are not here, and have not let their own time run out. */
  timeUp(table: Table, late: readonly number[], here: readonly boolean[]): void {
    for (const seat of table.persons) if (!here[seat] && !late.includes(seat)) this.#callSeat(table, seat, TIME_UP);
  }

  /** Calls the host, by whom alone a free seat is filled again. */
  freed(table: Table, here: readonly boolean[]): void {
    const { hostSeat } = table;
    if (!here[hostSeat]) this.#callSeat(table, hostSeat, FREED);
  }

  /** Calls the members of a group to a table that one of them has opened. */
  invite(row: Pick<TableRow, "id" | "game" | "group" | "created">, host: number): void {
    const { group, created } = row;
    if (group === null || created - (this.#invited.get(group) ?? Number.NEGATIVE_INFINITY) < INVITED_MS) return;
    if (this.#invited.size >= REMEMBERED) this.#invited.clear();
    this.#invited.set(group, created);
    this.#inviteAll({ ...row, group }, host).catch((error: unknown) => this.#failed(error, "push"));
  }

  async #inviteAll({ id, game, group }: Pick<TableRow, "id" | "game"> & { readonly group: string }, host: number) {
    const state = (await this.#store.group(group))?.state;
    if (state === undefined || !isGameId(game)) return;
    const { texts } = await loadGame(game);
    const name = state.members.find(({ n }) => n === host)?.name ?? state.title;
    const here = new Set(state.members.flatMap(({ n, gone }) => (gone === null ? [n] : [])));
    for (const call of await this.#store.memberCalls(group)) {
      if (call.member === host || !here.has(call.member)) continue;
      const { lang } = call;
      const values: { readonly [place: string]: string } = { name, game: text(texts[lang], "title") };
      const body = INVITED[lang].replace(/\{(\w+)\}/g, (_, place: string) => values[place] ?? "");
      await this.#deliver(call, JSON.stringify({ title: state.title, body, table: id, group }));
    }
  }

  /** A browser that cannot be reached keeps nobody else from being called. */
  async #deliver(browser: Pick<Subscription, "endpoint" | "p256dh" | "auth">, message: string): Promise<void> {
    try {
      if (!(await this.#send(browser, message))) await this.#store.unsubscribe(browser.endpoint);
    } catch (error) {
      this.#failed(error, "push");
    }
  }

  #callSeat(table: Table, seat: number, words: PushText): void {
    this.#sendAll(table, seat, words).catch((error: unknown) => this.#failed(error, "push"));
  }

  async #sendAll(table: Table, seat: number, words: PushText): Promise<void> {
    const { id } = table;
    for (const subscription of await this.#store.subscriptions(id, seat)) {
      const { lang } = subscription;
      const title = text(table.game.texts[lang], "title");
      await this.#deliver(subscription, JSON.stringify({ title, body: words[lang], table: id }));
    }
  }
}
