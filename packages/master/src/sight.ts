import { type AnyMatch, type CoreState, type GameEvent, guarded, type Json, type Phrase } from "@endzeit/engine";
import type { Commons, Glance, Turned } from "./commons.ts";
import type { Patch } from "./patch.ts";
import type { Beat, Eyes, Standing, Story, Told } from "./words.ts";

/** An event of the match with all that only whoever runs it may know. */
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

const hears = ({ to }: Happened, eyes: Eyes): boolean => to === null || (eyes !== null && to.includes(eyes));

/** A copy of what these eyes see: the rules go on changing what a view is made of. */
export const viewOf = (match: AnyMatch, eyes: Eyes): Json => parse(JSON.stringify(match.view(eyes)));

function parse(text: string): Json {
  return JSON.parse(text);
}

/** A listener that writes down what happens at `step` by the answer of `by`, as the `sights` see it. */
export function writeDown(
  scene: Commons,
  at: { readonly step: number; readonly by: number | null },
  sights: readonly Sight[],
  into: (seen: Seen) => void,
) {
  return (event: GameEvent, to: readonly number[] | null, state: CoreState): void => {
    // A heading is made of what everybody sees, so that the state says the same as a view: every game is checked for that.
    const heading = scene.game.words.heading(state);
    const happened = { step: at.step, by: at.by, event: keptEvent(event), to, heading };
    const patches = new Map<Eyes, Patch>();
    const ears = sights.filter(({ eyes }) => hears(happened, eyes));
    const moment = ears.length === 0 ? null : scene.look(state);
    if (moment !== null) for (const sight of ears) patches.set(sight.eyes, sight.turn(moment));
    into({ ...happened, patches });
  };
}

/** What an event says may be a list of the state that goes on changing. */
function keptEvent<E extends GameEvent>(event: E): E {
  const kept = { ...event };
  for (const [name, value] of Object.entries(event))
    if (typeof value === "object" && value !== null) Reflect.set(kept, name, structuredClone(value));
  return kept;
}

/**
 * What one pair of eyes was last told: what they saw and the heading, from which the next report says only what differs. It looks ahead
 * at an answer that is not settled yet, and either stays there (`settle`) or goes back (`back`).
 */
export class Sight {
  readonly eyes: Eyes;
  #seen: Glance | null;
  #ahead: Glance | null;
  #heading: Phrase | null = null;

  /** `seen` null: these eyes have not looked yet. */
  constructor(eyes: Eyes, seen: Glance | null) {
    this.eyes = eyes;
    this.#seen = seen;
    this.#ahead = seen;
  }

  /** From what was seen last to what is seen now. */
  turn(moment: Turned): Patch {
    if (this.#ahead === null) {
      this.#ahead = moment.glance(this.eyes);
      return [moment.view(this.eyes)];
    }
    const made = moment.turn(this.eyes, this.#ahead);
    if (made === null) return null;
    this.#ahead = made.value;
    return made.patch;
  }

  settle(): void {
    this.#seen = this.#ahead;
  }

  back(): void {
    this.#ahead = this.#seen;
  }

  /** Of what was seen, what these eyes may know. `first`: the number of the first, where they may know how much there was. */
  beats(seen: readonly Seen[], first: number | null = null): Omit<Beat, "step" | "by">[] {
    return seen.flatMap((one, i) =>
      one.patches.has(this.eyes) ? [this.#beat(one, first === null ? null : first + i)] : [],
    );
  }

  /** A part of the past. This sight began before it, with a view of nothing. */
  story(seen: readonly Seen[], first: number | null = null): Story {
    const beats = seen.flatMap((one, i) =>
      one.patches.has(this.eyes)
        ? [{ step: one.step, by: one.by, ...this.#beat(one, first === null ? null : first + i) }]
        : [],
    );
    return { view: null, beats };
  }

  #beat({ event, heading, patches }: Seen, n: number | null): Omit<Beat, "step" | "by"> {
    const patch = patches.get(this.eyes) ?? null;
    const known = this.#heading !== null && samePhrase(this.#heading, heading);
    this.#heading = heading;
    return {
      event,
      ...(known ? {} : { heading }),
      ...(patch === null ? {} : { patch }),
      ...(n === null ? {} : { n }),
    };
  }

  /** The line before the next one is no longer the one that was told last. */
  forgetHeading(): void {
    this.#heading = null;
  }
}

/** Whether two texts with their values say the same. */
export function samePhrase(a: Phrase, b: Phrase): boolean {
  const names = Object.keys(a.values);
  return (
    a.text === b.text &&
    names.length === Object.keys(b.values).length &&
    names.every((name) => a.values[name] === b.values[name])
  );
}

/** The story from step `from` on that these eyes may know, without pictures. `numbered`: they may know how much there was. */
export function storyFor(eyes: Eyes, happened: readonly Happened[], from = 0, numbered = false): Told[] {
  let last: Phrase | null = null;
  return happened.flatMap((one, n) => {
    if (one.step < from || !hears(one, eyes)) return [];
    const { step, by, event, heading } = one;
    const known = last !== null && samePhrase(last, heading);
    last = heading;
    return [{ step, by, event, ...(known ? {} : { heading }), ...(numbered ? { n } : {}) }];
  });
}

/** `together`: whether these eyes are those of a device at which all persons sit. */
export function standingOf(match: AnyMatch, eyes: Eyes, together: boolean): Standing {
  const { log, outcome } = match;
  const spoken = match.awaited().filter((seat) => together || seat === eyes);
  return {
    step: log.length,
    question: match.questionFor(eyes),
    awaited: match.awaited(),
    outcome,
    seed: outcome === null ? null : match.seed,
    free: eyes === null ? 0 : match.undoable(eyes),
    back: eyes === null ? 0 : ownBack(log, eyes),
    guarded: spoken.filter((seat) => guarded(match.game, match.state, seat)),
  };
}

/** How many answers lead back to before the latest one of a seat; 0 when it has given none. */
export function ownBack(log: readonly { readonly seat: number }[], seat: number): number {
  const last = log.findLastIndex((given) => given.seat === seat);
  return last < 0 ? 0 : log.length - last;
}
