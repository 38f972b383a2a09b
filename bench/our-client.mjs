// A player of Endzeit's server over the wire: keeps its seat's view by patches and finds its answers in it, as the page does.
import { register } from "tsx/esm/api";
import { WebSocket } from "ws";

register();
const { below, candidates, imagine, Match, randomFrom } = await import("../packages/engine/src/index.ts");
const { apply } = await import("../packages/master/src/index.ts");
const { WIRE_VERSION } = await import("../packages/wire/src/index.ts");
const { zombiaki } = await import("../games/zombiaki/index.ts");

const random = randomFrom("bench");

/** How many answers a match between players takes that answer at random, on average. */
export function length() {
  const MATCHES = 300;
  let given = 0;
  for (let seed = 0; seed < MATCHES; seed++) {
    const match = Match.open(zombiaki, { players: 2, seed: String(seed) });
    while (match.outcome === null) {
      const [seat] = match.awaited();
      const { answers } = match.ask(seat);
      match.answer(seat, answers[below(random, answers.length)]);
    }
    given += match.log.length;
  }
  return Math.round(given / MATCHES);
}

/**
 * Opens a table with two persons.
 * @param {string} url
 * @param {string} origin
 * @returns {Promise<{ table: string, secrets: string[] }>}
 */
export async function open(url) {
  const opened = await post(url, "/api/tables", {
    game: "zombiaki",
    name: "Ada",
    seats: [{ kind: "me" }, { kind: "me" }],
    options: {},
    content: null,
    clock: null,
  });
  return { table: opened.table, secrets: opened.mine.map(({ secret }) => secret) };
}

/**
 * @param {string} url
 * @param {string} path
 * @param {object} body
 */
async function post(url, path, body) {
  const reply = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(body),
  });
  const json = await reply.json();
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${JSON.stringify(json)}`);
  return json;
}

/**
 * @param {string} url
 * @param {string} table
 * @param {string} secret
 * @param {number} seat
 */
export function join(url, table, secret, seat) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws`, { origin: url, perMessageDeflate: false });
  let id = 0;
  let n = 0;
  let view = null;
  let standing = null;
  let waiting = [];
  const asked = new Map();
  const wake = () => {
    const all = waiting;
    waiting = [];
    for (const call of all) call();
  };
  const say = (request) => {
    id++;
    socket.send(JSON.stringify({ id, ...request }));
    return new Promise((resolve) => asked.set(id, resolve));
  };
  socket.on("open", () => void say({ do: "join", wire: WIRE_VERSION, table, secret, have: 0 }));
  socket.on("message", (data) => {
    const report = JSON.parse(String(data));
    if ("n" in report) n = Math.max(n, report.n);
    if (report.say === "bye") throw new Error(`The server ended the line: ${report.reason}`);
    if (report.say === "joined") ({ view, standing } = report);
    if (report.say === "moved") {
      for (const { patch } of report.beats) view = apply(view, patch ?? null);
      view = apply(view, report.patch);
      standing = report.standing;
    }
    if ("id" in report) {
      asked.get(report.id)?.(report);
      asked.delete(report.id);
    }
    wake();
  });
  return {
    news: () => new Promise((resolve) => waiting.push(() => resolve(undefined))),
    ready: () => standing !== null,
    over: () => standing?.outcome != null,
    asked: () => standing !== null && standing.outcome === null && standing.awaited.includes(seat),
    /**
     * Gives a random answer; resolves when the server has committed and acknowledged it.
     * @param {(bound: number) => number} below
     */
    async answer(below) {
      const before = standing;
      const { answers } = candidates(zombiaki, imagine(zombiaki, view, seat, random), seat);
      const key = `${seat}-${table.slice(0, 8)}-${id}`;
      const reply = await say({ do: "answer", key, at: n, answer: answers[below(answers.length)] });
      if (reply.say !== "done") throw new Error(`refused: ${JSON.stringify(reply)}`);
      while (standing === before) await this.news();
    },
    close: () => socket.close(),
  };
}
