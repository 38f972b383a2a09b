import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { complaintDe } from "./complaint-de.ts";
import { complaintEn } from "./complaint-en.ts";

const all: ByLanguage<typeof complaintEn> = { de: complaintDe, en: complaintEn };

/** A sentence about a rule that is said to be broken, in the language of the moment. */
export function tb(key: keyof typeof complaintDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
