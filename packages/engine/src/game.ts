import type { Value } from "./chance.ts";
import type { StateForm } from "./fields.ts";
import type { JsonObject } from "./json.ts";
import type { PackList } from "./packs.ts";
import type { Random } from "./random.ts";
import type { ByLanguage } from "./texts.ts";

/** A named piece of a rule that waits on the agenda. Never changed once it is there, so that copies may share it. */
export interface Step {
  readonly do: string;
}

/**
 * A step at which the match stops and waits.
 * One seat in `of`: that seat answers. Several: any of them may answer, once, for all.
 * `together`: each seat of `of` answers once, in secret; the rules see the answers when all are in.
 */
export interface Question {
  readonly ask: string;
  readonly of: readonly number[];
  readonly together?: true;
}

/** A flat JSON object of game terms, such as `{ "play": "shot-1", "at": "B3" }`. */
export type Answer = { readonly [term: string]: string | number | boolean | readonly (string | number)[] };

/** What a rule reports while it runs. All values are game terms; a text in each language is made from them. */
export interface GameEvent {
  readonly event: string;
}

export interface Outcome {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly scores?: readonly number[];
}

/** What the engine itself needs of a state. The rest belongs to the game. */
export interface CoreState {
  /** The stack of what is still to be done; the last entry is next. */
  agenda: (Step | Question)[];
  random: Random;
  /** Answers to a `together` question that wait for the others: by seat, null where none is in. Empty otherwise. */
  given: (Answer | null)[];
  outcome: Outcome | null;
}

/** Of a step, a question or an event: nothing besides its name. */
export type Bare = Record<never, never>;
type Flat<T> = { readonly [F in keyof T]: T[F] };
type Tagged<Tag extends string, Rest, Of> = {
  [Name in keyof Of & string]: Flat<{ readonly [T in Tag]: Name } & Rest & Of[Name]>;
}[keyof Of & string];

/** The steps, the questions and the events of a game, by their names with their fields. */
export type StepUnion<Of> = Tagged<"do", Bare, Of>;
export type QuestionUnion<Of> = Tagged<"ask", { readonly of: readonly number[] }, Of>;
export type EventUnion<Of> = Tagged<"event", Bare, Of>;

/** The questions and the steps that the agenda of a game's state may hold. */
export type QuestionOf<S extends CoreState> = Extract<S["agenda"][number], Question>;
export type StepOf<S extends CoreState> = Exclude<S["agenda"][number], Question>;

/**
 * Why an answer is not allowed. `rule` is an anchor of the game's rules page, `reason` the key of its text,
 * `about` a number whose meaning the game knows (a square, a card), or -1.
 */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
  readonly about: number;
}

/** Why an answer is refused, before its rule is looked up. */
export interface Objection<Reason extends string = string> {
  readonly reason: Reason;
  readonly about: number;
}

/**
 * One way to spell an answer: every term that it has, each with all the values that it can ever have. The first term says what is done,
 * the others how.
 */
export type Form = { readonly [term: string]: readonly (string | number | boolean)[] };

/** What can be said to one kind of question. */
export interface Sayable<Reason extends string = string, F extends Form = Form> {
  readonly forms: readonly F[];
  /** The reason for which such an answer is refused while another question is asked. Its rule is the rule of this question. */
  readonly otherwise: Reason;
}

/** The forms that spell answers of a type: a term that no such answer has does not compile. */
export type FormOf<A extends Answer> = A extends unknown
  ? { readonly [T in keyof A]: readonly Extract<A[T], Form[string][number]>[] }
  : never;

/** An answer of a type, or a part of one. */
export type PartOf<A extends Answer> = A extends unknown ? Partial<A> : never;

/**
 * Takes the candidate answers of a question one by one: allowed without `reason`, refused with it.
 * Rules call it with constants and numbers only, so that listing costs nothing but the call.
 */
export type Offer<A, Reason extends string = string> = (answer: A, reason?: Reason, about?: number) => void;

/** What rules tell while they run. `listening` is false in searches and simulations: then build no event. */
export interface Reporter<E> {
  readonly listening: boolean;
  /** Reports an event, after the state has changed. Without `to` everybody sees it. */
  tell(event: E, to?: readonly number[]): void;
  /** Something hidden has come to light, or chance has spoken: free undo ends here. */
  reveal(): void;
}

