import type { ByLanguage } from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { aboutDe } from "./about-de.ts";
import { aboutEn } from "./about-en.ts";

const all: ByLanguage<typeof aboutEn> = { de: aboutDe, en: aboutEn };

/** What stands around the explanation of a question, in the language of the moment. */
export const ta = (key: keyof typeof aboutDe): string => all[settings.lang][key];
