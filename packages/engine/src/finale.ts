import type { GameEvent, Outcome } from "./game.ts";
import type { ByLanguage } from "./texts.ts";

/** Something that happened in a match, as one of its seats came to know it. */
export interface LivedEvent<E extends GameEvent = GameEvent> {
  /** How many answers had been given. */
  readonly step: number;
  /** Whose answer led to it. */
  readonly by: number | null;
  readonly event: E;
}

/** A match that is over, as a seat has lived it: it knows nothing that this seat may not. */
export interface Lived<E extends GameEvent = GameEvent, V = unknown> {
  readonly seat: number;
  readonly outcome: Outcome;
  /** The last view. */
  readonly view: V;
  readonly log: readonly LivedEvent<E>[];
}

export const hasWon = ({ seat, outcome }: Pick<Lived, "seat" | "outcome">): boolean => outcome.winners.includes(seat);

/** How a match ended for a seat: the picture behind it, and three sentences of which it hears one. */
export interface Ending {
  /** The game's morning, or its night: `board/won.svg`, `board/lost.svg`. */
  readonly scene: "won" | "lost";
  readonly title: ByLanguage<string>;
  readonly lines: readonly ByLanguage<string>[];
}

/** What an honour has on its stamp. */
export type StampPicture =
  | "arch"
  | "bite"
  | "bolt"
  | "clock"
  | "die"
  | "flame"
  | "heart"
  | "house"
  | "moon"
  | "people"
  | "shield"
  | "star"
  | "sun";

/** What somebody may be proud of after a match. */
export interface Honour<E extends GameEvent = GameEvent, V = unknown> {
  readonly id: string;
  readonly stamp: StampPicture;
  readonly name: ByLanguage<string>;
  /** What has to be done for it. */
  readonly deed: ByLanguage<string>;
  /** Written as a method, so that an honour of one game is an honour like any other. */
  earned(lived: Lived<E, V>): boolean;
}

/** What a game says when a match of it is over. Methods for the same reason as that of an honour. */
export interface Finale<E extends GameEvent = GameEvent, V = unknown> {
  ending(lived: Lived<E, V>): Ending;
  readonly honours: readonly Honour<E, V>[];
}

/** The sentence of an ending that belongs to a match: of the same match always the same. */
export function lastLine({ lines }: Ending, { log, outcome, seat }: Lived): ByLanguage<string> {
  const steps = log.at(-1)?.step ?? 0;
  const line = lines[(steps + outcome.winners.length + seat) % lines.length];
  if (line === undefined) throw new Error("An ending has a sentence.");
  return line;
}
