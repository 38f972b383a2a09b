import type { Json, JsonObject } from "@endzeit/engine";

/**
 * What has to change in one JSON value to make another of it: null for nothing, `[value]` for a new value, otherwise changes by
 * key or index. Under the empty key stands what is gone: the keys that an object has lost, or the new length of an array.
 */
export type Patch = null | readonly [Json] | { readonly [key: string]: Patch | Gone };
type Gone = { readonly gone: readonly string[] } | { readonly cut: number };

const GONE = "";

/** A patch that changes something, and what it leads to: that shares with the value before it what stays, and nothing with what it was made from. */
export interface Turn {
  readonly patch: NonNullable<Patch>;
  readonly value: Json;
}

/**
 * The patch from `before` to `after`. Both are JSON values; keys in the order of `after`, so that equal pairs give equal bytes.
 * The patch shares nothing with `after`, which may go on changing.
 */
export function diff(before: Json, after: Json): Patch {
  return turn(before, after)?.patch ?? null;
}

/** As `diff`, with what the patch leads to; null for nothing. */
export function turn(before: Json, after: Json): Turn | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return turnArrays(before, after);
  if (isRecord(before) && isRecord(after)) return turnFields(before, after);
  return anew(after);
}

// Most of what is compared is equal: nothing is set up for a change before the first one is found.

function turnArrays(before: readonly Json[], after: readonly Json[]): Turn | null {
  let first = 0;
  while (first < after.length && first < before.length && before[first] === after[first]) first++;
  if (first === after.length && first === before.length) return null;
  let changes: { [key: string]: Patch | Gone } | null = null;
  let value: Json[] | null = null;
  let changed = 0;
  for (let i = first; i < after.length; i++) {
    const item = after[i] ?? null;
    if (i < before.length && before[i] === item) continue;
    const made = i < before.length ? turn(before[i] ?? null, item) : anew(item);
    if (made === null) continue;
    changes ??= {};
    value ??= before.slice();
    changes[i] = made.patch;
    value[i] = made.value;
    changed++;
  }
  if (after.length < before.length) {
    changes ??= {};
    value ??= before.slice();
    changes[GONE] = { cut: after.length };
    value.length = after.length;
  }
  if (changes === null || value === null) return null;
  return { patch: shorter(changes, after, changed, after.length), value };
}

function turnFields(before: JsonObject, after: JsonObject): Turn | null {
  let changes: { [key: string]: Patch | Gone } | null = null;
  let value: { [key: string]: Json } | null = null;
  let changed = 0;
  let kept = 0;
  const keys = Object.keys(after);
  for (const key of keys) {
    const item = after[key] ?? null;
    const known = own(before, key);
    if (known !== undefined) kept++;
    if (known === item) continue;
    const made = known === undefined ? anew(item) : turn(known, item);
    if (made === null) continue;
    // A plain assignment of the one would set the prototype, and the other has a meaning here: the change would be lost.
    if (key === "__proto__" || key === GONE) return anew(after);
    changes ??= {};
    value ??= { ...before };
    changes[key] = made.patch;
    value[key] = made.value;
    changed++;
  }
  const had = Object.keys(before);
  if (had.length > kept) {
    const gone = had.filter((key) => !Object.hasOwn(after, key));
    changes ??= {};
    value ??= { ...before };
    changes[GONE] = { gone };
    for (const key of gone) delete value[key];
  }
  if (changes === null || value === null) return null;
  return { patch: shorter(changes, after, changed, keys.length), value };
}

function anew(value: Json): Turn {
  const copy = copyOf(value);
  return { patch: [copy], value: copy };
}

/** What an object says of itself; undefined for what it only inherits, which are functions and its prototype. */
function own(object: { readonly [key: string]: Json }, key: string): Json | undefined {
  const value = object[key];
  if (typeof value !== "function" && key !== "__proto__") return value;
  return Object.hasOwn(object, key) ? value : undefined;
}

/** A patch that changes nearly everything is longer than the new value itself. */
function shorter(
  patch: { readonly [key: string]: Patch | Gone },
  after: Json,
  changed: number,
  of: number,
): NonNullable<Patch> {
  if (changed * 2 < of) return patch;
  const length = lengthOf(patch, Number.POSITIVE_INFINITY);
  return length < lengthOf(after, length) + 2 ? patch : [copyOf(after)];
}

/** How many characters of JSON, near enough: what has to be escaped counts as one. More than `enough` are not counted. */
function lengthOf(value: Json | Patch | Gone, enough: number): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value === "number") return digitsOf(value);
  if (typeof value !== "object" || value === null) return 4;
  let length = 2;
  if (Array.isArray(value))
    for (let at = 0; at < value.length && length < enough; at++) length += lengthOf(value[at], enough) + 1;
  else
    for (const [key, part] of Object.entries(value)) {
      if (length >= enough) break;
      length += key.length + 4 + lengthOf(part, enough);
    }
  return length;
}

function digitsOf(value: number): number {
  if (value >= 0 && value < 10) return 1;
  return value > -10 && value < 100 && Number.isInteger(value) ? 2 : String(value).length;
}

export function copyOf(value: Json): Json {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isRecord(value)) return value;
  if (Object.hasOwn(value, "__proto__"))
    // As its entries say it: an assignment would set the prototype.
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
  const copy: { [key: string]: Json } = {};
  for (const key of Object.keys(value)) copy[key] = copyOf(value[key] ?? null);
  return copy;
}

/** What `before` becomes. Parts that stay are shared, `before` itself is left as it is. Throws when the patch does not fit. */
export function apply(before: Json, patch: Patch): Json {
  if (patch === null) return before;
  if (isWhole(patch)) return patch[0];
  if (Array.isArray(before)) {
    const after = before.slice();
    for (const key of Object.keys(patch)) {
      const change = patch[key] ?? null;
      if (isGone(key, change)) {
        if ("cut" in change) after.length = Math.min(after.length, change.cut);
        continue;
      }
      const index = Number(key);
      if (!Number.isInteger(index) || index < 0 || index > after.length) throw new Error(`patch: no place ${key}`);
      after[index] = apply(after[index] ?? null, change);
    }
    return after;
  }
  if (!isRecord(before)) throw new Error("patch: there is nothing to change in");
  const after: { [key: string]: Json } = { ...before };
  for (const key of Object.keys(patch)) {
    const change = patch[key] ?? null;
    if (isGone(key, change)) {
      if ("gone" in change) for (const lost of change.gone) delete after[lost];
    } else after[key] = apply(after[key] ?? null, change);
  }
  return after;
}

function isWhole(patch: NonNullable<Patch>): patch is readonly [Json] {
  return Array.isArray(patch);
}

function isGone(key: string, _change: Patch | Gone): _change is Gone {
  return key === GONE;
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
