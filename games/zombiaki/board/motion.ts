import type { GameEvent } from "@endzeit/engine";
import { squareOf } from "./squares.ts";

const text = (event: GameEvent, name: string): string =>
  String(Object.entries(event).find(([key]) => key === name)?.[1] ?? "");

/**
 * Moves pieces for an event whose view is already drawn: what has arrived is first set back to where it came from.
 * Every motion ends within the beat; none under reduced motion.
 */
export function moveIn(street: HTMLElement, event: GameEvent, beatMs: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || street.closest('[data-motion="none"]') !== null) return;
  const piece = (name: string) => street.querySelector<HTMLElement>(`[data-piece="${squareOf(name)}"]`);
  const cell = (name: string) => street.querySelector<HTMLElement>(`[data-square="${squareOf(name)}"]`);
  const play = (element: HTMLElement | null, frames: Keyframe[], ms: number, easing = "cubic-bezier(.2,.8,.2,1)") =>
    element?.animate(frames, { duration: Math.min(ms, beatMs * 0.9), easing });
  // Offsets are of the flat street: the piece lies in the same tilted plane.
  const walk = (from: string, to: string, more: Keyframe = {}) => {
    const a = cell(from);
    const b = cell(to);
    if (a === null || b === null) return;
    const x = (a.parentElement?.offsetLeft ?? 0) - (b.parentElement?.offsetLeft ?? 0);
    const y = (a.parentElement?.offsetTop ?? 0) - (b.parentElement?.offsetTop ?? 0);
    play(
      piece(to),
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 5, ...more },
        { transform: `translate(${x / 2}px, ${y / 2 - 6}px)`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      420,
    );
  };
  const at = text(event, "at");
  const from = text(event, "from");
  const to = text(event, "to");
  switch (event.event) {
    case "moved":
    case "rolled":
      return walk(from, to);
    case "swapped":
      walk(at, to);
      return walk(to, at);
    case "merged":
      play(piece(to), [{ transform: "scale(.7)" }, { transform: "scale(1.18)" }, { transform: "none" }], 420);
      return;
    case "enters":
      play(
        piece(at),
        [
          { transform: "translateY(-70%) scale(.8)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        420,
      );
      return;
    case "laid":
      play(
        piece(at),
        [
          { transform: "translateY(60%) scale(1.25)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        280,
      );
      return;
    case "wounded":
    case "clawed":
    case "bitten":
      play(
        piece(at),
        [
          { transform: "none" },
          { transform: "translateX(-5%) rotate(-2deg)" },
          { transform: "translateX(5%) rotate(2deg)" },
          { transform: "translateX(-3%)" },
          { transform: "none" },
        ],
        320,
        "linear",
      );
      return;
    case "shielded":
    case "crowned":
      play(piece(at), [{ transform: "translateY(-18%)" }, { transform: "none" }], 280);
      return;
    case "exploded":
      play(
        street,
        [
          { translate: "0 0" },
          { translate: "4px -3px" },
          { translate: "-4px 3px" },
          { translate: "2px -2px" },
          { translate: "0 0" },
        ],
        320,
        "linear",
      );
      return;
    default:
      return;
  }
}
