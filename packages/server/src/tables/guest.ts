import type { Socket } from "node:net";
import type { Eyes } from "@endzeit/master";
import { MESSAGE_BYTES, type Report, type Request, readRequest } from "@endzeit/wire";
import type { WebSocket } from "ws";
import type { Contests } from "../contests/contests.ts";
import type { Groups } from "../groups/groups.ts";
import { Bucket, MOST_STORIES, MOST_UNDER_WAY, type Rate, times } from "../limits.ts";
import { mayPushTo } from "../push.ts";
import type { Store } from "../store/store.ts";
import type { Desk } from "./desk.ts";
import { framesOf } from "./frames.ts";
import type { Arrival } from "./house.ts";
import type { Hub } from "./hub.ts";
import type { Table } from "./table.ts";
import { Refuse, troubleOf } from "./trouble.ts";
import { inTurn } from "./turns.ts";

/** What the connections need of the server. */
export interface Door {
  readonly hub: Hub;
  readonly desk: Desk;
  readonly contests: Contests;
  readonly groups: Groups;
  readonly store: Store;
  /** How freely one may ask, as a multiple of the usual. */
  readonly patience: number;
  /** Most sockets of one address. */
  readonly sockets: number;
  now(): number;
  answered(code: string): void;
  failed(error: unknown, what: string): void;
}

const RATE: Rate = { burst: 60, perSecond: 15 };
/** What costs the server more than a word. */
const COSTS: { readonly [what in Request["do"]]?: number } = { story: 5, save: 5, join: 3, chat: 3, push: 5, move: 5 };
/** Browsers that one seat may have called. */
const MOST_BROWSERS = 5;
/** So many messages that no page would send, and the line is cut. */
const LIES = 8;
/** Whoever does not say what it wants is shown out. */
const JOIN_MS = 10_000;
const PING_MS = 20_000;
/** Who reads so much more slowly than the table speaks would fill the memory; it may come back and ask for what it missed. */
const BACKLOG_BYTES = 1_048_576;
const CLOSED = { bye: 1000, restart: 1012, slow: 1013, policy: 1008 };

