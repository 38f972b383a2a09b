import type { CoreState } from "./game.ts";
import { HIDDEN } from "./hidden.ts";
import { type Random, shuffle } from "./random.ts";
import type { Place } from "./shape.ts";

/** A box of cards or tiles some of which may lie hidden. */
export interface Pool<S> {
  /** The fields that hold its kinds: lists of numbers, or such lists by owner. */
  readonly fields: readonly string[];
  /** Of lists by owner only this one's. */
  readonly owner?: number;
  /** How many of each kind there are. `Infinity` of those that are not counted: of them none is dealt. */
  box(state: S): readonly number[];
  /** Kinds that lie open elsewhere than in these fields, in lists or each by itself, by the path of where they lie; -1 is none. */
  elsewhere?(state: S): { readonly [path: string]: readonly number[] | number };
  /** The name of a kind, for problems. */
  name(kind: number): string;
  /** Puts what is left in the order in which it is dealt, the last one first; without it each order is equally likely. */
  order?(left: readonly number[], seen: S, random: Random): number[];
  /** Taken for a hidden card that the box has no more of, as may be in a position made by hand. By its place; 0 without it. */
  spare?(place: number): number;
}

type ListsIn<S> = { [F in keyof S]: S[F] extends number[] | number[][] ? F : never }[keyof S] & string;

/** A pool of a game, which names fields that its state has. */
export interface PoolOf<S> extends Pool<S> {
  readonly fields: readonly ListsIn<S>[];
}

/** The boxes that cards of a state come from: what may lie hidden follows from what lies open. */
export class Pools<S extends CoreState> {
  readonly of: { readonly [name: string]: Pool<S> };
  readonly #all: readonly Pool<S>[];

  constructor(of: { readonly [name: string]: PoolOf<S> }) {
    this.of = of;
    this.#all = Object.values(of);
  }

  /** Where kinds of a pool lie, with their paths. */
  places(state: S, name: string): readonly Place[] {
    const pool = this.of[name];
    const paths: string[] = [];
    const lists = listsOf(state, pool, paths);
    const places = lists.map((kinds, at): Place => [paths[at], kinds]);
    return places.concat(Object.entries(pool.elsewhere?.(state) ?? {}));
  }

  /** Deals to the hidden cards of `into`, a copy of the view `seen`, what its boxes have left. */
  deal(seen: S, random: Random, into: S): void {
    for (const pool of this.#all) {
      const lists = listsOf(into, pool);
      if (!lists.some((kinds) => kinds.includes(HIDDEN))) continue;
      const left = ordered(pool, seen, leftOf(pool, seen, lists), random);
      for (const kinds of lists)
        for (let at = 0; at < kinds.length; at++)
          if (kinds[at] === HIDDEN) kinds[at] = left.pop() ?? pool.spare?.(at) ?? 0;
    }
  }

  /** The kinds of a pool that this view does not show, in order. */
  leftIn(name: string, seen: S): number[] {
    const pool = this.of[name];
    return leftOf(pool, seen, listsOf(seen, pool));
  }
}

function ordered<S>({ order }: Pool<S>, seen: S, left: number[], random: Random): number[] {
  if (order !== undefined) return order(left, seen, random);
  shuffle(random, left);
  return left;
}

/** The lists of a state that hold kinds of a pool, and if asked their paths. */
function listsOf<S extends CoreState>(state: S, { fields, owner }: Pool<S>, paths?: string[]): number[][] {
  const lists: number[][] = [];
  for (let at = 0; at < fields.length; at++) {
    const name = fields[at];
    const value: unknown = Reflect.get(state, name);
    if (!Array.isArray(value)) continue;
    if (!Array.isArray(value[0])) {
      lists.push(value);
      paths?.push(name);
      continue;
    }
    for (let of = 0; of < value.length; of++) {
      if (owner !== undefined && owner !== of) continue;
      lists.push(value[of]);
      paths?.push(`${name}[${of}]`);
    }
  }
  return lists;
}

/** Kinds of a box that lie in none of these lists and nowhere else in the open, in order. */
function leftOf<S>({ box, elsewhere }: Pool<S>, seen: S, lists: readonly (readonly number[])[]): number[] {
  const left = box(seen).slice();
  for (let at = 0; at < lists.length; at++) take(left, lists[at]);
  if (elsewhere !== undefined) for (const kinds of Object.values(elsewhere(seen))) take(left, kinds);
  const kinds: number[] = [];
  for (let kind = 0; kind < left.length; kind++) {
    if (left[kind] === Infinity) continue;
    for (let n = left[kind]; n > 0; n--) kinds.push(kind);
  }
  return kinds;
}

function take(from: number[], kinds: readonly number[] | number): void {
  if (typeof kinds === "number") {
    if (kinds !== HIDDEN) from[kinds]--;
    return;
  }
  for (let at = 0; at < kinds.length; at++) if (kinds[at] !== HIDDEN) from[kinds[at]]--;
}
