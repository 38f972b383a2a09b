import type { Answer, AnyMatch, GameEvent, Refusal } from "@endzeit/engine";
import { Commons } from "./commons.ts";
import { replay } from "./replay.ts";
import { type Happened, type Seen, Sight, samePhrase, standingOf, storyFor, viewOf, writeDown } from "./sight.ts";
import type { Eyes, Moved, Position, Standing, Story, TakenBack, Undone } from "./words.ts";

/** An answer that was given to the match, and what those who look on saw of it. It is told once it is settled. */
export interface Played {
  readonly seen: readonly Seen[];
}

/**
 * Whoever runs a match, on a device, on a server or in a terminal: it alone knows the whole state. It gives the answers, and says to each pair
 * of eyes that looks on what they may know, once: what a picture of an answer needs is written down while it is played.
 *
 * An answer is played (`play`), and then either `settle` tells it or `withdraw` undoes it, as whoever keeps the match decides.
 */
export class Master {
  readonly match: AnyMatch;
  /** Whether all persons sit at one device: it may know how much happened that the eyes of the moment do not hear of. */
  readonly #together: boolean;
  /** The whole story; null until somebody wants to hear it. */
  #told: Happened[] | null = null;
  readonly #scene: Commons;
  readonly #sights = new Map<Eyes, Sight>();

  constructor(match: AnyMatch, together: boolean) {
    this.match = match;
    this.#scene = new Commons(match.game);
    this.#together = together;
  }

  standing(eyes: Eyes): Standing {
    return standingOf(this.match, eyes, this.#together);
  }

  /** The whole story so far. It is played again where nobody has asked for it before; the match must not move on meanwhile. */
  *told(): Generator<void, readonly Happened[], void> {
    if (this.#told !== null) return this.#told;
    const told: Happened[] = [];
    yield* replay(this.match, 0, this.match.log.length, [], (seen) => remember(told, seen));
    this.#told = told;
    return told;
  }

  /** The story from step `from` on: the part that is asked for is all that is played again. */
  *#toldFrom(from: number): Generator<void, readonly Happened[], void> {
    const { match } = this;
    if (from > match.log.length) return [];
    // One device numbers all that happened, from the first on.
    if (from === 0 || this.#told !== null || this.#together) return yield* this.told();
    const told: Happened[] = [];
    yield* replay(match, from, match.log.length, [], ({ patches: _, ...happened }) => told.push(happened));
    return told;
  }

  /** Nobody has asked for the story in a while: whoever asks again has it played again. */
  forget(): void {
    this.#told = null;
  }

  /** What these eyes have heard happen since the match began. */
  heard(eyes: Eyes): readonly GameEvent[] {
    return storyFor(eyes, atOnce(this.told())).map(({ event }) => event);
  }

  /** All that these eyes may know, without the story before step `from`. From now on they are told what happens, until they `leave`. */
  *position(eyes: Eyes, from: number): Generator<void, Position, void> {
    const told = storyFor(eyes, yield* this.#toldFrom(from), from, this.#together);
    const sight = this.#sights.get(eyes) ?? new Sight(eyes, this.#scene.look(this.match.state).glance(eyes));
    this.#sights.set(eyes, sight);
    sight.forgetHeading();
    return { seat: eyes, standing: this.standing(eyes), view: viewOf(this.match, eyes), from, told };
  }

  /** These eyes are told no more. */
  leave(eyes: Eyes): void {
    this.#sights.delete(eyes);
  }

  /** Gives an answer to the match. A refused answer changes nothing, nor does one at which the rules throw. */
  play(seat: number, answer: unknown): Played | Refusal {
    const seen: Seen[] = [];
    const answered = this.#watched(seat, seen, () => this.match.answer(seat, answer));
    return answered.ok ? { seen } : answered.refusal;
  }

  /** Gives an answer that somebody else has played and written down. */
  repeat(seat: number, answer: Answer): Played {
    const seen: Seen[] = [];
    this.#watched(seat, seen, () => this.match.repeat(seat, answer));
    return { seen };
  }

  #watched<T>(seat: number, into: Seen[], work: () => T): T {
    const { match } = this;
    const at = { step: match.log.length + 1, by: seat };
    match.listen(writeDown(this.#scene, at, [...this.#sights.values()], (one) => into.push(one)));
    try {
      return work();
    } catch (error) {
      this.#lookBack();
      throw error;
    } finally {
      match.listen(null);
    }
  }

  /** The answer that was played last is none. */
  withdraw(): void {
    this.match.undo();
    this.#lookBack();
  }

  #lookBack(): void {
    for (const sight of this.#sights.values()) sight.back();
  }

  /** The answer that was played last stands: what is to be told of it, by eyes. */
  settle({ seen }: Played): readonly (readonly [Eyes, Moved])[] {
    const { match } = this;
    const by = match.log.at(-1)?.seat ?? 0;
    const first = this.#together && this.#told !== null ? this.#told.length : null;
    for (const one of seen) if (this.#told !== null) remember(this.#told, one);
    const moment = this.#scene.look(match.state);
    return [...this.#sights.values()].map((sight) => {
      const beats = sight.beats(seen, first);
      const patch = sight.turn(moment);
      sight.settle();
      return [sight.eyes, { by, beats, patch, standing: this.standing(sight.eyes) }] as const;
    });
  }

  /** Goes back to the first `keep` answers. `back`: what is to be told of it. */
  undo(keep: number, back: TakenBack | null): readonly (readonly [Eyes, Undone])[] {
    const { match } = this;
    match.undo(match.log.length - keep);
    this.#told = this.#told?.filter(({ step }) => step <= keep) ?? null;
    const moment = this.#scene.look(match.state);
    return [...this.#sights.values()].map((sight) => {
      sight.forgetHeading();
      const patch = sight.turn(moment);
      sight.settle();
      const told = back === null ? {} : { back };
      return [sight.eyes, { keep, patch, standing: this.standing(sight.eyes), ...told }] as const;
    });
  }

  /** What each of these eyes saw from step `from` to step `to`, in one pass. */
  *stories(from: number, to: number, all: readonly Eyes[]): Generator<void, readonly Story[], void> {
    const last = Math.min(to, this.match.log.length);
    const first = this.#together ? (yield* this.told()).findIndex(({ step }) => step >= from) : null;
    const sights = all.map((eyes) => new Sight(eyes, null));
    const seen: Seen[] = [];
    yield* replay(this.match, from, last, sights, (one) => seen.push(one));
    return sights.map((sight) => sight.story(seen, first));
  }
}

/** Most lines stand under the heading of the one before: they share it. */
function remember(told: Happened[], { patches: _, ...happened }: Seen): void {
  const last = told.at(-1)?.heading;
  told.push(last !== undefined && samePhrase(last, happened.heading) ? { ...happened, heading: last } : happened);
}

/** Runs what comes up for air to its end without a pause. */
export function atOnce<T>(work: Generator<void, T, void>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
