import type { Entry } from "./store/store.ts";

/** What processes tell each other. */
export type Signal =
  /** A table's log has this entry: whoever has all before it needs not read it. */
  | { readonly of: "moved"; readonly table: string; readonly entry: Entry }
  /** Who has a connection to a table at one process. */
  | {
      readonly of: "here";
      readonly table: string;
      readonly process: string;
      readonly seats: readonly number[];
      readonly watchers: number;
    }
  /** Somebody has come to a table and wants to know who else is here. */
  | { readonly of: "who"; readonly table: string; readonly process: string };

/** The line between processes. It may lose signals: whoever depends on them asks the store from time to time. */
export interface Bus {
  /** Whether there are other processes at all, and whether they can be heard now. */
  readonly state: "alone" | "up" | "down";
  tell(signal: Signal): void;
  /** From when this resolves on, what is told of a table is heard, until it is left. */
  follow(table: string): Promise<void>;
  leave(table: string): void;
  listen(hear: (signal: Signal) => void): void;
  close(): Promise<void>;
}

/** One process serves alone: there is nobody to tell. */
export function aloneBus(): Bus {
  return {
    state: "alone",
    tell() {},
    follow: async () => undefined,
    leave() {},
    listen() {},
    close: async () => undefined,
  };
}
