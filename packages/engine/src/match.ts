import {
  advance,
  awaited,
  type Candidates,
  candidates,
  give,
  judge,
  legal,
  questionFor,
  questionOf,
  ruleOf,
  silent,
} from "./agenda.ts";
import { Faults } from "./faults.ts";
import type {
  Answer,
  ContentPack,
  CoreState,
  Game,
  GameEvent,
  Options,
  Outcome,
  QuestionOf,
  Refusal,
  Reporter,
} from "./game.ts";
import { hashOf } from "./hash.ts";
import { alike } from "./json.ts";
import { readOptions } from "./options.ts";
import { below, randomFrom } from "./random.ts";
import { isWhole, nameOf } from "./shape.ts";

/** A state is kept every so many answers, so that stepping back runs at most this many again … */
const CHECKPOINT = 16;
/** … and further back than so many of them every so many answers: a match that is not looked at should need little memory. */
const NEAR = 2;
const FAR_CHECKPOINT = 64;

/** Bad input from outside: `problems` name each field and the way out. */
export class MatchError extends Error {
  readonly code: string;
  readonly problems: readonly string[];
  constructor(code: string, problems: readonly string[]) {
    const faults = new Faults();
    faults.addAll(problems);
    super(faults.told.join(" "));
    this.name = "MatchError";
    this.code = code;
    this.problems = faults.told;
  }
}

/** What a match is opened with: the number of seats, and what is left out takes its usual value. */
export interface Opening {
  readonly players: number;
  readonly options?: unknown;
  readonly seed?: string;
  readonly content?: unknown;
}

/** One answer of the log, and whether something hidden came to light when it was given. */
export interface Given<A> {
  readonly seat: number;
  readonly answer: A;
  readonly revealed: boolean;
}

/** Where the first `step` answers of a log had led. */
export interface Kept {
  readonly step: number;
  readonly state: unknown;
}

export type Answered = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

export type Listener<S, E> = (event: E, to: readonly number[] | null, state: S) => void;

/**
 * A match: what it began with, the answers so far and where they led.
 * It is its options, its seed and its answers; the state follows from them.
 */
export class Match<S extends CoreState, A extends Answer, E extends GameEvent, V> {
  readonly game: Game<S, A, E, V>;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  readonly content: ContentPack;
  /** The position that this match was loaded from; null when it began with the set-up. */
  readonly start: S | null;
  #state: S;
  #log: Given<A>[] = [];
  /** In the order of their steps; the first one stands before the first answer. */
  #checkpoints: { readonly step: number; readonly state: S }[] = [];
  #listener: Listener<S, E> | null = null;
  #revealed = false;
  readonly #out: Reporter<E>;

  private constructor(
    game: Game<S, A, E, V>,
    opening: { players: number; options: Options; seed: string; content: ContentPack },
    start: S | null,
    listener: Listener<S, E> | null,
  ) {
    this.game = game;
    this.players = opening.players;
    this.options = opening.options;
    this.seed = opening.seed;
    this.content = opening.content;
    this.start = start;
    this.#listener = listener;
    const match = this;
    this.#out = {
      get listening() {
        return match.#listener !== null;
      },
      tell(event, to) {
        match.#listener?.(event, to ?? null, match.#state);
      },
      reveal() {
        match.#revealed = true;
      },
    };
    if (start === null) {
      this.#state = game.setup(opening, randomFrom(opening.seed));
    } else {
      this.#state = game.blank();
      game.copy(start, this.#state);
    }
    advance(game, this.#state, this.#out);
    this.#keep();
  }

  /**
   * Opens a match. Throws `MatchError` for options, players or content that do not fit.
   * `listener` hears the events of the opening as well.
   */
  static open<S extends CoreState, A extends Answer, E extends GameEvent, V>(
    game: Game<S, A, E, V>,
    opening: Opening,
    listener: Listener<S, E> | null = null,
  ): Match<S, A, E, V> {
    return new Match(game, readOpening(game, opening), null, listener);
  }

  /**
   * A match from a position, with as many seats as the position has. Throws `MatchError` when the state cannot be played on,
   * or when `players` says another number.
   */
  static from<S extends CoreState, A extends Answer, E extends GameEvent, V>(
    game: Game<S, A, E, V>,
    state: unknown,
    opening: { players?: number; options?: Options; seed?: string; content?: ContentPack } = {},
    listener: Listener<S, E> | null = null,
  ): Match<S, A, E, V> {
    const problems = game.problems(state);
    if (problems.length > 0) throw new MatchError("bad-state", problems);
    const start = game.blank();
    game.copy(state as S, start);
    const players = game.players(start);
    const other = seatProblems(players, opening.players ?? players);
    if (other.length > 0) throw new MatchError("bad-state", other);
    const fault = givenFault(game, start) ?? tried(game, start);
    if (fault !== null) throw new MatchError("bad-state", [fault]);
    return new Match(
      game,
      {
        players,
        options: opening.options ?? {},
        seed: opening.seed ?? "position",
        content: opening.content ?? null,
      },
      start,
      listener,
    );
  }

  /**
   * Takes up a match out of a store, on one that has just been opened: the answers of its log, and the latest state that was kept on the
   * way, from which only the answers after it run again. The log is trusted, for it was checked when it was written. Throws `MatchError`
   * when the state cannot be played on or belongs to no step of the log.
   */
  resume(log: readonly Given<A>[], kept: Kept | null): this {
    if (kept !== null) this.#learn(kept, log.length);
    this.#restore(log);
    return this;
  }

  /**
   * Takes an earlier state out of a store, so that the way back to it and to what lies behind it is short. The match stands where it stood.
   * Throws `MatchError` as `resume` does.
   */
  recall(kept: Kept): void {
    this.#learn(kept, this.#log.length);
  }

  #learn({ step, state }: Kept, answers: number): void {
    const { game } = this;
    const faults = new Faults();
    faults.addAll(game.problems(state));
    if (step > answers) faults.add(`step: the log has ${answers} answers, the state is that after ${step}.`);
    if (faults.count > 0) throw new MatchError("bad-state", faults.told);
    const known = game.blank();
    game.copy(state as S, known);
    const other = seatProblems(game.players(known), this.players);
    if (other.length > 0) throw new MatchError("bad-state", other);
    const before = this.#checkpoints.findLastIndex((kept) => kept.step <= step);
    const same = this.#checkpoints[before].step === step ? 1 : 0;
    this.#checkpoints.splice(before + 1 - same, same, { step, state: known });
  }

