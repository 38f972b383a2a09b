import { Faults } from "./faults.ts";
import { isObject, spelled } from "./json.ts";

/** What a field of an agenda entry may hold: a whole number within bounds, a seat of the table, a flag, or one of some words. */
export type FieldShape = readonly [least: number, most: number] | "seat" | "flag" | readonly string[];
export type Shape = { readonly [field: string]: FieldShape };
export type Shapes = { readonly [name: string]: Shape };

/** The length of a list and the highest number in it. */
export type Size = readonly [length: number, most: number];
/** The length of a list of words, and how each of them is spelled. */
export type SpelledSize = readonly [length: number, like: RegExp];
export type Sizes = { readonly [list: string]: Size | SpelledSize | Sizes };

/** A pile, a hand or a place for one card, by its path, with the kinds that lie there. */
export type Place = readonly [path: string, kinds: readonly number[] | number];

/** No list of a state comes near it. Rules walk through lists, and hand some of them on as arguments: they rest on this. */
const LONGEST = 1000;

export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

/** Checks a state from outside field by field and collects what is wrong, each with the path of its field and the way out. */
export class StateCheck {
  readonly #faults: Faults;
  readonly #state: { readonly [field: string]: unknown };
  readonly #path: string;

  constructor(state: { readonly [field: string]: unknown }, path = "state", faults: Faults = new Faults()) {
    this.#state = state;
    this.#path = path;
    this.#faults = faults;
  }

  get problems(): readonly string[] {
    return this.#faults.told;
  }

  whole(field: string, least: number, most: number): void {
    if (!isWhole(this.#state[field], least, most)) {
      this.#faults.add(`${this.#path}.${field}: must be a whole number from ${least} to ${most}.`);
    }
  }

  /** A list of whole numbers, of a given length or (null) of any. Returns it when it is good. */
  list(
    field: string,
    length: number | null,
    least: number,
    most: number,
    of: unknown = this.#state[field],
  ): readonly number[] | null {
    if (!Array.isArray(of) || (length !== null && of.length !== length)) {
      this.#faults.add(`${this.#path}.${field}: must be a list of ${length ?? "whole"} numbers.`);
      return null;
    }
    if (length === null && of.length > LONGEST) {
      this.#faults.add(`${this.#path}.${field}: ${of.length} numbers are too many, no list is longer than ${LONGEST}.`);
      return null;
    }
    const bad = of.findIndex((value) => !isWhole(value, least, most));
    if (bad < 0) return of;
    this.#faults.add(
      `${this.#path}.${field}[${bad}]: must be a whole number from ${least} to ${most}, not ${spelled(of[bad])}.`,
    );
    return null;
  }

  /** A list of such lists, one for each of `count` owners. */
  lists(field: string, count: number, least: number, most: number): void {
    const of = this.#state[field];
    if (!Array.isArray(of) || of.length !== count)
      this.#faults.add(`state.${field}: must be a list of ${count} lists.`);
    else for (const [index, list] of of.entries()) this.list(`${field}[${index}]`, null, least, most, list);
  }

  /** An object of lists with numbers from 0 on or with words, or of such objects. Those `optional` may be left out. */
  printed(field: string, lists: Sizes, optional: readonly string[] = [], of: unknown = this.#state[field]): void {
    if (!isObject(of)) {
      this.#faults.add(`${this.#path}.${field}: must be an object with ${Object.keys(lists).join(", ")}.`);
      return;
    }
    for (const [name, size] of Object.entries(lists)) {
      const path = `${field}.${name}`;
      if (of[name] === undefined && optional.includes(name)) continue;
      if (isSize(size)) this.list(path, size[0], 0, size[1], of[name] ?? null);
      else if (isSpelledSize(size)) this.#spelled(path, size, of[name]);
      else this.printed(path, size, [], of[name] ?? null);
    }
  }

