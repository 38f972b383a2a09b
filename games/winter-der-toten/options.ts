import type { OptionSpec, Options } from "@endzeit/engine";
import { MAIN_OBJECTIVES } from "./content/main-objectives.ts";
import type { HouseRules } from "./state.ts";

/** What a table may choose. Each default follows the rulebook and the rulings; the rest are its variants, and readings that others prefer. */

const MODES = ["standard", "betrayer", "no-betrayer", "cooperative"] as const;
const SIDES = ["normal", "hardcore"] as const;
const OBJECTIVES = ["random" as const, ...MAIN_OBJECTIVES.map(({ id }) => id)];
const LISTS = ["first-list", "second-list"] as const;

export const options: readonly OptionSpec[] = [
  { id: "mode", kind: "choice", values: MODES, default: "standard", group: "play", rule: "variants" },
  {
    id: "objective",
    kind: "choice",
    values: OBJECTIVES,
    default: "we-need-more-samples",
    group: "play",
    rule: "main-objective",
  },
  { id: "side", kind: "choice", values: SIDES, default: "normal", group: "play", rule: "variants" },
  { id: "elimination", kind: "switch", default: false, group: "play", rule: "variants" },
  { id: "tame", kind: "switch", default: false, group: "play", rule: "crossroads" },
  { id: "oneSource", kind: "switch", default: false, group: "house", rule: "R2" },
  { id: "pharmacist", kind: "switch", default: false, group: "house", rule: "objectives" },
  { id: "outsiders", kind: "choice", values: LISTS, default: "first-list", group: "house", rule: "new-survivors" },
];

const oneOf = <T extends string>(
  values: readonly [T, ...(readonly T[])] | readonly T[],
  value: unknown,
): T | undefined => values.find((known) => known === value);

/** Options, checked by the engine against `options`, as the rules read them. */
export function houseRules(given: Options): HouseRules {
  return {
    mode: oneOf(MODES, given.mode) ?? "standard",
    side: oneOf(SIDES, given.side) ?? "normal",
    objective: oneOf(OBJECTIVES, given.objective) ?? "we-need-more-samples",
    elimination: given.elimination === true,
    oneSource: given.oneSource === true,
    tame: given.tame === true,
    pharmacist: given.pharmacist === true,
    outsiders: oneOf(LISTS, given.outsiders) ?? "first-list",
  };
}
