import type { OptionSpec, Options } from "@endzeit/engine";
import type { HouseRules } from "./state.ts";

/** What a table may choose: length, who plays, how hard. Each default follows the rulebook and the rulings. */
export const options: readonly OptionSpec[] = [
  { id: "deck", kind: "choice", values: ["short", "normal"], default: "short", group: "play" },
  { id: "heroes", kind: "choice", values: ["standard", "random", "draft"], default: "standard", group: "play" },
  { id: "moreUnits", kind: "switch", default: false, group: "play" },
  { id: "ammo", kind: "choice", values: ["4", "6", "8"], default: "4", group: "house" },
  { id: "finaleAtOnce", kind: "switch", default: false, group: "house", rule: "R70" },
  { id: "actionCap", kind: "switch", default: false, group: "house", rule: "R12" },
];

const oneOf = <T extends string>(value: unknown, values: readonly T[]): T =>
  values.find((known) => known === value) ?? values[0];

/** Options, checked by the engine against `options`, as the rules read them. */
export function houseRules(given: Options): HouseRules {
  return {
    deck: oneOf(given.deck, ["short", "normal"]),
    heroes: oneOf(given.heroes, ["standard", "random", "draft"]),
    moreUnits: given.moreUnits === true,
    ammo: oneOf(given.ammo, ["4", "6", "8"]),
    finaleAtOnce: given.finaleAtOnce === true,
    actionCap: given.actionCap === true,
  };
}
