import { type ByLanguage, text, type Values } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { puzzleDe } from "./puzzle-de.ts";
import { puzzleEn } from "./puzzle-en.ts";

const all: ByLanguage<typeof puzzleEn> = { de: puzzleDe, en: puzzleEn };

/** A sentence about puzzles, in the language of the moment. */
export function tp(key: keyof typeof puzzleDe, values: Values = {}): string {
  return text(all[settings.lang], key, values);
}
