import { randomUUID } from "node:crypto";
import { isGameId, loadGame } from "@endzeit/games";
import type { Bus, Signal } from "../bus.ts";
import type { Store } from "../store/store.ts";
import type { Guest, House, Presence } from "./house.ts";
import { Table } from "./table.ts";
import { Refuse } from "./trouble.ts";

export interface HubSettings {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
  readonly push: string | null;
  readonly patience: number;
  /** Most guests of a table that watch. */
  readonly watchers: number;
  /** Hears what happens, for figures and for those who have to act: bots, and calls to absent players. */
  readonly ears: {
    committed(ms: number): void;
    /** Somebody may have to act at a table: `here` says who has a connection. */
    waits(table: Table, here: readonly boolean[]): void;
    /** A seat has become free : its host has to see to it. */
    freed(table: Table, here: readonly boolean[]): void;
    /** A match has come to its end. */
    over(table: Table): void;
    /** The time of those who are asked, `late`, has run out: the others decide how to go on. */
    timeUp(table: Table, late: readonly number[], here: readonly boolean[]): void;
    failed(error: unknown, what: string): void;
  };
}

/** A table without guests sleeps after this time. */
const AWAKE_MS = 60_000;
const TIDY_MS = 5000;
/** Other processes say again who is with them, and are forgotten when they no longer do. */
const HERE_AGAIN_MS = 15_000;
const HERE_FORGOTTEN_MS = 40_000;
/** Every so often it is looked whose time has run out, at so many tables. */
const CLOCKS_MS = 5000;
const CLOCK_TABLES = 50;
/** Other processes have so long to say who is with them. */
const WHO_MS = 500;
/** While the bus is down, tables with guests look into the store by themselves. */
const LOOK_MS = 2000;

interface Elsewhere {
  readonly seats: readonly number[];
  readonly watchers: number;
  readonly at: number;
}

/** The tables that are awake in this process. A table sleeps when nobody needs it, and then costs no memory. */
export class Hub {
  readonly #settings: HubSettings;
  readonly #house: House;
  readonly #awake = new Map<string, Promise<Table>>();
  readonly #process: string = randomUUID();
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();
  readonly #timers: NodeJS.Timeout[];
  /** Tables whose log could not be read when it had to be. */
  readonly #behind = new Set<string>();
  #blind = false;

