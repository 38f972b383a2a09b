import type { GameEvent, Question } from "@endzeit/engine";

/** A decision that a bot is asked for. It holds what the bot's seat may know and nothing else. */
export interface Thought {
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  readonly question: Question;
  /** What the seat has heard happen, for a bot that remembers. */
  readonly story?: readonly GameEvent[];
  readonly bot: string;
  readonly seed: string;
  /** After so many milliseconds the bot should come to its end by itself. */
  readonly ms: number;
}
