import type { AnyGame } from "@endzeit/engine";
import type { TableSet } from "@endzeit/kit";

/** One line a game: its rules, its bot knowledge and its board, each loaded when somebody asks for it. */
interface Entry {
  rules(): Promise<AnyGame>;
  board(): Promise<TableSet>;
}

const games = {
  zombiaki: { rules: async () => (await import("@endzeit/zombiaki")).zombiaki, board: async () => (await import("@endzeit/zombiaki/board")).default },
} satisfies Record<string, Entry>;

export type GameId = keyof typeof games;

export const gameIds = Object.keys(games) as readonly GameId[];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id);
}

export const loadGame = (id: GameId): Promise<AnyGame> => games[id].rules();
export const loadBoard = (id: GameId): Promise<TableSet> => games[id].board();
