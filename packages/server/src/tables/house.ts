import type { Answer, AnyMatch, GameEvent } from "@endzeit/engine";
import type { Eyes } from "@endzeit/master";
import type { Report } from "@endzeit/wire";
import type { Entry, Store } from "../store/store.ts";
import type { Table } from "./table.ts";

/** Somebody with a connection: a seat, or one who watches. */
export interface Guest {
  readonly eyes: Eyes;
  send(text: string): void;
  bye(reason: Extract<Report, { say: "bye" }>["reason"]): void;
}

/** Who speaks for a seat, from the entry by which they sat down. Once the seat has changed hands, they no longer do. */
export interface Sitter {
  readonly seat: number;
  readonly tenure: number;
}

/** A guest who was let in. `sitter` null: one who watches. */
export interface Arrival {
  readonly guest: Guest;
  readonly sitter: Sitter | null;
}

/** Who is here: seats with a connection anywhere, and how many watch. */
export interface Presence {
  readonly here: readonly boolean[];
  readonly watchers: number;
}

/** What a table needs of the house around it. */
export interface House {
  readonly store: Store;
  /** Whether other processes write to the same store. */
  readonly shared: boolean;
  /** How much may be said, as a multiple of the usual. */
  readonly patience: number;
  now(): number;
  presence(table: Table): Presence;
  /** Who is with this process has changed, and other processes want to know. */
  stirred(table: Table): void;
  /** Most guests of a table that watch. */
  readonly watchers: number;
  /** An entry was committed by this process. */
  committed(table: Table, entry: Entry, ms: number): void;
  /** The table stands otherwise than before. `ours`: by an entry of this process. */
  changed(table: Table, ours: boolean): void;
  /** There may be more in the log than is known here: somebody has to look again. */
  behind(table: Table): void;
  /** A person of this process has given up a seat. */
  freed(table: Table): void;
  /** The match has come to its end, by an entry of this process. */
  over(table: Table): void;
  /** What is here no longer agrees with the log: it has to be woken anew. */
  broken(table: Table, error: unknown): void;
  /** Public key for web push; null when none is sent. */
  readonly push: string | null;
}

/** A moment at which a bot is asked. */
export interface BotMoment {
  /** The entry at which its question came up. */
  readonly since: number;
  readonly seat: number;
  readonly bot: string;
  readonly game: string;
  readonly view: unknown;
  readonly question: NonNullable<AnyMatch["question"]>;
  /** What chance the bot has. */
  readonly seed: string;
  /** What the seat has heard happen, for a bot that remembers. */
  readonly story?: readonly GameEvent[];
  /** Any of these will do when the bot fails. */
  readonly answers: readonly Answer[];
}
