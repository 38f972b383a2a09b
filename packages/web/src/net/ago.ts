import type { Language } from "@endzeit/engine";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What is longer ago is told by its date. */
const MOST = 14 * DAY;

/** How long ago something was, as people say it. */
export function agoIn(at: number, now: number, lang: Language): string {
  const ms = Math.max(0, now - at);
  if (ms >= MOST) {
    const year = new Date(at).getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
    return new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", year }).format(at);
  }
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  if (ms < HOUR) return words.format(-Math.floor(ms / MINUTE), "minute");
  return ms < DAY ? words.format(-Math.floor(ms / HOUR), "hour") : words.format(-Math.floor(ms / DAY), "day");
}
