import type { ContentPack } from "@endzeit/engine";
import type { Numbers } from "../state.ts";
import { MAIN_OBJECTIVES } from "./main-objectives.ts";
import { PRINT_COUNTS } from "./prints.ts";
import { SURVIVORS } from "./survivors.ts";

/** Both sides of every main objective: normal and hardcore of the first, of the second … */
export const SIDES = MAIN_OBJECTIVES.flatMap(({ normal, hardcore }) => [normal, hardcore]);

const BUILT_IN: Numbers = {
  influence: SURVIVORS.map(({ influence }) => influence),
  attack: SURVIVORS.map(({ attack }) => attack),
  search: SURVIVORS.map(({ search }) => search),
  die: SURVIVORS.map(({ die }) => die ?? 0),
  items: PRINT_COUNTS,
  morale: SIDES.map(({ morale }) => morale),
  rounds: SIDES.map(({ rounds }) => rounds),
  helplessEach: SIDES.map(({ helpless }) => helpless.each),
  helplessMore: SIDES.map(({ helpless }) => helpless.more),
  zombies: SIDES.flatMap(({ zombies }) => zombies),
};

/** The numbers of a match: those of the box. */
export function numbers(_content: ContentPack): Numbers {
  return BUILT_IN;
}
