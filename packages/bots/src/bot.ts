import type { Answer, AnyGame, GameEvent, Question } from "@endzeit/engine";

/** The moment at which a bot is asked. It holds what the bot's seat may know and nothing else. */
export interface Moment {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: number;
  readonly question: Question;
  /** What the seat has heard happen since the match began, in its order; for a bot that `remembers`. */
  readonly story?: readonly GameEvent[];
}

export interface Choice {
  readonly answer: Answer;
  /** How good the bot thinks the answer is for its seat, in the game's own points; null when it does not think. */
  readonly estimate: number | null;
  /** What the decision cost, by name: answers looked at, states imagined, positions tried. */
  readonly statistics: Readonly<Record<string, number>>;
}

/**
 * A player of any game. It draws its chance from its own seed: made anew with the same settings and asked the same
 * questions in the same order, it gives the same answers (with `ms`, as far as the clock allows).
 */
export interface Bot {
  readonly name: string;
  /** Takes any legal answer whatever it knows: who holds the true state may draw for it and spare the view. */
  readonly careless?: true;
  /** Reads its seat's story as well as its view: whoever runs the match writes it down for such bots alone. */
  readonly remembers?: true;
  choose(moment: Moment): Choice;
}

export interface BotSettings {
  readonly seed: string;
  /** How hard to think: the number of states to imagine or of walks through a tree, as the bot counts. */
  readonly iterations?: number;
  /** How many answers to try where there are more, evenly spread over the list; all of them when not set. */
  readonly width?: number;
  /** Stop thinking after so many milliseconds. Needs `now`: nothing here reads a clock by itself. */
  readonly ms?: number;
  readonly now?: () => number;
}

/** Tells when the time of the settings is up; never, when they set none. */
export function deadline(settings: BotSettings): () => boolean {
  const { ms, now } = settings;
  if (ms === undefined || now === undefined) return () => false;
  const end = now() + ms;
  return () => now() >= end;
}
