import { type BotName, Memory } from "@endzeit/bots";
import {
  type Answer,
  type AnyGame,
  type CoreState,
  freshRandom,
  give,
  imagine,
  randomFrom,
  silent,
} from "@endzeit/engine";
import type { Account } from "./account.ts";
import { playRest, seated } from "./game.ts";

/**
 * What lies hidden when a match is played on: what the seat that answers may suppose, imagined anew each time, or what really lay there.
 * The dice are new in both.
 */
export const WORLDS = ["imagined", "true"] as const;
export type WorldKind = (typeof WORLDS)[number];

/** A moment of a match at which a seat has a choice. */
export interface Crossroads {
  readonly game: AnyGame;
  readonly state: CoreState;
  readonly seat: number;
  readonly world: WorldKind;
  /** Who plays on, seat by seat. What they heard before the moment they have forgotten. */
  readonly bots: readonly BotName[];
}

/**
 * Gives an answer at a crossroads and lets bots play on to the end. With the same seed each answer meets the same hidden cards, the same dice
 * and the same bots: what is the same for two of them falls out of their difference.
 */
export function playOn({ game, state, seat, world, bots: names }: Crossroads, answer: Answer, seed: string): Account {
  const random = randomFrom(`${seed} world`);
  const on = game.blank();
  if (world === "imagined") imagine(game, game.view(state, seat), seat, random, on);
  else {
    game.copy(state, on);
    on.random = freshRandom(random);
  }
  const bots = seated(names, seed);
  const memory = new Memory(bots);
  give(game, on, seat, answer, memory.listening(silent));
  const { outcome, answers, turns } = playRest(game, on, bots, seed, { memory });
  return {
    winners: [...outcome.winners],
    end: outcome.reason,
    answers,
    turns,
    ...(outcome.scores === undefined ? {} : { scores: [...outcome.scores] }),
  };
}
