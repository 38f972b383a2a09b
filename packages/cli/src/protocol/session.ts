import { isObject } from "@endzeit/engine";
import type { Games } from "../games.ts";
import { RequestError } from "./codes.ts";
import { field } from "./fields.ts";
import { type InputLine, MAX_LINE, tooDeep } from "./lines.ts";
import { Matches, requestError } from "./matches.ts";
import { requests } from "./requests.ts";

/** Answers one line after the other. Whatever the line is, there is one reply and the session lives on. */
export interface Session {
  reply(line: InputLine): Promise<string>;
}

export function openSession(games: Games): Session {
  const matches = new Matches();
  return {
    async reply(line) {
      let id: unknown = null;
      try {
        if (line === null) throw new RequestError("too-long", `A line may have ${MAX_LINE} characters at most.`);
        const request = parsed(line);
        if (isObject(request)) {
          const given = field(request, "id");
          if (given !== undefined && !tooDeep(given)) id = given;
        }
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
        return JSON.stringify({ id, ...(await handler(request, matches, games)) });
      } catch (error) {
        const { code, message, refusal } = requestError(error);
        return JSON.stringify({ id, error: refusal === null ? { code, message } : { code, message, refusal } });
      }
    },
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new RequestError("bad-json", "The line is not JSON.");
  }
}
