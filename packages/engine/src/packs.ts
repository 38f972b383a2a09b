import { isObject, type JsonObject, spelled } from "./json.ts";
import { isWhole } from "./shape.ts";

/** What a field of a pack's row may hold: a whole number within bounds, one of some words, or a text of a form, which is told in words. */
export type PackField =
  | readonly [least: number, most: number]
  | readonly string[]
  | { readonly form: RegExp; readonly told: string };

/** A list of a content pack: its rows with the values built in, each with an `id`, and what their fields may hold. */
export interface PackList {
  readonly rows: readonly JsonObject[];
  readonly fields: { readonly [field: string]: PackField };
}
type Lists = { readonly [name: string]: PackList };
type PackRow = { readonly [field: string]: unknown };

/** The pack that changes nothing, to be edited. */
export function listsOf(game: string, lists: Lists): JsonObject {
  const rows = Object.entries(lists).map(([name, list]) => [name, list.rows.map((row) => ({ ...row }))] as const);
  return { game, ...Object.fromEntries(rows) };
}

/** What is wrong with a pack, field by field. Rows and fields that it leaves out keep the built-in values. */
export function listsProblems(game: string, lists: Lists, pack: unknown): readonly string[] {
  if (!isObject(pack))
    return [`content: must be an object with "game" and lists of rows; \`endzeit content export ${game}\` writes one.`];
  const known = ["game", ...Object.keys(lists)];
  const problems = Object.keys(pack)
    .filter((field) => !known.includes(field))
    .map((field) => `content.${field}: there is no such field. Known: ${known.join(", ")}.`);
  if (pack["game"] !== game) problems.push(`content.game: must be "${game}".`);
  for (const [name, list] of Object.entries(lists)) problems.push(...listProblems(pack[name], `content.${name}`, list));
  return problems;
}

function listProblems(given: unknown, at: string, { rows, fields }: PackList): string[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) return [`${at}: must be a list of rows.`];
  const seen = new Set<unknown>();
  return given.flatMap((row: unknown, index) => {
    const place = `${at}[${index}]`;
    if (!isObject(row)) return [`${place}: must be an object.`];
    const { id } = row;
    const built = rows.find((one) => one["id"] === id);
    if (built === undefined)
      return [`${place}.id: there is no ${spelled(id)}. Known: ${rows.map((one) => String(one["id"])).join(", ")}.`];
    const twice = seen.has(id) ? [`${place}.id: ${spelled(id)} stands here twice.`] : [];
    seen.add(id);
    const wrong = Object.entries(row).flatMap(([field, value]) => {
      if (field === "id" || field === "origin") return [];
      const may = built[field] === undefined ? undefined : fields[field];
      if (may === undefined)
        return [`${place}.${field}: there is no such field. Known: ${Object.keys(built).join(", ")}.`];
      return fits(value, may) ? [] : [`${place}.${field}: must be ${wanted(may)}.`];
    });
    return [...twice, ...wrong];
  });
}

const isRange = (may: readonly unknown[]): may is readonly [number, number] => typeof may[0] === "number";

function fits(value: unknown, may: PackField): boolean {
  if ("form" in may) return typeof value === "string" && may.form.test(value);
  return isRange(may) ? isWhole(value, may[0], may[1]) : may.some((word) => word === value);
}

function wanted(may: PackField): string {
  if ("form" in may) return may.told;
  return isRange(may) ? `a whole number from ${may[0]} to ${may[1]}` : `one of ${may.join(", ")}`;
}

/** A row's field as a pack that was checked has it, else as it is built in. */
export function packed(pack: PackRow | null, list: string, row: JsonObject, field: string): unknown {
  const rows = pack?.[list];
  const given: unknown = Array.isArray(rows)
    ? rows.find((one: unknown) => isObject(one) && one["id"] === row["id"])
    : undefined;
  return (isObject(given) ? given[field] : undefined) ?? row[field];
}
