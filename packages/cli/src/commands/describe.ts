import { gameIds, isGameId } from "@endzeit/games";
import { loadProtocol } from "@endzeit/games/protocol";
import type { Games } from "../games.ts";
import { protocolPage } from "../protocol/page.ts";
import { schemaOf } from "../protocol/schema.ts";
import { UsageError } from "../usage.ts";

export const PROTOCOL = "protocol [--schema GAME | --page GAME]";

const describers = {
  schema: (...of: Parameters<typeof schemaOf>): string => `${JSON.stringify(schemaOf(...of), null, 1)}\n`,
  page: protocolPage,
} as const;

/** A game for programs that play it: as JSON Schema, or as a page to read. */
export async function described(games: Games, id: string, as: keyof typeof describers): Promise<string> {
  const game = await games.rules(id);
  if (game === null || !isGameId(id))
    throw new UsageError(`--${as}: there is no game of the name "${id}". Known: ${gameIds.join(", ")}.`);
  return describers[as](game, await loadProtocol(id));
}
