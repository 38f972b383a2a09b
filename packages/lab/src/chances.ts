import type { AnyGame, CoreState, Outcome } from "@endzeit/engine";

/** A match is cut into so many parts of equally many answers. */
export const PARTS = 10;
/** A chance is kept in whole numbers of this, so that sums are the same in whatever order they are made. */
export const CERTAIN = 10_000;

/** Where a match turned. */
export interface Turns {
  /** In each part by how much the chance of the winner went up and down, all in all. */
  readonly swings: number[];
  /** After so many of a hundred answers it was decided: from there on the winner was never again more likely to lose than to win. */
  readonly settled: number;
}

/** Follows the chances of all seats through a match, by the value that the game has learned. What lies hidden counts: this is no player. */
export class ChancesKept {
  readonly #game: AnyGame;
  /** After each answer, by seat. */
  readonly #kept: number[][] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  note(state: CoreState, players: number): void {
    const { chance, utility } = this.#game;
    if (chance === undefined) return;
    const { outcome } = state;
    this.#kept.push(
      Array.from({ length: players }, (_, seat) =>
        Math.round(CERTAIN * (outcome === null ? chance(state, seat) : utility(outcome, seat, state))),
      ),
    );
  }

  /** For whoever won; for the first seat where nobody did: then it was decided when it was more likely to lose for good. Null without chances. */
  turnsOf({ winners }: Outcome): Turns | null {
    const [winner] = winners;
    const chances = this.#kept.map((row) => row[winner ?? 0] ?? 0);
    if (chances.length < 2) return null;
    const swings = new Array<number>(PARTS).fill(0);
    for (let at = 1; at < chances.length; at++) {
      const part = Math.min(PARTS - 1, Math.floor((PARTS * at) / chances.length));
      swings[part] = (swings[part] ?? 0) + Math.abs((chances[at] ?? 0) - (chances[at - 1] ?? 0));
    }
    const other = chances.findLastIndex((chance) => 2 * chance >= CERTAIN === (winner === undefined));
    return { swings, settled: Math.round((100 * (other + 1)) / chances.length) };
  }
}
