import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cacheControl } from "./headers.ts";

/** Gives out the built web client, and says in the same words everywhere what it does not give out. */
export async function servePages(server: FastifyInstance, root: string): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    cacheControl: false,
    // The build has laid the compressed forms beside the files.
    preCompressed: true,
    dotfiles: "ignore",
    setHeaders: (reply, path) => {
      reply.header("cache-control", cacheControl(path));
    },
  });
  server.setNotFoundHandler(async (request, reply) => {
    if (request.method === "GET" || request.method === "HEAD")
      return nowhere(request, reply, 404, "There is nothing at this address.");
    return onlyPages(reply);
  });
  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") return onlyPages(reply);
    const status = error.statusCode ?? 500;
    return refuse(reply, status, status === 403 ? "This address is not given out." : "The request cannot be met.");
  });
}

function onlyPages(reply: FastifyReply): FastifyReply {
  reply.header("allow", "GET, HEAD");
  return refuse(reply, 405, "This address only gives out pages: GET and HEAD.");
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
export function nowhere(request: FastifyRequest, reply: FastifyReply, status: number, message: string): FastifyReply {
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
