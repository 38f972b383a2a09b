import { gameIds, loadGame } from "@endzeit/games";
import type { FastifyInstance } from "fastify";
import { type Api, serveApi } from "./api.ts";
import { type Jobs, openJobs } from "./bots/jobs.ts";
import { type Call, Players } from "./bots/players.ts";
import { Thinkers } from "./bots/thinkers.ts";
import { aloneBus } from "./bus.ts";
import { Checks } from "./contests/checks.ts";
import { Contests } from "./contests/contests.ts";
import { Groups } from "./groups/groups.ts";
import { Health } from "./health.ts";
import { Metrics } from "./metrics.ts";
import { Caller, pushKeys, type Sender, webSender } from "./push.ts";
import { redisBus } from "./redis.ts";
import type { DatabaseSettings } from "./settings.ts";
import { openStore } from "./store/index.ts";
import type { Store, StoreError } from "./store/store.ts";
import { Desk } from "./tables/desk.ts";
import { Hub } from "./tables/hub.ts";

export interface NetworkSettings {
  readonly database: DatabaseSettings;
  /** null: this process serves alone. */
  readonly redis: string | null;
  /** Threads in which bots think. */
  readonly botWorkers: number;
  /** The pause before a bot's answer, so that people can follow. */
  readonly botPauseMs?: number;
  /** How freely an address and a connection may ask, as a multiple of the usual: tests and benches are quicker than people. */
  readonly patience?: number;
  /** Most sockets of one address, times `patience`; and most guests of a table that watch. */
  readonly sockets?: number;
  readonly watchers?: number;
  /** Whom push services may turn to, as a mailto: or https: address. */
  readonly contact?: string | null;
  /** Whether all games are read before anybody is served: whoever opens the first table of one would hold up everybody else. */
  readonly ready?: boolean;
  /** For tests: the clock by which tables run, the store, and who sends "your turn". */
  readonly now?: () => number;
  readonly store?: Store;
  readonly push?: Sender;
}

/** The tables of one process. */
export interface Network {
  serve(server: FastifyInstance): Promise<void>;
  /** What is wrong with the database; null when nothing is. */
  trouble(): Promise<StoreError["trouble"] | null>;
  /** Tells everybody to go elsewhere, once what is under way has been answered. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

const PAUSE_MS = 700;
const SOCKETS = 200;
const WATCHERS = 500;
const CONTACT = "mailto:operator@example.org";
/** What is under way when the server stops gets so long to come to its end. */
const FINISH_MS = 3000;

/** Opens the store and everything that serves its tables. `log` hears of errors. Throws `SettingsError`. */
export async function openNetwork(
  settings: NetworkSettings,
  log: (error: unknown, what: string) => void,
): Promise<Network> {
  const now = settings.now ?? Date.now;
  if (settings.ready) await Promise.all(gameIds.map(loadGame));
  const store = settings.store ?? (await openStore(settings.database));
  const metrics = new Metrics();
  const failed = (error: unknown, what: string): void => {
    metrics.failed(what);
    log(error, what);
  };
  const keys = await pushKeys(store);
  const caller = new Caller(store, settings.push ?? webSender(keys, settings.contact ?? CONTACT), failed);
  const bus = settings.redis === null ? aloneBus() : redisBus(settings.redis);
  const thinkers = new Thinkers(settings.botWorkers);
  const hub = new Hub({
    store,
    bus,
    now,
    push: keys.publicKey,
    patience: settings.patience ?? 1,
    watchers: settings.watchers ?? WATCHERS,
    ears: {
      committed: (ms) => metrics.committed(ms),
      waits(table, here) {
        players.call(table);
        caller.call(table, here);
      },
      freed: (table, here) => caller.freed(table, here),
      timeUp: (table, late, here) => caller.timeUp(table, late, here),
      over: (table) => void groups.count(table).catch((error: unknown) => failed(error, "groups")),
      failed,
    },
  });
  const play = (call: Call): Promise<void> => players.play(call);
  const jobs: Jobs | null = settings.redis === null ? null : openJobs(settings.redis, settings.botWorkers, play);
  const players: Players = new Players({
    hub,
    store,
    thinkers,
    jobs,
    now,
    pauseMs: settings.botPauseMs ?? PAUSE_MS,
    ears: { thought: (ms, well) => metrics.thought(ms, well), failed },
  });
  const desk = new Desk(store, hub, now, (row, member) => caller.invite(row, member));
  const groups: Groups = new Groups({ store, hub, desk, now, push: keys.publicKey, failed });
  const checks = new Checks();
  const contests = new Contests(store, checks, now);
  const health = new Health(store, now);
  let api: Api | null = null;
  metrics.watch({
    sockets: () => api?.connections.size ?? 0,
    tables: () => hub.awake,
    bus: () => bus.state,
  });
  return {
    async serve(server) {
      const patience = settings.patience ?? 1;
      const sockets = (settings.sockets ?? SOCKETS) * patience;
      const door = {
        hub,
        desk,
        contests,
        groups,
        store,
        patience,
        sockets,
        now,
        answered: (code: string) => metrics.answered(code),
        failed,
      };
      api = await serveApi(server, door);
      server.get("/metrics", async (_request, reply) => {
        reply.header("cache-control", "no-store").type(metrics.type);
        return metrics.text();
      });
    },
    trouble: () => health.trouble(),
    async leave() {
      players.close();
      api?.stop();
      const end = performance.now() + FINISH_MS;
      while (api?.busy && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
      for (const connection of api?.connections ?? []) connection.bye("restart");
    },
    async close() {
      hub.close();
      await jobs?.close();
      await thinkers.close();
      await checks.close();
      await bus.close();
      await store.close();
    },
  };
}
