import type { OptionSpec, Options } from "@endzeit/engine";
import type { HouseRules } from "./state.ts";

/** What a table may choose. Each default follows the rulebook and the rulings; the rest are readings that others prefer. */
export const options: readonly OptionSpec[] = [
  { id: "variant", kind: "choice", values: ["standard", "team"], default: "standard", group: "play" },
  { id: "openHands", kind: "switch", default: false, group: "play" },
  { id: "firstPlayer", kind: "choice", values: ["dice", "first-seat"], default: "dice", group: "play" },
  { id: "secondEncounterAnywhere", kind: "switch", default: true, group: "house" },
  { id: "oneReaction", kind: "switch", default: false, group: "house" },
  { id: "swapAndreaDale", kind: "switch", default: false, group: "house" },
];

/** Options, checked by the engine against `options`, as the rules read them. */
export function houseRules(given: Options): HouseRules {
  return {
    variant: given.variant === "team" ? "team" : "standard",
    openHands: given.openHands === true,
    firstPlayer: given.firstPlayer === "first-seat" ? "first-seat" : "dice",
    secondEncounterAnywhere: given.secondEncounterAnywhere === true,
    oneReaction: given.oneReaction === true,
    swapAndreaDale: given.swapAndreaDale === true,
  };
}
