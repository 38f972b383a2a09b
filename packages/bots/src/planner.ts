import { type Answer, imagine, legal, randomFrom } from "@endzeit/engine";
import type { Bot, BotSettings } from "./bot.ts";
import { greedyBot, spread } from "./greedy.ts";

/** Plays what the game itself advises, among `width` of the answers. Where a game has no advice, it plays like the greedy one. */
export function plannerBot(settings: BotSettings): Bot {
  const random = randomFrom(`planner ${settings.seed}`);
  const greedy = greedyBot(settings);
  const width = settings.width ?? Number.POSITIVE_INFINITY;
  const answers: Answer[] = [];
  return {
    name: "planner",
    remembers: true,
    choose(moment) {
      const { game, view, seat, question, story } = moment;
      if (game.advise === undefined) return greedy.choose(moment);
      legal(game, imagine(game, view, seat, random), seat, answers);
      if (answers.length > width) spread(answers, width, random);
      const only = answers.length === 1 ? answers[0] : undefined;
      const answer = only ?? game.advise(view, seat, question, answers, story)?.answer;
      if (answer === undefined) return greedy.choose(moment);
      return { answer, estimate: null, statistics: { answers: answers.length } };
    },
  };
}
