import type { AnyField, Bound, StateForm, WholeField } from "./fields.ts";
import type { CoreState } from "./game.ts";
import { HIDDEN } from "./hidden.ts";
import { isObject } from "./json.ts";
import type { FieldShape } from "./shape.ts";

/** One number of an observation: what it says, and its limits, null where the rest of the state sets them. */
export interface Reading {
  readonly name: string;
  readonly least: number | null;
  readonly most: number | null;
}

type Write = (value: unknown, into: number[], at: number) => void;

/** A few readings side by side that are filled from one value. */
interface Part {
  readonly readings: readonly Reading[];
  readonly write: Write;
}

/** Values that are counted one by one; of a list with more only the length and the sum are told. */
const MOST_COUNTED = 256;

/** No list of a state is longer. */
const MOST_IN_LIST = 1000;

/**
 * A view as a row of numbers that has as many for every moment of a match, for programs that learn. It is read off the form of the state:
 * a number stands for itself, a list of fixed length number by number, and a pile or a hand as its length and how many of each kind lie
 * there, as far as the view shows them. What stays the same for a match is left out. Only what the view says is in it.
 */
export class Observation<S extends CoreState> {
  readonly readings: readonly Reading[];
  readonly #parts: readonly (Part & { readonly name: string; readonly at: number })[];
  readonly #seats: number;
  readonly #questions: ReadonlyMap<string, number>;
  /** The fields of questions, with their words where they are told by one. */
  readonly #terms: readonly (readonly [name: string, words: readonly string[]])[];
  readonly #asks: number;
  /** Written over at each reading. */
  readonly #row: number[];

  constructor(form: StateForm<S>, state: S, seats: number) {
    const { questions } = form.agenda;
    const readings: Reading[] = [];
    const flags = (names: readonly string[]): void => {
      for (const name of names) readings.push({ name, least: 0, most: 1 });
    };
    const each = Array.from({ length: seats }, (_, seat) => seat);
    flags(["eyes", "asked", "given"].flatMap((what) => each.map((seat) => `${what}[${seat}]`)));
    flags(["over", ...Object.keys(questions).map((ask) => `ask=${ask}`)]);
    const terms = new Map<string, FieldShape[]>();
    for (const shape of Object.values(questions))
      for (const [name, of] of Object.entries(shape))
        if (name !== "together") terms.set(name, [...(terms.get(name) ?? []), of]);
    this.#asks = readings.length;
    this.#terms = [...terms].map(([name, shapes]) => [name, [...new Set(shapes.flatMap(wordsOf))]] as const);
    for (const [name, words] of this.#terms) {
      const limits = (terms.get(name) ?? []).map((shape) => limitsOf(shape, words, seats));
      const least = Math.min(0, ...limits.map(([low]) => low));
      readings.push({ name: `ask.${name}`, least, most: Math.max(...limits.map(([, high]) => high)) });
    }
    this.#seats = seats;
    this.#questions = new Map(Object.keys(questions).map((ask, at) => [ask, 3 * seats + 1 + at]));
    this.#parts = Object.entries(form.fields).flatMap(([name, field]) => {
      const part = partOf(name, field, state, otherwise(form, state));
      if (part === null) return [];
      const at = readings.length;
      readings.push(...part.readings);
      return [{ ...part, name, at }];
    });
    this.readings = readings;
    this.#row = new Array<number>(readings.length).fill(0);
  }

  /** The same for all matches whose rows have the same form. */
  static kind<S extends CoreState>(form: StateForm<S>, state: S, seats: number): string {
    const other = otherwise(form, state);
    const lengths = Object.values(form.fields).flatMap((field) =>
      field.form === "list" && typeof field.length === "function"
        ? field.length(state) === field.length(other)
          ? [field.length(state)]
          : []
        : [],
    );
    return [seats, ...lengths].join(" ");
  }

  /** What a view says, as `eyes` have it (null: a spectator): the place and the value of each number that is not 0, one after the other. */
  read(view: unknown, eyes: number | null): number[] {
    const row = this.#row.fill(0);
    this.#fill(view, eyes, row);
    const told: number[] = [];
    for (let at = 0; at < row.length; at++) if (row[at] !== 0) told.push(at, row[at]);
    return told;
  }

  #fill(view: unknown, eyes: number | null, row: number[]): void {
    if (!isObject(view)) return;
    const seats = this.#seats;
    if (eyes !== null) row[eyes] = 1;
    const given = Array.isArray(view["given"]) ? view["given"] : [];
    for (let seat = 0; seat < seats; seat++) if ((given[seat] ?? null) !== null) row[2 * seats + seat] = 1;
    if (view["outcome"] !== null) row[3 * seats] = 1;
    else this.#question(Array.isArray(view["agenda"]) ? view["agenda"].at(-1) : null, row);
    for (const { name, at, write } of this.#parts) write(view[name], row, at);
  }

  #question(question: unknown, row: number[]): void {
    if (!isObject(question) || typeof question["ask"] !== "string") return;
    const seats = this.#seats;
    const { ask, of } = question;
    const known = this.#questions.get(ask);
    if (known === undefined || !Array.isArray(of)) return;
    row[known] = 1;
    for (const seat of of) if (row[2 * seats + seat] === 0) row[seats + seat] = 1;
    for (const [index, [name, words]] of this.#terms.entries()) {
      const value = question[name];
      if (value !== undefined) row[this.#asks + index] = told(value, words);
    }
  }
}

