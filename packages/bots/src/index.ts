import type { AnyGame } from "@endzeit/engine";
import type { Bot, BotSettings } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import { plannerBot } from "./planner.ts";
import { randomBot } from "./random.ts";
import { levelBot } from "./thinker.ts";

export type { Bot, BotSettings, Choice, Moment } from "./bot.ts";
export { type Foreseen, type Foresight, foreseenAfter, type Hint, type HintLine, hintFor } from "./hint.ts";
export { Memory } from "./memory.ts";
export { Pace } from "./pace.ts";
export { type Occasion, type Person, personOf } from "./persons.ts";
export { playout } from "./playout.ts";
export { type Cue, type Heard, type Remark, Remarks, type Saying } from "./remarks.ts";
export { agreeing, isSlip, offering } from "./replies.ts";
export { chancesOf, type Reviewed, review, type Turning, turnings } from "./review.ts";
export { QuickPlayer } from "./search/guide.ts";
export { botTexts } from "./texts.ts";
export { botsVersion } from "./version.ts";

/** One line a bot: a new one needs this line and two texts, and runs through the shared cases of the tests. */
const bots = {
  random: randomBot,
  greedy: greedyBot,
  planner: plannerBot,
  "level-1": (settings) => levelBot(1, settings),
  "level-2": (settings) => levelBot(2, settings),
  "level-3": (settings) => levelBot(3, settings),
  "level-4": (settings) => levelBot(4, settings),
} satisfies Record<string, (settings: BotSettings) => Bot>;

export type BotName = keyof typeof bots;

/** All bots, the weakest first. */
export const botNames = Object.keys(bots) as readonly BotName[];

/** The bots that a table of this game offers, the weakest first: a planner and the four levels only where the game has them. */
export function botsOf(game: Pick<AnyGame, "advise" | "minds"> | null): readonly BotName[] {
  return botNames.filter((name) => {
    if (name === "planner") return game?.advise !== undefined;
    return name === "random" || name === "greedy" || game?.minds !== undefined;
  });
}

const LEVELS = ["level-1", "level-2", "level-3", "level-4"] as const satisfies readonly BotName[];

/** The bot that takes the seat of somebody who is not there: a fair one that keeps nobody waiting, where the game advises the one that plays so. */
export function standIn(game: Pick<AnyGame, "advise" | "minds"> | null): BotName {
  if (game?.minds === undefined) return game?.advise === undefined ? "greedy" : "planner";
  const advised = game.minds.findIndex((mind) => mind.by === "advice" && mind.width === undefined);
  return LEVELS[advised] ?? "level-2";
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
