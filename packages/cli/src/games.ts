import type { AnyGame } from "@endzeit/engine";
import { type Drawing, gameIds, isGameId, loadGame, loadTerminal } from "@endzeit/games";
import { UsageError } from "./usage.ts";

/** The games that a command or a protocol may ask for. */
export interface Games {
  readonly ids: readonly string[];
  /** Null for an id that no game has. */
  rules(id: string): Promise<AnyGame | null>;
}

/** The games of the house. */
export const games: Games = {
  ids: gameIds,
  rules: async (id) => (isGameId(id) ? loadGame(id) : null),
};

/** The game that a person named on the command line. Throws `UsageError` when there is none of that name. */
export async function gameNamed(id: string | undefined): Promise<AnyGame> {
  if (id === undefined) throw new UsageError(`GAME is missing. Known games: ${games.ids.join(", ")}.`);
  const game = await games.rules(id);
  if (game === null) throw new UsageError(`GAME: there is no game "${id}". Known games: ${games.ids.join(", ")}.`);
  return game;
}

export async function drawingOf(id: string): Promise<Drawing | null> {
  return isGameId(id) ? loadTerminal(id) : null;
}
