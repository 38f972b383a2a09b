import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { gameDe } from "./game-de.ts";
import { gameEn } from "./game-en.ts";

const all: ByLanguage<typeof gameEn> = { de: gameDe, en: gameEn };

/** A sentence of the page of a game in the language of the moment. */
export function tg(key: keyof typeof gameDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
