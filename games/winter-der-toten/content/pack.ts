import { type ContentPack, contentOf, type Origin, type PackList, readPack } from "@endzeit/engine";
import type { Numbers, Spelled } from "../state.ts";
import { BETRAYALS } from "./betrayals.ts";
import { CRISES } from "./crises.ts";
import { CROSSROADS } from "./crossroads.ts";
import { EXILES } from "./exiles.ts";
import { countMark, ITEMS } from "./items.ts";
import { MORALE_TRACK, PLACES, ROUND_TRACK } from "./locations.ts";
import { MAIN_OBJECTIVES } from "./main-objectives.ts";
import { type Mark, ORIGINS } from "./marks.ts";
import { PRINT_COUNTS, PRINTS } from "./prints.ts";
import { SECRETS } from "./secrets.ts";
import { CONDITIONS_SPELLED, EFFECTS_SPELLED, SYMBOLS_SPELLED } from "./spelled.ts";
import { SURVIVORS } from "./survivors.ts";

/**
 * The cards as an owner of the box may correct them: their numbers, what crises do, what objectives want. What else a card does is the rules'
 * and stays.
 */

/** Both sides of every main objective: normal and hardcore of the first, of the second … */
const SIDES = MAIN_OBJECTIVES.flatMap(({ id, normal, hardcore }) => [
  { id, side: normal },
  { id: `${id}-hardcore`, side: hardcore },
]);
export const SIDE_COUNT = SIDES.length;

const MOST_COUNT = 20;
const MOST_ZOMBIES = 18;
const MOST_HELPLESS = 9;
const FACES = 6;
const MOST_INFLUENCE = 99;

/** A location has no room for more zombies at the start than spaces at its entrances. */
const LISTS: { readonly [name: string]: PackList } = {
  survivors: {
    rows: SURVIVORS.map(({ id, influence, attack, search, die, mark }) => ({
      id,
      influence,
      attack,
      search,
      ...(die === null ? {} : { die }),
      origin: ORIGINS[mark],
    })),
    fields: { influence: [1, MOST_INFLUENCE], attack: [1, FACES], search: [1, FACES], die: [1, FACES] },
  },
  items: {
    rows: PRINTS.map(({ kind, deck }, print) => ({
      id: `${ITEMS[kind].id}@${deck === 0 ? "starter" : PLACES[deck].id}`,
      count: PRINT_COUNTS[print],
      origin: ORIGINS[countMark(kind, deck)],
    })),
    fields: { count: [0, MOST_COUNT] },
  },
  objectives: {
    rows: SIDES.map(({ id, side }) => ({
      id,
      morale: side.morale,
      rounds: side.rounds,
      helplessEach: side.helpless.each,
      helplessMore: side.helpless.more,
      ...Object.fromEntries(PLACES.map((place, at) => [place.id, side.zombies[at]])),
      origin: ORIGINS[side.marks.setup],
    })),
    fields: {
      morale: [1, MORALE_TRACK],
      rounds: [1, ROUND_TRACK],
      helplessEach: [0, MOST_HELPLESS],
      helplessMore: [0, MOST_HELPLESS],
      ...Object.fromEntries(
        PLACES.map(({ id, entrances, entranceSpaces }) => [
          id,
          [0, Math.min(entrances * entranceSpaces, MOST_ZOMBIES)] as const,
        ]),
      ),
    },
  },
  crises: {
    rows: CRISES.map(({ id, spelled, mark }) => ({ id, ...spelled, origin: ORIGINS[mark] })),
    fields: { symbols: SYMBOLS_SPELLED, effects: EFFECTS_SPELLED },
  },
  secrets: {
    rows: [...SECRETS, ...BETRAYALS].map(({ id, spelled, mark }) => ({
      id,
      conditions: spelled,
      origin: ORIGINS[mark],
    })),
    fields: { conditions: CONDITIONS_SPELLED },
  },
  exiles: {
    rows: EXILES.map(({ id, spelled, mark }) => ({ id, ...spelled, origin: ORIGINS[mark] })),
    fields: { loyal: CONDITIONS_SPELLED, betrayer: CONDITIONS_SPELLED },
  },
};

/** The lists whose cells are spelled, not counted. */
const SPELLED = ["crises", "secrets", "exiles"];

/** The numbers that a match is played with. */
export const numbers = readPack(LISTS, (column): Numbers => {
  const whole = (list: string, field: string): number[] => column(list, field).map((value) => Number(value ?? 0));
  const words = (list: string, field: string): string[] => column(list, field).map(String);
  // The built-in ones a match need not carry along.
  const isSpelled = SPELLED.some((list) =>
    Object.keys(LISTS[list].fields).some((field) =>
      column(list, field).some((value, row) => value !== LISTS[list].rows[row][field]),
    ),
  );
  const spelled: Spelled | null = isSpelled
    ? {
        symbols: words("crises", "symbols"),
        effects: words("crises", "effects"),
        conditions: words("secrets", "conditions"),
        loyal: words("exiles", "loyal"),
        betrayer: words("exiles", "betrayer"),
      }
    : null;
  const byPlace = PLACES.map(({ id }) => whole("objectives", id));
  return {
    ...(spelled === null ? {} : { spelled }),
    influence: whole("survivors", "influence"),
    attack: whole("survivors", "attack"),
    search: whole("survivors", "search"),
    die: whole("survivors", "die"),
    items: whole("items", "count"),
    morale: whole("objectives", "morale"),
    rounds: whole("objectives", "rounds"),
    helplessEach: whole("objectives", "helplessEach"),
    helplessMore: whole("objectives", "helplessMore"),
    zombies: SIDES.flatMap((_, side) => byPlace.map((zombies) => zombies[side])),
  };
});

function misfits(pack: ContentPack): readonly string[] {
  const { influence } = numbers(pack);
  return SURVIVORS.flatMap(({ id }, survivor) => {
    const other = influence.lastIndexOf(influence[survivor], survivor - 1);
    return survivor === 0 || other < 0
      ? []
      : [
          `content.survivors: ${id} has the influence ${influence[survivor]} of ${SURVIVORS[other].id}; no two may have the same.`,
        ];
  });
}

/** How many rows are known from where, those of cards that the pack does not hold too. */
function origins(): Readonly<Record<Origin, number>> {
  const counts: Record<Origin, number> = { rulebook: 0, "public source": 0, "stand-in": 0 };
  const count = (mark: Mark): void => {
    counts[ORIGINS[mark]]++;
  };
  for (const rows of [SURVIVORS, ITEMS, CRISES, SECRETS, BETRAYALS, EXILES, CROSSROADS])
    for (const { mark } of rows) count(mark);
  for (const { side } of SIDES) for (const mark of Object.values(side.marks)) count(mark);
  return counts;
}

export const content = contentOf("winter-der-toten", LISTS, origins, misfits);
