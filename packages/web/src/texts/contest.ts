import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { contestDe } from "./contest-de.ts";
import { contestEn } from "./contest-en.ts";

const all: ByLanguage<typeof contestEn> = { de: contestDe, en: contestEn };

/** A sentence about nights that are the same for everybody, in the language of the moment. */
export function tc(key: keyof typeof contestDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
