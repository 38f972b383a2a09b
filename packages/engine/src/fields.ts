import type { CoreState, OptionSpec, QuestionOf, StepOf } from "./game.ts";
import { HIDDEN, UNSEEN } from "./hidden.ts";
import { type Random, shuffle } from "./random.ts";
import type { FieldShape, Shapes, Size, Sizes } from "./shape.ts";

/*
 * A state described once. A game lists the fields of its state with their form, their limits, who may see them and from which box their
 * cards come. The check of a state from outside, the view, the dealing of what a view hides and the schema all read this one table. Only `copy` is written out, for speed, and a property of all games holds it against the table.
 */

type Count<S> = { of(state: S): number }["of"];

/** A number that may depend on the rest of the state: on its seats, on what its rules and printed numbers say. */
export type Bound<S> = number | Count<S>;

/** A field as a seat (`null`: a spectator) may see it. Written as a method, so that fields of all types stand in one table. */
export type Sight<S, T> = { see(value: T, state: S, seat: number | null): T }["see"];

/** Limits of whole numbers, both included. */
interface Bounded<S> {
  readonly least: Bound<S>;
  readonly most: Bound<S>;
}

export interface WholeField<S> extends Bounded<S> {
  readonly form: "whole";
  readonly sight?: Sight<S, number>;
}

/** A list of whole numbers; without `length` of any. Where they are kinds of cards, `pool` names the box that they come from. */
export interface ListField<S> extends Bounded<S> {
  readonly form: "list";
  readonly length?: Bound<S>;
  /** Fixed for a match: copies share it. */
  readonly fixed?: true;
  readonly pool?: string;
  readonly sight?: Sight<S, number[]>;
}

/** A list of such lists, one for each of `count` owners. With several pools, each owner has its own. */
export interface ListsField<S> extends Bounded<S> {
  readonly form: "lists";
  readonly count: Bound<S>;
  readonly pool?: string | readonly string[];
  readonly sight?: Sight<S, number[][]>;
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

/** Numbers on cards and boards, in lists of fixed lengths, fixed for a match: copies share them. */
export interface PrintedField<T = unknown> {
  readonly form: "printed";
  readonly lists: SizesOf<T>;
}

type SizesOf<T> = {
  readonly [F in keyof T]: T[F] extends readonly number[] ? Size : T[F] extends object ? SizesOf<T[F]> : never;
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
  | { readonly form: "printed"; readonly lists: Sizes }
  | { readonly form: "passing"; readonly fields: AnyFields<S> };
type AnyFields<S> = { readonly [name: string]: AnyField<S> };

/** A box of cards or tiles some of which may lie hidden. */
export interface Pool<S> {
  /** How many of each kind there are. `Infinity` of those that are not counted: of them none is dealt. */
  box(state: S): readonly number[];
  /** Kinds that lie open elsewhere than in the fields of the pool, by the path of where they lie. */
  elsewhere?(state: S): { readonly [path: string]: readonly number[] };
  /** The name of a kind, for problems. */
  name(kind: number): string;
  /** Taken for a hidden card that the box has no more of, as may be in a position made by hand. By its place; 0 without it. */
  spare?(place: number): number;
}

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
export const unseen: Sight<unknown, number[]> = (cards) => cards.map(() => HIDDEN);

/** Each list is its owner's secret; the others see how many. All see all while `open` says so. */
export function ownersOnly<S>(open: (state: S) => boolean): Sight<S, number[][]> {
  return (lists, state, seat) =>
    open(state) ? lists : lists.map((cards, owner) => (owner === seat ? cards : cards.map(() => HIDDEN)));
}

/** The table of fields of a game's state, and what follows from it. */
export class StateForm<S extends CoreState> {
  readonly fields: AnyFields<S>;
  readonly pools: { readonly [name: string]: Pool<S> };
  readonly agenda: Agenda;
  /** The fields that hold kinds of each pool; with `owners` only their lists. */
  readonly #holders: ReadonlyMap<string, readonly Holder[]>;
  readonly #secret: readonly (readonly [name: string, sight: Sight<S, unknown>])[];
  readonly seats: Count<S>;

  constructor(
    fields: AnyFields<S>,
    more: {
      readonly agenda: Agenda;
      readonly pools?: { readonly [name: string]: Pool<S> };
      readonly seats: Count<S>;
    },
  ) {
    this.fields = fields;
    this.pools = more.pools ?? {};
    this.agenda = more.agenda;
    this.seats = more.seats;
    this.#holders = new Map(Object.keys(this.pools).map((pool) => [pool, holdersOf(fields, pool)]));
    this.#secret = Object.entries(fields).flatMap(([name, field]) =>
      "sight" in field && field.sight !== undefined ? [[name, field.sight] as const] : [],
    );
  }

  /** Calls `visit` with each list that holds kinds of a pool; `owner` is -1 where it is a field of its own. */
  #eachList(state: S, pool: string, visit: (kinds: number[], name: string, owner: number) => void): void {
    for (const { name, owners } of this.#holders.get(pool) ?? []) {
      const value: unknown = Reflect.get(state, name);
      if (owners === null) {
        visit(numbersOf(value), name, -1);
        continue;
      }
      const lists = listsOf(value);
      for (let owner = 0; owner < lists.length; owner++) if (owners(owner)) visit(lists[owner], name, owner);
    }
  }

