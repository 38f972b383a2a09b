import type { Answer, CoreState, Game, GameEvent, Outcome } from "./game.ts";
import { type ByLanguage, engineTexts } from "./texts.ts";

/** What a game brings to its record, by subject: all that its `Game` asks for, but what is the same in every game. */
interface GameParts<S extends CoreState, A extends Answer, E extends GameEvent, V> {
  /** What a table opens: the game, for how many, and what may be chosen before it begins. */
  readonly table: Pick<Game<S, A, E, V>, "id" | "rulesVersion" | "seats" | "options" | "content">;
  readonly rules: Pick<Game<S, A, E, V>, "setup" | "steps" | "questions" | "reasons">;
  readonly state: Pick<Game<S, A, E, V>, "form" | "problems" | "blank" | "copy" | "mask" | "view" | "deal">;
  /** What the end and the state are worth to a seat, what to do next; without `utility` a win is worth 1. */
  readonly worth: Pick<Game<S, A, E, V>, "evaluate" | "chance" | "value" | "rank" | "minds" | "advise"> &
    Partial<Pick<Game<S, A, E, V>, "utility">>;
  /** What people hear, with the game's own texts, without the engine's. */
  readonly told: { readonly texts: ByLanguage } & Pick<
    Game<S, A, E, V>,
    "phase" | "clock" | "notes" | "odds" | "forecast" | "words"
  >;
}

/** A game out of its parts. What every game wires alike is wired here. */
export function gameOf<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  parts: GameParts<S, A, E, V>,
): Game<S, A, E, V> {
  const { table, rules, state, worth, told } = parts;
  const { de, en } = told.texts;
  return {
    ...table,
    ...rules,
    ...state,
    // Asked for late: in the page a game has no form.
    players: (of) => state.form.seats(of),
    utility: winner,
    ...worth,
    ...told,
    texts: { de: { ...engineTexts.de, ...de }, en: { ...engineTexts.en, ...en } },
  };
}

const winner = ({ winners }: Outcome, seat: number): number => (winners.includes(seat) ? 1 : 0);

/** What an outcome is worth where whoever shares a win has a part of it. */
export const shareOfWin = ({ winners }: Outcome, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;
