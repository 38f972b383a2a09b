import type { Language } from "@endzeit/engine";

/** English as it is written on this side of the ocean: a day before its month, hours to 24. */
const LOCALES: { readonly [lang in Language]: string } = { de: "de", en: "en-GB" };

/** Day and hour of an evening, with the year where that is not the one of `now`. */
export function eveningInWords(at: number, now: number, lang: Language): string {
  const date = new Date(at);
  const year = date.getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(LOCALES[lang], {
    weekday: "long",
    day: "numeric",
    month: "long",
    year,
    hour: "2-digit",
    minute: "2-digit",
  }).format(date);
}

export const shortDay = (at: number, lang: Language): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { day: "numeric", month: "short" }).format(new Date(at));

const two = (n: number): string => String(n).padStart(2, "0");

/** As a field for day and hour has it: by the clock of this device. */
export function fieldOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

const EVENING_HOUR = 20;

/** In a week, at eight: what a new evening begins with. */
export function inAWeek(now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 7, EVENING_HOUR).getTime();
}
