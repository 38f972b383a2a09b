import { type AnyGame, parts, type Texts, text } from "@endzeit/engine";
import type { LogGroup, SeatPanel } from "@endzeit/kit";
import type { Line } from "../protocol.ts";

/** The log as a person reads it: a heading for each phase, a sentence for each event that has one. Lines from step `since` on are fresh. */
export function groupsOf(
  game: AnyGame,
  texts: Texts,
  log: readonly Line[],
  panels: readonly SeatPanel[],
  since: number,
): readonly LogGroup[] {
  const groups: { key: string; heading: string; lines: LogGroup["lines"][number][] }[] = [];
  for (const line of log) {
    const phrase = game.words.event(line.event);
    if (phrase === null) continue;
    const heading = text(texts, line.heading.text, line.heading.values);
    let group = groups.at(-1);
    if (group === undefined || group.heading !== heading) {
      group = { key: `${line.n}`, heading, lines: [] };
      groups.push(group);
    }
    const side = panels.find((panel) => panel.seat === actorOf(line))?.side ?? null;
    group.lines.push({
      key: line.n,
      parts: parts(texts, phrase.text, phrase.values),
      side,
      fresh: since > 0 && line.step > since,
    });
  }
  return groups;
}

/** Whose doing a line is: the seat that the event names, else the one whose answer led to it. */
function actorOf({ event, by }: Line): number | null {
  return "seat" in event && typeof event.seat === "number" ? event.seat : by;
}

/** A line of the log as one sentence, for announcements; null for what needs none. */
export function sentenceOf(game: AnyGame, texts: Texts, line: Line): string | null {
  const phrase = game.words.event(line.event);
  return phrase === null ? null : text(texts, phrase.text, phrase.values);
}

/** The latest `count` answers of `of`, the earliest first, each told by its first sentence; null when it has none. */
export function stepsOf(
  game: AnyGame,
  texts: Texts,
  log: readonly Line[],
  of: number,
  count: number,
): readonly { readonly step: number; readonly words: string | null }[] {
  return Array.from({ length: count }, (_, i) => {
    const step = of - count + i + 1;
    const sentences = log.filter((line) => line.step === step).map((line) => sentenceOf(game, texts, line));
    return { step, words: sentences.find((sentence) => sentence !== null) ?? null };
  });
}

/** The steps in another order: the one at `at` before its forerunner, or without it. */
export function rearranged<T>(steps: readonly T[], at: number, how: "earlier" | "away"): readonly T[] {
  const others = steps.toSpliced(at, 1);
  return how === "away" ? others : others.toSpliced(at - 1, 0, ...steps.slice(at, at + 1));
}

/** How often what happened, for the events that the game has a text `stat.<event>` for; by seat where the event names one. */
export function numbersOf(
  texts: Texts,
  log: readonly Line[],
  seatName: (seat: number) => string,
): readonly { readonly label: string; readonly value: string }[] {
  const counts = new Map<string, Map<number | null, number>>();
  for (const { event } of log) {
    if (texts[`stat.${event.event}`] === undefined) continue;
    const seat = "seat" in event && typeof event.seat === "number" ? event.seat : null;
    const bySeat = counts.get(event.event) ?? new Map<number | null, number>();
    bySeat.set(seat, (bySeat.get(seat) ?? 0) + 1);
    counts.set(event.event, bySeat);
  }
  return [...counts].map(([event, bySeat]) => ({
    label: text(texts, `stat.${event}`),
    value: [...bySeat].map(([seat, n]) => (seat === null ? String(n) : `${seatName(seat)}: ${n}`)).join(" · "),
  }));
}
