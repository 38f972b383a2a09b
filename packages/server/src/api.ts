import type { Socket } from "node:net";
import {
  ClaimShape,
  FoundShape,
  GroupActShape,
  GroupAskedShape,
  JoinShape,
  LinkShape,
  LookShape,
  MESSAGE_BYTES,
  OpenShape,
  REQUEST_BYTES,
  ResultShape,
  readShape,
  SitShape,
  StandingsAskedShape,
  type Trouble,
} from "@endzeit/wire";
import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GenericSchema } from "valibot";
import { Limits, Places, type Rate, SAYING, times } from "./limits.ts";
import { Connection, type Door } from "./tables/guest.ts";
import { Refuse, troubleOf } from "./tables/trouble.ts";

/**
 * For each address. Opening a table or a group writes to the database, a claim, a joining and a code may be a try to guess one, and a result
 * has to be played again.
 */
const RATES = {
  tables: { burst: 20, perSecond: 0.1 },
  claim: { burst: 40, perSecond: 0.5 },
  look: { burst: 120, perSecond: 4 },
  result: { burst: 10, perSecond: 0.05 },
  standings: { burst: 60, perSecond: 2 },
  groups: { burst: 10, perSecond: 0.02 },
  group: { burst: 120, perSecond: 4 },
  "group/join": { burst: 40, perSecond: 0.5 },
  "group/act": { burst: 60, perSecond: 1 },
  "group/sit": { burst: 40, perSecond: 0.5 },
  "group/link": { burst: 10, perSecond: 0.02 },
  socket: { burst: 200, perSecond: 10 },
} satisfies Record<string, Rate>;

/** What a table brings with it is kept for good: one of corrected content counts as several. */
const TABLE_BYTES = 8192;

const STATUS: { readonly [code in Trouble]?: number } = {
  "bad-request": 400,
  "too-large": 413,
  "too-many": 429,
  "no-table": 404,
  "no-seat": 404,
  "seat-taken": 409,
  "table-full": 409,
  "name-taken": 409,
  "not-open": 409,
  counted: 409,
  "no-group": 404,
  "no-member": 404,
  "group-full": 409,
  away: 503,
  "disk-full": 507,
  internal: 500,
};

/** A message fits into one frame; some programs cut it in a few. Frames without anything in them would come without end. */
const MOST_FRAGMENTS = 64;

/** The page finds the socket beside the other addresses; programs know it by its short name. */
const SOCKETS = ["/api/socket", "/ws"];

export interface Api {
  readonly connections: ReadonlySet<Connection>;
  /** Whether a request of somebody is under way. */
  readonly busy: boolean;
  /** Takes no more requests and no more connections. */
  stop(): void;
}

