import { type Bot, type BotName, type BotSettings, Memory, makeBot, playout } from "@endzeit/bots";
import {
  type Answer,
  type AnyGame,
  advance,
  type ContentPack,
  type CoreState,
  Faults,
  type GameEvent,
  MatchError,
  type Options,
  type Outcome,
  questionOf,
  type Reporter,
  randomFrom,
  readOptions,
  silent,
} from "@endzeit/engine";

/** What all games of a run have in common. */
export interface Series {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: Options;
  readonly content: ContentPack;
  /** How hard all bots think. */
  readonly thinking: Pick<BotSettings, "iterations" | "width">;
}

interface GameResult {
  readonly outcome: Outcome;
  readonly answers: number;
  /** Headings of the log, such as phases, that the match went through. */
  readonly turns: number;
  /** The seat that was asked first; null when several were asked at once. */
  readonly first: number | null;
}

/** Who wants to know what happens in a match while it is played. */
export interface GameEars {
  readonly event?: (event: GameEvent) => void;
  /** An answer was given; the state is that after it. */
  readonly answer?: ((seat: number, answer: Answer, state: CoreState) => void) | undefined;
}

/** A series from outside. Throws `MatchError` for players, options or content that do not fit. */
export function seriesOf(
  game: AnyGame,
  given: {
    readonly players?: number;
    readonly options?: unknown;
    readonly content?: unknown;
    readonly thinking?: Series["thinking"];
  },
): Series {
  const players = given.players ?? game.seats.min;
  const faults = new Faults();
  if (!Number.isInteger(players) || players < game.seats.min || players > game.seats.max) {
    faults.add(`players: ${game.id} needs ${game.seats.min} to ${game.seats.max}, not ${String(players)}.`);
  }
  const read = readOptions(game.options, given.options);
  if ("problems" in read) faults.addAll(read.problems);
  const content = given.content ?? null;
  if (content !== null) faults.addAll(game.content.problems(content));
  if (faults.count > 0 || "problems" in read) throw new MatchError("bad-table", faults.told);
  return { game, players, options: read.options, content: content as ContentPack, thinking: given.thinking ?? {} };
}

/** Plays one match from its set-up to its end. */
export function playGame(series: Series, names: readonly BotName[], seed: string, ears: GameEars = {}): GameResult {
  const { game } = series;
  const hear = ears.event;
  const bots = seated(names, seed, series.thinking);
  const out: Reporter<GameEvent> = { listening: hear !== undefined, tell: (event) => hear?.(event), reveal() {} };
  const state = game.setup(series, randomFrom(seed));
  const memory = new Memory(bots);
  advance(game, state, memory.listening(out));
  const asked = questionOf(state)?.of ?? [];
  const played = playRest(game, state, bots, seed, { out, memory, answer: ears.answer });
  return { ...played, first: asked.length === 1 ? (asked[0] ?? null) : null };
}

/** The bots of a match, each with a seed of its own. */
export const seated = (names: readonly BotName[], seed: string, thinking: Series["thinking"] = {}): readonly Bot[] =>
  names.map((name, seat) => makeBot(name, { ...thinking, seed: `${seed} seat ${seat}` }));

/** Lets bots play a state to its end, in place. */
export function playRest(
  game: AnyGame,
  state: CoreState,
  bots: readonly Bot[],
  seed: string,
  { out = silent, memory, answer: note }: { out?: Reporter<GameEvent>; memory: Memory; answer?: GameEars["answer"] },
): Omit<GameResult, "first"> {
  let turns = 0;
  let phase: number | string | null = null;
  const count = (): void => {
    if (questionOf(state) === null) return;
    const now = game.phase(state);
    if (now !== phase) turns++;
    phase = now;
  };
  count();
  const each = (_: CoreState, seat: number, answer: Answer): void => {
    count();
    note?.(seat, answer, state);
  };
  const answers = playout(game, state, bots, randomFrom(`${seed} careless`), each, out, memory);
  return { outcome: state.outcome ?? { winners: [], reason: "none" }, answers, turns };
}
