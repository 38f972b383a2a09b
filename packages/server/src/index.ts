import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { cacheControl, securityHeaders } from "./headers.ts";

export interface ServerSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The folder with the built web client. */
  readonly root: string;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

const REQUEST_MS = 30_000;

/** Why the server could not start, in a sentence for the person who started it. */
export class ServerError extends Error {
  override readonly name = "ServerError";
}

/** Serves the web client. Throws `ServerError` when the port is taken or there is nothing to serve. */
export async function startServer({ port, host, root }: ServerSettings): Promise<RunningServer> {
  if (!existsSync(join(root, "index.html"))) {
    throw new ServerError(`There is no built web client in ${root}. Run "npm start", which builds it first.`);
  }
  const server = fastify({
    forceCloseConnections: true,
    // A client that sends its request byte by byte does not hold its connection for ever.
    requestTimeout: REQUEST_MS,
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders);
      return nowhere(request, reply, error.statusCode ?? 400, "The address is not spelled as addresses are.");
    },
  });
  server.addHook("onSend", async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  server.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { ok: true };
  });
  await server.register(fastifyStatic, {
    root,
    cacheControl: false,
    dotfiles: "ignore",
    setHeaders: (reply, path) => {
      reply.header("cache-control", cacheControl(path));
    },
  });
  server.setNotFoundHandler(async (request, reply) => {
    if (request.method === "GET" || request.method === "HEAD")
      return nowhere(request, reply, 404, "There is nothing at this address.");
    reply.header("allow", "GET, HEAD");
    return refuse(reply, 405, "This server only gives out pages: GET and HEAD.");
  });
  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.header("allow", "GET, HEAD");
      return refuse(reply, 405, "This server only gives out pages: GET and HEAD.");
    }
    return refuse(reply, status, status === 403 ? "This address is not given out." : "The request cannot be met.");
  });
  try {
    await server.listen({ port, host });
  } catch (error) {
    await server.close();
    throw new ServerError(whyNot(error, port, host), { cause: error });
  }
  const address = server.server.address();
  return {
    url: `http://${spelled(host)}:${typeof address === "object" && address !== null ? address.port : port}`,
    close: () => server.close(),
  };
}

const CODES: { readonly [status: number]: string } = {
  403: "forbidden",
  404: "not-found",
  405: "method-not-allowed",
  416: "range-not-satisfiable",
  500: "internal",
};

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header("cache-control", "no-cache")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ error: { code: CODES[status] ?? "bad-request", message } }));
}

/** A link typed without its "#": the page itself says in words what it does not know. Programs get it as JSON. */
function nowhere(request: FastifyRequest, reply: FastifyReply, status: number, message: string): FastifyReply {
  if (request.method !== "GET" || !request.headers.accept?.includes("text/html")) return refuse(reply, status, message);
  return reply.header("cache-control", "no-cache").redirect(`/#${pathOf(request.url)}`, 302);
}

/** The path of a request, spelled for a header, without what could make a second address of it. */
function pathOf(url: string): string {
  const path = url.replace(/[?#].*$/, "").replace(/^[/\\]+/, "/");
  try {
    return encodeURI(decodeURI(path).replace(/^[/\\]+/, "/"));
  } catch {
    return path;
  }
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