function told(value: unknown, words: readonly string[]): number {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  return typeof value === "string" ? words.indexOf(value) : 0;
}

const isRange = (shape: readonly [number, number] | readonly string[]): shape is readonly [number, number] =>
  typeof shape[0] === "number";

function wordsOf(shape: FieldShape): readonly string[] {
  return typeof shape === "string" || isRange(shape) ? [] : shape;
}

function limitsOf(shape: FieldShape, words: readonly string[], seats: number): readonly [number, number] {
  if (shape === "seat") return [0, seats - 1];
  if (shape === "flag") return [0, 1];
  return isRange(shape) ? shape : [0, words.length - 1];
}

/** The state with one more of everything that comes and goes: what follows from how much there is, comes and goes with it. */
function otherwise<S extends CoreState>(form: StateForm<S>, state: S): S {
  const other = { ...state };
  for (const [name, field] of Object.entries(form.fields))
    if (field.form === "list" && field.length === undefined) {
      const list: unknown = Reflect.get(state, name);
      if (Array.isArray(list)) Reflect.set(other, name, [...list, 0]);
    }
  return other;
}

const amount = <S>(bound: Bound<S>, state: S): number => (typeof bound === "number" ? bound : bound(state));

const number: Write = (value, into, at) => {
  into[at] = told(value, []);
};

/** `passing`: of what a state has for a while, where limits may follow from what else is there then. */
function partOf<S>(name: string, field: AnyField<S>, state: S, other: S, passing = false): Part | null {
  const limit = (bound: Bound<S>, most: boolean): number | null => {
    if (typeof bound === "function" && passing) return null;
    const value = amount(bound, state);
    return most ? Math.max(0, value) : Math.min(0, value);
  };
  const limits = (of: WholeField<S>): Omit<Reading, "name"> => {
    const least = limit(of.least, false);
    return {
      least: of.sight === undefined || least === null ? least : Math.min(HIDDEN, least),
      most: limit(of.most, true),
    };
  };
  switch (field.form) {
    case "rules":
    case "printed":
      return null;
    case "flag":
      return { readings: [{ name, least: 0, most: 1 }], write: number };
    case "word": {
      const { words } = field;
      const write: Write = (value, into, at) => {
        into[at] = told(value, words);
      };
      return { readings: [{ name, least: 0, most: words.length - 1 }], write };
    }
    case "whole":
      return { readings: [{ name, ...limits(field) }], write: number };
    case "list": {
      if (field.fixed === true) return null;
      const least = amount(field.least, state);
      const most = amount(field.most, state);
      const length = field.length === undefined ? null : amount(field.length, state);
      if (length === null || (field.length !== undefined && amount(field.length, other) !== length))
        return counted(name, least, most);
      const hides = Math.min(field.sight === undefined ? 0 : HIDDEN, least);
      return {
        readings: Array.from({ length }, (_, at) => ({ name: `${name}[${at}]`, least: hides, most })),
        write(value, into, at) {
          if (Array.isArray(value)) for (let n = 0; n < length; n++) into[at + n] = value[n];
        },
      };
    }
    case "lists": {
      const of = counted("", amount(field.least, state), amount(field.most, state));
      const count = amount(field.count, state);
      return {
        readings: Array.from({ length: count }, (_, owner) =>
          of.readings.map((column) => ({ ...column, name: `${name}[${owner}]${column.name}` })),
        ).flat(),
        write(value, into, at) {
          if (!Array.isArray(value)) return;
          for (let owner = 0; owner < count; owner++) of.write(value[owner], into, at + owner * of.readings.length);
        },
      };
    }
    case "passing": {
      const readings: Reading[] = [{ name, least: 0, most: 1 }];
      const parts = Object.entries(field.fields).flatMap(([inner, of]) => {
        const part = partOf(`${name}.${inner}`, of, state, other, true);
        if (part === null) return [];
        const at = readings.length;
        readings.push(...part.readings);
        return [{ inner, at, write: part.write }];
      });
      return {
        readings,
        write(value, into, at) {
          if (!isObject(value)) return;
          into[at] = 1;
          for (const part of parts) part.write(value[part.inner], into, at + part.at);
        },
      };
    }
  }
}

/** A list whose length changes: how long it is, and how often each value is in it. */
function counted(name: string, least: number, most: number): Part {
  const kinds = most - least + 1;
  const length: Reading = { name: `${name}.length`, least: 0, most: MOST_IN_LIST };
  if (kinds > MOST_COUNTED)
    return {
      readings: [length, { name: `${name}.sum`, least: Math.min(0, least) * MOST_IN_LIST, most: most * MOST_IN_LIST }],
      write(value, into, at) {
        if (!Array.isArray(value)) return;
        into[at] = value.length;
        for (const one of value) into[at + 1] += one;
      },
    };
  const each = Array.from({ length: kinds }, (_, kind) => ({
    name: `${name}=${least + kind}`,
    least: 0,
    most: MOST_IN_LIST,
  }));
  return {
    readings: [length, ...each],
    write(value, into, at) {
      if (!Array.isArray(value)) return;
      into[at] = value.length;
      for (const one of value) if (one >= least && one <= most) into[at + 1 + one - least]++;
    },
  };
}
