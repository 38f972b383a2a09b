import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Remark } from "@endzeit/bots";
import { type Answer, type AnyGame, candidates, imagine, type Json, randomFrom } from "@endzeit/engine";
import { isGameId, loadGame } from "@endzeit/games";
import { apply, type Standing, type TakenBack, type Told } from "@endzeit/master";
import {
  type Chat,
  type Claimed,
  ClaimedShape,
  type Face,
  type Facts,
  type Opened,
  OpenedShape,
  type Report,
  type Request,
  readReport,
  WIRE_VERSION,
} from "@endzeit/wire";
import { parse } from "valibot";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { type NetworkSettings, type RunningServer, startServer } from "../src/index.ts";

/** A folder that is gone when the test is over. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "endzeit-tables-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A server with a database of its own, unless another is given. It ends with the test. */
export async function serverWith(change: Partial<NetworkSettings> = {}): Promise<RunningServer> {
  const root = join(folder(), "dist");
  mkdirSync(root);
  writeFileSync(join(root, "index.html"), "<!doctype html><title>Endzeit</title>");
  const database = { kind: "sqlite", file: join(folder(), "endzeit.sqlite") } as const;
  const server = await startServer({
    port: 0,
    host: "127.0.0.1",
    root,
    network: { database, redis: null, botWorkers: 1, botPauseMs: 0, patience: 1000, ...change },
  });
  onTestFinished(() => server.close());
  return server;
}

