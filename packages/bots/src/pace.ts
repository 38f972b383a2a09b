/** So many thoughts of each kind of bot are remembered. */
const LATELY = 16;

/**
 * How long bots have thought of late. One that has a single answer takes as long as they did: else whoever watches the clock would know
 * that it had nothing to choose, and so what it does not hold.
 */
export class Pace {
  readonly #lately = new Map<string, number[]>();

  /** A bot of this kind, at this game, has thought for so many milliseconds. */
  took(kind: string, ms: number): void {
    const known = this.#lately.get(kind) ?? [];
    known.push(ms);
    if (known.length > LATELY) known.shift();
    this.#lately.set(kind, known);
  }

  /** How long one of them takes where there is nothing to think about, in milliseconds. `pick`: any number from 0 up to below the given one. */
  asUsual(kind: string, pick: (below: number) => number): number {
    const known = this.#lately.get(kind) ?? [];
    return known.length === 0 ? 0 : (known[pick(known.length)] ?? 0);
  }
}
