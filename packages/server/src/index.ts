import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";
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

/** Why the server could not start, in a sentence for the person who started it. */
export class ServerError extends Error {
  override readonly name = "ServerError";
}

/** Serves the web client. Throws `ServerError` when the port is taken or there is nothing to serve. */
export async function startServer({ port, host, root }: ServerSettings): Promise<RunningServer> {
  if (!existsSync(join(root, "index.html"))) {
    throw new ServerError(`There is no built web client in ${root}. Run "npm start", which builds it first.`);
  }
  const server = fastify({ forceCloseConnections: true });
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
    reply.header("cache-control", "no-cache");
    // A link typed without its "#": the page itself says in words what it does not know.
    if (request.method === "GET" && request.headers.accept?.includes("text/html")) {
      return reply.redirect(`/#${encodeURI(pathOf(request.url))}`, 302);
    }
    return reply.code(404).send({ error: { code: "not-found", message: "There is nothing at this address." } });
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

/** The path of a request without what could make a second address of it. */
function pathOf(url: string): string {
  try {
    return decodeURI(url.replace(/[?#].*$/, "")).replace(/^[/\\]+/, "/");
  } catch {
    return "/";
  }
}

function spelled(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function whyNot(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`;
  if (code === "EACCES")
    return `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`;
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return `This machine has no address "${host}". Leave HOST out or set it to localhost.`;
  return `The server could not start on port ${port}: ${error instanceof Error ? error.message : String(error)}`;
}
