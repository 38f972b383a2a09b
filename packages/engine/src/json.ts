/** Anything that survives a trip through JSON unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The one spelling of a value: keys sorted, no white space, keys without a value left out. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (isObject(value)) {
    const entries = Object.keys(value)
      .filter((key) => value[key] !== undefined)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
    return `{${entries.join(",")}}`;
  }
  return JSON.stringify(value);
}

/** Whether two values have the same spelling. What they share is not looked into. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item: unknown, at) => alike(item, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  let kept = 0;
  for (const key of Object.keys(a)) {
    if (a[key] === undefined) continue;
    if (!Object.hasOwn(b, key) || !alike(a[key], b[key])) return false;
    kept++;
  }
  return Object.keys(b).reduce((count, key) => (b[key] === undefined ? count : count + 1), 0) === kept;
}

/** What somebody sent, for a message about it: cut short, and never walked into, for it may be nested without end. */
export function spelled(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "[]" : "[…]";
  if (isObject(value)) return Object.keys(value).length === 0 ? "{}" : "{…}";
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