  /** The same with their paths, and what lies elsewhere. */
  places(state: S, pool: string): readonly (readonly [path: string, kinds: readonly number[]])[] {
    const places: [path: string, kinds: readonly number[]][] = [];
    this.#eachList(state, pool, (kinds, name, owner) => places.push([owner < 0 ? name : `${name}[${owner}]`, kinds]));
    return places.concat(Object.entries(this.pools[pool].elsewhere?.(state) ?? {}));
  }

  #lists(state: S, pool: string): number[][] {
    const lists: number[][] = [];
    this.#eachList(state, pool, (kinds) => lists.push(kinds));
    return lists;
  }

  /** The state as a seat may see it. What is not hidden it shares with the state. */
  hide(state: S, seat: number | null): S {
    const given = state.given.map((answer, of) => (answer === null || of === seat ? answer : UNSEEN));
    const seen: S = { ...state, given, random: [0, 0, 0, 0] };
    for (const [name, see] of this.#secret) Reflect.set(seen, name, see(Reflect.get(state, name), state, seat));
    return seen;
  }

  /** Deals to the hidden cards of `into`, a copy of the view `seen`, what its boxes have left, each order equally likely. */
  deal(seen: S, random: Random, into: S): void {
    for (const [name, pool] of Object.entries(this.pools)) {
      const lists = this.#lists(into, name);
      if (!lists.some((kinds) => kinds.includes(HIDDEN))) continue;
      const left = this.#left(pool, seen, lists);
      shuffle(random, left);
      for (const kinds of lists)
        for (let at = 0; at < kinds.length; at++)
          if (kinds[at] === HIDDEN) kinds[at] = left.pop() ?? pool.spare?.(at) ?? 0;
    }
  }

  /** The kinds of a pool that this view does not show, in order. */
  leftIn(pool: string, seen: S): number[] {
    return this.#left(this.pools[pool], seen, this.#lists(seen, pool));
  }

  #left({ box, elsewhere }: Pool<S>, seen: S, lists: readonly (readonly number[])[]): number[] {
    return leftOf(box(seen), elsewhere === undefined ? lists : [...lists, ...Object.values(elsewhere(seen))]);
  }
}

/** Kinds of a box that lie in none of these places, in order. */
export function leftOf(box: readonly number[], open: readonly (readonly number[])[]): number[] {
  const left = box.slice();
  for (const kinds of open) for (const kind of kinds) if (kind !== HIDDEN) left[kind]--;
  const kinds: number[] = [];
  for (let kind = 0; kind < left.length; kind++) {
    if (left[kind] === Infinity) continue;
    for (let n = left[kind]; n > 0; n--) kinds.push(kind);
  }
  return kinds;
}

interface Holder {
  readonly name: string;
  readonly owners: ((owner: number) => boolean) | null;
}

function holdersOf<S>(fields: AnyFields<S>, pool: string): readonly Holder[] {
  return Object.entries(fields).flatMap(([name, field]): Holder[] => {
    if (field.form === "list") return field.pool === pool ? [{ name, owners: null }] : [];
    if (field.form !== "lists" || field.pool === undefined) return [];
    const of = field.pool;
    if (typeof of !== "string") return of.includes(pool) ? [{ name, owners: (owner) => of[owner] === pool }] : [];
    return of === pool ? [{ name, owners: () => true }] : [];
  });
}

const numbersOf = (value: unknown): number[] => (Array.isArray(value) ? value : []);
const listsOf = (value: unknown): number[][] => (Array.isArray(value) ? value : []);
