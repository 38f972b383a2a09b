import { CERTAIN } from "./chances.ts";
import { compare, isTogether, neededFor, type PairedDifference } from "./compare.ts";
import type { Histogram, Spread } from "./histogram.ts";
import type { Ledger } from "./ledger.ts";
import type { Cell } from "./plan.ts";
import type { Sums } from "./sums.ts";
import { type Share, wilson } from "./wilson.ts";

/** A share of so many. */
export interface CountedShare extends Share {
  readonly hits: number;
  readonly of: number;
}

/** Where the middle half and the middle nine tenths lie. */
interface Width extends Spread {
  readonly p5: number;
  readonly p25: number;
  readonly p75: number;
  readonly p95: number;
}

/** A card beside the winning of the seat that played it. What it does and who gets to play it are one in this: see `selection`. */
export interface CardFigures {
  readonly card: string;
  readonly seat: number;
  readonly played: CountedShare;
  readonly without: CountedShare;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly clear: boolean;
}

export interface CellFigures {
  readonly cell: Cell;
  /** What it has that others of the report have not: by field, such as `players`, `bots`, `options.deck`. */
  readonly label: readonly (readonly [field: string, value: string])[];
  readonly matches: number;
  /** All win or lose as one: there is one share for all. */
  readonly together: boolean;
  readonly wins: readonly CountedShare[];
  readonly lost: number;
  readonly ends: readonly { readonly end: string; readonly matches: number }[];
  readonly answers: Width;
  readonly turns: Width;
  readonly scores: readonly Width[];
  /** For one seat in one match, the most first. */
  readonly points: readonly { readonly source: string; readonly mean: number }[];
  readonly cards: readonly CardFigures[];
  /** Where matches turn; null where chances were not followed. `swings`: by part, points of a hundred; `settled`: after so many of a hundred answers. */
  readonly turning: { readonly swings: readonly number[]; readonly settled: Width } | null;
  /** Who is asked first; null where nobody is, or all play as one. `fair` is what a seat could expect without it. */
  readonly first:
    | (CountedShare & { readonly fair: number; readonly seats: readonly number[]; readonly clear: boolean })
    | null;
}

export interface PairFigures {
  readonly cell: number;
  readonly against: number;
  readonly rows: readonly (PairedDifference & {
    /** `clear` among all comparisons of the report; `likely` by itself, but so many were made that chance may have brought it. */
    readonly verdict: "clear" | "likely" | "noise";
  })[];
}

export interface Figures {
  readonly question: string;
  readonly seeds: readonly string[];
  readonly played: number;
  readonly planned: number;
  readonly cells: readonly CellFigures[];
  /** Cells of one game and as many players, against the first of them. */
  readonly pairs: readonly PairFigures[];
  readonly comparisons: number;
  /** How many matches tell a share from an even one by so much. */
  readonly needs: readonly { readonly points: number; readonly matches: number }[];
}

/** Below this, chance has brought what is seen once in twenty times. */
const LEVEL = 0.05;
/** A card that was played less often says nothing by itself. */
const FEW = 30;

/** Everything that a report says, out of what was played. */
export function figuresOf(ledger: Ledger): Figures {
  const { plan } = ledger;
  const labels = labelsOf(plan.cells);
  const cells = plan.cells.map((cell, at) => cellFigures(ledger, at, cell, labels[at] ?? []));
  const compared = plan.cells.flatMap((cell, at) => {
    const against = plan.cells.findIndex(({ game, players }) => game === cell.game && players === cell.players);
    return against === at ? [] : [{ cell: at, against, rows: compare(ledger, at, against) }];
  });
  const comparisons = compared.reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    question: plan.question,
    seeds: plan.seeds,
    played: ledger.matches,
    planned: Math.max(ledger.matches, plan.cells.length * plan.seeds.length * plan.matches),
    cells,
    pairs: compared.map(({ rows, ...of }) => ({
      ...of,
      rows: rows.map((row) => ({ ...row, verdict: verdictOf(row, comparisons) })),
    })),
    comparisons,
    needs: [0.1, 0.05, 0.02, 0.01, 0.005].map((points) => ({ points, matches: neededFor(0.25, points) ?? 0 })),
  };
}

/** By Bonferroni: whoever asks twenty questions gets one answer by chance. */
export function verdictOf({ chance, pairs }: PairedDifference, comparisons: number): "clear" | "likely" | "noise" {
  if (pairs < 2 || chance >= LEVEL) return "noise";
  return chance * comparisons < LEVEL ? "clear" : "likely";
}

