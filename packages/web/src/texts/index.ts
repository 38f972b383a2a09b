import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

export type Key = keyof typeof de;

const all: ByLanguage<typeof en> = { de, en };

/** A sentence of the shell in the language of the moment. */
export function t(key: Key, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}

/** The text of a key that is put together from data; null when there is none. */
export function maybe(key: string): string | null {
  const texts: { readonly [key: string]: string } = all[settings.lang];
  return texts[key] ?? null;
}
