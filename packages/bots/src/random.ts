import { type Answer, below, imagine, legal, randomFrom } from "@endzeit/engine";
import type { Bot, BotSettings } from "./bot.ts";

/** Any legal answer, each equally likely. The floor under every other bot. */
export function randomBot(settings: BotSettings): Bot {
  const random = randomFrom(`random ${settings.seed}`);
  const answers: Answer[] = [];
  return {
    name: "random",
    careless: true,
    choose({ game, view, seat }) {
      legal(game, imagine(game, view, seat, random), seat, answers);
      const answer = answers[answers.length > 1 ? below(random, answers.length) : 0];
      if (answer === undefined) throw new Error(`${game.id}: seat ${seat} has no legal answer.`);
      return { answer, estimate: null, statistics: { answers: answers.length } };
    },
  };
}
