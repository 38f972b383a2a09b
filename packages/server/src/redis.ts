import { Redis } from "ioredis";
import * as v from "valibot";
import type { Bus, Signal } from "./bus.ts";
import type { Entry } from "./store/store.ts";

const CHANNEL = "endzeit:tables";
const LONGEST_WAIT_MS = 2000;

/** Each table has its own channel, so that a process hears of its own tables alone, however many there are elsewhere. */
const channelOf = (table: string): string => `${CHANNEL}:${table}`;

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Out of our own store: what its parts are, another process of ours has checked. */
const EntryShape = v.custom<Entry>(
  (value) => typeof value === "object" && value !== null && "n" in value && "deed" in value,
);
const NewsShape = v.variant("of", [
  v.object({ of: v.literal("moved"), table: v.string(), entry: EntryShape }),
  v.object({
    of: v.literal("here"),
    table: v.string(),
    process: v.string(),
    seats: v.array(Whole),
    watchers: Whole,
  }),
  v.object({ of: v.literal("who"), table: v.string(), process: v.string() }),
]);

/** Tells and hears over Redis. When it is away, nothing is told; it comes back by itself. */
export function redisBus(url: string): Bus {
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: null,
    // By ourselves: only then it is known when everything is heard again.
    autoResubscribe: false,
    retryStrategy: (tries: number) => Math.min(tries * 100, LONGEST_WAIT_MS),
  };
  const out = new Redis(url, options);
  const into = new Redis(url, options);
  const hears: ((signal: Signal) => void)[] = [];
  const followed = new Set<string>();
  let subscribed = false;
  for (const one of [out, into]) one.on("error", () => undefined);
  into.on("ready", () => {
    into.subscribe(CHANNEL, ...[...followed].map(channelOf)).then(
      () => {
        subscribed = true;
      },
      () => undefined,
    );
  });
  into.on("close", () => {
    subscribed = false;
  });
  into.on("message", (_channel: string, text: string) => {
    const signal = readSignal(text);
    if (signal !== null) for (const hear of hears) hear(signal);
  });
  return {
    get state() {
      return subscribed && out.status === "ready" ? "up" : "down";
    },
    tell(signal) {
      if (out.status === "ready") out.publish(channelOf(signal.table), JSON.stringify(signal)).catch(() => undefined);
    },
    async follow(table) {
      followed.add(table);
      if (into.status === "ready") await into.subscribe(channelOf(table)).catch(() => undefined);
    },
    leave(table) {
      followed.delete(table);
      if (into.status === "ready") into.unsubscribe(channelOf(table)).catch(() => undefined);
    },
    listen(hear) {
      hears.push(hear);
    },
    async close() {
      out.disconnect();
      into.disconnect();
    },
  };
}

function readSignal(text: string): Signal | null {
  try {
    const read = v.safeParse(NewsShape, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