/**
 * A step as a rule: the entry has been taken off the agenda. Written as a method, for then a rule of one step may stand in a table of
 * steps in general.
 */
export type StepRule<S, T, E> = { run(state: S, step: T, out: Reporter<E>): void }["run"];

/** The rules of all steps of a game. The compiler asks for each. */
export type StepRules<S extends CoreState, E> = {
  readonly [D in StepOf<S>["do"]]: StepRule<S, Extract<StepOf<S>, { readonly do: D }>, E>;
};

interface CommonRule<S, Q, A extends Answer, Reason extends string> extends Sayable<Reason, FormOf<A>> {
  /** Offers every candidate answer of `seat`, allowed or refused. The same for all states that this seat cannot tell apart. */
  list(state: S, question: Q, seat: number, offer: Offer<A, Reason>): void;
  /**
   * Why an answer that fits the question is none of its candidates: called when it was not listed, so it may take its time. It may be a
   * part of an answer, its first term at least. By what the seat may know, like the list.
   */
  objection(state: S, question: Q, seat: number, answer: PartOf<A>): Objection<Reason>;
  /**
   * Set where the allowed answers rest on what the other seats may not know, such as a hand: that only one is left is then a secret of
   * its own. Without it the public knowledge lists the same.
   */
  readonly closed?: true;
  /** What a seat says whose time is up, where a table has a clock: always allowed. Without it the others decide how to go on. */
  readonly lapse?: A;
}

/** A question that one answer settles. */
export interface SingleRule<S, Q, A extends Answer, E, Reason extends string = string>
  extends CommonRule<S, Q, A, Reason> {
  /** Told from `TogetherRule` by a field that can be read: "in" costs several times as much, and this is looked at with every answer. */
  readonly applyTogether?: undefined;
  /** Runs a listed, allowed answer. The question has been taken off the agenda. */
  apply(state: S, question: Q, seat: number, answer: A, out: Reporter<E>): void;
}

/** A question that each asked seat answers, in secret. */
export interface TogetherRule<S, Q, A extends Answer, E, Reason extends string = string>
  extends CommonRule<S, Q, A, Reason> {
  /** Runs the answers of all, in the order of the question's `of`. */
  applyTogether(state: S, question: Q, answers: readonly A[], out: Reporter<E>): void;
}

/** A question as a rule: what may be said to it, and what that does. */
export type QuestionRule<S, Q, A extends Answer, E, Reason extends string = string> = Q extends {
  readonly together: true;
}
  ? TogetherRule<S, Q, A, E, Reason>
  : SingleRule<S, Q, A, E, Reason>;

/** By each question of a game the type of its answers. */
export type AnswersTo<S extends CoreState> = { readonly [K in QuestionOf<S>["ask"]]: Answer };

/** The rules of all questions of a game, each with its own answers. The compiler asks for each. */
export type QuestionRules<S extends CoreState, As extends AnswersTo<S>, E, Reason extends string = string> = {
  readonly [K in QuestionOf<S>["ask"]]: QuestionRule<S, Extract<QuestionOf<S>, { readonly ask: K }>, As[K], E, Reason>;
};

/** One setting of a table. Its label and the labels of its values are texts of the game (`option.<id>`). */
export type OptionSpec =
  | {
      readonly id: string;
      readonly kind: "switch";
      readonly default: boolean;
      readonly group: string;
      readonly rule?: string;
    }
  | {
      readonly id: string;
      readonly kind: "choice";
      readonly values: readonly string[];
      readonly default: string;
      readonly group: string;
      readonly rule?: string;
    };

export type Options = { readonly [id: string]: boolean | string };

/** Where a row of content comes from. A stand-in is our own number where nobody knows the printed one. */
export type Origin = "rulebook" | "public source" | "stand-in";
/** As tables of content say it, many times over. */
export const RB: Origin = "rulebook";
export const PS: Origin = "public source";
export const SI: Origin = "stand-in";

/** A content pack: the game's rows as an owner of the box has corrected them. `null` is the built-in content. */
export type ContentPack = JsonObject | null;

export interface Setup {
  readonly players: number;
  readonly options: Options;
  readonly content: ContentPack;
}

/** A text of the game by its key, with the values for its places. */
export interface Phrase {
  readonly text: string;
  readonly values: { readonly [name: string]: string | number };
}

