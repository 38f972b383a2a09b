import type { Answer, Question } from "./game.ts";

/** What a game says or thinks of an answer to one question. Written as a method, so that it may stand in a table of all questions. */
type Reading<C, Q, A, R> = { read(context: C, question: Q, answer: A): R }["read"];

/**
 * What a game says or thinks of the answers to each of its questions: a sentence, the odds, the worth for a planner. `C` is what it looks
 * at for that, such as the view. The compiler asks for each question, and gives each its own answers.
 */
export type ByQuestion<C, Q extends Question, As extends { readonly [K in Q["ask"]]: Answer }, R> = {
  readonly [K in Q["ask"]]: Reading<C, Extract<Q, { readonly ask: K }>, As[K], R>;
};

/**
 * One function of any question and its answer from a record by question:
 * `answer: byQuestion<View, Question, Answers, Phrase>({ discard: (view, question, { discard }) => …, … })`.
 */
export function byQuestion<C, Q extends Question, As extends { readonly [K in Q["ask"]]: Answer }, R>(
  record: ByQuestion<C, Q, As, R>,
): (context: C, question: Q, answer: As[Q["ask"]]) => R {
  const readings: { readonly [ask: string]: Reading<C, Q, As[Q["ask"]], R> } = record;
  return (context, question, answer) => readings[question.ask](context, question, answer);
}
