import type { BotName } from "@endzeit/bots";
import type { GameEvent } from "@endzeit/engine";
import * as v from "valibot";
import { ChancesKept } from "./chances.ts";
import { type GameEars, playGame, type Series } from "./game.ts";

/** What can be written down of a match besides who won and how long it took. */
export const MEASURES = ["scores", "points", "tiles", "cards", "chances"] as const;
/** Those that cost next to nothing. */
export const USUAL: readonly Measure[] = ["scores", "points", "tiles", "cards"];
export type Measure = (typeof MEASURES)[number];

const Whole = v.pipe(v.number(), v.integer());
const Times = v.array(Whole);

/** One match as a line of a file tells it. What a game does not tell is left out. */
export const AccountShape = v.object({
  winners: v.array(Whole),
  end: v.string(),
  answers: v.pipe(Whole, v.minValue(0)),
  turns: v.pipe(Whole, v.minValue(0)),
  /** The seat that was asked first. */
  first: v.optional(Whole),
  scores: v.optional(v.array(v.number())),
  /** Where points came from, all seats together. */
  points: v.optional(v.record(v.string(), v.number())),
  /** By each scoring tile that was counted: for which seat, and how much there was. */
  tiles: v.optional(v.record(v.string(), v.array(v.tuple([Whole, v.number()])))),
  /** By each card that was played: how often by each seat; after the seats, how often by nobody. */
  cards: v.optional(v.record(v.string(), Times)),
  /** Where it turned, as `Turns` says. */
  swings: v.optional(Times),
  settled: v.optional(v.pipe(Whole, v.minValue(0), v.maxValue(100))),
});

/** What a match brought. */
export type Account = v.InferOutput<typeof AccountShape>;

/** Plays a match and writes down what was asked for. */
export function accountOf(
  series: Series,
  bots: readonly BotName[],
  seed: string,
  measures: readonly Measure[],
  note?: GameEars["answer"],
): Account {
  const points: Record<string, number> = {};
  const tiles: Record<string, [number, number][]> = {};
  const cards: Record<string, number[]> = {};
  const [withPoints, withTiles, withCards] = (["points", "tiles", "cards"] as const).map((one) =>
    measures.includes(one),
  );
  const event = (told: GameEvent): void => {
    const gain = withPoints ? pointsOf(told) : null;
    if (gain !== null) points[gain.source] = (points[gain.source] ?? 0) + gain.n;
    const count = withTiles ? countedOf(told) : null;
    if (count !== null) tiles[count.tile] = [...(tiles[count.tile] ?? []), [count.seat, count.n]];
    const play = withCards ? cardOf(told) : null;
    if (play === null) return;
    const times = cards[play.card] ?? new Array<number>(series.players).fill(0);
    cards[play.card] = times;
    const by = play.seat ?? series.players;
    times[by] = (times[by] ?? 0) + 1;
  };
  const chances = measures.includes("chances") ? new ChancesKept(series.game) : null;
  const { outcome, answers, turns, first } = playGame(series, bots, seed, {
    ...(withPoints || withTiles || withCards ? { event } : {}),
    answer(seat, answer, state) {
      note?.(seat, answer, state);
      chances?.note(state, series.players);
    },
  });
  return {
    winners: [...outcome.winners],
    end: outcome.reason,
    answers,
    turns,
    ...(first === null ? {} : { first }),
    ...(measures.includes("scores") && outcome.scores !== undefined ? { scores: [...outcome.scores] } : {}),
    ...(any(points) ? { points } : {}),
    ...(any(tiles) ? { tiles } : {}),
    ...(any(cards) ? { cards } : {}),
    ...chances?.turnsOf(outcome),
  };
}

function any(rows: object): boolean {
  return Object.keys(rows).length > 0;
}

/** In every game the playing of a card is the event `played` with the kind as `card`; `seat` where one of them did it. */
function cardOf(event: GameEvent): { card: string; seat: number | null } | null {
  if (event.event !== "played" || !("card" in event) || typeof event.card !== "string") return null;
  return { card: event.card, seat: "seat" in event && typeof event.seat === "number" ? event.seat : null };
}

/** In every game points won or lost are the event `points` with their source. */
function pointsOf(event: GameEvent): { source: string; n: number } | null {
  if (event.event !== "points" || !("source" in event) || !("n" in event)) return null;
  return typeof event.source === "string" && typeof event.n === "number" ? { source: event.source, n: event.n } : null;
}

/** In every game a scoring tile that is counted is the event `counted` with the tile and how much there was to count. */
function countedOf(event: GameEvent): { seat: number; tile: string; n: number } | null {
  if (event.event !== "counted" || !("seat" in event) || !("tile" in event) || !("n" in event)) return null;
  const { seat, tile, n } = event;
  return typeof seat === "number" && typeof tile === "string" && typeof n === "number" ? { seat, tile, n } : null;
}
