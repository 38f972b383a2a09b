import {
  type AnyGame,
  type AnyMatch,
  type CoreState,
  type GameEvent,
  type Json,
  Match,
  type Phrase,
} from "@endzeit/engine";
import { apply, type Beat, diff, type Patch, type Standing, type Told } from "@endzeit/wire";

/** Whose eyes: a seat, or null for those who watch. */
export type Eyes = number | null;

/** An event of the match with all that only the server may know. */
export interface Happened {
  readonly step: number;
  readonly by: number | null;
  readonly event: GameEvent;
  readonly to: readonly number[] | null;
  /** The heading at that moment, of public knowledge alone. */
  readonly heading: Phrase;
}

/** An event with what it changed for each of the eyes that were there. */
export interface Seen extends Happened {
  readonly patches: ReadonlyMap<Eyes, Patch>;
}

export const hears = ({ to }: Happened, eyes: Eyes): boolean => to === null || (eyes !== null && to.includes(eyes));

/** A copy of what these eyes see: the rules go on changing what a view is made of. */
export const viewOf = (game: AnyGame, state: CoreState, eyes: Eyes): Json =>
  parse(JSON.stringify(game.view(state, eyes)));

function parse(text: string): Json {
  return JSON.parse(text);
}

/** A listener that writes down what happens at `step` by the answer of `by`, as the `sights` see it. */
export function writeDown(
  game: AnyGame,
  at: { readonly step: number; readonly by: number | null },
  sights: readonly Sight[],
  into: (seen: Seen) => void,
) {
  return (event: GameEvent, to: readonly number[] | null, state: CoreState): void => {
    const heading = game.words.heading(game.view(state, null));
    // What an event says may be a list of the state that goes on changing.
    const happened = { step: at.step, by: at.by, event: structuredClone(event), to, heading };
    const patches = new Map<Eyes, Patch>();
    for (const sight of sights) if (hears(happened, sight.eyes)) patches.set(sight.eyes, sight.turn(game, state));
    into({ ...happened, patches });
  };
}

const STEPS_AT_ONCE = 20;

/**
 * Plays the answers `from` to `to` of a match again, step 0 being the opening, and tells what happened. Other tables get their turn
 * in between.
 */
export async function replay(
  match: AnyMatch,
  from: number,
  to: number,
  sights: readonly Sight[],
  into: (seen: Seen) => void,
): Promise<void> {
  const { game, players, options, seed, content } = match;
  const log = match.log.slice(0, to);
  const at: { step: number; by: number | null } = { step: 0, by: null };
  const listener = writeDown(game, at, sights, into);
  const again = from === 0 ? Match.open(game, { players, options, seed, content }, listener) : match.at(from - 1);
  again.listen(listener);
  for (let step = again.log.length; step < log.length; step++) {
    const given = log[step];
    if (given === undefined) return;
    at.step = step + 1;
    at.by = given.seat;
    again.answer(given.seat, given.answer);
    if (step % STEPS_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * What one pair of eyes was last told: the view and the heading, from which the next report says only what differs. It looks ahead
 * at an answer that is not committed yet, and either stays there (`settle`) or goes back (`back`).
 */
export class Sight {
  readonly eyes: Eyes;
  #view: Json;
  #ahead: Json;
  #heading: Phrase | null = null;

  constructor(eyes: Eyes, view: Json) {
    this.eyes = eyes;
    this.#view = view;
    this.#ahead = view;
  }

  get view(): Json {
    return this.#view;
  }

  /** From what was seen last to what is seen now. */
  turn(game: AnyGame, state: CoreState): Patch {
    const patch = diff(this.#ahead, jsonOf(game.view(state, this.eyes)));
    this.#ahead = apply(this.#ahead, patch);
    return patch;
  }

  settle(): void {
    this.#view = this.#ahead;
  }

  back(): void {
    this.#ahead = this.#view;
  }

  /** Of what was seen, what these eyes may know. */
  beats(seen: readonly Seen[]): Omit<Beat, "step" | "by">[] {
    return seen.flatMap((one) => (one.patches.has(this.eyes) ? [this.#beat(one)] : []));
  }

  story(seen: readonly Seen[]): Beat[] {
    return seen.flatMap((one) =>
      one.patches.has(this.eyes) ? [{ step: one.step, by: one.by, ...this.#beat(one) }] : [],
    );
  }

  #beat({ event, heading, patches }: Seen): Omit<Beat, "step" | "by"> {
    const patch = patches.get(this.eyes) ?? null;
    const known = this.#heading !== null && samePhrase(this.#heading, heading);
    this.#heading = heading;
    return { event, ...(known ? {} : { heading }), ...(patch === null ? {} : { patch }) };
  }

  /** The line before the next one is no longer the one that was told last. */
  forgetHeading(): void {
    this.#heading = null;
  }
}

function samePhrase(a: Phrase, b: Phrase): boolean {
  const names = Object.keys(a.values);
  return (
    a.text === b.text &&
    names.length === Object.keys(b.values).length &&
    names.every((name) => a.values[name] === b.values[name])
  );
}

/** A view is JSON: every game is checked for that. */
function jsonOf(view: unknown): Json {
  if (!isJson(view)) throw new Error("A view is an object.");
  return view;
}

function isJson(view: unknown): view is Json {
  return typeof view === "object";
}

/** The story that these eyes may know, without pictures. */
export function storyFor(eyes: Eyes, happened: readonly Happened[]): Told[] {
  let last: Phrase | null = null;
  return happened.flatMap((one) => {
    if (!hears(one, eyes)) return [];
    const { step, by, event, heading } = one;
    const told: Told = last !== null && samePhrase(last, heading) ? { step, by, event } : { step, by, event, heading };
    last = heading;
    return [told];
  });
}

export function standingOf(match: AnyMatch, eyes: Eyes, free: number): Standing {
  const { log, outcome } = match;
  const last = eyes === null ? -1 : log.findLastIndex((given) => given.seat === eyes);
  return {
    step: log.length,
    question: match.questionFor(eyes),
    awaited: match.awaited(),
    outcome,
    seed: outcome === null ? null : match.seed,
    free,
    back: last < 0 ? 0 : log.length - last,
  };
}
