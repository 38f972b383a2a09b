import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { groupDe } from "./group-de.ts";
import { groupEn } from "./group-en.ts";

const all: ByLanguage<typeof groupEn> = { de: groupDe, en: groupEn };

/** A sentence about groups in the language of the moment. */
export function tgr(key: keyof typeof groupDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
