import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { labDe } from "./lab-de.ts";
import { labEn } from "./lab-en.ts";

const all: ByLanguage<typeof labEn> = { de: labDe, en: labEn };

/** A sentence of a report of the lab in the language of the moment. */
export function tl(key: keyof typeof labDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
