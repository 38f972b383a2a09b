import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { nightDe } from "./night-de.ts";
import { nightEn } from "./night-en.ts";

const all: ByLanguage<typeof nightDe> = { de: nightDe, en: nightEn };

/** A sentence of a guided match in the language of the moment. */
export function tc(key: keyof typeof nightDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
