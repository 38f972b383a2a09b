import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { reviewDe } from "./review-de.ts";
import { reviewEn } from "./review-en.ts";

const all: ByLanguage<typeof reviewEn> = { de: reviewDe, en: reviewEn };

/** A sentence of the look back in the language of the moment. */
export function tr(key: keyof typeof reviewDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
