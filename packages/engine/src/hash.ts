import { canonical } from "./json.ts";

/**
 * 64 bits of a text as 16 hex digits. Not a secret-keeping hash: it tells states apart, it hides nothing.
 * Source: cyrb53 by bryc (public domain), both words kept whole.
 */
export function hashText(text: string, seed = 0): string {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return hex(high) + hex(low);
}

/** The same for every state that says the same, whatever the order of its keys. */
export function hashOf(value: unknown): string {
  return hashText(canonical(value));
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
