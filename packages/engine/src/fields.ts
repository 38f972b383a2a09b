import type { CoreState, OptionSpec, QuestionOf, StepOf } from "./game.ts";
import { HIDDEN, UNSEEN } from "./hidden.ts";
import { Pools } from "./pools.ts";
import type { FieldShape, Shapes, Size, Sizes, SpelledSize } from "./shape.ts";

/*
 * A state described once. A game lists the fields of its state with their form, their limits and who may see them. The check of a state
 * from outside, the view and the schema all read this one table; from which boxes cards come stands in `Pools`, for the check and for the
 * dealing of what a view hides. Only `copy` is written out, for speed, and a property of all games holds it against the table.
 */

type Count<S> = { of(state: S): number }["of"];

/** A number that may depend on the rest of the state: on its seats, on what its rules and printed numbers say. */
export type Bound<S> = number | Count<S>;

/** A field as a seat (`null`: a spectator) may see it. Written as a method, so that fields of all types stand in one table. */
export type FieldSight<S, T> = { see(value: T, state: S, seat: number | null): T }["see"];

/** Limits of whole numbers, both included. */
interface Bounded<S> {
  readonly least: Bound<S>;
  readonly most: Bound<S>;
}

export interface WholeField<S> extends Bounded<S> {
  readonly form: "whole";
  readonly sight?: FieldSight<S, number>;
}

/** A list of whole numbers; without `length` of any. */
export interface ListField<S> extends Bounded<S> {
  readonly form: "list";
  readonly length?: Bound<S>;
  /** Fixed for a match: copies share it. */
  readonly fixed?: true;
  readonly sight?: FieldSight<S, number[]>;
}

/** A list of such lists, one for each of `count` owners. */
export interface ListsField<S> extends Bounded<S> {
  readonly form: "lists";
  readonly count: Bound<S>;
  readonly sight?: FieldSight<S, number[][]>;
}

/** One of some words. */
export interface WordField {
  readonly form: "word";
  readonly words: readonly string[];
}

export interface FlagField {
  readonly form: "flag";
}

/** An object that a state has for a while, else null. */
export interface PassingField<S, T = object> {
  readonly form: "passing";
  readonly fields: FieldsOf<S, T>;
}

/** Lists of the numbers on cards and boards, fixed for a match. */
export type PrintedLists<List extends string> = { readonly [list in List]: readonly number[] };

/** Numbers and short words on cards and boards, in lists of fixed lengths, fixed for a match: copies share them. */
export interface PrintedField<T = unknown> {
  readonly form: "printed";
  readonly lists: SizesOf<T>;
  /** Those that a state has only where they are not as built in. */
  readonly optional?: readonly string[];
}

type SizesOf<T> = {
  readonly [F in keyof T]-?: NonNullable<T[F]> extends readonly number[]
    ? Size
    : NonNullable<T[F]> extends readonly string[]
      ? SpelledSize
      : NonNullable<T[F]> extends object
        ? SizesOf<NonNullable<T[F]>>
        : never;
};

/** House rules as a state carries them. Those `optional` are left out where they are as usual. */
export interface RulesField {
  readonly form: "rules";
  readonly specs: readonly OptionSpec[];
  readonly optional: readonly string[];
}

/** The description of a field, by the type of its value. */
export type FieldOf<S, T> = [T] extends [number]
  ? WholeField<S>
  : [T] extends [boolean]
    ? FlagField
    : [T] extends [string]
      ? WordField
      : [T] extends [number[]]
        ? ListField<S>
        : [T] extends [number[][]]
          ? ListsField<S>
          : null extends T
            ? PassingField<S, NonNullable<T>>
            : [T] extends [readonly number[]]
              ? ListField<S>
              : RulesField | PrintedField<T>;

export type FieldsOf<S, T> = { readonly [F in keyof T]-?: FieldOf<S, T[F]> };

