import { type Bot, type BotName, type BotSettings, makeBot } from "@endzeit/bots";
import {
  type Answer,
  type AnyGame,
  advance,
  awaited,
  below,
  type ContentPack,
  type GameEvent,
  give,
  legal,
  MatchError,
  type Options,
  type Outcome,
  questionFor,
  questionOf,
  type Reporter,
  randomFrom,
  readOptions,
} from "@endzeit/engine";

/** What all games of a run have in common. */
export interface Table {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: Options;
  readonly content: ContentPack;
  /** How hard all bots think. */
  readonly thinking: Pick<BotSettings, "iterations" | "width">;
}

export interface Played {
  readonly outcome: Outcome;
  readonly answers: number;
  /** Headings of the log, such as phases, that the match went through. */
  readonly turns: number;
}

/** A table from outside. Throws `MatchError` for players, options or content that do not fit. */
export function tableOf(
  game: AnyGame,
  given: {
    readonly players?: number;
    readonly options?: unknown;
    readonly content?: unknown;
    readonly thinking?: Table["thinking"];
  },
): Table {
  const players = given.players ?? game.seats.min;
  const problems: string[] = [];
  if (!Number.isInteger(players) || players < game.seats.min || players > game.seats.max) {
    problems.push(`players: ${game.id} needs ${game.seats.min} to ${game.seats.max}, not ${String(players)}.`);
  }
  const read = readOptions(game.options, given.options);
  if ("problems" in read) problems.push(...read.problems);
  const content = given.content ?? null;
  if (content !== null) problems.push(...game.content.problems(content));
  if (problems.length > 0 || "problems" in read) throw new MatchError("bad-table", problems);
  return { game, players, options: read.options, content: content as ContentPack, thinking: given.thinking ?? {} };
}

/** Plays one match from its set-up to its end. `hear` is told every event. */
export function playGame(
  table: Table,
  names: readonly BotName[],
  seed: string,
  hear: ((event: GameEvent) => void) | null,
): Played {
  const { game } = table;
  const bots: Bot[] = names.map((name, seat) => makeBot(name, { ...table.thinking, seed: `${seed} seat ${seat}` }));
  const random = randomFrom(`${seed} careless`);
  const out: Reporter<GameEvent> = { listening: hear !== null, tell: (event) => hear?.(event), reveal() {} };
  const state = game.setup(table, randomFrom(seed));
  advance(game, state, out);
  const answers: Answer[] = [];
  let count = 0;
  let turns = 0;
  let phase: number | string | null = null;
  for (let question = questionOf(state); question !== null; question = questionOf(state)) {
    const now = game.phase(state);
    if (now !== phase) {
      phase = now;
      turns++;
    }
    const seat = awaited(state)[0] as number;
    const bot = bots[seat] as Bot;
    if (bot.careless) {
      legal(game, state, seat, answers);
      give(game, state, seat, answers[below(random, answers.length)] as Answer, out);
    } else {
      const own = questionFor(game, state, seat) ?? question;
      const { answer } = bot.choose({ game, view: game.view(state, seat), seat, question: own });
      give(game, state, seat, answer, out);
    }
    count++;
  }
  return { outcome: state.outcome ?? { winners: [], reason: "none" }, answers: count, turns };
}