  constructor(settings: HubSettings) {
    this.#settings = settings;
    const { store, bus, now, push, patience, watchers, ears } = settings;
    this.#house = {
      store,
      shared: bus.state !== "alone",
      now,
      push,
      patience,
      watchers,
      presence: (table) => this.#presence(table),
      stirred: (table) => this.#sayHere(table),
      committed: (table, entry, ms) => {
        ears.committed(ms);
        bus.tell({ of: "moved", table: table.id, entry });
      },
      behind: (table) => {
        this.#behind.add(table.id);
      },
      freed: (table) => ears.freed(table, this.#presence(table).here),
      over: (table) => ears.over(table),
      broken: (table, error) => {
        ears.failed(error, "table");
        this.#forget(table.id);
      },
      changed: (table, ours) => {
        if (ours) ears.waits(table, this.#presence(table).here);
      },
    };
    bus.listen((signal) => this.#hear(signal));
    this.#timers = [
      setInterval(() => this.#tidy(), TIDY_MS),
      setInterval(() => this.#sayHereAgain(), HERE_AGAIN_MS),
      setInterval(() => this.#lookAround(), LOOK_MS),
      setInterval(() => this.#lookAtClocks(), CLOCKS_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  get awake(): number {
    return this.#awake.size;
  }

  /** A table, woken if need be. Throws `Refuse` when there is none. */
  async table(id: string): Promise<Table> {
    let waking = this.#awake.get(id);
    if (waking === undefined) {
      waking = this.#wake(id);
      this.#awake.set(id, waking);
      waking.catch(() => this.#forget(id));
    }
    const table = await waking;
    // Whoever asked for it gets to it before it falls asleep again.
    table.used = this.#settings.now();
    return table;
  }

  async #wake(id: string): Promise<Table> {
    const row = await this.#settings.store.table(id);
    if (row === null || !isGameId(row.game)) throw new Refuse("no-table");
    const game = await loadGame(row.game);
    if (row.rules > game.rulesVersion) throw new Refuse("old-server");
    if (row.rules < game.rulesVersion)
      throw new Refuse("no-table", "This table was begun under older rules, which this server no longer plays.");
    // Before the log is read: no entry falls between what is read and what is heard.
    await this.#settings.bus.follow(id);
    return Table.wake(this.#house, game, row);
  }

  #forget(id: string): void {
    this.#awake.delete(id);
    this.#settings.bus.leave(id);
  }

  arrived(table: Table): void {
    // Later guests hear what the first one asked for: whoever is with another process says so by itself when that changes.
    if (table.guests.size === 1) this.#settings.bus.tell({ of: "who", table: table.id, process: this.#process });
    table.stir();
    this.#settings.ears.waits(table, this.#presence(table).here);
  }

  left(table: Table, guest: Guest): void {
    table.leave(guest);
    table.stir();
    // The process may be about to end: nobody is left who would be told too often.
    if (table.guests.size === 0) this.#sayHere(table);
  }

  /** Ends all timers. Nobody is told. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #presence(table: Table): Presence {
    const here = Array.from({ length: table.row.players }, () => false);
    let watchers = table.guests.count(null);
    for (const seat of table.guests.seats) here[seat] = true;
    for (const other of this.#elsewhere.get(table.id)?.values() ?? []) {
      watchers += other.watchers;
      for (const seat of other.seats) here[seat] = true;
    }
    return { here, watchers };
  }

  #sayHere(table: Table): void {
    const { seats } = table.guests;
    const watchers = table.guests.count(null);
    this.#settings.bus.tell({ of: "here", table: table.id, process: this.#process, seats, watchers });
  }

  #hear(signal: Signal): void {
    const waking = this.#awake.get(signal.table);
    if (waking === undefined) return;
    this.#with(waking, "news", async (table) => {
      switch (signal.of) {
        case "moved":
          await table.hear(signal.entry);
          return;
        case "who":
          if (signal.process !== this.#process && table.guests.size > 0) this.#sayHere(table);
          return;
        case "here":
          if (signal.process !== this.#process) this.#noteElsewhere(table, signal);
          return;
      }
    });
  }

  #noteElsewhere(table: Table, { process, seats, watchers }: Extract<Signal, { of: "here" }>): void {
    const before = JSON.stringify(this.#presence(table));
    const others = this.#elsewhere.get(table.id) ?? new Map<string, Elsewhere>();
    this.#elsewhere.set(table.id, others);
    if (seats.length === 0 && watchers === 0) others.delete(process);
    else others.set(process, { seats, watchers, at: this.#settings.now() });
    if (JSON.stringify(this.#presence(table)) !== before) table.stir();
  }

  #with(waking: Promise<Table>, what: string, work: (table: Table) => Promise<void> | void): void {
    waking.then(
      (table) =>
        Promise.resolve(table)
          .then(work)
          .catch((error: unknown) => this.#settings.ears.failed(error, what)),
      // Why a table does not wake, whoever asked for it hears.
      () => undefined,
    );
  }

  #tidy(): void {
    const now = this.#settings.now();
    for (const [id, waking] of this.#awake) {
      this.#with(waking, "tidy", (table) => {
        this.#forgetElsewhere(table, now);
        table.forgetStory(now - AWAKE_MS);
        if (!table.idle || now - table.used < AWAKE_MS) return;
        this.#forget(id);
        this.#elsewhere.delete(id);
      });
    }
  }

  #forgetElsewhere(table: Table, now: number): void {
    const others = this.#elsewhere.get(table.id);
    if (others === undefined) return;
    const before = others.size;
    for (const [process, { at }] of others) if (now - at > HERE_FORGOTTEN_MS) others.delete(process);
    if (others.size < before) table.stir();
  }

  #sayHereAgain(): void {
    if (this.#settings.bus.state === "alone") return;
    for (const waking of this.#awake.values())
      this.#with(waking, "presence", (table) => {
        if (table.guests.size > 0) this.#sayHere(table);
      });
  }

  #lookAtClocks(): void {
    const { store, now, ears } = this.#settings;
    store
      .due(0, now(), CLOCK_TABLES)
      .then(async (ids) => {
        for (const id of ids) {
          // Before the deadline is off the table: a process that dies in between leaves it to another.
          const table = await this.#lapse(id);
          if ((await store.passDeadline(id, now())) && table !== null) await this.#timeUp(table);
        }
      })
      .catch((error: unknown) => ears.failed(error, "clocks"));
  }

  /** The table, with the answers that the rules give for whose time is up; null where it cannot be woken. */
  async #lapse(id: string): Promise<Table | null> {
    try {
      const table = await this.table(id);
      await table.sync();
      await table.lapse();
      return table;
    } catch (error) {
      this.#settings.ears.failed(error, "clocks");
      return null;
    }
  }

  async #timeUp(table: Table): Promise<void> {
    const { bus, now, ears } = this.#settings;
    if (bus.state !== "alone") {
      bus.tell({ of: "who", table: table.id, process: this.#process });
      await new Promise((resolve) => setTimeout(resolve, WHO_MS));
    }
    const late = table.timeUp(now());
    if (late.length > 0) ears.timeUp(table, late, this.#presence(table).here);
  }

  #lookAround(): void {
    const { state } = this.#settings.bus;
    // Once more when it is back: what was told in between was heard by nobody.
    const blind = state === "down" || this.#blind;
    this.#blind = state === "down";
    const ids = new Set(blind ? this.#awake.keys() : this.#behind);
    this.#behind.clear();
    for (const id of ids) {
      const waking = this.#awake.get(id);
      if (waking !== undefined)
        this.#with(waking, "look", (table) => (table.guests.size > 0 ? table.sync() : undefined));
    }
  }
}
