import type { Json } from "@endzeit/engine";

/**
 * What has to change in one JSON value to make another of it: null for nothing, `[value]` for a new value, otherwise changes by
 * key or index. Under the empty key stands what is gone: the keys that an object has lost, or the new length of an array.
 */
export type Patch = null | readonly [Json] | { readonly [key: string]: Patch | Gone };
type Gone = { readonly gone: readonly string[] } | { readonly cut: number };

const GONE = "";

/**
 * The patch from `before` to `after`. Both are JSON values; keys in the order of `after`, so that equal pairs give equal bytes.
 * The patch shares nothing with `after`, which may go on changing.
 */
export function diff(before: Json, after: Json): Patch {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after);
  if (isRecord(before) && isRecord(after)) return diffObjects(before, after);
  return [copyOf(after)];
}

// Most of what is compared is equal: nothing is set up for a change before the first one is found.

function diffArrays(before: readonly Json[], after: readonly Json[]): Patch {
  let changes: { [key: string]: Patch | Gone } | null = null;
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    const item = after[i] ?? null;
    if (i < before.length && before[i] === item) continue;
    const change: Patch = i < before.length ? diff(before[i] ?? null, item) : [copyOf(item)];
    if (change === null) continue;
    changes ??= {};
    changes[i] = change;
    changed++;
  }
  if (after.length < before.length) {
    changes ??= {};
    changes[GONE] = { cut: after.length };
  }
  return changes === null ? null : shorter(changes, after, changed, after.length);
}

function diffObjects(before: { readonly [key: string]: Json }, after: { readonly [key: string]: Json }): Patch {
  let changes: { [key: string]: Patch | Gone } | null = null;
  let changed = 0;
  let kept = 0;
  const keys = Object.keys(after);
  for (const key of keys) {
    const value = after[key] ?? null;
    const known = own(before, key);
    if (known !== undefined) kept++;
    if (known === value) continue;
    const change: Patch = known === undefined ? [copyOf(value)] : diff(known, value);
    if (change === null) continue;
    // A plain assignment of the one would set the prototype, and the other has a meaning here: the change would be lost.
    if (key === "__proto__" || key === GONE) return [copyOf(after)];
    changes ??= {};
    changes[key] = change;
    changed++;
  }
  const had = Object.keys(before);
  if (had.length > kept) {
    changes ??= {};
    changes[GONE] = { gone: had.filter((key) => !Object.hasOwn(after, key)) };
  }
  return changes === null ? null : shorter(changes, after, changed, keys.length);
}

/** What an object says of itself; undefined for what it only inherits, which are functions and its prototype. */
function own(object: { readonly [key: string]: Json }, key: string): Json | undefined {
  const value = object[key];
  if (typeof value !== "function" && key !== "__proto__") return value;
  return Object.hasOwn(object, key) ? value : undefined;
}

/** A patch that changes nearly everything is longer than the new value itself. */
function shorter(patch: { readonly [key: string]: Patch | Gone }, after: Json, changed: number, of: number): Patch {
  if (changed * 2 < of) return patch;
  return lengthOf(patch) < lengthOf(after) + 2 ? patch : [copyOf(after)];
}

/** How many characters of JSON, near enough: what has to be escaped counts as one. */
function lengthOf(value: Json | Patch | Gone): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value === "number") return value >= 0 && value < 10 ? 1 : String(value).length;
  if (typeof value !== "object" || value === null) return 4;
  let length = 2;
  if (Array.isArray(value)) for (const part of value) length += lengthOf(part) + 1;
  else for (const [key, part] of Object.entries(value)) length += key.length + 4 + lengthOf(part);
  return length;
}

function copyOf(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  // As the entries of it are: a key may be one that an assignment would not set.
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
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