/** The addresses of the tables and groups: some questions over HTTP, and the socket for what happens at a table. */
export async function serveApi(server: FastifyInstance, door: Door): Promise<Api> {
  const connections = new Set<Connection>();
  const places = new Places(door.sockets);
  /** The lines that have a place: one that asks several times has one all the same. */
  const placed = new WeakSet<Socket>();
  const mayConnect = ({ ip, raw: { socket } }: FastifyRequest): boolean => {
    if (placed.has(socket)) return true;
    if (!places.take(ip)) return false;
    placed.add(socket);
    socket.once("close", () => places.leave(ip));
    return true;
  };
  let stopped = false;
  let asking = 0;
  const limits = Object.fromEntries(
    Object.entries(RATES).map(([name, rate]) => [name, new Limits(times(rate, door.patience))]),
  );
  const mayAsk = (name: keyof typeof RATES, request: FastifyRequest, cost = 1): boolean =>
    limits[name]?.take(request.ip, door.now(), cost) ?? true;

  const saying = new Limits(times(SAYING, door.patience));

  await server.register(websocket, {
    options: { maxPayload: MESSAGE_BYTES, maxFragments: MOST_FRAGMENTS, perMessageDeflate: false },
    errorHandler(error, socket) {
      // What a client does to its own line is no error of this server: nobody may fill the operator's log from outside.
      if (!("code" in error)) door.failed(error, "socket");
      socket.terminate();
    },
  });
  await server.register(async (api) => {
    api.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
      if (error.statusCode === 413) return say(reply, new Refuse("too-large"));
      if (error.statusCode !== undefined && error.statusCode < 500) return say(reply, new Refuse("bad-request"));
      const trouble = troubleOf(error);
      if (trouble.code === "internal") door.failed(error, "http");
      return say(reply, trouble);
    });

    const post = <T>(name: keyof typeof RATES, shape: GenericSchema<unknown, T>, work: (value: T) => Promise<object>) =>
      api.post(
        `/api/${name}`,
        {
          bodyLimit: name === "tables" || name === "result" ? REQUEST_BYTES : MESSAGE_BYTES,
          // Before the body is read: whoever may not ask costs no more than that.
          onRequest: async (request) => {
            if (!fromHere(request))
              throw new Refuse("bad-request", "Requests come from the pages of this server alone.");
            if (!mayAsk(name, request, name === "tables" ? weightOf(request) : 1)) throw new Refuse("too-many");
            if (stopped)
              throw new Refuse("away", "This server stops. Another one, or this one a moment later, goes on.");
          },
        },
        async (request, reply) => {
          const read = readShape(shape, request.body, (value) => ({ value }));
          if ("problem" in read) throw new Refuse("bad-request", read.problem);
          reply.header("cache-control", "no-store");
          asking++;
          return work(read.value).finally(() => {
            asking--;
          });
        },
      );
    post("tables", OpenShape, (wanted) => door.desk.open(wanted));
    post("claim", ClaimShape, (wanted) => door.desk.claim(wanted));
    post("look", LookShape, (wanted) => door.desk.look(wanted));
    post("result", ResultShape, (wanted) => door.contests.take(wanted));
    post("standings", StandingsAskedShape, (wanted) => door.contests.standings(wanted));
    post("groups", FoundShape, (wanted) => door.groups.found(wanted));
    post("group", GroupAskedShape, (wanted) => door.groups.look(wanted));
    post("group/join", JoinShape, (wanted) => door.groups.join(wanted));
    post("group/act", GroupActShape, (wanted) => door.groups.act(wanted));
    post("group/sit", SitShape, (wanted) => door.groups.sit(wanted));
    post("group/link", LinkShape, (wanted) => door.groups.link(wanted));

    for (const address of SOCKETS)
      api.get(
        address,
        {
          websocket: true,
          preValidation: async (request, reply) => {
            if (!fromHere(request)) return reply.code(403).send();
            if (stopped) return reply.code(503).send();
            if (!mayAsk("socket", request) || !mayConnect(request)) return reply.code(429).send();
            return undefined;
          },
        },
        (socket, request) => {
          const { ip } = request;
          const maySay = (cost: number): boolean => saying.take(ip, door.now(), cost);
          const connection = new Connection(socket, request.raw.socket, door, maySay);
          connections.add(connection);
          socket.on("close", () => connections.delete(connection));
        },
      );
  });
  return {
    connections,
    get busy() {
      return asking > 0 || [...connections].some((connection) => connection.busy);
    },
    stop() {
      stopped = true;
      for (const connection of connections) connection.stop();
    },
  };
}

function say(reply: FastifyReply, { code, message }: Refuse): FastifyReply {
  return reply
    .code(STATUS[code] ?? 409)
    .header("cache-control", "no-store")
    .send({ error: { code, message } });
}

/** How many tables of the usual size a table is worth that is kept with all that this request brings. */
function weightOf({ headers }: FastifyRequest): number {
  const length = Number(headers["content-length"] ?? REQUEST_BYTES);
  return 1 + Math.floor(Math.min(length, REQUEST_BYTES) / TABLE_BYTES);
}

/** A browser names the page that asks: another one's page may not use this server. Programs name none. */
function fromHere(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
