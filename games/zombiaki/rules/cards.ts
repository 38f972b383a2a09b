import { CARDS } from "../content/cards.ts";
import type { CardRule } from "./card.ts";
import { flamethrower, gasoline, napalm, streetOnFire, voltage } from "./fire.ts";
import { backOff, holyPicture, net, punch, searchlight, soap } from "./human-cards.ts";
import { merge, swap } from "./pairs.ts";
import { burst, shot, sniper } from "./shooting.ts";
import { barrel, barrier, carBomb, grenade, mine, pit, wall } from "./things.ts";
import {
  bite,
  boss,
  claws,
  click,
  dog,
  hunger,
  meat,
  notSoFast,
  pickaxe,
  shield,
  terror,
  zombie,
} from "./zombie-cards.ts";

/** The headings of the rulebook's two chapters "Kartenbeschreibungen". */
const BY_HEADING: Readonly<Record<string, CardRule>> = {
  zombie,
  dog,
  bite,
  meat,
  boss,
  hunger,
  claws,
  click,
  "not-so-fast": notSoFast,
  shield,
  pickaxe,
  swap,
  terror,
  merge,
  "car-bomb": carBomb,
  barrier,
  gasoline,
  "street-on-fire": streetOnFire,
  pit,
  punch,
  burst,
  flamethrower,
  searchlight,
  grenade,
  sniper,
  "holy-picture": holyPicture,
  voltage,
  mine,
  net,
  barrel,
  soap,
  shot,
  "back-off": backOff,
  wall,
  napalm,
};

/** The rule of each card kind, by its number. */
export const CARD_RULES: readonly CardRule[] = CARDS.map(({ id, rule }) => {
  const found = BY_HEADING[rule];
  if (found === undefined) throw new Error(`The card "${id}" has no rule "${rule}".`);
  return found;
});
