import { existsSync } from "node:fs";
import { join } from "node:path";
import fastify from "fastify";
import { securityHeaders } from "./headers.ts";
import { LINES, limitLines, trusting } from "./lines.ts";
import { type NetworkSettings, openNetwork } from "./network.ts";
import { nowhere, servePages } from "./pages.ts";

export type { NetworkSettings } from "./network.ts";

import type { LogLevel } from "./settings.ts";
import type { StoreError } from "./store/store.ts";

export { readSettings, type Settings, SettingsError } from "./settings.ts";
export { backupSqlite } from "./store/sqlite.ts";
export { BackupError } from "./store/store.ts";

export interface ServerSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The folder with the built web client. */
  readonly root: string;
  /** Without it there are pages alone, and tables on the devices of those who open them. */
  readonly network?: NetworkSettings;
  /** What the log tells; nothing unless given. */
  readonly log?: LogLevel;
  /** The proxies whose word about the address of a client counts. */
  readonly proxies?: readonly string[] | null;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

const REQUEST_MS = 30_000;
/** A line on which nothing is said is closed after this. Sockets of tables have their own way to notice. */
const IDLE_MS = 60_000;

const UNWELL = {
  away: "The database cannot be reached.",
  full: "The disk of the database is full: nothing can be written. Make room.",
} satisfies Record<StoreError["trouble"], string>;

/** Why the server could not start, in a sentence for the person who started it. */
export class ServerError extends Error {
  override readonly name = "ServerError";
}

/**
 * Serves the web client and, with `network`, the tables. Throws `ServerError` when the port is taken or there is nothing to serve,
 * `SettingsError` when the database cannot be used.
 */
export async function startServer({ port, host, root, network, log, proxies }: ServerSettings): Promise<RunningServer> {
  if (!existsSync(join(root, "index.html"))) {
    throw new ServerError(`There is no built web client in ${root}. Run "npm start", which builds it first.`);
  }
  const server = fastify({
    logger:
      log === undefined
        ? false
        : { level: log, serializers: { req: ({ method, url }) => ({ method, path: url.replace(/[?#].*$/, "") }) } },
    forceCloseConnections: true,
    // The address of whoever asks, also behind a proxy of this house: limits go by it.
    trustProxy: ["loopback", ...(proxies ?? [])],
    // A client that sends its request byte by byte does not hold its connection for ever.
    requestTimeout: REQUEST_MS,
    connectionTimeout: IDLE_MS,
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders);
      return nowhere(request, reply, error.statusCode ?? 400, "The address is not spelled as addresses are.");
    },
  });
  limitLines(server.server, (LINES + (network?.sockets ?? 0)) * (network?.patience ?? 1), trusting(proxies ?? []));
  server.addHook("onSend", async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  const tables =
    network === undefined ? null : await openNetwork(network, (error, what) => server.log.error({ err: error, what }));
  server.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const trouble = tables === null ? null : await tables.trouble();
    if (trouble === null) return { ok: true };
    return reply.code(503).send({ ok: false, message: UNWELL[trouble] });
  });
  // A page that lies on any server asks first whether there is more than pages.
  server.get("/api/house", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { tables: tables !== null };
  });
  if (tables !== null) await tables.serve(server);
  await servePages(server, root);
  const close = async (): Promise<void> => {
    await tables?.leave();
    await server.close();
    await tables?.close();
  };
  try {
    await server.listen({ port, host });
  } catch (error) {
    await close();
    throw new ServerError(whyNot(error, port, host), { cause: error });
  }
  const address = server.server.address();
  return {
    url: `http://${spelled(host)}:${typeof address === "object" && address !== null ? address.port : port}`,
    close,
  };
}

function spelled(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function whyNot(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program. Choose another: PORT=${port < 65_535 ? port + 1 : 3000} npm start`;
  if (code === "EACCES")
    return `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`;
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return `This machine has no address "${host}". Leave HOST out or set it to localhost.`;
  return `The server could not start on port ${port}: ${error instanceof Error ? error.message : String(error)}`;
}
