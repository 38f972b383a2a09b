import { movesBy } from "@endzeit/kit/board";
import { PLACES } from "../content/locations.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { COLONY, firstGate } from "../rules/places.ts";

const who = (id: unknown): string => `[data-who="${SURVIVORS.findIndex((row) => row.id === id)}"]`;
const place = (id: unknown): number => PLACES.findIndex((row) => row.id === id);
/** An entrance by its place and the number printed there. */
const gate = (at: unknown, number: unknown): string => {
  const to = place(at);
  return `[data-gate="${to === COLONY ? Number(number) - 1 : firstGate(to)}"]`;
};

/** What has happened moves once: who came, who was hurt, what fell. */
export const moveIn = movesBy({
  moved: (stage, f) => stage.arrive(who(f["who"]), "translateY(-40%) scale(1.1)", 420),
  joined: (stage, f) => stage.arrive(who(f["who"]), "scale(0.6)", 420),
  placed: (stage, f) => stage.arrive(who(f["who"]), "translateY(-40%)", 420),
  arrived: (stage, f) => stage.arrive(`${gate(f["at"], f["gate"])} .spaces`, "translateY(-60%)", 420, 0.2),
  "barricade-broken": (stage, f) => stage.shake(`${gate(f["at"], f["gate"])} .spaces`, 6, 2),
  overrun: (stage, f) => stage.shake(gate(f["at"], f["gate"]), 6, 3),
  wounded: (stage, f) => stage.shake(who(f["who"]), 9, 5),
  frostbitten: (stage, f) => stage.shake(who(f["who"]), 6, 2),
  exposed: (stage, f) => stage.nod(who(f["who"]), "scale(1.12)", 340),
  attacked: (stage, f) => stage.nod(who(f["who"]), "scale(1.16)", 360),
  searched: (stage, f) => stage.nod(who(f["who"]), "translateY(-10%)", 320),
  noise: (stage, f) => stage.nod(`[data-place="${place(f["at"])}"] .noise`, "scale(1.4)", 320),
  "noise-rolled": (stage, f) => stage.nod(`[data-place="${place(f["at"])}"] .noise`, "scale(1.4)", 320),
  morale: (stage) => stage.nod(".morale", "scale(1.08)", 420),
  crisis: (stage) => stage.arrive("[data-crisis]", "rotateX(80deg)", 380, 0.2),
  "crossroads-read": (stage) => stage.arrive(".scene", "translateY(-1.5rem)", 420),
});
