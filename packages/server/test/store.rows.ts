import type { DatabaseSettings } from "../src/settings.ts";
import type { Duty, Entry, TableRow } from "../src/store/store.ts";

/** An entry in which somebody says something. */
export const chat = (n: number, text: string): Entry => ({
  n,
  at: 1_800_000_000_000 + n,
  by: 0,
  key: `k${n}`,
  deed: { do: "chat", text },
});

export const idle: Duty = { bot: null, deadline: null, over: false };

export const tableRow = (id: string): TableRow => ({
  id,
  game: "pebbles",
  rules: 3,
  players: 2,
  options: { long: true, side: "left" },
  content: null,
  seed: "a seed",
  clock: null,
  absence: 24,
  after: null,
  group: null,
  created: 1_800_000_000_000,
});

export function databaseOf(kind: string, where: string): DatabaseSettings {
  return kind === "sqlite" ? { kind, file: where } : { kind: "postgres", url: where };
}