/** One connection: it joins a table once, and then speaks for its seat. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #line: Socket;
  readonly #door: Door;
  readonly #bucket: Bucket;
  readonly #ping: NodeJS.Timeout;
  readonly #patience: NodeJS.Timeout;
  #place: (Arrival & { readonly table: Table }) | null = null;
  #joining = false;
  #over = false;
  #deaf = false;
  #alive = true;
  #lies = 0;
  #busy = 0;
  #stories = 0;
  #said: string[] = [];

  readonly #mayAll: (cost: number) => boolean;

  /** `line`: the stream beneath the socket; `mayAll`: whether all lines of its address together may still say something of this cost. */
  constructor(socket: WebSocket, line: Socket, door: Door, mayAll: (cost: number) => boolean) {
    this.#mayAll = mayAll;
    this.#socket = socket;
    this.#line = line;
    this.#door = door;
    this.#bucket = new Bucket(times(RATE, door.patience), door.now());
    this.#patience = setTimeout(() => this.#end("policy"), JOIN_MS);
    this.#ping = setInterval(() => this.#check(), PING_MS);
    // The socket answers pings by itself: they cost as much as words do. So do answers to what nobody has asked.
    socket.on("ping", () => this.#pay(1));
    socket.on("pong", () => {
      this.#alive = true;
      this.#pay(1);
    });
    socket.on("message", (data, binary) => this.#receive(binary || Array.isArray(data) ? null : data.toString()));
    socket.on("close", () => this.#gone());
    // A broken frame or a message that is too long: the socket closes itself after this.
    socket.on("error", () => this.#gone());
  }

  get busy(): boolean {
    return this.#busy > 0;
  }

  /** Hears no more requests. What is under way is still answered. */
  stop(): void {
    this.#deaf = true;
  }

  bye(reason: Extract<Report, { say: "bye" }>["reason"]): void {
    if (this.#over) return;
    this.#send({ say: "bye", reason });
    this.#end(reason === "restart" ? "restart" : "bye");
  }

  #receive(text: string | null): void {
    if (this.#over || this.#deaf) return;
    const message = text === null || text.length > MESSAGE_BYTES ? undefined : parsed(text);
    const read = message === undefined ? { problem: "message: this is no JSON." } : readRequest(message);
    const cost = "request" in read ? (COSTS[read.request.do] ?? 1) : 1;
    if (!this.#pay(cost)) return;
    if ("problem" in read) {
      this.#send({ say: "refused", id: idOf(message), code: "bad-request", message: read.problem });
      if (++this.#lies >= LIES) this.bye("flood");
      return;
    }
    // What waits for its turn takes memory.
    if (this.#busy >= MOST_UNDER_WAY) return this.bye("flood");
    this.#busy++;
    void this.#serve(read.request).finally(() => {
      this.#busy--;
    });
  }

  /** Whether this may still be said; otherwise the line is cut. */
  #pay(cost: number): boolean {
    if (this.#over) return false;
    const may = this.#bucket.take(this.#door.now(), cost) && this.#mayAll(cost);
    if (!may) this.bye("flood");
    return may;
  }

  async #serve(request: Request): Promise<void> {
    try {
      const report = request.do === "join" ? await this.#join(request) : await this.#perform(request);
      if (report !== null) this.#send(report);
      if (request.do === "answer") this.#door.answered("accepted");
    } catch (error) {
      const { code, message, refusal } = troubleOf(error);
      if (code === "internal") this.#door.failed(error, request.do);
      if (request.do === "answer") this.#door.answered(code);
      this.#send({ say: "refused", id: request.id, code, message, ...(refusal === null ? {} : { refusal }) });
    }
  }

  async #join(request: Extract<Request, { do: "join" }>): Promise<null> {
    if (this.#joining) throw new Refuse("bad-request", "A connection joins once.");
    this.#joining = true;
    try {
      const table = await this.#door.hub.table(request.table);
      const { guest, sitter } = await table.join(request, async () => {
        // The match is not played again for a line that is cut.
        if (this.#over) throw new Refuse("late");
        const { kind, seat } = await this.#door.desk.who(request.table, request.secret);
        if (kind === "claim") throw new Refuse("no-seat", "This is an invitation. Take the seat first.");
        return { eyes: seat, send: (text) => this.#sendText(text), bye: (reason) => this.bye(reason) };
      });
      clearTimeout(this.#patience);
      if (this.#over) table.leave(guest);
      else {
        this.#place = { table, guest, sitter };
        this.#door.hub.arrived(table);
      }
      return null;
    } catch (error) {
      this.#joining = false;
      throw error;
    }
  }

  async #perform(request: Exclude<Request, { do: "join" }>): Promise<Report | null> {
    if (this.#place === null) throw new Refuse("bad-request", "Join a table first.");
    const { table, sitter } = this.#place;
    const eyes = sitter?.seat ?? null;
    const { id } = request;
    if (request.do === "story") return this.#story(table, eyes, request);
    if (request.do === "save") return table.save(request);
    if (sitter === null) throw new Refuse("not-yours", "Those who watch only watch.");
    switch (request.do) {
      case "answer":
        return { say: "done", id, n: await table.answer(sitter, request) };
      case "undo":
      case "propose":
      case "vote":
      case "chat":
      case "rest":
      case "leave":
        return { say: "done", id, n: await table.wish(sitter, request) };
      case "host": {
        const { n, secret } = await table.host(sitter, request);
        return { say: "done", id, n, ...(secret === null ? {} : { secret }) };
      }
      case "move":
        return { say: "done", id, n: table.n, secret: await table.move(sitter) };
      case "push":
        await table.forSeat(sitter, () => this.#subscribe(table.id, sitter.seat, request));
        return { say: "done", id, n: table.n };
    }
  }

  async #story(table: Table, eyes: Eyes, request: Extract<Request, { do: "story" }>): Promise<Report | null> {
    if (this.#stories >= MOST_STORIES) throw new Refuse("too-many");
    this.#stories++;
    try {
      // Whoever has gone does not want to hear it any more.
      return await table.story(eyes, request, () => !this.#over);
    } finally {
      this.#stories--;
    }
  }

  async #subscribe(table: string, seat: number, request: Extract<Request, { do: "push" }>): Promise<void> {
    const { subscription, lang } = request;
    const { store } = this.#door;
    const known = await store.subscriptions(table, seat);
    const surplus = subscription === null ? known : known.slice(MOST_BROWSERS - 1);
    for (const { endpoint } of surplus) await store.unsubscribe(endpoint, { table, seat });
    if (subscription === null) return;
    const { endpoint, keys } = subscription;
    if (!mayPushTo(endpoint)) throw new Refuse("bad-request", "endpoint: this is no service of a browser.");
    await store.subscribe({ table, seat, endpoint, p256dh: keys.p256dh, auth: keys.auth, lang });
  }

  #check(): void {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }

  #send(report: Report): void {
    this.#sendText(JSON.stringify(report));
  }

  #sendText(text: string): void {
    if (this.#over || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#line.writableLength > BACKLOG_BYTES) return this.#end("slow");
    if (this.#said.push(text) === 1) inTurn(() => this.#speak());
  }

  /** What is said in one breath, an event and its acknowledgement, goes out together: each write is a call of the system. */
  #speak(): void {
    if (this.#said.length === 0) return;
    const frames = framesOf(this.#said);
    this.#said = [];
    if (this.#line.writable) this.#line.write(frames);
  }

  #end(why: keyof typeof CLOSED): void {
    this.#speak();
    this.#socket.close(CLOSED[why]);
    // A client that does not close its side is not waited for.
    setTimeout(() => this.#socket.terminate(), 1000).unref();
    this.#gone();
  }

  #gone(): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#patience);
    clearInterval(this.#ping);
    const place = this.#place;
    this.#place = null;
    if (place !== null) this.#door.hub.left(place.table, place.guest);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of a message that is wrong otherwise, so that its sender knows which one it was. */
function idOf(message: unknown): number {
  if (typeof message !== "object" || message === null || !("id" in message)) return 0;
  return typeof message.id === "number" && Number.isSafeInteger(message.id) && message.id >= 0 ? message.id : 0;
}
