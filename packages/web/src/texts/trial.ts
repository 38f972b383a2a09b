import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { trialDe } from "./trial-de.ts";
import { trialEn } from "./trial-en.ts";

const all: ByLanguage<typeof trialEn> = { de: trialDe, en: trialEn };

/** A sentence about a trial of many matches, in the language of the moment. */
export function tt(key: keyof typeof trialDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
