import { isObject } from "@endzeit/engine";
import type { Games } from "../games.ts";
import { RequestError } from "./codes.ts";
import { field } from "./fields.ts";
import { type InputLine, MAX_BATCH, MAX_LINE, MAX_REPLY, tooDeep } from "./lines.ts";
import { errorTold, Matches } from "./matches.ts";
import { requests } from "./requests.ts";
import { Members } from "./spelled.ts";

/** Answers one line after the other; a line that is a list holds several requests and is answered by the list of their replies. Whatever the line is, there is one reply and the session lives on. */
export interface Session {
  reply(line: InputLine): Promise<string>;
}

/** `most`: how long the reply to a line may grow before what is left of it is not done any more. */
export function openSession(games: Games, most = MAX_REPLY): Session {
  const matches = new Matches();
  const full = new RequestError("too-many", `The reply to this line has more than ${most} characters already.`);

  async function single(request: unknown): Promise<string> {
    const id = idOf(request);
    try {
      if (tooDeep(request)) throw new RequestError("too-deep", "The request is nested too deep.");
      if (!isObject(request))
        throw new RequestError("bad-request", 'A request is an object such as {"id":1,"do":"games"}.');
      const name = field(request, "do");
      if (typeof name !== "string")
        throw new RequestError("bad-request", `do: must be one of ${[...requests.keys()].join(", ")}.`);
      const handler = requests.get(name);
      if (handler === undefined) {
        throw new RequestError(
          "unknown-request",
          `do: there is no "${name.slice(0, 40)}". Known: ${[...requests.keys()].join(", ")}.`,
        );
      }
      const told = await handler(request, matches, games);
      if (told instanceof Members) return `{"id":${JSON.stringify(id)},${told.json}}`;
      return JSON.stringify({ id, ...told });
    } catch (error) {
      return failed(error, id);
    }
  }

  /** The requests of one line, one after the other. A fault in one is told in its place. */
  async function batch(list: readonly unknown[]): Promise<string> {
    if (list.length > MAX_BATCH)
      return failed(new RequestError("too-many", `A line may hold ${MAX_BATCH} requests, not ${list.length}.`));
    const replies: string[] = [];
    let length = 0;
    for (const request of list) {
      const reply = length > most ? failed(full, idOf(request)) : await single(request);
      replies.push(reply);
      length += reply.length;
    }
    return `[${replies.join(",")}]`;
  }

  return {
    async reply(line) {
      try {
        if (line === null) throw new RequestError("too-long", `A line may have ${MAX_LINE} characters at most.`);
        const request = parsed(line);
        return await (Array.isArray(request) && request.length > 0 ? batch(request) : single(request));
      } catch (error) {
        return failed(error);
      }
    },
  };
}

function idOf(request: unknown): unknown {
  const id = isObject(request) ? (field(request, "id") ?? null) : null;
  return tooDeep(id) ? null : id;
}

function failed(error: unknown, id: unknown = null): string {
  return JSON.stringify({ id, error: errorTold(error) });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new RequestError("bad-json", "The line is not JSON.");
  }
}