/** Something to be said beside the board: what holds now, what an answer would do. `icon` is a name of the game's art. */
export interface Note extends Phrase {
  readonly icon: string;
  /** An anchor of the rules page. */
  readonly rule?: string;
}

/** What an answer would do, in a word; where it touches several places, what happens at each of them. An effect is told with its amount. */
export interface Forecast extends Note {
  readonly each?: readonly (Note & { readonly at: string })[];
}

/** One possible course of an answer, with its chance as an exact fraction. */
export interface Odds extends Phrase {
  readonly chance: number;
  readonly of: number;
  readonly tone: "good" | "bad" | "even";
}

/** What a game's own planner would answer, and why. */
export interface Advice<A extends Answer = Answer> {
  readonly answer: A;
  readonly reason: Note;
}

/**
 * A game: rules and content, no screen. Its functions change the state that they are given and nothing else;
 * same inputs, same state, on every machine.
 */
export interface Game<
  S extends CoreState = CoreState,
  A extends Answer = Answer,
  E extends GameEvent = GameEvent,
  V = unknown,
> {
  readonly id: string;
  /** Goes up whenever the same answers could lead to another state. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly texts: ByLanguage;

  /** A content pack from outside, checked. Errors name the line or field. */
  content: {
    /** The built-in rows as an editable pack. */
    export(options: Options): JsonObject;
    /** The same rows, list by list, with what their fields may hold. */
    lists(options: Options): Readonly<Record<string, PackList>>;
    /** Problems of a pack, each naming its field; empty when it is good. */
    problems(pack: unknown): readonly string[];
    /** How many rows are known from where. */
    origins(options: Options): Readonly<Record<Origin, number>>;
  };

  /** The state before the first question; its agenda starts the match. */
  setup(setup: Setup, random: Random): S;
  /** Problems of a state from outside, each naming its field; empty when it can be played on. */
  problems(state: unknown): readonly string[];
  /** How many seats the table of a state has. */
  players(state: S): number;
  /** The fields of a state: their forms and limits, who may see them. */
  readonly form: StateForm<S>;

  /** What each step of the agenda does. */
  readonly steps: { readonly [D in StepOf<S>["do"]]: StepRule<S, StepOf<S>, E> };
  /** What may be said to each question and what that does. What none of them knows is no answer of the game. */
  readonly questions: {
    readonly [K in QuestionOf<S>["ask"]]: SingleRule<S, QuestionOf<S>, A, E> | TogetherRule<S, QuestionOf<S>, A, E>;
  };
  /** The anchor of the rules page for each reason of refusal. */
  readonly reasons: { readonly [reason: string]: string };

  /** Writes `from` into `into`, which may hold anything of an earlier copy. */
  copy(from: S, into: S): void;
  /** A new state to copy into. */
  blank(): S;

  /**
   * A question as a seat may see it, when a part of it is for some alone: who of those that are asked is really meant. In the view it stands
   * on the agenda like this. Without it everybody sees all of it.
   */
  mask?(state: S, question: QuestionOf<S>, seat: number | null): QuestionOf<S>;
  /**
   * What a seat may know (`null`: a spectator): the state but for what `form` hides and what `mask` covers on the agenda. It may share parts
   * with the state: whoever keeps it longer copies it.
   */
  view(state: S, seat: number | null): V;
  /**
   * Writes into `into`, which may hold anything of before, a full state that agrees with everything the view knows. Its generator is set
   * afterwards: see `imagine`.
   */
  deal(view: V, seat: number | null, random: Random, into: S): void;

  /**
   * The number of the phase that a state stands in, higher the later; -1 where none has begun or one is being made ready. As long as it is
   * the same, what others are asked still belongs to what was answered last.
   */
  phase(state: S): number;
  /** How far the match has come, 0 (night) to 1 (sunrise). */
  clock(view: V): number;
  /** What holds now, in words. */
  notes(view: V, seat: number | null): readonly Note[];
  /** The odds of an answer, worked out exactly; empty when nothing is at risk. */
  odds(view: V, seat: number, answer: A): readonly Odds[];
  /** What the answer would do if nobody interfered, as the key of a short text; null when there is nothing to say. */
  forecast(view: V, seat: number, answer: A): Forecast | null;
  readonly words: Words<A, E, V, QuestionOf<S>>;
  /**
   * The advice of a planner that knows this game, for bots and for a person who asks: one of the allowed `answers`, and why.
   * It decides by what the view shows, and what the seat has heard since the match began (`story`; nothing without it), and without chance.
   * A game may go without.
   */
  advise?(
    view: V,
    seat: number,
    question: QuestionOf<S>,
    answers: readonly A[],
    story?: readonly E[],
  ): Advice<A> | null;
  /** What an outcome is worth to a seat, 0 to 1: what a match is played for, as far as a search is concerned. */
  utility(outcome: Outcome, seat: number, state: S): number;
  /** What a bot needs to know: how good a state is for a seat, in points of its own scale. Reads the full state: see `imagine`. */
  evaluate(state: S, seat: number): number;
  /**
   * How much of `utility` a seat may expect from here, 0 to 1, as far as a state shows: for a match that is won or lost the chance of
   * winning it. Learned by `endzeit lab values`. Of a match that is over its utility is asked instead. Searches need it.
   */
  chance?(state: S, seat: number): number;
  /** What `chance` is read off, where it is learned. */
  readonly value?: Value<S>;
  /**
   * For play-outs, where thinking must cost next to nothing: writes into `into` how well each of the allowed `answers` serves the seat, in
   * points of any scale. Without it a few answers are tried and evaluated.
   */
  rank?(state: S, seat: number, question: QuestionOf<S>, answers: readonly A[], into: number[]): void;
  /** How the four levels think about this game, the weakest first; a game may go without. */
  readonly minds?: readonly [Mind, Mind, Mind, Mind];
}

