import type { Values } from "@endzeit/engine";
import { PLACES, placeOf } from "../content/locations.ts";
import type { MAIN_OBJECTIVES } from "../content/main-objectives.ts";

/** What fills the places of the texts on cards: the numbers of their rows, so that no number stands in two files. */

type Side = (typeof MAIN_OBJECTIVES)[number]["normal"];

/** The places of a text are a, b, c … in the order in which the numbers stand in the row; a 0 is said in words. */
function lettered(numbers: readonly number[]): Values {
  return Object.fromEntries(numbers.map((n, at) => ["abcdefgh"[at], n]));
}

export const numbersIn = (part: object): readonly number[] =>
  Object.values(part).flatMap((value: unknown) => (typeof value === "number" && value !== 0 ? [Math.abs(value)] : []));

const numbersOf = (parts: readonly object[]): Values => lettered(parts.flatMap(numbersIn));

/** Zombies in the colony, at each other location, and at the Hospital where it has its own number; full entrances are said in words. */
export function setupNumbers({ morale, rounds, helpless, zombies }: Side): Values {
  const [colony, ...outside] = zombies;
  const hospital = zombies[placeOf("hospital")];
  const full = PLACES.every(({ entranceSpaces }, at) => at === 0 || zombies[at] === entranceSpaces);
  const others = full ? 0 : outside[0];
  const all = {
    morale,
    rounds,
    colony,
    others,
    hospital: full || hospital === others ? 0 : hospital,
    helpless: helpless.each,
    more: helpless.more,
  };
  return Object.fromEntries(Object.entries(all).filter(([, n]) => n !== 0));
}

export const goalNumbers = ({ rounds, goals }: Side): Values => ({
  ...numbersOf(goals),
  ...(goals.some(({ goal }) => goal === "survive") ? { rounds } : {}),
});
