import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { NetworkSettings, ServerSettings } from "@endzeit/server";

const ROOT = fileURLToPath(new URL("../packages/web/dist", import.meta.url));

/** Whoever plays a whole game against a bot does not want to wait for it. */
const BOT_PAUSE_MS = 20;

/**
 * The server as the tests run it: the built page, and with a folder for its database also tables on the network. One visitor's
 * address stands for many: the tests may ask more often than a person would.
 */
export function houseIn(folder: string | null, port: number, change: Partial<NetworkSettings> = {}): ServerSettings {
  const house = { port, host: "127.0.0.1", root: ROOT };
  if (folder === null) return house;
  const database = { kind: "sqlite", file: join(folder, "tables.sqlite") } as const;
  return {
    ...house,
    network: { database, redis: null, botWorkers: 1, botPauseMs: BOT_PAUSE_MS, patience: 100, ...change },
  };
}
