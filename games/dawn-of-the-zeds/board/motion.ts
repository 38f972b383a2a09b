import type { GameEvent } from "@endzeit/engine";
import { spaceOf } from "../content/board.ts";
import { unitOf } from "../content/units.ts";

const LAY = "cubic-bezier(.2,.8,.2,1)";
type Fields = { readonly [field: string]: unknown };
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Moves what an event has moved, once its view is drawn: counters come from where they stood, step by step.
 * Every motion ends within the beat; none under reduced motion.
 */
export function moveIn(board: HTMLElement, event: GameEvent, beatMs: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.querySelector("[data-motion='none']") !== null)
    return;
  const f: Fields = Object.fromEntries(Object.entries(event));
  const limit = beatMs * 0.9;
  const find = (selector: string) => [...board.querySelectorAll<HTMLElement>(selector)];
  const play = (selector: string, frames: Keyframe[], ms: number, easing = LAY) => {
    for (const target of find(selector)) target.animate(frames, { duration: Math.min(ms, limit), easing });
  };
  const space = (id: unknown) => find(`[data-space="${spaceOf(id)}"]`)[0];
  /** From space to space to where it lies now. A space that is out of sight is left out. */
  const walk = (selector: string, path: readonly unknown[]) => {
    for (const target of find(selector)) {
      const end = target.getBoundingClientRect();
      const stops = path.flatMap((id) => {
        const box = space(id)?.getBoundingClientRect();
        if (box === undefined || box.width === 0) return [];
        return [
          `translate(${box.x + box.width / 2 - end.x - end.width / 2}px, ${box.y + box.height / 2 - end.y - end.height / 2}px)`,
        ];
      });
      if (stops.length === 0) continue;
      target.animate(
        [...stops, "none"].map((transform) => ({ transform, zIndex: 9 })),
        { duration: Math.min(stops.length * 240 + 120, limit), easing: stops.length > 1 ? "linear" : LAY },
      );
    }
  };
  const shake = (selector: string) =>
    play(
      selector,
      ["none", "translateX(-9%) rotate(-5deg)", "translateX(9%) rotate(5deg)", "translateX(-4%)", "none"].map(
        (transform) => ({ transform }),
      ),
      340,
      "linear",
    );
  const turn = (selector: string) => play(selector, [{ transform: "rotateY(90deg)" }, { transform: "none" }], 300);
  const unit = `[data-unit="${unitOf(f.unit)}"]`;
  const zed = `[data-zed="${String(f.zed)}"]`;
  switch (event.event) {
    case "zeds-moved":
      for (const one of list(f.zeds)) walk(`[data-zed="${String(one)}"]`, [f.from]);
      return;
    case "unit-moved":
      walk(unit, [f.from, ...list(f.path).slice(0, -1)]);
      return;
    case "placed":
      play(
        zed,
        [
          { transform: "translateY(-120%) scale(1.2)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        460,
      );
      return;
    case "zed-hit":
      if (f.what === "flipped") turn(zed);
      else shake(zed);
      return;
    case "unit-hit":
      if (f.what === "flipped") turn(unit);
      else shake(unit);
      return;
    case "zed-turned":
      turn(zed);
      return;
    case "melee":
      play(unit, [{ transform: "none" }, { transform: "scale(1.18)" }, { transform: "none" }], 380);
      return;
    case "gunfire":
      play(unit, [{ transform: "none" }, { transform: "translateY(10%) scale(1.1)" }, { transform: "none" }], 300);
      return;
    case "marker":
    case "special":
    case "foraged":
      play(unit, [{ transform: "none" }, { transform: "translateY(-18%)" }, { transform: "none" }], 360);
      return;
    case "ammo":
      play("[data-ammo]", [{ transform: "none" }, { transform: "scale(1.35)" }, { transform: "none" }], 380);
      return;
    case "card":
      play(
        ".event .face",
        [
          { transform: "rotateY(80deg) translateY(-1rem)", opacity: 0.2 },
          { transform: "none", opacity: 1 },
        ],
        420,
      );
      return;
    case "story":
      play(
        ".event .story",
        [
          { transform: "translateY(-1rem)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        380,
      );
      return;
    default:
      return;
  }
}

/** The space that an event is about, -1 for none: it comes into sight. */
export function placeOf(event: GameEvent): number {
  const f: Fields = Object.fromEntries(Object.entries(event));
  for (const field of ["to", "at", "from"]) {
    const at = typeof f[field] === "string" ? spaceOf(f[field]) : -1;
    if (at >= 0) return at;
  }
  return -1;
}
