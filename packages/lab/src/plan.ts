import { type BotName, botsVersion, isBotName } from "@endzeit/bots";
import { isObject, type JsonObject, MatchError } from "@endzeit/engine";
import * as v from "valibot";
import { AccountShape, MEASURES, type Measure } from "./account.ts";
import { type Series, seriesOf } from "./game.ts";
import type { Rules } from "./rules.ts";

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const Bot = v.custom<BotName>((name) => typeof name === "string" && isBotName(name));
const Pack = v.custom<JsonObject>(isObject);

/** More seats than any table has. */
export const MOST_PLAYERS = 99;
/** Matches of a cell and a seed at most. */
export const MOST_MATCHES = 100_000_000;

/** Matches of one kind: the table, and who sits at it. */
export const CellShape = v.object({
  game: v.string(),
  /** The version of its rules: of others the same seed makes other matches. */
  rules: Whole,
  /** The version of the bots, for the same reason. Files of before they had one say nothing. */
  minds: v.optional(Whole, 0),
  players: v.pipe(Whole, v.minValue(1), v.maxValue(MOST_PLAYERS)),
  options: v.record(v.string(), v.union([v.boolean(), v.string()])),
  content: v.nullable(Pack),
  /** What people call the content; null for the built-in one. */
  pack: v.nullable(v.string()),
  bots: v.array(Bot),
  thinking: v.object({ iterations: v.exactOptional(Whole), width: v.exactOptional(Whole) }),
});
export type Cell = v.InferOutput<typeof CellShape>;

/** What is to be played: every cell with every seed. Match n of a seed has the seed `<seed>/<n>`, in all cells alike. */
export const PlanShape = v.object({
  question: v.string(),
  cells: v.pipe(
    v.array(
      v.pipe(
        CellShape,
        v.check(({ bots, players }) => bots.length === players),
      ),
    ),
    v.minLength(1),
  ),
  seeds: v.pipe(v.array(v.string()), v.minLength(1)),
  measures: v.array(v.picklist(MEASURES)),
  matches: Whole,
});
export type LabPlan = v.InferOutput<typeof PlanShape>;

/** Some matches in a row, of one cell and one seed. */
export interface Stretch {
  readonly cell: number;
  /** The place of the seed among those of the plan. */
  readonly seed: number;
  readonly first: number;
  readonly count: number;
}

/** A stretch with all that is needed to play it. */
export interface Task {
  readonly cell: Cell;
  readonly seed: string;
  readonly first: number;
  readonly count: number;
  readonly measures: readonly Measure[];
}

/** A match in a file of results: which one it was, and what it brought. */
export const MatchLineShape = v.object({ cell: Whole, seed: v.string(), ...AccountShape.entries });
export type MatchLine = v.InferOutput<typeof MatchLineShape>;

export const seedOf = (seed: string, n: number): string => `${seed}/${n}`;

export function taskOf({ cells, seeds, measures }: LabPlan, { cell, seed, first, count }: Stretch): Task {
  const [of, text] = [cells[cell], seeds[seed]];
  if (of === undefined || text === undefined) throw new Error(`The plan has no cell ${cell} with seed ${seed}.`);
  return { cell: of, seed: text, first, count, measures };
}

/** The table of a cell. Throws `MatchError` where this Endzeit would play other matches than the one that made the cell. */
export async function tableOf(cell: Cell, rules: Rules): Promise<Series> {
  const game = await rules(cell.game);
  if (game === null) throw new MatchError("no-game", [`cell.game: there is no game "${cell.game}" here.`]);
  if (game.rulesVersion !== cell.rules)
    throw new MatchError("other-rules", [
      `cell.rules: was planned with version ${cell.rules} of the rules of ${cell.game}; here they are version ${game.rulesVersion}, which plays other matches. Begin anew, or use that Endzeit.`,
    ]);
  if (cell.minds !== botsVersion)
    throw new MatchError("other-rules", [
      `cell.minds: was planned with version ${cell.minds} of the bots; here they are version ${botsVersion}, which play other matches. Begin anew, or use that Endzeit.`,
    ]);
  return seriesOf(game, cell);
}

/** So many matches of a cell are played before the next cell has its turn: all are known about equally well at any time. */
const BLOCK = 200;

/** What of a plan has been played. */
export interface Done {
  has(cell: number, seed: number, n: number): boolean;
}

/**
 * What is still to be played, in the order in which it is written down. `size` says how many matches a stretch of a cell may have: that
 * changes who plays what, and nothing of what comes out; `block`, after how many matches of a cell the next one has its turn.
 */
export function* stretches(
  plan: LabPlan,
  done: Done,
  size: (cell: number) => number,
  block = BLOCK,
): Generator<Stretch> {
  for (let from = 1; from <= plan.matches; from += block) {
    const to = Math.min(plan.matches, from + block - 1);
    for (const seed of plan.seeds.keys())
      for (const cell of plan.cells.keys())
        for (let n = from; n <= to; ) {
          const most = size(cell);
          let count = 0;
          while (n + count <= to && count < most && !done.has(cell, seed, n + count)) count++;
          if (count > 0) yield { cell, seed, first: n, count };
          n += Math.max(1, count);
        }
  }
}

/** A table of this process as others can open it too. */
export function cellOf(series: Series, bots: readonly BotName[], pack: string | null = null): Cell {
  const { game, players, options, content, thinking } = series;
  const { iterations, width } = thinking;
  return {
    game: game.id,
    rules: game.rulesVersion,
    minds: botsVersion,
    players,
    options: { ...options },
    content,
    pack,
    bots: [...bots],
    thinking: { ...(iterations === undefined ? {} : { iterations }), ...(width === undefined ? {} : { width }) },
  };
}
