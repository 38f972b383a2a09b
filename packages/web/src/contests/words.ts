import { type AnyGame, type ContestMark, type ContestTable, defaultOptions, spanOf, text } from "@endzeit/engine";
import { botsAt } from "../game/company.ts";
import { settings } from "../settings.svelte.ts";
import type { SeatKind } from "../storage.ts";
import { tc } from "../texts/contest.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a contest is called: "Week 49/2026", or its day. */
export function nameOf(id: string): string {
  const span = spanOf(id);
  if (span?.kind !== "day") {
    const [year = "", week = ""] = id.split("-W");
    return tc("contest.named-week", { week, year });
  }
  return new Intl.DateTimeFormat(settings.lang, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(span.from));
}

/** How long a contest goes on. */
export function leftOf(id: string, now: number): string {
  const left = (spanOf(id)?.to ?? 0) - now;
  if (left <= 0) return tc("contest.gone");
  if (left < DAY_MS) return tc("contest.hours-left", { n: Math.ceil(left / HOUR_MS) });
  return tc("contest.days-left", { n: Math.ceil(left / DAY_MS) });
}

/** What whoever plays it does, in the words of the game. */
export function deedOf(game: AnyGame, { seats }: ContestTable): string {
  const texts = game.texts[settings.lang];
  const seat = seats.indexOf(null);
  if (seats.length === 1) return text(texts, "page.alone");
  const kinds = seats.map((bot): SeatKind => (bot === null ? { kind: "person" } : { kind: "bot", bot }));
  const key = texts[`page.play.${seat}`] === undefined ? "page.play" : `page.play.${seat}`;
  return text(texts, key, { foes: botsAt(kinds) });
}

/** What is otherwise than usual at the table of a contest, in the words of its options. */
export function rulesOf(game: AnyGame, { options }: ContestTable): readonly string[] {
  const texts = game.texts[settings.lang];
  const usual = defaultOptions(game.options);
  return Object.entries(options).flatMap(([id, value]) =>
    usual[id] === value ? [] : [`${text(texts, `option.${id}`)}: ${text(texts, `option.${id}.${String(value)}`)}`],
  );
}

const SYMBOLS: { readonly [mark in ContestMark]: string } = {
  calm: "🌙",
  fight: "🔥",
  loss: "🩸",
  won: "🌅",
  lost: "🧟",
};

/** A night as a row of symbols. */
export const symbolsOf = (marks: readonly ContestMark[]): string => marks.map((mark) => SYMBOLS[mark]).join("");
