import { type ContentPack, isObject, isWhole, type Json, type JsonObject, type Origin, spelled } from "@endzeit/engine";
import type { Numbers } from "../state.ts";
import { SPACES } from "./board.ts";
import { ACTS, EVENTS, FINALE_ACT, RECIPE, STORY, SYMBOLS } from "./cards.ts";
import { FORAGE_ORIGIN, GUNFIRE_ORIGIN, MELEE_ORIGIN } from "./tables.ts";
import { BASIC_UNITS, UNITS } from "./units.ts";
import { ZEDS, ZEDS_ORIGIN } from "./zeds.ts";

/** The game's content as an owner of the box may correct it. What a card does and the board are the rules' and stay. */

type Row = { readonly [field: string]: unknown };
type FieldCheck = readonly [least: number, most: number] | readonly string[] | RegExp;

/** A list of the pack: its rows with the values built in, and what each field may hold. */
interface List {
  readonly rows: readonly JsonObject[];
  readonly fields: { readonly [field: string]: FieldCheck };
}

const NO_TAB = "-";
const SYMBOL_NAMES: readonly unknown[] = SYMBOLS;
const LENGTHS = ["short", "normal"] as const;

const LISTS: { readonly [name: string]: List } = {
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
    fields: { act: [1, FINALE_ACT], zeds: /^([FMHS]{1,6}|\*|-)$/, actions: [0, 9], symbol: SYMBOLS },
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
const LIST_NAMES = Object.keys(LISTS);

export function exportPack(): JsonObject {
  const lists = Object.fromEntries(
    LIST_NAMES.map((name): [string, Json] => [name, LISTS[name].rows.map((row) => ({ ...row }))]),
  );
  return { game: "dawn-of-the-zeds", ...lists };
}

/** What is wrong with a pack, field by field. Rows and fields that it leaves out keep the built-in numbers. */
export function packProblems(pack: unknown): readonly string[] {
  if (!isObject(pack))
    return [
      'content: must be an object with "game" and lists of rows; `endzeit content export dawn-of-the-zeds` writes one.',
    ];
  const known = ["game", ...LIST_NAMES];
  const problems = Object.keys(pack)
    .filter((field) => !known.includes(field))
    .map((field) => `content.${field}: there is no such field. Known: ${known.join(", ")}.`);
  if (pack.game !== "dawn-of-the-zeds") problems.push('content.game: must be "dawn-of-the-zeds".');
  for (const name of LIST_NAMES) problems.push(...listProblems(pack[name], name));
  return problems.length > 0 ? problems : deckProblems(numbersFrom(pack));
}

function listProblems(list: unknown, name: string): string[] {
  if (list === undefined) return [];
  if (!Array.isArray(list)) return [`content.${name}: must be a list of rows.`];
  const { rows } = LISTS[name];
  const seen = new Set<unknown>();
  return list.flatMap((row: unknown, index) => {
    const at = `content.${name}[${index}]`;
    if (!isObject(row)) return [`${at}: must be an object.`];
    const built = rows.find(({ id }) => id === row.id);
    if (built === undefined)
      return [`${at}.id: there is no ${spelled(row.id)}. Known: ${rows.map(({ id }) => id).join(", ")}.`];
    const twice = seen.has(row.id) ? [`${at}.id: ${spelled(row.id)} stands here twice.`] : [];
    seen.add(row.id);
    return [...twice, ...rowProblems(row, built, name, at)];
  });
}

function rowProblems(row: Row, built: JsonObject, name: string, at: string): string[] {
  const { fields } = LISTS[name];
  const unknown = Object.keys(row)
    .filter((field) => built[field] === undefined)
    .map((field) => `${at}.${field}: there is no such field. Known: ${Object.keys(built).join(", ")}.`);
  const wrong = Object.entries(fields).flatMap(([field, check]) => {
    const value = row[field];
    return value === undefined || fits(value, check) ? [] : [`${at}.${field}: must be ${wanted(check)}.`];
  });
  const moved =
    name === "events" && row.act !== undefined && (row.act === FINALE_ACT) !== (built.act === FINALE_ACT)
      ? [`${at}.act: a finale stays a finale, and nothing else becomes one.`]
      : [];
  return [...unknown, ...wrong, ...moved];
}

function fits(value: unknown, check: FieldCheck): boolean {
  if (check instanceof RegExp) return typeof value === "string" && check.test(value);
  if (isRange(check)) return isWhole(value, check[0], check[1]);
  return typeof value === "string" && check.includes(value);
}

const isRange = (check: readonly [number, number] | readonly string[]): check is readonly [number, number] =>
  typeof check[0] === "number";

function wanted(check: FieldCheck): string {
  if (check instanceof RegExp) return 'tracks as they are printed, such as "HSM", "*" or "-"';
  return isRange(check) ? `a whole number from ${check[0]} to ${check[1]}` : `one of ${check.join(", ")}`;
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

/** The numbers that a match is played with. The pack is checked. */
export function numbers(pack: ContentPack): Numbers {
  return pack === null ? BUILT_IN : numbersFrom(pack);
}

function numbersFrom(pack: Row | null): Numbers {
  const field = (list: string, id: string, name: string): unknown => {
    const given = pack?.[list];
    const row: unknown = Array.isArray(given)
      ? given.find((one: unknown) => isObject(one) && one.id === id)
      : undefined;
    const corrected = isObject(row) ? row[name] : undefined;
    return corrected ?? LISTS[list].rows.find((one) => one.id === id)?.[name];
  };
  const all = (list: string, name: string): unknown[] =>
    LISTS[list].rows.map(({ id }) => field(list, String(id), name));
  const deck = (id: string): number[] =>
    Array.from({ length: ACTS }, (_, act) => Number(field("decks", id, `act${act + 1}`)));
  return {
    zedFull: all("zeds", "full").map(Number),
    zedReduced: all("zeds", "reduced").map(Number),
    unitFull: all("units", "full").map(Number),
    unitReduced: all("units", "reduced").map(Number),
    unitMove: all("units", "move").map(Number),
    act: all("events", "act").map(Number),
    strip: all("events", "zeds").map((tab) => (tab === NO_TAB ? "" : String(tab))),
    actions: all("events", "actions").map(Number),
    symbol: all("events", "symbol").map((symbol) => SYMBOL_NAMES.indexOf(symbol)),
    short: deck("short"),
    normal: deck("normal"),
  };
}

const BUILT_IN = numbersFrom(null);

/** How many rows are known from where: spaces, tables, Zeds, units, cards. An event whose Act or symbol is ours counts as ours. */
export function origins(): Readonly<Record<Origin, number>> {
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
