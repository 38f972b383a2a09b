import type { AnyGame } from "@endzeit/engine";
import type { Bot, BotSettings } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import { plannerBot } from "./planner.ts";
import { randomBot } from "./random.ts";

export type { Bot, BotSettings, Choice, Moment } from "./bot.ts";
export { Memory } from "./memory.ts";
export { type Occasion, type Person, personOf } from "./persons.ts";
export { playout } from "./playout.ts";
export { botTexts } from "./texts.ts";

/** One line a bot: a new one needs this line and two texts, and runs through the shared cases of the tests. */
const bots = { random: randomBot, greedy: greedyBot, planner: plannerBot } satisfies Record<
  string,
  (settings: BotSettings) => Bot
>;

export type BotName = keyof typeof bots;

/** All bots, the weakest first. */
export const botNames = Object.keys(bots) as readonly BotName[];

/** The bots that a table of this game offers, the weakest first: a planner only where the game has one. */
export function botsOf(game: Pick<AnyGame, "advise"> | null): readonly BotName[] {
  return botNames.filter((name) => name !== "planner" || game?.advise !== undefined);
}

export function isBotName(name: string): name is BotName {
  return Object.hasOwn(bots, name);
}

/** Whether the bot of this name reads its seat's story. */
export function remembers(name: string): boolean {
  return isBotName(name) && makeBot(name, { seed: "" }).remembers === true;
}

/** A bot by its name, ready to play any game. */
export function makeBot(name: BotName, settings: BotSettings): Bot {
  return bots[name](settings);
}
