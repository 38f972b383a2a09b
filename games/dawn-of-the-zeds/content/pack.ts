import { type ContentPack, contentOf, type Origin, type PackList, readPack } from "@endzeit/engine";
import type { Numbers } from "../state.ts";
import { SPACES } from "./board.ts";
import { ACTS, EVENTS, FINALE_ACT, RECIPE, STORY, SYMBOLS } from "./cards.ts";
import { FORAGE_ORIGIN, GUNFIRE_ORIGIN, MELEE_ORIGIN } from "./tables.ts";
import { BASIC_UNITS, UNITS } from "./units.ts";
import { ZEDS, ZEDS_ORIGIN } from "./zeds.ts";

/** The game's content as an owner of the box may correct it. What a card does and the board are the rules' and stay. */

type Row = { readonly [field: string]: unknown };
const NO_TAB = "-";
const SYMBOL_NAMES: readonly unknown[] = SYMBOLS;
const LENGTHS = ["short", "normal"] as const;

const LISTS: { readonly [name: string]: PackList } = {
  zeds: {
    rows: ZEDS.map(({ full, reduced }, at) => ({ id: `zed-${at + 1}`, full, reduced, origin: ZEDS_ORIGIN })),
    fields: { full: [1, 20], reduced: [1, 20] },
  },
  units: {
    rows: UNITS.map(({ id, full, reduced, move, origin }) => ({ id, full, reduced, move, origin })),
    fields: { full: [1, 20], reduced: [1, 20], move: [1, 8] },
  },
  events: {
    rows: EVENTS.map(({ id, act, zeds, actions, symbol, actOrigin }) => ({
      id,
      act,
      zeds: zeds === "" ? NO_TAB : zeds,
      actions,
      symbol,
      origin: actOrigin,
    })),
    fields: {
      act: [1, FINALE_ACT],
      zeds: { form: /^([FMHS]{1,6}|\*|-)$/, told: 'tracks as they are printed, such as "HSM", "*" or "-"' },
      actions: [0, 9],
      symbol: SYMBOLS,
    },
  },
  decks: {
    rows: LENGTHS.map((id) => ({
      id,
      ...Object.fromEntries(RECIPE[id].map((count, act) => [`act${act + 1}`, count])),
      origin: "public source",
    })),
    fields: Object.fromEntries(Array.from({ length: ACTS }, (_, act) => [`act${act + 1}`, [0, EVENTS.length]])),
  },
};

/** The numbers that a match is played with. */
export const numbers = readPack(LISTS, (column): Numbers => {
  const whole = (list: string, field: string): number[] => column(list, field).map(Number);
  const acts = Array.from({ length: ACTS }, (_, act) => whole("decks", `act${act + 1}`));
  const deck = (length: (typeof LENGTHS)[number]): number[] => acts.map((of) => of[LENGTHS.indexOf(length)]);
  return {
    zedFull: whole("zeds", "full"),
    zedReduced: whole("zeds", "reduced"),
    unitFull: whole("units", "full"),
    unitReduced: whole("units", "reduced"),
    unitMove: whole("units", "move"),
    act: whole("events", "act"),
    strip: column("events", "zeds").map((tab) => (tab === NO_TAB ? "" : String(tab))),
    actions: whole("events", "actions"),
    symbol: column("events", "symbol").map((symbol) => SYMBOL_NAMES.indexOf(symbol)),
    short: deck("short"),
    normal: deck("normal"),
  };
});

function misfits(pack: ContentPack): readonly string[] {
  const moved = finaleProblems(pack);
  return moved.length > 0 ? moved : deckProblems(numbers(pack));
}

const isFinale = (act: unknown): boolean => act === FINALE_ACT;

function finaleProblems(pack: ContentPack): string[] {
  const events = pack?.["events"];
  if (!Array.isArray(events)) return [];
  return events.flatMap((row: Row, at) => {
    const built = EVENTS.find(({ id }) => id === row.id);
    return row.act === undefined || isFinale(row.act) === isFinale(built?.act)
      ? []
      : [`content.events[${at}].act: a finale stays a finale, and nothing else becomes one.`];
  });
}

/** Each Act needs as many normal cards as its deck takes. */
function deckProblems(n: Numbers): string[] {
  return LENGTHS.flatMap((length) =>
    n[length].flatMap((count, index) => {
      const there = EVENTS.filter((row, event) => !row.special && n.act[event] === index + 1).length;
      return count <= there
        ? []
        : [`content.decks: the ${length} deck takes ${count} cards of Act ${index + 1}, there are ${there}.`];
    }),
  );
}

/** How many rows are known from where: spaces, tables, Zeds, units, cards. An event whose Act or symbol is ours counts as ours. */
function origins(): Readonly<Record<Origin, number>> {
  const counts: Record<Origin, number> = { rulebook: 0, "public source": 0, "stand-in": 0 };
  for (const { origin } of SPACES) counts[origin]++;
  for (const origin of [MELEE_ORIGIN, GUNFIRE_ORIGIN, FORAGE_ORIGIN]) counts[origin]++;
  counts[ZEDS_ORIGIN] += ZEDS.length;
  for (const { origin } of UNITS.slice(0, BASIC_UNITS)) counts[origin]++;
  for (const { origin, actOrigin, symbol } of EVENTS)
    counts[actOrigin === "stand-in" || symbol !== "none" ? "stand-in" : origin]++;
  for (const { origin } of STORY) counts[origin]++;
  return counts;
}

export const content = contentOf("dawn-of-the-zeds", LISTS, origins, misfits);
