import { isBotName, makeBot } from "@endzeit/bots";
import type { Answer } from "@endzeit/engine";
import { isGameId, loadGame } from "@endzeit/games";
import type { Thought } from "./thought.ts";

/** What a thread of the pool does: one decision of one bot. Games are loaded when they are first thought about. */
export default async function think(thought: Thought): Promise<Answer> {
  const { game: id, bot, seed, ms, ...moment } = thought;
  if (!isGameId(id) || !isBotName(bot)) throw new Error(`Nobody here is a ${bot} at ${id}.`);
  const game = await loadGame(id);
  return makeBot(bot, { seed, ms, now: () => performance.now() }).choose({ ...moment, game }).answer;
}
