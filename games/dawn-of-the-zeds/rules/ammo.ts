import { MOST_AMMO } from "../content/tables.ts";
import type { Event, State } from "../state.ts";
import type { Out } from "./rule.ts";

type Why = Extract<Event, { readonly event: "ammo" }>["why"];

/** 5.3 Munition verwalten: never above 20, never below 0. */
export function gainAmmo(s: State, n: number, why: Why, out: Out): void {
  const before = s.ammo;
  s.ammo = Math.max(0, Math.min(MOST_AMMO, before + n));
  if (out.listening) out.tell({ event: "ammo", n: s.ammo - before, left: s.ammo, why });
}
