import { Redis } from "ioredis";
import * as v from "valibot";
import type { Bus, Signal } from "./bus.ts";

const CHANNEL = "endzeit:tables";
const LONGEST_WAIT_MS = 2000;

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const NewsShape = v.variant("of", [
  v.object({ of: v.literal("moved"), table: v.string(), n: Whole }),
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
    retryStrategy: (tries: number) => Math.min(tries * 100, LONGEST_WAIT_MS),
  };
  const out = new Redis(url, options);
  const into = new Redis(url, options);
  const hears: ((signal: Signal) => void)[] = [];
  let subscribed = false;
  for (const one of [out, into]) one.on("error", () => undefined);
  into.on("ready", () => {
    into.subscribe(CHANNEL).then(
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
      if (out.status === "ready") out.publish(CHANNEL, JSON.stringify(signal)).catch(() => undefined);
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
