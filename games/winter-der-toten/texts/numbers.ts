import { type Texts, text, type Values } from "@endzeit/engine";
import { PLACES, placeOf } from "../content/locations.ts";
import { MAIN_OBJECTIVES } from "../content/main-objectives.ts";
import type { Numbered } from "../content/printed.ts";

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

const rowOf = (main: number, hard: boolean): Side => MAIN_OBJECTIVES[main][hard ? "hardcore" : "normal"];

/** A side of a main objective with the numbers of a match, whose content pack may have others. */
export function sideOf({ numbers }: Numbered, main: number, hard: boolean): Side {
  const side = main * 2 + (hard ? 1 : 0);
  return {
    ...rowOf(main, hard),
    morale: numbers.morale[side],
    rounds: numbers.rounds[side],
    helpless: { each: numbers.helplessEach[side], more: numbers.helplessMore[side] },
    zombies: numbers.zombies.slice(side * PLACES.length, (side + 1) * PLACES.length),
  };
}

/** How a side begins. The sentence of a card has places for the numbers that are built in; where others stand elsewhere, all are listed. */
export function setupSaid(match: Numbered, main: number, hard: boolean, texts: Texts): string {
  const side = sideOf(match, main, hard);
  const { helpless, zombies } = rowOf(main, hard);
  if (
    side.zombies.join() === zombies.join() &&
    side.helpless.each === helpless.each &&
    side.helpless.more === helpless.more
  )
    return text(texts, `main.${MAIN_OBJECTIVES[main].id}${hard ? ".hard" : ""}.setup`, setupNumbers(side));
  const where = PLACES.flatMap(({ id }, place) =>
    side.zombies[place] > 0 ? [`${text(texts, `location.${id}`)} ${side.zombies[place]}`] : [],
  );
  return [
    text(texts, "board.begins", { morale: side.morale, rounds: side.rounds }),
    text(texts, "board.begins-zombies", { where: where.join(", ") || 0 }),
    text(texts, "board.begins-helpless", { each: side.helpless.each, more: side.helpless.more }),
  ].join(" ");
}
