import type { OptionSpec, Options } from "@endzeit/engine";
import type { HouseRules } from "./state.ts";

/** What a table may choose. Each default follows the rulebook and the rulings; the rest are readings that others prefer. */
export const options: readonly OptionSpec[] = [
  { id: "openHands", kind: "switch", default: false, group: "play", rule: "secrets" },
  { id: "openCounts", kind: "switch", default: false, group: "play", rule: "secrets" },
  {
    id: "damage",
    kind: "choice",
    values: ["before-marker", "with-marker"],
    default: "before-marker",
    group: "house",
    rule: "damage-track",
  },
  {
    id: "interim",
    kind: "choice",
    values: ["marauders", "field"],
    default: "marauders",
    group: "house",
    rule: "interim",
  },
  { id: "maps", kind: "choice", values: ["no-second", "second"], default: "no-second", group: "house", rule: "maps" },
];

/** Options, checked by the engine against `options`, as the rules read them. */
export function houseRules(given: Options): HouseRules {
  return {
    openHands: given.openHands === true,
    openCounts: given.openCounts === true,
    damage: given.damage === "with-marker" ? "with-marker" : "before-marker",
    interim: given.interim === "field" ? "field" : "marauders",
    maps: given.maps === "second" ? "second" : "no-second",
  };
}
