import type { Answer, AnyGame, Refusal } from "@endzeit/engine";
import type { Moved, Position, Standing, Undone } from "@endzeit/master";
import {
  type Chat,
  type Facts,
  type Proposal,
  type Report,
  type Request,
  readReport,
  type Trouble,
  WIRE_VERSION,
} from "@endzeit/wire";
import type { Command, Notice, Terms } from "./protocol.ts";
import type { SeatKind } from "./storage.ts";

/** An answer that the server has not confirmed yet. It is sent again with the same key until it has. */
export interface Pending {
  readonly key: string;
  readonly at: number;
  readonly answer: Answer;
}

/** One line to the server, and what comes of it. After `closed` nothing is called any more. */
export interface Calls {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What the adapter needs of the browser. */
export interface World {
  connect(calls: Calls): Socket;
  game(id: string): Promise<AnyGame | null>;
  /** Calls once after so many milliseconds; returns the way to cancel. */
  after(ms: number, call: () => void): () => void;
  now(): number;
  /** 0 to 1, so that a thousand pages do not come back in the same instant. */
  random(): number;
  key(): string;
  /** Keeps the unconfirmed answer on this device, so that it survives a reload; null when there is none. */
  keep(pending: Pending | null): void;
  /** What was asked for at the table did not happen. */
  failed(code: Obstacle): void;
  changed(state: NetState): void;
}

/** Why a table cannot be reached for good, or for now. */
export type Obstacle = Trouble | "removed" | "left" | "elsewhere" | "lost";

export interface NetState {
  /** `shut`: nothing is tried any more, `why` says the reason. */
  readonly line: "connecting" | "live" | "lost" | "shut";
  readonly why: Obstacle | null;
  readonly facts: Facts | null;
  /** When `facts.left` was true, by the clock of this device. */
  readonly at: number;
  readonly seat: number | null;
  readonly standing: Standing | null;
  readonly chat: readonly Chat[];
  /** The last answer of this device: on its way, kept here until there is a connection, or known to be with the server. */
  readonly delivery: "none" | "sending" | "waiting" | "there";
  /** Public key for web push; null when this server sends none. */
  readonly push: string | null;
}

/** Before the server has said anything. */
export const UNTOLD: NetState = {
  line: "connecting",
  why: null,
  facts: null,
  at: 0,
  seat: null,
  standing: null,
  chat: [],
  delivery: "none",
  push: null,
};

export type Reply =
  | { readonly ok: true; readonly secret: string | null }
  | { readonly ok: false; readonly code: Obstacle; readonly refusal: Refusal | null };

/** A request without what the adapter adds itself. */
type Bare<R> = R extends unknown ? Omit<R, "id"> : never;
export type NetRequest = Extract<Bare<Request>, { do: "vote" | "chat" | "rest" | "leave" | "move" | "host" | "push" }>;

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 20_000;
/** The server is starting anew: it is back in a moment. */
const RESTART_MS = 900;
const FLOOD_MS = 15_000;
/** A request without a reply for so long: the line is dead, whatever the browser says. */
const PATIENCE_MS = 10_000;
/** The server could not store the answer just now. */
const AGAIN_MS = 3000;

/** Passing troubles: the same request may succeed a moment later. */
const PASSING: ReadonlySet<Obstacle> = new Set(["away", "disk-full", "too-many", "internal", "lost"]);

/**
 * The line to a table on the network: what the server tells of the match goes to the page as it is. It comes back after every broken line,
 * and loses no answer on the way.
 */
export class NetLine {
  readonly #world: World;
  readonly #table: string;
  readonly #secret: string;
  readonly #hear: (notice: Notice) => void;
  #socket: Socket | null = null;
  #tries = 0;
  #cancel: () => void = () => {};
  #watch: () => void = () => {};
  #id = 0;
  #joining = 0;
  /** The last entry of the table's log that is told here. */
  #have = 0;
  /** Whether the page has been told where the match stands. */
  #told = false;
  #pending: Pending | null;
  #answering = 0;
  /** The seat was given up here, and the server may have heard it although its farewell was lost. */
  #leaving = false;
  /** The entry under which the server has the pending answer. It stands until that entry is told, so that nobody answers twice. */
  #confirmed: number | null = null;
  readonly #replies = new Map<number, (reply: Reply) => void>();
  readonly #stories = new Map<number, number>();
  readonly #saves = new Map<number, number>();
  /** Reports are taken one after the other: the rules may still be loading when the next one comes. */
  #chain: Promise<void> = Promise.resolve();
  #state: NetState = UNTOLD;

