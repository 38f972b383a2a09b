import type { Bot } from "@endzeit/bots";
import { type Answer, type AnyMatch, oneOf, type Random } from "@endzeit/engine";

/**
 * The bot that answers next; null where none is asked. Where bots are asked together with persons, the bots answer first: nobody waits for
 * them. Which of several, is drawn, as in a playout.
 */
export function botAsked(match: AnyMatch, isBot: (seat: number) => boolean, random: Random): number | null {
  const bots = match.awaited().filter(isBot);
  return bots.length === 0 ? null : oneOf(bots, random);
}

/** What a bot answers for a seat that is asked, from what that seat may know. */
export function chosen(bot: Bot, match: AnyMatch, seat: number): Answer {
  const question = match.questionFor(seat);
  if (question === null) throw new Error(`${match.game.id}: seat ${seat} is not asked.`);
  return bot.choose({ game: match.game, view: match.view(seat), seat, question }).answer;
}
