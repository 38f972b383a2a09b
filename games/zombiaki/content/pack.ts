import {
  type ContentPack,
  contentOf,
  type Game,
  type JsonObject,
  listsOf,
  type Options,
  type Origin,
  readPack,
} from "@endzeit/engine";
import { CARDS, type CardRow } from "./cards.ts";

/** The game's content as an owner of the box may correct it: how many of each card, and the number printed on it. */

const GAME = "zombiaki";
const MOST_COPIES = 30;
const HIGHEST_VALUE = 9;
/** Walls are higher than a dog is strong: everything else about them rests on that. */
const LOWEST_WALL = 2;

const countOf = (row: CardRow, options: Options): number =>
  options.deck === "portal-2003" ? row.portal2003 : row.german;

const standInsOf = (row: CardRow, options: Options): number => (options.deck === "portal-2003" ? 0 : row.standIns);

/** The rows of the chosen deck. */
const lists = (options: Options) => ({
  cards: {
    rows: CARDS.map((row) => ({
      id: row.id,
      count: countOf(row, options),
      value: row.value,
      origin: standInsOf(row, options) > 0 ? "stand-in" : row.origin,
    })),
    fields: { count: [0, MOST_COPIES], value: valuesOf } as const,
  },
});

function valuesOf({ id, value }: JsonObject): readonly [number, number] {
  const isWall = CARDS.some((card) => card.id === id && card.rule === "wall");
  return value === 0 ? [0, 0] : [isWall ? LOWEST_WALL : 1, HIGHEST_VALUE];
}

/** How many of each kind are in the box, and the number on each. */
interface Printed {
  readonly printed: readonly number[];
  readonly values: readonly number[];
}

const reader = (options: Options): ((pack: ContentPack) => Printed) =>
  readPack(lists(options), (column) => ({
    printed: column("cards", "count").map(Number),
    values: column("cards", "value").map(Number),
  }));

const german = reader({});
const portal = reader({ deck: "portal-2003" });

/** The cards that a match is played with. */
export const printedCards = (options: Options, pack: ContentPack): Printed =>
  (options.deck === "portal-2003" ? portal : german)(pack);

/** A pack goes with either deck: what it does not name is as that one has it. */
function misfits(pack: ContentPack): readonly string[] {
  const decks = [german, portal].map((read) => read(pack).printed);
  return (["zombies", "humans"] as const).flatMap((side) =>
    decks.every((printed) => CARDS.some((row, kind) => row.side === side && (printed[kind] ?? 0) > 0))
      ? []
      : [`content.cards: the ${side} have no card at all.`],
  );
}

/** How many cards of the chosen deck are known from where; Sonnenaufgang counts as one. */
function origins(options: Options): Readonly<Record<Origin, number>> {
  const counts: Record<Origin, number> = { rulebook: 1, "public source": 0, "stand-in": 0 };
  for (const row of CARDS) {
    const standIns = standInsOf(row, options);
    counts["stand-in"] += standIns;
    counts["public source"] += countOf(row, options) - standIns;
  }
  return counts;
}

export const content: Game["content"] = {
  ...contentOf(GAME, lists({}), origins, misfits),
  export: (options) => listsOf(GAME, lists(options)),
  lists,
};
