import type { GameEvent } from "@endzeit/engine";
import { fieldsOf, type Motions, movesBy, type Stage } from "@endzeit/kit/board";
import { spaceOf } from "../content/board.ts";
import { unitOf } from "../content/units.ts";

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const unit = (id: unknown) => `[data-unit="${unitOf(id)}"]`;
const zed = (number: unknown) => `[data-zed="${String(number)}"]`;

/** From space to space to where it lies now. A space that is out of sight is left out. */
function walk(stage: Stage, selector: string, path: readonly unknown[]): void {
  for (const target of stage.all(selector)) {
    const end = target.getBoundingClientRect();
    const stops = path.flatMap((id) => {
      const box = stage.all(`[data-space="${spaceOf(id)}"]`)[0]?.getBoundingClientRect();
      if (box === undefined || box.width === 0) return [];
      return [
        `translate(${box.x + box.width / 2 - end.x - end.width / 2}px, ${box.y + box.height / 2 - end.y - end.height / 2}px)`,
      ];
    });
    if (stops.length === 0) continue;
    stage.animate(
      target,
      [...stops, "none"].map((transform) => ({ transform, zIndex: 9 })),
      stops.length * 240 + 120,
      stops.length > 1 ? "linear" : undefined,
    );
  }
}

const turn = (stage: Stage, selector: string) =>
  stage.play(selector, [{ transform: "rotateY(90deg)" }, { transform: "none" }], 300);
const hit = (stage: Stage, selector: string, what: unknown) =>
  what === "flipped" ? turn(stage, selector) : stage.shake(selector, 9, 5);
const glad: Motions[string] = (stage, f) => stage.nod(unit(f["unit"]), "translateY(-18%)");

/** Counters come from where they stood, step by step. */
export const moveIn = movesBy({
  "zeds-moved"(stage, { zeds, from }) {
    for (const one of list(zeds)) walk(stage, zed(one), [from]);
  },
  "unit-moved": (stage, f) => walk(stage, unit(f["unit"]), [f["from"], ...list(f["path"]).slice(0, -1)]),
  placed: (stage, f) => stage.arrive(zed(f["zed"]), "translateY(-120%) scale(1.2)", 460),
  "zed-hit": (stage, f) => hit(stage, zed(f["zed"]), f["what"]),
  "unit-hit": (stage, f) => hit(stage, unit(f["unit"]), f["what"]),
  "zed-turned": (stage, f) => turn(stage, zed(f["zed"])),
  melee: (stage, f) => stage.nod(unit(f["unit"]), "scale(1.18)", 380),
  gunfire: (stage, f) => stage.nod(unit(f["unit"]), "translateY(10%) scale(1.1)", 300),
  marker: glad,
  special: glad,
  foraged: glad,
  ammo: (stage) => stage.nod("[data-ammo]", "scale(1.35)", 380),
  card: (stage) => stage.arrive(".event .face", "rotateY(80deg) translateY(-1rem)", 420, 0.2),
  story: (stage) => stage.arrive(".event .story", "translateY(-1rem)", 380),
});

/** The space that an event is about, -1 for none: it comes into sight. */
export function placeOf(event: GameEvent): number {
  const f = fieldsOf(event);
  for (const field of ["to", "at", "from"]) {
    const at = typeof f[field] === "string" ? spaceOf(f[field]) : -1;
    if (at >= 0) return at;
  }
  return -1;
}
