import type { BotName } from "@endzeit/bots";
import type { AnyGame } from "@endzeit/engine";

export const LEAST = 20;
export const MOST = 1000;
const USUAL = 200;

/** How many matches a side, and who plays them. */
export interface TrialWish {
  count: number;
  bot: BotName;
}

/** Who plays well enough for a choice to matter and quickly enough for hundreds of matches. */
export const firstWish = (game: Pick<AnyGame, "advise">): TrialWish => ({
  count: USUAL,
  bot: game.advise === undefined ? "level-1" : "planner",
});
