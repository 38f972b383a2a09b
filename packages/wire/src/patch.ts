import type { Json } from "@endzeit/engine";

/**
 * What has to change in one JSON value to make another of it: null for nothing, `[value]` for a new value, otherwise changes by
 * key or index. Under the empty key stands what is gone: the keys that an object has lost, or the new length of an array.
 */
export type Patch = null | readonly [Json] | { readonly [key: string]: Patch | Gone };
type Gone = { readonly gone: readonly string[] } | { readonly cut: number };

const GONE = "";

/** The patch from `before` to `after`. Both are JSON values; keys in the order of `after`, so that equal pairs give equal bytes. */
export function diff(before: Json, after: Json): Patch {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after);
  if (isRecord(before) && isRecord(after)) return diffObjects(before, after);
  return [after];
}

function diffArrays(before: readonly Json[], after: readonly Json[]): Patch {
  const changes: { [key: string]: Patch | Gone } = {};
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    const item = after[i] ?? null;
    const change: Patch = i < before.length ? diff(before[i] ?? null, item) : [item];
    if (change === null) continue;
    changes[i] = change;
    changed++;
  }
  const cut = after.length < before.length;
  if (changed === 0 && !cut) return null;
  if (cut) changes[GONE] = { cut: after.length };
  return shorter(changes, after, changed, after.length);
}

function diffObjects(before: { readonly [key: string]: Json }, after: { readonly [key: string]: Json }): Patch {
  const changes: { [key: string]: Patch | Gone } = {};
  const keys = Object.keys(after);
  let changed = 0;
  for (const key of keys) {
    const value = after[key] ?? null;
    const known = Object.hasOwn(before, key) ? before[key] : undefined;
    const change: Patch = known === undefined ? [value] : diff(known, value);
    if (change === null) continue;
    // A plain assignment of the one would set the prototype, and the other has a meaning here: the change would be lost.
    if (key === "__proto__" || key === GONE) return [after];
    changes[key] = change;
    changed++;
  }
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  if (changed === 0 && gone.length === 0) return null;
  if (gone.length > 0) changes[GONE] = { gone };
  return shorter(changes, after, changed, keys.length);
}

/** A patch that changes nearly everything is longer than the new value itself. */
function shorter(patch: { readonly [key: string]: Patch | Gone }, after: Json, changed: number, of: number): Patch {
  if (changed * 2 < of) return patch;
  return JSON.stringify(patch).length < JSON.stringify(after).length + 2 ? patch : [after];
}

/** What `before` becomes. Parts that stay are shared, `before` itself is left as it is. Throws when the patch does not fit. */
export function apply(before: Json, patch: Patch): Json {
  if (patch === null) return before;
  if (isWhole(patch)) return patch[0];
  if (Array.isArray(before)) {
    const after = before.slice();
    for (const [key, change] of Object.entries(patch)) {
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
  for (const [key, change] of Object.entries(patch)) {
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
