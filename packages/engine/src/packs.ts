import { Faults } from "./faults.ts";
import type { ContentPack, Game, Phrase } from "./game.ts";
import { isObject, type JsonObject, spelled } from "./json.ts";
import { isWhole } from "./shape.ts";
import type { ByLanguage, Texts } from "./texts.ts";

/** What a field of a pack's row may hold: a whole number within bounds, one of some words, or a text of a form, which is told in words. */
export type PackField =
  | readonly [least: number, most: number]
  | readonly string[]
  | { readonly form: RegExp; readonly told: string };

/** A list of a content pack: its rows with the values built in, each with an `id`, and what their fields may hold, which may rest on the row. */
export interface PackList {
  readonly rows: readonly JsonObject[];
  readonly fields: { readonly [field: string]: PackField | ((row: JsonObject) => PackField) };
}
/**
 * What the lists, rows and fields of a pack are called, beside the texts of its game: `pack.<list>`, `pack.<list>.row` with the places `id` and
 * `n`, `pack.<list>.<field>` or `pack.<field>`, and `pack.value.<field>` with the place `value` where a field holds words.
 */
export interface PackWords {
  readonly texts: ByLanguage;
  /** The name of a row for which its id alone is not enough; null for all others. `texts` are those of the game. */
  readonly row?: (list: string, id: string, texts: Texts) => Phrase | null;
}

/** So much of a name from outside is said again. */
const NAMED = 40;
/** Where a number comes from: a word for whoever keeps the pack, no rule reads it. */
const ORIGIN: PackField = { form: /^.{0,40}$/, told: "a text of 40 letters at most" };

type Lists = { readonly [name: string]: PackList };
type PackRow = { readonly [field: string]: unknown };

/**
 * A game's content as an owner of the box may correct it: what its lists let be corrected, and what of a pack whose rows are good does
 * not fit together.
 */
export const contentOf = (
  game: string,
  lists: Lists,
  origins: Game["content"]["origins"],
  misfits: (pack: ContentPack) => readonly string[] = () => [],
): Game["content"] => ({
  export: () => listsOf(game, lists),
  lists: () => lists,
  problems(pack) {
    const problems = listsProblems(game, lists, pack);
    return problems.length === 0 && isPack(pack) ? misfits(pack) : problems;
  },
  origins,
});

// What was checked row by row came out of JSON.
const isPack = (pack: unknown): pack is JsonObject => isObject(pack);

/** Reads a pack that was checked, a field of all rows of a list at a time. What is built in is read once, and shared. */
export function readPack<N>(
  lists: Lists,
  read: (column: (list: string, field: string) => readonly unknown[]) => N,
): (pack: ContentPack) => N {
  const from = (pack: ContentPack): N =>
    read((list, field) => lists[list].rows.map((row) => packed(pack, list, row, field)));
  let builtIn: N | undefined;
  return (pack) => {
    if (pack !== null) return from(pack);
    builtIn ??= from(null);
    return builtIn;
  };
}

/** The pack that changes nothing, to be edited. */
export function listsOf(game: string, lists: Lists): JsonObject {
  const rows = Object.entries(lists).map(([name, list]) => [name, list.rows.map((row) => ({ ...row }))] as const);
  return { game, ...Object.fromEntries(rows) };
}

/** What is wrong with a pack, field by field. Rows and fields that it leaves out keep the built-in values. */
function listsProblems(game: string, lists: Lists, pack: unknown): readonly string[] {
  if (!isObject(pack))
    return [`content: must be an object with "game" and lists of rows; \`endzeit content export ${game}\` writes one.`];
  const faults = new Faults();
  const known = ["game", ...Object.keys(lists)];
  for (const field of Object.keys(pack))
    if (!known.includes(field))
      faults.add(`content.${field.slice(0, NAMED)}: there is no such field. Known: ${known.join(", ")}.`);
  if (pack["game"] !== game) faults.add(`content.game: must be "${game}".`);
  for (const [name, list] of Object.entries(lists)) checkList(pack[name], `content.${name}`, list, faults);
  return faults.told;
}

function checkList(given: unknown, at: string, { rows, fields }: PackList, faults: Faults): void {
  if (given === undefined) return;
  if (!Array.isArray(given)) return faults.add(`${at}: must be a list of rows.`);
  // Of one row more than the game has, one is unknown or there twice: what comes after it needs no look.
  const looked = given.slice(0, rows.length + 1);
  if (given.length > looked.length)
    faults.add(`${at}: ${given.length} rows are too many, the game has ${rows.length}.`);
  const ids = rows.map((one) => String(one["id"])).join(", ");
  const seen = new Set<unknown>();
  for (const [index, row] of looked.entries()) {
    const place = `${at}[${index}]`;
    if (!isObject(row)) {
      faults.add(`${place}: must be an object.`);
      continue;
    }
    const { id } = row;
    const built = rows.find((one) => one["id"] === id);
    if (built === undefined) {
      faults.add(`${place}.id: there is no ${spelled(id)}. Known: ${ids}.`);
      continue;
    }
    if (seen.has(id)) faults.add(`${place}.id: ${spelled(id)} stands here twice.`);
    seen.add(id);
    const known = ["id", ...Object.keys(fields).filter((field) => Object.hasOwn(built, field)), "origin"].join(", ");
    for (const [field, value] of Object.entries(row)) {
      if (field === "id") continue;
      const may = field === "origin" ? ORIGIN : mayHold(fields, built, field);
      if (may === null) faults.add(`${place}.${field.slice(0, NAMED)}: there is no such field. Known: ${known}.`);
      else if (!fits(value, may)) faults.add(`${place}.${field}: must be ${wanted(may)}, not ${spelled(value)}.`);
    }
  }
}

/** What a field of a built-in row may hold; null when the row has no such field. */
export function mayHold(fields: PackList["fields"], row: JsonObject, field: string): PackField | null {
  const may = Object.hasOwn(row, field) ? fields[field] : undefined;
  return (typeof may === "function" ? may(row) : may) ?? null;
}

/** Whether a field holds a whole number within bounds, not one of some words or a text. */
export const isRange = (may: PackField): may is readonly [number, number] =>
  !("form" in may) && typeof may[0] === "number";

/** Whether a value is one that a field may hold. */
export function fits(value: unknown, may: PackField): boolean {
  if ("form" in may) return typeof value === "string" && may.form.test(value);
  return isRange(may) ? isWhole(value, may[0], may[1]) : may.some((word) => word === value);
}

function wanted(may: PackField): string {
  if ("form" in may) return may.told;
  return isRange(may) ? `a whole number from ${may[0]} to ${may[1]}` : `one of ${may.join(", ")}`;
}

/** A row's field as a pack that was checked has it, else as it is built in. */
function packed(pack: PackRow | null, list: string, row: JsonObject, field: string): unknown {
  const rows = pack?.[list];
  const given: unknown = Array.isArray(rows)
    ? rows.find((one: unknown) => isObject(one) && one["id"] === row["id"])
    : undefined;
  return (isObject(given) ? given[field] : undefined) ?? row[field];
}