  #spelled(field: string, [length, like]: SpelledSize, of: unknown): void {
    if (!Array.isArray(of) || of.length !== length) {
      this.#faults.add(`${this.#path}.${field}: must be a list of ${length} words.`);
      return;
    }
    const bad = of.findIndex((word) => typeof word !== "string" || !like.test(word));
    if (bad >= 0)
      this.#faults.add(`${this.#path}.${field}[${bad}]: must be a word like ${like.source}, not ${spelled(of[bad])}.`);
  }

  /** Options as a state carries them, each of its kind. Those `optional` are left out where they are as usual. */
  rules(
    specs: readonly { readonly id: string; readonly kind: "switch" | "choice"; readonly values?: readonly string[] }[],
    optional: readonly string[] = [],
  ): void {
    const rules = this.#state.rules;
    if (!isObject(rules)) {
      this.#faults.add("state.rules: must be an object with every house rule.");
      return;
    }
    for (const { id, kind, values = [] } of specs) {
      const value = rules[id];
      if (value === undefined && optional.includes(id)) continue;
      const good = kind === "switch" ? typeof value === "boolean" : typeof value === "string" && values.includes(value);
      if (!good)
        this.#faults.add(
          `state.rules.${id}: must be ${kind === "switch" ? "true or false" : `one of ${values.join(", ")}`}.`,
        );
    }
  }

  /**
   * Nothing lies about more often than the box has it. `places` are the piles and hands with what lies there, by kind;
   * `most` is how many of each kind there are. What is too many is told where it lies.
   */
  box(places: readonly Place[], most: readonly number[], name: (kind: number) => string): void {
    const counts = most.map(() => 0);
    const count = (path: string, kind: number): void => {
      if (kind < 0) return;
      counts[kind]++;
      if (counts[kind] === most[kind] + 1)
        this.#faults.add(`state.${path}: "${name(kind)}" is there ${counts[kind]} times, the box has ${most[kind]}.`);
    };
    for (const [path, kinds] of places)
      if (typeof kinds === "number") count(path, kinds);
      else for (const [at, kind] of kinds.entries()) count(`${path}[${at}]`, kind);
  }

  word(field: string, words: readonly string[]): void {
    const value = this.#state[field];
    if (typeof value !== "string" || !words.includes(value))
      this.#faults.add(`${this.#path}.${field}: must be one of ${words.join(", ")}.`);
  }

  flag(field: string): void {
    if (typeof this.#state[field] !== "boolean") this.#faults.add(`${this.#path}.${field}: must be true or false.`);
  }

  /** An object that may be null; `each` checks what is in it. */
  passing(field: string, each: (inner: StateCheck) => void): void {
    const value = this.#state[field];
    if (value === null) return;
    if (!isObject(value)) {
      this.#faults.add(`${this.#path}.${field}: must be an object or null.`);
      return;
    }
    each(new StateCheck(value, `${this.#path}.${field}`, this.#faults));
  }

  generator(): void {
    this.list("random", 4, -0x80000000, 0xffffffff);
  }

  /**
   * What every state has: the generator, no half-given answers, an outcome or none, and an agenda of known entries.
   * `ground` names what may lie at the bottom of the agenda: entries after which there is always something left to do.
   */
  core(steps: Shapes, questions: Shapes, seats: number, ground: readonly string[]): void {
    this.generator();
    const { given, outcome, agenda } = this.#state;
    this.#given(given, Array.isArray(agenda) ? agenda.at(-1) : undefined, seats);
    if (outcome !== null && !isOutcome(outcome, seats)) {
      this.#faults.add(
        `state.outcome: must be null, or { "winners": [seat], "reason": … } with seats from 0 to ${seats - 1}.`,
      );
    }
    if (!Array.isArray(agenda) || agenda.length === 0) {
      if (outcome === null || !Array.isArray(agenda))
        this.#faults.add("state.agenda: must be a list with at least one step; the last one is next.");
      return;
    }
    if (agenda.length > LONGEST) {
      this.#faults.add(`state.agenda: ${agenda.length} entries are too many, no agenda is longer than ${LONGEST}.`);
      return;
    }
    const before = this.#faults.count;
    for (const [index, entry] of agenda.entries()) {
      this.#entry(entry, `state.agenda[${index}]`, steps, questions, seats);
      // Rules ask when it is time to; a question from before then may have lost its answers.
      if (index < agenda.length - 1 && isObject(entry) && entry.ask !== undefined)
        this.#faults.add(`state.agenda[${index}]: a question can only be the last entry.`);
    }
    if (outcome === null && this.#faults.count === before && !ground.includes(nameOf(agenda[0]))) {
      this.#faults.add(`state.agenda[0]: must be one of ${ground.join(", ")}: what the match goes on with.`);
    }
  }

  /**
   * What the agenda may be built of: the lowest entry is what the match goes on with, and above it may only lie what comes before
   * that. `above` says for the lowest entries what; others stand alone.
   */
  stack(above: { readonly [ground: string]: readonly string[] }): void {
    const { agenda } = this.#state;
    if (!Array.isArray(agenda) || agenda.length < 2) return;
    const ground = nameOf(agenda[0]);
    const may = Object.hasOwn(above, ground) ? above[ground] : [];
    for (const [index, entry] of agenda.entries()) {
      if (index > 0 && !may.includes(nameOf(entry)))
        this.#faults.add(
          `state.agenda[${index}]: "${nameOf(entry)}" cannot come before "${ground}"${may.length === 0 ? "" : `, only ${may.join(", ")}`}.`,
        );
    }
  }

  /** Answers that are in already: none but to a question that several answer together, and never all of them. */
  #given(given: unknown, top: unknown, seats: number): void {
    if (!Array.isArray(given)) {
      this.#faults.add("state.given: must be a list.");
      return;
    }
    if (given.length === 0) return;
    if (!isObject(top) || top.together !== true || !isSeats(top.of, seats)) {
      this.#faults.add("state.given: must be an empty list, nobody is asked together with others.");
      return;
    }
    const { of } = top;
    const wrong = given.findIndex((answer, seat) => answer !== null && !(isObject(answer) && of.includes(seat)));
    if (wrong >= 0) this.#faults.add(`state.given[${wrong}]: must be null, or an answer of a seat that is asked.`);
    if (of.every((seat) => (given[seat] ?? null) !== null))
      this.#faults.add("state.given: must lack an answer; with the last one the match would have gone on.");
  }

  #entry(entry: unknown, at: string, steps: Shapes, questions: Shapes, seats: number): void {
    if (!isObject(entry)) {
      this.#faults.add(`${at}: must be an object.`);
      return;
    }
    const asks = entry.ask !== undefined;
    const name = asks ? entry.ask : entry.do;
    const known = asks ? questions : steps;
    if (typeof name !== "string" || !Object.hasOwn(known, name)) {
      this.#faults.add(`${at}.${asks ? "ask" : "do"}: must be one of ${Object.keys(known).join(", ")}.`);
      return;
    }
    if (asks && !(isSeats(entry.of, seats) && entry.of.length > 0)) {
      this.#faults.add(`${at}.of: must be a list of different seats, 0 to ${seats - 1}.`);
    }
    // Secret answers of several seats are for the questions whose rules can take them.
    if (asks && entry.together !== undefined && !Object.hasOwn(known[name], "together")) {
      this.#faults.add(`${at}.together: must be left out, one seat answers for all.`);
    }
    for (const [field, shape] of Object.entries(known[name])) this.#field(entry[field], `${at}.${field}`, shape, seats);
  }

  #field(value: unknown, at: string, shape: FieldShape, seats: number): void {
    if (shape === "seat") {
      if (!isWhole(value, 0, seats - 1)) this.#faults.add(`${at}: must be a seat, 0 to ${seats - 1}.`);
    } else if (shape === "flag") {
      if (typeof value !== "boolean") this.#faults.add(`${at}: must be true or false.`);
    } else if (isRange(shape)) {
      if (!isWhole(value, shape[0], shape[1]))
        this.#faults.add(`${at}: must be a whole number from ${shape[0]} to ${shape[1]}.`);
    } else if (typeof value !== "string" || !shape.includes(value))
      this.#faults.add(`${at}: must be one of ${shape.join(", ")}.`);
  }
}

function isSeats(of: unknown, seats: number): of is readonly number[] {
  return Array.isArray(of) && new Set(of).size === of.length && of.every((seat) => isWhole(seat, 0, seats - 1));
}

function isOutcome(outcome: unknown, seats: number): boolean {
  if (!isObject(outcome) || typeof outcome.reason !== "string" || !isSeats(outcome.winners, seats)) return false;
  const { scores } = outcome;
  return (
    scores === undefined ||
    (Array.isArray(scores) && scores.length === seats && scores.every((score) => Number.isSafeInteger(score)))
  );
}

/** The name of an agenda entry from outside. */
export function nameOf(entry: unknown): string {
  return isObject(entry) ? String(entry.ask ?? entry.do) : "";
}

function isRange(shape: readonly [number, number] | readonly string[]): shape is readonly [number, number] {
  return typeof shape[0] === "number";
}

export function isSize(size: Sizes[string]): size is Size {
  return Array.isArray(size) && typeof size[1] === "number";
}

export function isSpelledSize(size: Sizes[string]): size is SpelledSize {
  return Array.isArray(size) && size[1] instanceof RegExp;
}
