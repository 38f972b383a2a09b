import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { netDe } from "./net-de.ts";
import { netEn } from "./net-en.ts";

const all: ByLanguage<typeof netEn> = { de: netDe, en: netEn };

/** A sentence of the tables on the network in the language of the moment. */
export function tn(key: keyof typeof netDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
