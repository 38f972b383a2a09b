import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { hintDe } from "./hint-de.ts";
import { hintEn } from "./hint-en.ts";

const all: ByLanguage<typeof hintEn> = { de: hintDe, en: hintEn };

/** A sentence of a hint that was thought over in the language of the moment. */
export function th(key: keyof typeof hintDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