  get state(): Readonly<S> {
    return this.#state;
  }

  get log(): readonly Given<A>[] {
    return this.#log;
  }

  get outcome(): Outcome | null {
    return this.#state.outcome;
  }

  get question(): QuestionOf<S> | null {
    return questionOf(this.#state);
  }

  /** The question as a seat (`null`: a spectator) may see it. */
  questionFor(seat: number | null): QuestionOf<S> | null {
    return questionFor(this.game, this.#state, seat);
  }

  get hash(): string {
    return hashOf(this.#state);
  }

  /** From now on `listener` hears each event with the state right after it; null for nobody. */
  listen(listener: Listener<S, E> | null): void {
    this.#listener = listener;
  }

  awaited(): readonly number[] {
    return awaited(this.#state);
  }

  /** What a seat that is asked now says when its time is up, where its table has a clock; null where the others decide how to go on. */
  get lapse(): A | null {
    const question = questionOf(this.#state);
    return question === null ? null : (ruleOf(this.game, question).lapse ?? null);
  }

  ask(seat: number): Candidates<A> {
    return candidates(this.game, this.#state, seat);
  }

  /** Gives an answer, whatever it is. A refused answer changes nothing, nor does one at which the rules throw. */
  answer(seat: number, answer: unknown): Answered {
    const verdict = judge(this.game, this.#state, seat, answer);
    if ("refusal" in verdict) return { ok: false, refusal: verdict.refusal };
    this.repeat(seat, verdict.answer);
    return { ok: true };
  }

  /** Gives an answer out of a log: it is trusted, for it was checked when it was written. One at which the rules throw changes nothing. */
  repeat(seat: number, answer: A): void {
    const before = this.#log.length;
    try {
      this.#give(seat, answer);
    } catch (error) {
      // Half an answer would poison every later one and the save file: the match stands as before.
      this.#restore(this.#log.slice(0, before));
      throw error;
    }
  }

  view(seat: number | null): V {
    return this.game.view(this.#state, seat);
  }

  /** Whether some of these seats now know what another of them may not. */
  secretAmong(seats: readonly number[]): boolean {
    const views = seats.map((seat) => this.view(seat));
    return views.some((view) => !alike(view, views[0]));
  }

  /** How many answers a seat may take back without asking anybody; see `freeBack`. */
  undoable(seat: number): number {
    return freeBack(this.#log, seat);
  }

  /** Takes back the last `count` answers. Who may do so is for the table to say: see `undoable`. */
  undo(count = 1): void {
    if (!Number.isInteger(count) || count < 1 || count > this.#log.length) {
      throw new MatchError("bad-undo", [
        `count: ${this.#log.length} answers were given, ${String(count)} cannot be taken back.`,
      ]);
    }
    this.#restore(this.#log.slice(0, this.#log.length - count));
  }

  /** Goes back to where the first answers, `keep`, had led. Nobody hears it. */
  #restore(keep: readonly Given<A>[]): void {
    const last = this.#checkpoints.findLastIndex(({ step }) => step <= keep.length);
    const { step, state } = this.#checkpoints[last];
    const listener = this.#listener;
    this.#listener = null;
    this.#checkpoints.length = last + 1;
    this.game.copy(state, this.#state);
    this.#log = keep.slice(0, step);
    for (const { seat, answer } of keep.slice(step)) this.#give(seat, answer);
    this.#listener = listener;
  }

  /** The latest step before `step` to which the match goes back without an answer being given again. */
  keptBefore(step: number): number {
    return this.#checkpoints.findLast((kept) => kept.step < step)?.step ?? 0;
  }

  /** The same match as it stood after the first `count` answers. */
  at(count: number): Match<S, A, E, V> {
    const match = this.clone();
    if (count < match.#log.length) match.undo(match.#log.length - count);
    return match;
  }

  clone(): Match<S, A, E, V> {
    const copy = new Match(
      this.game,
      { players: this.players, options: this.options, seed: this.seed, content: this.content },
      this.start,
      null,
    );
    this.game.copy(this.#state, copy.#state);
    copy.#log = this.#log.slice();
    copy.#checkpoints = this.#checkpoints.slice();
    return copy;
  }

  #give(seat: number, answer: A): void {
    this.#revealed = false;
    give(this.game, this.#state, seat, answer, this.#out);
    this.#log.push({ seat, answer, revealed: this.#revealed });
    if (this.#log.length % CHECKPOINT === 0) this.#keep();
  }

  #keep(): void {
    const kept = this.game.blank();
    this.game.copy(this.#state, kept);
    const far = this.#checkpoints.length - NEAR;
    if (far > 0 && (this.#checkpoints[far].step - this.#checkpoints[0].step) % FAR_CHECKPOINT !== 0)
      this.#checkpoints.splice(far, 1);
    this.#checkpoints.push({ step: this.#log.length, state: kept });
  }
}

/**
 * How many answers of a log a seat may take back without asking anybody: its own latest ones since the last moment at which something
 * hidden came to light or another seat answered.
 */
export function freeBack(log: readonly Pick<Given<unknown>, "seat" | "revealed">[], seat: number): number {
  return log.length - 1 - log.findLastIndex((given) => given.seat !== seat || given.revealed);
}

/** How far a position is tried before it is taken. */
const TRIAL = 40;

/**
 * Plays a copy of a position on for some answers, always the same ones, and says at what it fails; null when it does not. The game's own
 * check says more exactly what is wrong: this is the net below it.
 */
function tried<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  start: S,
): string | null {
  const state = game.blank();
  game.copy(start, state);
  const random = randomFrom("trial");
  const answers: A[] = [];
  const entry = nameOf(start.agenda.at(-1));
  const top = `state.agenda[${start.agenda.length - 1}]`;
  try {
    advance(game, state, silent);
    for (let n = 0; n < TRIAL && state.outcome === null; n++) {
      const asked = awaited(state);
      const question = questionOf(state)?.ask ?? "";
      const later = n === 0 ? "" : ` after ${n} answers`;
      if (asked.length === 0 || !asked.every((seat) => isWhole(seat, 0, game.players(start) - 1)))
        return `${top}: the question "${question}" goes to nobody of the table${later}.`;
      for (const seat of asked) {
        legal(game, state, seat, answers);
        if (answers.length === 0) return `${top}: seat ${seat} has no answer to the question "${question}"${later}.`;
      }
      give(game, state, asked[asked.length - 1], answers[below(random, answers.length)], silent);
    }
  } catch (error) {
    return `${top}: the match cannot go on from "${entry}" (${error instanceof Error ? error.message : String(error)}).`;
  }
  return null;
}

/** What is wrong with an answer that the others of a question shall have given already; those that are good become listed ones. */
function givenFault<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  start: S,
): string | null {
  const { given } = start;
  const listed: (Answer | null)[] = given.map(() => null);
  start.given = [];
  for (const [seat, answer] of given.entries()) {
    if (answer === null) continue;
    const verdict = judge(game, start, seat, answer);
    if ("refusal" in verdict)
      return `state.given[${seat}]: must be an answer that the seat may give (${verdict.refusal.reason}).`;
    listed[seat] = verdict.answer;
  }
  start.given = listed;
  return null;
}

function seatProblems(seats: number, players: number): readonly string[] {
  return seats === players ? [] : [`players: must be ${seats}, the seats of the state, not ${String(players)}.`];
}

/** A match of any game, for code that knows no game. */
export type AnyGame = Game<CoreState, Answer, GameEvent, unknown>;
export type AnyMatch = Match<CoreState, Answer, GameEvent, unknown>;

/** How a match is to be opened, from outside: completed and checked. Throws `MatchError` naming everything that does not fit. */
export function readOpening<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  opening: Opening,
): { players: number; options: Options; seed: string; content: ContentPack } {
  const faults = new Faults();
  const { min, max } = game.seats;
  if (!Number.isInteger(opening.players) || opening.players < min || opening.players > max) {
    faults.add(
      `players: ${game.id} needs ${min === max ? `exactly ${min}` : `${min} to ${max}`}, not ${String(opening.players)}.`,
    );
  }
  const read = readOptions(game.options, opening.options);
  if ("problems" in read) faults.addAll(read.problems);
  const pack = opening.content ?? null;
  if (pack !== null) faults.addAll(game.content.problems(pack));
  if (faults.count > 0 || "problems" in read) throw new MatchError("bad-table", faults.told);
  return { players: opening.players, options: read.options, seed: opening.seed ?? "1", content: pack as ContentPack };
}
