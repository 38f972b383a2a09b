import { isGameId } from "@endzeit/games";
import type { Proposal } from "@endzeit/wire";
import { lookAt, socketAddress } from "./api.ts";
import { TableClient } from "./client.svelte.ts";
import { loadGame } from "./games.ts";
import { randomId } from "./ids.ts";
import { LookingBack } from "./net/looking-back.ts";
import { NetLine, type NetRequest, type NetState, type Obstacle, type Reply, UNTOLD, type World } from "./net-line.ts";
import type { Notice } from "./protocol.ts";
import { forgetSeat, keepSeat, type Loose, looseAt, type SeatRecord, seatAt } from "./seats.ts";

/** A seat at a table on the network, as the page sees it: the match, and who sits around it. */
export class NetTable {
  readonly client: TableClient;
  readonly #line: NetLine;
  readonly #back: LookingBack;
  #record: SeatRecord;
  /** Links that this device has given out, by seat. */
  links: SeatRecord["links"] = $state.raw({});
  readonly #stop: () => void;
  state: NetState = $state.raw(UNTOLD);
  #seen = $state(0);
  /** Why the browser does not keep the seat beyond this window; null when it does. */
  loose: Loose | null = $state.raw(null);
  /** Why the last thing that was asked for did not happen. */
  failed = $state<Obstacle | null>(null);
  #notes: Promise<void> = Promise.resolve();

  constructor(record: SeatRecord) {
    this.#record = record;
    this.links = record.links;
    this.loose = looseAt(record.table);
    this.#seen = record.seen;
    let hear: (notice: Notice) => void = () => {};
    this.#line = new NetLine(this.#world(), record, (notice) => hear(notice));
    this.#back = new LookingBack(
      () => this.client.save(),
      (notice) => hear(notice),
    );
    this.client = new TableClient(record.table, (ears) => {
      hear = ears.hear;
      return {
        say: (command) => {
          if (command.do === "review") this.#back.review(command.of);
          else this.#line.say(command);
        },
        end: () => this.#line.close(),
      };
    });
    const back = (): void => this.#line.retry();
    const gone = (): void => this.#line.offline();
    const seen = (): void => {
      if (document.visibilityState === "visible") this.#line.retry();
    };
    addEventListener("online", back);
    addEventListener("offline", gone);
    document.addEventListener("visibilitychange", seen);
    this.#stop = () => {
      removeEventListener("online", back);
      removeEventListener("offline", gone);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  get record(): SeatRecord {
    return this.#record;
  }

  ask(request: NetRequest): Promise<Reply> {
    return this.#line.ask(request);
  }

  propose(proposal: Proposal): Promise<Reply> {
    return this.#line.propose(proposal);
  }

  /** Asks for something where nothing on the page waits for the reply: when it fails, the banner says so. */
  async wish(reply: Promise<Reply>): Promise<void> {
    const said = await reply;
    this.failed = said.ok ? null : said.code;
  }

  /** How many messages of others nobody at this page has seen yet. */
  get unread(): number {
    const { chat, seat: own } = this.state;
    return chat.filter(({ n, what, seat }) => what === "said" && n > this.#seen && seat !== own).length;
  }

  /** The chat is being looked at. */
  read(): void {
    const last = this.state.chat.at(-1)?.n ?? 0;
    if (last <= this.#seen) return;
    this.#seen = last;
    void this.note({ seen: last });
  }

  retry(): void {
    this.#line.retry();
  }

  /** Changes what this device keeps of the seat. Another window of the same seat may have changed something else since. */
  note(change: Partial<SeatRecord>): Promise<void> {
    this.#record = { ...this.#record, ...change };
    this.links = this.#record.links;
    this.#notes = this.#notes.then(async () => {
      const known = (await seatAt(this.#record.table)) ?? this.#record;
      this.loose = await keepSeat({ ...known, ...change });
    });
    return this.#notes;
  }

  /** Lets go of the links of these seats. */
  dropLinks(seats: readonly number[]): void {
    const used = seats.map(String).filter((seat) => this.links[seat] !== undefined);
    if (used.length === 0) return;
    void this.note({ links: Object.fromEntries(Object.entries(this.links).filter(([of]) => !used.includes(of))) });
  }

  /** Lets go of the links that lead to no seat any more: somebody has used them, or another device has asked for newer ones. */
  async checkLinks(): Promise<void> {
    for (const [seat, link] of Object.entries(this.links)) {
      if (seat === "watch") continue;
      const said = await lookAt(this.#record.table, link);
      if (!said.ok && said.code === "no-seat" && this.links[seat] === link) this.dropLinks([Number(seat)]);
    }
  }

  /** The seat was given up: this device no longer lists it. */
  forget(): void {
    this.#notes = this.#notes.then(() => forgetSeat(this.#record.table));
  }

  close(): void {
    this.#stop();
    this.#back.end();
    this.client.close();
  }

  #world(): World {
    return {
      connect: (calls) => {
        const socket = new WebSocket(socketAddress(this.#record.table));
        socket.addEventListener("open", () => calls.opened());
        socket.addEventListener("message", ({ data }: MessageEvent) => {
          if (typeof data === "string") calls.heard(data);
        });
        socket.addEventListener("close", () => calls.closed());
        return {
          send: (text) => {
            if (socket.readyState === WebSocket.OPEN) socket.send(text);
          },
          close: () => socket.close(),
        };
      },
      game: (id) => (isGameId(id) ? loadGame(id) : Promise.resolve(null)),
      after: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      now: () => Date.now(),
      random: () => Math.random(),
      key: () => randomId(20),
      keep: (pending) =>
        void this.note({ pending: pending === null ? null : { ...pending, answer: plain(pending.answer) } }),
      failed: (code) => {
        this.failed = code;
      },
      changed: (state) => {
        this.state = state;
      },
    };
  }
}

type StoredAnswer = NonNullable<SeatRecord["pending"]>["answer"];

/** The answer with lists of its own, as the store's shape has them. */
function plain(answer: {
  readonly [term: string]: string | number | boolean | readonly (string | number)[];
}): StoredAnswer {
  return Object.fromEntries(
    Object.entries(answer).map(([term, value]) => [term, typeof value === "object" ? [...value] : value]),
  );
}