/**
 * How a bot thinks. `worlds`, `playouts` and `iterations` are the states that it imagines for an answer; `phases` is how much the number
 * of the phase goes up from the question to where a play-out is stopped and judged; `tries` how many answers a play-out weighs at each question, where the game
 * ranks none; `width` how many answers are looked at more closely than at first sight. Whoever doubts holds others against what the game advises, or what
 * looks best at once.
 */
export type Mind =
  | { readonly by: "advice"; readonly width?: number }
  | {
      readonly by: "doubt";
      readonly worlds: number;
      readonly phases: number;
      readonly width: number;
      /** By how many standard errors another answer must have gained over the advised one. */
      readonly sure: number;
      readonly tries: number;
      /** What positions are compared by where a play-out stops: `chance` where nothing is said. */
      readonly worth?: "points" | "chance";
    }
  | {
      readonly by: "sight";
      readonly worlds: number;
      readonly width?: number;
      /** What positions are compared by: `evaluate` where nothing is said. */
      readonly worth?: "points" | "chance";
    }
  | {
      readonly by: "halving";
      readonly playouts: number;
      readonly phases: number;
      readonly tries: number;
      readonly width?: number;
    }
  | {
      readonly by: "tree";
      readonly iterations: number;
      readonly phases: number;
      readonly tries: number;
      readonly width?: number;
    };

/** The game in sentences, for the log, the screen reader, the terminal and the tooltips. */
export interface Words<
  A extends Answer = Answer,
  E extends GameEvent = GameEvent,
  V = unknown,
  Q extends Question = Question,
> {
  /** The heading of the moment, such as "Zombie phase 7". The log is grouped by it. */
  heading(view: V): Phrase;
  /** What a seat plays for as things stand, told to it in a sentence: what it has to reach or to keep. */
  aim(view: V, seat: number): Phrase;
  /** The question of the moment in one sentence, to the seat that is asked (`seat`) or to those who wait (null). */
  question(view: V, question: Q, seat: number | null): Phrase;
  /** An answer as the label of a button. */
  answer(view: V, question: Q, answer: A): Phrase;
  /** An event as a line of the log; null for what needs no line. */
  event(event: E): Phrase | null;
  /**
   * Whose deed an event is, as the log marks it; null for what nobody at the table does, such as the end of a round. `by` is the seat
   * whose answer led to it, which may be a mere pass, and `heading` the heading of that moment. Without it: the seat that the event
   * names, else nobody.
   */
  deed?(event: E, by: number | null, heading: Phrase): number | null;
  /** Those who play talk with each other in the course of the game, bots among them: besides that bots remark nothing. */
  readonly talk?: true;
  /** Why not, in one sentence. */
  refusal(refusal: Refusal): Phrase;
}
