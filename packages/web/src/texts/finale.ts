import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { finaleDe } from "./finale-de.ts";
import { finaleEn } from "./finale-en.ts";

const all: ByLanguage<typeof finaleEn> = { de: finaleDe, en: finaleEn };

/** A sentence of the end of a match in the language of the moment. */
export function tf(key: keyof typeof finaleDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