  constructor(
    world: World,
    place: { readonly table: string; readonly secret: string; readonly pending: Pending | null },
    hear: (notice: Notice) => void,
  ) {
    this.#world = world;
    this.#table = place.table;
    this.#secret = place.secret;
    this.#pending = place.pending;
    this.#hear = hear;
    if (place.pending !== null) this.#change({ delivery: "waiting" });
    this.#connect();
  }

  /** What the table on the page asks of its match. */
  say(command: Command): void {
    switch (command.do) {
      case "answer":
        this.#answer(command.answer, command.step);
        return;
      case "undo":
        void this.#undo(Math.max(0, command.step - command.count));
        return;
      case "stories":
        this.#story(command.ask, command.from, command.to);
        return;
      case "save":
        if (this.#state.line === "live") this.#saves.set(this.#send({ do: "save" }), command.ask);
        else this.#world.failed("lost");
        return;
      case "anew":
        this.#anew();
        return;
      case "resume":
        this.retry();
        return;
      case "close":
        this.close();
        return;
      case "open":
      case "import":
      case "show":
      case "pace":
        return;
    }
  }

  /** Asks the server for something that is not sent again by itself. */
  ask(request: NetRequest): Promise<Reply> {
    if (request.do === "leave" && this.#state.line === "live") this.#leaving = true;
    return this.#ask(request);
  }

  /** Asks the others for something that needs them all. */
  propose(proposal: Proposal): Promise<Reply> {
    return this.#ask({ do: "propose", at: this.#have, proposal });
  }

  async #undo(keep: number): Promise<void> {
    const reply = await this.#ask({ do: "undo", at: this.#have, keep });
    if (reply.ok) return;
    if (reply.code === "late") this.#hear({ say: "late" });
    else this.#world.failed(reply.code);
  }

  #ask(request: Bare<Request>): Promise<Reply> {
    if (this.#state.line !== "live") return Promise.resolve({ ok: false, code: "lost", refusal: null });
    return new Promise((resolve) => this.#replies.set(this.#send(request), resolve));
  }

  /** Tries now instead of later: the browser says that the network is back, or the person does. */
  retry(): void {
    if (this.#state.line === "live" || this.#state.line === "connecting") return;
    this.#tries = 0;
    this.#connect();
  }

  /** The browser says that the network is gone. Waiting for the line to notice would take minutes. */
  offline(): void {
    if (this.#state.line !== "shut") this.#lose(LONGEST_WAIT_MS);
  }

  close(): void {
    this.#shut(null);
  }

  #connect(): void {
    // Whoever tries again does not wait for the try before: it must not end this one.
    this.#drop();
    this.#change({ line: this.#state.line === "lost" ? "lost" : "connecting" });
    const mine: { socket: Socket | null } = { socket: null };
    const current = (): boolean => mine.socket !== null && mine.socket === this.#socket;
    mine.socket = this.#world.connect({
      opened: () => {
        if (current()) this.#join();
      },
      heard: (text) => {
        if (current()) this.#receive(text, current);
      },
      closed: () => {
        if (current()) this.#lose(this.#wait());
      },
    });
    this.#socket = mine.socket;
    // A line that neither opens nor closes is as good as none.
    this.#watch = this.#world.after(PATIENCE_MS, () => this.#lose(this.#wait()));
  }

  #join(): void {
    this.#joining = this.#send({
      do: "join",
      wire: WIRE_VERSION,
      table: this.#table,
      secret: this.#secret,
      have: this.#have,
    });
  }

  /** Twice as long after each failure, and never quite the same. */
  #wait(): number {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries);
    this.#tries++;
    return wait * (0.5 + this.#world.random() / 2);
  }

  #lose(wait: number, why: Obstacle | null = null): void {
    this.#drop();
    this.#change({
      line: "lost",
      why,
      ...(this.#pending === null || this.#confirmed !== null ? {} : { delivery: "waiting" }),
    });
    this.#cancel = this.#world.after(wait, () => this.#connect());
  }

  #shut(why: Obstacle | null): void {
    this.#drop();
    this.#change({ line: "shut", why });
  }

  #drop(): void {
    this.#cancel();
    this.#watch();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#answering = 0;
    for (const reply of this.#replies.values()) reply({ ok: false, code: "lost", refusal: null });
    this.#replies.clear();
    for (const ask of this.#stories.values()) this.#hear({ say: "stories", ask, stories: [] });
    this.#stories.clear();
    if (this.#saves.size > 0) this.#world.failed("lost");
    this.#saves.clear();
  }

  #send(request: Bare<Request>): number {
    const id = ++this.#id;
    this.#socket?.send(JSON.stringify({ ...request, id }));
    this.#watch();
    this.#watch = this.#world.after(PATIENCE_MS, () => this.#lose(this.#wait()));
    return id;
  }

  #receive(text: string, current: () => boolean): void {
    this.#watch();
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    const report = readReport(message);
    if (report === null) return;
    this.#chain = this.#chain
      .then(() => (current() ? this.#take(report, current) : undefined))
      .catch(() => this.#anew());
  }

  async #take(report: Report, current: () => boolean): Promise<void> {
    switch (report.say) {
      case "joined":
        return this.#joined(report, current);
      case "moved":
        if (!this.#next(report)) return;
        return this.#moved(report);
      case "undone":
        if (!this.#next(report)) return;
        return this.#undone(report);
      case "facts":
        // How the clocks stand may be told again without a new entry.
        if (report.n !== this.#have && !this.#next(report)) return;
        if (report.chat !== undefined) this.#change({ chat: this.#chatWith([report.chat]) });
        if (this.#sit(report.facts)) this.#tellTerms();
        return;
      case "chat":
        if (!this.#next(report)) return;
        this.#change({ chat: this.#chatWith([report.chat]) });
        return;
      case "here": {
        const { facts } = this.#state;
        if (facts === null) return;
        const seats = facts.seats.map((seat, i) => ({ ...seat, here: report.here[i] ?? false }));
        this.#change({ facts: { ...facts, seats, watchers: report.watchers } });
        return;
      }
      case "done":
        if (report.id === this.#answering) this.#confirm(report.n);
        else this.#reply(report.id, { ok: true, secret: report.secret ?? null });
        return;
      case "refused":
        this.#refused(report);
        return;
      case "story": {
        const ask = this.#stories.get(report.id);
        this.#stories.delete(report.id);
        const { view, beats } = report;
        if (ask !== undefined) this.#hear({ say: "stories", ask, stories: [{ view, beats }] });
        return;
      }
      case "save": {
        const ask = this.#saves.get(report.id);
        this.#saves.delete(report.id);
        if (ask === undefined) return;
        const { facts } = this.#state;
        const seats = facts === null ? {} : { seats: seatKinds(facts).map((seat) => ({ ...seat })) };
        this.#hear({ say: "save", ask, save: { ...report.save, ...seats } });
        return;
      }
      case "bye":
        if (report.reason === "restart" || report.reason === "flood")
          this.#lose((report.reason === "flood" ? FLOOD_MS : RESTART_MS) * (0.5 + this.#world.random() / 2));
        else this.#shut(report.reason);
        return;
    }
  }

  /** A report that does not fit what is here: the whole table is asked for anew. */
  #anew(): void {
    this.#have = 0;
    this.#lose(this.#wait());
  }

  #chatWith(lines: readonly Chat[]): readonly Chat[] {
    const known = new Set(lines.map(({ n }) => n));
    return [...this.#state.chat.filter(({ n }) => !known.has(n)), ...lines].toSorted((a, b) => a.n - b.n);
  }

  async #joined(report: Extract<Report, { say: "joined" }>, current: () => boolean): Promise<void> {
    const { facts } = report;
    const game = await this.#world.game(facts.game);
    if (!current()) return;
    if (game === null || facts.rules > game.rulesVersion) return this.#shut("old-page");
    if (facts.rules < game.rulesVersion) return this.#shut("old-server");
    this.#tries = 0;
    this.#leaving = false;
    this.#have = report.n;
    this.#release();
    this.#change({
      line: "live",
      why: null,
      facts,
      at: this.#world.now(),
      seat: report.seat,
      standing: report.standing,
      chat: this.#chatWith(report.chat),
      push: report.push,
    });
    this.#open(facts);
    const { seat, standing, view, from, told, backs = [], remarks = [] } = report;
    this.#tell({ say: "position", seat, standing, view, from, told, backs, remarks });
    this.#told = true;
    this.#sendPending();
  }

  /** Whether an entry continues what is told here. One that was told already is passed over; after a gap the table is joined anew. */
  #next({ n, after }: { readonly n: number; readonly after: number }): boolean {
    if (n <= this.#have) return false;
    if (after > this.#have) {
      this.#lose(this.#wait());
      return false;
    }
    this.#have = n;
    this.#release();
    return true;
  }

  #moved(report: Extract<Report, { say: "moved" }>): void {
    const { by, beats, patch, standing, left, now, remark } = report;
    this.#change({ standing });
    const { facts } = this.#state;
    if (report.facts !== undefined) this.#sit(report.facts);
    else if (left !== undefined && facts !== null)
      this.#change({ facts: { ...facts, left, now: now ?? facts.now }, at: this.#world.now() });
    this.#tell({ say: "moved", by, beats, patch, standing, ...(remark === undefined ? {} : { remark }) });
  }

  #undone(report: Extract<Report, { say: "undone" }>): void {
    const { keep, patch, standing, back } = report;
    this.#change({ standing });
    if (report.facts !== undefined) this.#sit(report.facts);
    this.#tell({ say: "undone", keep, patch, standing, ...(back === undefined ? {} : { back }) });
  }

  /** Who sits around the table now. True when that changes who may answer. */
  #sit(facts: Facts): boolean {
    const before = this.#state.facts;
    this.#change({ facts, at: this.#world.now() });
    const who = (known: Facts | null): string =>
      JSON.stringify([known?.stage, known?.seats.map(({ kind, bot, name }) => [kind, bot, name])]);
    if (who(before) === who(facts)) return false;
    this.#open(facts);
    return true;
  }

  #open(facts: Facts): void {
    const { game, options } = facts;
    this.#hear({ say: "opened", id: this.#table, game, seats: seatKinds(facts), options });
  }

  #tell(notice: ({ say: "position" } & Position) | ({ say: "moved" } & Moved) | ({ say: "undone" } & Undone)): void {
    const terms = this.#terms();
    if (this.#asked() && this.#state.delivery === "there") this.#change({ delivery: "none" });
    this.#hear({ ...notice, terms });
  }

  /** Who may answer has changed, and nothing else. */
  #tellTerms(): void {
    if (this.#told) this.#hear({ say: "terms", terms: this.#terms() });
  }

  #terms(): Terms {
    const { facts, seat } = this.#state;
    const open = facts?.stage === "playing";
    const mine = open && seat !== null && facts.seats[seat]?.kind === "person" && this.#pending === null;
    // Whoever merely watches could learn something as well, and so could a person whose seat a bot holds for a while.
    const alone =
      facts !== null &&
      facts.watchers === 0 &&
      facts.seats.every(({ kind, name }, other) => other === seat || (kind === "bot" && name === null));
    return { open, hands: mine ? [seat] : [], alone, secret: false };
  }

  /** Whether the seat may answer now. */
  #asked(): boolean {
    const { standing } = this.#state;
    return this.#terms().hands.some((seat) => standing?.awaited.includes(seat) === true);
  }

  #answer(answer: Answer, step: number): void {
    if (step !== this.#state.standing?.step || !this.#asked()) {
      this.#hear({ say: "late" });
      this.#tellTerms();
      return;
    }
    this.#pending = { key: this.#world.key(), at: this.#have, answer };
    this.#world.keep(this.#pending);
    this.#change({ delivery: "waiting" });
    this.#sendPending();
  }

  #sendPending(): void {
    const pending = this.#pending;
    if (pending === null || this.#confirmed !== null || this.#state.line !== "live") return;
    this.#change({ delivery: "sending" });
    const answer = Object.fromEntries(
      Object.entries(pending.answer).map(([term, value]) => [term, typeof value === "object" ? [...value] : value]),
    );
    this.#answering = this.#send({ do: "answer", key: pending.key, at: pending.at, answer });
  }

  #confirm(n: number): void {
    this.#answering = 0;
    this.#confirmed = n;
    this.#world.keep(null);
    this.#change({ delivery: "there", why: null });
    // What came while the answer was on its way may ask this seat again.
    if (this.#release() && this.#asked()) this.#tellTerms();
  }

  /** Lets go of the answer once its entry is told here. */
  #release(): boolean {
    if (this.#confirmed === null || this.#have < this.#confirmed) return false;
    this.#confirmed = null;
    this.#pending = null;
    return true;
  }

  #refused(report: Extract<Report, { say: "refused" }>): void {
    const { code } = report;
    if (report.id === this.#joining && this.#state.line !== "live") {
      if (PASSING.has(code)) this.#lose(this.#wait(), code);
      else this.#shut(code === "no-seat" && this.#leaving ? "left" : code);
      return;
    }
    if (report.id !== this.#answering || this.#answering === 0) {
      this.#reply(report.id, { ok: false, code, refusal: report.refusal ?? null });
      return;
    }
    if (PASSING.has(code)) {
      this.#answering = 0;
      this.#change({ delivery: "waiting", why: code });
      this.#cancel();
      this.#cancel = this.#world.after(AGAIN_MS, () => this.#sendPending());
      return;
    }
    this.#answering = 0;
    this.#pending = null;
    this.#world.keep(null);
    this.#change({ delivery: "none", why: null });
    if (report.refusal === undefined) this.#hear({ say: "late" });
    else this.#hear({ say: "refused", refusal: report.refusal });
    this.#tellTerms();
  }

  #reply(id: number, reply: Reply): void {
    const ask = this.#stories.get(id);
    if (ask !== undefined) this.#hear({ say: "stories", ask, stories: [] });
    this.#stories.delete(id);
    if (this.#saves.delete(id) && !reply.ok) this.#world.failed(reply.code);
    this.#replies.get(id)?.(reply);
    this.#replies.delete(id);
  }

  #story(ask: number, from: number, to: number): void {
    if (this.#state.line === "live") this.#stories.set(this.#send({ do: "story", from, to }), ask);
    else this.#hear({ say: "stories", ask, stories: [] });
  }

  #change(change: Partial<NetState>): void {
    this.#state = { ...this.#state, ...change };
    this.#world.changed(this.#state);
  }
}

/** Who sits where, as a match at one device knows it. */
export function seatKinds({ seats }: Facts): readonly SeatKind[] {
  return seats.map(({ kind, bot, name, face }): SeatKind => {
    // A server of before knows of no faces.
    const who = { ...(name === null ? {} : { name }), ...(face == null ? {} : { face }) };
    return kind === "bot" ? { kind, bot: bot ?? "random", ...who } : { kind: "person", ...who };
  });
}
