import type { Bot, Moment } from "@endzeit/bots";
import { type AnyMatch, oneOf, type Random } from "@endzeit/engine";
import type { Master } from "./master.ts";

/**
 * The bot that answers next; null where none is asked. Where bots are asked together with persons, the bots answer first: nobody waits for
 * them. Which of several, is drawn, as in a playout.
 */
export function botAsked(match: AnyMatch, isBot: (seat: number) => boolean, random: Random): number | null {
  const bots = match.awaited().filter(isBot);
  return bots.length === 0 ? null : oneOf(bots, random);
}

/** The moment at which a bot is asked: what its seat may know, and nothing else. */
export function momentOf(master: Master, bot: Bot, seat: number): Moment {
  const { match } = master;
  const question = match.questionFor(seat);
  if (question === null) throw new Error(`${match.game.id}: seat ${seat} is not asked.`);
  const story = bot.remembers === true ? { story: master.heard(seat) } : {};
  return { game: match.game, view: match.view(seat), seat, question, ...story };
}
