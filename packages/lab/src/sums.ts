import type { Account } from "./account.ts";
import { PARTS } from "./chances.ts";
import { Histogram } from "./histogram.ts";

/** How a card or a tile went with winning, for one seat. */
interface With {
  /** Matches in which the seat had it, and those of them that it won. */
  matches: number;
  wins: number;
}

interface TileSums {
  times: number;
  sum: number;
  /** How often it counted for some seats only, and how many of these seats won. */
  own: number;
  wins: number;
}

/** What many matches of one kind brought, added up in whole numbers: the same in whatever order they came. */
export class Sums {
  readonly players: number;
  matches = 0;
  /** Matches without a winner, and those that all won. */
  lost = 0;
  together = 0;
  readonly wins: number[];
  readonly ends = new Map<string, number>();
  readonly answers = new Histogram();
  readonly turns = new Histogram();
  /** Scores at the end by seat; all empty where a game has none. */
  readonly scores: readonly Histogram[];
  readonly points = new Map<string, number>();
  readonly tiles = new Map<string, TileSums>();
  /** How often each card was played; by seat, in how many matches at all. */
  readonly cards = new Map<string, { played: number; readonly by: readonly With[] }>();
  /** By seat: matches in which it was asked first, and those of them that it won. */
  readonly firsts: readonly With[];
  /** Of the matches that were followed: by part how far chances went up and down in all, and when it was decided. */
  readonly swings = new Array<number>(PARTS).fill(0);
  readonly settled = new Histogram();
  /** Winners of the matches that somebody began. */
  firstWinners = 0;

  constructor(players: number) {
    this.players = players;
    this.wins = new Array<number>(players).fill(0);
    this.scores = this.wins.map(() => new Histogram());
    this.firsts = this.#none();
  }

  add(account: Account): void {
    const { winners, first } = account;
    this.matches++;
    if (winners.length === 0) this.lost++;
    if (winners.length === this.players) this.together++;
    for (const seat of winners) this.wins[seat] = (this.wins[seat] ?? 0) + 1;
    this.ends.set(account.end, (this.ends.get(account.end) ?? 0) + 1);
    this.answers.add(account.answers);
    this.turns.add(account.turns);
    const begun = first === undefined ? undefined : this.firsts[first];
    if (first !== undefined && begun !== undefined) {
      begun.matches++;
      if (winners.includes(first)) begun.wins++;
      this.firstWinners += winners.length;
    }
    account.scores?.forEach((score, seat) => {
      this.scores[seat]?.add(score);
    });
    account.swings?.forEach((swing, part) => {
      this.swings[part] = (this.swings[part] ?? 0) + swing;
    });
    if (account.settled !== undefined) this.settled.add(account.settled);
    for (const [source, n] of Object.entries(account.points ?? {}))
      this.points.set(source, (this.points.get(source) ?? 0) + n);
    for (const [tile, holders] of Object.entries(account.tiles ?? {})) this.#count(tile, holders, winners);
    for (const [card, times] of Object.entries(account.cards ?? {})) this.#play(card, times, winners);
  }

  #count(tile: string, holders: readonly (readonly [number, number])[], winners: readonly number[]): void {
    const sums = this.tiles.get(tile) ?? { times: 0, sum: 0, own: 0, wins: 0 };
    this.tiles.set(tile, sums);
    sums.times += holders.length;
    for (const [, n] of holders) sums.sum += n;
    // What counts for everyone helps nobody to win.
    if (holders.length >= this.players) return;
    sums.own += holders.length;
    for (const [holder] of holders) if (winners.includes(holder)) sums.wins++;
  }

  #play(card: string, times: readonly number[], winners: readonly number[]): void {
    const sums = this.cards.get(card) ?? { played: 0, by: this.#none() };
    this.cards.set(card, sums);
    for (const [seat, n] of times.entries()) {
      sums.played += n;
      const by = sums.by[seat];
      if (n === 0 || by === undefined) continue;
      by.matches++;
      if (winners.includes(seat)) by.wins++;
    }
  }

  #none(): With[] {
    return this.wins.map(() => ({ matches: 0, wins: 0 }));
  }
}