function cellFigures(ledger: Ledger, at: number, cell: Cell, label: CellFigures["label"]): CellFigures {
  const sums = ledger.cells[at];
  if (sums === undefined) throw new Error(`There is no cell ${at}.`);
  const { matches } = sums;
  const together = isTogether(ledger, at);
  return {
    cell,
    label,
    matches,
    together,
    wins: sums.wins.slice(0, together ? 1 : sums.players).map((hits) => counted(hits, matches)),
    lost: sums.lost,
    ends: [...sums.ends].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([end, n]) => ({ end, matches: n })),
    answers: widthOf(sums.answers),
    turns: widthOf(sums.turns),
    scores: sums.scores.every(({ count }) => count > 0) ? sums.scores.map(widthOf) : [],
    points: [...sums.points]
      .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .map(([source, n]) => ({ source, mean: n / Math.max(1, matches) / sums.players })),
    cards: cardsOf(sums),
    turning: turningOf(sums),
    first: together ? null : firstOf(sums),
  };
}

function turningOf({ swings, settled }: Sums): CellFigures["turning"] {
  if (settled.count === 0) return null;
  const mean = (sum: number): number => (100 * sum) / CERTAIN / settled.count;
  return { swings: swings.map(mean), settled: widthOf(settled) };
}

function cardsOf(sums: Sums): CardFigures[] {
  const rows = [...sums.cards].flatMap(([card, { by }]) =>
    by.flatMap(({ matches, wins }, seat) => {
      if (matches === 0) return [];
      const played = counted(wins, matches);
      const without = counted((sums.wins[seat] ?? 0) - wins, sums.matches - matches);
      const error = Math.sqrt(varianceOf(played) / played.of + varianceOf(without) / Math.max(1, without.of));
      const difference = played.share - without.share;
      const enough = Math.min(played.of, without.of) >= FEW;
      const [low, high] = [difference - 1.959964 * error, difference + 1.959964 * error];
      return [{ card, seat, played, without, difference, low, high, clear: enough && low * high > 0 }];
    }),
  );
  return rows.sort((a, b) => a.seat - b.seat || b.difference - a.difference || (a.card < b.card ? -1 : 1));
}

const varianceOf = ({ share }: CountedShare): number => share * (1 - share);

function firstOf({ firsts, firstWinners, players }: Sums): CellFigures["first"] {
  const of = firsts.reduce((sum, { matches }) => sum + matches, 0);
  if (of === 0 || players < 2) return null;
  const first = counted(
    firsts.reduce((sum, { wins }) => sum + wins, 0),
    of,
  );
  const fair = firstWinners / of / players;
  const seats = firsts.flatMap(({ matches }, seat) => (matches > 0 ? [seat] : []));
  return { ...first, fair, seats, clear: first.low > fair || first.high < fair };
}

function counted(hits: number, of: number): CountedShare {
  return { hits, of, ...wilson(hits, of) };
}

function widthOf(histogram: Histogram): Width {
  const [p5 = 0, p25 = 0, p75 = 0, p95 = 0] = [0.05, 0.25, 0.75, 0.95].map((share) => histogram.quantile(share));
  return { ...histogram.spread, p5, p25, p75, p95 };
}

/** Of each cell what is not the same in all. */
function labelsOf(cells: readonly Cell[]): (readonly (readonly [string, string])[])[] {
  const all = cells.map((cell) => new Map(fieldsOf(cell)));
  const fields = [...new Set(all.flatMap((of) => [...of.keys()]))];
  const telling = fields.filter((field) => new Set(all.map((of) => of.get(field))).size > 1);
  return all.map((of) =>
    (telling.length === 0 ? ["bots"] : telling).flatMap((field) => {
      const value = of.get(field);
      return value === undefined ? [] : [[field, value] as const];
    }),
  );
}

function fieldsOf({ game, players, options, pack, bots, thinking }: Cell): [string, string][] {
  const alone = new Set(bots).size === 1 ? bots[0] : undefined;
  return [
    ["game", game],
    ["players", String(players)],
    ...Object.entries(options).map(([id, value]): [string, string] => [`options.${id}`, String(value)]),
    ["content", pack ?? "-"],
    ["bots", alone ?? bots.join(", ")],
    ["imagine", thinking.iterations === undefined ? "-" : String(thinking.iterations)],
    ["width", thinking.width === undefined ? "-" : String(thinking.width)],
  ];
}
