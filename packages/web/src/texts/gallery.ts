import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { galleryDe } from "./gallery-de.ts";
import { galleryEn } from "./gallery-en.ts";

const all: ByLanguage<typeof galleryEn> = { de: galleryDe, en: galleryEn };

/** A sentence of the page of parts in the language of the moment. */
export function tp(key: keyof typeof galleryDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
