import type { Json } from "@endzeit/engine";

/**
 * What has to change in one JSON value to make another of it: nothing (null), a new value, or changes by key and index.
 * `cut`: the new length of an array that got shorter; `gone`: keys that an object has lost.
 */
export type Patch =
  | null
  | { readonly to: Json }
  | { readonly in: { readonly [key: string]: Patch }; readonly gone?: readonly string[]; readonly cut?: number };

/** The patch from `before` to `after`. Both are JSON values; keys in the order of `after`, so that equal pairs give equal bytes. */
export function diff(before: Json, after: Json): Patch {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after);
  if (isRecord(before) && isRecord(after)) return diffObjects(before, after);
  return { to: after };
}

function diffArrays(before: readonly Json[], after: readonly Json[]): Patch {
  const changes: { [key: string]: Patch } = {};
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    const item = after[i] ?? null;
    const change: Patch = i < before.length ? diff(before[i] ?? null, item) : { to: item };
    if (change !== null) {
      changes[i] = change;
      changed++;
    }
  }
  const cut = after.length < before.length;
  if (changed === 0 && !cut) return null;
  return shorter(cut ? { in: changes, cut: after.length } : { in: changes }, after, changed);
}

function diffObjects(before: { readonly [key: string]: Json }, after: { readonly [key: string]: Json }): Patch {
  const changes: { [key: string]: Patch } = {};
  let changed = 0;
  for (const [key, value] of Object.entries(after)) {
    const known = Object.hasOwn(before, key) ? before[key] : undefined;
    const change: Patch = known === undefined ? { to: value } : diff(known, value);
    if (change !== null) {
      // A plain assignment of this key would set the prototype, and the change would be lost.
      if (key === "__proto__") return { to: after };
      changes[key] = change;
      changed++;
    }
  }
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  if (changed === 0 && gone.length === 0) return null;
  return shorter(gone.length > 0 ? { in: changes, gone } : { in: changes }, after, changed);
}

/** A patch that changes nearly everything is longer than the new value itself. */
function shorter(patch: Patch, after: Json, changed: number): Patch {
  const size = Array.isArray(after) ? after.length : isRecord(after) ? Object.keys(after).length : 0;
  if (changed * 2 < size) return patch;
  return JSON.stringify(patch).length < JSON.stringify(after).length + 7 ? patch : { to: after };
}

/** What `before` becomes. Parts that stay are shared, `before` itself is left as it is. Throws when the patch does not fit. */
export function apply(before: Json, patch: Patch): Json {
  if (patch === null) return before;
  if ("to" in patch) return patch.to;
  if (Array.isArray(before)) {
    const after = before.slice(0, patch.cut ?? before.length);
    for (const [key, change] of Object.entries(patch.in)) {
      const index = Number(key);
      if (!Number.isInteger(index) || index < 0 || index > after.length) throw new Error(`patch: no place ${key}`);
      after[index] = apply(after[index] ?? null, change);
    }
    return after;
  }
  if (!isRecord(before)) throw new Error("patch: there is nothing to change in");
  const after: { [key: string]: Json } = { ...before };
  for (const key of patch.gone ?? []) delete after[key];
  for (const [key, change] of Object.entries(patch.in)) after[key] = apply(after[key] ?? null, change);
  return after;
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