export async function post(url: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(`${url}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const said: unknown = await reply.json();
  return { status: reply.status, said };
}

type SeatWish = { kind: "me" } | { kind: "open" } | { kind: "bot"; bot: string };

export interface Wanted {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly face?: Face;
  readonly clock?: unknown;
  readonly after?: { readonly table: string; readonly secret: string };
}

/** A table that nobody else opened in the same moment: whoever opens it gets the link to watch, too. */
export async function open(
  url: string,
  { clock = null, ...wanted }: Wanted,
): Promise<Opened & { readonly watch: string }> {
  const { said } = await post(url, "tables", { name: "Ada", options: {}, content: null, clock, ...wanted });
  const { watch, ...opened } = parse(OpenedShape, said);
  if (watch === null) throw new Error(`${JSON.stringify(said)} is a table that somebody else opened.`);
  return { ...opened, watch };
}

export async function claim(url: string, table: string, invitation: string, name: string): Promise<Claimed> {
  const { said } = await post(url, "claim", { table, invitation, name });
  return parse(ClaimedShape, said);
}

type Bare<R> = R extends unknown ? Omit<R, "id"> : never;

/**
 * A client as simple as can be: it keeps what it was told, applies the patches, and answers what it may. It throws when the
 * server's numbers have a gap.
 */
export class Client {
  readonly #socket: WebSocket;
  readonly #waiting: { test(report: Report): boolean; resolve(report: Report): void }[] = [];
  #id = 0;
  readonly table: string;
  readonly secret: string;
  seat: number | null = null;
  n = 0;
  view: Json = null;
  story: Told[] = [];
  facts: Facts | null = null;
  standing: Standing | null = null;
  chat: string[] = [];
  /** What the table itself has said. */
  notes: Chat[] = [];
  /** What was taken back. */
  backs: readonly TakenBack[] = [];
  /** What the bots have said. */
  remarks: readonly Remark[] = [];
  gap: string | null = null;
  closed: number | null = null;
  bye: string | null = null;
  /** Bytes that came over the line with the last message that told of an answer. */
  size = 0;
  #read = 0;

  constructor(url: string, place: { readonly table: string; readonly secret: string; readonly origin?: string }) {
    this.table = place.table;
    this.secret = place.secret;
    const options = place.origin === undefined ? {} : { origin: place.origin };
    this.#socket = new WebSocket(`${url.replace(/^http/, "ws")}/api/socket`, options);
    this.#socket.on("message", (data) => this.#hear(data.toString()));
    this.#socket.on("close", (code) => {
      this.closed = code;
      this.#settle();
    });
    this.#socket.on("error", () => undefined);
    onTestFinished(() => this.#socket.terminate());
  }

  get opened(): Promise<void> {
    if (this.#socket.readyState === WebSocket.OPEN) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#socket.once("open", resolve);
      this.#socket.once("error", reject);
    });
  }

  /** Goes on from what another connection of the same seat knew. */
  take(other: Client): void {
    this.n = other.n;
    this.story = other.story;
    this.chat = other.chat;
  }

  raw(text: string | Buffer): void {
    this.#socket.send(text);
  }

  stop(): void {
    this.#socket.terminate();
  }

  /** Stops reading, so that the server's words pile up. */
  sleep(): void {
    this.#socket.pause();
  }

  /** Says something, and waits for the reply to it. */
  async say(request: Bare<Request>): Promise<Report> {
    const id = ++this.#id;
    this.raw(JSON.stringify({ ...request, id }));
    return this.until((report) => "id" in report && report.id === id);
  }

  async join(have = 0): Promise<Report> {
    await this.opened;
    return this.say({ do: "join", wire: WIRE_VERSION, table: this.table, secret: this.secret, have });
  }

  /** The first report from now on for which the test holds. A closed line gives `bye`. */
  until(test: (report: Report) => boolean): Promise<Report> {
    return new Promise((resolve) => {
      this.#waiting.push({ test, resolve });
      if (this.closed !== null) this.#settle();
    });
  }

  /** Waits until the client knows something. */
  async knows(test: (client: Client) => boolean): Promise<void> {
    while (!test(this)) await this.until(() => true);
  }

  async answers(): Promise<readonly Answer[]> {
    if (this.facts === null || this.seat === null) return [];
    const game = await gameOf(this.facts.game);
    return candidates(game, imagine(game, this.view, this.seat, randomFrom("any")), this.seat).answers;
  }

  get asked(): boolean {
    return this.seat !== null && (this.standing?.awaited.includes(this.seat) ?? false);
  }

  /** The connection below, which knows what really came over it. */
  get #line(): Socket {
    const line: unknown = Reflect.get(this.#socket, "_socket");
    if (!(line instanceof Socket)) throw new Error("The line is not open.");
    return line;
  }

  #settle(): void {
    for (const { resolve } of this.#waiting.splice(0)) resolve({ say: "bye", reason: "restart" });
  }

  #hear(text: string): void {
    const report = readReport(JSON.parse(text));
    if (report === null) throw new Error(`No report: ${text}`);
    const { bytesRead } = this.#line;
    if (report.say === "moved") this.size = bytesRead - this.#read;
    this.#read = bytesRead;
    this.#take(report);
    for (const waiting of this.#waiting.slice()) {
      if (!waiting.test(report)) continue;
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.resolve(report);
    }
  }

  #next(report: { readonly n: number; readonly after: number }): void {
    if (report.after > this.n) this.gap = `entry ${report.n} follows ${report.after}, known is ${this.n}`;
    this.n = report.n;
  }

  #hearChat(line: Chat): void {
    if (line.what === "said") this.chat.push(line.text);
    else this.notes.push(line);
  }

  #take(report: Report): void {
    switch (report.say) {
      case "joined":
        this.n = report.n;
        this.seat = report.seat;
        this.facts = report.facts;
        this.standing = report.standing;
        this.view = report.view;
        this.story = [
          ...(report.from === 0 ? [] : this.story.filter(({ step }) => step < report.from)),
          ...report.told,
        ];
        for (const line of report.chat) this.#hearChat(line);
        this.backs = report.backs ?? [];
        this.remarks = report.remarks ?? [];
        return;
      case "moved":
        this.#next(report);
        if (report.remark !== undefined) this.remarks = [...this.remarks, report.remark];
        for (const beat of report.beats) {
          this.view = apply(this.view, beat.patch ?? null);
          this.story.push({ step: report.standing.step, by: report.by, ...beat });
        }
        this.view = apply(this.view, report.patch);
        this.standing = report.standing;
        if (report.facts !== undefined) this.facts = report.facts;
        if (report.left !== undefined && this.facts !== null) this.facts = { ...this.facts, left: report.left };
        return;
      case "undone":
        this.#next(report);
        this.remarks = this.remarks.filter(({ step }) => step <= report.keep);
        this.view = apply(this.view, report.patch);
        this.story = this.story.filter(({ step }) => step <= report.keep);
        this.backs = [...this.backs.filter(({ keep }) => keep <= report.keep), ...(report.back ? [report.back] : [])];
        this.standing = report.standing;
        if (report.facts !== undefined) this.facts = report.facts;
        return;
      case "facts":
        this.#next(report);
        this.facts = report.facts;
        if (report.chat !== undefined) this.#hearChat(report.chat);
        return;
      case "chat":
        this.#next(report);
        this.#hearChat(report.chat);
        return;
      case "here":
        if (this.facts !== null)
          this.facts = {
            ...this.facts,
            watchers: report.watchers,
            seats: this.facts.seats.map((seat, i) => ({ ...seat, here: report.here[i] ?? false })),
          };
        return;
      case "bye":
        this.bye = report.reason;
        return;
      case "done":
      case "refused":
      case "story":
      case "save":
        return;
    }
  }
}

export async function gameOf(id: string): Promise<AnyGame> {
  if (!isGameId(id)) throw new Error(`There is no game "${id}".`);
  return loadGame(id);
}

let keys = 0;
export const newKey = (): string => `test-key-${++keys}`;

/** An answer as a message may carry it. */
export function spelled(answer: Answer): Extract<Request, { do: "answer" }>["answer"] {
  return Object.fromEntries(
    Object.entries(answer).map(([term, value]) => [term, typeof value === "object" ? [...value] : value]),
  );
}

export interface Player {
  client: Client;
  readonly secret: string;
}

/** A table on which everybody has a place and a connection: the host at the first seat, the others by invitation. */
export async function seated(
  url: string,
  game: string,
  count: number,
  clock: unknown = null,
): Promise<{ players: Player[]; watch: string; table: string }> {
  const seats = Array.from({ length: count }, (_, seat): SeatWish => ({ kind: seat === 0 ? "me" : "open" }));
  const { table, mine, invitations, watch } = await open(url, { game, seats, clock });
  const secrets = mine.map(({ secret }) => secret);
  for (const { seat, secret } of invitations)
    secrets.push((await claim(url, table, secret, `Player ${seat + 1}`)).secret);
  const players: Player[] = [];
  for (const secret of secrets) {
    const client = new Client(url, { table, secret });
    await client.join();
    players.push({ client, secret });
  }
  return { players, watch, table };
}

/** All agree to somebody new at a free seat. The invitation that `by` then gets. */
export async function invitedBy(by: Client, others: readonly Client[], seat: number): Promise<string> {
  const [proposer = by, ...asked] = [...others, by];
  const said = await proposer.say({ do: "propose", at: proposer.n, proposal: { what: "admit", seat } });
  if (said.say !== "done") throw new Error(JSON.stringify(said));
  for (const client of asked) {
    await client.knows(({ facts }) => facts?.proposal?.n === said.n);
    await client.say({ do: "vote", proposal: said.n, yes: true });
  }
  const reply = await by.say({ do: "host", act: { what: "invite", seat } });
  if (reply.say !== "done") throw new Error(JSON.stringify(reply));
  return reply.secret ?? "";
}

/** The first answer that the client may give. */
export async function giveFirst(client: Client, key: string = newKey(), at: number = client.n): Promise<Report> {
  const [answer] = await client.answers();
  if (answer === undefined) throw new Error("This seat is not asked.");
  return client.say({ do: "answer", key, at, answer: spelled(answer) });
}
