import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { historyDe } from "./history-de.ts";
import { historyEn } from "./history-en.ts";

const all: ByLanguage<typeof historyEn> = { de: historyDe, en: historyEn };

/** A sentence of the page of nights in the language of the moment. */
export function th(key: keyof typeof historyDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