/** All fields of a state besides the engine's own. The compiler asks for each. */
export type Fields<S extends CoreState> = FieldsOf<S, Omit<S, keyof CoreState>>;

export type AnyField<S> =
  | WholeField<S>
  | ListField<S>
  | ListsField<S>
  | WordField
  | FlagField
  | RulesField
  | { readonly form: "printed"; readonly lists: Sizes; readonly optional?: readonly string[] }
  | { readonly form: "passing"; readonly fields: AnyFields<S> };
type AnyFields<S> = { readonly [name: string]: AnyField<S> };

type ShapeOf<Entry> = { readonly [F in Exclude<keyof Entry, "do" | "ask" | "of">]-?: FieldShape };

/** The shapes of all steps of a game, each with all of its fields. The compiler asks for each. */
export type StepShapes<S extends CoreState> = {
  readonly [D in StepOf<S>["do"]]: ShapeOf<Extract<StepOf<S>, { readonly do: D }>>;
};

/** The shapes of all questions of a game, each with all of its fields. The compiler asks for each. */
export type QuestionShapes<S extends CoreState> = {
  readonly [K in QuestionOf<S>["ask"]]: ShapeOf<Extract<QuestionOf<S>, { readonly ask: K }>>;
};

/** What the engine needs of the agenda to check it. */
export interface Agenda {
  readonly steps: Shapes;
  readonly questions: Shapes;
  /** What may lie at the bottom of it: entries after which there is always something left to do. */
  readonly ground: readonly string[];
  /** What may lie above an entry of the ground; above others nothing. Without it anything may. */
  readonly above?: { readonly [ground: string]: readonly string[] };
}

/** Nobody sees what it is, only how many there are. */
export const unseen: FieldSight<unknown, number[]> = (cards) => cards.map(() => HIDDEN);

/** Each list is its owner's secret; the others see how many. All see all while `open` says so. */
export function ownersOnly<S>(open: (state: S) => boolean): FieldSight<S, number[][]> {
  return (lists, state, seat) =>
    open(state) ? lists : lists.map((cards, owner) => (owner === seat ? cards : cards.map(() => HIDDEN)));
}

/** The table of fields of a game's state, and what follows from it. */
export class StateForm<S extends CoreState> {
  readonly fields: AnyFields<S>;
  readonly pools: Pools<S>;
  readonly agenda: Agenda;
  /** The fields of which not all see the same, the answers under way among them. */
  readonly secret: readonly (readonly [name: string, sight: FieldSight<S, unknown>])[];
  readonly seats: Count<S>;
  /** The fields that stay the same for a match. */
  readonly fixed: ReadonlySet<string>;

  constructor(
    fields: AnyFields<S>,
    more: { readonly agenda: Agenda; readonly pools?: Pools<S>; readonly seats: Count<S> },
  ) {
    this.fields = fields;
    this.pools = more.pools ?? new Pools<S>({});
    this.agenda = more.agenda;
    this.seats = more.seats;
    this.fixed = new Set(Object.keys(fields).filter((name) => isFixed(fields[name])));
    this.secret = [
      ["given", (_, { given }, seat) => given.map((answer, of) => (answer === null || of === seat ? answer : UNSEEN))],
      ...Object.entries(fields).flatMap(([name, field]) => ("sight" in field ? [[name, field.sight] as const] : [])),
    ];
  }

  /** The state as a seat may see it. What is not hidden it shares with the state. */
  hide(state: S, seat: number | null): S {
    const seen: S = { ...state, random: [0, 0, 0, 0] };
    for (const [name, see] of this.secret) Reflect.set(seen, name, see(Reflect.get(state, name), state, seat));
    return seen;
  }
}

function isFixed<S>(field: AnyField<S>): boolean {
  return (
    field.form === "rules" ||
    field.form === "printed" ||
    (field.form === "list" && field.fixed === true && field.sight === undefined)
  );
}
