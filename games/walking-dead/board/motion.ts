import type { GameEvent } from "@endzeit/engine";
import { SPACES, spaceOf } from "../content/board.ts";
import { field } from "./play.ts";

const EASE = "cubic-bezier(.2,.8,.2,1)";
const place = (name: string) => SPACES[spaceOf(name)];

/**
 * Moves a figure for an event whose view is already drawn: it is set back to where it came from and walks its path.
 * Every motion ends within the beat; none under reduced motion.
 */
export function moveIn(map: HTMLElement, event: GameEvent, beatMs: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const figure = map.querySelector<HTMLElement>(`[data-figure="${field(event, "seat")}"]`);
  const play = (frames: Keyframe[], ms: number, easing = EASE) =>
    figure?.animate(frames, { duration: Math.min(ms, beatMs * 0.9), easing });
  switch (event.event) {
    case "moved": {
      const path: unknown = Object.entries(event).find(([key]) => key === "path")?.[1];
      const from = String(field(event, "from") ?? "");
      const to = String(field(event, "to") ?? "");
      const cell = map.clientWidth / 9;
      if (from === "") {
        play(
          [
            { transform: "translateY(-60%)", opacity: 0 },
            { transform: "none", opacity: 1 },
          ],
          420,
        );
        return;
      }
      const stops = [from, ...(Array.isArray(path) ? path.map(String) : []), to];
      const end = place(to);
      const steps = stops.filter((stop, i) => stop !== stops[i - 1]);
      play(
        steps.map((stop) => ({
          transform: `translate(${(place(stop).x - end.x) * cell}px, ${(place(stop).y - end.y) * cell}px)`,
          zIndex: 9,
        })),
        steps.length * 180,
        "linear",
      );
      return;
    }
    case "bitten":
    case "lost":
      play(
        ["none", "translateX(-8%) rotate(-4deg)", "translateX(8%) rotate(4deg)", "translateX(-4%)", "none"].map(
          (transform) => ({ transform }),
        ),
        340,
        "linear",
      );
      return;
    case "died":
      play([{ transform: "rotate(-80deg) translateY(-30%)" }, { transform: "none" }], 480, "cubic-bezier(.5,0,.9,.4)");
      return;
    case "rose":
      play(
        [
          { transform: "rotate(80deg)", opacity: 0.3 },
          { transform: "none", opacity: 1 },
        ],
        520,
      );
      return;
    case "won":
    case "tile":
    case "ally-gained":
    case "saved":
      play([{ transform: "none" }, { transform: "translateY(-22%)" }, { transform: "none" }], 360);
      return;
    default:
      return;
  }
}
