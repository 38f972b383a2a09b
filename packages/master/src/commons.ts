import { type AnyGame, type CoreState, type FieldSight, isQuestion, type Json, type JsonObject } from "@endzeit/engine";
import { copyOf, type Patch, turn } from "./patch.ts";
import type { Eyes } from "./words.ts";

/** What was seen of some fields. It shares nothing with a state but what lies on its agenda, and nobody changes it. */
type Values = readonly Json[];

/** What one pair of eyes saw of a state: what all see alike, and what others see otherwise. */
export interface Glance {
  readonly open: Values;
  readonly own: Values;
}

/**
 * A match as it is looked at. A view is the state but for what its form hides and its mask covers, so what all see alike is compared
 * with what they saw before once, however many look on.
 */
export class Commons {
  readonly game: AnyGame;
  /** The fields that all see alike and that may change. */
  readonly open: readonly string[];
  readonly own: readonly (readonly [name: string, sight: FieldSight<CoreState, unknown>])[];
  #values: Values;

  constructor(game: AnyGame) {
    const { form, mask } = game;
    const masked: FieldSight<CoreState, unknown> = (_, state, eyes) =>
      state.agenda.map((entry) => (isQuestion(entry) && mask !== undefined ? mask(state, entry, eyes) : entry));
    this.game = game;
    this.own = mask === undefined ? form.secret : [...form.secret, ["agenda", masked]];
    const hidden = new Set(this.own.map(([name]) => name));
    this.open = ["agenda", "outcome", ...Object.keys(form.fields)].filter(
      (name) => !hidden.has(name) && !form.fixed.has(name),
    );
    this.#values = this.open.map(() => null);
  }

  /** The state at this moment, and what has become of it since the last one. */
  look(state: CoreState): Turned {
    const fields = fieldsOf(state);
    const before = this.#values;
    let after: Json[] | null = null;
    let changes: { [name: string]: Patch } | null = null;
    for (let at = 0; at < this.open.length; at++) {
      const name = this.open[at] ?? "";
      const now = fields[name] ?? null;
      const made = turn(before[at] ?? null, now);
      if (made === null) continue;
      after ??= before.slice();
      // Nobody changes what lies on an agenda: as long as it lies there it is known again without a look inside.
      after[at] = name === "agenda" && Array.isArray(now) ? now.slice() : made.value;
      changes ??= {};
      changes[name] = made.patch;
    }
    this.#values = after ?? before;
    return new Turned(this, state, before, this.#values, changes);
  }
}

type Changes = { readonly [name: string]: Patch } | null;

/** A state at one moment, as different eyes see it. */
export class Turned {
  readonly #scene: Commons;
  readonly #state: CoreState;
  readonly #before: Values;
  readonly #after: Values;
  readonly #changes: Changes;

  constructor(scene: Commons, state: CoreState, before: Values, after: Values, changes: Changes) {
    this.#scene = scene;
    this.#state = state;
    this.#before = before;
    this.#after = after;
    this.#changes = changes;
  }

  /** What these eyes see now. */
  glance(eyes: Eyes): Glance {
    return { open: this.#after, own: this.#scene.own.map((field) => copyOf(this.#see(field, eyes))) };
  }

  /** All that these eyes see now, copied. */
  view(eyes: Eyes): Json {
    return copyOf(jsonOf(this.#scene.game.view(this.#state, eyes)));
  }

  /** From what these eyes saw before to what they see now; null for nothing new. */
  turn(eyes: Eyes, { open, own }: Glance): { readonly patch: Patch; readonly value: Glance } | null {
    const shared = open === this.#before ? this.#changes : this.#changesFrom(open);
    let after: Json[] | null = null;
    let changes: { [name: string]: Patch } | null = null;
    for (let at = 0; at < own.length; at++) {
      const field = this.#scene.own[at];
      if (field === undefined) continue;
      const made = turn(own[at] ?? null, this.#see(field, eyes));
      if (made === null) continue;
      after ??= own.slice();
      after[at] = made.value;
      changes ??= { ...shared };
      changes[field[0]] = made.patch;
    }
    const patch = changes ?? shared;
    return patch === null ? null : { patch, value: { open: this.#after, own: after ?? own } };
  }

  #see([name, see]: Commons["own"][number], eyes: Eyes): Json {
    return jsonOf(see(Reflect.get(this.#state, name), this.#state, eyes));
  }

  /** For eyes that missed what was to be seen last, or saw what was taken back since. */
  #changesFrom(open: Values): Changes {
    let changes: { [name: string]: Patch } | null = null;
    for (const [at, name] of this.#scene.open.entries()) {
      const made = turn(open[at] ?? null, this.#after[at] ?? null);
      if (made === null) continue;
      changes ??= {};
      changes[name] = made.patch;
    }
    return changes;
  }
}

/** What is seen of a state is JSON: every game is checked for that. */
function jsonOf(seen: unknown): Json {
  if (!isJson(seen)) throw new Error("What is seen of a state is JSON.");
  return seen;
}

const isJson = (value: unknown): value is Json => value !== undefined;

function fieldsOf(state: CoreState): JsonObject {
  if (!isFields(state)) throw new Error("A state is an object.");
  return state;
}

const isFields = (state: unknown): state is JsonObject => typeof state === "object";
