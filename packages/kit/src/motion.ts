import type { GameEvent } from "@endzeit/engine";

const LAY = "cubic-bezier(.2,.8,.2,1)";

export type EventValues = { readonly [field: string]: unknown };
/** An event's fields by their names. */
export const fieldsOf = (event: GameEvent): EventValues => Object.fromEntries(Object.entries(event));

/** What moves at each event; at events that are not named, nothing does. */
export type Motions<More extends readonly unknown[] = []> = {
  readonly [event: string]: (stage: Stage, fields: EventValues, ...more: More) => void;
};

/**
 * Moves what an event has moved, once its view is drawn: what has arrived is first set back to where it came from.
 * Every motion ends within the beat; none under reduced motion. What a board's motions need besides, such as its view, follows as `more`.
 */
export const movesBy =
  <More extends readonly unknown[] = []>(motions: Motions<More>) =>
  (board: HTMLElement, event: GameEvent, beatMs: number, ...more: More): void => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || board.closest('[data-motion="none"]') !== null)
      return;
    motions[event.event]?.(new Stage(board, beatMs * 0.9), fieldsOf(event), ...more);
  };

/** The ways in which things move on every board. What is not in sight does not. */
export class Stage {
  readonly board: HTMLElement;
  /** No motion lasts longer. */
  readonly limit: number;

  constructor(board: HTMLElement, limit: number) {
    this.board = board;
    this.limit = limit;
  }

  all(selector: string): readonly HTMLElement[] {
    return [...this.board.querySelectorAll<HTMLElement>(selector)];
  }

  play(selector: string, frames: Keyframe[], ms: number, easing = LAY): void {
    for (const target of this.all(selector)) this.animate(target, frames, ms, easing);
  }
  animate(target: HTMLElement, frames: Keyframe[], ms: number, easing = LAY): Animation {
    return target.animate(frames, { duration: Math.min(ms, this.limit), easing });
  }

  /** It comes from where this transform puts it, out of nothing or nearly so. */
  arrive(selector: string, transform: string, ms = 420, opacity = 0): void {
    const frames = [
      { transform, opacity },
      { transform: "none", opacity: 1 },
    ];
    this.play(selector, frames, ms);
  }
  /** It does this for a moment, and is as before. */
  nod(selector: string, transform: string, ms = 360): void {
    this.play(selector, [{ transform: "none" }, { transform }, { transform: "none" }], ms);
  }
  /** It is hurt: so far to both sides, in hundredths of its width, and so far round. */
  shake(selector: string, far: number, round: number, ms = 340): void {
    const side = (sign: number) => `translateX(${sign * far}%) rotate(${sign * round}deg)`;
    const frames = ["none", side(-1), side(1), `translateX(${-far / 2}%)`, "none"];
    this.play(
      selector,
      frames.map((transform) => ({ transform })),
      ms,
      "linear",
    );
  }
}
