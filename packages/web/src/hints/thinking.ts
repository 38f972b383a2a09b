import { hintFor } from "@endzeit/bots";
import { isGameId, loadGame } from "@endzeit/games";
import type { HintReply, HintWish } from "./words.ts";

/** Thinks about the moment of a page. */
export async function thinkAbout({ hint, before }: HintWish): Promise<HintReply> {
  try {
    if (!isGameId(hint.game)) return { problem: `game: there is no game "${hint.game}" here.` };
    return { said: hintFor({ ...hint, game: await loadGame(hint.game) }, before) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
