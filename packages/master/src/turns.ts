import type { Bot, Moment } from "@endzeit/bots";
import { type AnyMatch, oneOf, type Random } from "@endzeit/engine";
import type { Master } from "./master.ts";

/**
 * The bot that answers next; null where none is to. Asked in secret together with persons, bots answer first: nobody waits for them. Where any of
 * several may go on, bots leave persons their time: a bot does one thing after each that a person has done, and the rest when no person is asked
 * any more. Which of several bots, is drawn, as in a playout.
 */
export function botAsked(match: AnyMatch, isBot: (seat: number) => boolean, random: Random): number | null {
  const asked = match.awaited();
  const bots = asked.filter(isBot);
  if (bots.length === 0) return null;
  return bots.length < asked.length && botsWait(match, isBot) ? null : oneOf(bots, random);
}

/** Whether bots leave the question, of several seats, to the persons among them for now. */
export function botsWait(match: AnyMatch, isBot: (seat: number) => boolean): boolean {
  const { question } = match;
  return question !== null && question.of.length > 1 && question.together !== true && !isRepliedTo(match, isBot);
}

/** Whether the question stands as it did before, and a person has just answered it. */
function isRepliedTo(match: AnyMatch, isBot: (seat: number) => boolean): boolean {
  const last = match.log.at(-1);
  if (last === undefined || isBot(last.seat)) return false;
  return match.at(match.log.length - 1).question?.ask === match.question?.ask;
}

/** The moment at which a bot is asked: what its seat may know, and nothing else. */
export function momentOf(master: Master, bot: Bot, seat: number): Moment {
  const { match } = master;
  const question = match.questionFor(seat);
  if (question === null) throw new Error(`${match.game.id}: seat ${seat} is not asked.`);
  const story = bot.remembers === true ? { story: master.heard(seat) } : {};
  return { game: match.game, view: match.view(seat), seat, question, ...story };
}
